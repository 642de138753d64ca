// What paragram-neural does: answers requests about one model, one after another.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/base/process/frame.h"
#include "core/neural/adam.h"
#include "core/neural/generative_model.h"
#include "core/neural/running_mean.h"

namespace paragram::neural {

// Requests by header["request"]; answers have the same member, or "error" with a sentence:
// - about: {version, devices}
// - create: {shape, adam, average, device "cpu"|"cuda"|"auto", precision "single"|"mixed"|"auto", threads,
//   double, seed, candidates}: a model with initial weights, and the weights that the frame has, by name.
//   average: what a running mean of the weights keeps at each step (0: none); every request that computes no
//   gradients uses it. "counts": of the tokens, for the candidates of the sampled softmax (candidates: their
//   expected number; 0: all tokens).
// - update: {apply "step"|"gradients"|"nothing", train "all"|"encoders"|"decoders", batches: [{pairs, side,
//   number}], all-pairs, rate, kl-weight, margin-weight, margin, smoothing, full-softmax, seed, return};
//   arrays source, source-lengths, target, target-lengths, form, form-lengths (of a variant with forms), and
//   for tests noise. Where others compute parts of the update, number is the place of a batch in it, and
//   all-pairs what its loss is divided by. Answer: terms, gradient-norm, pairs; with "gradients" the norm of
//   each parameter's, and with return themselves.
// - step: {train, rate}; arrays: the gradients of parameters, by name. Answer: gradient-norm.
// - encode: {encoder}; arrays ids, lengths. Answer: mean, log-variance (F32, N x latent).
// - write: {decoder, options}; array context (F32, N x c), or for a decoder that attends ids, lengths and
//   of a variant with forms form, form-lengths. Answer: rows {sentence, tokens, score}.
// - likelihood: {samples, seed}; arrays ids, lengths. Answer: log-likelihood (F32, N), mean, log-variance.
// - weights: all parameters.
// - save, load: {path, trainer}: parameters and the state of Adam in a safetensors file, and a text that load
//   answers with.
class Session {
  public:
    Frame answer(const Frame& request);

  private:
    Frame about() const;
    Frame create(const Frame& request);
    Frame update(const Frame& request);
    Frame step(const Frame& request);
    Frame encode(const Frame& request);
    Frame write(const Frame& request);
    Frame likelihood(const Frame& request);
    Frame weights();
    Frame save(const Frame& request) const;
    Frame load(const Frame& request);
    GenerativeModel& model() const;
    // By what the header of "update" or "step" says.
    void apply(std::vector<at::Tensor>& gradients, const nlohmann::json& header, Frame& answer);

    std::shared_ptr<GenerativeModel> model_;
    std::optional<Adam> adam_;
    at::Tensor inclusion_;
    RunningMean mean_;
    int threads_ = 1;
    bool mixed_ = false;  // updates compute in mixed precision
};

}  // namespace paragram::neural
