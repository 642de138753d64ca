// safetensors: the table, with the vocabulary in a separate file.
#include <nlohmann/json.hpp>

#include "core/base/little_endian.h"
#include "core/exchange/formats/safetensors.h"
#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/safetensors_writer.h"

namespace paragram {

void writeSafetensors(const std::filesystem::path& file, const std::string& tensor, const Matrix& table,
                      WeightPrecision precision) {
    const char* type = precision == WeightPrecision::fp32   ? "F32"
                       : precision == WeightPrecision::fp16 ? "F16"
                                                            : "I8";
    const nlohmann::ordered_json header{{"__metadata__", {{"format", "pt"}}},
                                        {tensor,
                                         {{"dtype", type},
                                          {"shape", {table.rows(), table.cols()}},
                                          {"data_offsets", {0, table.size() * bytesOf(precision)}}}}};
    std::string text = header.dump();
    text.append((8 - text.size() % 8) % 8, ' ');
    writeExportFile(file, [&](std::ostream& out) {
        std::string head;
        appendValue(head, static_cast<std::uint64_t>(text.size()));
        head += text;
        out.write(head.data(), static_cast<std::streamsize>(head.size()));
        writeNumbers(out, table, precision);
    });
}

ExportTarget safetensorsTarget() {
    ExportTarget target;
    target.name = "safetensors";
    target.label = "safetensors";
    target.reader = "Programs in Python, Rust, JavaScript and others that only need the table of vectors.";
    target.ending = ".safetensors";
    target.snippets = {{"Python",
                        "from safetensors.numpy import load_file\n"
                        "table = load_file(\"{path}\")[\"embedding.weight\"]\n"},
                       {"Rust",
                        "let bytes = std::fs::read(\"{path}\")?;\n"
                        "let table = safetensors::SafeTensors::deserialize(&bytes)?\n"
                        "    .tensor(\"embedding.weight\")?;\n"}};
    target.bytes = [](const ExportModel& exported) {
        return static_cast<double>(exported.model.table.size() * bytesOf(exported.precision)) +
               vocabularyBytes(exported.model);
    };
    target.write = [](const ExportModel& exported, const ExportPlace& place) {
        writeSafetensors(place.file(".safetensors"), "embedding.weight", exported.model.table,
                         exported.precision);
        writeBeside(exported, place);
    };
    target.check = [](const ExportModel& exported, const ExportPlace& place,
                      const std::vector<std::string>& sentences) -> Result<ExportCheck> {
        const Result<SafeTensors> file = SafeTensors::open(place.file(".safetensors"));
        if (!file) return file.error();
        return checkTable(exported, file->matrix("embedding.weight"), sentences);
    };
    return target;
}

}  // namespace paragram
