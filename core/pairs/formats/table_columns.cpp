#include "core/pairs/formats/table_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "core/pairs/formats/checked_reader.h"
#include "core/text/language_names.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kRowsForRunning = 3;  // fewer may be scores by chance
constexpr double kLargestScore = 100;
constexpr std::size_t kShownColumns = 8;

constexpr std::string_view kDigits = "0123456789";

// A number, a date, a time, "#12" or "3.": what no sentence consists of.
bool isNumber(const std::string& text) {
    if (parseScore(text)) return true;
    return text.find_first_of(kDigits) != std::string::npos &&
           text.find_first_not_of("0123456789.,:;/+-#%()") == std::string::npos;
}
bool isWholeNumber(const std::string& text) {
    return !text.empty() && text.size() < 16 && text.find_first_not_of(kDigits) == std::string::npos;
}

// The role that a column's name indicates: 0 source, 1 target, 2 score, -1 unknown.
int roleOf(const std::string& name) {
    static const std::array<std::vector<std::string>, 3> kNames{
        {{"source", "src", "sentence1", "sentencea", "s1", "text1", "question1", "1string", "string1",
          "sent1", "reference", "english"},
         {"target", "tgt", "trg", "sentence2", "sentenceb", "s2", "text2", "question2", "2string", "string2",
          "sent2", "translation", "paraphrase"},
         {"score", "similarity", "sim", "similarityscore", "relatednessscore", "gold", "quality",
          "isduplicate", "cosine", "label"}}};
    const std::string plain = plainColumnName(name);
    for (std::size_t role = 0; role < kNames.size(); ++role)
        if (std::ranges::find(kNames[role], plain) != kNames[role].end()) return static_cast<int>(role);
    return -1;
}

// "id", "no", "#", and the empty name that data frames give their index. Some are codes of languages as well.
bool namesIdentifiers(const std::string& name) {
    static const std::set<std::string> kNames{"id",   "no",     "nr",         "num",       "number", "index",
                                              "idx",  "row",    "line",       "key",       "uid",    "guid",
                                              "tuid", "pairid", "sentenceid", "segmentid", "docid"};
    if (isAllWhitespace(name) || name == "#") return true;
    const std::string plain = plainColumnName(name);
    return kNames.contains(plain) || name.ends_with("_id") || name.ends_with(" ID") || name.ends_with("Id");
}

// The code of a language that a column's name is: "de-DE", or "German".
std::string languageOf(const std::string& name) {
    return isLanguageCode(name) ? name : languageNamed(name);
}

// Whole numbers that differ and increase, or are too large for scores.
bool areRunning(const std::vector<std::string>& values) {
    if (values.size() < kRowsForRunning) return false;
    std::set<std::string> distinct;
    bool rising = true, large = false;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!isWholeNumber(values[i]) || !distinct.insert(values[i]).second) return false;
        rising = rising && (i == 0 || std::stoll(values[i - 1]) < std::stoll(values[i]));
        large = large || static_cast<double>(std::stoll(values[i])) > kLargestScore;
    }
    return rising || large;
}

// "doc1-s3", "TED_42".
bool areTextIds(const std::vector<std::string>& values) {
    return std::ranges::all_of(values, [](const std::string& value) {
        return value.find_first_of(" \t") == std::string::npos &&
               value.find_first_of(kDigits) != std::string::npos;
    });
}

// "0 id, 2 German", for an Error.
std::string listOf(const std::vector<int>& columns, const std::vector<std::string>& names) {
    std::string list;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i == kShownColumns) return list + ", ...";
        const auto at = static_cast<std::size_t>(columns[i]);
        list += fmt::format("{}{}", i == 0 ? "" : ", ", columns[i]);
        if (at < names.size() && !isAllWhitespace(names[at])) list += " " + names[at].substr(0, 40);
    }
    return list;
}

// "0 "Der Hund", 1 "Le chien"", for an Error.
std::string beginningsOf(const std::vector<std::string>& fields) {
    constexpr std::size_t kShownBytes = 16;
    std::string list;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i == kShownColumns) return list + ", ...";
        const std::string& text = fields[i];
        std::size_t end = std::min(kShownBytes, text.size());
        while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
        list += fmt::format("{}{} \"{}{}\"", i == 0 ? "" : ", ", i, text.substr(0, end),
                            end < text.size() ? "..." : "");
    }
    return list;
}

int columnOf(const std::vector<int>& among, const std::vector<std::string>& names,
             const std::string& language) {
    for (const bool exact : {true, false}) {
        for (const int column : among) {
            const std::string code = languageOf(names[static_cast<std::size_t>(column)]);
            if (exact ? lowerCase(code) == lowerCase(language) : sameLanguage(code, language)) return column;
        }
    }
    return -1;
}

}  // namespace

std::string plainColumnName(const std::string& name) {
    std::string plain;
    for (const char c : lowerCase(name))
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) plain += c;
    return plain;
}

std::vector<ColumnLook> lookAtColumns(const TableRows& rows, bool header) {
    const std::size_t first = header && !rows.empty() ? 1 : 0;
    std::size_t width = 0;
    for (const auto& row : rows) width = std::max(width, row.size());
    std::vector<ColumnLook> looks(width);
    for (std::size_t column = 0; column < width; ++column) {
        std::vector<std::string> values;
        for (std::size_t row = first; row < rows.size(); ++row)
            if (column < rows[row].size() && !isAllWhitespace(rows[row][column]))
                values.push_back(rows[row][column]);
        ColumnLook& look = looks[column];
        look.empty = values.empty();
        if (look.empty) continue;
        const auto numbers = static_cast<std::size_t>(std::ranges::count_if(values, isNumber));
        look.numbers = 10 * numbers >= 9 * values.size();
        const bool named = header && column < rows.front().size() && namesIdentifiers(rows.front()[column]);
        look.identifiers = areRunning(values) || (named && (look.numbers || areTextIds(values)));
    }
    return looks;
}

bool looksLikeHeader(const TableRows& rows) {
    if (rows.empty() || rows.front().size() < 2) return false;
    const auto& first = rows.front();
    std::set<std::string> languages;
    std::size_t known = 0, understood = 0, codes = 0;
    for (const std::string& name : first) {
        const std::string language = languageOf(name);
        if (!language.empty()) languages.insert(lowerCase(language));
        known += roleOf(name) >= 0 ? 1 : 0;
        codes += isLanguageCode(name) ? 1 : 0;
        understood += !language.empty() || roleOf(name) >= 0 || namesIdentifiers(name) ? 1 : 0;
    }
    if (known >= 2 || codes == first.size()) return true;
    if (languages.size() >= 2 && understood == first.size()) return true;
    if (rows.size() < 3) return false;
    // A word above a column of numbers.
    for (std::size_t column = 0; column < first.size(); ++column) {
        if (isNumber(first[column]) || isAllWhitespace(first[column])) continue;
        if (std::all_of(rows.begin() + 1, rows.end(),
                        [column](const auto& row) { return row.size() > column && isNumber(row[column]); })) {
            return true;
        }
    }
    return false;
}

NamedColumns columnsOfNames(const std::vector<std::string>& names, const std::vector<ColumnLook>& looks,
                            const std::pair<std::string, std::string>& wanted, const std::string& where) {
    NamedColumns found;
    std::vector<int> languages;
    int roles[] = {-1, -1, -1};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const ColumnLook look = i < looks.size() ? looks[i] : ColumnLook();
        const int role = roleOf(names[i]), column = static_cast<int>(i);
        // Without rows below, the names alone decide.
        const bool mayBeText = look.empty || look.isText();
        const bool mayBeScore = look.empty || (look.numbers && !look.identifiers);
        if (role >= 0 && roles[role] < 0 && (role == 2 ? mayBeScore : mayBeText)) roles[role] = column;
        if (mayBeText && !languageOf(names[i]).empty()) languages.push_back(column);
    }
    const auto take = [&](int source, int target) {
        found.columns = {source, target};
        if (roles[2] >= 0) found.columns.push_back(roles[2]);
    };
    if (languages.size() >= 2) {
        int source = wanted.first.empty() ? -1 : columnOf(languages, names, wanted.first);
        int target = wanted.second.empty() ? -1 : columnOf(languages, names, wanted.second);
        const bool asked = !wanted.first.empty() && !wanted.second.empty();
        if (!asked && languages.size() == 2) {
            const int given = std::max(source, target);
            const int other = languages[0] == given ? languages[1] : languages[0];
            if (given < 0) {
                source = languages[0];
                target = languages[1];
            } else {
                (source >= 0 ? target : source) = other;
            }
        }
        if (source < 0 || target < 0 || source == target) {
            found.doubt = Error{where, "columns in the languages " + listOf(languages, names),
                                asked ? fmt::format("\"{}\" and \"{}\"", wanted.first, wanted.second)
                                      : std::string("two of them"),
                                "name two of them with --languages, or their columns, counted from 0, with "
                                "--columns"};
            return found;
        }
        take(source, target);
        found.languages = {languageOf(names[static_cast<std::size_t>(source)]),
                           languageOf(names[static_cast<std::size_t>(target)])};
        return found;
    }
    if (roles[0] >= 0 && roles[1] >= 0) take(roles[0], roles[1]);
    return found;
}

Result<std::vector<int>> guessColumns(const std::vector<std::string>& fields, const std::string& where,
                                      std::vector<ColumnLook> looks, const std::vector<std::string>& names) {
    if (fields.size() == 1) {
        return Error{
            where, "1 column", "2 separated by a tab",
            "give the other language's file with --input2, or remove the line or set pairs.skip-bad-lines"};
    }
    if (looks.empty()) looks = lookAtColumns({fields}, false);
    looks.resize(fields.size());
    std::vector<int> texts, others;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        // An empty column of two is a missing sentence, one of more a missing score.
        const bool text = looks[i].isText() || (looks[i].empty && fields.size() == 2);
        (text ? texts : others).push_back(static_cast<int>(i));
    }
    if (texts.size() == 2) {
        const auto isScore = [&](int column) {
            const auto at = static_cast<std::size_t>(column);
            return !looks[at].identifiers &&
                   (fields.size() == 3 || (at < names.size() && roleOf(names[at]) == 2));
        };
        const auto score = std::ranges::find_if(others, isScore);
        if (score != others.end()) texts.push_back(*score);
        return texts;
    }
    const std::string found =
        others.empty() && names.empty() && fields.size() > 2
            ? fmt::format("{} columns of text, {}", fields.size(), beginningsOf(fields))
        : others.empty() && names.empty()
            ? fmt::format("{} columns", fields.size())
            : fmt::format("{} columns, {} text{}", fields.size(),
                          texts.empty() ? "none of them" : fmt::format("{} of them", texts.size()),
                          texts.empty() ? "" : fmt::format(" ({})", listOf(texts, names)));
    return Error{where, found, "2 separated by a tab",
                 fmt::format("say which contain the sentences, for example --columns {}",
                             texts.size() > 2 ? fmt::format("{},{}", texts[0], texts[1]) : "0,1") +
                     (others.empty() ? "" : " (the first column is 0)")};
}

std::vector<int> likelyColumns(const TableRows& rows) {
    std::vector<std::size_t> bytes;
    for (const auto& row : rows) {
        bytes.resize(std::max(bytes.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            if (!isNumber(row[i])) bytes[i] += row[i].size();
    }
    if (bytes.size() < 2) return {};
    const auto longest = std::ranges::max_element(bytes) - bytes.begin();
    std::ptrdiff_t second = longest == 0 ? 1 : 0;
    for (std::ptrdiff_t i = 0; i < std::ssize(bytes); ++i)
        if (i != longest && bytes[static_cast<std::size_t>(i)] > bytes[static_cast<std::size_t>(second)])
            second = i;
    return {static_cast<int>(std::min(longest, second)), static_cast<int>(std::max(longest, second))};
}

}  // namespace paragram
