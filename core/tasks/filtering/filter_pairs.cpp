#include "core/tasks/filtering/filter_pairs.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/files/atomic_file.h"
#include "core/base/files/new_files.h"
#include "core/base/files/temporary_folder.h"
#include "core/base/number_text.h"
#include "core/base/stopwatch.h"
#include "core/evaluation/filter_context.h"
#include "core/pairs/recipes/filter_stream.h"

namespace paragram {
namespace {

Result<FilterSummary> filterStore(const FilterRequest& request, const PairStore& store, FilterChain& chain,
                                  JobContext& job) {
    const Stopwatch watch;
    FilterSummary summary;
    std::optional<PairStoreWriter> writer;
    if (!request.output.empty()) writer.emplace(request.output);
    std::optional<DroppedFile> file;
    if (!request.dropped.empty()) {
        Result<DroppedFile> opened = DroppedFile::open(request.dropped);
        if (!opened) return opened.error();
        file.emplace(std::move(*opened));
    }
    FilterStream stream = streamOf(store);
    stream.write = [&](const SentencePair& pair) {
        if (writer) writer->add(pair);
    };
    const auto drop = [&](const SentencePair& pair, const DroppedPair& dropped) {
        const int step = chain.counts()[dropped.step].place;
        if (request.between && !request.between->holds(step)) return;
        ++summary.droppedBetween;
        const DroppedExample example{pair, dropped.judgement, step, -1};
        if (file) file->write(example, request.recipe.steps[static_cast<std::size_t>(step)]);
        if (summary.dropped.size() < request.examples) summary.dropped.push_back(example);
    };
    if (file || request.examples > 0) stream.drop = drop;
    stream.folder =
        request.output.empty() ? temporaryFolder() : std::filesystem::absolute(request.output).parent_path();
    stream.threads = request.threads;
    const Result<StreamCounts> outcome = runFilterStream(chain, stream, job);
    if (!outcome) return outcome.error();
    summary.seen = outcome->read;
    summary.kept = outcome->kept;
    summary.steps = chain.report();
    if (summary.kept == 0 && !outcome.stopped() && writer) {
        return Error{
            request.pairs.string(),
            fmt::format("{}, none left{}", countOf(summary.seen, "pair"), dropReasons(summary.steps)),
            "at least one pair", "loosen the recipe"};
    }
    NewFiles results({request.output, request.dropped});
    if (writer && summary.kept > 0) {
        PairStoreInfo info = store.info();
        info.origin = request.pairs.string();
        addProvenance(info, request.recipe, summary.steps);
        writer->commit(info);
    }
    if (file) {
        file->commit();
        summary.droppedWritten = file->pairs();
    }
    results.complete();
    summary.seconds = watch.seconds();
    return Result<FilterSummary>::of(std::move(summary), outcome.stopped());
}

}  // namespace

void addProvenance(PairStoreInfo& info, const Recipe& recipe, const std::vector<FilterCount>& steps) {
    info.recipe += recipeText(recipe);
    for (const FilterCount& step : steps)
        info.counts += fmt::format("{}\t{}\t{}\n", step.seen, step.kept, step.line);
}

std::string dropReasons(const std::vector<FilterCount>& steps) {
    std::string reasons;
    for (const FilterCount& step : steps)
        if (step.seen > step.kept)
            reasons += fmt::format("; {} dropped {}", step.name, groupedNumber(step.seen - step.kept));
    return reasons;
}

Result<FilterSummary> filterPairs(const FilterRequest& request, JobContext& job) {
    if (!request.output.empty()) {
        const Result<Nothing> writable = checkWritable(request.output);
        if (!writable) return writable.error();
    }
    if (!request.dropped.empty() && request.dropped != "-") {
        const Result<Nothing> writable = checkTextWritable(request.dropped);
        if (!writable) return writable.error();
    }
    const Result<PairStore> store = PairStore::open(request.pairs);
    if (!store) return store.error();
    PairStoreInfo info = store->info();
    if (!request.sourceLanguage.empty()) info.sourceLanguage = request.sourceLanguage;
    if (!request.targetLanguage.empty()) info.targetLanguage = request.targetLanguage;
    FilterContext context = makeFilterContext(info, request.suites, job);
    context.scoreModel = request.scoreModel;
    Result<FilterChain> chain = FilterChain::make(request.recipe, context);
    if (!chain) return chain.error();
    try {
        return filterStore(request, *store, *chain, job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
