#include "ui/shell/panel_buttons.h"

#include <QButtonGroup>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include "ui/style/icon.h"
#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kButtonHeight = 34;
constexpr int kIcon = 18;
constexpr int kIconLeft = 11;
constexpr int kTextLeft = 38;

}  // namespace

PanelButton::PanelButton(const QString& iconName, const QString& text, QWidget* parent)
    : QAbstractButton(parent) {
    setIcon(lineIcon(iconName));
    setText(text);
    setToolTip(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    // With a large font, the buttons of all panels share the height that there is.
    setMinimumHeight(kButtonHeight);
    setMaximumHeight(scaled(kButtonHeight));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

QSize PanelButton::sizeHint() const {
    return {scaled(space::kFoldedRail - 16), scaled(kButtonHeight)};
}

void PanelButton::paintEvent(QPaintEvent*) {
    const Colours& colours = coloursInForce();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(colours.accent) : QPen(Qt::NoPen));
    painter.setBrush(isChecked()    ? colours.accentSoft
                     : underMouse() ? colours.window
                                    : QColor(Qt::transparent));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const bool folded = width() < scaled(space::kFoldedRail);
    const int iconSize = scaled(kIcon), left = folded ? (width() - iconSize) / 2 : scaled(kIconLeft);
    // Computed from the left, and mirrored where the window runs from the right.
    const auto mirrored = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    icon().paint(&painter, mirrored({left, (height() - iconSize) / 2, iconSize, iconSize}), Qt::AlignCenter,
                 QIcon::Normal, isChecked() ? QIcon::On : QIcon::Off);
    if (folded) return;
    painter.setFont(uiFont(13, isChecked() ? QFont::DemiBold : QFont::Normal));
    painter.setPen(isChecked() ? colours.accentText : underMouse() ? colours.text : colours.muted);
    painter.drawText(mirrored(rect().adjusted(scaled(kTextLeft), 0, -4, 0)), Qt::AlignVCenter | Qt::AlignLeft,
                     text());
}

PanelButtons::PanelButtons(QWidget* parent)
    : QWidget(parent),
      list_(new QVBoxLayout),
      group_(new QButtonGroup(this)),
      fold_(new PanelButton("panels", tr("Collapse"))) {
    setObjectName("panels");
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Panels"));
    list_->setSpacing(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addLayout(list_);
    layout->addStretch();
    layout->addWidget(fold_);
    connect(group_, &QButtonGroup::idClicked, this, &PanelButtons::chosen);
    connect(fold_, &QAbstractButton::clicked, this, [this] { setFolded(!folded_); });
    applyWidth();
}

void PanelButtons::addPanel(const QString& iconName, const QString& title) {
    auto* button = new PanelButton(iconName, title);
    button->setCheckable(true);
    group_->addButton(button, static_cast<int>(group_->buttons().size()));
    list_->addWidget(button);
}

void PanelButtons::setCurrent(int index) {
    if (auto* button = group_->button(index)) button->setChecked(true);
}

void PanelButtons::setFolded(bool folded) {
    folded_ = folded;
    applyWidth();
}

void PanelButtons::setNarrow(bool narrow) {
    narrow_ = narrow;
    applyWidth();
}

void PanelButtons::applyWidth() {
    const bool icons = folded_ || narrow_;
    setFixedWidth(scaled(icons ? space::kFoldedRail : space::kRail));
    fold_->setText(icons ? tr("Expand") : tr("Collapse"));
    fold_->setToolTip(fold_->text());
    // A narrow window has no room for the names.
    fold_->setVisible(!narrow_);
}

}  // namespace paragram::ui
