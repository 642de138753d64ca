// The pictures of the style sheet: SVG files of resources/themes under names that end in ".picture". Qt makes
// an icon for each widget that shows one and for each change of theme, and its own engine keeps the picture
// of each under a key that its cache never forgets (Qt 6.4). Here the key is the name of the file.
#include <QIconEngine>
#include <QIconEnginePlugin>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QtPlugin>

namespace paragram::ui {

namespace {

class SheetIcon : public QIconEngine {
  public:
    void addFile(const QString& file, const QSize&, QIcon::Mode, QIcon::State) override { file_ = file; }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap(rect.size() * ratio, mode, state));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode, QIcon::State) override {
        const QString key = QString("%1/%2x%3").arg(file_).arg(size.width()).arg(size.height());
        QPixmap picture;
        if (QPixmapCache::find(key, &picture)) return picture;
        picture = QPixmap(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        QSvgRenderer(file_).render(&painter, QRectF(QPointF(), QSizeF(size)));
        painter.end();
        QPixmapCache::insert(key, picture);
        return picture;
    }

    QIconEngine* clone() const override { return new SheetIcon(*this); }

  private:
    QString file_;
};

}  // namespace

class SheetIcons : public QIconEnginePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QIconEngineFactoryInterface_iid FILE "sheet_icons.json")

  public:
    QIconEngine* create(const QString& file) override {
        auto* icon = new SheetIcon;
        if (!file.isEmpty()) icon->addFile(file, {}, QIcon::Normal, QIcon::Off);
        return icon;
    }
};

}  // namespace paragram::ui

#include "sheet_icons.moc"
