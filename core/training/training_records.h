// What a training reports while it runs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace paragram {

// One training step.
struct StepRecord {
    std::int64_t step = 0;       // 1 for the first
    double epoch = 0;            // epochs completed, with fraction
    double loss = 0;             // mean over the mini-batch
    int megaBatch = 0;           // current M
    double gradientNorm = 0;     // before clipping
    double pairsPerSecond = 0;   // over the last reporting interval
    std::int64_t tokens = 0;     // of both sides; 0: unknown, as in histories
    double tokensPerSecond = 0;  // as pairsPerSecond; 0: unknown
    std::int64_t pairs = 0;      // of this step
    // The parts of a generative model's loss, per pair: "nll_src", "kl_sem", ... (core/neural/session.h).
    std::vector<std::pair<std::string, double>> terms{};
};

// The score of a development set after some steps.
struct DevelopmentScore {
    std::string name;  // file name without extension
    double pearson = 0;
    double spearman = 0;
};

// What held-out pairs (core/training/feeds/held_out_pairs.h) show of a model, by name.
using HeldOutFigures = std::vector<std::pair<std::string, double>>;
// Names of such figures: by the first translators are compared, by the second encoders without development
// sets (core/mining/held_out_retrieval.h), which also have the third.
inline constexpr std::string_view kTranslationPerplexity = "translation perplexity";
inline constexpr std::string_view kRetrievalAccuracy = "retrieval accuracy";
inline constexpr std::string_view kRetrievalMargin = "retrieval margin";
// Whether a figure is a share of held-out sentences, 0..1, that find their partner: kRetrievalAccuracy and
// that of each direction.
bool isRetrievalShare(std::string_view name);
// NaN: there is no such figure.
double figureNamed(std::string_view name, const HeldOutFigures& figures);

struct EvaluationRecord {
    std::int64_t step = 0;  // 0: before training
    double epoch = 0;
    std::vector<DevelopmentScore> scores;  // one for each development set
    // Selects the best model: mean Pearson's r, or without development sets kRetrievalAccuracy; NaN: neither.
    double score = 0;
    bool best = false;
    double embeddingNorm = 0;  // mean norm of the table's rows; NaN in histories of earlier versions
    HeldOutFigures heldOut{};
};

// A sentence and the negative chosen for it, as token text.
struct NegativeExample {
    std::string sentence;
    std::string negative;
    double cosine = 0;
};

}  // namespace paragram
