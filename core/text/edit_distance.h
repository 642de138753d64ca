// Levenshtein's distance of two sequences, of characters or of words.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace paragram {

// The fewest items to insert, remove or replace to turn one sequence into the other. row: working memory.
template <class Item>
std::size_t editDistance(std::span<const Item> a, std::span<const Item> b, std::vector<int>& row) {
    // row[j]: distance between the items of a so far and the first j items of b.
    row.resize(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<int>(j);
    for (std::size_t i = 0; i < a.size(); ++i) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i) + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const int above = row[j + 1];
            row[j + 1] = std::min({diagonal + (a[i] == b[j] ? 0 : 1), above + 1, row[j] + 1});
            diagonal = above;
        }
    }
    return static_cast<std::size_t>(row[b.size()]);
}

}  // namespace paragram
