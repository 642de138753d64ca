#include "core/tasks/evaluation/evaluation_baselines.h"

#include <fmt/format.h>

#include "core/encoders/embedding_initialisation.h"
#include "core/evaluation/measures/sts.h"
#include "core/text/unicode.h"
#include "core/tokens/model/make_tokenizer.h"

namespace paragram {
namespace {

struct RandomKind {
    const char* name;     // as the papers call it
    const char* encoder;  // encoder.kind
    TokenizerKind tokenizer;
    int vocabulary;
};
constexpr RandomKind kRandomKinds[] = {{"random WORD", "word", TokenizerKind::word, 200'000},
                                       {"random TRIGRAM", "trigram", TokenizerKind::trigram, 200'000},
                                       {"random SP", "sp", TokenizerKind::sentencepiece, 20'000}};

Result<Model> untrained(const RandomKind& kind, const EvaluationSuites& suites,
                        const BaselineOptions& options) {
    Model model;
    model.settings.encoder.kind = kind.encoder;
    model.settings.encoder.dimension = static_cast<int>(options.dimension);
    model.settings.tokenizer.kind = kind.tokenizer;
    model.settings.tokenizer.vocabulary = kind.vocabulary;
    std::size_t set = 0, sentence = 0;
    const auto next = [&](std::string& text) {
        while (set < suites.graded.size() && sentence == 2 * suites.graded[set].pairs.size()) {
            ++set;
            sentence = 0;
        }
        if (set == suites.graded.size()) return false;
        const StsPair& pair = suites.graded[set].pairs[sentence / 2];
        text = lowerCase(sentence++ % 2 == 0 ? pair.first : pair.second);
        return true;
    };
    Result<std::string> bytes =
        trainTokenizerBytes(model.settings.tokenizer, model.settings.train.threads, next);
    if (!bytes) return bytes.error();
    Result<std::shared_ptr<const Tokenizer>> tokenizer = makeTokenizer(*bytes, kind.name);
    if (!tokenizer) return tokenizer.error();
    model.tokenizer = std::make_shared<ModelTokenizer>(
        std::vector<std::shared_ptr<const Tokenizer>>{*tokenizer}, Sharing::shared);
    return model;
}

// The mean correlations of reports on the same data sets; the cosines are those of the first.
EvaluationReport meanOf(const std::vector<EvaluationReport>& seeds) {
    EvaluationReport mean = seeds.front();
    const auto share = 1.0 / static_cast<double>(seeds.size());
    for (StsSetResult& set : mean.sets) set.pearson = set.spearman = 0;
    for (const EvaluationReport& seed : seeds) {
        for (std::size_t i = 0; i < mean.sets.size(); ++i) {
            mean.sets[i].pearson += share * seed.sets[i].pearson;
            mean.sets[i].spearman += share * seed.sets[i].spearman;
        }
    }
    mean.years.clear();
    mean.overall.clear();
    mean.notes.clear();
    addAggregates(mean);
    const auto together = [&](auto group, std::size_t i) {
        StsAggregate& to = (mean.*group)[i];
        to.allPearson = to.allSpearman = 0;
        for (const EvaluationReport& seed : seeds) {
            to.allPearson += share * (seed.*group)[i].allPearson;
            to.allSpearman += share * (seed.*group)[i].allSpearman;
        }
    };
    for (std::size_t i = 0; i < mean.years.size(); ++i) together(&EvaluationReport::years, i);
    for (std::size_t i = 0; i < mean.overall.size(); ++i) together(&EvaluationReport::overall, i);
    mean.notes.clear();
    return mean;
}

}  // namespace

Result<std::vector<EvaluationReport>> evaluateBaselines(const EvaluationSuites& suites,
                                                        const BaselineOptions& options, JobContext& job) {
    using Reports = std::vector<EvaluationReport>;
    EvaluationSuites graded;
    graded.graded = suites.graded;
    Reports reports;
    for (const TextSimilarity& similarity : textSimilarities()) {
        Result<EvaluationReport> report = evaluateOn(graded, similarity, {}, job);
        if (report.stopped()) return Result<Reports>::stoppedWith(std::move(reports));
        reports.push_back(std::move(report).value());
    }
    for (const RandomKind& kind : kRandomKinds) {
        Result<Model> model = untrained(kind, graded, options);
        const std::string name = fmt::format("{} ({} seeds)", kind.name, options.seeds);
        if (!model) {
            EvaluationReport none;
            none.modelName = name;
            none.notes.push_back(fmt::format("{} is omitted: {}.", kind.name, model.error().found));
            reports.push_back(std::move(none));
            continue;
        }
        EvaluationOptions quick;
        quick.intervals = false;
        std::vector<EvaluationReport> seeds;
        for (int seed = 1; seed <= options.seeds; ++seed) {
            model->table =
                randomTable(model->tokenizer->rows(), options.dimension, static_cast<std::uint64_t>(seed));
            Result<EvaluationReport> report = evaluateOn(graded, *model, quick, job);
            if (report.stopped()) return Result<Reports>::stoppedWith(std::move(reports));
            seeds.push_back(std::move(report).value());
        }
        reports.push_back(meanOf(seeds));
        reports.back().modelName = name;
    }
    return reports;
}

}  // namespace paragram
