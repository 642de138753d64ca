// The export formats as rows: a check box, the expected size, and the result.
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/tasks/models/export_model.h"

namespace paragram::ui {

class FormatModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kFormat, kSize, kCheck, kColumns };

    explicit FormatModel(QObject* parent = nullptr);

    // In any order; formats that are not in the list keep their forecast.
    void setForecasts(const std::vector<ExportForecast>& forecasts);
    // Outcomes stay until another model or option is chosen.
    void setOutcome(const ExportedFormat& outcome);
    void clearOutcomes();

    const ExportTarget& target(int row) const;
    int rowOf(const std::string& format) const;
    // Why the model cannot be exported in the format; empty if it can.
    QString refusal(int row) const;
    const ExportedFormat* outcome(int row) const;
    // Names of the ticked formats that are possible.
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

// "largest difference of a cosine 2e-08 in 209 compared, 3 truncated differently"
QString checkText(const ExportCheck& check);

}  // namespace paragram::ui
