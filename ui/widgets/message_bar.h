// A message inside a panel: what went wrong and what to do, or what was done. Never a dialog.
#pragma once

#include <QFrame>
#include <functional>

#include "core/base/result.h"
#include "ui/widgets/remedy.h"

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
    // With the button that mends it, if there is one: what the caller can do, another model of the panel, a
    // panel, a folder.
    void showError(const Error& error, const Mending& mending = {});
    // With one button, for example Undo.
    void showMessage(Kind kind, const QString& text, const QString& action, std::function<void()> run);
    QString text() const;
    Kind kind() const { return kind_; }
    // The id of the panel that shows the messages; without one, no error leads to another panel.
    void setPanel(const QString& id) { panel_ = id; }

  signals:
    // The button of an error leads to another panel, which opens path if it is not empty.
    void panelWanted(const QString& id, const QString& path);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    // Empty where the remedy is not possible here.
    std::function<void()> deedOf(const Remedy& remedy, const Mending& mending);

    QString panel_;
    QLabel* icon_;
    QLabel* text_;
    QPushButton* action_;
    std::function<void()> run_;
    Kind kind_ = Kind::info;
};

}  // namespace paragram::ui
