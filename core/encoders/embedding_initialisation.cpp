#include "core/encoders/embedding_initialisation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <random>

#include "core/base/random.h"

namespace paragram {
namespace {

constexpr std::size_t kTorchBlock = 16;

// N(0, 1), by Box-Muller: eight radii and their eight angles.
std::array<float, kTorchBlock> normals(const std::array<float, kTorchBlock>& uniform) {
    constexpr std::size_t kHalf = kTorchBlock / 2;
    std::array<float, kTorchBlock> block{};
    for (std::size_t i = 0; i < kHalf; ++i) {
        const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform[i]));
        const double angle = 2.0 * std::numbers::pi * uniform[i + kHalf];
        block[i] = static_cast<float>(radius * std::cos(angle));
        block[i + kHalf] = static_cast<float>(radius * std::sin(angle));
    }
    return block;
}

// Fewer numbers than a block are drawn in pairs, from uniform doubles of two outputs each.
void fillSmallAsTorch(Matrix& table, std::mt19937& random) {
    const auto uniform = [&random] {
        const std::uint64_t high = random(), low = random();
        return static_cast<double>((high << 32 | low) & 0x1FFFFFFFFFFFFFU) * 0x1.0p-53;
    };
    for (std::size_t i = 0; i < table.size(); i += 2) {
        const double angle = 2.0 * std::numbers::pi * uniform(),
                     radius = std::sqrt(-2.0 * std::log1p(-uniform()));
        table.data()[i] = static_cast<float>(radius * std::cos(angle));
        if (i + 1 < table.size()) table.data()[i + 1] = static_cast<float>(radius * std::sin(angle));
    }
}

void fill(Matrix& table, std::uint64_t seed) {
    Random random(seed, 1);
    for (std::size_t i = 0; i < table.size(); ++i) table.data()[i] = static_cast<float>(random.normal());
}

void fillAsTorch(Matrix& table, std::uint64_t seed) {
    std::mt19937 random(static_cast<std::mt19937::result_type>(seed));
    if (table.size() < kTorchBlock) return fillSmallAsTorch(table, random);
    std::array<float, kTorchBlock> uniform{};
    const auto block = [&] {
        for (float& value : uniform) value = static_cast<float>(random() & 0xFFFFFF) * 0x1.0p-24F;
        return normals(uniform);
    };
    const std::size_t rest = table.size() % kTorchBlock;
    float* out = table.data();
    for (std::size_t i = 0; i < table.size() / kTorchBlock; ++i) out = std::ranges::copy(block(), out).out;
    if (rest == 0) return;
    // The uniform numbers of the rest are skipped, and the last sixteen are drawn again.
    random.discard(rest);
    const auto last = block();
    std::ranges::copy(last, table.data() + table.size() - kTorchBlock);
}

}  // namespace

Matrix randomTable(std::size_t rows, std::size_t dimension, std::uint64_t seed) {
    Matrix table(rows, dimension);
    fill(table, seed);
    return table;
}

Matrix torchTable(std::size_t rows, std::size_t dimension, std::uint64_t seed) {
    Matrix table(rows, dimension);
    fillAsTorch(table, seed);
    return table;
}

std::uint64_t tableSeed(const Settings& settings) {
    const std::int64_t own = settings.encoder.seed;
    return static_cast<std::uint64_t>(own >= 0 ? own : settings.train.seed);
}

Matrix startTable(const Settings& settings, std::size_t rows, Storage storage) {
    const EncoderSettings& encoder = settings.encoder;
    Matrix table(rows, static_cast<std::size_t>(encoder.dimension), storage);
    (encoder.random == RandomGenerator::pytorch ? fillAsTorch : fill)(table, tableSeed(settings));
    return table;
}

}  // namespace paragram
