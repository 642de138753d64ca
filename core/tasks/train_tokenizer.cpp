#include "core/tasks/train_tokenizer.h"

#include <algorithm>
#include <thread>

#include "core/base/atomic_file.h"
#include "core/base/stopwatch.h"
#include "core/tasks/training_set.h"
#include "core/tokens/make_tokenizer.h"

namespace paragram {
namespace {

// Pieces a word and unknown share over a sample of the text, to be shown with the result.
void measure(const Tokenizer& tokenizer, const TrainingSet& pairs, bool lowerCase, JobContext& job,
             TokenizerSummary& summary) {
    constexpr int kSample = 2000;
    JobContext quiet;
    quiet.stop = job.stop;
    SentenceStream stream(pairs, lowerCase, quiet);
    std::string sentence;
    double pieces = 0, unknown = 0;
    for (int i = 0; i < kSample && stream.next(sentence); ++i) {
        for (const Piece& piece : tokenizer.segment(sentence)) {
            pieces += 1;
            unknown += piece.id < 0 ? 1 : 0;
        }
    }
    if (pieces == 0 || stream.words() == 0) return;
    summary.piecesPerWord = pieces / static_cast<double>(stream.words());
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
    try {
        SentenceStream stream(*pairs, request.settings.text.lowerCase, job);
        stream.sample(request.settings.tokenizer.sentences, request.settings.train.seed);
        const Result<std::string> bytes = learnTokenizer(
            request.settings.tokenizer, request.settings.train.threads,
            [&](std::string& text) { return stream.next(text); }, job);
        summary.sentences = stream.sentences();
        summary.seconds = watch.seconds();
        summary.stopped = stream.stopped() || job.stop.stop_requested();
        if (summary.stopped) return summary;
        if (!bytes) return bytes.error();
        const auto tokenizer = makeTokenizer(*bytes, request.output.string());
        if (!tokenizer) return tokenizer.error();
        summary.pieces = (*tokenizer)->size();
        measure(**tokenizer, *pairs, request.settings.text.lowerCase, job, summary);
        writeFileAtomically(request.output, *bytes);
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
