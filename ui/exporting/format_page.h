// A format's page: who reads it, code that loads it, how the last export read back, its folder.
#pragma once

#include "core/tasks/export_model.h"
#include "ui/widgets/card.h"

class QComboBox;
class QPlainTextEdit;
class QPushButton;

namespace paragram::ui {

class FormatPage : public Card {
    Q_OBJECT

  public:
    explicit FormatPage(QWidget* parent = nullptr);

    // place: where it will be, or, with an outcome, is; refusal: why it cannot be.
    void show(const ExportTarget& target, const QString& place, const ExportedFormat* outcome,
              const QString& refusal);
    QString code() const;
    QString verdict() const { return verdict_->text(); }
    QComboBox& language() { return *language_; }
    QPushButton& copyButton() { return *copy_; }
    QPushButton& folderButton() { return *folder_; }

  signals:
    void copied();

  private:
    void showCode();
    void openFolder() const;

    QLabel* reader_;
    QComboBox* language_;
    QPlainTextEdit* code_;
    QPushButton* copy_;
    QLabel* verdict_;
    QPushButton* folder_;
    std::vector<ExportSnippet> snippets_;
    QString wanted_;  // the language chosen last
    std::filesystem::path place_;
};

}  // namespace paragram::ui
