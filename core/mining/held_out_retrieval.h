// Development without graded sentences: whether the two sides of held-out pairs find each other among many
// others, and by what margin.
#pragma once

#include "core/base/numeric/vector_view.h"
#include "core/base/workers.h"
#include "core/models/model.h"
#include "core/training/feeds/held_out_pairs.h"
#include "core/training/training_records.h"

namespace paragram {

struct HeldOutRetrieval {
    // Shares of the held-out sentences whose nearest sentence of the other side is their partner, 0..1; of
    // equally near ones the first counts.
    double toTarget = 0, toSource = 0;
    // Mean cosine of the pairs minus that of each sentence and the nearest other one, over both directions.
    double margin = 0;

    double accuracy() const { return (toTarget + toSource) / 2; }
};

// source and target: the vectors of the `held` pairs, then those of distractors, normalised to length 1 or
// zero. All are NaN if a vector is not finite, or there are no pairs.
HeldOutRetrieval heldOutRetrieval(VectorView source, VectorView target, std::size_t held, Workers& workers);

// The same of a model: kRetrievalAccuracy, both directions, and kRetrievalMargin.
HeldOutFigures retrievalFigures(const HeldOutPairs& heldOut, const Model& model, Workers& workers);

}  // namespace paragram
