// The cosine of two sentences while they are typed: the newest question wins.
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <string>

#include "core/tasks/score_pairs.h"
#include "ui/jobs/job_runner.h"
#include "ui/scoring/model_cache.h"

namespace paragram::ui {

struct CosineQuestion {
    QString model, compareWith;  // paths; compareWith may be empty
    std::string source, target;

    bool operator==(const CosineQuestion&) const = default;
};

struct CosineAnswer {
    CosineQuestion question;
    Contribution contribution;
    std::optional<double> compared;  // cosine of the second model
    std::size_t unknown = 0;         // pieces the model does not know
    std::size_t cut = 0;             // pieces beyond the longest sentence it takes
    bool divisible = true;           // false: not a sum over pieces (max pooling)
};

// On a worker's thread.
Result<CosineAnswer> answerCosine(ModelCache& models, const CosineQuestion& question);

class LiveCosine : public QObject {
    Q_OBJECT

  public:
    LiveCosine(JobRunner& jobs, std::shared_ptr<ModelCache> models, QObject* parent = nullptr);

    // Asked soon; a question that comes meanwhile takes its place.
    void ask(const CosineQuestion& question);
    // No answer is wanted any more.
    void forget();

  signals:
    void answered(const paragram::ui::CosineAnswer& answer);
    void failed(const paragram::Error& error);

  private:
    void askNow();

    JobRunner& jobs_;
    std::shared_ptr<ModelCache> models_;
    QTimer pause_;
    std::optional<CosineQuestion> wanted_;
    bool busy_ = false;
};

}  // namespace paragram::ui
