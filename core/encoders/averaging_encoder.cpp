#include "core/encoders/averaging_encoder.h"

#include <algorithm>
#include <limits>

#include "core/base/kernels.h"
#include "core/base/random.h"

namespace paragram {
namespace {

constexpr std::size_t kGrain = 16;  // sentences or rows a thread takes at a time

}  // namespace

AveragingEncoder::AveragingEncoder(const EncoderSettings& settings)
    : max_(settings.pooling == "max"),
      keepScale_(static_cast<float>(1.0 / (1.0 - settings.dropout))),
      dropThreshold_(static_cast<std::uint32_t>(settings.dropout * 4294967296.0)) {}

void AveragingEncoder::encode(const Matrix& table, std::span<const Sentence> sentences, Matrix& out,
                              Workers& workers) const {
    out.resize(sentences.size(), table.cols());
    const Kernels& k = kernels();
    workers.forRanges(sentences.size(), kGrain, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const Sentence sentence = sentences[i];
            if (!max_) {
                k.sumRows(out.row(i).data(), table.data(), table.cols(), sentence.data(), sentence.size(),
                          1.0F / static_cast<float>(sentence.size()));
                continue;
            }
            std::span<float> vector = out.row(i);
            std::ranges::copy(table.row(static_cast<std::size_t>(sentence[0])), vector.begin());
            for (const std::int32_t id : sentence.subspan(1)) {
                const auto row = table.row(static_cast<std::size_t>(id));
                for (std::size_t j = 0; j < vector.size(); ++j) vector[j] = std::max(vector[j], row[j]);
            }
        }
    });
}

std::uint32_t AveragingEncoder::maskSeedOf(std::size_t sentence, std::size_t position) const {
    return static_cast<std::uint32_t>(Random::mix(maskSeed_ + Random::mix((sentence << 24) + position)));
}

void AveragingEncoder::forwardMean(const Matrix& table, Sentence sentence, std::size_t index,
                                   std::span<float> out) const {
    const Kernels& k = kernels();
    std::ranges::fill(out, 0.0F);
    const float scale = keepScale_ / static_cast<float>(sentence.size());
    for (std::size_t position = 0; position < sentence.size(); ++position) {
        k.addDropped(out.data(), table.row(static_cast<std::size_t>(sentence[position])).data(), scale,
                     maskSeedOf(index, position), dropThreshold_, out.size());
    }
}

void AveragingEncoder::forwardMax(const Matrix& table, Sentence sentence, std::size_t index,
                                  std::span<float> out) {
    std::uint16_t* winner = winner_.data() + index * out.size();
    std::ranges::fill(out, -std::numeric_limits<float>::infinity());
    for (std::size_t position = 0; position < sentence.size(); ++position) {
        const auto row = table.row(static_cast<std::size_t>(sentence[position]));
        const std::uint32_t seed = maskSeedOf(index, position);
        for (std::size_t j = 0; j < out.size(); ++j) {
            const bool kept = dropoutHash(seed + static_cast<std::uint32_t>(j)) >= dropThreshold_;
            const float value = kept ? row[j] * keepScale_ : 0.0F;
            if (value > out[j]) {
                out[j] = value;
                winner[j] = static_cast<std::uint16_t>(position);
            }
        }
    }
}

void AveragingEncoder::forward(const Matrix& table, std::span<const Sentence> sentences,
                               std::uint64_t maskSeed, Matrix& out, Workers& workers) {
    maskSeed_ = maskSeed;
    if (max_) winner_.assign(sentences.size() * table.cols(), 0);
    if (!max_ && dropThreshold_ == 0) return encode(table, sentences, out, workers);
    out.resize(sentences.size(), table.cols());
    workers.forRanges(sentences.size(), kGrain, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            if (max_)
                forwardMax(table, sentences[i], i, out.row(i));
            else
                forwardMean(table, sentences[i], i, out.row(i));
        }
    });
}

void AveragingEncoder::sortOccurrences(std::span<const Sentence> sentences) {
    occurrences_.clear();
    for (std::size_t s = 0; s < sentences.size(); ++s) {
        for (std::size_t p = 0; p < sentences[s].size(); ++p) {
            occurrences_.push_back(
                {sentences[s][p], static_cast<std::int32_t>(s), static_cast<std::int32_t>(p)});
        }
    }
    std::stable_sort(occurrences_.begin(), occurrences_.end(),
                     [](const Occurrence& a, const Occurrence& b) { return a.token < b.token; });
    firstOfRow_.clear();
    for (std::size_t i = 0; i < occurrences_.size(); ++i) {
        if (i == 0 || occurrences_[i].token != occurrences_[i - 1].token) firstOfRow_.push_back(i);
    }
    firstOfRow_.push_back(occurrences_.size());
}

void AveragingEncoder::addGradient(const Occurrence& at, Sentence sentence,
                                   std::span<const float> outGradient, std::span<float> row) const {
    const auto index = static_cast<std::size_t>(at.sentence);
    const auto position = static_cast<std::size_t>(at.position);
    const float scale = keepScale_ / static_cast<float>(sentence.size());
    if (!max_ && dropThreshold_ == 0) {
        kernels().addScaled(row.data(), outGradient.data(), scale, row.size());
    } else if (!max_) {
        kernels().addDropped(row.data(), outGradient.data(), scale, maskSeedOf(index, position),
                             dropThreshold_, row.size());
    } else {
        const std::uint16_t* winner = winner_.data() + index * row.size();
        const std::uint32_t seed = maskSeedOf(index, position);
        for (std::size_t j = 0; j < row.size(); ++j) {
            const bool kept = dropoutHash(seed + static_cast<std::uint32_t>(j)) >= dropThreshold_;
            if (kept && winner[j] == position) row[j] += outGradient[j] * keepScale_;
        }
    }
}

void AveragingEncoder::backward(std::span<const Sentence> sentences, const Matrix& outGradient,
                                SparseGradient& gradient, Workers& workers) {
    sortOccurrences(sentences);
    const std::size_t rows = firstOfRow_.size() - 1;
    gradient.rows.resize(rows);
    gradient.values.resize(rows, outGradient.cols());
    workers.forRanges(rows, kGrain, [&](std::size_t first, std::size_t last) {
        for (std::size_t r = first; r < last; ++r) {
            gradient.rows[r] = occurrences_[firstOfRow_[r]].token;
            std::ranges::fill(gradient.values.row(r), 0.0F);
            for (std::size_t o = firstOfRow_[r]; o < firstOfRow_[r + 1]; ++o) {
                const auto sentence = static_cast<std::size_t>(occurrences_[o].sentence);
                addGradient(occurrences_[o], sentences[sentence], outGradient.row(sentence),
                            gradient.values.row(r));
            }
        }
    });
}

}  // namespace paragram
