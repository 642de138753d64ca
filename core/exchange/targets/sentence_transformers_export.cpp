// The folder of sentence-transformers: modules.json, StaticEmbedding, Normalize (format of version 5, which
// version 6 also reads).
#include <nlohmann/json.hpp>

#include "core/base/files/atomic_file.h"
#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/safetensors_writer.h"
#include "core/exchange/targets/static_folder_check.h"
#include "core/exchange/targets/tokenizer_json.h"

namespace paragram {
namespace {

using Json = nlohmann::ordered_json;

void write(const ExportModel& exported, const ExportPlace& place) {
    const JsonTokens tokens = *jsonTokens(exported.model);
    const std::filesystem::path module = place.folder / "0_StaticEmbedding";
    std::filesystem::create_directories(module);
    std::filesystem::create_directories(place.folder / "1_Normalize");
    writeSafetensors(module / "model.safetensors", "embedding.weight", tokens.table, exported.precision);
    writeExportFile(module / "tokenizer.json", tokens.json);
    const Json modules = Json::array({{{"idx", 0},
                                       {"name", "0"},
                                       {"path", "0_StaticEmbedding"},
                                       {"type", "sentence_transformers.models.StaticEmbedding"}},
                                      {{"idx", 1},
                                       {"name", "1"},
                                       {"path", "1_Normalize"},
                                       {"type", "sentence_transformers.models.Normalize"}}});
    const Json config{
        {"model_type", "SentenceTransformer"},
        {"__version__",
         {{"sentence_transformers", "5.1.0"}, {"transformers", "4.57.0"}, {"pytorch", "2.8.0"}}},
        {"prompts", {{"query", ""}, {"document", ""}}},
        {"default_prompt_name", nullptr},
        {"similarity_fn_name", "cosine"}};
    const Json normalize{{"module_input_name", "sentence_embedding"},
                         {"module_output_name", "sentence_embedding"}};
    writeExportFile(place.folder / "modules.json", modules.dump(2) + "\n");
    writeExportFile(place.folder / "config_sentence_transformers.json", config.dump(2) + "\n");
    writeExportFile(place.folder / "1_Normalize" / "config.json", normalize.dump(2) + "\n");
}

}  // namespace

ExportTarget sentenceTransformersTarget() {
    ExportTarget target;
    target.name = "sentence-transformers";
    target.label = "Sentence Transformers";
    target.reader =
        "The Python library sentence-transformers and everything based on it; model2vec reads it as well.";
    target.int8 = false;
    target.snippets = {{"Python",
                        "from sentence_transformers import SentenceTransformer\n"
                        "model = SentenceTransformer(\"{path}\")\n"
                        "vectors = model.encode([\"the doctor bought three apples\"])\n"}};
    target.refusal = [](const ExportModel& exported) {
        return jsonTokensRefusal(exported.model, exported.name);
    };
    target.bytes = staticFolderBytes;
    target.write = write;
    target.check = checkStaticFolder;
    return target;
}

}  // namespace paragram
