#include "ui/style/svg_icon.h"

#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace paragram::ui {

void SvgIcon::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) {
    const double ratio = painter->device()->devicePixelRatioF();
    painter->drawPixmap(rect, pixmap(rect.size() * ratio, mode, state));
}

QPixmap SvgIcon::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) {
    const QString known = QString("%1/%2x%3").arg(key(mode, state)).arg(size.width()).arg(size.height());
    QPixmap picture;
    if (QPixmapCache::find(known, &picture)) return picture;
    picture = QPixmap(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    QSvgRenderer(text(mode, state)).render(&painter, QRectF(QPointF(), QSizeF(size)));
    painter.end();
    QPixmapCache::insert(known, picture);
    return picture;
}

}  // namespace paragram::ui
