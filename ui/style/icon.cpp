#include "ui/style/icon.h"

#include "ui/style/resource.h"
#include "ui/style/svg_icon.h"
#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

// Draws the icon in the current colours whenever it is painted, so that a change of theme needs no new icons.
class TintedIcon : public SvgIcon {
  public:
    explicit TintedIcon(QString name) : name_(std::move(name)) {}

    QIconEngine* clone() const override { return new TintedIcon(*this); }

  protected:
    QString key(QIcon::Mode mode, QIcon::State state) const override {
        return name_ + '/' + tint(mode, state).name();
    }
    QByteArray text(QIcon::Mode mode, QIcon::State state) const override {
        const QByteArray colour = tint(mode, state).name().toUtf8();
        return readResource(":/icons/" + name_ + ".svg").replace("currentColor", colour);
    }

  private:
    static QColor tint(QIcon::Mode mode, QIcon::State state) {
        const Colours& colours = coloursInForce();
        if (mode == QIcon::Disabled) return blend(colours.muted, colours.surface, 0.5);
        return state == QIcon::On || mode == QIcon::Selected ? colours.accent : colours.muted;
    }

    QString name_;
};

}  // namespace

QIcon lineIcon(const QString& name) {
    return QIcon(new TintedIcon(name));
}

}  // namespace paragram::ui
