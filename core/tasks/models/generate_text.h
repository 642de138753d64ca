// Sentences that a generative model writes: again, translated, or in the style of another sentence (P20, 5).
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

struct GenerateRequest {
    std::vector<std::string> sources;  // what is said
    std::vector<std::string>
        styles;  // how it is said: one for each source, or one for all; empty: as the source
    // A sentence for each source that the latents move to, in as many steps, both ends included; empty: none.
    std::vector<std::string> ends;
    int steps = 5;
    std::string language;      // of the sources and ends; empty: the model's source language
    std::string to;            // written; empty: language
    int beam = 5;              // hypotheses kept in the search; 1: greedy
    int best = 1;              // written for each source, at most beam
    int longest = 100;         // tokens
    double lengthPenalty = 1;  // log-probabilities are divided by length to this power
    bool sample = false;       // draw instead of searching
    double temperature = 1;
    int topK = 0;     // draw among the k best tokens; 0: all
    double topP = 1;  // draw among the best tokens with this probability together
    std::int64_t seed = 1;
};

struct GeneratedText {
    std::size_t source = 0;  // number of the source
    std::string text;
    double score = 0;  // log-probability, divided by length as requested
    double place = 0;  // of the way from the source to its end, 0 to 1
};

// Writes in the language of the sources: reconstruction, or style transfer with styles. In the other one:
// translation; with styles, from the meaning of the source and the style of a sentence of that language. With
// ends, from latents between those of the source and its end, on a straight line. Best first for each source.
// Error for a model that is not generative, a language or a way of writing that it does not have, or if
// paragram-neural is not installed. Throws MachineFailure.
Result<std::vector<GeneratedText>> generateText(const Model& model, const GenerateRequest& request,
                                                JobContext& job);

}  // namespace paragram
