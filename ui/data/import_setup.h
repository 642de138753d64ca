// The left side of an import: files, languages, columns, filters, the name of the new pair store.
#pragma once

#include "core/tasks/preview_pairs.h"
#include "ui/data/preview_model.h"
#include "ui/widgets/card.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace paragram::ui {

class ImportRecipe;
class ReadingOptions;
class SettingForm;

class ImportSetup : public Card {
    Q_OBJECT

  public:
    explicit ImportSetup(QWidget* parent = nullptr);

    // second: the other language's lines (Moses); empty: the file holds both sides.
    void setFiles(const std::filesystem::path& file, const std::filesystem::path& second);
    const std::filesystem::path& file() const { return file_; }
    const std::filesystem::path& secondFile() const { return second_; }
    // What the first lines tell: format, columns, languages where none are typed, a second file found by
    // name.
    void showPreview(const ImportPreview& preview);
    // What was chosen by hand, for the preview.
    ImportRequest previewRequest() const;
    ReadingOptions& reading() { return *reading_; }
    ImportRecipe& recipe() { return *recipe_; }
    // Source and target as typed or recognised.
    std::pair<std::string, std::string> languages() const;

    ColumnRoles roles() const;
    void setRoles(const ColumnRoles& roles);
    // All but the output.
    ImportRequest request() const;
    // As typed, or from the file's name: "tatoeba.en-es".
    QString storeName() const;
    void setImporting(bool importing);
    SettingForm& form() { return *form_; }
    QPushButton* importButton() { return import_; }

  signals:
    void filesWanted();
    void secondFileWanted();
    void secondFileDropped();
    // Another way to read the file: it must be read anew.
    void readingChanged();
    // Columns or settings: the same lines are judged anew.
    void changed();
    void importClicked();
    void cancelClicked();

  private:
    void layOut();
    QWidget* fileRow(QLabel* label, std::initializer_list<QToolButton*> buttons);
    void nameLanguages();
    void showSecond();
    void showFormRows();

    std::filesystem::path file_, second_;
    QLabel* fileLabel_;
    QLabel* secondLabel_;
    QToolButton* chooseFile_;
    QToolButton* chooseSecond_;
    QToolButton* dropSecond_;
    QLineEdit* languages_[2];
    QLabel* languageNames_;
    bool languageTyped_[2] = {};
    ReadingOptions* reading_;
    QComboBox* columns_[3];  // source, target, score
    QWidget* columnRow_ = nullptr;
    QLabel* columnLabel_ = nullptr;
    std::vector<std::string> keys_;  // of JSON lines, by which columns are asked for
    QLineEdit* name_;
    ImportRecipe* recipe_;
    SettingForm* form_;
    QPushButton* import_;
    QPushButton* cancel_;
};

}  // namespace paragram::ui
