#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QUrl>

#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), icon_(new QLabel), text_(new QLabel), action_(new QPushButton) {
    setObjectName("messageBar");
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* copy = new QToolButton;
    copy->setIcon(lineIcon("copy"));
    copy->setToolTip(tr("Copy this message"));
    copy->setAccessibleName(copy->toolTip());
    connect(copy, &QToolButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    auto* close = new QToolButton;
    close->setIcon(lineIcon("close"));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(action_, &QPushButton::clicked, this, [this] {
        hide();
        // The action may show the next message: clear it first.
        const auto run = std::exchange(run_, nullptr);
        if (run) run();
    });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 6, 6, 6);
    layout->setSpacing(space::kGap);
    layout->addWidget(icon_);
    layout->addWidget(text_, 1);
    layout->addWidget(action_);
    layout->addWidget(copy);
    layout->addWidget(close);
    hide();
}

void MessageBar::showMessage(Kind kind, const QString& text) {
    showMessage(kind, text, {}, nullptr);
}

void MessageBar::showError(const Error& error, const Mending& mending) {
    if (error.kind == ErrorKind::stopped) return;  // the user stopped it and needs no error
    for (const Remedy& remedy : remediesOf(error, panel_))
        if (auto deed = deedOf(remedy, mending))
            return showMessage(Kind::error, inWindowWords(error), remedy.button, std::move(deed));
    showMessage(Kind::error, inWindowWords(error));
}

std::function<void()> MessageBar::deedOf(const Remedy& remedy, const Mending& mending) {
    switch (remedy.deed) {
        case Remedy::Deed::again:
            return mending.again;
        case Remedy::Deed::elsewhere:
            return mending.elsewhere;
        case Remedy::Deed::showFolder:
            return [folder = remedy.path] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); };
        case Remedy::Deed::openPanel:
            if (panel_.isEmpty()) return nullptr;
            return [this, remedy] { emit panelWanted(remedy.panel, remedy.path); };
        case Remedy::Deed::otherModel:
            for (auto* box :
                 parentWidget() ? parentWidget()->findChildren<QComboBox*>(kModelBox) : QList<QComboBox*>())
                if (box->isVisible() && box->count() > 1)
                    return [box] {
                        box->setFocus(Qt::OtherFocusReason);
                        box->showPopup();
                    };
            if (panel_.isEmpty() || panel_ == "runs") return nullptr;
            return [this] { emit panelWanted("runs", {}); };
    }
    return nullptr;
}

void MessageBar::showMessage(Kind kind, const QString& text, const QString& action,
                             std::function<void()> run) {
    static constexpr const char* kNames[] = {"info", "good", "warning", "error"};
    kind_ = kind;
    run_ = std::move(run);
    setProperty("kind", kNames[static_cast<int>(kind)]);
    style()->unpolish(this);
    style()->polish(this);
    icon_->setPixmap(
        lineIcon(kind == Kind::error || kind == Kind::warning ? "warning" : "info").pixmap(18, 18));
    text_->setText(text);
    text_->setAccessibleName(text);
    action_->setText(action);
    action_->setVisible(!action.isEmpty());
    show();
}

QString MessageBar::text() const {
    return text_->text();
}

void MessageBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

}  // namespace paragram::ui
