// Named curves over a common x axis: raw values thin and faint, smoothed ones two pixels wide.
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

    // Returns the curve's number, 0 for the first; colours follow that order. smoothed: draws a raw and a
    // smoothed line.
    int addCurve(const QString& name, bool smoothed = false);
    int curveCount() const { return static_cast<int>(curves_.size()); }
    // Number of the curve with that name; -1: none.
    int findCurve(const QString& name) const;
    void clearCurves();
    void clearPoints();
    // NaN is skipped. Call refresh() after a batch.
    void addPoint(int curve, double x, double y);
    void setPoints(int curve, const std::vector<QPointF>& points);
    // The last value, smoothed if the curve is; empty before the first.
    QString newestText(int curve) const;

    void setXUnit(const QString& unit);  // "step"
    // Formats values in the legend and the read-out; plain numbers by default.
    void setValueFormat(std::function<QString(double)> format);
    // The axis labels show values times scale: 100 for scores.
    void setAxisScale(double scale) { yTicker_->setScale(scale); }
    // Share of the old mean that each point keeps: 0 for no smoothing, less than 1.
    void setSmoothing(double share);
    void setLogarithmic(bool on);
    // The y axis spans at least this much, so that noise around a constant does not look like a trend.
    void setLowestSpan(double span) { lowestSpan_ = span; }

    void paintPicture(QPaintDevice& device, const QSize& size) override;
    // For a card's header or body.
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
        QCPGraph* raw = nullptr;  // null if not smoothed
        QCPGraph* line = nullptr;
        double mean = 0, weight = 0;  // exponential moving mean, and the weight it has accumulated (up to 1)
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
