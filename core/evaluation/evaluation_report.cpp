#include "core/evaluation/evaluation_report.h"

namespace paragram {

StsSetResult::StsSetResult(const StsSet& set)
    : suite(set.suite), name(set.name), year(set.year), skipped(set.skipped) {
    pairs.reserve(set.pairs.size());
    for (const StsPair& pair : set.pairs) pairs.push_back({pair, 0.0});
}

}  // namespace paragram
