// Sentences that a decoder writes: beam search and sampling.
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/neural/decoder.h"

namespace paragram::neural {

struct WritingOptions {
    std::int64_t beam = 5;            // 1: greedy
    std::int64_t best = 1;            // hypotheses returned, at most beam
    std::int64_t longest = 100;       // tokens, without the end
    double lengthPenalty = 1;         // scores are divided by length to this power
    bool sample = false;              // draw instead of searching; best draws
    double temperature = 1;           // of the drawing
    std::int64_t topK = 0;            // draw among the k best tokens; 0: all
    double topP = 1;                  // draw among the best tokens that have this probability together
    double noise = 0;                 // scale of Gumbel noise on what the search compares
    std::uint64_t seed = 1;           // of the drawing and the noise
    std::vector<std::int32_t> never;  // tokens that are not written (unknown pieces)
    // The softmax is over these tokens, ascending and with the end; empty: over all.
    std::vector<std::int32_t> shortlist;
};
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE_WITH_DEFAULT(WritingOptions, beam, best, longest, lengthPenalty, sample,
                                                temperature, topK, topP, noise, seed, never, shortlist)

struct Hypothesis {
    Tokens tokens;     // with the end, if it was reached
    double score = 0;  // log-probability / length^lengthPenalty; the end counts
};

// The hypotheses of each sentence of the memory, best first. Throws std::runtime_error for a shortlist that
// is not one. Search as fairseq's: twice as many candidates as beams in each step, an end counts only among
// the best `beam` of them, no empty sentence, done at `beam` finished hypotheses.
std::vector<std::vector<Hypothesis>> writeSentences(Decoder& decoder, const Memory& memory, std::int64_t end,
                                                    const WritingOptions& options);

}  // namespace paragram::neural
