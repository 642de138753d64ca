#include "core/encoders/recurrent/recurrent_encoder.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/numeric/blas_threads.h"
#include "core/base/numeric/kernels.h"
#include "core/base/random.h"

namespace paragram {
namespace {

constexpr std::size_t kGrain = 64;  // embeddings that a thread looks up at a time

LstmShape shapeOf(const EncoderSettings& settings) {
    return {static_cast<std::size_t>(settings.dimension), static_cast<std::size_t>(settings.units),
            settings.network == Network::blstm ? 2U : 1U, settings.pooling};
}

}  // namespace

RecurrentEncoder::RecurrentEncoder(const EncoderSettings& settings, std::int32_t firstRow)
    : settings_(settings),
      shape_(shapeOf(settings)),
      firstRow_(firstRow),
      added_(recurrentDimension(settings) < shape_.outputs()),
      dropThreshold_(dropoutThreshold(settings.dropout)),
      keepScale_(static_cast<float>(1.0 / (1.0 - settings.dropout))),
      groups_(settings.separateNetworks ? 2 : 1, Group(shape_)),
      biases_(groups_.size() * shape_.directions) {}

void RecurrentEncoder::Group::clear() {
    members.clear();
    textOf.clear();
    tokens.clear();
    sentences.clear();
    tableRow.clear();
    mask.clear();
}

// Without dropout an embedding is looked up once a batch, with dropout at each position.
void RecurrentEncoder::addSentence(Group& group, Sentence sentence, std::size_t tableRows,
                                   std::size_t index) {
    slot_.resize(std::max(slot_.size(), tableRows), -1);
    std::vector<std::int32_t> numbers;
    for (std::size_t position = 0; position < sentence.size(); ++position) {
        const std::int32_t row = firstRow_ + sentence[position];
        if (maskSeed_ != 0) {
            numbers.push_back(static_cast<std::int32_t>(group.tableRow.size()));
            group.tableRow.push_back(row);
            group.mask.push_back(
                static_cast<std::uint32_t>(Random::mix(maskSeed_ + Random::mix((index << 24) + position))));
            continue;
        }
        std::int32_t& slot = slot_[static_cast<std::size_t>(row)];
        if (slot < 0) {
            slot = static_cast<std::int32_t>(group.tableRow.size());
            group.tableRow.push_back(row);
        }
        numbers.push_back(slot);
    }
    group.tokens.add(numbers);
}

void RecurrentEncoder::lookUp(Group& group, const Matrix& table, Workers& workers) const {
    const std::size_t d = shape_.inputs;
    group.embeddings.assign(group.tableRow.size() * d, 0.0F);
    workers.forRanges(group.tableRow.size(), kGrain, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const auto row = table.row(static_cast<std::size_t>(group.tableRow[i]));
            float* to = group.embeddings.data() + i * d;
            if (group.mask.empty())
                std::ranges::copy(row, to);
            else
                kernels().addDropped(to, row.data(), keepScale_, group.mask[i], dropThreshold_, d);
        }
    });
}

std::vector<LstmDirectionWeights> RecurrentEncoder::weightsOf(const NetworkWeights& weights,
                                                              std::size_t network) {
    const std::size_t perDirection = settings_.peepholes ? 5 : 4;
    std::vector<LstmDirectionWeights> directions;
    for (std::size_t k = 0; k < shape_.directions; ++k) {
        const NetworkTensor* tensor = weights.data() + (network * shape_.directions + k) * perDirection;
        const Matrix &first = tensor[2].values, &second = tensor[3].values;
        std::vector<float>& bias = biases_[network * shape_.directions + k];
        bias.assign(first.data(), first.data() + first.size());
        kernels().addScaled(bias.data(), second.data(), 1.0F, bias.size());
        directions.push_back({tensor[0].values.data(),
                              {tensor[1].values.data(), bias.data(),
                               settings_.peepholes ? tensor[4].values.data() : nullptr}});
    }
    return directions;
}

void RecurrentEncoder::runGroup(Group& group, const Matrix& table, const NetworkWeights& weights,
                                std::size_t network, bool keep, Matrix& out, Workers& workers) {
    for (const std::int32_t row : group.tableRow) slot_[static_cast<std::size_t>(row)] = -1;
    if (group.members.empty()) return;
    for (std::size_t i = 0; i < group.tokens.size(); ++i) group.sentences.push_back(group.tokens[i]);
    lookUp(group, table, workers);
    const std::size_t wide = shape_.outputs(), units = shape_.units;
    group.vectors.resize(group.sentences.size() * wide);
    group.lstm.run({group.sentences, group.embeddings.data(), group.tableRow.size()},
                   weightsOf(weights, network), keep, workers, group.vectors.data());
    for (std::size_t i = 0; i < group.members.size(); ++i) {
        const float* from = group.vectors.data() + static_cast<std::size_t>(group.textOf[i]) * wide;
        float* to = out.row(group.members[i]).data();
        std::copy_n(from, out.cols(), to);
        if (added_) kernels().addScaled(to, from + units, 1.0F, units);
    }
}

// Many sentences at a time, because the products of their tokens are computed once, and as few as memory
// needs.
std::size_t RecurrentEncoder::sentencesAtOnce() const {
    constexpr std::size_t kBytes = 256U << 20U, kTokens = 4;  // different tokens for each sentence
    const std::size_t each = kTokens * shape_.directions * 4 * shape_.units * sizeof(float);
    return std::clamp<std::size_t>(kBytes / each, 256, 16384);
}

void RecurrentEncoder::encode(const Matrix& table, const NetworkWeights& weights,
                              std::span<const Sentence> sentences, bool onTarget, Matrix& out,
                              Workers& workers) {
    keepBlasOnOneThread();
    maskSeed_ = 0;
    out.resize(sentences.size(), recurrentDimension(settings_));
    const std::size_t network = onTarget && groups_.size() > 1 ? 1 : 0, most = sentencesAtOnce();
    Group& group = groups_[network];
    for (std::size_t first = 0; first < sentences.size(); first += most) {
        group.clear();
        for (std::size_t i = first; i < std::min(first + most, sentences.size()); ++i) {
            group.textOf.push_back(static_cast<std::int32_t>(group.members.size()));
            group.members.push_back(i);
            addSentence(group, sentences[i], table.rows(), i);
        }
        runGroup(group, table, weights, network, false, out, workers);
    }
}

void RecurrentEncoder::forward(const Matrix& table, const NetworkWeights& weights,
                               std::span<const Sentence> sentences, std::span<const char> onTarget,
                               std::size_t firstNumber, std::uint64_t maskSeed, Matrix& out,
                               Workers& workers) {
    const bool drops = dropThreshold_ > 0;
    maskSeed_ = drops ? maskSeed | 1 : 0;
    tableRows_ = table.rows();
    out.resize(sentences.size(), recurrentDimension(settings_));
    for (std::size_t network = 0; network < groups_.size(); ++network) {
        Group& group = groups_[network];
        group.clear();
        std::map<std::pair<const std::int32_t*, std::size_t>, std::int32_t> known;
        for (std::size_t i = 0; i < sentences.size(); ++i) {
            if (groups_.size() > 1 && (onTarget[i] != 0) != (network == 1)) continue;
            const auto next = static_cast<std::int32_t>(group.tokens.size());
            std::int32_t text = next;
            if (!drops)
                text = known.try_emplace({sentences[i].data(), sentences[i].size()}, next).first->second;
            if (text == next) addSentence(group, sentences[i], table.rows(), firstNumber + i);
            group.members.push_back(i);
            group.textOf.push_back(text);
        }
        runGroup(group, table, weights, network, true, out, workers);
    }
}

// Adds the gradient of a group's embeddings to the rows of the table.
void RecurrentEncoder::addRows(const Group& group, const std::vector<float>& gradient, std::size_t tableRows,
                               SparseGradient& rows) {
    const std::size_t d = shape_.inputs;
    slot_.resize(std::max(slot_.size(), tableRows), -1);
    for (std::size_t i = 0; i < group.tableRow.size(); ++i) {
        std::int32_t& slot = slot_[static_cast<std::size_t>(group.tableRow[i])];
        if (slot < 0) {
            slot = static_cast<std::int32_t>(rows.rows.size());
            rows.rows.push_back(group.tableRow[i]);
        }
        float* to = rows.values.row(static_cast<std::size_t>(slot)).data();
        if (group.mask.empty())
            kernels().addScaled(to, gradient.data() + i * d, 1.0F, d);
        else
            kernels().addDropped(to, gradient.data() + i * d, keepScale_, group.mask[i], dropThreshold_, d);
    }
}

void RecurrentEncoder::collect(std::size_t network, FusedLstmGradient& from, NetworkWeights& to) const {
    const std::size_t perDirection = settings_.peepholes ? 5 : 4;
    for (std::size_t k = 0; k < shape_.directions; ++k) {
        NetworkTensor* tensor = to.data() + (network * shape_.directions + k) * perDirection;
        std::ranges::copy(from.input[k], tensor[0].values.data());
        std::ranges::copy(from.recurrent[k], tensor[1].values.data());
        for (const std::size_t bias : {2U, 3U}) std::ranges::copy(from.bias[k], tensor[bias].values.data());
        if (settings_.peepholes) std::ranges::copy(from.peepholes[k], tensor[4].values.data());
    }
}

void RecurrentEncoder::clear(std::size_t network, NetworkWeights& gradient) const {
    const std::size_t tensors = gradient.size() / groups_.size();
    for (std::size_t k = network * tensors; k < (network + 1) * tensors; ++k)
        std::fill_n(gradient[k].values.data(), gradient[k].values.size(), 0.0F);
}

void RecurrentEncoder::backward(const NetworkWeights& weights, const Matrix& outGradient,
                                std::span<const char> active, SparseGradient& rows, NetworkWeights& network,
                                Workers& workers) {
    std::size_t most = 0;
    for (const Group& group : groups_) most += group.tableRow.size();
    rows.rows.clear();
    rows.values.resize(most, shape_.inputs);
    std::fill_n(rows.values.data(), rows.values.size(), 0.0F);
    if (network.empty()) network = zeroNetwork(settings_);
    const std::size_t wide = shape_.outputs(), units = shape_.units;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
        Group& group = groups_[g];
        std::vector<float> gradient(group.sentences.size() * wide);
        for (std::size_t i = 0; i < group.members.size(); ++i) {
            if (!active[group.members[i]]) continue;
            const float* from = outGradient.row(group.members[i]).data();
            float* to = gradient.data() + static_cast<std::size_t>(group.textOf[i]) * wide;
            kernels().addScaled(to, from, 1.0F, outGradient.cols());
            if (added_) kernels().addScaled(to + units, from, 1.0F, units);
        }
        if (group.members.empty()) {
            clear(g, network);
            continue;
        }
        FusedLstmGradient found =
            group.lstm.differentiate({group.sentences, group.embeddings.data(), group.tableRow.size()},
                                     weightsOf(weights, g), gradient.data(), workers);
        addRows(group, found.rows, tableRows_, rows);
        collect(g, found, network);
    }
    for (const std::int32_t row : rows.rows) slot_[static_cast<std::size_t>(row)] = -1;
    Matrix used(rows.rows.size(), shape_.inputs);
    std::copy_n(rows.values.data(), used.size(), used.data());
    rows.values = std::move(used);
}

}  // namespace paragram
