// A row of the table of filters, from which recipes, --help, the window's list and the manual are built.
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
#include "core/pairs/filters/pair_filter.h"

namespace paragram {

enum class ParameterKind { number, flag, choice, text, file };

struct FilterParameter {
    std::string key, label;
    ParameterKind kind = ParameterKind::number;
    std::string fallback;              // the default, as written in a recipe
    double minimum = 0, maximum = 0;   // numbers only, inclusive
    std::string unit;                  // numbers only; empty for plain ones
    std::vector<std::string> choices;  // choices only
    std::string help;                  // one sentence

    // "0 to 10,000 words", "one, none", "true or false"
    std::string range() const;
    // Error contains what was found and expected, but not where.
    Result<Nothing> check(const std::string& value) const;
};

// Cheap filters run before costly ones if that does not change the result.
enum class FilterCost { cheap, moderate, costly, model };

// The parameters of a step with defaults filled in; checked before a filter is created.
class FilterValues {
  public:
    explicit FilterValues(std::map<std::string, std::string> values) : values_(std::move(values)) {}
    double number(const std::string& key) const;
    bool flag(const std::string& key) const { return text(key) == "true"; }
    const std::string& text(const std::string& key) const { return values_.at(key); }

  private:
    std::map<std::string, std::string> values_;
};

// Writes the cosine of the two sides of pairs[chosen[i]] to cosines[i]; for any thread.
using PairScorer = std::function<void(std::span<const SentencePair> pairs,
                                      std::span<const std::uint32_t> chosen, std::span<float> cosines)>;

// The number of tokens of a text on a side; for any thread.
using TokenCounter = std::function<std::size_t(std::string_view text, Side side)>;

// Sentences that training pairs must not contain, by their suite.
struct EvaluationSentences {
    std::vector<std::string> suites;
    std::function<void(const std::function<void(std::size_t suite, std::string_view sentence)>&)> each;
};

// What filters need in addition to their parameters; tasks pass in what belongs to later stages.
struct FilterContext {
    std::string sourceLanguage, targetLanguage;  // empty: unknown
    bool translationScores = false;      // the score of a pair is not a given one: ScoreKind::translation
    std::filesystem::path scoreModel{};  // of steps that need a model and name none; empty: none
    // Turns a model file or word vectors into a function that scores.
    std::function<Result<PairScorer>(const std::filesystem::path& model)> loadScorer;
    // Loads a tokenizer, or that of a model.
    std::function<Result<TokenCounter>(const std::filesystem::path& tokenizer)> loadTokenCounter;
    // Reads the evaluation sets of these paths, or the known ones if there are no paths.
    std::function<Result<EvaluationSentences>(const std::vector<std::filesystem::path>& paths)>
        loadEvaluation;
};

// One of the two is set.
struct FilterInstance {
    std::unique_ptr<PairFilter> filter;
    std::unique_ptr<DuplicateMemory> memory;
};

struct FilterKind {
    std::string id;        // "length": its name in recipes
    std::string title;     // "length": its title in the window and the manual
    std::string help;      // one or two sentences
    std::string quantity;  // what is measured and compared with minimum and maximum: "words"; empty: nothing
    FilterCost cost = FilterCost::cheap;
    bool perSide = false;    // the quantity is measured on each side
    bool remembers = false;  // the decision depends on earlier pairs
    std::vector<FilterParameter> parameters;
    // Error for a missing or unreadable file or an unsuitable combination of parameters.
    Result<FilterInstance> (*make)(const FilterValues& values, const FilterContext& context) = nullptr;

    // nullptr if there is none with this key.
    const FilterParameter* parameter(std::string_view key) const;
};

// Builders of parameters; the first of several choices is the default.
FilterParameter numberParameter(std::string key, std::string label, double minimum, double maximum,
                                std::string fallback, std::string unit, std::string help);
FilterParameter flagParameter(std::string key, std::string label, bool fallback, std::string help);
FilterParameter choiceParameter(std::string key, std::string label, std::vector<std::string> choices,
                                std::string help);
FilterParameter textParameter(std::string key, std::string label, std::string help);
FilterParameter fileParameter(std::string key, std::string label, std::string help);

}  // namespace paragram
