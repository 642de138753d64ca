// Notices when a latent of a generative model no longer carries anything (posterior collapse).
#pragma once

#include <map>
#include <string>

#include "core/training/training_records.h"

namespace paragram {

class LatentWatch {
  public:
    // For each step of a training in order. A sentence once for each KL term whose mean over 100 updates
    // falls below 0.05 nats per pair; otherwise empty.
    std::string add(const StepRecord& record);

  private:
    struct Term {
        double sum = 0;
        int updates = 0;
        bool vanished = false;
    };
    std::map<std::string, Term> terms_;
};

}  // namespace paragram
