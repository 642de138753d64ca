// Readable axis labels: grouped by locale, few digits, the unit once at the first label.
#pragma once

#include <qcustomplot.h>

#include <functional>

namespace paragram::ui {

class NumberTicker : public QCPAxisTicker {
  public:
    NumberTicker() { setTickCount(5); }

    // "step" makes the first label "step 0".
    void setUnit(const QString& unit) { unit_ = unit; }
    // For axes too narrow for it.
    void setUnitShown(bool shown) { unitShown_ = shown; }
    // Labels show values times scale: 100 for scores.
    void setScale(double scale) { scale_ = scale; }
    // Replaces plain numbers, for example by scores times 100.
    void setFormat(std::function<QString(double)> format) { format_ = std::move(format); }

    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision,
                  QVector<double>& ticks, QVector<double>* subTicks, QVector<QString>* labels) override;

  protected:
    double getTickStep(const QCPRange& range) override;
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar formatChar,
                                       int precision) override;

  private:
    QString unit_;
    bool unitShown_ = true;
    double scale_ = 1;
    double lowest_ = 0;  // of the range being drawn
    std::function<QString(double)> format_;
};

// The same for a logarithmic axis.
class LogNumberTicker : public QCPAxisTickerLog {
  protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
};

}  // namespace paragram::ui
