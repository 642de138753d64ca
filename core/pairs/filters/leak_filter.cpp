#include <fmt/format.h>

#include <atomic>
#include <sstream>
#include <unordered_map>

#include "core/base/number_text.h"
#include "core/pairs/filters/filter_table.h"

namespace paragram {
namespace {

// Differences in punctuation, case or full-width letters must not hide a sentence.
constexpr SentenceForm kForm{true, true, true};

struct Low {
    std::size_t operator()(const TextHash& hash) const { return hash.low; }
};
using SuiteOf = std::unordered_map<TextHash, std::size_t, Low>;

class LeakFilter : public PairFilter {
  public:
    LeakFilter(SuiteOf suiteOf, std::vector<std::string> suites)
        : suiteOf_(std::move(suiteOf)), suites_(std::move(suites)), dropped_(suites_.size()) {}

    void judge(std::span<const SentencePair> pairs, std::span<const std::uint32_t> chosen, FilterWorkspace&,
               std::span<FilterDecision> out) const override {
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            const SentencePair& pair = pairs[chosen[i]];
            out[i].keeps = suiteOf_.empty() || (absent(pair.source) && absent(pair.target));
        }
    }

    std::vector<std::string> notes() const override {
        if (suites_.empty()) {
            return {"no evaluation sets are known, so nothing was searched; give them with --suite or sets="};
        }
        std::vector<std::string> sentences;
        for (std::size_t s = 0; s < suites_.size(); ++s) {
            if (const std::int64_t pairs = dropped_[s].load(); pairs > 0)
                sentences.push_back(fmt::format("{} of {}", groupedNumber(pairs), suites_[s]));
        }
        if (sentences.empty())
            sentences.push_back(
                fmt::format("none of {}", countOf(static_cast<std::int64_t>(suites_.size()), "set")));
        return sentences;
    }

    void addUp(Communicator& ranks) override {
        for (auto& dropped : dropped_)
            dropped = static_cast<std::int64_t>(sumOver(ranks, static_cast<double>(dropped.load())));
    }

  private:
    bool absent(const std::string& sentence) const {
        const auto found = suiteOf_.find(hashText(sentenceInForm(sentence, kForm)));
        if (found == suiteOf_.end()) return true;
        ++dropped_[found->second];
        return false;
    }

    SuiteOf suiteOf_;
    std::vector<std::string> suites_;
    mutable std::vector<std::atomic<std::int64_t>> dropped_;
};

Result<FilterInstance> make(const FilterValues& values, const FilterContext& context) {
    std::vector<std::filesystem::path> paths;
    std::istringstream list(values.text("sets"));
    for (std::string path; std::getline(list, path, ';');)
        if (!path.empty()) paths.emplace_back(path);
    EvaluationSentences sentences;
    if (context.loadEvaluation) {
        Result<EvaluationSentences> loaded = context.loadEvaluation(paths);
        if (!loaded) return loaded.error();
        sentences = std::move(*loaded);
    }
    SuiteOf suiteOf;
    if (sentences.each) {
        sentences.each([&](std::size_t suite, std::string_view sentence) {
            const std::string form = sentenceInForm(sentence, kForm);
            if (!form.empty()) suiteOf.emplace(hashText(form), suite);
        });
    }
    FilterInstance made;
    made.filter = std::make_unique<LeakFilter>(std::move(suiteOf), std::move(sentences.suites));
    return made;
}

}  // namespace

FilterKind leakFilter() {
    return {
        "leak",
        "evaluation sentences",
        "Drops pairs that contain a sentence of an evaluation set, ignoring case and punctuation: scores on "
        "sentences that a model was trained on are meaningless.",
        "",
        FilterCost::moderate,
        false,
        false,
        {textParameter("sets", "Sets",
                       "Folders, suite files, pair stores or text files, separated by semicolons; empty: "
                       "the evaluation sets of the project.")},
        make};
}

}  // namespace paragram
