// The form for training a tokenizer: pairs, name, settings, buttons.
#pragma once

#include "core/tasks/training/train_tokenizer.h"
#include "ui/forms/setup_card.h"
#include "ui/project/project.h"

class QLineEdit;
class QPushButton;

namespace paragram::ui {

class StoreBox;

class TokenizerSetup : public SetupCard {
    Q_OBJECT

  public:
    explicit TokenizerSetup(QWidget* parent = nullptr);

    // Offers the project's pair stores and keeps the choice if it still exists.
    void showProject(const Project& project);
    // Everything but the output.
    TokenizerRequest request() const;
    // As typed, or derived from the settings: "sp-20000".
    QString tokenizerName() const;
    // ".model" for SentencePiece, which other programs read, too; ".vocab" for our own vocabularies.
    QString ending() const;
    void setTraining(bool training);
    QPushButton* trainButton() { return train_; }

  signals:
    void trainClicked();
    void stopClicked();

  private:
    void refresh();

    StoreBox* pairs_;
    QLineEdit* name_;
    QPushButton* train_;
    QPushButton* stop_;
    bool training_ = false;
};

}  // namespace paragram::ui
