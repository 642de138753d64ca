#include "core/pairs/formats/left_out.h"

#include <fmt/format.h>

#include "core/base/number_text.h"

namespace paragram {

void LeftOut::addUntranslated(const char* what, std::int64_t number) {
    if (++untranslated == 1) firstUntranslated = fmt::format("{} {}", what, number);
}

void LeftOut::add(const LeftOut& next) {
    untranslated += next.untranslated;
    fuzzy += next.fuzzy;
    unreadable += next.unreadable;
    if (firstUntranslated.empty()) firstUntranslated = next.firstUntranslated;
}

std::vector<std::string> remarksOf(const LeftOut& leftOut, std::int64_t read, const char* counted) {
    const std::string all = countOf(read, counted);
    const auto number = [](std::int64_t count) { return groupedNumber(count); };
    std::vector<std::string> remarks;
    if (const std::int64_t count = leftOut.untranslated; count > 0)
        remarks.push_back(count == 1 ? fmt::format("{} of {} has no translation: {}", number(count), all,
                                                   leftOut.firstUntranslated)
                                     : fmt::format("{} of {} have no translation; the first is {}",
                                                   number(count), all, leftOut.firstUntranslated));
    if (const std::int64_t count = leftOut.fuzzy; count > 0)
        remarks.push_back(count == 1
                              ? fmt::format("{} of {} is fuzzy and was left out", number(count), all)
                              : fmt::format("{} of {} are fuzzy and were left out", number(count), all));
    if (const std::int64_t count = leftOut.unreadable; count > 0)
        remarks.push_back(
            count == 1 ? fmt::format("{} of {} has no translation that could be read", number(count), all)
                       : fmt::format("{} of {} have no translation that could be read", number(count), all));
    return remarks;
}

}  // namespace paragram
