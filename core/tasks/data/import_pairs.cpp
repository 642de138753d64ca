#include "core/tasks/data/import_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "core/base/files/atomic_file.h"
#include "core/base/number_text.h"
#include "core/base/stopwatch.h"
#include "core/evaluation/filter_context.h"
#include "core/pairs/formats/input_languages.h"
#include "core/pairs/formats/pair_source.h"
#include "core/pairs/recipes/filter_stream.h"
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
Result<Nothing> nameLanguages(const PairInput& input, const PairReader& reader, ReaderSource& source,
                              PairStoreInfo& info, ImportSummary& summary) {
    const Result<Nothing> looked = source.lookAhead();
    if (!looked) return looked.error();
    auto languages = languagesOfInput(input, reader);  // some files name theirs just before their pairs
    const LanguageGuess first = source.guessOf(&SentencePair::source),
                        second = source.guessOf(&SentencePair::target);
    const std::string contradiction = languageContradiction(languages, first, second);
    if (!contradiction.empty()) summary.remarks.push_back(contradiction);
    if (languages.first.empty() || languages.second.empty()) {
        if (languages.first.empty()) languages.first = first.language();
        if (languages.second.empty()) languages.second = second.language();
        summary.languagesGuessed = !languages.first.empty() || !languages.second.empty();
    }
    std::tie(info.sourceLanguage, info.targetLanguage) = languages;
    std::tie(summary.sourceLanguage, summary.targetLanguage) = languages;
    return Nothing{};
}

// Reads and filters pairs into the store until the input ends, the job is stopped, or an Error. Stopped: the
// pairs read so far are in the store.
Result<Nothing> copyPairs(PairReader& reader, ReaderSource& source, FilterChain& filters,
                          const ImportRequest& request, PairStoreWriter& writer, ImportSummary& summary,
                          JobContext& job) {
    FilterStream stream;
    stream.read = [&](std::vector<SentencePair>& pairs, std::size_t most) {
        return source.read(pairs, most);
    };
    stream.write = [&](const SentencePair& pair) { writer.add(pair); };
    stream.fraction = [&] { return reader.fraction(); };
    stream.folder = std::filesystem::absolute(request.output).parent_path();
    stream.stage = "Reading pairs";
    stream.threads = request.threads;
    const Result<StreamCounts> outcome = runFilterStream(filters, stream, job);
    if (!outcome) return outcome.error();
    summary.linesRead = reader.linesRead();
    summary.counted = reader.counted();
    if (const std::int64_t count = source.repairedPairs(); count > 0) {
        summary.remarks.push_back(fmt::format("damaged characters were replaced by U+FFFD in {} pair{}",
                                              count, count == 1 ? "" : "s"));
    }
    for (std::string& remark : reader.remarks()) summary.remarks.push_back(std::move(remark));
    summary.pairsKept = writer.pairs();
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
        reasons +=
            fmt::format("; {} could not be read", groupedNumber(static_cast<double>(summary.linesRejected)));
    reasons += dropReasons(summary.filters);
    return {request.input.first.string(), reasons, "at least one pair",
            "loosen the filters or check the columns"};
}

}  // namespace

Result<ImportSummary> importPairs(const ImportRequest& request, JobContext& job) {
    const Stopwatch watch;
    Result<Nothing> writable = checkWritable(request.output);
    if (!writable) return writable.error();
    PairInput input = request.input;
    input.stop = job.stop;
    ImportSummary summary;
    const auto stoppedOr = [&](const Error& error) -> Result<ImportSummary> {
        return job.shouldStop() ? Result<ImportSummary>(Stopped{}) : error;
    };
    Result<PairSource> opened = openPairSource(input);
    if (!opened) return stoppedOr(opened.error());
    const PairInput names = asOpened(request.input, opened->input);
    Result<std::unique_ptr<PairReader>> reader = makePairReader(std::move(*opened));
    if (!reader) return stoppedOr(reader.error());
    ReaderSource source(**reader, request, summary);
    PairStoreInfo info;
    const Result<Nothing> named = nameLanguages(names, **reader, source, info, summary);
    if (!named) return named.error();
    const Recipe recipe = request.recipe ? *request.recipe : recipeOf(request.settings);
    Result<FilterChain> filters = FilterChain::make(recipe, makeFilterContext(info, request.suites, job));
    if (!filters) return filters.error();
    PairStoreWriter writer(request.output);
    const Result<Nothing> copied = copyPairs(**reader, source, *filters, request, writer, summary, job);
    if (!copied) return copied.error();
    if (summary.pairsKept == 0 && !copied.stopped()) return nothingKept(request, summary);
    if (summary.pairsKept > 0) {
        info.origin = request.input.first.string();
        info.settings = importSettingsText(request.settings);
        addProvenance(info, recipe, summary.filters);
        writer.commit(info);
    }
    summary.seconds = watch.seconds();
    return Result<ImportSummary>::of(std::move(summary), copied.stopped());
}

}  // namespace paragram
