#include "core/pairs/filters/text_length.h"

#include <algorithm>

namespace paragram {
namespace {

double characters(std::string_view text) {
    return static_cast<double>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

Result<LengthMeasure> inPieces(const std::string& tokenizer, const FilterContext& context) {
    if (tokenizer.empty()) {
        return Error{"", "unit=pieces without a tokenizer", "tokenizer=FILE, or a model",
                     "choose the tokenizer"};
    }
    if (!context.loadTokenCounter)
        return Error{"", "no tokenizer is available here", "", "choose another unit"};
    Result<TokenCounter> counter = context.loadTokenCounter(tokenizer);
    if (!counter) return counter.error();
    return LengthMeasure([count = std::move(*counter)](std::string_view text, Side side, FilterWorkspace&) {
        return static_cast<double>(count(text, side));
    });
}

}  // namespace

std::vector<FilterParameter> lengthUnitParameters() {
    return {
        choiceParameter("unit", "Counted in", {"words", "tokens", "characters", "pieces"},
                        "words are separated by white space, as in P22; tokens are words and punctuation "
                        "marks by ICU's boundaries, including Chinese, Japanese and Thai; pieces are those "
                        "of a tokenizer."),
        fileParameter("tokenizer", "Tokenizer",
                      "For pieces: a SentencePiece model, a vocabulary, or a model with its tokenizer. "
                      "Unknown pieces do not count.")};
}

Result<LengthMeasure> makeLengthMeasure(const FilterValues& values, const FilterContext& context) {
    const std::string& unit = values.text("unit");
    if (unit == "pieces") return inPieces(values.text("tokenizer"), context);
    if (!values.text("tokenizer").empty())
        return Error{"", "a tokenizer with unit=" + unit, "unit=pieces", "remove one of them"};
    if (unit == "characters")
        return LengthMeasure([](std::string_view text, Side, FilterWorkspace&) { return characters(text); });
    if (unit == "words") {
        return LengthMeasure([](std::string_view text, Side, FilterWorkspace&) {
            return static_cast<double>(countWhitespaceTokens(text));
        });
    }
    return LengthMeasure([](std::string_view text, Side, FilterWorkspace& work) {
        work.splitter.split(text, work.firstWords);
        return static_cast<double>(work.firstWords.size());
    });
}

}  // namespace paragram
