// A small button that saves or copies statistics as JSON or CSV: the text of the command line.
#pragma once

#include <QToolButton>
#include <optional>

#include "core/tasks/compute_statistics.h"

namespace paragram::ui {

class StatisticsMenu : public QToolButton {
    Q_OBJECT

  public:
    explicit StatisticsMenu(QWidget* parent = nullptr);

    // Nothing to save where there is none. name: of the file that is proposed.
    void setSummary(std::optional<StatisticsSummary> summary, const QString& name);
    const std::optional<StatisticsSummary>& summary() const { return summary_; }
    // .json, or comma-separated.
    void saveAs(const QString& file);

  signals:
    void failed(const paragram::Error& error);

  private:
    void ask(const QString& ending, const QString& filter);

    std::optional<StatisticsSummary> summary_;
    QString name_;
};

}  // namespace paragram::ui
