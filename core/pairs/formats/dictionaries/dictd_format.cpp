// Dictionaries of dict servers (dictd): X.index lists headwords, X.dict.dz holds the entries as text.
#include <fmt/format.h>
#include <unicode/locid.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <optional>

#include "core/base/number_text.h"
#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/dictionaries/dictionary_entry.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/records.h"
#include "core/text/input/archive.h"
#include "core/text/input/open_bytes.h"
#include "core/text/input/unpacking.h"
#include "core/text/language_names.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = 2'000'000'000;  // of the entries, which are in memory
constexpr std::size_t kPartBytes = 1U << 20;
constexpr std::int64_t kFirstLines = 20'000;  // of the index, if some pairs are enough

// An entry and the headwords that lead to it.
struct Place {
    std::uint64_t at = 0, bytes = 0;
    std::vector<std::string> headwords;
    std::int64_t line = 0;  // of the index, the first that names it
};

// A number in dictd's digits, those of base64, the most significant first.
std::optional<std::uint64_t> numberIn(std::string_view digits) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    if (digits.empty() || digits.size() > 10) return std::nullopt;
    std::uint64_t number = 0;
    for (const char digit : digits) {
        const auto value = kDigits.find(digit);
        if (value == std::string_view::npos) return std::nullopt;
        number = number * kDigits.size() + value;
    }
    return number;
}

// What dictfmt writes about the dictionary itself: "00databaseinfo", "00-database-short".
bool isAboutDictionary(std::string_view headword) {
    return headword.starts_with("00database") || headword.starts_with("00-database");
}

struct DictionaryFiles {
    fs::path index, entries;
};

// The codes of "freedict-eng-ara" and of "german-english".
std::pair<std::string, std::string> languagesOfDictionary(const fs::path& file) {
    const auto [archive, member] = splitMember(file);
    std::string stem = (member.empty() ? archive : fs::path(member)).filename().string();
    stem.resize(std::min(stem.find('.'), stem.size()));
    const auto code = [](const std::string& part) -> std::string {
        if (const std::string named = languageNamed(part); !named.empty()) return named;
        if (!isLanguageCode(part)) return {};
        return icu::Locale(part.c_str()).getLanguage();  // the shortest: "en" for "eng"
    };
    const auto second = stem.rfind('-');
    if (second == std::string::npos || second == 0) return {};
    const auto first = stem.rfind('-', second - 1);
    const std::size_t start = first == std::string::npos ? 0 : first + 1;
    const std::string source = code(stem.substr(start, second - start)),
                      target = code(stem.substr(second + 1));
    if (source.empty() || target.empty()) return {};
    return {source, target};
}

class DictdReader : public CheckedReader {
  public:
    DictdReader(RecordReader index, const DictionaryFiles& files, const PairInput& input)
        : index_(std::move(index)),
          entriesFile_(files.entries),
          languages_(languagesOfDictionary(files.entries)),
          mostLines_(input.firstPairsOnly ? kFirstLines : std::numeric_limits<std::int64_t>::max()),
          stop_(input.stop) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        if (!isIndexRead_) {
            const Result<ReadOutcome> read = readIndex();
            if (!read || *read == ReadOutcome::rejected) return read;
        }
        while (nextPair_ == pairs_.size()) {
            if (nextPlace_ == places_.size() || stop_.stop_requested()) return ReadOutcome::end;
            const Place& place = places_[nextPlace_++];
            const std::string_view text = std::string_view(entries_).substr(place.at, place.bytes);
            if (const auto problem = findTextProblem(text)) {
                return reject({fmt::format("{}:{}", index_.name(), place.line),
                               fmt::format("an entry of {} with {}", entriesFile_.string(), problem->found),
                               "UTF-8", "set pairs.skip-bad-lines, or choose another edition"});
            }
            pairs_ = pairsOfEntry(text, place.headwords);
            nextPair_ = 0;
            if (pairs_.empty()) ++withoutPairs_;
        }
        pair = std::move(pairs_[nextPair_++]);
        return ReadOutcome::pair;
    }
    std::int64_t linesRead() const override { return static_cast<std::int64_t>(nextPlace_); }
    const char* counted() const override { return "entry"; }
    double fraction() const override {
        return places_.empty() ? 0 : static_cast<double>(nextPlace_) / static_cast<double>(places_.size());
    }
    LeftOut leftOut() const override { return {.unreadable = withoutPairs_}; }
    std::pair<std::string, std::string> languages() const override { return languages_; }

  private:
    Result<Nothing> readEntries() {
        const Result<std::unique_ptr<ByteSource>> bytes = openBytes(entriesFile_);
        if (!bytes) return bytes.error();
        while (!stop_.stop_requested()) {
            const Result<std::string> part = readUpTo(**bytes, kPartBytes);
            if (!part) return part.error();
            if (part->empty() ? entries_.empty() : entries_.size() + part->size() > kMostBytes) {
                return Error{entriesFile_.string(), part->empty() ? "no text" : "too much text",
                             fmt::format("1 to {} bytes of entries", groupedNumber(kMostBytes)),
                             "check that this is the right file"};
            }
            if (part->empty()) return Nothing{};
            entries_ += *part;
        }
        return Nothing{};
    }
    // Reads both files. rejected: a bad line, and reading can continue.
    Result<ReadOutcome> readIndex() {
        if (entries_.empty()) {
            if (const Result<Nothing> read = readEntries(); !read) return read.error();
        }
        for (Record record; index_.linesRead() < mostLines_ && !stop_.stop_requested();) {
            const Result<bool> more = index_.next(record);
            if (!more) return more.error();
            if (!*more) break;
            if (record.problem) return reject(*record.problem);
            if (isAboutDictionary(record.fields[0])) continue;
            const std::string where = fmt::format("{}:{}", index_.name(), record.line);
            const auto at = record.fields.size() > 2 ? numberIn(record.fields[1]) : std::nullopt;
            const auto bytes = at ? numberIn(record.fields[2]) : std::nullopt;
            if (!bytes) {
                return reject({where, "no entry", "headword, offset and length separated by tabs",
                               "remove the line or set pairs.skip-bad-lines"});
            }
            if (*at > entries_.size() || *bytes > entries_.size() - *at) {
                return reject({where, fmt::format("an entry beyond the end of {}", entriesFile_.string()),
                               fmt::format("one in its {} bytes", groupedNumber(entries_.size())),
                               "check that the two files belong together"});
            }
            places_.push_back({*at, *bytes, {std::string(record.fields[0])}, record.line});
        }
        joinHeadwords();
        isIndexRead_ = true;
        return ReadOutcome::end;
    }
    // One place for each entry, in the order of the text.
    void joinHeadwords() {
        std::ranges::stable_sort(places_, {}, [](const Place& p) { return std::pair(p.at, p.bytes); });
        std::size_t last = 0;
        for (std::size_t i = 1; i < places_.size(); ++i) {
            if (places_[i].at == places_[last].at && places_[i].bytes == places_[last].bytes)
                places_[last].headwords.push_back(std::move(places_[i].headwords[0]));
            else if (++last != i)
                places_[last] = std::move(places_[i]);
        }
        if (!places_.empty()) places_.resize(last + 1);
    }

    RecordReader index_;
    fs::path entriesFile_;
    std::pair<std::string, std::string> languages_;
    std::int64_t mostLines_;
    std::stop_token stop_;
    bool isIndexRead_ = false;
    std::string entries_;
    std::vector<Place> places_;
    std::vector<SentencePair> pairs_;  // of the last entry
    std::size_t nextPlace_ = 0, nextPair_ = 0;
    std::int64_t withoutPairs_ = 0;
};

bool isIndex(const PairInput& input) {
    return input.first.string().ends_with(".index");
}

// The index of the entries, or the entries of the index.
fs::path findOther(const PairInput& input) {
    const std::string first = input.first.string();
    if (!isIndex(input)) {
        const fs::path file = first.substr(0, std::min(first.rfind(".dict"), first.size())) + ".index";
        return isFileOrMember(file) ? file : fs::path();
    }
    const std::string stem = first.substr(0, first.size() - std::string_view(".index").size());
    for (const char* ending : {".dict.dz", ".dict"})
        if (isFileOrMember(stem + ending)) return stem + ending;
    return {};
}

Result<DictionaryFiles> filesOf(const PairInput& input) {
    if (input.second.empty()) {
        return Error{input.first.string(),
                     isIndex(input) ? "no .dict or .dict.dz next to it" : "no .index next to it",
                     "the two files of a dictd dictionary", "name the other with --input2"};
    }
    return isIndex(input) ? DictionaryFiles{input.first, input.second}
                          : DictionaryFiles{input.second, input.first};
}

}  // namespace

PairFormat dictdFormat() {
    PairFormat format;
    format.id = "dictd";
    format.title = "Dictionary";
    format.sentence =
        "Bilingual dictionaries of dict servers, such as FreeDict's: X.dict.dz and X.index; each headword "
        "and each of its translations is a pair.";
    format.endings = {".dict", ".index"};
    format.second = "X.index, or X.dict.dz if the first file is X.index";
    format.recognises = [](const PairSource& source) {
        const bool named = source.name.ends_with(".dict") || source.name.ends_with(".index");
        return named && (!source.input.second.empty() || !findOther(source.input).empty()) ? Match::certain
                                                                                           : Match::no;
    };
    format.findSecond = findOther;
    format.read = [](PairSource source) -> Result<std::unique_ptr<PairReader>> {
        if (!source.input.encoding.empty()) {
            return Error{"--encoding " + source.input.encoding, "a dictd dictionary, which is UTF-8", "",
                         "leave out --encoding"};
        }
        const Result<DictionaryFiles> files = filesOf(source.input);
        if (!files) return files.error();
        Result<LineReader> index = LineReader::open(files->index);
        if (!index) return index.error();
        return std::unique_ptr<PairReader>(
            std::make_unique<DictdReader>(RecordReader(std::move(*index), {}), *files, source.input));
    };
    return format;
}

}  // namespace paragram
