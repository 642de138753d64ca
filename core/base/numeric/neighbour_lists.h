// The k best neighbours of each of many vectors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/numeric/vector_view.h"

namespace paragram {

// Best first, equal ones by index. Unused entries are -1 with cosine -infinity.
class NeighbourLists {
  public:
    NeighbourLists() = default;
    NeighbourLists(std::size_t size, std::size_t k);

    std::size_t size() const { return k_ == 0 ? 0 : index_.size() / k_; }
    std::size_t k() const { return k_; }
    std::span<const std::int32_t> indices(std::size_t i) const { return {index_.data() + i * k_, k_}; }
    std::span<const float> cosines(std::size_t i) const { return {cosine_.data() + i * k_, k_}; }
    // The number of neighbours, at most k.
    std::size_t count(std::size_t i) const;
    // The k-th best cosine so far; lower ones need not be inserted.
    float kthBest(std::size_t i) const { return cosine_[i * k_ + k_ - 1]; }

    // Adds a neighbour to list i if it is among the k best so far, and not there yet.
    void insert(std::size_t i, float cosine, std::int32_t index);
    // Keeps the best of both; other has the same shape.
    void merge(const NeighbourLists& other);
    // Recomputes all cosines as dot products of the vectors, and sorts by them, because the result of a
    // matrix product for equal vectors depends on their position.
    void refine(VectorView own, VectorView others, std::size_t i);

    // The contents as stored in a file: (size, k) each.
    std::span<const std::int32_t> allIndices() const { return index_; }
    std::span<const float> allCosines() const { return cosine_; }
    std::span<std::int32_t> allIndices() { return index_; }
    std::span<float> allCosines() { return cosine_; }

    friend bool operator==(const NeighbourLists&, const NeighbourLists&) = default;

  private:
    std::size_t k_ = 0;
    std::vector<std::int32_t> index_;
    std::vector<float> cosine_;
};

}  // namespace paragram
