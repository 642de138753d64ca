#include "core/models/text_encoder.h"

#include <algorithm>
#include <cmath>

#include "core/base/numeric/kernels.h"
#include "core/encoders/combined/sentence_encoder.h"

namespace paragram {
namespace {

constexpr std::size_t kShare = 256;  // texts that a thread processes at a time

void normaliseRow(float* row, std::size_t size) {
    const float squares = kernels().dot(row, row, size);
    if (squares <= 0) return;
    kernels().scale(row, 1.0F / std::sqrt(squares), size);
}

// Prefetches the start of the rows that are summed next; the processor fetches the rest of them.
void fetchRows(const Matrix& table, Sentence ids) {
    constexpr std::size_t kLine = 64 / sizeof(float), kLines = 5;
    for (const std::int32_t id : ids) {
        const float* row = table.data() + static_cast<std::size_t>(id) * table.cols();
        for (std::size_t line = 0; line < kLines; ++line) __builtin_prefetch(row + line * kLine);
    }
}

}  // namespace

bool isBlank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n\v\f") == std::string_view::npos;
}

// The working memory of one thread.
struct TextEncoder::Thread {
    explicit Thread(const Model& model, const EncoderLayout& layout)
        : tokens(*model.tokenizer, model.settings), encoder(model.settings.encoder, layout), alone(1) {}

    CachedTokenizer tokens;
    SentenceEncoder encoder;
    Workers alone;
    TokenList list;
    std::vector<Sentence> sentences;
    Matrix vectors;
    std::vector<float> part;
};

TextEncoder::TextEncoder(const Model& model)
    : model_(model), layout_(model.layout()), dimension_(model.dimension()) {}
TextEncoder::~TextEncoder() = default;

Result<Nothing> TextEncoder::reduce(WeightPrecision precision) {
    if (precision != WeightPrecision::fp32 && !model_.averaging()) {
        return Error{"precision", "a quantised table for an encoder with a network", "an averaging encoder",
                     "use fp32"};
    }
    if (precision != WeightPrecision::fp32 && model_.settings.encoder.pooling == Pooling::max) {
        return Error{"--table", "a quantised table for an encoder with max pooling",
                     "an encoder with mean pooling", "use fp32"};
    }
    precision_ = precision;
    reduced_ =
        precision == WeightPrecision::fp32 ? QuantizedTable() : QuantizedTable(model_.table, precision);
    return Nothing{};
}

void TextEncoder::encodeShare(std::span<const std::string_view> texts, Side side, bool normalise,
                              Thread& thread, float* out) const {
    thread.list.clear();
    for (const std::string_view text : texts) thread.tokens.append(text, side, thread.list);
    const std::size_t cols = model_.table.cols();
    const bool simple = model_.averaging() && layout_.parts() == 1 &&
                        model_.settings.encoder.pooling != Pooling::max &&
                        precision_ == WeightPrecision::fp32;
    if (simple) {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const Sentence ids = thread.list[i];
            if (i + 1 < texts.size()) fetchRows(model_.table, thread.list[i + 1]);
            kernels().sumRows(out + i * dimension_, model_.table.data(), cols, cols, ids.data(), ids.size(),
                              1.0F / static_cast<float>(ids.size()));
            finish(texts[i], normalise, out + i * dimension_);  // while the row is in the cache
        }
    } else if (precision_ == WeightPrecision::fp32) {
        thread.sentences.clear();
        for (std::size_t i = 0; i < texts.size(); ++i) thread.sentences.push_back(thread.list[i]);
        if (model_.generative())
            GenerativeEncoder(model_.settings)
                .encode(model_.table, model_.network, thread.sentences, thread.vectors, thread.alone);
        else
            thread.encoder.encode(model_.table, model_.network, thread.sentences, side == Side::target,
                                  thread.vectors, thread.alone);
        std::copy_n(thread.vectors.data(), thread.vectors.size(), out);
    } else {
        thread.part.resize(cols);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            for (std::size_t part = 0; part < layout_.parts(); ++part) {
                const auto range = layout_.range(part, thread.list[i]);
                const Sentence ids = thread.list[i].subspan(range.first, range.count);
                reduced_.sumRows(ids, 1.0F / static_cast<float>(ids.size()), thread.part.data());
                float* to = out + i * dimension_ + layout_.column(part, cols);
                if (part == 0 || layout_.concatenate)
                    std::ranges::copy(thread.part, to);
                else
                    kernels().addScaled(to, thread.part.data(), 1.0F, cols);
            }
        }
    }
    for (std::size_t i = 0; i < texts.size() && !simple; ++i)
        finish(texts[i], normalise, out + i * dimension_);
}

// A network multiplies the embedding of a token once for all texts of a call, with all threads.
void TextEncoder::encodeTogether(std::span<const std::string_view> texts, Side side, bool normalise,
                                 Workers& workers, float* out) const {
    constexpr std::size_t kTogether = 16384;  // texts
    Matrix vectors;
    std::vector<Sentence> sentences;
    for (std::size_t begin = 0; begin < texts.size(); begin += kTogether) {
        const auto some = texts.subspan(begin, std::min(kTogether, texts.size() - begin));
        std::vector<TokenList> lists((some.size() + kShare - 1) / kShare);
        workers.forEach(lists.size(), [&](std::size_t share, int worker) {
            CachedTokenizer& tokens = threads_[static_cast<std::size_t>(worker)]->tokens;
            for (std::size_t i = share * kShare; i < std::min((share + 1) * kShare, some.size()); ++i)
                tokens.append(some[i], side, lists[share]);
        });
        sentences.clear();
        for (std::size_t i = 0; i < some.size(); ++i) sentences.push_back(lists[i / kShare][i % kShare]);
        if (model_.remote)
            vectors = model_.remote(sentences);
        else
            threads_.front()->encoder.encode(model_.table, model_.network, sentences, side == Side::target,
                                             vectors, workers);
        workers.forRanges(some.size(), kShare, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) {
                float* row = out + (begin + i) * dimension_;
                std::ranges::copy(vectors.row(i), row);
                finish(some[i], normalise, row);
            }
        });
    }
}

void TextEncoder::finish(std::string_view text, bool normalise, float* row) const {
    if (isBlank(text))
        std::fill_n(row, dimension_, 0.0F);
    else if (normalise)
        normaliseRow(row, dimension_);
}

void TextEncoder::encodeTo(std::span<const std::string_view> texts, Side side, bool normalise,
                           Workers& workers, float* out) {
    while (threads_.size() < static_cast<std::size_t>(workers.count()))
        threads_.push_back(std::make_unique<Thread>(model_, layout_));
    if (model_.recurrent() || model_.remote) return encodeTogether(texts, side, normalise, workers, out);
    workers.forEach((texts.size() + kShare - 1) / kShare, [&](std::size_t share, int worker) {
        const std::size_t first = share * kShare;
        encodeShare(texts.subspan(first, std::min(kShare, texts.size() - first)), side, normalise,
                    *threads_[static_cast<std::size_t>(worker)], out + first * dimension_);
    });
}

void TextEncoder::encode(std::span<const std::string_view> texts, Side side, bool normalise, Workers& workers,
                         Matrix& out) {
    out.resize(texts.size(), dimension_);
    encodeTo(texts, side, normalise, workers, out.data());
}

void TextEncoder::encode(std::span<const std::string> texts, Side side, bool normalise, Workers& workers,
                         Matrix& out) {
    encode(std::vector<std::string_view>(texts.begin(), texts.end()), side, normalise, workers, out);
}

TextEncoder::CosineError TextEncoder::cosineError(std::span<const std::string> texts, Side side) {
    Workers alone(1);
    Matrix reduced, full;
    encode(texts, side, true, alone, reduced);
    const WeightPrecision precision = std::exchange(precision_, WeightPrecision::fp32);
    encode(texts, side, true, alone, full);
    precision_ = precision;
    CosineError error;
    std::size_t counted = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (isBlank(texts[i])) continue;
        const double lost = std::max(0.0, 1 - cosine(reduced.row(i), full.row(i)));
        error.mean += lost;
        error.largest = std::max(error.largest, lost);
        ++counted;
    }
    if (counted > 0) error.mean /= static_cast<double>(counted);
    return error;
}

double TextEncoder::remembered() const {
    std::int64_t looked = 0, missed = 0;
    for (const auto& thread : threads_) {
        looked += thread->tokens.wordsLooked();
        missed += thread->tokens.wordsMissed();
    }
    return looked > 0 ? 1 - static_cast<double>(missed) / static_cast<double>(looked) : 0;
}

}  // namespace paragram
