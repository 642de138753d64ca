// A paraphrase lexicon of the project's pairs: look words up, compare it with gold scores, save it.
#pragma once

#include <QWidget>
#include <memory>

#include "core/tasks/evaluation/analyse_lexicon.h"
#include "ui/jobs/latest_request.h"
#include "ui/project/project.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStringListModel;

namespace paragram::ui {

class StoreBox;

class DataTable;
class LexiconEntryModel;
class MessageBar;
class NumberBox;

class LexiconPage : public QWidget {
    Q_OBJECT

  public:
    LexiconPage(Project& project, JobRunner& jobs, MessageBar& messages, QWidget* parent = nullptr);

    // Lists the project's stores.
    void refresh();
    void clear();
    void build();
    // Shows the entries of the word; they are looked up in the background.
    void look(const QString& word);
    void compare(const QString& wordList);
    void save(const QString& file);

    bool hasStores() const;
    LexiconEntryModel& entries() { return *entries_; }

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
    StoreBox* stores_;
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
    int round_ = 0;  // a lexicon requested in an earlier one is discarded
    LatestRequest look_;
};

}  // namespace paragram::ui
