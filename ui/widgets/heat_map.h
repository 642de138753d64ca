// Labelled cells with signed values shown as colours: token contributions, scores by set.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/style/theme.h"
#include "ui/widgets/picture.h"

namespace paragram::ui {

struct HeatLabel {
    QString text;
    bool muted = false;  // for a token that is not used
};

class HeatMap : public QWidget, public Picture {
    Q_OBJECT

  public:
    explicit HeatMap(const QString& name, QWidget* parent = nullptr);

    // values: rows.size() x columns.size(), row by row; NaN leaves a cell empty.
    void setCells(std::vector<HeatLabel> rows, std::vector<HeatLabel> columns, std::vector<double> values);
    void clear() { setCells({}, {}, {}); }

    void paintPicture(QPaintDevice& device, const QSize& size) override;
    QSize pictureSize() const override { return size(); }
    QString csv() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, 120}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    struct Grid {
        double left, top, cellWidth, cellHeight;
    };
    Grid grid(const QSize& size) const;
    void draw(QPainter& painter, const QSize& size) const;
    double value(std::size_t row, std::size_t column) const {
        return values_[row * columns_.size() + column];
    }

    std::vector<HeatLabel> rows_, columns_;
    std::vector<double> values_;
    double largest_ = 0;
};

}  // namespace paragram::ui
