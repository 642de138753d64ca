// Points of two values, gold against cosine; a click on a point selects it.
#pragma once

#include <vector>

#include "ui/widgets/chart.h"

namespace paragram::ui {

class ScatterChart : public Chart {
    Q_OBJECT

  public:
    explicit ScatterChart(const QString& name, QWidget* parent = nullptr);

    void setPoints(std::vector<QPointF> points);
    // "gold score 0 to 5", "cosine"
    void setLabels(const QString& x, const QString& y);
    // Draws a ring around a point; -1: none.
    void setCurrent(int index);
    int current() const { return current_; }
    QString csv() const override;

  signals:
    void pointClicked(int index);

  protected:
    void fitAxes() override;
    bool hasValues() const override;
    void applyColours(const Colours& colours) override;
    QString readOut(const QPointF& position) const override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    // The nearest point within a few pixels; -1: none.
    int nearest(const QPointF& position) const;

    std::vector<QPointF> points_;
    QString xLabel_ = "x", yLabel_ = "y";
    QCPGraph* cloud_;
    QCPGraph* ring_;
    int current_ = -1;
};

}  // namespace paragram::ui
