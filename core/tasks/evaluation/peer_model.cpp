#include "core/tasks/evaluation/peer_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "core/exchange/formats/npy.h"
#include "core/models/text_encoder.h"

namespace paragram {
namespace {

std::string inOneLine(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return text;
}

// Its only tokens are the sentences; the last row is that of unknown ones.
class WholeSentences : public Tokenizer {
  public:
    explicit WholeSentences(const std::vector<std::string>& sentences) : sentences_(sentences) {
        for (std::size_t i = 0; i < sentences_.size(); ++i)
            ids_.emplace(sentences_[i], static_cast<std::int32_t>(i));
    }

    TokenizerKind kind() const override { return TokenizerKind::word; }
    std::size_t size() const override { return sentences_.size() + 1; }
    std::int32_t unknownId() const override { return static_cast<std::int32_t>(sentences_.size()); }
    std::string piece(std::int32_t id) const override {
        return id == unknownId() ? "<unk>" : sentences_[static_cast<std::size_t>(id)];
    }
    std::vector<Piece> segment(std::string_view text) const override {
        return {{std::string(text), idOf(text)}};
    }
    void appendIds(std::string_view text, std::vector<std::int32_t>& ids) const override {
        if (const std::int32_t id = idOf(text); id >= 0) ids.push_back(id);
    }
    std::string serialise() const override { return {}; }

  private:
    std::int32_t idOf(std::string_view text) const {
        const auto found = ids_.find(inOneLine(std::string(text)));
        return found == ids_.end() ? -1 : found->second;
    }

    std::vector<std::string> sentences_;
    std::unordered_map<std::string, std::int32_t> ids_;
};

template <class Take>
void forEachSentence(const EvaluationSuites& suites, const Take& take) {
    for (const StsSet& set : suites.graded) {
        for (const StsPair& pair : set.pairs) {
            take(pair.first);
            take(pair.second);
        }
    }
    const auto all = [&](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) take(text);
    };
    for (const LabelledSet& set : suites.labelled) {
        all(set.firsts);
        all(set.seconds);
    }
    for (const RetrievalSet& set : suites.retrieval) {
        all(set.source);
        all(set.target);
    }
    for (const MiningTask& task : suites.mining) {
        for (const BuccSet* set : {task.train ? &*task.train : nullptr, &task.test}) {
            if (!set) continue;
            all(set->source.sentences);
            all(set->target.sentences);
        }
    }
}

}  // namespace

std::vector<std::string> sentencesOf(const EvaluationSuites& suites) {
    std::vector<std::string> sentences;
    std::unordered_set<std::string> known;
    forEachSentence(suites, [&](const std::string& text) {
        if (isBlank(text)) return;
        if (const auto [line, added] = known.insert(inOneLine(text)); added) sentences.push_back(*line);
    });
    return sentences;
}

Result<std::shared_ptr<const Model>> peerModel(const std::vector<std::string>& sentences,
                                               const std::filesystem::path& vectors) {
    const Result<Matrix> rows = readNpy(vectors);
    if (!rows) return rows.error();
    if (rows->rows() != sentences.size())
        return Error{vectors.string(), fmt::format("{} rows", rows->rows()),
                     fmt::format("{}, one for each line of the list of sentences", sentences.size()),
                     "embed the whole list, line by line"};
    auto model = std::make_shared<Model>();
    model->settings.text.lowerCase = false;
    model->settings.tokenizer.kind = TokenizerKind::word;
    model->settings.encoder.kind = "word";
    model->settings.encoder.dimension = static_cast<int>(rows->cols());
    model->tokenizer = std::make_shared<ModelTokenizer>(
        std::vector<std::shared_ptr<const Tokenizer>>{std::make_shared<WholeSentences>(sentences)},
        Sharing::shared);
    model->table = Matrix(rows->rows() + 1, rows->cols());
    std::copy_n(rows->data(), rows->size(), model->table.data());
    return std::shared_ptr<const Model>(std::move(model));
}

Result<Nothing> checkSentences(const EvaluationSuites& suites, const std::vector<std::string>& sentences,
                               const std::filesystem::path& list) {
    const std::unordered_set<std::string> known(sentences.begin(), sentences.end());
    std::string missing;
    forEachSentence(suites, [&](const std::string& text) {
        if (missing.empty() && !isBlank(text) && !known.contains(inOneLine(text))) missing = text;
    });
    if (missing.empty()) return Nothing{};
    return Error{list.string(), fmt::format("no line \"{}\"", missing), "every sentence of the data sets",
                 "write the list for the same --suite with --list-sentences, and embed it again"};
}

}  // namespace paragram
