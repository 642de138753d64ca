// A row of the table of filters: from it come recipes, --help, the window's list and the manual.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/hash_set.h"
#include "core/base/result.h"
#include "core/pairs/pair_filter.h"

namespace paragram {

enum class ParameterKind { number, flag, choice, text, file };

struct FilterParameter {
    std::string key, label;
    ParameterKind kind = ParameterKind::number;
    std::string fallback;              // the default, as it stands in a recipe
    double minimum = 0, maximum = 0;   // numbers only, inclusive
    std::string unit;                  // numbers only; empty for plain ones
    std::vector<std::string> choices;  // choices only
    std::string help;                  // a sentence

    // "0 to 10,000 words", "one, none", "true or false"
    std::string range() const;
    // Error says what was found and expected, not where.
    Result<Nothing> check(const std::string& value) const;
};

// Cheap filters run before costly ones where that changes nothing.
enum class FilterCost { cheap, moderate, costly, model };

// The parameters of a step with their defaults filled in; checked before a filter is made.
class FilterValues {
  public:
    explicit FilterValues(std::map<std::string, std::string> values) : values_(std::move(values)) {}
    double number(const std::string& key) const;
    bool flag(const std::string& key) const { return text(key) == "true"; }
    const std::string& text(const std::string& key) const { return values_.at(key); }

  private:
    std::map<std::string, std::string> values_;
};

// Cosines of the two sides of pairs[chosen[i]]; for any thread.
using PairScorer = std::function<void(std::span<const SentencePair> pairs,
                                      std::span<const std::uint32_t> chosen, std::span<float> cosines)>;

enum class PairSide { source, target };
// Tokens of a text as it stands on a side; for any thread.
using TokenCounter = std::function<std::size_t(std::string_view text, PairSide side)>;

// Sentences that no training pair may hold, by the suite they are of.
struct EvaluationSentences {
    std::vector<std::string> suites;
    std::function<void(const std::function<void(std::size_t suite, std::string_view sentence)>&)> each;
};

// What filters need beyond their parameters. What lies in later stages is handed in by tasks.
struct FilterContext {
    std::string sourceLanguage, targetLanguage;  // empty: not known
    // A model of the workbench or a file of word vectors to a function that scores.
    std::function<Result<PairScorer>(const std::filesystem::path& model)> loadScorer;
    // A tokenizer, or that of a model.
    std::function<Result<TokenCounter>(const std::filesystem::path& tokenizer)> loadTokenCounter;
    // The sets of these paths, or those known where there are none.
    std::function<Result<EvaluationSentences>(const std::vector<std::filesystem::path>& paths)>
        loadEvaluation;
};

// One of the two.
struct MadeFilter {
    std::unique_ptr<PairFilter> filter;
    std::unique_ptr<RepeatMemory> memory;
};

struct FilterKind {
    std::string id;        // "length": how recipes call it
    std::string title;     // "length": what people read
    std::string help;      // one or two sentences
    std::string quantity;  // what is measured and held to minimum and maximum: "words"; empty: nothing is
    FilterCost cost = FilterCost::cheap;
    bool perSide = false;    // the quantity is of each side
    bool remembers = false;  // what is kept depends on the pairs before
    std::vector<FilterParameter> parameters;
    Result<MadeFilter> (*make)(const FilterValues& values, const FilterContext& context) = nullptr;

    const FilterParameter* parameter(std::string_view key) const;
};

FilterParameter numberParameter(std::string key, std::string label, double minimum, double maximum,
                                std::string fallback, std::string unit, std::string help);
FilterParameter flagParameter(std::string key, std::string label, bool fallback, std::string help);
FilterParameter choiceParameter(std::string key, std::string label, std::vector<std::string> choices,
                                std::string help);
FilterParameter textParameter(std::string key, std::string label, std::string help);
FilterParameter fileParameter(std::string key, std::string label, std::string help);

}  // namespace paragram
