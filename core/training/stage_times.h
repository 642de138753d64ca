// Where the time of a training goes.
#pragma once

#include "core/base/stopwatch.h"

namespace paragram {

// Seconds since the trainer was made.
struct StageTimes {
    double prepare = 0;    // waiting for the next mega-batch's tokens
    double catchUp = 0;    // rows brought to the present step
    double encode = 0;     // the mega-batch, and its vectors to length 1
    double negatives = 0;  // the search
    double forward = 0;    // mini-batches, with dropout
    double loss = 0;       // and its gradient
    double backward = 0;   // to the rows of the table, and the norm
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
