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
                     "name what cuts the text"};
    }
    if (!context.loadTokenCounter) return Error{"", "nothing that cuts text here", "", "choose another unit"};
    Result<TokenCounter> counter = context.loadTokenCounter(tokenizer);
    if (!counter) return counter.error();
    return LengthMeasure(
        [count = std::move(*counter)](std::string_view text, PairSide side, FilterWorkspace&) {
            return static_cast<double>(count(text, side));
        });
}

}  // namespace

std::vector<FilterParameter> lengthUnitParameters() {
    return {choiceParameter("unit", "Counted in", {"words", "tokens", "characters", "pieces"},
                            "words stand between white space, as in P22; tokens are words and punctuation "
                            "marks by ICU's boundaries, also of Chinese, Japanese and Thai; pieces are those "
                            "of a tokenizer."),
            fileParameter("tokenizer", "Tokenizer",
                          "For pieces: a SentencePiece model, a vocabulary, or a model, whose tokenizer it "
                          "is. Unknown ones do not count.")};
}

Result<LengthMeasure> makeLengthMeasure(const FilterValues& values, const FilterContext& context) {
    const std::string& unit = values.text("unit");
    if (unit == "pieces") return inPieces(values.text("tokenizer"), context);
    if (!values.text("tokenizer").empty())
        return Error{"", "a tokenizer beside unit=" + unit, "unit=pieces", "leave one of them out"};
    if (unit == "characters")
        return LengthMeasure(
            [](std::string_view text, PairSide, FilterWorkspace&) { return characters(text); });
    if (unit == "words") {
        return LengthMeasure([](std::string_view text, PairSide, FilterWorkspace&) {
            return static_cast<double>(countWhitespaceTokens(text));
        });
    }
    return LengthMeasure([](std::string_view text, PairSide, FilterWorkspace& work) {
        work.splitter.split(text, work.firstWords);
        return static_cast<double>(work.firstWords.size());
    });
}

}  // namespace paragram
