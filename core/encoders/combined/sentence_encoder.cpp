#include "core/encoders/combined/sentence_encoder.h"

#include <algorithm>
#include <utility>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

std::int32_t firstRowOfNetwork(const EncoderSettings& settings, const EncoderLayout& layout) {
    return isCombined(settings) ? layout.ends.back() : 0;
}

// The columns [first, first + count) of some rows of a matrix.
Matrix block(const Matrix& from, IndexRange rows, std::size_t first, std::size_t count) {
    Matrix some(rows.size(), count);
    for (std::size_t i = 0; i < rows.size(); ++i)
        std::copy_n(from.row(rows.first + i).data() + first, count, some.row(i).data());
    return some;
}

// Rows that the two do not share.
void append(const SparseGradient& more, SparseGradient& gradient) {
    Matrix both(gradient.values.rows() + more.values.rows(), gradient.values.cols());
    std::copy_n(gradient.values.data(), gradient.values.size(), both.data());
    std::copy_n(more.values.data(), more.values.size(), both.data() + gradient.values.size());
    gradient.values = std::move(both);
    gradient.rows.insert(gradient.rows.end(), more.rows.begin(), more.rows.end());
}

}  // namespace

SentenceEncoder::SentenceEncoder(const EncoderSettings& settings, EncoderLayout layout)
    : settings_(settings), layout_(std::move(layout)) {
    if (!isRecurrent(settings) || isCombined(settings)) average_.emplace(settings, layout_);
    if (isRecurrent(settings)) network_.emplace(settings, firstRowOfNetwork(settings, layout_));
}

std::span<const Sentence> SentenceEncoder::read(std::span<const Sentence> sentences) {
    if (layout_.parts() == 1) return sentences;
    read_.clear();
    for (const Sentence sentence : sentences)
        read_.push_back(sentence.first(layout_.range(0, sentence).count));
    return read_;
}

// The two vectors of each sentence become one.
void SentenceEncoder::join(IndexRange range, Matrix& out) const {
    const std::size_t average = averages_.cols(), network = vectors_.cols();
    const bool concatenated = settings_.combine == Combination::concatenated;
    out.resize(averages_.rows(), concatenated ? average + network : network);
    for (std::size_t i = 0; i < range.size(); ++i) {
        float* to = out.row(range.first + i).data();
        const float* vector = vectors_.row(i).data();
        std::copy_n(averages_.row(range.first + i).data(), average, to);
        if (concatenated)
            std::copy_n(vector, network, to + average);
        else
            kernels().addScaled(to, vector, 1.0F, network);
    }
}

void SentenceEncoder::encode(const Matrix& table, const NetworkWeights& weights,
                             std::span<const Sentence> sentences, bool onTarget, Matrix& out,
                             Workers& workers) {
    if (!network_) return average_->encode(table, sentences, out, workers);
    if (!average_) return network_->encode(table, weights, sentences, onTarget, out, workers);
    average_->encode(table, sentences, averages_, workers);
    network_->encode(table, weights, read(sentences), onTarget, vectors_, workers);
    join({0, sentences.size()}, out);
}

void SentenceEncoder::forward(const Matrix& table, const NetworkWeights& weights,
                              std::span<const Sentence> sentences, IndexRange range,
                              std::span<const char> onTarget, std::uint64_t maskSeed, Matrix& out,
                              Workers& workers) {
    range_ = range;
    if (!network_) return average_->forward(table, sentences, range, maskSeed, out, workers);
    const auto ofRange = [&](auto all) { return all.subspan(range.first, range.size()); };
    if (!average_) {
        network_->forward(table, weights, ofRange(sentences), ofRange(onTarget), range.first, maskSeed,
                          vectors_, workers);
        out.resize(sentences.size(), vectors_.cols());
        std::copy_n(vectors_.data(), vectors_.size(), out.data() + range.first * out.cols());
        return;
    }
    constexpr std::uint64_t kOther = 0xC2B2AE3D27D4EB4FULL;  // its embeddings have a mask of their own
    average_->forward(table, sentences, range, maskSeed, averages_, workers);
    network_->forward(table, weights, ofRange(read(sentences)), ofRange(onTarget), range.first,
                      maskSeed ^ kOther, vectors_, workers);
    join(range, out);
}

void SentenceEncoder::backward(const NetworkWeights& weights, std::span<const Sentence> sentences,
                               const TokenIndex& index, const Matrix& outGradient,
                               std::span<const char> active, SparseGradient& rows, NetworkWeights& network,
                               Workers& workers) {
    if (!network_) return average_->backward(sentences, index, outGradient, active, rows, workers);
    const auto activeOfRange = active.subspan(range_.first, range_.size());
    const std::size_t ofNetwork = vectors_.cols(), all = outGradient.cols();
    const Matrix ownGradient = block(outGradient, range_, all - ofNetwork, ofNetwork);
    if (!average_) return network_->backward(weights, ownGradient, activeOfRange, rows, network, workers);
    network_->backward(weights, ownGradient, activeOfRange, networkRows_, network, workers);
    if (settings_.combine == Combination::added) {
        average_->backward(sentences, index, outGradient, active, rows, workers);
    } else {
        const IndexRange sentencesOfAll{0, outGradient.rows()};
        average_->backward(sentences, index, block(outGradient, sentencesOfAll, 0, averages_.cols()), active,
                           rows, workers);
    }
    append(networkRows_, rows);
}

std::span<const std::int32_t> SentenceEncoder::rowsRead(std::span<const std::int32_t> tokens) {
    if (!average_ || !network_) return tokens;
    rows_.assign(tokens.begin(), tokens.end());
    for (const std::int32_t token : tokens)
        if (token < layout_.ends.front()) rows_.push_back(layout_.ends.back() + token);
    return rows_;
}

}  // namespace paragram
