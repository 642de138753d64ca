// Settings that differ between runs, or between one run and the defaults: a row a setting, a column a run.
#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <vector>

#include "core/settings/settings.h"

namespace paragram::ui {

class DifferenceModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    struct Run {
        QString name;
        Settings settings;
    };

    explicit DifferenceModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // One run is compared with the defaults.
    void show(const std::vector<Run>& runs);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QStringList names_;               // headers
    std::vector<QStringList> cells_;  // label, then a value for each run
};

}  // namespace paragram::ui
