#include "core/training/loss/nested_loss.h"

#include <algorithm>

#include "core/base/numeric/kernels.h"

namespace paragram {

std::vector<std::size_t> nestedDimensions(std::size_t d) {
    std::vector<std::size_t> dimensions;
    for (std::size_t k = 32; k < d; k *= 2) dimensions.push_back(k);
    dimensions.push_back(d);
    return dimensions;
}

double nestedLoss(const Matrix& vectors, const LossOfVectors& loss, Matrix& gradient,
                  std::vector<char>& active) {
    const std::vector<std::size_t> dimensions = nestedDimensions(vectors.cols());
    const auto share = 1 / static_cast<float>(dimensions.size());
    gradient.resize(vectors.rows(), vectors.cols());
    std::fill_n(gradient.data(), gradient.size(), 0.0F);
    active.assign(vectors.rows(), 0);
    Matrix part, partGradient;
    std::vector<char> partActive;
    double sum = 0;
    for (const std::size_t k : dimensions) {
        part.resize(vectors.rows(), k);
        for (std::size_t i = 0; i < vectors.rows(); ++i)
            std::ranges::copy(vectors.row(i).first(k), part.row(i).begin());
        sum += loss(part, partGradient, partActive);
        for (std::size_t i = 0; i < vectors.rows(); ++i) {
            if (!partActive[i]) continue;
            active[i] = 1;
            kernels().addScaled(gradient.row(i).data(), partGradient.row(i).data(), share, k);
        }
    }
    return sum / static_cast<double>(dimensions.size());
}

}  // namespace paragram
