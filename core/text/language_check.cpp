#include "core/text/language_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/number_text.h"
#include "core/text/language_detector.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr double kLeastShare = 0.1;
// Of the short sentences of Tatoeba, up to 7 % (Dutch) are taken for another language by mistake. In a few
// sentences chance makes it more: a standard deviation of the count is allowed in addition.
constexpr double kMistaken = 0.07;

bool isMoreThanChance(double others, double sentences) {
    const double deviation = std::sqrt(kMistaken * (1 - kMistaken) * sentences);
    return others >= kLeastShare * sentences && others > kMistaken * sentences + deviation;
}

}  // namespace

LanguageCheck::LanguageCheck(std::string expected, std::string unit)
    : expected_(std::move(expected)), unit_(std::move(unit)), checks_(isDetectable(expected_)) {}

void LanguageCheck::add(std::string_view sentence, std::int64_t number) {
    if (!checks_ || isAllWhitespace(sentence)) return;
    ++sentences_;
    const std::string code = detectLanguage(sentence);
    if (code.empty() || sameLanguage(code, expected_)) return;
    if (others_++ == 0) first_ = number;
    ++found_[code];
}

std::string LanguageCheck::remark() const {
    if (!isMoreThanChance(static_cast<double>(others_), static_cast<double>(sentences_))) return {};
    const auto most = std::ranges::max_element(found_, {}, [](const auto& each) { return each.second; });
    const auto others = static_cast<double>(others_), all = static_cast<double>(sentences_);
    return fmt::format(
        "{:.0f} % of the text ({} of {} sentences) is in another language than {}, which the model "
        "translates from: {}{}, first in {} {}",
        100 * others / all, groupedNumber(others), groupedNumber(all), expected_,
        found_.size() > 1 ? "mostly " : "", most->first, unit_, groupedNumber(first_));
}

std::string languageRemark(std::span<const std::string> sentences, const std::string& expected) {
    LanguageCheck check(expected, "sentence");
    for (std::size_t i = 0; i < sentences.size(); ++i)
        check.add(sentences[i], static_cast<std::int64_t>(i) + 1);
    return check.remark();
}

}  // namespace paragram
