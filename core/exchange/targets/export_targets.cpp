#include <fmt/format.h>

#include "core/exchange/targets/export_target.h"

namespace paragram {

const std::vector<ExportTarget>& exportTargets() {
    static const std::vector<ExportTarget> all{
        sentenceTransformersTarget(), model2vecTarget(),   onnxTarget(), word2vecTarget(),
        word2vecBinaryTarget(),       safetensorsTarget(), npyTarget(),  rawTarget(),
        tensorboardTarget(),          faissTarget(),       pspTarget()};
    return all;
}

Result<const ExportTarget*> findExportTarget(const std::string& name) {
    std::string names;
    for (const ExportTarget& target : exportTargets()) {
        if (target.name == name) return &target;
        names += (names.empty() ? "" : ", ") + target.name;
    }
    return Error{"--format", "\"" + name + "\"", names, "choose one of these"};
}

}  // namespace paragram
