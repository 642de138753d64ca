#include "core/exchange/import/bgt_tensors.h"

namespace paragram {
namespace {

// Adds tensors, one part of the model after another.
class Names {
  public:
    explicit Names(const BgtShape& shape) : shape_(shape) {}

    void addEncoder(const std::string& name, bool trained) {
        const std::size_t d = shape_.width, k = shape_.latent;
        start(name, trained);
        for (std::size_t i = 0; i < shape_.encoderLayers; ++i) {
            start(name + ".layers." + std::to_string(i), trained, false);
            addAttention("self_attn", true);
            addNorm("self_attn_layer_norm");
            addFeedForward();
        }
        prefix_ = name + '.';
        addMatrix("hidden2mean.weight", k, d);
        if (!shape_.reconstructs) return;
        addMatrix("hidden2logv.weight", k, d);
        addMatrix("latent2hidden.weight", d, k, false);
    }

    void addDecoder(const std::string& name, std::size_t latents) {
        const std::size_t d = shape_.width, k = latents * shape_.latent;
        start(name, true);
        addMatrix("embed_out", shape_.vocabulary, k + d);
        tensors_.back().ofTokens = true;
        for (std::size_t i = 0; i < shape_.decoderLayers; ++i) {
            start(name + ".layers." + std::to_string(i), true, false);
            addAttention("self_attn", true);
            addNorm("self_attn_layer_norm");
            addAttention("encoder_attn", false);
            addNorm("encoder_attn_layer_norm");
            addFeedForward();
            addMatrix("decoder_fc1.weight", d, k + d);
            addVector("decoder_fc1.bias", d);
        }
    }

    std::vector<BgtTensor> take() { return std::move(tensors_); }

  private:
    void start(const std::string& name, bool trained, bool whole = true) {
        prefix_ = name + '.';
        trained_ = trained;
        if (!whole) return;
        addVector("version", 1, false);
        addVector("embed_positions._float_tensor", 1, false);
        addMatrix("embed_tokens.weight", shape_.vocabulary, shape_.width);
        tensors_.back().ofTokens = true;
    }
    void addMatrix(const std::string& name, std::size_t rows, std::size_t cols, bool trained = true) {
        tensors_.push_back({prefix_ + name, rows, cols, false, trained && trained_, false});
    }
    void addVector(const std::string& name, std::size_t size, bool trained = true) {
        tensors_.push_back({prefix_ + name, 1, size, true, trained && trained_, false});
    }
    void addAttention(const std::string& name, bool trained) {
        const std::size_t d = shape_.width;
        addMatrix(name + ".in_proj_weight", 3 * d, d, trained);
        addVector(name + ".in_proj_bias", 3 * d, trained);
        addMatrix(name + ".out_proj.weight", d, d, trained);
        addVector(name + ".out_proj.bias", d, trained);
    }
    void addNorm(const std::string& name) {
        addVector(name + ".weight", shape_.width);
        addVector(name + ".bias", shape_.width);
    }
    void addFeedForward() {
        addMatrix("fc1.weight", shape_.feedForward, shape_.width);
        addVector("fc1.bias", shape_.feedForward);
        addMatrix("fc2.weight", shape_.width, shape_.feedForward);
        addVector("fc2.bias", shape_.width);
        addNorm("final_layer_norm");
    }

    BgtShape shape_;
    std::string prefix_;
    bool trained_ = true;
    std::vector<BgtTensor> tensors_;
};

}  // namespace

std::vector<BgtTensor> bgtTensors(const BgtShape& shape) {
    Names names(shape);
    names.addEncoder("encoder_sem", true);
    names.addEncoder("encoder_en", shape.reconstructs);
    names.addEncoder("encoder_fr", shape.reconstructs);
    if (shape.reconstructs) {
        names.addDecoder("decoder_fr", 2);
        names.addDecoder("decoder_en", 2);
    }
    names.addDecoder("decoder_trans_en", 1);
    names.addDecoder("decoder_trans_fr", 1);
    return names.take();
}

}  // namespace paragram
