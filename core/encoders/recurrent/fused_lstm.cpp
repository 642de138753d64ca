#include "core/encoders/recurrent/fused_lstm.h"

#include <cblas.h>

#include <algorithm>
#include <numeric>

namespace paragram {
namespace {

constexpr std::size_t kTile = 128;       // rows of a product that one thread computes at a time
constexpr std::size_t kSentences = 256;  // of a part at most, where no gradient follows
constexpr std::size_t kLeastPart = 32;   // sentences of a part, where one does

int whole(std::size_t value) {
    return static_cast<int>(value);
}

std::vector<std::int32_t> longestFirst(std::span<const Sentence> sentences) {
    std::vector<std::int32_t> order(sentences.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater(),
                             [&](std::int32_t s) { return sentences[static_cast<std::size_t>(s)].size(); });
    return order;
}

void addTo(std::vector<float>& sum, const std::vector<float>& more) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += more[i];
}

}  // namespace

void FusedLstm::multiplyInputs(const TokenRows& batch, std::span<const LstmDirectionWeights> weights,
                               Workers& workers) {
    const std::size_t wide = 4 * shape_.units, d = shape_.inputs;
    products_.resize(shape_.directions);
    for (auto& product : products_) product.resize(batch.count * wide);
    const std::size_t tiles = (batch.count + kTile - 1) / kTile;
    workers.forEach(tiles * shape_.directions, [&](std::size_t part, int) {
        const std::size_t direction = part / tiles, first = part % tiles * kTile;
        const std::size_t rows = std::min(kTile, batch.count - first);
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, whole(rows), whole(wide), whole(d), 1.0F,
                    batch.rows + first * d, whole(d), weights[direction].input, whole(d), 0.0F,
                    products_[direction].data() + first * wide, whole(wide));
    });
}

// Sentences of similar length are in different parts, so that the parts take equally long.
void FusedLstm::pack(std::span<const Sentence> sentences, std::size_t parts) {
    const std::vector<std::int32_t> order = longestFirst(sentences);
    std::vector<std::vector<std::int32_t>> chosen(parts);
    for (std::size_t i = 0; i < order.size(); ++i) chosen[i % parts].push_back(order[i]);
    packed_.clear();
    for (auto& part : chosen)
        if (!part.empty()) packed_.emplace_back(sentences, std::move(part));
}

// Sentences of similar length are in one part, so that its last steps are as large as its first ones.
void FusedLstm::encode(const TokenRows& batch, std::span<const LstmDirectionWeights> weights,
                       Workers& workers, float* out) {
    const std::vector<std::int32_t> order = longestFirst(batch.sentences);
    const auto threads = static_cast<std::size_t>(workers.count());
    const std::size_t each = std::clamp(order.size() / (2 * threads), std::size_t{1}, kSentences);
    if (passes_.size() < threads) passes_.resize(threads, LstmDirection(shape_.units));
    workers.forEach((order.size() + each - 1) / each, [&](std::size_t part, int worker) {
        const auto first = order.begin() + static_cast<std::ptrdiff_t>(part * each);
        const std::size_t count = std::min(each, order.size() - part * each);
        const PackedSentences packed(batch.sentences, {first, first + static_cast<std::ptrdiff_t>(count)});
        for (std::size_t direction = 0; direction < shape_.directions; ++direction)
            passes_[static_cast<std::size_t>(worker)].encode(
                packed, direction == 1, products_[direction].data(), weights[direction].rest, shape_.pooling,
                out + direction * shape_.units, shape_.outputs());
    });
}

void FusedLstm::run(const TokenRows& batch, std::span<const LstmDirectionWeights> weights, bool keep,
                    Workers& workers, float* out) {
    multiplyInputs(batch, weights, workers);
    if (!keep) return encode(batch, weights, workers, out);
    const std::size_t count = batch.sentences.size(), directions = shape_.directions;
    const auto threads = static_cast<std::size_t>(workers.count());
    const std::size_t wanted = std::min((threads + directions - 1) / directions, count / kLeastPart);
    pack(batch.sentences, std::max<std::size_t>(1, wanted));
    passes_.resize(packed_.size() * directions, LstmDirection(shape_.units));
    workers.forEach(packed_.size() * directions, [&](std::size_t task, int) {
        const std::size_t direction = task % directions;
        passes_[task].run(packed_[task / directions], direction == 1, products_[direction].data(),
                          weights[direction].rest, shape_.pooling, out + direction * shape_.units,
                          shape_.outputs());
    });
}

FusedLstmGradient FusedLstm::differentiate(const TokenRows& batch,
                                           std::span<const LstmDirectionWeights> weights,
                                           const float* outGradient, Workers& workers) {
    const std::size_t n = shape_.units, wide = 4 * n, directions = shape_.directions;
    const std::size_t tasks = packed_.size() * directions;
    struct Part {
        std::vector<float> product, recurrent, bias, peepholes;
    };
    std::vector<Part> parts(tasks);
    workers.forEach(tasks, [&](std::size_t task, int) {
        const std::size_t direction = task % directions;
        const LstmWeights& rest = weights[direction].rest;
        Part& part = parts[task];
        part.product.assign(batch.count * wide, 0.0F);
        part.recurrent.assign(wide * n, 0.0F);
        part.bias.assign(wide, 0.0F);
        if (rest.peepholes) part.peepholes.assign(3 * n, 0.0F);
        LstmGradient gradient{part.product.data(), part.recurrent.data(), part.bias.data(),
                              rest.peepholes ? part.peepholes.data() : nullptr};
        passes_[task].differentiate(packed_[task / directions], direction == 1, rest, shape_.pooling,
                                    outGradient + direction * n, shape_.outputs(), gradient);
    });
    // Parts are added in their order, so the sum does not depend on which ended first.
    FusedLstmGradient gradient;
    std::vector<std::vector<float>> products(directions);
    for (std::size_t task = 0; task < tasks; ++task) {
        const std::size_t direction = task % directions;
        Part& part = parts[task];
        if (task < directions) {
            products[direction] = std::move(part.product);
            gradient.recurrent.push_back(std::move(part.recurrent));
            gradient.bias.push_back(std::move(part.bias));
            gradient.peepholes.push_back(std::move(part.peepholes));
            continue;
        }
        addTo(products[direction], part.product);
        addTo(gradient.recurrent[direction], part.recurrent);
        addTo(gradient.bias[direction], part.bias);
        addTo(gradient.peepholes[direction], part.peepholes);
    }
    addInputGradients(batch, weights, products, workers, gradient);
    return gradient;
}

void FusedLstm::addInputGradients(const TokenRows& batch, std::span<const LstmDirectionWeights> weights,
                                  const std::vector<std::vector<float>>& products, Workers& workers,
                                  FusedLstmGradient& gradient) const {
    const std::size_t wide = 4 * shape_.units, d = shape_.inputs, directions = shape_.directions;
    gradient.input.assign(directions, std::vector<float>(wide * d));
    gradient.rows.resize(batch.count * d);
    const std::size_t gateTiles = (wide + kTile - 1) / kTile, rowTiles = (batch.count + kTile - 1) / kTile;
    workers.forEach(gateTiles * directions + rowTiles, [&](std::size_t part, int) {
        if (part < gateTiles * directions) {
            const std::size_t direction = part / gateTiles, first = part % gateTiles * kTile;
            const std::size_t gates = std::min(kTile, wide - first);
            cblas_sgemm(CblasRowMajor, CblasTrans, CblasNoTrans, whole(gates), whole(d), whole(batch.count),
                        1.0F, products[direction].data() + first, whole(wide), batch.rows, whole(d), 0.0F,
                        gradient.input[direction].data() + first * d, whole(d));
            return;
        }
        const std::size_t first = (part - gateTiles * directions) * kTile;
        const std::size_t rows = std::min(kTile, batch.count - first);
        for (std::size_t direction = 0; direction < directions; ++direction) {
            cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, whole(rows), whole(d), whole(wide), 1.0F,
                        products[direction].data() + first * wide, whole(wide), weights[direction].input,
                        whole(d), direction == 0 ? 0.0F : 1.0F, gradient.rows.data() + first * d, whole(d));
        }
    });
}

}  // namespace paragram
