// A message inside a panel: what went wrong and what to do, or what was done. Never a dialog.
#pragma once

#include <QFrame>
#include <functional>

#include "core/base/result.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace paragram::ui {

class MessageBar : public QFrame {
    Q_OBJECT

  public:
    enum class Kind { info, good, warning, error };

    explicit MessageBar(QWidget* parent = nullptr);

    void showMessage(Kind kind, const QString& text);
    void showError(const Error& error);
    // With one button, for example Undo.
    void showMessage(Kind kind, const QString& text, const QString& action, std::function<void()> run);
    QString text() const;
    Kind kind() const { return kind_; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QLabel* icon_;
    QLabel* text_;
    QPushButton* action_;
    std::function<void()> run_;
    Kind kind_ = Kind::info;
};

}  // namespace paragram::ui
