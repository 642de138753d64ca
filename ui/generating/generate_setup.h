// What to write: sentences, a style, languages, and how to search.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/tasks/models/form_paraphrases.h"
#include "core/tasks/models/generate_text.h"
#include "core/tasks/models/round_trip.h"
#include "ui/forms/setup_card.h"
#include "ui/models/translator_list.h"

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSettings;

namespace paragram::ui {

class ModelBox;
class NumberBox;

// What a model can write.
struct WritingWays {
    std::vector<std::pair<std::string, std::string>> fromTo;  // languages read and written
    bool styles = false;                                      // in the style of another sentence
    bool between = false;                                     // on the way from one sentence to another
    bool inForms = false;                                     // in the form of a template
    bool inParses = false;                                    // or of a whole parse
    std::vector<std::string> templates;                       // the most frequent ones of its training
};

// Paraphrases by a round trip.
struct RoundTripChoice {
    RoundTripRequest request;
    QString back;  // model that translates back
};

class GenerateSetup : public SetupCard {
    Q_OBJECT

  public:
    explicit GenerateSetup(QWidget* parent = nullptr);

    // Offers what a model can do; keeps the choice where it is still offered.
    void setWays(const WritingWays& ways);
    // Offers the translators for the way back, and the other models for the cosine.
    void showModels(std::vector<ModelChoice> models, std::vector<Translator> translators);
    GenerateRequest request() const;
    // What is asked for instead of it: there is a translator for the way back.
    std::optional<RoundTripChoice> roundTrip() const;
    // The same of paraphrases in given forms: the model writes nothing else.
    std::optional<FormRequest> forms() const;
    // The parse generator that completes their templates; empty: none.
    QString parser() const;
    // running: a model writes; possible: the chosen model can.
    void setState(bool running, bool possible);
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

    QPlainTextEdit& sentences() { return *sentences_; }
    QLineEdit& style() { return *style_; }
    QLineEdit& towards() { return *towards_; }
    QComboBox& to() { return *to_; }
    ModelBox& parserBox() { return *parser_; }
    QLineEdit& parses() { return *parses_; }
    QComboBox& templates() { return *templates_; }
    QLineEdit& ownTemplates() { return *ownTemplates_; }
    QComboBox& search() { return *search_; }
    ModelBox& back() { return *back_; }
    ModelBox& scorer() { return *scorer_; }
    QPushButton& writeButton() { return *write_; }

  signals:
    // The sentences should come from a file.
    void fileWanted();
    void writeClicked();
    void stopClicked();
    void changed();

  private:
    void layOut();
    void refresh();
    void offerTargets();
    void offerBack();
    void backChosen();
    bool sampling() const;
    bool translating() const;
    bool formsComplete() const;

    WritingWays ways_;
    std::vector<Translator> translators_;
    QPlainTextEdit* sentences_;
    QLineEdit* style_;
    QLineEdit* towards_;
    NumberBox* steps_;
    QComboBox* from_;
    QComboBox* to_;
    ModelBox* back_;
    ModelBox* parser_;
    QLineEdit* parses_;
    QComboBox* templates_;
    QLineEdit* ownTemplates_;
    ModelBox* scorer_;
    QComboBox* search_;
    NumberBox* beam_;
    NumberBox* best_;
    NumberBox* longest_;
    NumberBox* temperature_;
    NumberBox* topP_;
    QPushButton* write_;
    QPushButton* stop_;
    bool running_ = false, possible_ = false, scorerOffered_ = false;
};

}  // namespace paragram::ui
