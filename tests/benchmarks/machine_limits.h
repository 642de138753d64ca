// What this machine can do right now: the reference for the benchmarks' figures.
#pragma once

#include <cstddef>

namespace paragram::bench {

// flop/s of OpenBLAS's own sgemm: 2,048 rows x (columns x d)^T, on the given number of OpenBLAS threads.
double sgemmPeak(std::size_t columns, std::size_t d, int threads);
// Bytes read and written per second by copies of 64 MB blocks, on the given number of threads.
double copyBandwidth(int threads);
// Bytes read per second when summing rows that follow Zipf's law, from a table of vocabulary x d.
double gatherBandwidth(std::size_t vocabulary, std::size_t d, int threads);
// Largest resident memory since the last call of resetPeakMemory, in bytes (Linux).
double peakMemory();
void resetPeakMemory();

}  // namespace paragram::bench
