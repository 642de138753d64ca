#include "core/analysis/vector_map.h"

#include <faiss/Clustering.h>
#include <faiss/IndexFlat.h>
#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/numeric/kernels.h"
#include "core/base/numeric/principal_axes.h"

namespace paragram {
namespace {

using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using Map = Eigen::Map<const RowMajor>;

constexpr double kPerplexity = 30;
constexpr int kSteps = 400, kExaggerated = 100, kStepsBetweenNews = 10;
constexpr double kExaggeration = 12;
constexpr int kClusterRounds = 20;
constexpr int kClusterStarts = 5;  // random ones; the best result counts

// Row i of the joint probabilities before symmetrisation: a Gaussian with the width that gives the requested
// perplexity.
void conditional(VectorView vectors, std::size_t i, double perplexity, std::span<float> p) {
    std::vector<double> distance(vectors.rows);
    for (std::size_t j = 0; j < vectors.rows; ++j) {
        const float cosine = kernels().dot(vectors.row(i).data(), vectors.row(j).data(), vectors.cols);
        distance[j] = std::max(0.0, 2.0 - 2.0 * cosine);
    }
    double low = 0, high = 1e12, beta = 1;
    for (int round = 0; round < 50; ++round) {
        double sum = 0, weighted = 0;
        for (std::size_t j = 0; j < vectors.rows; ++j) {
            const double value = j == i ? 0 : std::exp(-beta * distance[j]);
            p[j] = static_cast<float>(value);
            sum += value;
            weighted += value * distance[j];
        }
        sum = std::max(sum, 1e-300);
        const double entropy = std::log(sum) + beta * weighted / sum;
        for (float& value : p) value = static_cast<float>(value / sum);
        const double error = entropy - std::log(perplexity);
        if (std::abs(error) < 1e-4) return;
        (error > 0 ? low : high) = beta;
        beta = high > 1e11 ? beta * 2 : (low + high) / 2;
    }
}

}  // namespace

Matrix pcaPlane(VectorView vectors) {
    Matrix plane(vectors.rows, 2);
    if (vectors.rows == 0 || vectors.cols == 0) return plane;
    const auto rows = static_cast<Eigen::Index>(vectors.rows), d = static_cast<Eigen::Index>(vectors.cols);
    const Map given(vectors.data, rows, d);
    Matrix centred(vectors.rows, vectors.cols);
    Eigen::Map<RowMajor>(centred.data(), rows, d) = given.rowwise() - given.colwise().mean();
    const Matrix axes = principalAxes(centred, std::min<std::size_t>(2, vectors.cols));
    for (std::size_t axis = 0; axis < axes.cols(); ++axis) {
        Eigen::VectorXf values =
            Map(centred.data(), rows, d) *
            Map(axes.data(), d, static_cast<Eigen::Index>(axes.cols())).col(static_cast<Eigen::Index>(axis));
        Eigen::Index largest = 0;
        values.cwiseAbs().maxCoeff(&largest);
        if (values(largest) < 0) values = -values;
        for (std::size_t i = 0; i < vectors.rows; ++i) plane(i, axis) = values(static_cast<Eigen::Index>(i));
    }
    return plane;
}

Matrix tsneMap(VectorView vectors, const Matrix& start, Workers& workers, const JobContext& job,
               const std::function<void(const Matrix&)>& onStep) {
    const std::size_t n = vectors.rows;
    if (n < 5) return start;
    const double perplexity = std::min(kPerplexity, static_cast<double>(n - 1) / 3);
    Matrix p(n, n);
    workers.forRanges(n, 16, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last && !job.shouldStop(); ++i)
            conditional(vectors, i, perplexity, p.row(i));
    });
    if (job.shouldStop()) return start;
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const float both = (p(i, j) + p(j, i)) / (2.0F * static_cast<float>(n));
            p(i, j) = p(j, i) = std::max(both, 1e-12F);
        }
    }
    double spread = 0;
    for (std::size_t i = 0; i < n; ++i) spread = std::max(spread, std::abs(static_cast<double>(start(i, 0))));
    Matrix plane(n, 2), speed(n, 2), gain(n, 2), attract(n, 2), repel(n, 2);
    for (std::size_t i = 0; i < plane.size(); ++i) {
        plane.data()[i] = static_cast<float>(start.data()[i] * (spread > 0 ? 1e-2 / spread : 0));
        gain.data()[i] = 1;
    }
    std::vector<double> sums(n);
    const auto rate = static_cast<float>(std::max(50.0, static_cast<double>(n) / kExaggeration));
    for (int step = 0; step < kSteps && !job.shouldStop(); ++step) {
        workers.forRanges(n, 32, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) {
                float pullX = 0, pullY = 0, pushX = 0, pushY = 0, sum = 0;
                for (std::size_t j = 0; j < n; ++j) {
                    const float dx = plane(i, 0) - plane(j, 0), dy = plane(i, 1) - plane(j, 1);
                    const float q = 1 / (1 + dx * dx + dy * dy);
                    pullX += p(i, j) * q * dx;
                    pullY += p(i, j) * q * dy;
                    pushX += q * q * dx;
                    pushY += q * q * dy;
                    sum += q;
                }
                attract(i, 0) = pullX;
                attract(i, 1) = pullY;
                repel(i, 0) = pushX;
                repel(i, 1) = pushY;
                sums[i] = static_cast<double>(sum) - 1;  // excluding itself
            }
        });
        const double all = std::accumulate(sums.begin(), sums.end(), 0.0);
        const bool early = step < kExaggerated;
        const auto force = static_cast<float>(early ? kExaggeration : 1), kept = early ? 0.5F : 0.8F;
        for (std::size_t i = 0; i < plane.size(); ++i) {
            const float gradient =
                4 * (force * attract.data()[i] - repel.data()[i] / static_cast<float>(all));
            float& g = gain.data()[i];
            float& v = speed.data()[i];
            g = std::max(0.01F, (gradient > 0) != (v > 0) ? g + 0.2F : g * 0.8F);
            v = kept * v - rate * g * gradient;
            plane.data()[i] += v;
        }
        if ((step + 1) % kStepsBetweenNews == 0) {
            job.report({"Drawing the map", static_cast<double>(step + 1), static_cast<double>(kSteps),
                        "steps", 0, "", -1});
            if (onStep) onStep(plane);
        }
    }
    return plane;
}

std::vector<int> sphericalKMeans(VectorView vectors, int k) {
    const std::size_t n = vectors.rows, wanted = std::min(n, static_cast<std::size_t>(std::max(1, k)));
    std::vector<int> cluster(n, 0);
    if (n == 0) return cluster;
    faiss::ClusteringParameters parameters;
    parameters.spherical = true;
    parameters.niter = kClusterRounds;
    parameters.nredo = kClusterStarts;
    parameters.min_points_per_centroid = 1;  // otherwise it warns on standard error
    parameters.seed = 1;
    faiss::Clustering clustering(static_cast<int>(vectors.cols), static_cast<int>(wanted), parameters);
    faiss::IndexFlatIP centres(static_cast<faiss::Index::idx_t>(vectors.cols));
    clustering.train(static_cast<faiss::Index::idx_t>(n), vectors.data, centres);
    std::vector<faiss::Index::idx_t> nearest(n);
    centres.assign(static_cast<faiss::Index::idx_t>(n), vectors.data, nearest.data());
    for (std::size_t i = 0; i < n; ++i)
        cluster[i] = static_cast<int>(std::max<faiss::Index::idx_t>(0, nearest[i]));
    std::vector<std::size_t> count(wanted), order(wanted), rank(wanted);
    for (const int own : cluster) ++count[static_cast<std::size_t>(own)];
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return count[a] > count[b]; });
    for (std::size_t r = 0; r < wanted; ++r) rank[order[r]] = r;
    for (int& own : cluster) own = static_cast<int>(rank[static_cast<std::size_t>(own)]);
    return cluster;
}

}  // namespace paragram
