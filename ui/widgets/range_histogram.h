// A histogram with two lines: values between them are kept.
#pragma once

#include <vector>

#include "ui/widgets/histogram.h"

namespace paragram::ui {

class RangeHistogram : public Histogram {
    Q_OBJECT

  public:
    explicit RangeHistogram(const QString& name, QWidget* parent = nullptr);

    // Values of both sides are counted together. The few highest and lowest are counted in the first and last
    // bar; where all are whole numbers, so are the bins.
    void setSample(const std::vector<float>& first, const std::vector<float>& second);
    // Values from low to high, both included, are kept. The lines can be moved between least and most.
    void setRange(double low, double high, double least, double most);

  signals:
    // By a drag or the arrow keys: Left and Right move the lower line, with Shift the upper one.
    void rangeChanged(double low, double high);

  protected:
    void moveLine(std::size_t line, double value) override;
    double lineValue(std::size_t line) const override;
    double keyStep() const override { return whole_ ? 1 : binWidth(); }
    bool keeps(double middle) const override;
    void fitAxes() override;
    QString readOut(const QPointF& position) const override;

  private:
    enum : std::size_t { kLow, kHigh };
    void placeLines();
    double rounded(double value) const;

    bool whole_ = false;  // only whole numbers occur
    double from_ = 0, to_ = 0, least_ = 0, most_ = 0;
};

}  // namespace paragram::ui
