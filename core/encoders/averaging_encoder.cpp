#include "core/encoders/averaging_encoder.h"

#include <algorithm>
#include <limits>

#include "core/base/numeric/kernels.h"
#include "core/base/random.h"

namespace paragram {
namespace {

constexpr std::size_t kGrain = 16;  // sentences or rows that a thread processes at a time

// Writes one part after another into out: concatenated, or each computed separately and added to the first.
template <class Make>
void combine(const EncoderLayout& layout, std::size_t dimension, std::span<float> out, Make make) {
    make(0, out.first(dimension));
    std::vector<float> aside(layout.parts() > 1 && !layout.concatenate ? dimension : 0);
    for (std::size_t part = 1; part < layout.parts(); ++part) {
        if (layout.concatenate) {
            make(part, out.subspan(part * dimension, dimension));
        } else {
            make(part, std::span(aside));
            kernels().addScaled(out.data(), aside.data(), 1.0F, dimension);
        }
    }
}

}  // namespace

AveragingEncoder::AveragingEncoder(const EncoderSettings& settings, EncoderLayout layout)
    : layout_(std::move(layout)),
      max_(settings.pooling == Pooling::max),
      keepScale_(static_cast<float>(1.0 / (1.0 - settings.dropout))),
      dropThreshold_(dropoutThreshold(settings.dropout)) {}

void AveragingEncoder::encodePart(const Matrix& table, Sentence tokens, std::span<float> out) const {
    if (!max_) {
        kernels().sumRows(out.data(), table.data(), table.cols(), table.cols(), tokens.data(), tokens.size(),
                          1.0F / static_cast<float>(tokens.size()));
        return;
    }
    std::ranges::copy(table.row(static_cast<std::size_t>(tokens[0])), out.begin());
    for (const std::int32_t id : tokens.subspan(1)) {
        const auto row = table.row(static_cast<std::size_t>(id));
        for (std::size_t j = 0; j < out.size(); ++j) out[j] = std::max(out[j], row[j]);
    }
}

void AveragingEncoder::encode(const Matrix& table, std::span<const Sentence> sentences, Matrix& out,
                              Workers& workers) const {
    encodeRange(table, sentences, {0, sentences.size()}, out, workers);
}

void AveragingEncoder::encodeRange(const Matrix& table, std::span<const Sentence> sentences, IndexRange range,
                                   Matrix& out, Workers& workers) const {
    out.resize(sentences.size(), layout_.outputDimension(table.cols()));
    workers.forRanges(range.size(), kGrain, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = range.first + first; i < range.first + last; ++i) {
            combine(layout_, table.cols(), out.row(i), [&](std::size_t part, std::span<float> vector) {
                const auto [start, count] = layout_.range(part, sentences[i]);
                encodePart(table, sentences[i].subspan(start, count), vector);
            });
        }
    });
}

std::uint32_t AveragingEncoder::maskSeedOf(std::size_t sentence, std::size_t position) const {
    return static_cast<std::uint32_t>(Random::mix(maskSeed_ + Random::mix((sentence << 24) + position)));
}

void AveragingEncoder::forwardMean(const Matrix& table, Sentence sentence, EncoderLayout::Range range,
                                   std::size_t index, std::span<float> out) const {
    const Kernels& k = kernels();
    std::ranges::fill(out, 0.0F);
    const float scale = keepScale_ / static_cast<float>(range.count);
    for (std::size_t position = range.first; position < range.first + range.count; ++position) {
        k.addDropped(out.data(), table.row(static_cast<std::size_t>(sentence[position])).data(), scale,
                     maskSeedOf(index, position), dropThreshold_, out.size());
    }
}

void AveragingEncoder::forwardMax(const Matrix& table, Sentence sentence, EncoderLayout::Range range,
                                  std::size_t index, std::span<float> out, std::uint16_t* winner) const {
    std::ranges::fill(out, -std::numeric_limits<float>::infinity());
    for (std::size_t position = range.first; position < range.first + range.count; ++position) {
        const auto row = table.row(static_cast<std::size_t>(sentence[position]));
        const std::uint32_t seed = maskSeedOf(index, position);
        for (std::size_t j = 0; j < out.size(); ++j) {
            const bool kept = dropoutKeeps(seed, j, dropThreshold_);
            const float value = kept ? row[j] * keepScale_ : 0.0F;
            if (value > out[j]) {
                out[j] = value;
                winner[j] = static_cast<std::uint16_t>(position);
            }
        }
    }
}

void AveragingEncoder::forward(const Matrix& table, std::span<const Sentence> sentences, IndexRange range,
                               std::uint64_t maskSeed, Matrix& out, Workers& workers) {
    maskSeed_ = maskSeed;
    if (!max_ && dropThreshold_ == 0) return encodeRange(table, sentences, range, out, workers);
    const std::size_t d = table.cols();
    if (max_) winner_.assign(sentences.size() * layout_.parts() * d, 0);
    out.resize(sentences.size(), layout_.outputDimension(d));
    workers.forRanges(range.size(), kGrain, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = range.first + first; i < range.first + last; ++i) {
            combine(layout_, d, out.row(i), [&](std::size_t part, std::span<float> vector) {
                const auto tokens = layout_.range(part, sentences[i]);
                std::uint16_t* winner = winner_.data() + (i * layout_.parts() + part) * d;
                if (max_)
                    forwardMax(table, sentences[i], tokens, i, vector, winner);
                else
                    forwardMean(table, sentences[i], tokens, i, vector);
            });
        }
    });
}

void AveragingEncoder::addMaxGradient(std::size_t sentence, std::size_t position, std::size_t part,
                                      std::span<const float> outGradient, std::span<float> row) const {
    const std::uint16_t* winner = winner_.data() + (sentence * layout_.parts() + part) * row.size();
    const std::uint32_t seed = maskSeedOf(sentence, position);
    for (std::size_t j = 0; j < row.size(); ++j) {
        const bool kept = dropoutKeeps(seed, j, dropThreshold_);
        if (kept && winner[j] == position) row[j] += outGradient[j] * keepScale_;
    }
}

void AveragingEncoder::backward(std::span<const Sentence> sentences, const TokenIndex& index,
                                const Matrix& outGradient, std::span<const char> active,
                                SparseGradient& gradient, Workers& workers) {
    const auto isActive = [&](std::size_t occurrence) {
        return active[static_cast<std::size_t>(index.sentence(occurrence))] != 0;
    };
    activeRows_.clear();
    gradient.rows.clear();
    for (std::size_t r = 0; r < index.rows().size(); ++r) {
        std::size_t at = index.begin(r);
        while (at < index.end(r) && !isActive(at)) ++at;
        if (at == index.end(r)) continue;
        activeRows_.push_back(r);
        gradient.rows.push_back(index.rows()[r]);
    }
    const std::size_t d = outGradient.cols() / (layout_.concatenate ? layout_.parts() : 1);
    gradient.values.resize(gradient.rows.size(), d);
    // Of each part of each sentence, once: a sentence has many tokens.
    std::vector<float> scaleOf(layout_.parts() * sentences.size());
    for (std::size_t i = 0; i < scaleOf.size(); ++i) {
        const auto range = layout_.range(i / sentences.size(), sentences[i % sentences.size()]);
        scaleOf[i] = keepScale_ / static_cast<float>(range.count);
    }
    workers.forRanges(activeRows_.size(), kGrain, [&](std::size_t first, std::size_t last) {
        std::vector<std::int32_t> ids;
        std::vector<float> scales;
        for (std::size_t r = first; r < last; ++r) {
            const std::size_t part = layout_.partOf(gradient.rows[r]);
            const std::size_t column = layout_.column(part, d);
            const std::span<float> row = gradient.values.row(r);
            const bool summed = !max_ && dropThreshold_ == 0;
            if (!summed) std::ranges::fill(row, 0.0F);
            ids.clear();
            scales.clear();
            for (std::size_t at = index.begin(activeRows_[r]); at < index.end(activeRows_[r]); ++at) {
                if (!isActive(at)) continue;
                const auto s = static_cast<std::size_t>(index.sentence(at));
                const auto position = static_cast<std::size_t>(index.position(at));
                const std::span<const float> out = outGradient.row(s).subspan(column, d);
                const float scale = scaleOf[part * sentences.size() + s];
                if (summed) {
                    ids.push_back(static_cast<std::int32_t>(s));
                    scales.push_back(scale);
                } else if (!max_) {
                    kernels().addDropped(row.data(), out.data(), scale, maskSeedOf(s, position),
                                         dropThreshold_, d);
                } else {
                    addMaxGradient(s, position, part, out, row);
                }
            }
            if (summed) {
                kernels().sumScaledRows(row.data(), outGradient.data() + column, outGradient.cols(), d,
                                        ids.data(), scales.data(), ids.size());
            }
        }
    });
}

}  // namespace paragram
