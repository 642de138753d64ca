#include "core/training/embedding_norm.h"

#include <cmath>
#include <numeric>
#include <vector>

#include "core/base/numeric/kernels.h"

namespace paragram {

double meanRowNorm(const Matrix& table, Workers& workers) {
    if (table.rows() == 0) return 0;
    std::vector<double> norms(table.rows());
    workers.forRanges(table.rows(), 256, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            const auto row = table.row(i);
            norms[i] = std::sqrt(static_cast<double>(kernels().dot(row.data(), row.data(), row.size())));
        }
    });
    return std::accumulate(norms.begin(), norms.end(), 0.0) / static_cast<double>(norms.size());
}

}  // namespace paragram
