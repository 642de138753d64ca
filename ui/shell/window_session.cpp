#include "ui/shell/window_session.h"

#include <QApplication>

#include "ui/language/languages.h"
#include "ui/shell/typed_text.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

WindowSession::WindowSession(QObject* parent) : QObject(parent) {
    applyLanguage(savedLanguage());
    build();
}

WindowSession::~WindowSession() = default;

void WindowSession::build() {
    window_ = std::make_unique<MainWindow>();
    // Queued: the window that emits these is deleted.
    connect(window_.get(), &MainWindow::languageChosen, this, &WindowSession::chooseLanguage,
            Qt::QueuedConnection);
    connect(&window_->jobs(), &JobRunner::finished, this, &WindowSession::replaceWhenIdle,
            Qt::QueuedConnection);
}

void WindowSession::chooseLanguage(const QString& choice) {
    saveLanguage(choice);
    if (window_->jobs().busy() && languageOf(choice) != languageInForce())
        window_->announce(tr("The language changes when the running jobs have ended."));
    replaceWhenIdle();
}

void WindowSession::replaceWhenIdle() {
    if (window_->jobs().busy() || languageOf(savedLanguage()) == languageInForce()) return;
    window_->saveState();
    const TypedText typed(window_->panels());
    const bool open = window_->project().isOpen();
    const QString folder = toText(window_->project().folder());
    const std::unique_ptr<MainWindow> old = std::move(window_);
    applyLanguage(savedLanguage());
    build();
    // Shown before the other is gone: the program ends with its last window.
    window_->show();
    if (open) window_->openProject(folder);
    typed.restore(window_->panels());
    emit windowReplaced();
}

}  // namespace paragram::ui
