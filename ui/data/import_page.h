// An import from the choice of a file to the account of what it did.
#pragma once

#include <QWidget>

#include "core/tasks/preview_pairs.h"
#include "ui/data/preview_model.h"
#include "ui/jobs/job_runner.h"
#include "ui/shell/project.h"

class QLabel;
class QPlainTextEdit;
class QStackedLayout;

namespace paragram::ui {

class Card;
class DataTable;
class ImportResult;
class ImportSetup;
class ImportSteps;
class PreviewModel;

class ImportPage : public QWidget {
    Q_OBJECT

  public:
    ImportPage(Project& project, JobRunner& jobs, QWidget* parent = nullptr);

    // A file to import. While one waits that holds one side only, the next is the other side.
    void openFile(const std::filesystem::path& file);
    void openFiles(const std::filesystem::path& file, const std::filesystem::path& second);
    void chooseFiles();
    void startImport();
    bool importing() const { return job_ != 0; }

    ImportSetup& setup() { return *setup_; }
    PreviewModel& preview() { return *preview_; }
    ImportResult& result() { return *result_; }
    ImportSteps& steps() { return *steps_; }
    QString problems() const;
    QString dialogFolder() const { return dialogFolder_; }
    void setDialogFolder(const QString& folder) { dialogFolder_ = folder; }

  signals:
    // A file was chosen: the page should come to the front.
    void opened();
    void closed();
    void failed(const QString& sentence);
    void previewed();
    // The filters have been tried on the first lines.
    void judged();
    void imported(const std::filesystem::path& store);
    void showPairsWanted(const std::filesystem::path& store);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* buildPreview();
    void chooseSecond();
    void readPreview();
    void judge();
    void tryFilters();
    void showCounts();
    QStringList problemSentences() const;
    void showColumnMenu(int column);
    void endImport(const std::filesystem::path& store, const Result<ImportSummary>& summary);
    void cancel();
    void stopPreview();

    Project& project_;
    JobRunner& jobs_;
    ImportSetup* setup_;
    PreviewModel* preview_;
    DataTable* previewTable_;
    Card* previewCard_;
    ImportSteps* steps_;
    Card* problemCard_;
    QLabel* advice_;
    QPlainTextEdit* problems_;
    ImportResult* result_;
    QStackedLayout* pages_;
    ImportPreview lines_;  // as last read
    std::filesystem::path store_;
    QString dialogFolder_;
    std::shared_ptr<RecipePreviewer> previewer_;
    ColumnRoles triedRoles_;
    std::pair<std::string, std::string> triedLanguages_;
    int previewNumber_ = 0, tryNumber_ = 0;
    int previewJob_ = 0, tryJob_ = 0;
    bool announce_ = false;  // the first lines are new
    int job_ = 0;            // 0: no import runs
};

// An error of the engine in the words of this page, where the engine names flags of the command line.
QString inWindowWords(const std::string& sentence);

}  // namespace paragram::ui
