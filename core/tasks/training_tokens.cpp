#include "core/tasks/training_tokens.h"

#include <algorithm>

#include "core/base/background.h"
#include "core/base/stopwatch.h"
#include "core/base/workers.h"
#include "core/tokens/fast_tokens.h"
#include "core/training/disk_feed.h"
#include "core/training/streamed_feed.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

std::size_t memoryBytes(const TrainSettings& settings) {
    return static_cast<std::size_t>(settings.memory) * 1'000'000;
}

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
        : limit_(memoryBytes(settings)), file_(std::move(file)), vocabulary_(vocabulary) {}

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

// Reads, cuts and keeps at the same time.
class TokenMaker {
  public:
    TokenMaker(const TrainingSet& pairs, const ModelTokenizer& tokenizer, const Settings& settings,
               const std::filesystem::path& file, std::int64_t bucketPairs)
        : pairs_(pairs),
          total_(pairs.info().pairs),
          bucketPairs_(bucketPairs),
          cutter_(tokenizer, settings),
          keeper_(settings.train, file, tokenizer.rows()),
          place_(total_, settings.train.seed, bucketPairs) {}

    std::int64_t left() const { return total_ - done_; }

    // The next pairs, so many of them. goOn is asked after each chunk; false: it said no.
    bool make(std::int64_t count, const std::function<bool(std::int64_t done)>& goOn) {
        const std::int64_t end = done_ + count;
        if (done_ < end) startReading(end - done_);
        while (done_ < end) {
            reading_.wait();
            const RawPairs chunk = std::move(read_);
            const auto size = static_cast<std::int64_t>(chunk.size());
            place_.pass(size);
            if (done_ + size < end) startReading(end - done_ - size);
            PairTokens more = cutter_.cut(chunk);
            if (done_ == 0) keeper_.expect(more, total_);
            keeping_.wait();
            tokens_ = std::move(more);
            keeping_.start([this, first = done_](const std::stop_token&) { keep(first); });
            done_ += size;
            if (!goOn(done_)) return false;
        }
        keeping_.wait();
        return true;
    }
    // make() then puts them into a bucket, too.
    void collectBuckets() { inBuckets_ = true; }
    // What was made since the last call, in exchange for memory to use again.
    void takeBucket(PairTokens& bucket) {
        bucket.clear();
        std::swap(bucket, bucket_);
    }
    void useOneThread() { cutter_.useOneThread(); }

    std::uint64_t fingerprint() {
        if (total_ > bucketPairs_ && !sealed_) {
            for (const std::int64_t number : {total_, pairs_.fileBytes()}) {
                const std::int32_t halves[] = {static_cast<std::int32_t>(number & 0xFFFFFFFF),
                                               static_cast<std::int32_t>(number >> 32)};
                fingerprint_.add(halves, {});
            }
            sealed_ = true;
        }
        return fingerprint_.value();
    }
    TrainingTokens finish() { return keeper_.finish(fingerprint()); }

  private:
    void startReading(std::int64_t wanted) {
        reading_.start([this, first = place_.first(), count = place_.count(wanted)](const std::stop_token&) {
            read_ = pairs_.read(first, count);
        });
    }
    void keep(std::int64_t first) {
        for (std::size_t i = 0; i < tokens_.size() && first < bucketPairs_; ++i, ++first)
            fingerprint_.add(tokens_.source[i], tokens_.target[i]);
        if (inBuckets_ && bucket_.size() == 0) reserveAs(tokens_, bucketPairs_, bucket_);
        for (std::size_t i = 0; inBuckets_ && i < tokens_.size(); ++i) bucket_.add(tokens_, i);
        keeper_.add(tokens_);
    }

    const TrainingSet& pairs_;
    const std::int64_t total_, bucketPairs_;
    TokenCutter cutter_;
    TokenKeeper keeper_;
    ReadingPlace place_;
    PairFingerprint fingerprint_;
    bool sealed_ = false;
    std::int64_t done_ = 0;  // pairs
    RawPairs read_;
    PairTokens tokens_, bucket_;
    bool inBuckets_ = false;
    Background reading_, keeping_;  // last: their work uses the others
};

std::optional<TrainingTokens> tokenisePairs(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                                            const Settings& settings, const std::filesystem::path& file,
                                            TokensNeeded needed, JobContext& job, std::int64_t bucketPairs) {
    const bool some = needed == TokensNeeded::firstBucket && pairs.info().pairs > bucketPairs;
    const std::int64_t count = some ? bucketPairs : pairs.info().pairs;
    const Stopwatch watch;
    const auto maker = std::make_shared<TokenMaker>(pairs, tokenizer, settings, file, bucketPairs);
    if (some) maker->collectBuckets();
    const bool made = maker->make(count, [&](std::int64_t done) {
        const auto rate = static_cast<double>(done) / watch.seconds();
        job.tell({"Cutting into tokens", static_cast<double>(done), static_cast<double>(count), "pairs", rate,
                  "pairs", static_cast<double>(count - done) / rate});
        return !job.shouldStop();
    });
    if (!made) return std::nullopt;
    TrainingTokens tokens;
    if (some) {
        maker->useOneThread();
        maker->takeBucket(tokens.memory);
        tokens.fingerprint = maker->fingerprint();
        tokens.others = maker;
    } else {
        tokens = maker->finish();
    }
    tokens.bucketPairs = bucketPairs;
    return tokens;
}

std::optional<TrainingTokens> reuseTokens(const std::filesystem::path& file, std::uint64_t fingerprint,
                                          std::int64_t pairs) {
    Result<TokenFile> found = TokenFile::open(file);
    if (!found || found->info().fingerprint != fingerprint || found->info().pairs != pairs)
        return std::nullopt;
    TrainingTokens tokens;
    tokens.file = std::move(found).value();
    tokens.fingerprint = fingerprint;
    return tokens;
}

WordVectorShares sharesOf(const WordVectorCover& cover, const TrainingTokens& tokens) {
    if (!tokens.file) return sharesOf(cover, tokens.memory);
    WordVectorShares all = sharesOf(cover, PairTokens{});
    double covered = 0, counted = 0;
    PairTokens chunk;
    const auto count = [&] {
        const auto ids = static_cast<double>(chunk.source.ids.size() + chunk.target.ids.size());
        covered += ids * sharesOf(cover, chunk).tokens;
        counted += ids;
        chunk.clear();
    };
    TokenScan scan(*tokens.file);
    while (scan.next()) {
        scan.appendTo(chunk);
        if (static_cast<std::int64_t>(chunk.size()) == kChunk) count();
    }
    count();
    all.tokens = counted > 0 ? covered / counted : 0;
    return all;
}

std::unique_ptr<PairFeed> makeFeed(TrainingTokens tokens, const TrainSettings& settings) {
    const auto shuffleOf = [&, bucketPairs = tokens.bucketPairs](std::int64_t pairs) {
        return PairShuffle(pairs, settings.seed, bucketPairs, PairShuffle::FirstEpoch::asRead);
    };
    if (tokens.file) {
        const PairShuffle shuffle = shuffleOf(tokens.file->info().pairs);
        return std::make_unique<DiskFeed>(std::move(*tokens.file), shuffle,
                                          static_cast<std::int64_t>(memoryBytes(settings)));
    }
    if (!tokens.others) {
        const auto pairs = static_cast<std::int64_t>(tokens.memory.size());
        return std::make_unique<MemoryFeed>(std::move(tokens.memory), epochOrder(shuffleOf(pairs)));
    }
    const std::shared_ptr<TokenMaker> maker = tokens.others;
    const std::int64_t bucketPairs = tokens.bucketPairs;
    return std::make_unique<StreamedFeed>(
        std::move(tokens.memory), shuffleOf(bucketPairs + maker->left()),
        [maker, bucketPairs](PairTokens& bucket, const std::stop_token& stop) {
            maker->takeBucket(bucket);  // lends the memory of the bucket before last
            const bool made = maker->make(std::min(bucketPairs, maker->left()),
                                          [&](std::int64_t) { return !stop.stop_requested(); });
            if (made) maker->takeBucket(bucket);
        },
        [maker, bucketPairs, settings] {
            TrainingTokens all = maker->finish();
            all.bucketPairs = bucketPairs;
            std::unique_ptr<PairFeed> feed = makeFeed(std::move(all), settings);
            PairTokens pair;  // so that the second epoch's order, or part of the file, is there in time
            if (settings.epochs > 1) feed->read(1, 0, 1, pair);
            return feed;
        });
}

}  // namespace paragram
