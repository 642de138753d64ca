#include "core/training/network_adam.h"

#include <algorithm>

#include "core/base/numeric/kernels.h"
#include "core/training/adam.h"

namespace paragram {

void NetworkMoments::start(const NetworkWeights& weights, bool averaged) {
    mean = weights;
    for (NetworkTensor& tensor : mean) std::fill_n(tensor.values.data(), tensor.values.size(), 0.0F);
    variance = mean;
    average = averaged ? weights : NetworkWeights{};
}

double squaredNorm(const NetworkWeights& gradient) {
    double sum = 0;
    for (const NetworkTensor& tensor : gradient) {
        for (std::size_t i = 0; i < tensor.values.rows(); ++i) {
            const auto row = tensor.values.row(i);
            sum += static_cast<double>(kernels().dot(row.data(), row.data(), row.size()));
        }
    }
    return sum;
}

void updateNetwork(const TrainSettings& settings, NetworkWeights& weights, NetworkMoments& moments,
                   const NetworkWeights& gradient, double gradientScale, std::int64_t step) {
    const AdamScalars scalars = adamScalars(settings.learningRate, gradientScale, step);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        Matrix& values = weights[i].values;
        kernels().adam(values.data(), moments.mean[i].values.data(), moments.variance[i].values.data(),
                       gradient[i].values.data(), values.size(), scalars);
        if (!moments.average.empty())
            kernels().blend(moments.average[i].values.data(), values.data(),
                            static_cast<float>(settings.average), values.size());
    }
}

}  // namespace paragram
