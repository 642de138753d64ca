// How a quantity spreads over pairs, with the two thresholds between which they are kept.
#pragma once

#include <vector>

#include "ui/widgets/chart.h"

namespace paragram::ui {

class RangeHistogram : public Chart {
    Q_OBJECT

  public:
    explicit RangeHistogram(const QString& name, QWidget* parent = nullptr);

    // Values of both sides count alike. The few highest and lowest stand in the first and last bar.
    void setValues(const std::vector<float>& first, const std::vector<float>& second);
    // Inclusive. limits: how far the lines can be moved.
    void setRange(double low, double high, double least, double most);
    double low() const { return low_; }
    double high() const { return high_; }
    QString csv() const override;

  signals:
    // By a drag or the arrow keys: Left and Right move the lower line, with Shift the upper one.
    void rangeChanged(double low, double high);

  protected:
    void fitAxes() override;
    bool hasValues() const override { return !counts_.empty(); }
    void applyColours(const Colours& colours) override;
    QString readOut(const QPointF& position) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    enum class Line { none, low, high };
    void fillBars();
    void placeLines();
    void moveLine(Line line, double value);
    double rounded(double value) const;

    std::vector<double> counts_;
    double begin_ = 0, width_ = 1;  // of the bars
    bool whole_ = false;            // only whole numbers occur
    double low_ = 0, high_ = 0, least_ = 0, most_ = 0;
    Line dragging_ = Line::none;
    QCPBars* kept_;
    QCPBars* dropped_;
    QCPItemStraightLine* lowLine_;
    QCPItemStraightLine* highLine_;
};

}  // namespace paragram::ui
