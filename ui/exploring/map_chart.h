// A corpus on a plane: dots coloured by cluster, the sentence under the pointer, a lasso around some.
#pragma once

#include <vector>

#include "core/tasks/explore_corpus.h"
#include "ui/widgets/chart.h"

namespace paragram::ui {

class MapChart : public Chart {
    Q_OBJECT

  public:
    explicit MapChart(const QString& name, QWidget* parent = nullptr);

    void setPoints(std::vector<CorpusExplorer::MapPoint> points);
    const std::vector<CorpusExplorer::MapPoint>& points() const { return points_; }
    // While it is on, a drag draws a lasso instead of moving the plot.
    void setLasso(bool on);
    QString csv() const override;

  signals:
    void pointClicked(int index);
    void lassoed(const std::vector<int>& indices);

  protected:
    void fitAxes() override;
    bool hasValues() const override { return !points_.empty(); }
    void applyColours(const Colours& colours) override;
    QString readOut(const QPointF& position) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    int nearest(const QPointF& position) const;
    void fillClouds();
    void ring(const std::vector<int>& indices);

    std::vector<CorpusExplorer::MapPoint> points_;
    std::vector<QCPGraph*> clouds_;  // one a colour
    QCPGraph* ring_;
    QCPCurve* line_;
    bool lasso_ = false;
    QPolygonF drawn_;  // in pixels, while the button is down
};

}  // namespace paragram::ui
