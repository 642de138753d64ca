// Labelled cells with signed values in colour: token contributions, scores by set.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/shell/theme.h"
#include "ui/widgets/picture.h"

namespace paragram::ui {

struct HeatLabel {
    QString text;
    bool muted = false;  // a token that takes no part
};

class HeatMap : public QWidget, public Picture {
    Q_OBJECT

  public:
    explicit HeatMap(const QString& name, QWidget* parent = nullptr);

    // values: rows.size() x columns.size(), row by row; NaN leaves a cell empty.
    void setCells(std::vector<HeatLabel> rows, std::vector<HeatLabel> columns, std::vector<double> values);
    void clear() { setCells({}, {}, {}); }
    // Decimals and sign of the numbers in the cells.
    void setNumberStyle(int decimals, bool plusSign);

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
    QString valueText(double value) const;

    std::vector<HeatLabel> rows_, columns_;
    std::vector<double> values_;
    double largest_ = 0;
    int decimals_ = 3;
    bool plusSign_ = true;
};

}  // namespace paragram::ui
