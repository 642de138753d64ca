#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include <array>
#include <vector>

#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/range_filter.h"

namespace paragram {
namespace {

// The scripts in a list of names ("Latin", "Hans,Hira"); those of a language if the list is empty.
Result<std::vector<UScriptCode>> scriptsOf(const std::string& names, const std::string& language,
                                           const char* side) {
    const std::string& asked = names.empty() ? language : names;
    if (asked.empty()) {
        return Error{"", std::string("the language of the ") + side + " side is unknown", "",
                     std::string("give its script, as in ") + side + "=Latin"};
    }
    std::vector<UScriptCode> scripts;
    for (std::size_t begin = 0; begin <= asked.size();) {
        const std::size_t end = std::min(asked.find(',', begin), asked.size());
        const std::string name = asked.substr(begin, end - begin);
        std::array<UScriptCode, 8> codes{};
        UErrorCode status = U_ZERO_ERROR;
        const int count =
            uscript_getCode(name.c_str(), codes.data(), static_cast<int>(codes.size()), &status);
        if (U_FAILURE(status) || count == 0) {
            return Error{"", "unknown script \"" + name + "\"", "a script such as Latin, Cyrillic, Han",
                         "correct the name"};
        }
        scripts.insert(scripts.end(), codes.begin(), codes.begin() + count);
        begin = end + 1;
    }
    // Chinese is written in Han characters of both kinds, which share one code in text.
    for (UScriptCode& code : scripts)
        if (code == USCRIPT_SIMPLIFIED_HAN || code == USCRIPT_TRADITIONAL_HAN) code = USCRIPT_HAN;
    return scripts;
}

// Share of letters of these scripts among all letters; 1 if there are no letters.
double shareOf(std::string_view text, const std::vector<UScriptCode>& scripts) {
    std::int64_t letters = 0, ours = 0;
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < size;) {
        UChar32 character = 0;
        U8_NEXT(text.data(), at, size, character);
        if (character < 0 || !u_isUAlphabetic(character)) continue;
        ++letters;
        for (const UScriptCode script : scripts) {
            if (!uscript_hasScript(character, script)) continue;
            ++ours;
            break;
        }
    }
    return letters == 0 ? 1 : static_cast<double>(ours) / static_cast<double>(letters);
}

Result<FilterInstance> make(const FilterValues& values, const FilterContext& context) {
    const auto source = scriptsOf(values.text("source"), context.sourceLanguage, "source");
    if (!source) return source.error();
    const auto target = scriptsOf(values.text("target"), context.targetLanguage, "target");
    if (!target) return target.error();
    return rangeFilter(
        [source = *source, target = *target](const SentencePair& pair, FilterWorkspace&) {
            return Measured{static_cast<float>(shareOf(pair.source, source)),
                            static_cast<float>(shareOf(pair.target, target))};
        },
        values);
}

}  // namespace

FilterKind scriptFilter() {
    return {"script",
            "script",
            "Drops pairs with a side in another script: the share of letters of the expected script (Latin, "
            "Cyrillic, Han, ...) among all letters.",
            "share of the script's letters",
            FilterCost::moderate,
            true,
            false,
            {numberParameter("minimum", "Least", 0, 1, "0.8", "", "The smallest value that is kept."),
             numberParameter("maximum", "Most", 0, 1, "1", "", "The largest value that is kept."),
             textParameter("source", "Source",
                           "Names such as Latin or Han, separated by commas; empty: that of the language."),
             textParameter("target", "Target",
                           "Names such as Latin or Han, separated by commas; empty: that of the language.")},
            make};
}

}  // namespace paragram
