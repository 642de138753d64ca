#include "ui/widgets/curve_legend.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include "ui/shell/theme.h"

namespace paragram::ui {

namespace {

constexpr int kLongestName = 22;

QIcon swatch(const QColor& colour) {
    const auto draw = [](const QColor& fill) {
        QPixmap pixmap(24, 24);
        pixmap.setDevicePixelRatio(2);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.fillRect(QRectF(1, 4.5, 10, 3), fill);
        return pixmap;
    };
    QColor faint = colour;
    faint.setAlphaF(0.25F);
    QIcon icon;
    icon.addPixmap(draw(colour), QIcon::Normal, QIcon::On);
    icon.addPixmap(draw(faint), QIcon::Normal, QIcon::Off);
    return icon;
}

}  // namespace

CurveLegend::CurveLegend(QWidget* parent) : QWidget(parent), layout_(new QHBoxLayout(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(2);
    setAccessibleName(tr("Curves"));
}

void CurveLegend::clear() {
    qDeleteAll(buttons_);
    buttons_.clear();
}

void CurveLegend::addEntry(const QString& name, const QColor& colour) {
    auto* button = new QToolButton;
    const int index = count();
    button->setCheckable(true);
    button->setChecked(true);
    button->setIconSize({12, 12});
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(button, &QToolButton::toggled, this, [this, index](bool shown) { emit toggled(index, shown); });
    layout_->addWidget(button);
    buttons_ << button;
    setEntry(index, name, {}, colour);
}

void CurveLegend::setEntry(int index, const QString& name, const QString& note, const QColor& colour) {
    QToolButton* button = buttons_[index];
    QString shortName = name;
    if (name.size() > kLongestName) shortName = name.left(kLongestName - 1) + QStringLiteral("…");
    button->setText(note.isEmpty() ? shortName : shortName + ' ' + note);
    button->setToolTip(tr("%1: show or hide").arg(name));
    button->setAccessibleName(name);
    button->setIcon(swatch(colour));
}

bool CurveLegend::shown(int index) const {
    return buttons_[index]->isChecked();
}

}  // namespace paragram::ui
