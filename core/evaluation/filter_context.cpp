#include "core/evaluation/filter_context.h"

#include "core/evaluation/sets/evaluation_sentences.h"
#include "core/models/pair_scorer.h"
#include "core/models/token_counter.h"

namespace paragram {

FilterContext makeFilterContext(const PairStoreInfo& info, const std::vector<std::filesystem::path>& suites,
                                JobContext& job) {
    FilterContext context;
    context.sourceLanguage = info.sourceLanguage;
    context.targetLanguage = info.targetLanguage;
    context.translationScores = info.scoreKind == ScoreKind::translation;
    context.loadScorer = [source = info.sourceLanguage, target = info.targetLanguage,
                          &job](const std::filesystem::path& model) {
        return loadPairScorer(model, source, target, job);
    };
    context.loadTokenCounter = loadTokenCounter;
    context.loadEvaluation = [suites, &job](const std::vector<std::filesystem::path>& named) {
        return readEvaluationSentences(named.empty() ? suites : named, job);
    };
    return context;
}

}  // namespace paragram
