#include "core/tasks/training/train_tokenizer.h"

#include <algorithm>
#include <thread>

#include "core/base/files/atomic_file.h"
#include "core/base/stopwatch.h"
#include "core/text/unicode.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/training/data/sentence_stream.h"

namespace paragram {
namespace {

// Pieces per word and the share of unknown ones, in text from all parts of the pairs.
void measure(const Tokenizer& tokenizer, const TrainingSet& pairs, bool lower, TokenizerSummary& summary) {
    constexpr std::int64_t kPlaces = 40, kPairs = 25;
    double pieces = 0, unknown = 0, words = 0;
    for (std::int64_t place = 0; place < kPlaces; ++place) {
        for (const SentencePair& pair : pairs.readText(pairs.info().pairs * place / kPlaces, kPairs)) {
            for (const std::string& text : {pair.source, pair.target}) {
                words += static_cast<double>(countWhitespaceTokens(text));
                for (const Piece& piece : tokenizer.segment(lower ? lowerCase(text) : text)) {
                    pieces += 1;
                    unknown += piece.id < 0 ? 1 : 0;
                }
            }
        }
    }
    if (pieces == 0 || words == 0) return;
    summary.piecesPerWord = pieces / words;
    summary.unknownShare = unknown / pieces;
}

}  // namespace

Result<TokenizerSummary> trainTokenizer(const TokenizerRequest& request, JobContext& job) {
    const Stopwatch watch;
    Result<Nothing> writable = checkWritable(request.output);
    if (!writable) return writable.error();
    const Result<TrainingSet> pairs = TrainingSet::open(request.pairs);
    if (!pairs) return pairs.error();
    TokenizerSummary summary;
    summary.kind = request.settings.tokenizer.kind;
    try {
        SentenceStream stream(*pairs, request.settings.text.lowerCase, job);
        stream.sample(request.settings.tokenizer.sentences, request.settings.train.seed);
        const Result<std::string> bytes = trainTokenizerBytes(
            request.settings.tokenizer, request.settings.train.threads,
            [&](std::string& text) { return stream.next(text); }, job);
        summary.sentences = stream.sentences();
        summary.seconds = watch.seconds();
        if (stream.stopped() || job.stop.stop_requested()) return Stopped{};
        if (!bytes) return bytes.error();
        const auto tokenizer = makeTokenizer(*bytes, request.output.string());
        if (!tokenizer) return tokenizer.error();
        summary.pieces = (*tokenizer)->size();
        measure(**tokenizer, *pairs, request.settings.text.lowerCase, summary);
        writeFileAtomically(request.output, tokenizerFile(*bytes));
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
    summary.seconds = watch.seconds();
    return summary;
}

Result<std::shared_ptr<const Tokenizer>> loadTokenizer(const std::filesystem::path& file) {
    return readTokenizer(file);
}

}  // namespace paragram
