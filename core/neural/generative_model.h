// A generative model (P20): encoders, decoders and the terms of its loss. A variant is a row of a table.
#pragma once

#include <torch/nn/module.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/neural/make_layers.h"
#include "core/neural/variants.h"

namespace paragram::neural {

// Which side the semantic latent reads for the reconstructions; alternates with each micro-batch.
enum class SemanticSide { source, target };

struct PairBatch {
    std::vector<Tokens> source, target;
    std::vector<Tokens> forms{};  // symbols of the targets' forms, without EOP; for models with forms
};

struct LossOptions {
    SemanticSide side = SemanticSide::source;
    double klWeight = 1;
    double marginWeight = 0;  // of the margin loss between the semantic means of both sides; 0: none
    double margin = 0.4;
    double smoothing = 0;  // of the labels of translations
    // (4, N, latent) for the semantic, source, target and second semantic latent; undefined: drawn.
    at::Tensor noise{};
};

// Sums over the sentences and tokens of a batch, in nats.
struct Losses {
    std::map<std::string, at::Tensor> terms;  // "nll_src", "kl_sem", "trans_st", ...: those the variant has
    at::Tensor total;                         // weighted sum
};

class GenerativeModel : public torch::nn::Module {
  public:
    explicit GenerativeModel(const ModelShape& shape);

    Losses losses(const PairBatch& pairs, const LossOptions& options, Pass& pass);
    // encoder: "encoder_sem" (the sentence embedding), "encoder_en" (of the source language) or "encoder_fr".
    Latent encode(const std::string& encoder, std::span<const Tokens> sentences, Pass& pass);
    // The logarithms of the probabilities with which a decoder writes these sentences from these contexts,
    // (N).
    at::Tensor logProbabilities(const std::string& decoder, std::span<const Tokens> sentences,
                                const at::Tensor& context);
    // What a decoder that attends writes from.
    // forms: those to write, one for each sentence, of a variant that has them.
    Memory read(std::span<const Tokens> sentences, std::span<const Tokens> forms, Pass& pass);
    // decoder: "decoder_en", "decoder_fr" (write source or target again from [z_language; z_semantic]),
    // "decoder_trans_en" (writes the target from z_semantic), "decoder_trans_fr" (the source).
    // Throws std::runtime_error if the variant has none.
    Decoder& decoder(const std::string& name);

    // Length of the vectors of encode.
    std::int64_t vectorWidth() const {
        return variant_.attends ? encoders_.at("encoder_sem")->stateWidth() : shape_.latent;
    }
    const ModelShape& shape() const { return shape_; }
    const Variant& variant() const { return variant_; }
    at::TensorOptions numbers() const;

  private:
    SentenceEncoder& encoder(const std::string& name);
    at::Tensor writing(const std::string& decoder, const std::vector<Tokens>& sentences, const Memory& memory,
                       double smoothing, Pass& pass);
    Losses translationLosses(const PairBatch& pairs, double smoothing, Pass& pass);

    ModelShape shape_;
    const Variant& variant_;
    std::map<std::string, std::shared_ptr<SentenceEncoder>> encoders_;
    std::map<std::string, std::shared_ptr<Decoder>> decoders_;
};

}  // namespace paragram::neural
