// Vectors of length 1 in random directions.
#pragma once

#include <cmath>

#include "core/base/numeric/matrix.h"
#include "core/base/random.h"

namespace paragram::test {

inline Matrix directions(std::size_t rows, std::size_t dimension, std::uint64_t seed) {
    Matrix vectors(rows, dimension);
    Random random(seed);
    for (std::size_t i = 0; i < rows; ++i) {
        double squares = 0;
        for (float& value : vectors.row(i)) {
            value = static_cast<float>(random.uniform() - 0.5);
            squares += value * value;
        }
        for (float& value : vectors.row(i)) value /= static_cast<float>(std::sqrt(squares));
    }
    return vectors;
}

}  // namespace paragram::test
