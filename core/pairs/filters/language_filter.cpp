#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <sstream>

#include "core/base/number_text.h"
#include "core/pairs/filters/filter_table.h"
#include "core/text/language_detector.h"

namespace paragram {
namespace {

constexpr std::size_t kNamedLanguages = 8;

class LanguageFilter : public PairFilter {
  public:
    LanguageFilter(std::unique_ptr<LanguageDetector> detector, std::string source, std::string target,
                   bool keepUnsure)
        : detector_(std::move(detector)),
          expected_{std::move(source), std::move(target)},
          keepUnsure_(keepUnsure) {}

    void judge(std::span<const SentencePair> pairs, std::span<const std::uint32_t> chosen, FilterWorkspace&,
               std::span<FilterDecision> out) const override {
        std::map<std::string, std::int64_t> found[2];
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            const SentencePair& pair = pairs[chosen[i]];
            // Once one side is wrong, the language of the other is irrelevant, and detecting it is costly.
            out[i].keeps = fits(pair.source, 0, found[0]) && fits(pair.target, 1, found[1]);
        }
        const std::lock_guard lock(mutex_);
        for (int side = 0; side < 2; ++side)
            for (const auto& [code, count] : found[side]) wrong_[side][code] += count;
    }

    std::vector<std::string> notes() const override {
        std::vector<std::string> sentences;
        for (int side = 0; side < 2; ++side) {
            std::vector<std::pair<std::string, std::int64_t>> most(wrong_[side].begin(), wrong_[side].end());
            std::ranges::stable_sort(most, std::greater{}, &std::pair<std::string, std::int64_t>::second);
            if (most.size() > kNamedLanguages) most.resize(kNamedLanguages);
            std::string list;
            for (const auto& [code, count] : most)
                list += fmt::format("{}{} {}", list.empty() ? "" : ", ", code.empty() ? "unsure" : code,
                                    groupedNumber(count));
            if (!list.empty()) sentences.push_back(fmt::format("not {}: {}", expected_[side], list));
        }
        return sentences;
    }

    void addUp(Communicator& ranks) override {
        std::string counts;
        for (int side = 0; side < 2; ++side)
            for (const auto& [code, count] : wrong_[side])
                counts += fmt::format("{} {} {}\n", side, count, code);
        collectAtFirst(ranks, counts);
        if (!ranks.isFirst()) return;
        for (auto& side : wrong_) side.clear();
        std::istringstream lines(counts);
        for (std::string line; std::getline(lines, line);) {
            std::istringstream fields(line);
            std::int64_t count = 0;
            int side = 0;
            std::string code;  // may be empty
            fields >> side >> count >> code;
            wrong_[side][code] += count;
        }
    }

  private:
    bool fits(const std::string& text, int side, std::map<std::string, std::int64_t>& found) const {
        const std::string code = detector_->detect(text);
        if (code == expected_[side] || (code.empty() && keepUnsure_)) return true;
        // Another code of the same language is rare, and comparing codes takes time.
        if (!code.empty() && sameLanguage(code, expected_[side])) return true;
        ++found[code];
        return false;
    }

    std::unique_ptr<LanguageDetector> detector_;
    std::string expected_[2];
    bool keepUnsure_;
    mutable std::mutex mutex_;
    mutable std::map<std::string, std::int64_t> wrong_[2];
};

Result<FilterInstance> make(const FilterValues& values, const FilterContext& context) {
    std::string languages[2];
    const char* sides[2] = {"source", "target"};
    const std::string known[2] = {context.sourceLanguage, context.targetLanguage};
    for (int side = 0; side < 2; ++side) {
        languages[side] = values.text(sides[side]).empty() ? known[side] : values.text(sides[side]);
        if (languages[side].empty()) {
            return Error{"", fmt::format("the language of the {} side is unknown", sides[side]), "",
                         fmt::format("give it, as in {}=en, or with --languages", sides[side])};
        }
    }
    auto detector = makeLanguageDetector(values.text("model"));
    if (!detector) return detector.error();
    FilterInstance made;
    made.filter = std::make_unique<LanguageFilter>(std::move(*detector), languages[0], languages[1],
                                                   values.text("unsure") == "keep");
    return made;
}

}  // namespace

FilterKind languageFilter() {
    return {"language",
            "language",
            "Drops pairs with a side that is not in the expected language. CLD2 is built in; it is unsure "
            "of many short sentences. P22 uses fastText's lid.176, whose file you can choose instead.",
            "",
            FilterCost::costly,
            false,
            false,
            {textParameter("source", "Source",
                           "Language of the side, a code such as en; empty: that of the pairs."),
             textParameter("target", "Target",
                           "Language of the side, a code such as en; empty: that of the pairs."),
             fileParameter("model", "fastText model",
                           "lid.176.bin or lid.176.ftz, published by the authors of fastText; empty: CLD2."),
             choiceParameter("unsure", "If unsure", {"keep", "drop"},
                             "What happens to a sentence whose language CLD2 cannot detect.")},
            make};
}

}  // namespace paragram
