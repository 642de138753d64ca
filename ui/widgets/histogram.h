// Counts in bins of equal width, with lines that can be dragged; bars that the lines exclude are drawn faint.
#pragma once

#include <vector>

#include "ui/widgets/chart.h"

namespace paragram::ui {

class Histogram : public Chart {
    Q_OBJECT

  public:
    explicit Histogram(const QString& name, QWidget* parent = nullptr);

    // counts[i] covers the values from low + i * width to low + (i + 1) * width.
    void setCounts(const std::vector<double>& counts, double low, double width);
    // Counts values in bins between low and high, and those outside in the first and last bin; NaN is
    // skipped.
    void setValues(const std::vector<double>& values, double low, double high, int bins);
    // Colour of the bars: index of the theme's series, 0 unless set.
    void setSeries(int series);
    // Shows a line; bars at or above it are kept.
    void setThreshold(double value);
    double threshold() const { return threshold_; }
    // Lines "from,to,count".
    QString csv() const override;

  signals:
    void thresholdChanged(double value);  // by the user: a drag or the arrow keys

  protected:
    // Lines are numbered in the order they are added.
    void addLine(Qt::PenStyle style);
    void placeLine(std::size_t line, double at);
    // Called when the user moves a line to this position of the axis, by dragging or with the arrow keys.
    virtual void moveLine(std::size_t line, double value);
    // The value a line stands for, and the distance one arrow key moves it.
    virtual double lineValue(std::size_t) const { return threshold_; }
    virtual double keyStep() const { return width_ / 5; }
    virtual bool keeps(double middle) const { return lines_.empty() || middle >= threshold_; }

    const std::vector<double>& counts() const { return counts_; }
    double low() const { return low_; }
    double binWidth() const { return width_; }
    double high() const;
    void fillBars();

    void fitAxes() override;
    bool hasValues() const override { return !counts_.empty(); }
    void applyColours(const Colours& colours) override;
    QString readOut(const QPointF& position) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    struct Line {
        QCPItemStraightLine* item;
        Qt::PenStyle style;
    };

    std::vector<double> counts_;
    double low_ = 0, width_ = 1;
    double threshold_ = 0;
    std::vector<Line> lines_;
    int dragged_ = -1;  // line; -1: none
    std::size_t series_ = 0;
    QCPBars* dropped_;
    QCPBars* kept_;
};

}  // namespace paragram::ui
