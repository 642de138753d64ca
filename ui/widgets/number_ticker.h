// Axis labels as people write numbers: grouped by locale, few digits, the unit once at the first label.
#pragma once

#include <qcustomplot.h>

#include <functional>

namespace paragram::ui {

class NumberTicker : public QCPAxisTicker {
  public:
    NumberTicker() { setTickCount(5); }

    // "step" makes the first label "step 0".
    void setUnit(const QString& unit) { unit_ = unit; }
    // In place of plain numbers, e.g. scores times 100.
    void setFormat(std::function<QString(double)> format) { format_ = std::move(format); }

  protected:
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar formatChar,
                                       int precision) override;

  private:
    QString unit_;
    std::function<QString(double)> format_;
};

// The same for a logarithmic axis.
class LogNumberTicker : public QCPAxisTickerLog {
  protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
};

}  // namespace paragram::ui
