// Translations of sentences that are similar to one, from a translation memory. Enter searches, C copies the
// translation.
#pragma once

#include <QWidget>
#include <memory>

#include "core/tasks/corpora/search_memory.h"
#include "ui/jobs/latest_request.h"
#include "ui/models/model_cache.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSettings;
class QStackedWidget;

namespace paragram::ui {

class Card;
class DataTable;
class EmptyState;
class MemoryBox;
class MemoryMatchModel;
class Project;

class MemoryPage : public QWidget {
    Q_OBJECT

  public:
    MemoryPage(const Project& project, JobRunner& jobs, std::shared_ptr<ModelCache> models,
               QWidget* parent = nullptr);

    // Another project was opened.
    void reset();
    void showProject();
    // path: run folder or model file. A memory that is open is embedded again for another model.
    void setModel(const QString& path, const QString& name);
    void openFile(const QString& path);
    void askForFile();
    // Opens the memory first, if it is not open.
    void search();
    // The translation of the current row to the clipboard.
    void copyTranslation();
    void focusField();
    // What is open, for the panel's subtitle; rich text.
    QString description() const { return description_; }
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

    QLineEdit& field() { return *field_; }
    MemoryBox& memories() { return *memories_; }
    QComboBox& order() { return *order_; }
    QComboBox& side() { return *side_; }
    DataTable& table() { return *table_; }
    const MemoryMatchModel& matches() const { return *matches_; }

  signals:
    void failed(const paragram::Error& error);
    void described();
    void shown();  // an answer

  private:
    struct Answer {
        std::string query;
        std::vector<MemoryMatch> matches;
        double seconds = 0;
    };
    void buildContent();
    void openMemory(bool thenSearch);
    bool hasAnswer() const;
    // The sides of the memory that is open, by the names of their languages.
    void nameSides();
    void prepare(Side side);
    void showAnswer(Answer answer);
    void fitColumns();
    void describe();
    void changeEvent(QEvent* event) override;
    void showLegend();

    const Project& project_;
    JobRunner& jobs_;
    std::shared_ptr<ModelCache> models_;
    MemoryBox* memories_;
    QPushButton* open_;
    QLineEdit* field_;
    QPushButton* searchButton_;
    QComboBox* side_;
    QComboBox* order_;
    MemoryMatchModel* matches_;
    DataTable* table_;
    QLabel* legend_;
    QPushButton* copy_;
    Card* list_;
    QStackedWidget* stack_;
    EmptyState* invitation_;
    LatestRequest search_;
    QString model_, modelName_, description_;
    QString openPath_;                           // of memory_
    std::shared_ptr<TranslationMemory> memory_;  // null: none is open
    int job_ = 0;                                // that opens or embeds
    bool wanted_ = false;                        // a search, when the job has ended
    bool nothingFound_ = false;                  // by the last search
};

}  // namespace paragram::ui
