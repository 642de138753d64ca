// The jobs of a JobRunner as rows: name, state, progress.
#pragma once

#include <QAbstractListModel>

#include "ui/jobs/job_runner.h"

namespace paragram::ui {

class JobListModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { idRole = Qt::UserRole, stateRole, shareRole };

    explicit JobListModel(JobRunner& runner, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    // Display: "Training sp-300 · running · 6.2 of 10 epochs"; shareRole: 0..1, negative if unknown.
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    void rowChanged(int id);

    JobRunner& runner_;
};

QString stateText(JobState state);
// "6.2 of 10 epochs", "1,204 pairs"; the stage before the first count.
QString doneText(const Progress& progress);
// "13,940 pairs/s"; empty if unknown.
QString rateText(const Progress& progress);

}  // namespace paragram::ui
