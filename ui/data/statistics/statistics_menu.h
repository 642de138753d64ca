// A small button that saves or copies statistics as JSON or CSV, in the command line's format.
#pragma once

#include <QToolButton>
#include <optional>

#include "core/tasks/filtering/compute_statistics.h"

namespace paragram::ui {

class StatisticsMenu : public QToolButton {
    Q_OBJECT

  public:
    explicit StatisticsMenu(QWidget* parent = nullptr);

    // No summary disables the button. name: of the proposed file.
    void setSummary(std::optional<StatisticsSummary> summary, const QString& name);
    const std::optional<StatisticsSummary>& summary() const { return summary_; }
    // .json, otherwise comma-separated. An error is emitted as failed().
    void saveAs(const QString& file);

  signals:
    void failed(const paragram::Error& error);

  private:
    void ask(const QString& ending, const QString& filter);

    std::optional<StatisticsSummary> summary_;
    QString name_;
};

}  // namespace paragram::ui
