// Which words of sentences find their translation on the other side of a link, by the vectors that a model
// gives to single words.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/alignment/band.h"
#include "core/alignment/run_similarity.h"
#include "core/base/job_context.h"
#include "core/base/numeric/matrix.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/models/model.h"

namespace paragram {

// The words of two texts: those with a letter or a digit, lower-cased. Words in more than a tenth of the
// sentences of their text say little of a place and are left out. For any thread once it exists.
class WordMatches {
  public:
    // Sentences beside a run in which a word is looked for as well.
    static constexpr std::int32_t kBeside = 3;

    // Embeds each distinct word. Of more than 4,096 words the vectors are reduced to 128 principal axes.
    // Returns Stopped.
    static Result<WordMatches> of(const Model& model, std::span<const std::string> source,
                                  std::span<const std::string> target, Side sourceSide, Side targetSide,
                                  Workers& workers, const JobContext& job);

    // What the words of single sentences cost in the links that end at positions of a band: the sum of
    // weight * (beside / 2 - inside) over the words, where `inside` is how closely the word is matched by
    // one of the run on the other side, 0 (cosine 0.4 or less) to 1, `beside` the same with kBeside more
    // sentences before and after the run, and weight = log((n + 1) / f) / log(n + 1) for a word in f of the n
    // sentences of its text. From -1/2 for a rare word with its translation to 1/2 for one whose translation
    // stands just outside.
    struct Costs {
        std::int32_t top = 0, left = 0;  // first sentences of both texts
        std::int32_t firstRow = 0, rows = 0, columns = 0;
        // With target runs of 1..kLargestRun sentences that end at `column`: the words of source sentence i;
        // with source runs that end at `row`: those of target sentence j.
        const float* ofSource(std::int32_t i, std::int32_t column) const {
            return source.data() + at(i - top, column - left, columns);
        }
        const float* ofTarget(std::int32_t j, std::int32_t row) const {
            return target.data() + at(j - left, row - firstRow, rows);
        }
        std::vector<float> source, target;

      private:
        static std::size_t at(std::int32_t sentence, std::int32_t position, std::int32_t positions) {
            return (static_cast<std::size_t>(sentence) * static_cast<std::size_t>(positions) +
                    static_cast<std::size_t>(position)) *
                   kLargestRun;
        }
    };
    // Of sentences and positions that links of the rows firstRow..lastRow can have; the others are 0.
    Costs costs(const Band& band, std::int32_t firstRow, std::int32_t lastRow) const;

  private:
    // The words of all sentences of a text, one after another; sentence i has those from starts[i] on.
    struct Words {
        std::vector<std::int32_t> of;
        std::vector<std::size_t> starts;
        std::vector<float> weights;  // by word
        Matrix vectors;              // by word, of length 1 or zero

        std::int32_t sentences() const { return static_cast<std::int32_t>(starts.size()) - 1; }
        // The words of the sentences first..end - 1.
        std::span<const std::int32_t> between(std::int32_t first, std::int32_t end) const {
            const std::size_t begin = starts[static_cast<std::size_t>(first)];
            return {of.data() + begin, starts[static_cast<std::size_t>(end)] - begin};
        }
    };
    struct Block;
    // Fills all but the vectors; returns the distinct words.
    static std::vector<std::string> collect(std::span<const std::string> sentences, Words& words);

    Words source_, target_;
};

}  // namespace paragram
