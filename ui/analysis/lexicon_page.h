// A paraphrase lexicon of the project's pairs: look words up, hold it against people, save it.
#pragma once

#include <QWidget>
#include <memory>

#include "core/tasks/analyse_lexicon.h"
#include "ui/jobs/job_runner.h"
#include "ui/shell/project.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace paragram::ui {

class DataTable;
class LexiconEntryModel;
class MessageBar;
class NumberBox;

class LexiconPage : public QWidget {
    Q_OBJECT

  public:
    LexiconPage(Project& project, JobRunner& jobs, MessageBar& messages, QWidget* parent = nullptr);

    // The stores of the project anew.
    void refresh();
    void clear();
    void build();
    // Entries of the word, in the background; the newest wish wins.
    void look(const QString& word);
    void compare(const QString& wordList);
    void save(const QString& file);

    bool hasStores() const;
    bool hasLexicon() const { return summary_.lexicon != nullptr; }
    LexiconEntryModel& entries() { return *entries_; }
    QString agreementShown() const;

  signals:
    void changed();
    void built(bool ok);
    void saved(bool ok);
    void looked();
    void compared(bool ok);

  private:
    QWidget* buildLeft();
    QWidget* buildRight();
    void take(const Result<LexiconSummary>& summary);
    void showAgreement(const std::vector<LexiconAgreement>& agreements);
    void askForWords();
    void askWhereToSave();
    LexiconScore by() const;

    Project& project_;
    JobRunner& jobs_;
    MessageBar& messages_;
    QComboBox* stores_;
    NumberBox* minimumCount_;
    QComboBox* by_;
    QPushButton* build_;
    QPushButton* compare_;
    QPushButton* save_;
    QLabel* summaryText_;
    QLabel* agreement_;
    QLineEdit* word_;
    QStringListModel* words_;
    DataTable* wordTable_;
    LexiconEntryModel* entries_;
    DataTable* entryTable_;
    LexiconSummary summary_;
    int round_ = 0;  // a lexicon of an older one is not wanted
    int look_ = 0;   // nor are entries
};

}  // namespace paragram::ui
