// The two sides of a pair store as streams and tokens.
#pragma once

#include <functional>
#include <optional>

#include "core/base/job_context.h"
#include "core/base/workers.h"
#include "core/pairs/pair_store.h"
#include "core/settings/settings.h"
#include "core/tokens/model_tokenizer.h"

namespace paragram {

// Sentences of both sides one after another, or of one side, lower-cased where wanted, for learning a
// tokenizer. Gives false at the end or when the job is stopped.
class SentenceStream {
  public:
    SentenceStream(const PairStore& store, bool lowerCase, JobContext& job,
                   std::optional<Side> only = std::nullopt);
    bool next(std::string& sentence);
    bool stopped() const { return stopped_; }
    std::int64_t sentences() const { return sentences_; }
    std::int64_t words() const { return words_; }  // between white space

  private:
    bool fill();
    const PairStore& store_;
    bool lowerCase_;
    JobContext& job_;
    std::optional<Side> only_;
    std::vector<SentencePair> chunk_;
    std::size_t at_ = 0;  // 2 * pair + side within the chunk
    std::int64_t first_ = 0, sentences_ = 0, words_ = 0;
    bool stopped_ = false;
};

// The tokens of all pairs. Stops early with the job.
PairTokens tokenisePairs(const PairStore& store, const ModelTokenizer& tokenizer, const Settings& settings,
                         Workers& workers, JobContext& job);

}  // namespace paragram
