#include "core/tasks/data/export_pairs.h"

#include <fmt/format.h>

#include <unordered_map>

#include "core/base/files/atomic_file.h"
#include "core/base/hdf5/hdf5_file.h"
#include "core/base/hdf5/hdf5_lists.h"
#include "core/text/unicode.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/training/data/training_set.h"

namespace paragram {
namespace {

// Numbers pieces in order of appearance.
class PieceNumbers {
  public:
    void append(const Tokenizer& tokenizer, const std::string& text, IntegerLists& lists) {
        for (const Piece& piece : tokenizer.segment(text)) {
            const auto [entry, isNew] =
                numbers_.emplace(piece.text, static_cast<std::int32_t>(numbers_.size()));
            if (isNew) lines_ += piece.text + '\t' + std::to_string(entry->second) + '\n';
            lists.values.push_back(entry->second);
        }
        lists.offsets.push_back(static_cast<std::int64_t>(lists.values.size()));
    }
    const std::string& lines() const { return lines_; }
    std::int64_t size() const { return static_cast<std::int64_t>(numbers_.size()); }

  private:
    std::unordered_map<std::string, std::int32_t> numbers_;
    std::string lines_;
};

Result<ExportPairsSummary> writePairs(const ExportPairsRequest& request, const TrainingSet& pairs,
                                      const Tokenizer& tokenizer, JobContext& job) {
    constexpr std::int64_t kChunk = 8192;
    ExportPairsSummary summary;
    const std::int64_t total = pairs.info().pairs;
    Hdf5ListWriter writer(request.output, "/data", total, 2);
    PieceNumbers numbers;
    while (summary.pairs < total) {
        const std::vector<SentencePair> some = pairs.readText(summary.pairs, kChunk);
        IntegerLists lists;
        for (const SentencePair& pair : some) {
            for (const std::string* text : {&pair.source, &pair.target})
                numbers.append(tokenizer, request.keepCase ? *text : lowerCase(*text), lists);
        }
        writer.append(lists);
        summary.pairs += static_cast<std::int64_t>(some.size());
        job.report(
            {"Writing pairs", static_cast<double>(summary.pairs), static_cast<double>(total), "pairs"});
        if (job.shouldStop()) return Stopped{};
    }
    std::filesystem::path vocabulary = request.output;
    writeFileAtomically(vocabulary.replace_extension(".vocab"), numbers.lines());
    writer.commit();
    summary.pieces = numbers.size();
    return summary;
}

}  // namespace

Result<ExportPairsSummary> exportPairs(const ExportPairsRequest& request, JobContext& job) {
    const Result<Nothing> writable = checkWritable(request.output);
    if (!writable) return writable.error();
    const auto tokenizer = readTokenizer(request.tokenizer);
    if (!tokenizer) return tokenizer.error();
    if ((*tokenizer)->kind() != TokenizerKind::sentencepiece) {
        return Error{request.tokenizer.string(),
                     fmt::format("a tokenizer of kind {}", nameOf((*tokenizer)->kind())),
                     "a SentencePiece model", "choose another tokenizer"};
    }
    const Result<TrainingSet> pairs = TrainingSet::open(request.pairs);
    if (!pairs) return pairs.error();
    try {
        return writePairs(request, *pairs, **tokenizer, job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
