// How the time of a training is spent.
#pragma once

#include "core/base/stopwatch.h"

namespace paragram {

// Seconds since the trainer was created.
struct StageTimes {
    double prepare = 0;    // waiting for the next mega-batch's tokens, sentences and rows of mini-batches
    double catchUp = 0;    // bringing rows to the current step
    double encode = 0;     // encoding and normalising the mega-batch
    double negatives = 0;  // searching them
    double forward = 0;    // mini-batches, with dropout
    double loss = 0;       // loss and its gradient
    double backward = 0;   // gradient of the table, and its norm
    double adam = 0;

    double total() const { return prepare + catchUp + encode + negatives + forward + loss + backward + adam; }
    friend StageTimes operator-(const StageTimes& a, const StageTimes& b) {
        return {a.prepare - b.prepare,     a.catchUp - b.catchUp, a.encode - b.encode,
                a.negatives - b.negatives, a.forward - b.forward, a.loss - b.loss,
                a.backward - b.backward,   a.adam - b.adam};
    }
};

// Adds the time since the last call to a stage.
class StageClock {
  public:
    void add(double& stage) {
        stage += watch_.seconds();
        watch_ = Stopwatch();
    }

  private:
    Stopwatch watch_;
};

}  // namespace paragram
