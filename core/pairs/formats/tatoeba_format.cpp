// Tatoeba's exports: sentences with ids, and links between ids.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <limits>
#include <unordered_map>

#include "core/base/files/scratch_array.h"
#include "core/base/files/temporary_folder.h"
#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/format_rows.h"
#include "core/pairs/formats/records.h"
#include "core/text/input/archive.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostLanguages = 10000;  // at most this many are remembered
// Old sentences have the most links to each other: if some pairs are enough, these lines contain them.
constexpr std::int64_t kFirstSentences = 400'000, kFirstLinks = 2'000'000;
constexpr std::int64_t kLinesPerPoll = 4096;

std::optional<std::uint32_t> idOf(std::string_view text) {
    std::uint32_t id = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), id);
    if (text.empty() || status != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return id;
}

// Sentences of one language by id: 16 bytes each in memory, their text in a temporary file that is mapped
// into memory.
class Sentences {
  public:
    Sentences() : text_(temporaryFolder()) {}

    void add(std::uint32_t id, std::string_view text) {
        sorted_ = sorted_ && (places_.empty() || places_.back().id < id);
        places_.push_back({id, static_cast<std::uint32_t>(text.size()), bytes_});
        words_.assign((text.size() + 3) / 4, 0);
        text.copy(reinterpret_cast<char*>(words_.data()), text.size());
        text_.append(words_);
        bytes_ += words_.size() * 4;
    }
    // Call when all are added.
    void sort() {
        if (!sorted_) std::ranges::stable_sort(places_, {}, &Place::id);
    }
    bool find(std::uint32_t id, std::string& text) const {
        const auto found = std::ranges::lower_bound(places_, id, {}, &Place::id);
        if (found == places_.end() || found->id != id) return false;
        text.assign(reinterpret_cast<const char*>(text_.values().data()) + found->at, found->bytes);
        return true;
    }
    std::size_t size() const { return places_.size(); }

  private:
    struct Place {
        std::uint32_t id, bytes;
        std::uint64_t at;
    };
    std::vector<Place> places_;
    ScratchArray text_;
    std::vector<std::uint32_t> words_;
    std::uint64_t bytes_ = 0;
    bool sorted_ = true;
};

class TatoebaReader : public CheckedReader {
  public:
    TatoebaReader(RecordReader sentences, fs::path links, const PairInput& input)
        : sentences_(std::move(sentences)),
          mostSentences_(input.firstPairsOnly ? kFirstSentences : std::numeric_limits<std::int64_t>::max()),
          mostLinks_(input.firstPairsOnly ? kFirstLinks : std::numeric_limits<std::int64_t>::max()),
          stop_(input.stop),
          linksFile_(std::move(links)),
          encoding_(input.encoding),
          sourceLanguage_(input.sourceLanguage),
          targetLanguage_(input.targetLanguage) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        if (!links_) {
            const Result<ReadOutcome> read = readSentences();
            if (!read || *read == ReadOutcome::rejected || !links_) return read;
        }
        for (;;) {
            if (stops(links_->linesRead()) || links_->linesRead() >= mostLinks_) return ReadOutcome::end;
            const Result<bool> more = links_->next(record_);
            if (!more) return more.error();
            if (!*more) return ReadOutcome::end;
            if (record_.problem) return reject(*record_.problem);
            const auto first = idOf(record_.fields[0]);
            const auto second = record_.fields.size() > 1 ? idOf(record_.fields[1]) : std::nullopt;
            if (!first || !second) {
                return reject({fmt::format("{}:{}", links_->name(), record_.line), "not a link",
                               "two ids separated by a tab", "remove the line or set pairs.skip-bad-lines"});
            }
            if (source_.find(*first, pair.source) && target_.find(*second, pair.target)) break;
        }
        pair.score = SentencePair().score;
        if (const char* side = emptySide(pair))
            return reject(emptySideError(fmt::format("{}:{}", links_->name(), record_.line), side));
        return ReadOutcome::pair;
    }
    std::int64_t linesRead() const override { return links_ ? links_->linesRead() : sentences_.linesRead(); }
    double fraction() const override {
        return links_ ? 0.5 + links_->fraction() / 2 : sentences_.fraction() / 2;
    }
    std::pair<std::string, std::string> languages() const override {
        return {sourceLanguage_, targetLanguage_};
    }

  private:
    struct Sides {
        bool source = false, target = false;
    };
    // The sides that a language is on; compared with ICU once per language.
    Sides sidesOf(const std::string& language) {
        const auto [known, isNew] = sides_.try_emplace(language);
        if (isNew)
            known->second = {sameLanguage(language, sourceLanguage_),
                             sameLanguage(language, targetLanguage_)};
        const Sides sides = known->second;
        if (sides_.size() > kMostLanguages) sides_.clear();
        return sides;
    }
    bool stops(std::int64_t lines) const { return lines % kLinesPerPoll == 0 && stop_.stop_requested(); }
    // Reads both languages into memory. rejected: a bad line, and reading can continue. Stopped: no links are
    // read.
    Result<ReadOutcome> readSentences() {
        while (sentences_.linesRead() < mostSentences_) {
            if (stops(sentences_.linesRead())) return ReadOutcome::end;
            const Result<bool> more = sentences_.next(record_);
            if (!more) return more.error();
            if (!*more) break;
            if (record_.problem) return reject(*record_.problem);
            const auto& fields = record_.fields;
            const auto id = idOf(fields[0]);
            if (!id || fields.size() < 3) {
                return reject({fmt::format("{}:{}", sentences_.name(), record_.line), "not a sentence",
                               "id, language and text separated by tabs",
                               "remove the line or set pairs.skip-bad-lines"});
            }
            const Sides sides = sidesOf(std::string(fields[1]));
            if (sides.source) source_.add(*id, fields[2]);
            if (sides.target) target_.add(*id, fields[2]);
        }
        for (const auto& [sentences, language] :
             {std::pair(&source_, &sourceLanguage_), {&target_, &targetLanguage_}}) {
            if (sentences->size() == 0) {
                return Error{sentences_.name(), fmt::format("no sentence in \"{}\"", *language),
                             "languages of the file, such as eng,deu", "choose others with --languages"};
            }
            sentences->sort();
        }
        Result<LineReader> lines = LineReader::open(linksFile_, encoding_);
        if (!lines) return lines.error();
        links_.emplace(std::move(*lines), RecordSyntax{});
        return ReadOutcome::end;
    }

    RecordReader sentences_;
    std::int64_t mostSentences_, mostLinks_;
    std::stop_token stop_;
    fs::path linksFile_;
    std::string encoding_;
    std::optional<RecordReader> links_;
    std::string sourceLanguage_, targetLanguage_;
    std::unordered_map<std::string, Sides> sides_;
    Sentences source_, target_;
    Record record_;
};

// "links.csv", possibly compressed, next to the sentences.
fs::path findLinks(const PairInput& input) {
    std::error_code code;
    const fs::path folder = splitMember(input.first).first.parent_path();
    for (const char* name : {"links.csv", "links.tsv", "links.tar.bz2", "links.csv.bz2", "links.csv.gz",
                             "links.csv.xz", "links.csv.zst", "links.tsv.bz2"}) {
        if (fs::is_regular_file(folder / name, code)) return folder / name;
    }
    return {};
}

}  // namespace

PairFormat tatoebaFormat() {
    PairFormat format;
    format.id = "tatoeba";
    format.title = "Tatoeba";
    format.sentence =
        "Tatoeba's exports: sentences.csv and links.csv; --languages chooses two, such as eng,deu.";
    format.endings = {".csv", ".tsv"};
    format.second = "links.csv";
    format.recognises = [](const PairSource& source) {
        const auto rows = recordsOf(source.head, {}, 20);
        const bool like = !rows.empty() && std::ranges::all_of(rows, [](const auto& row) {
            return row.size() >= 3 && idOf(row[0]) && row[1].size() <= 8 && !idOf(row[2]) &&
                   (isLanguageCode(row[1]) || row[1] == "\\N");
        });
        return like ? Match::certain : Match::no;
    };
    format.findSecond = findLinks;
    format.read = [](PairSource source) -> Result<std::unique_ptr<PairReader>> {
        const PairInput& input = source.input;
        if (input.second.empty()) {
            return Error{source.bytes->name(), "no links.csv next to it", "a file of links between ids",
                         "name it with --input2"};
        }
        if (input.sourceLanguage.empty() || input.targetLanguage.empty()) {
            return Error{source.bytes->name(), "sentences of many languages", "two of them",
                         "name them with --languages, for example eng,deu"};
        }
        RecordReader sentences(LineReader::of(std::move(source.bytes)), {});
        return std::unique_ptr<PairReader>(
            std::make_unique<TatoebaReader>(std::move(sentences), input.second, input));
    };
    return format;
}

}  // namespace paragram
