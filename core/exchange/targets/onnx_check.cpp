#include "core/exchange/targets/onnx_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "core/base/files/atomic_file.h"
#include "core/exchange/formats/onnx_interpreter.h"
#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/tokenizer_json.h"
#include "core/tokens/foreign/json_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"

namespace paragram {
namespace {

// The ids of some sentences, with the mask that distinguishes them from padding.
struct Batch {
    OnnxTensor ids, mask;
};

Batch batchOf(const std::vector<std::vector<std::int32_t>>& sentences) {
    std::size_t longest = 1;
    for (const auto& sentence : sentences) longest = std::max(longest, sentence.size());
    Batch batch;
    batch.ids.shape =
        batch.mask.shape = {static_cast<std::int64_t>(sentences.size()), static_cast<std::int64_t>(longest)};
    for (const auto& sentence : sentences) {
        for (std::size_t i = 0; i < longest; ++i) {
            batch.ids.values.push_back(i < sentence.size() ? sentence[i] : 0);
            batch.mask.values.push_back(i < sentence.size() ? 1 : 0);
        }
    }
    return batch;
}

// Tokenises by tokenizer.json if it is part of the export, otherwise by the model.
using Cutter =
    std::function<std::vector<std::vector<std::int32_t>>(std::size_t part, std::span<const std::string>)>;

Cutter cutterOf(const Model& model, std::shared_ptr<const Tokenizer> json) {
    return [&model, json](std::size_t part, std::span<const std::string> texts) {
        std::vector<std::vector<std::int32_t>> sentences;
        for (const std::string& text : texts) {
            std::vector<std::int32_t>& ids = sentences.emplace_back();
            if (json) {
                json->appendIds(text, ids);
                continue;
            }
            const std::vector<std::int32_t> all = model.tokenizer->tokens(model.settings, text, Side::source);
            const auto range = model.layout().range(part, all);
            ids.assign(all.begin() + static_cast<std::ptrdiff_t>(range.first),
                       all.begin() + static_cast<std::ptrdiff_t>(range.first + range.count));
        }
        return sentences;
    };
}

}  // namespace

Result<ExportCheck> checkOnnx(const ExportModel& exported, const ExportPlace& place,
                              const std::vector<std::string>& sentences) {
    constexpr std::size_t kAtOnce = 8;  // sentences at a time, because padding is costly
    const Model& model = exported.model;
    const Result<OnnxGraph> graph = OnnxGraph::read(place.file(".onnx"));
    if (!graph) return graph.error();
    std::shared_ptr<const Tokenizer> json;
    std::error_code code;
    if (std::filesystem::exists(place.file(".tokenizer.json"), code)) {
        const Result<std::string> text = readFile(place.file(".tokenizer.json"));
        if (!text) return text.error();
        const auto tokenizer =
            makeTokenizer(jsonTokenizerFile(*text, false), place.file(".tokenizer.json").string());
        if (!tokenizer) return tokenizer.error();
        json = *tokenizer;
    }
    const Cutter cut = cutterOf(model, json);
    Matrix theirs(sentences.size(), model.dimension());
    for (std::size_t first = 0; first < sentences.size(); first += kAtOnce) {
        const auto some = std::span(sentences).subspan(first, std::min(kAtOnce, sentences.size() - first));
        std::map<std::string, OnnxTensor> inputs;
        for (std::size_t part = 0; part < model.layout().parts(); ++part) {
            const std::string suffix = part == 0 ? "" : fmt::format("_{}", part + 1);
            Batch batch = batchOf(cut(part, some));
            inputs["input_ids" + suffix] = std::move(batch.ids);
            inputs["attention_mask" + suffix] = std::move(batch.mask);
        }
        const Result<OnnxTensor> vectors = graph->run(inputs, "sentence_embedding");
        if (!vectors) return vectors.error();
        if (vectors->values.size() != some.size() * theirs.cols())
            return Error{place.file(".onnx").string(), "vectors of another size", "", "export it again"};
        std::ranges::copy(vectors->values, theirs.row(first).data());
    }
    Workers alone(1);
    return compareVectors(model.embed(sentences, alone), theirs,
                          json ? otherCuts(model, *json, sentences) : std::vector<char>());
}

}  // namespace paragram
