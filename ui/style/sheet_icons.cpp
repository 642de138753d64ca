// The pictures of the style sheet: SVG files of resources/themes under names that end in ".picture". Qt makes
// an icon for each widget that shows one and for each change of theme, and its own engine keeps the picture
// of each under a key that its cache never forgets (Qt 6.4). Here the key is the name of the file.
#include <QIconEnginePlugin>
#include <QtPlugin>

#include "ui/style/resource.h"
#include "ui/style/svg_icon.h"

namespace paragram::ui {

namespace {

class SheetIcon : public SvgIcon {
  public:
    void addFile(const QString& file, const QSize&, QIcon::Mode, QIcon::State) override { file_ = file; }
    QIconEngine* clone() const override { return new SheetIcon(*this); }

  protected:
    QString key(QIcon::Mode, QIcon::State) const override { return file_; }
    QByteArray text(QIcon::Mode, QIcon::State) const override { return readResource(file_); }

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
