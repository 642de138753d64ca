#include "core/mining/retrieval_evaluation.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/mining/gold_pairs.h"
#include "core/mining/unique_texts.h"
#include "core/models/embed_texts.h"
#include "core/search/exact_search.h"

namespace paragram {
namespace {

constexpr std::size_t kNeighbours = 4;
constexpr std::size_t kMostErrors = 1000;  // errors kept for display

Result<Matrix> directions(const Model& model, const std::vector<std::string>& texts,
                          const std::string& language, Workers& workers, const JobContext& job) {
    Result<Matrix> vectors = embedTexts(model, texts, workers, job, model.side(language));
    if (vectors) normaliseRows(*vectors);
    return vectors;
}

// The different texts of a side, and the pairs mined from them.
struct Mined {
    UniqueTexts source, target;
    std::vector<MinedPair> pairs;  // pairs of line numbers
};

std::vector<std::string> differentTexts(const std::vector<std::string>& texts, UniqueTexts& unique) {
    std::vector<std::string> different;
    for (const std::string& text : texts)
        if (static_cast<std::size_t>(unique.add(text)) == different.size()) different.push_back(text);
    return different;
}

Result<Mined> mine(const Model& model, const BuccSet& set, Workers& workers, const JobContext& job) {
    Mined mined;
    const auto sources = differentTexts(set.source.sentences, mined.source);
    const auto targets = differentTexts(set.target.sentences, mined.target);
    const Result<Matrix> source = directions(model, sources, set.sourceLanguage, workers, job);
    if (!source) return source.error();
    const Result<Matrix> target = directions(model, targets, set.targetLanguage, workers, job);
    if (!target) return target.error();
    const Result<MutualNeighbours> found =
        findNeighbours(*source, *target, kNeighbours, Directions::both, workers, job);
    if (!found) return found.error();
    mined.pairs = pairsOfLines(minePairs(found->ofRows, found->ofCols, {}), mined.source, mined.target);
    return mined;
}

// Wrong pairs that were taken, then gold pairs that were not taken.
void addMiningErrors(TaskResult& result, const BuccSet& set, const Mined& mined, double threshold) {
    std::map<std::int32_t, std::int32_t> wanted;
    for (const auto& [source, target] : set.gold) wanted[source] = target;
    const auto sourceText = [&](std::int32_t line) {
        return set.source.sentences[static_cast<std::size_t>(line)];
    };
    const auto targetText = [&](std::int32_t line) {
        return set.target.sentences[static_cast<std::size_t>(line)];
    };
    std::set<std::pair<std::int32_t, std::int32_t>> taken;
    for (const MinedPair& pair : mined.pairs) {
        if (pair.score < threshold) break;
        taken.insert({pair.source, pair.target});
        const auto gold = wanted.find(pair.source);
        if (gold != wanted.end() && gold->second == pair.target) continue;
        if (result.errors.size() < kMostErrors)
            result.errors.push_back({sourceText(pair.source),
                                     gold == wanted.end() ? "" : targetText(gold->second),
                                     targetText(pair.target), pair.score});
    }
    for (const auto& [source, target] : set.gold) {
        if (taken.contains({source, target}) || result.errors.size() >= kMostErrors) continue;
        result.errors.push_back({sourceText(source), targetText(target), "", 0});
    }
}

// F1 of "the target of source i is found" with equal weights of the targets, as in MTEB: a target that is
// found c times, once correctly, has precision 1 / c and recall 1.
double weightedF1(const NeighbourLists& lists) {
    std::vector<std::size_t> found(lists.size());
    const auto nearest = [&lists](std::size_t i) { return lists.indices(i)[0]; };
    for (std::size_t i = 0; i < lists.size(); ++i)
        if (nearest(i) >= 0) ++found[static_cast<std::size_t>(nearest(i))];
    double sum = 0;
    for (std::size_t i = 0; i < lists.size(); ++i)
        if (nearest(i) == static_cast<std::int32_t>(i)) sum += 2.0 / (1.0 + static_cast<double>(found[i]));
    return lists.size() == 0 ? 0 : sum / static_cast<double>(lists.size());
}

}  // namespace

Result<TaskResult> evaluateRetrieval(const Model& model, const RetrievalSet& set, Workers& workers,
                                     const JobContext& job) {
    TaskResult result;
    result.suite = "Retrieval";
    result.name = set.name;
    result.protocol = "error of the nearest neighbour by cosine, mean of both directions; texts are compared";
    result.count = set.source.size();
    const Result<Matrix> source = directions(model, set.source, set.sourceLanguage, workers, job);
    if (!source) return source.error();
    const Result<Matrix> target = directions(model, set.target, set.targetLanguage, workers, job);
    if (!target) return target.error();
    const Result<MutualNeighbours> found =
        findNeighbours(*source, *target, kNeighbours, Directions::both, workers, job);
    if (!found) return found.error();
    const RetrievalErrors cosine = retrievalErrors(set.source, set.target, *found, MarginKind::absolute);
    const RetrievalErrors margin = retrievalErrors(set.source, set.target, *found, MarginKind::ratio);
    result.scores = {{"error", cosine.mean()},
                     {"error, source to target", cosine.forward},
                     {"error, target to source", cosine.backward},
                     {"xSIM error", margin.mean()},
                     {"weighted F1, source to target", weightedF1(found->ofRows)}};
    for (std::size_t i = 0; i < set.source.size() && result.errors.size() < kMostErrors; ++i) {
        const std::int32_t place = found->ofRows.indices(i)[0];
        if (place < 0) continue;
        const std::string& text = set.target[static_cast<std::size_t>(place)];
        if (text != set.target[i])
            result.errors.push_back({set.source[i], set.target[i], text, found->ofRows.cosines(i)[0]});
    }
    return result;
}

TaskResult meanOfTasks(const std::vector<TaskResult>& results) {
    TaskResult mean;
    if (results.empty()) return mean;
    mean.suite = results.front().suite;
    mean.name = fmt::format("mean of {} sets", results.size());
    mean.protocol = results.front().protocol;
    mean.scores = results.front().scores;
    for (TaskScore& score : mean.scores) score.value = 0;
    for (const TaskResult& result : results) {
        mean.count += result.count;
        for (std::size_t i = 0; i < mean.scores.size() && i < result.scores.size(); ++i)
            mean.scores[i].value += result.scores[i].value / static_cast<double>(results.size());
    }
    return mean;
}

Result<TaskResult> evaluateMining(const Model& model, const MiningTask& task, Workers& workers,
                                  const JobContext& job) {
    TaskResult result;
    result.suite = "Mining";
    result.name = task.name;
    result.protocol =
        task.train ? "LASER's protocol: ratio margin, k 4, each sentence once; threshold of the training set"
                   : "LASER's protocol: ratio margin, k 4, each sentence once; its own best threshold";
    result.count = task.test.gold.size();
    const Result<Mined> mined = mine(model, task.test, workers, job);
    if (!mined) return mined.error();
    const MiningQuality own = bestQuality(qualityCurve(mined->pairs, task.test.gold), task.test.gold);
    MiningQuality quality = own;
    if (task.train) {
        const Result<Mined> trained = mine(model, *task.train, workers, job);
        if (!trained) return trained.error();
        const MiningQuality best =
            bestQuality(qualityCurve(trained->pairs, task.train->gold), task.train->gold);
        quality = qualityAt(mined->pairs, task.test.gold, best.threshold);
    }
    result.scores = {{"F1", quality.f1()},
                     {"precision", quality.precision()},
                     {"recall", quality.recall()},
                     {"threshold", quality.threshold},
                     {"F1 at its own best threshold", own.f1()}};
    addMiningErrors(result, task.test, *mined, quality.threshold);
    return result;
}

}  // namespace paragram
