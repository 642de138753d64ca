// Sentences that a generative model writes: again, translated, or in the style of another sentence (P20, 5).
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/process/neural_process.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

struct WritingOptions {
    int beam = 5;              // hypotheses kept in the search; 1: greedy
    int best = 1;              // written for each source, at most beam
    int longest = 100;         // tokens
    double lengthPenalty = 1;  // log-probabilities are divided by length to this power
    bool sample = false;       // draw instead of searching
    double temperature = 1;
    int topK = 0;      // draw among the k best tokens; 0: all
    double topP = 1;   // draw among the best tokens with this probability together
    double noise = 0;  // scale of Gumbel noise added to the log-probabilities that the search compares
    std::int64_t seed = 1;
    std::vector<std::int32_t>
        shortlist{};  // tokens among which it chooses (Shortlist::tokensFor); empty: all
};

// Everything that a text depends on of these, the shortlist excepted.
std::string keyOf(const WritingOptions& options);

struct WrittenText {
    std::size_t source = 0;  // number of the source
    std::string text;
    double score = 0;  // log-probability, divided by length as requested
    double place = 0;  // of the way from the source to its end, 0 to 1
};

// What is written about.
struct WritingTexts {
    std::span<const std::string> sources;
    std::span<const std::string> styles{};  // one for each source, or empty: as the source
    // A sentence for each source that the latents move to, in as many steps, both ends included; empty: none.
    std::span<const std::string> ends{};
    int steps = 2;
    // Forms of what is written (Model::forms), trees, one for each source; for scpn and parse-generator.
    std::span<const std::string> forms{};
};

// How a model writes in one language what is said in another, or the same; from routeOf.
struct WritingRoute {
    Side from = Side::source, to = Side::source;
    std::string decoder, styleEncoder;  // by the names of core/neural/generative_model.h; without the second:
                                        // from the semantic latent alone
    bool attends = false;               // reads the tokens of the source
};

// language: of the sources; empty: the model's first, or for a back-translation its second. to: written;
// empty: language, or for a translator the other one. Error for a model that is not generative, and for a
// language or a way of writing that it does not have.
Result<WritingRoute> routeOf(const Model& model, const std::string& language, const std::string& to,
                             bool styled);

// What a model that writes in forms is given of a parse.
Form formOf(const Model& model);

// How a parse generator writes parses of parses; error for another model.
Result<WritingRoute> parseRouteOf(const Model& model);

// The languages that a model reads and writes, in pairs; equal ones where it writes a sentence again. None
// for a model that is not generative.
std::vector<std::pair<std::string, std::string>> writingWays(const Model& model);

// The language of a side of the pairs that a model was trained on; empty: unknown.
const std::string& languageOf(const Model& model, Side side);

// The language that a translation of `language` (empty: as for routeOf) is written in.
std::string translationTarget(const Model& model, const std::string& language);

// Keeps paragram-neural and the model's weights in it from one call to the next. Safe for several threads.
class TextWriter {
  public:
    explicit TextWriter(std::shared_ptr<const Model> model) : model_(std::move(model)) {}

    const Model& model() const { return *model_; }
    // Best first for each source; with ends, each source's texts along the way. Error if paragram-neural is
    // not installed, for ends of a model that attends to tokens, and for templates that are missing or
    // that the model does not know. Throws MachineFailure.
    Result<std::vector<WrittenText>> write(const WritingRoute& route, const WritingTexts& texts,
                                           const WritingOptions& options, const JobContext& job);

  private:
    Result<Nothing> start(const JobContext& job);
    Result<Frame> ask(const Frame& request, const JobContext& job);
    // The means of a latent: (texts.size(), latent).
    Result<Matrix> latents(const std::string& encoder, std::span<const std::string> texts, Side side,
                           const JobContext& job);
    // What the decoder reads for these sentences.
    Result<Matrix> context(const WritingRoute& route, std::span<const std::string> sources,
                           std::span<const std::string> styles, const JobContext& job);
    Result<Matrix> contexts(const WritingRoute& route, const WritingTexts& texts, const JobContext& job);

    std::shared_ptr<const Model> model_;
    std::mutex mutex_;
    std::unique_ptr<NeuralProcess> process_;
};

}  // namespace paragram
