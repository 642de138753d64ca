// Counts in equal bins, with a threshold line that can be dragged.
#pragma once

#include <vector>

#include "ui/widgets/chart.h"

namespace paragram::ui {

// Lines "from,to,count" of bins that begin at low.
QString binsAsCsv(const std::vector<double>& counts, double low, double width);

class Histogram : public Chart {
    Q_OBJECT

  public:
    explicit Histogram(const QString& name, QWidget* parent = nullptr);

    // counts[i] holds values from low + i * width to low + (i + 1) * width.
    void setCounts(const std::vector<double>& counts, double low, double width);
    // Puts values in bins between low and high, those outside in the first and last.
    void setValues(const std::vector<double>& values, double low, double high, int bins);
    // 0 for the first series colour.
    void setSeries(int series);
    void setThreshold(double value);
    void hideThreshold();
    double threshold() const { return threshold_; }
    QString csv() const override;

  signals:
    void thresholdChanged(double value);  // by the user's drag or arrow keys

  protected:
    void fitAxes() override;
    bool hasValues() const override;
    void applyColours(const Colours& colours) override;
    QString readOut(const QPointF& position) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void fillBars();
    void moveThreshold(double value);

    std::vector<double> counts_;
    double low_ = 0, width_ = 1;
    double threshold_ = 0;
    bool hasThreshold_ = false;
    bool dragging_ = false;
    std::size_t series_ = 0;
    QCPBars* below_;
    QCPBars* above_;
    QCPItemStraightLine* line_;
};

}  // namespace paragram::ui
