#include "core/training/data/corpus_tokenizer.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/background.h"
#include "core/base/workers.h"
#include "core/tokens/model/cached_tokenizer.h"
#include "core/training/data/token_spool.h"
#include "core/training/feeds/pair_shuffle.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

// Which pairs are read next: block after block, one chunk at a time.
class ReadPosition {
  public:
    ReadPosition(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs)
        : pairs_(pairs), block_(blockPairs(bucketPairs)), order_(blockOrder(pairs, seed, bucketPairs)) {}

    std::int64_t first() const { return order_[at_] * block_ + within_; }
    // The size of the next chunk, at most `wanted`.
    std::int64_t count(std::int64_t wanted) const {
        const std::int64_t end = std::min(pairs_, (order_[at_] + 1) * block_);
        return std::min({kChunk, wanted, end - first()});
    }
    void advance(std::int64_t pairs) {
        within_ += pairs;
        if (within_ < block_ && order_[at_] * block_ + within_ < pairs_) return;
        ++at_;
        within_ = 0;
    }

  private:
    std::int64_t pairs_, block_;
    std::vector<std::int64_t> order_;
    std::size_t at_ = 0;
    std::int64_t within_ = 0;
};

// Tokenises pairs on all threads, each with its own word cache.
class BatchTokenizer {
  public:
    BatchTokenizer(const ModelTokenizer& tokenizer, const Settings& settings)
        : longest_(static_cast<std::size_t>(settings.tokenizer.maximumTokens)),
          workers_(std::in_place, settings.train.threads),
          threads_(static_cast<std::size_t>(workers_->count()), CachedTokenizer(tokenizer, settings)) {}

    // From now on only the calling thread is used: the other cores train.
    void useOneThread() { workers_.emplace(1); }

    // The tokens that pairs already have, truncated, and those of their texts.
    PairTokens tokenise(const RawPairs& pairs) {
        constexpr std::size_t kShare = 512;  // pairs that a thread processes at a time
        PairTokens tokens{truncated(pairs.tokens.source), truncated(pairs.tokens.target), {}};
        std::vector<PairTokens> shares((pairs.texts.size() + kShare - 1) / kShare);
        workers_->forEach(shares.size(), [&](std::size_t share, int worker) {
            CachedTokenizer& thread = threads_[static_cast<std::size_t>(worker)];
            const std::size_t first = share * kShare, last = std::min(first + kShare, pairs.texts.size());
            for (std::size_t i = first; i < last; ++i) {
                thread.append(pairs.texts[i].source, Side::source, shares[share].source);
                thread.append(pairs.texts[i].target, Side::target, shares[share].target);
            }
        });
        for (const PairTokens& share : shares)
            for (std::size_t i = 0; i < share.size(); ++i) tokens.add(share, i);
        tokens.form = pairs.forms;
        return tokens;
    }

  private:
    TokenList truncated(const TokenList& list) const {
        TokenList cut;
        for (std::size_t i = 0; i < list.size(); ++i)
            cut.add(list[i].first(std::min(longest_, list[i].size())));
        return cut;
    }

    std::size_t longest_;
    std::optional<Workers> workers_;
    std::vector<CachedTokenizer> threads_;
};

}  // namespace

struct CorpusTokenizer::State {
    State(const TrainingSet& set, const ModelTokenizer& model, const Settings& settings,
          const std::filesystem::path& file, std::int64_t pairsOfBucket)
        : pairs(set),
          total(set.info().pairs),
          bucketPairs(pairsOfBucket),
          tokenizer(model, settings),
          spool(settings.train, file, model.rows()),
          place(total, settings.train.seed, pairsOfBucket) {}

    const TrainingSet& pairs;
    const std::int64_t total, bucketPairs;
    BatchTokenizer tokenizer;
    TokenSpool spool;
    ReadPosition place;
    PairFingerprint fingerprint;
    bool sealed = false;    // the fingerprint is complete
    std::int64_t done = 0;  // pairs
    RawPairs read;
    PairTokens tokens, bucket;
    bool inBuckets = false;
    Background reading, storing;  // last: their work uses the other members

    void startReading(std::int64_t wanted) {
        reading.start([this, first = place.first(), count = place.count(wanted)](const std::stop_token&) {
            read = pairs.read(first, count);
        });
    }
    // first: the number of the first pair of tokens.
    void store(std::int64_t first) {
        for (std::size_t i = 0; i < tokens.size() && first < bucketPairs; ++i, ++first)
            fingerprint.add(tokens.source[i], tokens.target[i], tokens.formOf(i));
        if (inBuckets && bucket.size() == 0) reserveFor(tokens, bucketPairs, bucket);
        for (std::size_t i = 0; inBuckets && i < tokens.size(); ++i) bucket.add(tokens, i);
        spool.add(tokens);
    }
};

CorpusTokenizer::CorpusTokenizer(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                                 const Settings& settings, const std::filesystem::path& file,
                                 std::int64_t bucketPairs)
    : state_(std::make_unique<State>(pairs, tokenizer, settings, file, bucketPairs)) {}
CorpusTokenizer::~CorpusTokenizer() = default;

std::int64_t CorpusTokenizer::left() const {
    return state_->total - state_->done;
}

bool CorpusTokenizer::tokenise(std::int64_t count,
                               const std::function<bool(std::int64_t done)>& shouldContinue) {
    State& s = *state_;
    const std::int64_t end = s.done + count;
    if (s.done < end) s.startReading(end - s.done);
    while (s.done < end) {
        s.reading.wait();
        const RawPairs chunk = std::move(s.read);
        const auto size = static_cast<std::int64_t>(chunk.size());
        s.place.advance(size);
        if (s.done + size < end) s.startReading(end - s.done - size);
        PairTokens more = s.tokenizer.tokenise(chunk);
        if (s.done == 0) s.spool.expect(more, s.total);
        s.storing.wait();
        s.tokens = std::move(more);
        s.storing.start([&s, first = s.done](const std::stop_token&) { s.store(first); });
        s.done += size;
        if (!shouldContinue(s.done)) return false;
    }
    s.storing.wait();
    return true;
}

void CorpusTokenizer::collectBuckets() {
    state_->inBuckets = true;
}

void CorpusTokenizer::takeBucket(PairTokens& bucket) {
    bucket.clear();
    std::swap(bucket, state_->bucket);
}

void CorpusTokenizer::useOneThread() {
    state_->tokenizer.useOneThread();
}

std::uint64_t CorpusTokenizer::fingerprint() {
    State& s = *state_;
    if (s.total > s.bucketPairs && !s.sealed) {
        for (const std::int64_t number : {s.total, s.pairs.fileBytes()}) {
            const std::int32_t halves[] = {static_cast<std::int32_t>(number & 0xFFFFFFFF),
                                           static_cast<std::int32_t>(number >> 32)};
            s.fingerprint.add(halves, {});
        }
        s.sealed = true;
    }
    return s.fingerprint.value();
}

TrainingTokens CorpusTokenizer::finish() {
    return state_->spool.finish(fingerprint());
}

}  // namespace paragram
