// The form that trains a tokenizer: pairs, name, settings, the button.
#pragma once

#include "core/tasks/train_tokenizer.h"
#include "ui/shell/project.h"
#include "ui/widgets/card.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace paragram::ui {

class SettingForm;

class TokenizerSetup : public Card {
    Q_OBJECT

  public:
    explicit TokenizerSetup(QWidget* parent = nullptr);

    // Fills the choice of pairs anew and keeps what was chosen where it is still there.
    void showProject(const Project& project);
    // All but the output.
    TokenizerRequest request() const;
    // As typed, or made from the settings: "sp-20000".
    QString tokenizerName() const;
    // ".model" for sentence pieces, which other programs read, too; ".vocab" for our own vocabularies.
    QString ending() const;
    void setTraining(bool training);
    SettingForm& form() { return *form_; }
    QPushButton* trainButton() { return train_; }

  signals:
    void trainClicked();
    void stopClicked();

  private:
    void refresh();

    QComboBox* pairs_;
    QLineEdit* name_;
    SettingForm* form_;
    QPushButton* train_;
    QPushButton* stop_;
    bool training_ = false;
};

}  // namespace paragram::ui
