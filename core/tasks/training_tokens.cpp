#include "core/tasks/training_tokens.h"

#include <algorithm>

#include "core/base/background.h"
#include "core/base/stopwatch.h"
#include "core/base/workers.h"
#include "core/tokens/fast_tokens.h"
#include "core/training/disk_feed.h"
#include "core/training/pair_shuffle.h"

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

std::size_t memoryBytes(const TrainSettings& settings) {
    return static_cast<std::size_t>(settings.memory) * 1'000'000;
}

// Takes tokens in order and keeps them where they have room.
class TokenKeeper {
  public:
    TokenKeeper(const TrainSettings& settings, std::filesystem::path file, std::size_t vocabulary)
        : limit_(memoryBytes(settings)), file_(std::move(file)), vocabulary_(vocabulary) {}

    // Grows memory once to what total pairs will need, as far as can be told from some of them.
    void expect(const PairTokens& some, std::int64_t total) {
        const double factor = 1.1 * static_cast<double>(total) / static_cast<double>(some.size());
        if (limit_ > 0 && factor * static_cast<double>(some.bytes()) > static_cast<double>(limit_)) return;
        for (const auto& [from, to] :
             {std::pair(&some.source, &tokens_.memory.source), {&some.target, &tokens_.memory.target}}) {
            to->ids.reserve(static_cast<std::size_t>(factor * static_cast<double>(from->ids.size())));
            to->offsets.reserve(static_cast<std::size_t>(total) + 1);
        }
    }
    void add(const PairTokens& more) {
        for (std::size_t i = 0; i < more.size(); ++i) fingerprint_.add(more.source[i], more.target[i]);
        if (writer_) return writer_->add(more);
        for (std::size_t i = 0; i < more.size(); ++i) tokens_.memory.add(more, i);
        if (limit_ == 0 || tokens_.memory.bytes() <= limit_) return;
        writer_ = std::make_unique<TokenFileWriter>(file_, vocabulary_);
        writer_->add(tokens_.memory);
        tokens_.memory = {};
    }
    TrainingTokens finish() {
        tokens_.fingerprint = fingerprint_.value();
        if (writer_) {
            writer_->commit(tokens_.fingerprint);
            Result<TokenFile> file = TokenFile::open(file_);
            if (!file) throw MachineFailure(file.error());
            tokens_.file = std::move(file).value();
        }
        return std::move(tokens_);
    }

  private:
    std::size_t limit_;
    std::filesystem::path file_;
    std::size_t vocabulary_;
    PairFingerprint fingerprint_;
    TrainingTokens tokens_;
    std::unique_ptr<TokenFileWriter> writer_;
};

// Pairs to tokens on all threads, each with words it remembers.
class TokenCutter {
  public:
    TokenCutter(const ModelTokenizer& tokenizer, const Settings& settings)
        : longest_(static_cast<std::size_t>(settings.tokenizer.maximumTokens)),
          workers_(settings.train.threads),
          threads_(static_cast<std::size_t>(workers_.count()), FastTokens(tokenizer, settings)) {}

    // The tokens that pairs have, cut short, and those of their texts.
    PairTokens cut(const RawPairs& pairs) {
        constexpr std::size_t kShare = 512;  // pairs a thread takes at a time
        PairTokens tokens{cutShort(pairs.tokens.source), cutShort(pairs.tokens.target)};
        std::vector<PairTokens> shares((pairs.texts.size() + kShare - 1) / kShare);
        workers_.forEach(shares.size(), [&](std::size_t share, int worker) {
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
    Workers workers_;
    std::vector<FastTokens> threads_;
};

}  // namespace

std::optional<TrainingTokens> tokenisePairs(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                                            const Settings& settings, const std::filesystem::path& file,
                                            JobContext& job) {
    const std::int64_t total = pairs.info().pairs;
    const Stopwatch watch;
    TokenCutter cutter(tokenizer, settings);
    TokenKeeper keeper(settings.train, file, tokenizer.rows());
    RawPairs read;
    PairTokens tokens;
    Background reading, keeping;  // last: their work uses the others
    const auto readFrom = [&](std::int64_t first) {
        reading.start([&, first](const std::stop_token&) { read = pairs.read(first, kChunk); });
    };
    readFrom(0);
    for (std::int64_t done = 0; done < total;) {
        if (job.shouldStop()) return std::nullopt;
        reading.wait();
        const RawPairs chunk = std::move(read);
        const auto next = done + static_cast<std::int64_t>(chunk.size());
        if (next < total) readFrom(next);
        PairTokens more = cutter.cut(chunk);
        if (done == 0) keeper.expect(more, total);
        keeping.wait();
        tokens = std::move(more);
        keeping.start([&](const std::stop_token&) { keeper.add(tokens); });
        done = next;
        const auto rate = static_cast<double>(done) / watch.seconds();
        job.tell({"Cutting into tokens", static_cast<double>(done), static_cast<double>(total), "pairs", rate,
                  "pairs", static_cast<double>(total - done) / rate});
    }
    keeping.wait();
    if (job.stop.stop_requested()) return std::nullopt;
    return keeper.finish();
}

std::optional<TrainingTokens> reuseTokens(const std::filesystem::path& file, std::uint64_t fingerprint,
                                          std::int64_t pairs) {
    Result<TokenFile> found = TokenFile::open(file);
    if (!found || found->info().fingerprint != fingerprint || found->info().pairs != pairs)
        return std::nullopt;
    return TrainingTokens{{}, std::move(found).value(), fingerprint};
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
    if (!tokens.file) {
        const auto pairs = static_cast<std::int64_t>(tokens.memory.size());
        return std::make_unique<MemoryFeed>(std::move(tokens.memory), shuffledOrder(pairs, settings.seed));
    }
    const PairShuffle shuffle(tokens.file->info().pairs, settings.seed);
    return std::make_unique<DiskFeed>(std::move(*tokens.file), shuffle,
                                      static_cast<std::int64_t>(memoryBytes(settings)));
}

}  // namespace paragram
