#include "ui/style/icon.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

// Draws the icon in the current colours whenever it is painted, so that a change of theme needs no new icons.
class TintedIcon : public QIconEngine {
  public:
    explicit TintedIcon(QString name) : name_(std::move(name)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const double ratio = painter->device()->devicePixelRatioF();
        QPixmap picture = pixmap(rect.size() * ratio, mode, state);
        painter->drawPixmap(rect, picture);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const Colours& colours = coloursInForce();
        QColor tint = state == QIcon::On || mode == QIcon::Selected ? colours.accent : colours.muted;
        if (mode == QIcon::Disabled) tint = blend(colours.muted, colours.surface, 0.5);
        const QString key =
            QString("%1/%2/%3x%4")
                .arg(name_, tint.name(), QString::number(size.width()), QString::number(size.height()));
        QPixmap picture;
        if (QPixmapCache::find(key, &picture)) return picture;
        QFile file(":/icons/" + name_ + ".svg");
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        if (file.open(QIODevice::ReadOnly)) {
            QSvgRenderer renderer(file.readAll().replace("currentColor", tint.name().toUtf8()));
            QPainter painter(&picture);
            renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
        }
        QPixmapCache::insert(key, picture);
        return picture;
    }

    QIconEngine* clone() const override { return new TintedIcon(name_); }

  private:
    QString name_;
};

}  // namespace

QIcon lineIcon(const QString& name) {
    return QIcon(new TintedIcon(name));
}

}  // namespace paragram::ui
