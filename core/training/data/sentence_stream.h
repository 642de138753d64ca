// Streams the sentences of a training set, for training a tokenizer.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/random.h"
#include "core/training/data/training_set.h"

namespace paragram {

// Sentences of both sides in turn, or of one side, lower-cased if requested.
class SentenceStream {
  public:
    SentenceStream(const TrainingSet& pairs, bool lowerCase, JobContext& job,
                   std::optional<Side> only = std::nullopt);
    // Makes next() return a random subset of this size; call it before next(). 0: all sentences.
    void sample(std::int64_t sentences, std::uint64_t seed);
    // The next sentence; false at the end, or when the job is stopped.
    bool next(std::string& sentence);
    bool stopped() const { return stopped_; }
    std::int64_t sentences() const { return sentences_; }  // returned so far

  private:
    bool fill();
    bool drawn();
    const TrainingSet& pairs_;
    bool lowerCase_;
    JobContext& job_;
    std::optional<Side> only_;
    std::vector<SentencePair> chunk_;
    std::size_t at_ = 0;  // 2 * pair + side within the chunk
    std::int64_t first_ = 0, sentences_ = 0;
    bool stopped_ = false;
    std::int64_t wanted_ = 0;  // still to be selected; 0: no sampling, -1: none left
    std::int64_t left_ = 0;    // sentences still to select from
    Random random_{0};
};

}  // namespace paragram
