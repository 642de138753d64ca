// Shown while a panel has no content: one sentence and one button.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace paragram::ui {

class EmptyState : public QWidget {
    Q_OBJECT

  public:
    EmptyState(const QString& iconName, const QString& sentence, const QString& button,
               QWidget* parent = nullptr);

    void setSentence(const QString& sentence);
    // An empty text hides the button.
    void setButton(const QString& text);

  signals:
    void clicked();

  private:
    QLabel* sentence_;
    QPushButton* button_;
};

}  // namespace paragram::ui
