// JSON lines: one object or array per line, as in data sets for machine learning.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/json_items.h"
#include "core/pairs/formats/json_lines.h"
#include "core/pairs/formats/text_writers.h"
#include "core/text/language_names.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

using Fields = std::vector<JsonField>;

const JsonField* fieldOf(const Fields& fields, const std::string& key) {
    const auto found = std::ranges::find(fields, key, &JsonField::key);
    return found == fields.end() ? nullptr : &*found;
}

// "en" from "translation.en".
std::string lastOf(const std::string& key) {
    return key.substr(key.rfind('.') + 1);
}

// The code of a language that a key is: "de" from "translation.de" and from "German".
std::string languageOf(const std::string& key) {
    const std::string last = lastOf(key);
    return isLanguageCode(last) ? last : languageNamed(last);
}

// "id" and "no" are codes of languages as well, but not above "doc-12".
bool isTextId(const JsonField& field) {
    const std::string last = lowerCase(lastOf(field.key));
    return (last == "id" || last == "no" || last == "nr") &&
           field.text.find_first_of(" \t") == std::string::npos &&
           field.text.find_first_of("0123456789") != std::string::npos;
}

// The keys that are languages; doubtful if they do not say which two are meant.
JsonKeys keysOfLanguages(const Fields& fields, const PairInput& input) {
    JsonKeys keys;
    std::vector<std::string> all;
    for (const JsonField& field : fields)
        if (!field.isNumber && !languageOf(field.key).empty() && !isTextId(field)) all.push_back(field.key);
    if (all.size() < 2) return keys;
    const auto find = [&](const std::string& language, const std::string& other) {
        for (const std::string& key : all)
            if (key != other && (language.empty() || sameLanguage(languageOf(key), language))) return key;
        return std::string();
    };
    const bool asked = !input.sourceLanguage.empty() && !input.targetLanguage.empty();
    keys.source = find(input.sourceLanguage, "");
    keys.target = find(input.targetLanguage, keys.source);
    // A target that is requested is not taken for the source.
    if (input.sourceLanguage.empty() && !input.targetLanguage.empty()) {
        keys.target = find(input.targetLanguage, "");
        keys.source = find("", keys.target);
    }
    keys.areLanguages = (asked || all.size() == 2) && !keys.source.empty() && !keys.target.empty();
    keys.isDoubtful = !keys.areLanguages;
    if (keys.isDoubtful) keys.source = keys.target = "";
    return keys;
}

}  // namespace

std::string jsonScoreKey(const Fields& fields) {
    for (const char* name :
         {"score", "similarity", "sim", "similarity_score", "label", "laser_score", "cosine"}) {
        const JsonField* field = fieldOf(fields, name);
        if (field && parseScore(field->text)) return name;
    }
    return {};
}

std::pair<std::string, std::string> JsonKeys::languages() const {
    if (!areLanguages) return {};
    return {languageOf(source), languageOf(target)};
}

namespace {

class JsonLinesReader : public CheckedReader {
  public:
    JsonLinesReader(JsonItems items, PairInput input) : items_(std::move(items)), input_(std::move(input)) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        do {
            const Result<bool> more = items_.next(line_);
            if (!more) return more.error();
            if (!*more) return ReadOutcome::end;
            if (line_.problem) return reject(*line_.problem);
        } while (isAllWhitespace(line_.text));
        const std::string where = items_.where(line_);
        const Result<Fields> fields = readJsonFields(line_.text, where);
        if (!fields) return reject(fields.error());
        if (keys_.source.empty()) keys_ = jsonKeysOf(*fields, input_);
        // Objects without a score may come first.
        if (keys_.score.empty() && input_.columnNames.empty()) keys_.score = jsonScoreKey(*fields);
        const auto source = textOf(*fields, keys_.source, where),
                   target = textOf(*fields, keys_.target, where);
        if (!source) return reject(source.error());
        if (!target) return reject(target.error());
        pair = {*source, *target};
        if (!keys_.score.empty()) {
            const JsonField* field = fieldOf(*fields, keys_.score);
            const auto score = field ? parseScore(field->text) : std::nullopt;
            // A missing score is often omitted or null.
            if (field && !score) {
                return reject({where, fmt::format("\"{}\" as {}", field->text.substr(0, 40), keys_.score),
                               "a number as score", "correct the line, or name two keys with --columns"});
            }
            if (score) pair.score = *score;
        }
        if (const char* side = emptySide(pair)) return reject(emptySideError(where, side));
        return ReadOutcome::pair;
    }
    std::int64_t linesRead() const override { return line_.number; }
    const char* counted() const override { return items_.counted(); }
    double fraction() const override { return items_.fraction(); }
    std::pair<std::string, std::string> languages() const override { return keys_.languages(); }

  private:
    Result<std::string> textOf(const Fields& fields, const std::string& key, const std::string& where) const {
        const JsonField* field = key.empty() ? nullptr : fieldOf(fields, key);
        if (field && !field->isNumber) {
            const auto problem = findTextProblem(field->text);
            if (!problem) return field->text;
            return Error{where, fmt::format("{} in \"{}\"", problem->found, key), "text",
                         "remove the line or set pairs.skip-bad-lines"};
        }
        std::string all;
        for (const JsonField& f : fields) {
            if (all.size() > 200) {
                all += ", ...";
                break;
            }
            all += (all.empty() ? "" : ", ") + f.key;
        }
        if (keys_.isDoubtful) {
            return Error{where, "the keys " + all, "two languages",
                         "name two of them with --languages, or their keys with --columns"};
        }
        return Error{where,
                     key.empty() ? fmt::format("the keys {}", all.empty() ? "none" : all)
                                 : fmt::format("no text \"{}\"", key),
                     "source and target, or keys named with --columns",
                     "say which contain the sentences, for example --columns sentence1,sentence2"};
    }

    JsonItems items_;
    PairInput input_;
    JsonKeys keys_;
    Line line_;
};

}  // namespace

JsonKeys jsonKeysOf(const Fields& fields, const PairInput& input) {
    const auto& names = input.columnNames;
    if (names.size() > 1) return {names[0], names[1], names.size() > 2 ? names[2] : "", false, false};
    static const std::array<std::pair<const char*, const char*>, 11> kPairs{{{"source", "target"},
                                                                             {"src", "tgt"},
                                                                             {"src", "trg"},
                                                                             {"sentence1", "sentence2"},
                                                                             {"sentence_1", "sentence_2"},
                                                                             {"sentence_A", "sentence_B"},
                                                                             {"text1", "text2"},
                                                                             {"question1", "question2"},
                                                                             {"anchor", "positive"},
                                                                             {"set.0", "set.1"},
                                                                             {"0", "1"}}};
    JsonKeys keys;
    keys.score = jsonScoreKey(fields);
    for (const auto& [source, target] : kPairs) {
        if (!fieldOf(fields, source) || !fieldOf(fields, target)) continue;
        keys.source = source;
        keys.target = target;
        return keys;
    }
    JsonKeys languages = keysOfLanguages(fields, input);
    languages.score = keys.score;
    if (languages.areLanguages || languages.isDoubtful) return languages;
    // An object with only two texts needs no known names.
    std::vector<std::string> texts;
    for (const JsonField& field : fields)
        if (!field.isNumber) texts.push_back(field.key);
    keys.source = texts.size() == 2 ? texts[0] : "";
    keys.target = texts.size() == 2 ? texts[1] : "";
    return keys;
}

PairFormat jsonLinesFormat() {
    PairFormat format;
    format.id = "jsonl";
    format.title = "JSON lines";
    format.sentence =
        "One JSON object per line, or one array of objects: source and target, sentence1 and sentence2, or "
        "{\"translation\": {\"en\": ..., \"de\": ...}}; other keys by name.";
    format.endings = {".jsonl", ".ndjson"};
    format.recognises = [](const PairSource& source) {
        if (looksLikeJsonArray(source.head)) return Match::certain;
        const auto begin = source.head.find_first_not_of(" \t\r\n");
        if (begin == std::string::npos) return Match::no;
        const auto end = source.head.find('\n', begin);
        const std::string_view line = std::string_view(source.head).substr(begin, end - begin);
        if (line.front() != '{' && line.front() != '[') return Match::no;
        const bool whole = readJsonFields(line, "").ok();
        const bool named = source.name.ends_with(".jsonl") || source.name.ends_with(".ndjson");
        return whole || named ? Match::certain : source.name.ends_with(".json") ? Match::likely : Match::no;
    };
    format.read = [](PairSource source) -> Result<std::unique_ptr<PairReader>> {
        const auto& names = source.input.columnNames;
        if (!source.input.columns.empty() || names.size() == 1 || names.size() > 3) {
            return Error{"columns", "not two or three keys", "source,target or source,target,score",
                         "give the keys of the objects"};
        }
        return std::unique_ptr<PairReader>(std::make_unique<JsonLinesReader>(
            JsonItems(std::move(source.bytes), looksLikeJsonArray(source.head)), std::move(source.input)));
    };
    format.write = makeJsonLinesWriter;
    return format;
}

}  // namespace paragram
