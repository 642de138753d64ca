#include "core/tasks/data/import_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <sstream>
#include <tuple>

#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"
#include "core/base/ranks/communicator.h"
#include "core/base/stopwatch.h"
#include "core/evaluation/filter_context.h"
#include "core/pairs/formats/input_languages.h"
#include "core/pairs/formats/pair_sequence.h"
#include "core/pairs/recipes/filter_stream.h"
#include "core/pairs/store/collect_pairs.h"
#include "core/pairs/store/pair_store.h"
#include "core/settings/setting_table.h"
#include "core/tasks/filtering/filter_pairs.h"
#include "core/text/input/utf8_repair.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kExamples = 20;

std::string importSettingsText(const Settings& settings) {
    std::string text;
    for (const char* group : {"pairs", "filter", "text"}) {
        for (const SettingRow* row : settingsOfGroup(group)) {
            text += fmt::format("{} = {}\n", row->key, row->text(settings));
        }
    }
    return text;
}

// The pairs of a reader; unreadable lines are counted or end the import, depending on the settings.
class ReaderSource {
  public:
    ReaderSource(PairReader& reader, const ImportRequest& request, ImportSummary& summary)
        : reader_(reader),
          skipBadLines_(request.settings.pairs.skipBadLines),
          repaired_(lowerCase(request.input.encoding) == lowerCase(kRepairedUtf8)),
          summary_(summary) {}

    // Reads the first pairs, which read() still returns.
    Result<Nothing> lookAhead() {
        const Result<bool> any = take(ahead_, LanguageGuess::kPairs);
        return any ? Result<Nothing>(Nothing{}) : any.error();
    }
    LanguageGuess guessOf(std::string SentencePair::*side) const {
        LanguageGuess guess;
        for (const SentencePair& pair : ahead_) guess.add(pair.*side);
        return guess;
    }

    Result<bool> read(std::vector<SentencePair>& pairs, std::size_t most) {
        if (ahead_.empty()) return take(pairs, most);
        pairs = std::move(ahead_);
        ahead_.clear();
        return true;
    }

    // The number of pairs in which characters were replaced.
    std::int64_t repairedPairs() const { return repairedPairs_; }

  private:
    static bool isRepaired(const SentencePair& pair) {
        constexpr const char* kReplacement = "\xEF\xBF\xBD";
        return pair.source.find(kReplacement) != std::string::npos ||
               pair.target.find(kReplacement) != std::string::npos;
    }
    Result<bool> take(std::vector<SentencePair>& pairs, std::size_t most) {
        pairs.resize(ended_ ? 0 : most);
        std::size_t count = 0;
        while (count < most && !ended_) {
            pairs[count].score = std::numeric_limits<float>::quiet_NaN();
            const Result<ReadOutcome> outcome = reader_.next(pairs[count]);
            if (!outcome) return outcome.error();
            ended_ = *outcome == ReadOutcome::end;
            if (ended_) break;
            if (*outcome == ReadOutcome::pair) {
                if (repaired_ && isRepaired(pairs[count])) ++repairedPairs_;
                ++count;
                continue;
            }
            if (!skipBadLines_) return reader_.problem();
            ++summary_.linesRejected;
            if (summary_.rejectedExamples.size() < kExamples)
                summary_.rejectedExamples.push_back(reader_.problem().sentence());
        }
        pairs.resize(count);
        return count > 0;
    }

    std::vector<SentencePair> ahead_;
    PairReader& reader_;
    bool skipBadLines_, repaired_, ended_ = false;
    std::int64_t repairedPairs_ = 0;
    ImportSummary& summary_;
};

// As requested, as the file or its name says, or as detected from the text.
Result<Nothing> nameLanguages(const PairSequence& reader, ReaderSource& source, ImportSummary& summary) {
    const Result<Nothing> looked = source.lookAhead();
    if (!looked) return looked.error();
    // Some files name theirs just before their pairs.
    auto languages = languagesOfInput(reader.first(), reader);
    const LanguageGuess first = source.guessOf(&SentencePair::source),
                        second = source.guessOf(&SentencePair::target);
    const std::string contradiction = languageContradiction(languages, first, second);
    if (!contradiction.empty()) summary.remarks.push_back(contradiction);
    if (languages.first.empty() || languages.second.empty()) {
        if (languages.first.empty()) languages.first = first.language();
        if (languages.second.empty()) languages.second = second.language();
        summary.languagesGuessed = !languages.first.empty() || !languages.second.empty();
    }
    std::tie(summary.sourceLanguage, summary.targetLanguage) = languages;
    return Nothing{};
}

// Where the pairs of a rank go that pass: into the store, or to rank 0, which has it.
class KeptPairs {
  public:
    KeptPairs(const ImportRequest& request, Communicator& ranks) : ranks_(ranks) {
        if (ranks.isFirst())
            writer_.emplace(request.output);
        else
            spool_.emplace(folderOf(request));
    }
    static std::filesystem::path folderOf(const ImportRequest& request) {
        return std::filesystem::absolute(request.output).parent_path();
    }
    void add(const SentencePair& pair) {
        if (writer_)
            writer_->add(pair);
        else
            spool_->write(pair, {});
    }
    // Brings the pairs of all ranks into the store; returns how many there are.
    std::int64_t collect() {
        if (spool_) spool_->rewind();
        collectPairs(ranks_, spool_, [this](const SentencePair& pair) { writer_->add(pair); });
        return valueOfFirst(ranks_, writer_ ? writer_->pairs() : 0);
    }
    void commit(const PairStoreInfo& info) {
        if (writer_) writer_->commit(info);
    }

  private:
    Communicator& ranks_;
    std::optional<PairStoreWriter> writer_;  // of rank 0
    std::optional<PairSpool> spool_;         // of the others
};

// What rank 0 reports of all ranks.
void addUp(ImportSummary& summary, Communicator& ranks) {
    if (ranks.alone()) return;
    for (std::int64_t* count :
         {&summary.linesRead, &summary.linesRejected, &summary.pairsRead, &summary.pairsRepaired,
          &summary.leftOut.untranslated, &summary.leftOut.fuzzy, &summary.leftOut.unreadable})
        *count = static_cast<std::int64_t>(sumOver(ranks, static_cast<double>(*count)));
    for (std::vector<std::string>* list : {&summary.rejectedExamples, &summary.remarks}) {
        std::string text;
        for (const std::string& sentence : *list) text += sentence + '\n';
        collectAtFirst(ranks, text);
        list->clear();
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);)
            if (std::ranges::find(*list, line) == list->end()) list->push_back(std::move(line));
    }
    // That of the first rank that has one.
    std::string& first = summary.leftOut.firstUntranslated;
    if (!first.empty()) first += '\n';
    collectAtFirst(ranks, first);
    first.resize(std::min(first.find('\n'), first.size()));
}

// Reads and filters pairs into the store until the input ends, the job is stopped, or an Error. Stopped: the
// pairs read so far are in the store.
Result<Nothing> copyPairs(PairReader& reader, ReaderSource& source, FilterChain& filters,
                          const ImportRequest& request, KeptPairs& kept, ImportSummary& summary,
                          JobContext& job) {
    Communicator& ranks = job.ranks();
    FilterStream stream;
    stream.read = [&](std::vector<SentencePair>& pairs, std::size_t most) {
        return source.read(pairs, most);
    };
    stream.write = [&](const SentencePair& pair) { kept.add(pair); };
    stream.fraction = [&] { return reader.fraction(); };
    if (!ranks.alone()) stream.ranks = &ranks;
    stream.folder = KeptPairs::folderOf(request);
    stream.stage = "Reading pairs";
    stream.threads = request.threads;
    const Result<StreamCounts> outcome = runFilterStream(filters, stream, job);
    if (!outcome) return outcome.error();
    summary.linesRead = reader.linesRead();
    summary.counted = reader.counted();
    summary.pairsRead = outcome->read;
    summary.leftOut = reader.leftOut();
    summary.pairsRepaired = source.repairedPairs();
    for (std::string& warning : reader.warnings()) summary.remarks.push_back(std::move(warning));
    addUp(summary, ranks);
    for (std::string& remark : remarksOf(summary.leftOut, summary.linesRead, summary.counted.c_str()))
        summary.remarks.push_back(std::move(remark));
    if (const std::int64_t count = summary.pairsRepaired; count > 0) {
        summary.remarks.push_back(fmt::format("damaged characters were replaced by U+FFFD in {} pair{}",
                                              count, count == 1 ? "" : "s"));
    }
    summary.pairsKept = kept.collect();
    summary.filters = filters.report();
    // Without any pair the reader may have been stopped before its first one.
    const bool stopped = outcome.stopped() || (outcome->read == 0 && job.shouldStop());
    return Result<Nothing>::of({}, stopped);
}

Error nothingKept(const ImportRequest& request, const ImportSummary& summary) {
    if (summary.linesRead == 0) {
        return {request.input.first.string(), fmt::format("no {}s", summary.counted),
                fmt::format("one sentence pair per {}", summary.counted),
                "check that this is the right file"};
    }
    std::string reasons = countOf(summary.linesRead, summary.counted) + ", no pair left";
    if (summary.linesRejected > 0)
        reasons += fmt::format("; {} could not be read", groupedNumber(summary.linesRejected));
    reasons += dropReasons(summary.filters);
    return {request.input.first.string(), reasons, "at least one pair",
            "loosen the filters or check the columns"};
}

// The files that this rank reads: those of the ranks before it come first.
std::vector<PairInput> inputsOf(const ImportRequest& request, JobContext& job) {
    std::vector<PairInput> inputs;
    const std::size_t files = request.more.size() + 1;
    const auto rank = static_cast<std::size_t>(job.ranks().rank()),
               ranks = static_cast<std::size_t>(job.ranks().size());
    // Rounded up: the first one falls to rank 0, which names the languages.
    for (std::size_t i = (rank * files + ranks - 1) / ranks; i * ranks < (rank + 1) * files; ++i) {
        PairInput& input = inputs.emplace_back(request.input);
        if (i > 0) input.first = request.more[i - 1];
        input.stop = job.stop;
    }
    return inputs;
}

std::string originOf(const ImportRequest& request) {
    const std::string first = request.input.first.string();
    return request.more.empty() ? first : fmt::format("{} and {} more", first, request.more.size());
}

}  // namespace

Result<ImportSummary> importPairs(const ImportRequest& request, JobContext& job) {
    const Stopwatch watch;
    Communicator& ranks = job.ranks();
    const Result<Nothing> writable =
        onAll(ranks, ranks.isFirst() ? checkWritable(request.output) : Result<Nothing>(Nothing{}));
    if (!writable) return writable.error();
    ImportSummary summary;
    auto reader = PairSequence::open(inputsOf(request, job), !request.more.empty());
    if (!reader && job.shouldStop()) reader = Stopped{};
    reader = onAll(ranks, std::move(reader));
    if (!reader) return reader.error();
    ReaderSource source(**reader, request, summary);
    const Result<Nothing> named =
        onAll(ranks, ranks.isFirst() ? nameLanguages(**reader, source, summary) : Result<Nothing>(Nothing{}));
    if (!named) return named.error();
    PairStoreInfo info;
    info.sourceLanguage = textOfFirst(ranks, summary.sourceLanguage);
    info.targetLanguage = textOfFirst(ranks, summary.targetLanguage);
    const Recipe recipe = request.recipe ? *request.recipe : recipeOf(request.settings);
    Result<FilterChain> filters =
        onAll(ranks, FilterChain::make(recipe, makeFilterContext(info, request.suites, job)));
    if (!filters) return filters.error();
    KeptPairs kept(request, ranks);
    const Result<Nothing> copied = copyPairs(**reader, source, *filters, request, kept, summary, job);
    if (!copied) return copied.error();
    if (summary.pairsKept == 0 && !copied.stopped()) return nothingKept(request, summary);
    if (summary.pairsKept > 0) {
        info.origin = originOf(request);
        info.settings = importSettingsText(request.settings);
        addProvenance(info, recipe, summary.filters);
        kept.commit(info);
    }
    summary.seconds = watch.seconds();
    return Result<ImportSummary>::of(std::move(summary), copied.stopped());
}

}  // namespace paragram
