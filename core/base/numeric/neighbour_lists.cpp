#include "core/base/numeric/neighbour_lists.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr float kNever = -std::numeric_limits<float>::infinity();

}  // namespace

NeighbourLists::NeighbourLists(std::size_t size, std::size_t k)
    : k_(k), index_(size * k, -1), cosine_(size * k, kNever) {}

std::size_t NeighbourLists::count(std::size_t i) const {
    const auto all = indices(i);
    return static_cast<std::size_t>(std::ranges::find(all, -1) - all.begin());
}

void NeighbourLists::insert(std::size_t i, float cosine, std::int32_t index) {
    float* cosines = cosine_.data() + i * k_;
    std::int32_t* indices = index_.data() + i * k_;
    const auto better = [&](std::size_t at) {
        return cosine > cosines[at] || (cosine == cosines[at] && cosine > kNever && index < indices[at]);
    };
    std::size_t at = k_;
    while (at > 0 && better(at - 1)) --at;
    if (at == k_ || (at > 0 && indices[at - 1] == index && cosines[at - 1] == cosine)) return;
    std::copy_backward(cosines + at, cosines + k_ - 1, cosines + k_);
    std::copy_backward(indices + at, indices + k_ - 1, indices + k_);
    cosines[at] = cosine;
    indices[at] = index;
}

void NeighbourLists::merge(const NeighbourLists& other) {
    for (std::size_t at = 0; at < index_.size(); ++at) {
        if (other.index_[at] >= 0) insert(at / k_, other.cosine_[at], other.index_[at]);
    }
}

void NeighbourLists::refine(VectorView own, VectorView others, std::size_t i) {
    const std::size_t found = count(i);
    std::vector<std::pair<float, std::int32_t>> entries(found);
    for (std::size_t n = 0; n < found; ++n) {
        const std::int32_t index = index_[i * k_ + n];
        const auto other = others.row(static_cast<std::size_t>(index));
        entries[n] = {kernels().dot(own.row(i).data(), other.data(), own.cols), index};
    }
    std::ranges::sort(entries, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    for (std::size_t n = 0; n < found; ++n) {
        cosine_[i * k_ + n] = entries[n].first;
        index_[i * k_ + n] = entries[n].second;
    }
}

}  // namespace paragram
