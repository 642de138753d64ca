// Raw text to sentence vectors at full speed: what embed, score, search, mining and the window share.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/encoders/reduced_table.h"
#include "core/models/model.h"
#include "core/tokens/fast_tokens.h"

namespace paragram {

// One thread calls it; the work is shared among workers, each with words it remembers. The model outlives it.
class TextEncoder {
  public:
    explicit TextEncoder(const Model& model);
    ~TextEncoder();
    TextEncoder(const TextEncoder&) = delete;
    TextEncoder& operator=(const TextEncoder&) = delete;

    // half and byte hold another table beside the model's; for encoders that take the mean. Error for others.
    Result<Nothing> reduce(TablePrecision precision);

    std::size_t dimension() const { return dimension_; }
    // What Model::embed gives, in order: out is (texts.size(), dimension()). A text without anything but
    // white space has the zero vector. normalise: to length 1.
    void encode(std::span<const std::string_view> texts, Side side, bool normalise, Workers& workers,
                Matrix& out);
    void encode(std::span<const std::string> texts, Side side, bool normalise, Workers& workers, Matrix& out);

    // Into rows of one's own, as in a file mapped into memory: (texts.size(), dimension()).
    void encodeTo(std::span<const std::string_view> texts, Side side, bool normalise, Workers& workers,
                  float* out);

    // Cosine between the vectors of the reduced table and those of the model's: 1 minus its mean and its
    // least.
    struct CosineError {
        double mean = 0, largest = 0;
    };
    CosineError cosineError(std::span<const std::string> texts, Side side);

    // Share of the words that had been seen before, 0..1.
    double remembered() const;

  private:
    struct Thread;
    void encodeShare(std::span<const std::string_view> texts, Side side, bool normalise, Thread& thread,
                     float* out) const;

    const Model& model_;
    EncoderLayout layout_;
    std::size_t dimension_;
    TablePrecision precision_ = TablePrecision::single;
    ReducedTable reduced_;
    std::vector<std::unique_ptr<Thread>> threads_;
};

// Whether there is nothing but ASCII white space.
bool isBlank(std::string_view text);

}  // namespace paragram
