// Gradients of a generative model that ranks compute for parts of an update.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "core/base/process/frame.h"
#include "core/base/ranks/communicator.h"

namespace paragram {

// Losses and gradients of an update, added up over the ranks in their order, so that all have the same bits.
class SharedGradients {
  public:
    // answer: what this rank's paragram-neural said to "update" with "gradients" and "return"; without terms
    // and arrays if none of the micro-batches fell to this rank. All ranks call this together.
    SharedGradients(Communicator& ranks, const Frame& answer);

    const std::map<std::string, double>& terms() const { return terms_; }
    // The gradients of those parameters that any rank has one of.
    void addTo(Frame& request) const;

  private:
    std::map<std::string, double> terms_;
    std::map<std::string, std::vector<std::int64_t>> shapes_;
    std::vector<float> values_;  // of all, in the order of their names
};

}  // namespace paragram
