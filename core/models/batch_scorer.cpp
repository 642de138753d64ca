#include "core/models/batch_scorer.h"

namespace paragram {

BatchScorer::BatchScorer(const Model& model, const std::vector<std::string>& languages) : encoder_(model) {
    if (languages.size() != 2) return;
    for (std::size_t i = 0; i < 2; ++i) sides_[i] = model.side(languages[i]);
}

const std::vector<double>& BatchScorer::score(const std::vector<std::string>& sources,
                                              const std::vector<std::string>& targets) {
    encoder_.encode(sources, sides_[0], false, workers_, sources_);
    encoder_.encode(targets, sides_[1], false, workers_, targets_);
    cosines_.resize(sources.size());
    for (std::size_t i = 0; i < sources.size(); ++i) {
        cosines_[i] = cosine(sources_.row(i), targets_.row(i));
        sum_ += cosines_[i];
    }
    pairs_ += static_cast<std::int64_t>(sources.size());
    return cosines_;
}

void BatchScorer::report(JobContext& job, double fraction) const {
    const auto done = static_cast<double>(pairs_);
    job.report({"Scoring", done, fraction > 0 ? done / fraction : 0, "pairs", done / watch_.seconds(),
                "pairs", fraction > 0 ? watch_.seconds() * (1 - fraction) / fraction : -1});
}

ScoreSummary BatchScorer::summary() const {
    const auto done = static_cast<double>(pairs_);
    return {pairs_, watch_.seconds(), pairs_ > 0 ? sum_ / done : 0, {}};
}

}  // namespace paragram
