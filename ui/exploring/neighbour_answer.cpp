#include "ui/exploring/neighbour_answer.h"

#include "core/base/stopwatch.h"

namespace paragram::ui {

Result<NeighbourAnswer> answerNeighbours(CorpusExplorer& explorer, const NeighbourQuestion& question,
                                         JobContext& job) {
    const Stopwatch watch;
    auto found = explorer.neighbours(question.text, question.k, question.filter, question.exact, job);
    if (!found) return found.error();
    return NeighbourAnswer{question, std::move(found).value(), watch.seconds()};
}

}  // namespace paragram::ui
