// What to align: a document and its translation, or two folders of them, with how they are read.
#pragma once

#include "core/tasks/corpora/align_documents.h"
#include "ui/widgets/card.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QSettings;

namespace paragram::ui {

class FileBox;

class AlignSetup : public Card {
    Q_OBJECT

  public:
    // folders: of documents; the source may also be a list of two columns, without a target.
    enum class Kind { documents, folders };
    explicit AlignSetup(Kind kind, QWidget* parent = nullptr);

    // Without output and settings.
    AlignRequest request() const;
    bool complete() const;
    // "book.de.docx with book.fr.pdf"
    QString describe() const;
    // Fills the first free field, and both again where both were full.
    void take(const QString& file);
    static bool isList(const QString& file);
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

    FileBox* source() { return source_; }
    FileBox* target() { return target_; }
    FileBox* glossary() { return glossary_; }
    QComboBox* unit() { return unit_; }
    QPushButton* button() { return button_; }

  signals:
    void alignClicked();

  private:
    void refresh();

    Kind kind_;
    FileBox* source_;
    FileBox* target_;
    FileBox* glossary_;
    QComboBox* sourceLanguage_;
    QComboBox* targetLanguage_;
    QComboBox* unit_;
    QLabel* passwordLabel_;
    QLineEdit* password_;
    QPushButton* button_;
};

}  // namespace paragram::ui
