// Filters that a stream of pairs passes one after another (methods.md 2).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/pairs/sentence_pair.h"
#include "core/settings/settings.h"

namespace paragram {

// Keeps or drops a pair; may remember pairs it saw.
class PairFilter {
  public:
    virtual ~PairFilter() = default;
    virtual std::string name() const = 0;
    virtual bool keeps(const SentencePair& pair) = 0;
};

struct FilterCount {
    std::string name;  // "length", "duplicates"
    std::int64_t seen = 0, kept = 0;
    std::vector<std::string> droppedExamples;  // a few, "source<TAB>target"
};

class FilterChain {
  public:
    explicit FilterChain(const Settings& settings);
    bool keeps(const SentencePair& pair);
    const std::vector<FilterCount>& counts() const { return counts_; }

  private:
    std::vector<std::unique_ptr<PairFilter>> filters_;
    std::vector<FilterCount> counts_;
};

}  // namespace paragram
