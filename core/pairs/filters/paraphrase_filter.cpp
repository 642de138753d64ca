#include <cmath>

#include "core/pairs/filters/filter_table.h"

namespace paragram {
namespace {

class ParaphraseFilter : public PairFilter {
  public:
    // given: the score of a pair that has one counts; scorer, where there is one, scores the others.
    ParaphraseFilter(PairScorer scorer, bool given, double minimum, double maximum)
        : scorer_(std::move(scorer)),
          given_(given),
          minimum_(static_cast<float>(minimum)),
          maximum_(static_cast<float>(maximum)) {}
    void judge(std::span<const SentencePair> pairs, std::span<const std::uint32_t> chosen, FilterWorkspace&,
               std::span<FilterDecision> out) const override {
        std::vector<std::size_t> places;
        std::vector<std::uint32_t> unscored;
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            const float score = given_ ? pairs[chosen[i]].score : std::nanf("");
            out[i].first = score;
            if (std::isnan(score) && scorer_) {
                places.push_back(i);
                unscored.push_back(chosen[i]);
            }
        }
        std::vector<float> cosines(unscored.size());
        if (!unscored.empty()) scorer_(pairs, unscored, cosines);
        for (std::size_t i = 0; i < places.size(); ++i) out[places[i]].first = cosines[i];
        for (FilterDecision& decision : out.first(chosen.size()))
            decision.keeps = decision.first >= minimum_ && decision.first <= maximum_;
    }

  private:
    PairScorer scorer_;
    bool given_;
    float minimum_, maximum_;
};

Result<FilterInstance> make(const FilterValues& values, const FilterContext& context) {
    const bool wanted = values.flag("given"), given = wanted && !context.translationScores;
    const std::filesystem::path model =
        values.text("model").empty() ? context.scoreModel : std::filesystem::path(values.text("model"));
    if (model.empty() && wanted && !given) {
        return Error{"",
                     "the scores of these pairs are log-probabilities of translations, not paraphrase scores",
                     "a model or word vectors that score the pairs",
                     "choose them with model=RUN in the step, or --score-model of filter"};
    }
    if (model.empty() && !given) {
        return Error{"", "no model", "model=RUN, a model file or a file of word vectors",
                     "choose what scores the pairs"};
    }
    PairScorer scorer;
    if (!model.empty()) {
        if (!context.loadScorer) return Error{"", "no pair scorer is available here", "", "remove the step"};
        Result<PairScorer> loaded = context.loadScorer(model);
        if (!loaded) return loaded.error();
        scorer = std::move(*loaded);
    }
    FilterInstance made;
    made.filter = std::make_unique<ParaphraseFilter>(std::move(scorer), given, values.number("minimum"),
                                                     values.number("maximum"));
    return made;
}

}  // namespace

FilterKind paraphraseFilter() {
    return {
        "paraphrase",
        "paraphrase score",
        "Keeps pairs whose sides are similar in meaning: the cosine of the two sides under a model of the "
        "workbench or averaged word vectors. P22 keeps 0.4 to 1 under PARAGRAM-PHRASE.",
        "cosine",
        FilterCost::model,
        false,
        false,
        {fileParameter("model", "Model",
                       "A run folder, a model file, or word vectors in word2vec or GloVe format."),
         flagParameter(
             "given", "Given score", false,
             "The score column of the file is the paraphrase score, as in ParaNMT; the model scores pairs "
             "without one, and paraphrases from translations, whose score is that of the translation."),
         numberParameter("minimum", "Least", -1, 1, "0.4", "", "The smallest value that is kept."),
         numberParameter("maximum", "Most", -1, 1.001, "1.001", "", "The largest value that is kept.")},
        make};
}

}  // namespace paragram
