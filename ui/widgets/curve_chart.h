// Named curves over a common x: raw values thin and faint, smoothed ones two pixels wide.
#pragma once

#include <functional>
#include <vector>

#include "ui/widgets/chart.h"
#include "ui/widgets/curve_legend.h"
#include "ui/widgets/number_ticker.h"

namespace paragram::ui {

class CurveChart : public Chart {
    Q_OBJECT

  public:
    explicit CurveChart(const QString& name, QWidget* parent = nullptr);

    // Gives the curve's number, 0 for the first; colours follow in order. smoothed: raw and smoothed line.
    int addCurve(const QString& name, bool smoothed = false);
    int curveCount() const { return static_cast<int>(curves_.size()); }
    // Number of the curve of that name, -1: none.
    int findCurve(const QString& name) const;
    void clearCurves();
    void clearPoints();
    // NaN is left out. Call refresh() when a batch is through.
    void addPoint(int curve, double x, double y);
    void setPoints(int curve, const std::vector<QPointF>& points);
    int pointCount(int curve) const;
    // The last value, smoothed where the curve is; empty before the first.
    QString newestText(int curve) const;

    void setXUnit(const QString& unit);  // "step"
    // How values are written in legend and read-out; plain numbers otherwise.
    void setValueFormat(std::function<QString(double)> format);
    // Labels of the axis say value times scale: 100 for scores.
    void setAxisScale(double scale) { yTicker_->setScale(scale); }
    // 0: none, towards 1: more (share of the old mean kept by each point).
    void setSmoothing(double share);
    void setLogarithmic(bool on);
    // Values of this order always fit, so that noise about a constant does not look like a curve.
    void setLowestSpan(double span) { lowestSpan_ = span; }

    void paintPicture(QPaintDevice& device, const QSize& size) override;
    // For a card's header.
    CurveLegend* curveLegend() { return curveLegend_; }
    QString csv() const override;

  protected:
    void fitAxes() override;
    bool hasValues() const override;
    void applyColours(const Colours& colours) override;
    QString readOut(const QPointF& position) const override;
    void extendMenu(QMenu& menu) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Curve {
        QString name;
        bool smoothed = false;
        QCPGraph* raw = nullptr;  // null where not smoothed
        QCPGraph* line = nullptr;
        double mean = 0, weight = 0;  // running exponential mean and what it still lacks to a full one
    };
    void setKeyShown(bool shown);
    void smooth(Curve& curve, double x, double y);
    void updateLegend();
    QColor colourOf(std::size_t curve) const;
    QString valueText(double value) const;
    QCPGraphDataContainer& points(const Curve& curve) const;

    std::vector<Curve> curves_;
    CurveLegend* curveLegend_;
    QSharedPointer<NumberTicker> xTicker_, yTicker_;
    std::function<QString(double)> format_;
    QString xUnit_;
    double smoothing_ = 0.9;
    double lowestSpan_ = 0;
    bool logarithmic_ = false;
};

}  // namespace paragram::ui
