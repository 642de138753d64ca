#include "tests/benchmarks/machine_limits.h"

#include <cblas.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

#include "core/base/numeric/kernels.h"
#include "core/base/stopwatch.h"
#include "core/base/workers.h"
#include "core/encoders/embedding_initialisation.h"
#include "tests/benchmarks/zipf_tokens.h"

namespace paragram::bench {
namespace {

// The best of a few rounds: what the machine can do, not what other users leave.
template <class Work>
double fastest(int rounds, Work work) {
    double best = 1e30;
    for (int round = 0; round < rounds; ++round) {
        const Stopwatch watch;
        work();
        best = std::min(best, watch.seconds());
    }
    return best;
}

}  // namespace

double sgemmPeak(std::size_t columns, std::size_t d, int threads) {
    constexpr std::size_t kRows = 2048;
    openblas_set_num_threads(threads);
    const Matrix rows = randomTable(kRows, d, 1), cols = randomTable(columns, d, 2);
    Matrix product(kRows, columns);
    const double seconds = fastest(5, [&] {
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, static_cast<int>(kRows),
                    static_cast<int>(columns), static_cast<int>(d), 1.0F, rows.data(), static_cast<int>(d),
                    cols.data(), static_cast<int>(d), 0.0F, product.data(), static_cast<int>(columns));
    });
    openblas_set_num_threads(1);
    return 2.0 * static_cast<double>(kRows * columns * d) / seconds;
}

double copyBandwidth(int threads) {
    constexpr std::size_t kBytes = 64 << 20;
    Workers workers(threads);
    const auto parts = static_cast<std::size_t>(workers.count());
    std::vector<std::vector<char>> from(parts, std::vector<char>(kBytes, 1)), to = from;
    const double seconds = fastest(5, [&] {
        workers.forEach(parts,
                        [&](std::size_t i, int) { std::memcpy(to[i].data(), from[i].data(), kBytes); });
    });
    return 2.0 * static_cast<double>(parts * kBytes) / seconds;
}

double gatherBandwidth(std::size_t vocabulary, std::size_t d, int threads) {
    constexpr std::size_t kSentences = 20000;
    Workers workers(threads);
    const Matrix table = randomTable(vocabulary, d, 1);
    const TokenList list = zipfSentences(kSentences, vocabulary, 3);
    Matrix out(kSentences, d);
    const double seconds = fastest(3, [&] {
        workers.forRanges(kSentences, 64, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) {
                kernels().sumRows(out.row(i).data(), table.data(), d, d, list[i].data(), list[i].size(), 1);
            }
        });
    });
    return static_cast<double>(list.ids.size() * d * sizeof(float)) / seconds;
}

double peakMemory() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmHWM:")) return std::stod(line.substr(6)) * 1024;
    }
    return 0;
}

void resetPeakMemory() {
    std::ofstream("/proc/self/clear_refs") << "5";
}

}  // namespace paragram::bench
