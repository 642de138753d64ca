// The left side of an import: files, languages, columns, filters, the name of the new pair store.
#pragma once

#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/preview_pairs.h"
#include "ui/data/import/preview_model.h"
#include "ui/forms/setup_card.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace paragram::ui {

class ImportRecipe;
class ReadingOptions;

class ImportSetup : public SetupCard {
    Q_OBJECT

  public:
    explicit ImportSetup(QWidget* parent = nullptr);

    // second: the file with the other language's lines (Moses); empty: the file has both sides.
    void setFiles(const std::filesystem::path& file, const std::filesystem::path& second);
    const std::filesystem::path& file() const { return file_; }
    const std::filesystem::path& secondFile() const { return second_; }
    // Shows what the first lines reveal: format, columns, languages unless they were typed, and a second file
    // found by its name.
    void showPreview(const ImportPreview& preview);
    // The choices made by hand, for the preview.
    PairInput previewInput() const;
    ReadingOptions& reading() { return *reading_; }
    ImportRecipe& recipe() { return *recipe_; }
    // Source and target as typed or recognised.
    std::pair<std::string, std::string> languages() const;

    ColumnRoles roles() const;
    void setRoles(const ColumnRoles& roles);
    // Everything but the output.
    ImportRequest request() const;
    // As typed, or derived from the file's name: "tatoeba.en-es".
    QString storeName() const;
    void setImporting(bool importing);
    QPushButton* importButton() { return import_; }

  signals:
    void filesWanted();
    void secondFileWanted();
    void secondFileDropped();
    // The file must be read again in another way.
    void readingChanged();
    // Columns or settings changed: the same lines must be filtered again.
    void changed();
    void importClicked();
    void cancelClicked();

  private:
    void layOut();
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
    QWidget* columnRow_;
    std::vector<std::string> keys_;  // of JSON lines, which name columns by keys
    QLineEdit* name_;
    ImportRecipe* recipe_;
    QPushButton* import_;
    QPushButton* cancel_;
};

}  // namespace paragram::ui
