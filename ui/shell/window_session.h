// The main window of a session, which is built again when another language is chosen.
#pragma once

#include <QObject>
#include <memory>

#include "ui/shell/main_window.h"

namespace paragram::ui {

class WindowSession : public QObject {
    Q_OBJECT

  public:
    // Builds the window in the saved language.
    explicit WindowSession(QObject* parent = nullptr);
    ~WindowSession() override;

    MainWindow& window() { return *window_; }

    // Saves the choice and applies it at once; while jobs run, as soon as they have ended, because they
    // belong to the window. choice: as savedLanguage().
    void chooseLanguage(const QString& choice);

  signals:
    void windowReplaced();

  private:
    void build();
    void replaceWhenIdle();

    std::unique_ptr<MainWindow> window_;
};

}  // namespace paragram::ui
