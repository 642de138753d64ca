#include "core/alignment/sentence_sums.h"

#include <algorithm>

#include "core/base/numeric/kernels.h"
#include "core/models/text_encoder.h"
#include "core/tokens/model/cached_tokenizer.h"

namespace paragram {
namespace {

constexpr std::size_t kShare = 128;       // sentences that a thread processes at a time
constexpr std::size_t kTogether = 16384;  // sentences between two polls

}  // namespace

bool SentenceSums::suits(const Model& model) {
    return model.averaging() && model.settings.encoder.pooling == Pooling::mean;
}

Result<SentenceSums> SentenceSums::of(const Model& model, std::span<const std::string> sentences, Side side,
                                      Workers& workers, const JobContext& job) {
    const EncoderLayout layout = model.layout();
    const std::size_t d = model.table.cols();
    SentenceSums result;
    result.concatenated_ = layout.concatenate;
    result.sums_.assign(layout.parts(), Matrix(sentences.size(), d));
    result.tokens_.assign(layout.parts(), std::vector<std::int32_t>(sentences.size()));
    std::vector<CachedTokenizer> tokenizers;
    for (int i = 0; i < workers.count(); ++i) tokenizers.emplace_back(*model.tokenizer, model.settings);
    std::vector<TokenList> lists(static_cast<std::size_t>(workers.count()));
    for (std::size_t begin = 0; begin < sentences.size(); begin += kTogether) {
        job.report({"Embedding sentences", static_cast<double>(begin), static_cast<double>(sentences.size()),
                    "sentences"});
        if (job.shouldStop()) return Stopped{};
        const std::size_t end = std::min(begin + kTogether, sentences.size());
        workers.forEach((end - begin + kShare - 1) / kShare, [&](std::size_t share, int worker) {
            TokenList& list = lists[static_cast<std::size_t>(worker)];
            for (std::size_t i = begin + share * kShare; i < std::min(begin + (share + 1) * kShare, end);
                 ++i) {
                if (isBlank(sentences[i])) continue;
                list.clear();
                tokenizers[static_cast<std::size_t>(worker)].append(sentences[i], side, list);
                const Sentence ids = list[0];
                for (std::size_t p = 0; p < layout.parts(); ++p) {
                    const EncoderLayout::Range range = layout.range(p, ids);
                    kernels().sumRows(result.sums_[p].row(i).data(), model.table.data(), d, d,
                                      ids.data() + range.first, range.count, 1.0F);
                    result.tokens_[p][i] = static_cast<std::int32_t>(range.count);
                }
            }
        });
    }
    return result;
}

void SentenceSums::vectorOf(std::size_t first, std::size_t count, std::span<float> out) const {
    std::ranges::fill(out, 0.0F);
    for (std::size_t p = 0; p < parts(); ++p) {
        std::int64_t all = 0;
        for (std::size_t i = first; i < first + count; ++i) all += tokens_[p][i];
        if (all == 0) continue;
        float* to = out.data() + (concatenated_ ? p * dimension() : 0);
        for (std::size_t i = first; i < first + count; ++i)
            kernels().addScaled(to, sums_[p].row(i).data(), 1.0F / static_cast<float>(all), dimension());
    }
}

}  // namespace paragram
