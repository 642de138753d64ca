#include "core/tasks/corpora/memory_pairs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <optional>

#include "core/alignment/alignment_work.h"
#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"
#include "core/base/files/mapped_file.h"
#include "core/base/files/output_stream.h"
#include "core/base/stopwatch.h"
#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/input_languages.h"
#include "core/pairs/formats/pair_source.h"
#include "core/tasks/corpora/write_alignment.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr int kFormat = 1;
constexpr std::int64_t kPoll = 4096;  // pairs

class AlignmentReader : public CheckedReader {
  public:
    explicit AlignmentReader(const AlignmentWork& work) : texts_(work.texts()), links_(work.links()) {}

    Result<ReadOutcome> next(SentencePair& pair) override {
        while (at_ < links_.size() && !links_[at_].isPair()) ++at_;
        if (at_ == links_.size()) return ReadOutcome::end;
        const Link& link = links_[at_++];
        pair.source = textOf(texts_->source, link.source);
        pair.target = textOf(texts_->target, link.target);
        return ReadOutcome::pair;
    }
    std::int64_t linesRead() const override { return static_cast<std::int64_t>(at_); }
    const char* counted() const override { return "link"; }
    double fraction() const override {
        return static_cast<double>(at_) / static_cast<double>(std::max<std::size_t>(1, links_.size()));
    }
    std::pair<std::string, std::string> languages() const override {
        return {texts_->source.language, texts_->target.language};
    }

  private:
    std::shared_ptr<const AlignedTexts> texts_;
    Alignment links_;
    std::size_t at_ = 0;
};

// Differs if the files or the way of reading them changed. Empty for standard input, which cannot be read
// again.
std::string readingOf(const PairInput& input) {
    if (input.first.string().starts_with('-')) return {};
    std::string text = fmt::format("{} {} {} {} {} {} {}-{}", input.format, fmt::join(input.columns, ","),
                                   fmt::join(input.columnNames, ","), input.header, input.delimiter,
                                   input.encoding, input.sourceLanguage, input.targetLanguage);
    for (const fs::path& file : {input.first, input.second}) {
        // Of a member, the archive.
        const std::string name = file.string();
        const fs::path onDisk = name.substr(0, name.find('!'));
        std::error_code code;
        const auto bytes = fs::file_size(onDisk, code);
        if (code) continue;
        const auto written = fs::last_write_time(onDisk, code).time_since_epoch().count();
        text += fmt::format(" {} {} {}", fs::absolute(file, code).string(), bytes, written);
    }
    return text;
}

std::optional<MemoryRecord> readRecord(const MemoryFolder& folder) {
    std::error_code code;
    if (!fs::exists(folder.record(), code) || !fs::exists(folder.pairs(), code)) return std::nullopt;
    const auto text = readFile(folder.record());
    if (!text) return std::nullopt;
    try {
        const auto json = nlohmann::json::parse(*text);
        if (json.at("format").get<int>() != kFormat || !checksumHolds(json)) return std::nullopt;
        MemoryRecord record{json.at("file"),
                            json.at("reading"),
                            json.at("pairs"),
                            json.at("rejected"),
                            json.at("source-language"),
                            json.at("target-language"),
                            json.value("pairs-hash", "")};
        const auto pairs = MappedFile::open(folder.pairs());
        if (!pairs || (!record.pairsHash.empty() && hashOfBytes(pairs->bytes()) != record.pairsHash))
            return std::nullopt;
        return record;
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;  // damaged: the pairs are copied again
    }
}

void writeRecord(const MemoryRecord& record, const MemoryFolder& folder) {
    nlohmann::ordered_json json{{"format", kFormat},
                                {"file", record.file},
                                {"reading", record.reading},
                                {"pairs", record.pairs},
                                {"rejected", record.rejected},
                                {"source-language", record.sourceLanguage},
                                {"target-language", record.targetLanguage},
                                {"pairs-hash", record.pairsHash}};
    addChecksum(json);
    writeFileAtomically(folder.record(), json.dump(2) + "\n");
}

void appendOnOneLine(const std::string& text, std::string& lines) {
    for (const char c : text) lines += c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
}

}  // namespace

bool isSavedAlignment(const fs::path& file) {
    return file.extension() == ".alignment";
}

Result<std::unique_ptr<PairReader>> makeMemoryReader(const PairInput& input, const JobContext& job) {
    if (!isSavedAlignment(input.first)) return makePairReader(input);
    const auto work = AlignmentWork::open(input.first, job);
    if (!work) return work.error();
    return std::unique_ptr<PairReader>(std::make_unique<AlignmentReader>(*work));
}

Result<MemoryRecord> copyMemoryPairs(const PairInput& input, const MemoryFolder& folder, bool again,
                                     const JobContext& job) {
    const std::string reading = readingOf(input);
    if (!again && !reading.empty())
        if (const auto known = readRecord(folder); known && known->reading == reading) return *known;
    const auto reader = makeMemoryReader(input, job);
    if (!reader) return reader.error();
    std::error_code code;
    fs::create_directories(folder.path, code);
    if (code) {
        return Error{folder.path.string(), "cannot be created (" + code.message() + ")", "a folder",
                     "choose another folder"};
    }
    Result<OutputStream> out = OutputStream::open(folder.pairs());
    if (!out) return out.error();
    MemoryRecord record;
    record.file = input.first.string();
    record.reading = reading;
    std::optional<Error> problem;  // the first
    LanguageGuess source, target;
    const Stopwatch watch;
    SentencePair pair;
    std::string lines;
    RunningHash hash;
    for (bool more = true; more;) {
        const Result<ReadOutcome> outcome = (*reader)->next(pair);
        if (!outcome) return outcome.error();
        more = *outcome != ReadOutcome::end;
        if (*outcome == ReadOutcome::rejected) {
            ++record.rejected;
            if (!problem) problem = (*reader)->problem();
        } else if (more) {
            ++record.pairs;
            appendOnOneLine(pair.source, lines);
            lines += '\t';
            appendOnOneLine(pair.target, lines);
            lines += '\n';
            source.add(pair.source);
            target.add(pair.target);
        }
        if (more && (record.pairs + record.rejected) % kPoll != 0) continue;
        out->write(lines);
        hash.add(lines);
        lines.clear();
        if (job.shouldStop()) return Stopped{};
        const auto done = static_cast<double>(record.pairs);
        const double fraction = (*reader)->fraction();
        job.report({"Reading pairs", done, fraction > 0 ? done / fraction : 0, "pairs",
                    done / watch.seconds(), "pairs",
                    fraction > 0 ? watch.seconds() * (1 - fraction) / fraction : -1});
    }
    if (record.pairs == 0) {
        if (problem) return *problem;
        return Error{input.first.string(), "no pairs", "pairs of sentences",
                     "check that this is the right file"};
    }
    std::tie(record.sourceLanguage, record.targetLanguage) = languagesOfInput(input, **reader);
    if (record.sourceLanguage.empty()) record.sourceLanguage = source.language();
    if (record.targetLanguage.empty()) record.targetLanguage = target.language();
    // Without a record the pairs would be copied again: the text is never newer than what the record says.
    fs::remove(folder.record(), code);
    out->commit();
    record.pairsHash = hash.value();
    writeRecord(record, folder);
    return record;
}

}  // namespace paragram
