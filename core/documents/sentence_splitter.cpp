#include "core/documents/sentence_splitter.h"

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>
#include <unicode/utf8.h>

#include <algorithm>

#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

bool isSpaceAt(std::string_view text, std::size_t at, std::size_t& next) {
    auto i = static_cast<std::int32_t>(at);
    UChar32 c = 0;
    U8_NEXT(text.data(), i, static_cast<std::int32_t>(text.size()), c);
    next = static_cast<std::size_t>(i);
    return c >= 0 && u_isUWhiteSpace(c);
}

std::string_view trimmed(std::string_view text) {
    std::size_t next = 0;
    while (!text.empty() && isSpaceAt(text, 0, next)) text.remove_prefix(next);
    while (!text.empty()) {
        auto i = static_cast<std::int32_t>(text.size());
        UChar32 c = 0;
        U8_PREV(text.data(), 0, i, c);
        if (c < 0 || !u_isUWhiteSpace(c)) break;
        text.remove_suffix(text.size() - static_cast<std::size_t>(i));
    }
    return text;
}

UChar32 firstOf(std::string_view text) {
    std::int32_t i = 0;
    UChar32 c = 0;
    if (!text.empty()) U8_NEXT(text.data(), i, static_cast<std::int32_t>(text.size()), c);
    return c;
}

}  // namespace

struct SentenceSplitter::State {
    std::unique_ptr<icu::BreakIterator> sentences;
    std::set<std::string, std::less<>> abbreviations;  // lower case, without spaces
    bool german = false;                               // ordinal numbers end with a full stop

    // Whether a sentence cannot end here: after an abbreviation, an initial, or an ordinal number.
    bool continues(std::string_view sentence, std::string_view next) const {
        sentence = trimmed(sentence);
        if (!sentence.ends_with('.') || sentence.ends_with("..")) return false;
        const UChar32 start = firstOf(trimmed(next));
        if (start > 0 && u_islower(start)) return true;
        const std::size_t space = sentence.find_last_of(" \t(\"");
        std::string_view word = space == std::string_view::npos ? sentence : sentence.substr(space + 1);
        while (!word.empty() && !u_isalnum(firstOf(word))) {
            std::size_t width = 1;
            while (width < word.size() && (static_cast<unsigned char>(word[width]) & 0xC0U) == 0x80U) ++width;
            word.remove_prefix(width);
        }
        const std::string lower = lowerCase(word);
        if (abbreviations.contains(lower)) return true;
        const std::string_view stem = word.substr(0, word.empty() ? 0 : word.size() - 1);
        if (codePointOffsets(stem).size() == 2 && u_isupper(firstOf(stem)) && u_isupper(start)) return true;
        const bool number = !stem.empty() && stem.size() <= 2 &&
                            stem.find_first_not_of("0123456789") == std::string_view::npos;
        return german && number;
    }
};

SentenceSplitter::SentenceSplitter(const std::string& language) : state_(std::make_unique<State>()) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale = language.empty() ? icu::Locale::getRoot() : icu::Locale(language.c_str());
    state_->sentences.reset(icu::BreakIterator::createSentenceInstance(locale, status));
    if (U_FAILURE(status)) {
        throw MachineFailure({"ICU", u_errorName(status), "its rules for sentences", "install ICU's data"});
    }
    state_->german = language.starts_with("de");
    addAbbreviations(builtInAbbreviations(language));
}
SentenceSplitter::~SentenceSplitter() = default;
SentenceSplitter::SentenceSplitter(SentenceSplitter&&) noexcept = default;
SentenceSplitter& SentenceSplitter::operator=(SentenceSplitter&&) noexcept = default;

void SentenceSplitter::addAbbreviations(const std::vector<std::string>& abbreviations) {
    for (const std::string& abbreviation : abbreviations) {
        // "z. B." is found by its last part, "z.b." in texts without the space.
        const std::string lower = lowerCase(abbreviation);
        std::vector<std::string_view> parts;
        splitAtWhitespace(lower, parts);
        std::string joined;
        for (const std::string_view part : parts) {
            joined += part;
            state_->abbreviations.insert(std::string(part));
        }
        state_->abbreviations.insert(joined);
    }
}

std::vector<std::string_view> SentenceSplitter::split(std::string_view text) const {
    std::vector<std::string_view> sentences;
    UErrorCode status = U_ZERO_ERROR;
    UText* utext = utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status);
    state_->sentences->setText(utext, status);
    std::size_t begin = 0;
    for (std::int32_t at = state_->sentences->next(); U_SUCCESS(status) && at != icu::BreakIterator::DONE;
         at = state_->sentences->next()) {
        const auto end = static_cast<std::size_t>(at);
        const std::string_view sentence = text.substr(begin, end - begin);
        if (end < text.size() && state_->continues(sentence, text.substr(end))) continue;
        if (!trimmed(sentence).empty()) sentences.push_back(trimmed(sentence));
        begin = end;
    }
    utext_close(utext);
    if (!trimmed(text.substr(begin)).empty()) sentences.push_back(trimmed(text.substr(begin)));
    return sentences;
}

Result<std::vector<std::string>> readAbbreviations(const std::filesystem::path& file) {
    std::vector<std::string> abbreviations;
    const auto read = forEachLine(file, [&](Line& line) -> Result<Nothing> {
        const std::string text(trimmed(std::string_view(line.text).substr(0, line.text.find('#'))));
        if (!text.empty()) abbreviations.push_back(text);
        return Nothing{};
    });
    if (!read) return read.error();
    return abbreviations;
}

std::vector<std::string> builtInAbbreviations(std::string_view language) {
    struct List {
        std::string_view language;
        std::vector<std::string> abbreviations;
    };
    static const std::vector<List> lists{
        {"en", {"Mr.",   "Mrs.", "Ms.",  "Dr.",  "Prof.", "St.",  "Jr.",  "Sr.", "Gen.",    "Col.",
                "Capt.", "Lt.",  "Rev.", "Hon.", "vs.",   "e.g.", "i.e.", "cf.", "viz.",    "No.",
                "Nos.",  "vol.", "pp.",  "p.",   "fig.",  "ed.",  "eds.", "ch.", "approx.", "Mt.",
                "Ft.",   "Inc.", "Ltd.", "Co.",  "Corp.", "a.m.", "p.m."}},
        {"de", {"z. B.", "d. h.", "u. a.", "Dr.",      "Prof.",    "Hr.",  "Hrn.", "Fr.",  "Frl.",
                "St.",   "Nr.",   "Nrn.",  "Bd.",      "Bde.",     "S.",   "Str.", "bzw.", "ca.",
                "vgl.",  "evtl.", "ggf.",  "inkl.",    "exkl.",    "Abb.", "Tab.", "Kap.", "Hrsg.",
                "Jh.",   "Jhs.",  "sog.",  "geb.",     "gest.",    "Mio.", "Mrd.", "Tsd.", "Abs.",
                "Art.",  "usf.",  "o. ä.", "i. d. R.", "m. ü. M.", "resp."}},
        {"fr", {"M.",   "MM.",  "Dr.",   "Pr.",  "St.",  "Ste.", "p.",    "pp.",   "cf.",
                "éd.",  "vol.", "chap.", "fig.", "env.", "av.",  "apr.",  "capt.", "cap.",
                "col.", "gén.", "lt.",   "n°.",  "art.", "al.",  "p. ex."}},
        {"es", {"Sr.",   "Sra.", "Srta.", "Dr.",  "Dra.", "D.",     "Dña.",  "Ud.",  "Uds.", "pág.",
                "págs.", "vol.", "núm.",  "cap.", "art.", "p. ej.", "Gral.", "Cía.", "Av.",  "aprox."}},
        {"it",
         {"Sig.", "Sig.ra", "Dott.", "Dr.", "Prof.", "Ing.", "Avv.", "pag.", "pagg.", "vol.", "cap.", "art.",
          "ecc.", "p. es.", "n.", "fig."}},
        {"pt",
         {"Sr.", "Sra.", "Dr.", "Dra.", "Prof.", "pág.", "págs.", "vol.", "cap.", "art.", "p. ex.", "Av.",
          "Exmo.", "núm."}},
        {"nl",
         {"dhr.", "mevr.", "dr.", "prof.", "ir.", "mr.", "drs.", "bijv.", "bv.", "d.w.z.", "nr.", "blz.",
          "ca.", "o.a.", "m.a.w.", "art.", "fig."}},
        {"ru",
         {"т. е.", "т. д.", "т. п.", "г.", "гг.", "стр.", "с.", "им.", "проф.", "акад.", "ул.", "руб.",
          "тыс.", "млн.", "см.", "рис.", "гл."}},
        {"pl",
         {"np.", "tzn.", "tj.", "dr.", "prof.", "inż.", "mgr.", "ul.", "str.", "nr.", "r.", "w.", "ok.",
          "im.", "św."}},
        {"cs",
         {"např.", "tj.", "tzv.", "dr.", "prof.", "ing.", "mgr.", "str.", "č.", "r.", "sv.", "ul.", "cca."}},
        {"tr", {"Dr.", "Prof.", "Doç.", "Av.", "vb.", "vs.", "bkz.", "örn.", "s.", "No.", "Cad.", "Sok."}}};
    for (const List& list : lists)
        if (language.starts_with(list.language)) return list.abbreviations;
    return {};
}

}  // namespace paragram
