// An icon drawn from SVG text, each size and colour of it once.
#pragma once

#include <QByteArray>
#include <QIconEngine>
#include <QString>

namespace paragram::ui {

class SvgIcon : public QIconEngine {
  public:
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;

  protected:
    // What tells the picture from any other in Qt's cache, apart from its size.
    virtual QString key(QIcon::Mode mode, QIcon::State state) const = 0;
    virtual QByteArray text(QIcon::Mode mode, QIcon::State state) const = 0;
};

}  // namespace paragram::ui
