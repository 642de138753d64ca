#include "core/tasks/token_maker.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/background.h"
#include "core/base/workers.h"
#include "core/tokens/fast_tokens.h"
#include "core/tokens/token_file.h"
#include "core/training/pair_shuffle.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

// Room for total pairs, as far as can be told from some of them: growing in place takes up to twice as much.
void reserveAs(const PairTokens& some, std::int64_t total, PairTokens& tokens) {
    const double factor = 1.1 * static_cast<double>(total) / static_cast<double>(some.size());
    for (const auto& [from, to] : {std::pair(&some.source, &tokens.source), {&some.target, &tokens.target}}) {
        to->ids.reserve(static_cast<std::size_t>(factor * static_cast<double>(from->ids.size())));
        to->offsets.reserve(static_cast<std::size_t>(total) + 1);
    }
}

// Takes tokens in order and keeps them where they have room.
class TokenKeeper {
  public:
    TokenKeeper(const TrainSettings& settings, std::filesystem::path file, std::size_t vocabulary)
        : limit_(static_cast<std::size_t>(settings.memory) * 1'000'000),
          file_(std::move(file)),
          vocabulary_(vocabulary) {}

    // Chooses their place by what total pairs will need, as far as can be told from some of them.
    void expect(const PairTokens& some, std::int64_t total) {
        const double factor = static_cast<double>(total) / static_cast<double>(some.size());
        if (limit_ > 0 && factor * static_cast<double>(some.bytes()) > static_cast<double>(limit_)) {
            toFile();
        } else {
            reserveAs(some, total, tokens_.memory);
        }
    }
    void add(const PairTokens& more) {
        if (writer_) return writer_->add(more);
        for (std::size_t i = 0; i < more.size(); ++i) tokens_.memory.add(more, i);
        if (limit_ > 0 && tokens_.memory.bytes() > limit_) toFile();
    }
    TrainingTokens finish(std::uint64_t fingerprint) {
        tokens_.fingerprint = fingerprint;
        if (writer_) {
            writer_->commit(fingerprint);
            Result<TokenFile> file = TokenFile::open(file_);
            if (!file) throw MachineFailure(file.error());
            tokens_.file = std::move(file).value();
        }
        return std::move(tokens_);
    }

  private:
    void toFile() {
        writer_ = std::make_unique<TokenFileWriter>(file_, vocabulary_);
        writer_->add(tokens_.memory);
        tokens_.memory = {};
    }

    std::size_t limit_;
    std::filesystem::path file_;
    std::size_t vocabulary_;
    TrainingTokens tokens_;
    std::unique_ptr<TokenFileWriter> writer_;
};

// Which pairs are read next: block after block, a chunk at a time.
class ReadingPlace {
  public:
    ReadingPlace(std::int64_t pairs, std::int64_t seed, std::int64_t bucketPairs)
        : pairs_(pairs), block_(blockPairs(bucketPairs)), order_(blockOrder(pairs, seed, bucketPairs)) {}

    std::int64_t first() const { return order_[at_] * block_ + within_; }
    // Of them a chunk, where so many are wanted.
    std::int64_t count(std::int64_t wanted) const {
        const std::int64_t end = std::min(pairs_, (order_[at_] + 1) * block_);
        return std::min({kChunk, wanted, end - first()});
    }
    void pass(std::int64_t pairs) {
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

// Pairs to tokens on all threads, each with words it remembers.
class TokenCutter {
  public:
    TokenCutter(const ModelTokenizer& tokenizer, const Settings& settings)
        : longest_(static_cast<std::size_t>(settings.tokenizer.maximumTokens)),
          workers_(std::in_place, settings.train.threads),
          threads_(static_cast<std::size_t>(workers_->count()), FastTokens(tokenizer, settings)) {}

    // From now on the calling thread alone: the others have work of their own.
    void useOneThread() { workers_.emplace(1); }

    // The tokens that pairs have, cut short, and those of their texts.
    PairTokens cut(const RawPairs& pairs) {
        constexpr std::size_t kShare = 512;  // pairs a thread takes at a time
        PairTokens tokens{cutShort(pairs.tokens.source), cutShort(pairs.tokens.target)};
        std::vector<PairTokens> shares((pairs.texts.size() + kShare - 1) / kShare);
        workers_->forEach(shares.size(), [&](std::size_t share, int worker) {
            FastTokens& thread = threads_[static_cast<std::size_t>(worker)];
            const std::size_t first = share * kShare, last = std::min(first + kShare, pairs.texts.size());
            for (std::size_t i = first; i < last; ++i) {
                thread.append(pairs.texts[i].source, Side::source, shares[share].source);
                thread.append(pairs.texts[i].target, Side::target, shares[share].target);
            }
        });
        for (const PairTokens& share : shares)
            for (std::size_t i = 0; i < share.size(); ++i) tokens.add(share, i);
        return tokens;
    }

  private:
    TokenList cutShort(const TokenList& list) const {
        TokenList cut;
        for (std::size_t i = 0; i < list.size(); ++i)
            cut.add(list[i].first(std::min(longest_, list[i].size())));
        return cut;
    }

    std::size_t longest_;
    std::optional<Workers> workers_;
    std::vector<FastTokens> threads_;
};

}  // namespace

struct TokenMaker::State {
    State(const TrainingSet& set, const ModelTokenizer& tokenizer, const Settings& settings,
          const std::filesystem::path& file, std::int64_t pairsOfBucket)
        : pairs(set),
          total(set.info().pairs),
          bucketPairs(pairsOfBucket),
          cutter(tokenizer, settings),
          keeper(settings.train, file, tokenizer.rows()),
          place(total, settings.train.seed, pairsOfBucket) {}

    const TrainingSet& pairs;
    const std::int64_t total, bucketPairs;
    TokenCutter cutter;
    TokenKeeper keeper;
    ReadingPlace place;
    PairFingerprint fingerprint;
    bool sealed = false;    // nothing more belongs to the fingerprint
    std::int64_t done = 0;  // pairs
    RawPairs read;
    PairTokens tokens, bucket;
    bool inBuckets = false;
    Background reading, keeping;  // last: their work uses the others

    void startReading(std::int64_t wanted) {
        reading.start([this, first = place.first(), count = place.count(wanted)](const std::stop_token&) {
            read = pairs.read(first, count);
        });
    }
    // first: the number of the first of tokens.
    void keep(std::int64_t first) {
        for (std::size_t i = 0; i < tokens.size() && first < bucketPairs; ++i, ++first)
            fingerprint.add(tokens.source[i], tokens.target[i]);
        if (inBuckets && bucket.size() == 0) reserveAs(tokens, bucketPairs, bucket);
        for (std::size_t i = 0; inBuckets && i < tokens.size(); ++i) bucket.add(tokens, i);
        keeper.add(tokens);
    }
};

TokenMaker::TokenMaker(const TrainingSet& pairs, const ModelTokenizer& tokenizer, const Settings& settings,
                       const std::filesystem::path& file, std::int64_t bucketPairs)
    : state_(std::make_unique<State>(pairs, tokenizer, settings, file, bucketPairs)) {}
TokenMaker::~TokenMaker() = default;

std::int64_t TokenMaker::left() const {
    return state_->total - state_->done;
}

bool TokenMaker::make(std::int64_t count, const std::function<bool(std::int64_t done)>& goOn) {
    State& s = *state_;
    const std::int64_t end = s.done + count;
    if (s.done < end) s.startReading(end - s.done);
    while (s.done < end) {
        s.reading.wait();
        const RawPairs chunk = std::move(s.read);
        const auto size = static_cast<std::int64_t>(chunk.size());
        s.place.pass(size);
        if (s.done + size < end) s.startReading(end - s.done - size);
        PairTokens more = s.cutter.cut(chunk);
        if (s.done == 0) s.keeper.expect(more, s.total);
        s.keeping.wait();
        s.tokens = std::move(more);
        s.keeping.start([&s, first = s.done](const std::stop_token&) { s.keep(first); });
        s.done += size;
        if (!goOn(s.done)) return false;
    }
    s.keeping.wait();
    return true;
}

void TokenMaker::collectBuckets() {
    state_->inBuckets = true;
}

void TokenMaker::takeBucket(PairTokens& bucket) {
    bucket.clear();
    std::swap(bucket, state_->bucket);
}

void TokenMaker::useOneThread() {
    state_->cutter.useOneThread();
}

std::uint64_t TokenMaker::fingerprint() {
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

TrainingTokens TokenMaker::finish() {
    return state_->keeper.finish(fingerprint());
}

}  // namespace paragram
