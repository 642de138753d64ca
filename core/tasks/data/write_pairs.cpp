#include "core/tasks/data/write_pairs.h"

#include <algorithm>

#include "core/base/choices.h"
#include "core/base/hdf5/hdf5_types.h"
#include "core/base/stopwatch.h"
#include "core/pairs/formats/format_registry.h"
#include "core/training/data/training_set.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 8192;  // pairs

Result<std::string> formatOf(const WritePairsRequest& request) {
    if (request.format != "auto") return request.format;
    const std::string name = request.output.filename().string();
    for (const PairFormat& format : pairFormats()) {
        const bool ends =
            std::ranges::any_of(format.endings, [&](const auto& e) { return name.ends_with(e); });
        if (format.write && ends) return format.id;
    }
    return Error{"--format", "not clear from the name \"" + name + "\"", "",
                 choiceAdvice("", writableFormats())};
}

Result<WritePairsSummary> copyAll(const TrainingSet& pairs, PairWriter& writer, JobContext& job) {
    WritePairsSummary summary;
    const Stopwatch watch;
    const std::int64_t total = pairs.info().pairs;
    while (summary.pairs < total) {
        const std::vector<SentencePair> some = pairs.readText(summary.pairs, kChunk);
        for (const SentencePair& pair : some) writer.add(pair.score, pair.source, pair.target, {});
        summary.pairs += static_cast<std::int64_t>(some.size());
        const auto done = static_cast<double>(summary.pairs), all = static_cast<double>(total);
        const double rate = done / watch.seconds();
        job.report({"Writing pairs", done, all, "pairs", rate, "pairs", (all - done) / rate});
        if (job.shouldStop()) return Stopped{};
    }
    writer.finish();
    summary.seconds = watch.seconds();
    return summary;
}

}  // namespace

Result<WritePairsSummary> writePairs(const WritePairsRequest& request, JobContext& job) {
    const Result<std::string> format = formatOf(request);
    if (!format) return format.error();
    const Result<TrainingSet> pairs = TrainingSet::open(request.pairs);
    if (!pairs) return pairs.error();
    PairWriterOptions options{*format};
    options.overwrite = request.overwrite;
    const PairStoreInfo& info = pairs->info();
    options.scored = info.hasScore;
    const auto choose = [](std::string& to, const std::string& asked, const std::string& known) {
        if (!known.empty()) to = known;
        if (!asked.empty()) to = asked;
    };
    choose(options.sourceLanguage, request.sourceLanguage, info.sourceLanguage);
    choose(options.targetLanguage, request.targetLanguage, info.targetLanguage);
    const auto writer = makePairWriter(request.output, options);
    if (!writer) return writer.error();
    try {
        Result<WritePairsSummary> summary = copyAll(*pairs, **writer, job);
        if (summary) (*summary).format = *format;
        return summary;
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
