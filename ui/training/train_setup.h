// The left side of the Train panel: what to train from, settings, and the buttons.
#pragma once

#include <map>
#include <set>
#include <string>

#include "core/tasks/training/train_model.h"
#include "ui/forms/setup_card.h"
#include "ui/project/project.h"

class QComboBox;
class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;

namespace paragram::ui {

class StoreBox;

class TrainSetup : public SetupCard {
    Q_OBJECT

  public:
    explicit TrainSetup(QWidget* parent = nullptr);

    // Offers the project's files and keeps the choices where they still exist. The project outlives this.
    void showProject(const Project& project);
    // Everything but the run folder.
    TrainRequest request() const;
    // As typed, or derived from the settings: "sp-300-m60". A run of this name may exist.
    QString runName() const;
    QString pairsName() const;
    void choosePairs(const QString& name);
    // The languages of the chosen pairs, once they are read; empty: unknown.
    void setLanguages(const std::set<std::string>& languages);
    // How long a preset would train on the chosen pairs.
    void showTime(const QString& preset, const QString& time);
    // The manual's page of the field that has the focus; "train" for most.
    QString askedPage() const;
    enum class State { idle, running, paused };
    void setState(State state);
    // Text below the buttons.
    void setNews(const QString& text);

  signals:
    void changed();
    // The presets are about to be listed, with the time of each.
    void timesWanted();
    void trainClicked();
    void pauseClicked();
    void stopClicked();
    void gridClicked();

  private:
    void fillDevelopment(const Project& project);
    void tickDevelopment();
    void fillMore(const Project& project);
    void layOut();
    void refreshNames();

    const Project* project_ = nullptr;
    StoreBox* pairs_;
    QMenu* moreMenu_;
    QToolButton* more_;
    QComboBox* tokenizer_;
    QMenu* developmentMenu_;
    QComboBox* development_;
    QLineEdit* name_;
    QPushButton* train_;
    QPushButton* stop_;
    QPushButton* queue_;
    QPushButton* grid_;
    QLabel* news_;
    State state_ = State::idle;
    std::set<std::string> languages_;        // of the pairs
    std::map<QString, bool> developmentOn_;  // sets the user ticked or unticked
    std::map<QString, bool> moreOn_;         // stores the user added
};

}  // namespace paragram::ui
