#include "core/mining/held_out_retrieval.h"

#include <limits>
#include <string>
#include <vector>

#include "core/base/numeric/kernels.h"
#include "core/search/exact_search.h"

namespace paragram {
namespace {

struct Direction {
    double right = 0, partner = 0, hardest = 0;  // means over the queries
};

Direction search(VectorView queries, VectorView candidates, Workers& workers) {
    // The partner may be the nearest: the second is then the hardest negative.
    const auto found = findNeighbours(queries, candidates, 2, Directions::rows, workers);
    Direction all;
    const auto count = static_cast<double>(queries.rows);
    for (std::size_t i = 0; i < queries.rows; ++i) {
        const bool right = found->ofRows.indices(i)[0] == static_cast<std::int32_t>(i);
        const auto partner = candidates.row(i);
        all.right += (right ? 1 : 0) / count;
        all.partner += kernels().dot(queries.row(i).data(), partner.data(), partner.size()) / count;
        all.hardest += found->ofRows.cosines(i)[right ? 1 : 0] / count;
    }
    return all;
}

// Of the held-out pairs, then of the distractors.
Matrix vectorsOf(const TokenList& held, const TokenList& distractors, Side side, const Model& model,
                 Workers& workers) {
    std::vector<Sentence> sentences;
    for (const TokenList* list : {&held, &distractors})
        for (std::size_t i = 0; i < list->size(); ++i) sentences.push_back((*list)[i]);
    Matrix vectors = model.encode(sentences, workers, side);
    normaliseRows(vectors);
    return vectors;
}

}  // namespace

HeldOutRetrieval heldOutRetrieval(VectorView source, VectorView target, std::size_t held, Workers& workers) {
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    if (held == 0 || source.rows < 2 || !checkVectors(source, "source") || !checkVectors(target, "target"))
        return {kNone, kNone, kNone};
    const Direction toTarget = search(source.range(0, held), target, workers);
    const Direction toSource = search(target.range(0, held), source, workers);
    const double hardest = (toTarget.hardest + toSource.hardest) / 2;
    return {toTarget.right, toSource.right, toTarget.partner - hardest};
}

HeldOutFigures retrievalFigures(const HeldOutPairs& heldOut, const Model& model, Workers& workers) {
    const PairTokens &held = heldOut.pairs(), &others = heldOut.distractors();
    const Matrix source = vectorsOf(held.source, others.source, Side::source, model, workers);
    const Matrix target = vectorsOf(held.target, others.target, Side::target, model, workers);
    const HeldOutRetrieval found = heldOutRetrieval(source, target, held.size(), workers);
    return {{std::string(kRetrievalAccuracy), found.accuracy()},
            {"retrieval source to target", found.toTarget},
            {"retrieval target to source", found.toSource},
            {std::string(kRetrievalMargin), found.margin}};
}

}  // namespace paragram
