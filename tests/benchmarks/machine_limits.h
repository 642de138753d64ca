// What this machine can do in this minute: the figures that benchmarks are read beside.
#pragma once

#include <cstddef>

namespace paragram::bench {

// flop/s of OpenBLAS's own sgemm: 2,048 rows x (columns x d)^T, with so many of its own threads.
double sgemmPeak(std::size_t columns, std::size_t d, int threads);
// Bytes read and written a second by copies of 64 MB blocks, on so many threads.
double copyBandwidth(int threads);
// Bytes read a second by summing rows that Zipf's law picks from a table of vocabulary x d.
double gatherBandwidth(std::size_t vocabulary, std::size_t d, int threads);
// Largest resident memory since the last call of resetPeakMemory, in bytes (Linux).
double peakMemory();
void resetPeakMemory();

}  // namespace paragram::bench
