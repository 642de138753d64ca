// The page of a format: which programs read it, code that loads it, how the last export compared when read
// back, its folder.
#pragma once

#include "core/tasks/models/export_model.h"
#include "ui/widgets/card.h"

class QComboBox;
class QPlainTextEdit;
class QPushButton;

namespace paragram::ui {

class FormatPage : public Card {
    Q_OBJECT

  public:
    explicit FormatPage(QWidget* parent = nullptr);

    // place: where the export is or will be. refusal: why the model cannot be exported so; empty if it can.
    void show(const ExportTarget& target, const QString& place, const ExportedFormat* outcome,
              const QString& refusal);
    QString code() const;
    QString verdict() const { return verdict_->text(); }
    QComboBox& language() { return *language_; }
    QPushButton& copyButton() { return *copy_; }

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
