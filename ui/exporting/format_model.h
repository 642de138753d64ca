// The formats a model goes out in: a row each, with a box to tick, what it will take, and how it went.
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/tasks/export_model.h"

namespace paragram::ui {

class FormatModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kFormat, kSize, kCheck, kColumns };

    explicit FormatModel(QObject* parent = nullptr);

    // In the order of exportTargets.
    void setForecasts(const std::vector<ExportForecast>& forecasts);
    // Those that were exported keep their outcome until another model or option is chosen.
    void setOutcome(const ExportedFormat& outcome);
    void clearOutcomes();

    const ExportTarget& target(int row) const;
    int rowOf(const std::string& format) const;
    // Why the model cannot go out so; empty: it can.
    QString refusal(int row) const;
    const ExportedFormat* outcome(int row) const;
    // Names of the formats that are ticked and possible.
    std::vector<std::string> ticked() const;
    void setTicked(const QStringList& formats);
    double tickedBytes() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  signals:
    void tickedChanged();

  private:
    struct Row {
        const ExportTarget* target;
        bool ticked = false;
        double bytes = 0;
        QString refusal;
        std::optional<ExportedFormat> outcome;
    };
    QString text(const Row& row, int column) const;
    void refresh();

    std::vector<Row> rows_;
};

// "largest difference 2e-08 in 209 sentences, 3 cut otherwise"
QString checkText(const ExportCheck& check);

}  // namespace paragram::ui
