// Ctrl+K: every action of the window in one list that narrows while the user types.
#pragma once

#include <QFrame>
#include <QList>

class QAction;
class QLineEdit;
class QListWidget;

namespace paragram::ui {

// How well a text matches what was typed: all letters in order, better at starts of words and in a row. -1:
// no match.
int fuzzyScore(const QString& typed, const QString& text);

class CommandPalette : public QFrame {
    Q_OBJECT

  public:
    struct Command {
        QString group;  // "Train", "Window"
        QAction* action = nullptr;
    };

    explicit CommandPalette(QWidget* window);

    void open(const QList<Command>& commands);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void narrow();
    void runCurrent();

    QList<Command> commands_;
    QLineEdit* field_;
    QListWidget* list_;
};

}  // namespace paragram::ui
