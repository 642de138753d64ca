#include "core/tasks/import_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "core/base/atomic_file.h"
#include "core/base/stopwatch.h"
#include "core/pairs/pair_reader.h"
#include "core/pairs/pair_store.h"
#include "core/settings/setting_table.h"
#include "core/tasks/import_input.h"

namespace paragram {
namespace {

constexpr std::size_t kExamples = 20;
constexpr std::int64_t kPollEvery = 2048;  // pairs

std::string importSettingsText(const Settings& settings) {
    std::string text;
    for (const char* group : {"pairs", "filter", "text"}) {
        for (const SettingRow* row : settingsOfGroup(group)) {
            text += fmt::format("{} = {}\n", row->key, row->text(settings));
        }
    }
    return text;
}

// Reads and filters into the store until the input ends, a stop, or a line that ends it all.
Result<Nothing> copyPairs(PairReader& reader, const ImportRequest& request, PairStoreWriter& writer,
                          ImportSummary& summary, JobContext& job) {
    FilterChain filters(request.settings);
    const Stopwatch watch;
    SentencePair pair;
    for (std::int64_t count = 1;; ++count) {
        const Result<ReadOutcome> outcome = reader.next(pair);
        if (!outcome) return outcome.error();
        if (*outcome == ReadOutcome::end) break;
        if (*outcome == ReadOutcome::rejected) {
            if (!request.settings.pairs.skipBadLines) return reader.problem();
            ++summary.linesRejected;
            if (summary.rejectedExamples.size() < kExamples) {
                summary.rejectedExamples.push_back(reader.problem().sentence());
            }
        } else if (filters.keeps(pair)) {
            writer.add(pair);
        }
        if (count % kPollEvery == 0) {
            const double fraction = reader.fraction(), done = static_cast<double>(reader.linesRead());
            const double seconds = watch.seconds();
            job.tell({"Reading pairs", done, fraction > 0 ? done / fraction : 0, "pairs", done / seconds,
                      "pairs", fraction > 0 ? seconds * (1 - fraction) / fraction : -1});
            if (job.shouldStop()) {
                summary.stopped = true;
                break;
            }
        }
    }
    summary.linesRead = reader.linesRead();
    summary.pairsKept = writer.pairs();
    summary.filters = filters.counts();
    return Nothing{};
}

Error nothingKept(const ImportRequest& request, const ImportSummary& summary) {
    if (summary.linesRead == 0) {
        return {request.input.string(), "no lines", "one sentence pair a line",
                "check that this is the right file"};
    }
    std::string reasons = fmt::format("{} lines, no pair left", summary.linesRead);
    if (summary.linesRejected > 0) reasons += fmt::format("; {} could not be read", summary.linesRejected);
    for (const FilterCount& filter : summary.filters) {
        if (filter.seen > filter.kept)
            reasons += fmt::format("; {} dropped {}", filter.name, filter.seen - filter.kept);
    }
    return {request.input.string(), reasons, "at least one pair", "loosen the filters or check the columns"};
}

}  // namespace

Result<ImportSummary> importPairs(const ImportRequest& request, JobContext& job) {
    const Stopwatch watch;
    Result<Nothing> writable = checkWritable(request.output);
    if (!writable) return writable.error();
    Result<std::unique_ptr<PairReader>> reader = makePairReader(pairInputOf(request));
    if (!reader) return reader.error();
    ImportSummary summary;
    PairStoreWriter writer(request.output);
    Result<Nothing> copied = copyPairs(**reader, request, writer, summary, job);
    if (!copied) return copied.error();
    if (summary.pairsKept == 0 && !summary.stopped) return nothingKept(request, summary);
    if (summary.pairsKept > 0) {
        PairStoreInfo info;
        std::tie(info.sourceLanguage, info.targetLanguage) = languagesOfImport(request, **reader);
        info.origin = request.input.string();
        info.settings = importSettingsText(request.settings);
        writer.commit(info);
    }
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace paragram
