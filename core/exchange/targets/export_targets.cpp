#include <fmt/format.h>

#include "core/base/choices.h"
#include "core/exchange/targets/export_target.h"

namespace paragram {

const std::vector<ExportTarget>& exportTargets() {
    static const std::vector<ExportTarget> all{
        sentenceTransformersTarget(), model2vecTarget(),   onnxTarget(), word2vecTarget(),
        word2vecBinaryTarget(),       safetensorsTarget(), npyTarget(),  rawTarget(),
        tensorboardTarget(),          faissTarget(),       pspTarget(),  bgtTarget()};
    return all;
}

Result<const ExportTarget*> findExportTarget(const std::string& name) {
    std::vector<std::string> names;
    for (const ExportTarget& target : exportTargets()) {
        if (target.name == name) return &target;
        names.push_back(target.name);
    }
    return wrongChoice("--format", name, names);
}

}  // namespace paragram
