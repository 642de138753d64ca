// Embeds text at full speed; used by embed, score, search, mining and the window.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/encoders/quantized_table.h"
#include "core/models/model.h"
#include "core/tokens/model/cached_tokenizer.h"

namespace paragram {

// Called by one thread; the work is shared among worker threads, each with a word cache. The model outlives
// it.
class TextEncoder {
  public:
    explicit TextEncoder(const Model& model);
    ~TextEncoder();
    TextEncoder(const TextEncoder&) = delete;
    TextEncoder& operator=(const TextEncoder&) = delete;

    // Uses a quantised table in addition to the model's. Error for encoders without mean pooling.
    Result<Nothing> reduce(WeightPrecision precision);

    std::size_t dimension() const { return dimension_; }
    // What Model::embed returns, in order: out is (texts.size(), dimension()). Blank texts have the zero
    // vector. normalise: to length 1.
    void encode(std::span<const std::string_view> texts, Side side, bool normalise, Workers& workers,
                Matrix& out);
    void encode(std::span<const std::string> texts, Side side, bool normalise, Workers& workers, Matrix& out);

    // The same, into memory of the caller (for instance a mapped file): (texts.size(), dimension()).
    void encodeTo(std::span<const std::string_view> texts, Side side, bool normalise, Workers& workers,
                  float* out);

    // 1 - cosine between the vectors of the quantised table and those of the model's: mean and largest.
    struct CosineError {
        double mean = 0, largest = 0;
    };
    // For these texts; all zero without a quantised table.
    CosineError cosineError(std::span<const std::string> texts, Side side);

    // Share of the words that were found in the word cache, 0..1.
    double remembered() const;

  private:
    struct Thread;
    void encodeShare(std::span<const std::string_view> texts, Side side, bool normalise, Thread& thread,
                     float* out) const;

    void encodeTogether(std::span<const std::string_view> texts, Side side, bool normalise, Workers& workers,
                        float* out) const;
    // Blank texts have the zero vector; possibly normalises.
    void finish(std::string_view text, bool normalise, float* row) const;

    const Model& model_;
    EncoderLayout layout_;
    std::size_t dimension_;
    WeightPrecision precision_ = WeightPrecision::fp32;
    QuantizedTable reduced_;
    std::vector<std::unique_ptr<Thread>> threads_;
};

// Whether a text contains nothing but ASCII white space.
bool isBlank(std::string_view text);

}  // namespace paragram
