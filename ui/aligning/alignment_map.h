// The whole of two aligned documents at a glance: the source downwards, the target to the right, a mark for
// each link.
#pragma once

#include <QPixmap>
#include <QWidget>

#include "ui/aligning/alignment_rows.h"
#include "ui/widgets/picture.h"

namespace paragram::ui {

class AlignmentMap : public QWidget, public Picture {
    Q_OBJECT

  public:
    explicit AlignmentMap(QWidget* parent = nullptr);

    // rows outlive the map or the next call.
    void setRows(const AlignmentRows* rows);
    // The links that the columns show at present, and the current one; -1: none.
    void setSeen(int first, int last, int current);

    // Where a link is drawn.
    QRectF placeOf(int link) const { return placeOf(link, size()); }

    void paintPicture(QPaintDevice& device, const QSize& size) override;
    QSize pictureSize() const override { return size(); }
    QString csv() const override;
    QSize sizeHint() const override { return {220, 220}; }
    QSize minimumSizeHint() const override { return {120, 96}; }

  signals:
    void linkWanted(int link);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QRectF placeOf(int link, const QSize& size) const;
    void drawLinks(QPainter& painter, const QSize& size) const;
    int linkAt(const QPointF& point) const;
    void goTo(const QPointF& point);

    const AlignmentRows* rows_ = nullptr;
    int first_ = -1, last_ = -1, current_ = -1;
    QPixmap links_;  // drawn once for each size, theme and alignment
};

}  // namespace paragram::ui
