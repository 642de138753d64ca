// The pair files that a training learns from, one after another.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/random.h"
#include "core/base/result.h"
#include "core/pairs/pair_store.h"
#include "core/pairs/psp_pairs.h"
#include "core/tokens/model_tokenizer.h"
#include "core/tokens/token_list.h"

namespace paragram {

// Some pairs, as text or, of a file that holds no text, as tokens.
struct RawPairs {
    std::vector<SentencePair> texts;
    PairTokens tokens;  // not cut to tokenizer.maximum-tokens yet

    std::size_t size() const { return texts.size() + tokens.size(); }
};

class TrainingSet {
  public:
    // Pair stores and files of P-SP (.h5 with .vocab), told apart by looking. Error when one cannot be read,
    // or when two files of P-SP number their pieces differently.
    static Result<TrainingSet> open(const std::vector<std::filesystem::path>& files);

    // pairs: of all files. A language is empty where the files differ in it.
    const PairStoreInfo& info() const { return info_; }
    // Whether any of the files holds translations; unknown languages are taken for such, the more common
    // case.
    bool bilingual() const { return bilingual_; }
    // "en-es.h5, en-de.h5": the files without their folders.
    const std::string& name() const { return name_; }

    std::int64_t fileBytes() const { return fileBytes_; }  // of all files together

    // The pieces that tokens of this set are numbered by; null where all of it is text.
    const std::vector<std::string>* pieces() const;

    // Pairs from first on, count at most; fewer at the end of a file, none at the end of all. Any thread may
    // call. Throws Hdf5Damage.
    RawPairs read(std::int64_t first, std::int64_t count) const;
    // The same as text alone.
    std::vector<SentencePair> readText(std::int64_t first, std::int64_t count) const;

  private:
    using Source = std::variant<PairStore, PspPairs>;
    static Result<Source> openSource(const std::filesystem::path& file);
    // The source that holds a pair, which becomes the pair's number there; null at the end.
    const Source* find(std::int64_t& pair) const;

    std::vector<Source> sources_;
    PairStoreInfo info_;
    bool bilingual_ = false;
    std::string name_;
    std::int64_t fileBytes_ = 0;
};

// Sentences of both sides one after another, or of one side, lower-cased where wanted, for learning a
// tokenizer. Gives false at the end or when the job is stopped.
class SentenceStream {
  public:
    SentenceStream(const TrainingSet& pairs, bool lowerCase, JobContext& job,
                   std::optional<Side> only = std::nullopt);
    // Only so many, drawn evenly from all; call before the first next(). 0: all of them.
    void sample(std::int64_t sentences, std::uint64_t seed);
    bool next(std::string& sentence);
    bool stopped() const { return stopped_; }
    std::int64_t sentences() const { return sentences_; }

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
    std::int64_t wanted_ = 0;  // to be drawn yet; 0: no sampling, -1: all are drawn
    std::int64_t left_ = 0;    // sentences to draw from
    Random random_{0};
};

}  // namespace paragram
