// The folder of model2vec; because of its modules.json, sentence-transformers can read it as well.
#include <nlohmann/json.hpp>

#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/safetensors_writer.h"
#include "core/exchange/targets/static_folder_check.h"
#include "core/exchange/targets/tokenizer_json.h"

namespace paragram {
namespace {

using Json = nlohmann::ordered_json;

void write(const ExportModel& exported, const ExportPlace& place) {
    const JsonTokens tokens = *jsonTokens(exported.model);
    writeSafetensors(place.folder / "model.safetensors", "embeddings", tokens.table, exported.precision);
    writeExportFile(place.folder / "tokenizer.json", tokens.json);
    const bool narrow = exported.precision != WeightPrecision::fp32;
    const char* type = !narrow ? "float32" : exported.precision == WeightPrecision::fp16 ? "float16" : "int8";
    const Json config{{"model_type", "model2vec"},
                      {"architectures", {"StaticModel"}},
                      {"tokenizer_name", exported.name},
                      {"apply_pca", nullptr},
                      {"hidden_dim", tokens.table.cols()},
                      {"seq_length", 1000000},
                      {"normalize", true},
                      {"embedding_dtype", type}};
    const Json modules = Json::array(
        {{{"idx", 0}, {"name", "0"}, {"path", "."}, {"type", "sentence_transformers.models.StaticEmbedding"}},
         {{"idx", 1},
          {"name", "1"},
          {"path", "1_Normalize"},
          {"type", "sentence_transformers.models.Normalize"}}});
    writeExportFile(place.folder / "config.json", config.dump(4) + "\n");
    writeExportFile(place.folder / "modules.json", modules.dump(2) + "\n");
    std::filesystem::create_directories(place.folder / "1_Normalize");
    const Json normalize{{"module_input_name", "sentence_embedding"},
                         {"module_output_name", "sentence_embedding"}};
    writeExportFile(place.folder / "1_Normalize" / "config.json", normalize.dump(2) + "\n");
}

}  // namespace

ExportTarget model2vecTarget() {
    ExportTarget target;
    target.name = "model2vec";
    target.label = "model2vec";
    target.reader =
        "The small Python and Rust library model2vec; sentence-transformers reads the same folder.";
    target.snippets = {{"Python",
                        "from model2vec import StaticModel\n"
                        "model = StaticModel.from_pretrained(\"{path}\")\n"
                        "vectors = model.encode([\"the doctor bought three apples\"])\n"},
                       {"Rust",
                        "let model = model2vec_rs::model::StaticModel::from_pretrained(\n"
                        "    \"{path}\", None, None, None)?;\n"
                        "let vectors = model.encode(&[\"the doctor bought three apples\".to_string()]);\n"}};
    target.refusal = [](const ExportModel& exported) {
        return jsonTokensRefusal(exported.model, exported.name);
    };
    target.bytes = staticFolderBytes;
    target.write = write;
    target.check = checkStaticFolder;
    return target;
}

}  // namespace paragram
