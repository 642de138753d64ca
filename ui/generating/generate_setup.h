// What to write: sentences, a style, languages, and how to search.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/tasks/models/generate_text.h"
#include "ui/forms/setup_card.h"

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSettings;

namespace paragram::ui {

class NumberBox;

// What a model can write.
struct WritingWays {
    std::vector<std::pair<std::string, std::string>> fromTo;  // languages read and written
    bool styles = false;                                      // in the style of another sentence
    bool between = false;                                     // on the way from one sentence to another
};

class GenerateSetup : public SetupCard {
    Q_OBJECT

  public:
    explicit GenerateSetup(QWidget* parent = nullptr);

    // Offers what a model can do; keeps the choice where it is still offered.
    void setWays(const WritingWays& ways);
    GenerateRequest request() const;
    // running: a model writes; possible: the chosen model can.
    void setState(bool running, bool possible);
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

    QPlainTextEdit& sentences() { return *sentences_; }
    QLineEdit& style() { return *style_; }
    QLineEdit& towards() { return *towards_; }
    QComboBox& to() { return *to_; }
    QComboBox& search() { return *search_; }
    QPushButton& writeButton() { return *write_; }

  signals:
    void writeClicked();
    void stopClicked();
    void changed();

  private:
    void refresh();
    void offerTargets();
    bool sampling() const;

    WritingWays ways_;
    QPlainTextEdit* sentences_;
    QLineEdit* style_;
    QLineEdit* towards_;
    NumberBox* steps_;
    QComboBox* from_;
    QComboBox* to_;
    QComboBox* search_;
    NumberBox* beam_;
    NumberBox* best_;
    NumberBox* longest_;
    NumberBox* temperature_;
    NumberBox* topP_;
    QPushButton* write_;
    QPushButton* stop_;
    bool running_ = false, possible_ = false;
};

}  // namespace paragram::ui
