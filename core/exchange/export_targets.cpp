#include <fmt/format.h>

#include "core/exchange/export_target.h"

namespace paragram {

std::string precisionName(Precision precision) {
    if (precision == Precision::fp32) return "fp32";
    return precision == Precision::fp16 ? "fp16" : "int8";
}

Result<Precision> precisionOf(const std::string& name) {
    for (const Precision precision : {Precision::fp32, Precision::fp16, Precision::int8}) {
        if (precisionName(precision) == name) return precision;
    }
    return Error{"--precision", "\"" + name + "\"", "fp32, fp16 or int8", "choose one of these"};
}

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
