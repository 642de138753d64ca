#include "core/pairs/filters/filter_table.h"

namespace paragram {
namespace {

class ParaphraseFilter : public PairFilter {
  public:
    ParaphraseFilter(PairScorer scorer, double minimum, double maximum)
        : scorer_(std::move(scorer)),
          minimum_(static_cast<float>(minimum)),
          maximum_(static_cast<float>(maximum)) {}
    void judge(std::span<const SentencePair> pairs, std::span<const std::uint32_t> chosen, FilterWorkspace&,
               std::span<FilterDecision> out) const override {
        std::vector<float> cosines(chosen.size());
        scorer_(pairs, chosen, cosines);
        for (std::size_t i = 0; i < cosines.size(); ++i) {
            out[i].first = cosines[i];
            out[i].keeps = cosines[i] >= minimum_ && cosines[i] <= maximum_;
        }
    }

  private:
    PairScorer scorer_;
    float minimum_, maximum_;
};

Result<FilterInstance> make(const FilterValues& values, const FilterContext& context) {
    if (values.text("model").empty()) {
        return Error{"", "no model", "model=RUN, a model file or a file of word vectors",
                     "choose what scores the pairs"};
    }
    if (!context.loadScorer) return Error{"", "no pair scorer is available here", "", "remove the step"};
    Result<PairScorer> scorer = context.loadScorer(values.text("model"));
    if (!scorer) return scorer.error();
    FilterInstance made;
    made.filter = std::make_unique<ParaphraseFilter>(std::move(*scorer), values.number("minimum"),
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
         numberParameter("minimum", "Least", -1, 1, "0.4", "", "The smallest value that is kept."),
         numberParameter("maximum", "Most", -1, 1.001, "1.001", "", "The largest value that is kept.")},
        make};
}

}  // namespace paragram
