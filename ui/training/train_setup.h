// The left side of the Train panel: what to train from, settings, and the buttons.
#pragma once

#include <map>

#include "core/tasks/train_model.h"
#include "ui/shell/project.h"
#include "ui/widgets/card.h"

class QComboBox;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace paragram::ui {

class SettingForm;

class TrainSetup : public Card {
    Q_OBJECT

  public:
    explicit TrainSetup(QWidget* parent = nullptr);

    // Fills the choices anew and keeps what was chosen where it is still there.
    void showProject(const Project& project);
    // All but the run folder.
    TrainRequest request() const;
    // As typed, or made from the settings: "sp-300-m60".
    QString runName() const;
    QString pairsName() const;
    void choosePairs(const QString& name);
    // Stores to learn from beside the one that is chosen, one action each.
    QMenu& morePairs() { return *moreMenu_; }
    SettingForm& form() { return *form_; }

    enum class State { idle, running, paused };
    void setState(State state);
    // Words under the buttons.
    void setNews(const QString& text);

  signals:
    void changed();
    void trainClicked();
    void pauseClicked();
    void stopClicked();
    void gridClicked();

  private:
    void fillDevelopment(const Project& project);
    void fillMore(const Project& project);
    void layOut();
    void refreshNames();

    QComboBox* pairs_;
    QMenu* moreMenu_;
    QToolButton* more_;
    QComboBox* tokenizer_;
    QMenu* developmentMenu_;
    QComboBox* development_;
    QLineEdit* name_;
    SettingForm* form_;
    QPushButton* train_;
    QPushButton* stop_;
    QPushButton* queue_;
    QPushButton* grid_;
    QLabel* news_;
    State state_ = State::idle;
    std::map<QString, bool> developmentOff_;  // sets the user took out
    std::map<QString, bool> moreOn_;          // stores the user added
};

}  // namespace paragram::ui
