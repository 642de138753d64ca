#include "core/pairs/recipes/dropped_pairs.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

namespace paragram {
namespace {

std::string number(float value) {
    return std::isnan(value) ? "" : fmt::format("{:.6g}", value);
}

std::string jsonLine(const DroppedExample& example, const RecipeStep& step, const std::string& keptBy) {
    nlohmann::ordered_json line;
    if (!keptBy.empty()) line["kept_by"] = keptBy;
    line["step"] = example.step + 1;
    line["filter"] = step.filter;
    for (const float value : {example.judgement.first, example.judgement.second})
        if (!std::isnan(value)) line["measured"].push_back(value);
    line["source"] = example.pair.source;
    line["target"] = example.pair.target;
    return line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

}  // namespace

Result<DroppedFile> DroppedFile::open(const std::filesystem::path& file) {
    Result<OutputStream> out = OutputStream::open(file);
    if (!out) return out.error();
    return DroppedFile(std::move(*out), file.extension() == ".jsonl" || file.extension() == ".json");
}

void DroppedFile::write(const DroppedExample& example, const RecipeStep& step, const std::string& keptBy) {
    ++pairs_;
    if (json_) return out_.write(jsonLine(example, step, keptBy));
    out_.write(fmt::format("{}{}{}\t{}\t{}\t{}\t{}\n", keptBy, keptBy.empty() ? "" : "\t", step.kind().title,
                           number(example.judgement.first), number(example.judgement.second),
                           example.pair.source, example.pair.target));
}

}  // namespace paragram
