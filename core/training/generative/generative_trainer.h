// Trains a generative model: batches and schedules here, losses and weights in paragram-neural.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>

#include "core/base/process/neural_process.h"
#include "core/base/ranks/communicator.h"
#include "core/settings/settings.h"
#include "core/training/generative/encoder_turns.h"
#include "core/training/generative/token_batches.h"
#include "core/training/trainer.h"

namespace paragram {

// The request that creates a model for these settings in paragram-neural: with these weights (the table's
// rows are the semantic encoder's embeddings), or without weights with initial ones. vocabulary: tokens,
// without the end of a sentence.
Frame createGenerative(const Settings& settings, std::size_t vocabulary, const Matrix& table,
                       const NetworkWeights& weights);
// The weights of the model in the process.
void fetchGenerative(NeuralProcess& process, Matrix& table, NetworkWeights& weights);
// As GenerativeEncoder::encode, computed by the process; at least one sentence.
Matrix encodeGenerative(NeuralProcess& process, std::span<const Sentence> sentences);

// On several ranks each has a process with the whole model, which computes every P-th micro-batch; the
// gradients are added up, and each process applies their sum, so that all have the same weights.
class GenerativeTrainer {
  public:
    // The caller keeps everything alive. Every function throws MachineFailure if the process ends or refuses.
    // On all ranks everything is the same; they call create, load and run together, and rank 0 alone the
    // others.
    GenerativeTrainer(const Settings& settings, PairFeed& feed, TrainerState& state, NeuralProcess& process,
                      Communicator& ranks = singleProcess());

    // Creates the model in the process. A state without weights: new ones, with the state's table as
    // embeddings and vectors (generative.averages). counts: of the tokens in the training pairs, for
    // generative.candidates. symbols: of templates (FormVocabulary::size).
    void create(std::span<const std::int32_t> counts, int symbols);
    // Brings table and network of the state up to date.
    void fetch();
    // The whole state of the process, to and from a file.
    void save(const std::filesystem::path& file);
    void load(const std::filesystem::path& file);

    // EvaluationRecord::heldOut of the weights now: "reconstruction perplexity" and "translation perplexity"
    // per token, with the full softmax and without smoothing, and for models with KL terms "mutual
    // information" of sentence and semantic latent in nats. Those that the model has; empty without held-out
    // pairs.
    std::vector<std::pair<std::string, double>> measure();

    // Whether the process has the weights on a GPU.
    bool onGpu() const { return onGpu_; }

    // As Trainer::run.
    Outcome run(const TrainerHooks& hooks);

  private:
    bool limitReached() const;
    // No value: the rest of the epoch's pairs are held out.
    std::optional<StepRecord> update(bool& epochEnded);
    // Losses and gradients of all micro-batches, and the step that follows: the answer to "update".
    Frame computeUpdate(const std::vector<const MicroBatch*>& micro, const nlohmann::json& how);
    double epochsDone() const;
    double done() const;  // share of the training
    double informationNow();

    const Settings& settings_;
    PairFeed& feed_;
    TrainerState& state_;
    NeuralProcess& process_;
    Communicator& ranks_;
    TokenBatches batches_;
    EncoderTurns turns_;
    bool onGpu_ = false;
};

}  // namespace paragram
