#include "core/tasks/training/train_queued.h"

namespace paragram {

Result<TrainSummary> trainQueued(const TrainRequest& request, const TrainObserver& observer,
                                 JobContext& job) {
    return trainOrResume(request, trainModel, observer, job);
}

}  // namespace paragram
