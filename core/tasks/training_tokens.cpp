#include "core/tasks/training_tokens.h"

#include <algorithm>

#include "core/base/background.h"
#include "core/base/stopwatch.h"
#include "core/base/workers.h"
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

TokenList cutShort(const TokenList& list, std::size_t longest) {
    TokenList cut;
    for (std::size_t i = 0; i < list.size(); ++i) cut.add(list[i].first(std::min(longest, list[i].size())));
    return cut;
}

PairTokens cut(RawPairs pairs, const ModelTokenizer& tokenizer, const Settings& settings, Workers& workers) {
    const auto longest = static_cast<std::size_t>(settings.tokenizer.maximumTokens);
    PairTokens tokens{cutShort(pairs.tokens.source, longest), cutShort(pairs.tokens.target, longest)};
    std::vector<std::string> sources, targets;
    for (SentencePair& pair : pairs.texts) {
        sources.push_back(std::move(pair.source));
        targets.push_back(std::move(pair.target));
    }
    tokenizer.appendTokens(settings, sources, Side::source, workers, tokens.source);
    tokenizer.appendTokens(settings, targets, Side::target, workers, tokens.target);
    return tokens;
}

}  // namespace

std::optional<TrainingTokens> tokenisePairs(const TrainingSet& pairs, const ModelTokenizer& tokenizer,
                                            const Settings& settings, const std::filesystem::path& file,
                                            JobContext& job) {
    const std::int64_t total = pairs.info().pairs;
    const Stopwatch watch;
    Workers workers(settings.train.threads);
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
        RawPairs chunk = std::move(read);
        const auto next = done + static_cast<std::int64_t>(chunk.size());
        if (next < total) readFrom(next);
        PairTokens more = cut(std::move(chunk), tokenizer, settings, workers);
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
