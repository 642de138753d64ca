// A corpus in two dimensions: dots coloured by a property of their sentences, the sentence under the pointer,
// a lasso to select some.
#pragma once

#include <vector>

#include "core/tasks/corpora/explore_corpus.h"
#include "ui/widgets/chart.h"

namespace paragram::ui {

class MapChart : public Chart {
    Q_OBJECT

  public:
    explicit MapChart(const QString& name, QWidget* parent = nullptr);

    void setPoints(std::vector<CorpusExplorer::MapPoint> points);
    const std::vector<CorpusExplorer::MapPoint>& points() const { return points_; }
    // What the colours show: the cluster, the language, or a column of the corpus (from 0).
    static constexpr int kByCluster = -2, kByLanguage = -1;
    void setColourBy(int what);
    // The most frequent values have their own colours; the last colour is shared by all others.
    struct Shade {
        QString name;
        QColor colour;
        QString mark;  // a character of the shape of its dots
        int points = 0;
    };
    std::vector<Shade> shades() const;
    // While on, a drag draws a lasso instead of moving the plot.
    void setLasso(bool on);
    QString csv() const override;

  signals:
    void pointClicked(int index);
    void lassoed(const std::vector<int>& indices);
    void coloursChanged();

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
    QString valueOf(const CorpusExplorer::MapPoint& point) const;
    void shadePoints();
    void fillClouds();
    void ring(const std::vector<int>& indices);

    std::vector<CorpusExplorer::MapPoint> points_;
    int colourBy_ = kByCluster;
    std::vector<int> shade_;         // index of each point's colour
    std::vector<QString> names_;     // of the values with a colour
    std::vector<QCPGraph*> clouds_;  // one per colour
    QCPGraph* ring_;
    QCPCurve* line_;
    bool lasso_ = false;
    QPolygonF drawn_;  // in pixels, while the mouse button is pressed
};

}  // namespace paragram::ui
