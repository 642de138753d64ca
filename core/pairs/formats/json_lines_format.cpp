// JSON lines: one object or array per line, as in data sets for machine learning.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/json_lines.h"
#include "core/pairs/formats/text_writers.h"
#include "core/text/input/line_reader.h"
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

// The key of a language among those that are languages, except `other`.
std::string keyOfLanguage(const Fields& fields, const std::string& language, const std::string& other) {
    for (const JsonField& field : fields) {
        const std::string last = lastOf(field.key);
        if (field.isNumber || field.key == other || !isLanguageCode(last)) continue;
        if (language.empty() || sameLanguage(last, language)) return field.key;
    }
    return {};
}

std::string scoreKey(const Fields& fields) {
    for (const char* name :
         {"score", "similarity", "sim", "similarity_score", "label", "laser_score", "cosine"}) {
        const JsonField* field = fieldOf(fields, name);
        if (field && parseScore(field->text)) return name;
    }
    return {};
}

class JsonLinesReader : public CheckedReader {
  public:
    JsonLinesReader(LineReader lines, PairInput input) : lines_(std::move(lines)), input_(std::move(input)) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        do {
            const Result<bool> more = lines_.next(line_);
            if (!more) return more.error();
            if (!*more) return ReadOutcome::end;
            if (line_.problem) return reject(*line_.problem);
        } while (isAllWhitespace(line_.text));
        const std::string where = fmt::format("{}:{}", lines_.name(), line_.number);
        const Result<Fields> fields = readJsonFields(line_.text, where);
        if (!fields) return reject(fields.error());
        if (keys_.source.empty()) keys_ = jsonKeysOf(*fields, input_);
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
    double fraction() const override { return lines_.fraction(); }
    std::pair<std::string, std::string> languages() const override {
        if (!keys_.areLanguages) return {};
        return {lastOf(keys_.source), lastOf(keys_.target)};
    }

  private:
    static Result<std::string> textOf(const Fields& fields, const std::string& key,
                                      const std::string& where) {
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
        return Error{where,
                     key.empty() ? fmt::format("the keys {}", all.empty() ? "none" : all)
                                 : fmt::format("no text \"{}\"", key),
                     "source and target, or keys named with --columns",
                     "say which contain the sentences, for example --columns sentence1,sentence2"};
    }

    LineReader lines_;
    PairInput input_;
    JsonKeys keys_;
    Line line_;
};

}  // namespace

JsonKeys jsonKeysOf(const Fields& fields, const PairInput& input) {
    const auto& names = input.columnNames;
    if (names.size() > 1) return {names[0], names[1], names.size() > 2 ? names[2] : "", false};
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
    keys.score = scoreKey(fields);
    for (const auto& [source, target] : kPairs) {
        if (!fieldOf(fields, source) || !fieldOf(fields, target)) continue;
        keys.source = source;
        keys.target = target;
        return keys;
    }
    keys.source = keyOfLanguage(fields, input.sourceLanguage, "");
    keys.target = keyOfLanguage(fields, input.targetLanguage, keys.source);
    keys.areLanguages = !keys.source.empty() && !keys.target.empty();
    if (keys.areLanguages) return keys;
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
        "One JSON object per line: source and target, sentence1 and sentence2, or {\"translation\": {\"en\": "
        "..., \"de\": ...}}; other keys by name.";
    format.endings = {".jsonl", ".ndjson"};
    format.recognises = [](const PairSource& source) {
        const auto begin = source.head.find_first_not_of(" \t\r\n");
        if (begin == std::string::npos) return Match::no;
        const auto end = source.head.find('\n', begin);
        const std::string_view line = std::string_view(source.head).substr(begin, end - begin);
        if (line.front() != '{' && line.front() != '[') return Match::no;
        const bool whole = readJsonFields(line, "").ok();
        const bool named = source.name.ends_with(".jsonl") || source.name.ends_with(".ndjson");
        return whole || named ? Match::certain : Match::no;
    };
    format.read = [](PairSource source) -> Result<std::unique_ptr<PairReader>> {
        const auto& names = source.input.columnNames;
        if (!source.input.columns.empty() || names.size() == 1 || names.size() > 3) {
            return Error{"columns", "not two or three keys", "source,target or source,target,score",
                         "give the keys of the objects"};
        }
        return std::unique_ptr<PairReader>(std::make_unique<JsonLinesReader>(
            LineReader::of(std::move(source.bytes)), std::move(source.input)));
    };
    format.write = makeJsonLinesWriter;
    return format;
}

}  // namespace paragram
