// The sums of the token embeddings of each sentence: with an averaging encoder, they are all that the vectors
// of runs of sentences are made of.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/numeric/matrix.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

class SentenceSums {
  public:
    // Whether a model's vectors of runs are made of sums: an averaging encoder with mean pooling.
    static bool suits(const Model& model);
    // model: such a model. Blank sentences have no tokens. Returns Stopped.
    static Result<SentenceSums> of(const Model& model, std::span<const std::string> sentences, Side side,
                                   Workers& workers, const JobContext& job);

    std::size_t size() const { return sums_.front().rows(); }
    std::size_t parts() const { return sums_.size(); }
    // Whether the means of the parts are concatenated; otherwise they are added.
    bool concatenated() const { return concatenated_; }
    std::size_t dimension() const { return sums_.front().cols(); }
    std::size_t vectorLength() const { return concatenated_ ? dimension() * parts() : dimension(); }
    // The sum of the embeddings of the tokens of a part: (sentences, dimension); and the number of tokens.
    const Matrix& sums(std::size_t part) const { return sums_[part]; }
    std::int32_t tokens(std::size_t part, std::size_t sentence) const { return tokens_[part][sentence]; }

    // What the encoder gives for the tokens of `count` sentences from `first` on, taken together; not
    // normalised. out: vectorLength() elements.
    void vectorOf(std::size_t first, std::size_t count, std::span<float> out) const;

  private:
    bool concatenated_ = false;
    std::vector<Matrix> sums_;
    std::vector<std::vector<std::int32_t>> tokens_;
};

}  // namespace paragram
