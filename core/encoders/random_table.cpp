#include "core/encoders/random_table.h"

#include "core/base/random.h"

namespace paragram {

Matrix randomTable(std::size_t rows, std::size_t dimension, std::uint64_t seed) {
    Matrix table(rows, dimension);
    Random random(seed, 1);
    for (std::size_t i = 0; i < table.size(); ++i) table.data()[i] = static_cast<float>(random.normal());
    return table;
}

}  // namespace paragram
