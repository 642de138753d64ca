// An import, from the choice of a file to the report of what it did.
#pragma once

#include <QWidget>

#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/preview_pairs.h"
#include "ui/data/import/preview_model.h"
#include "ui/jobs/latest_request.h"
#include "ui/project/project.h"

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

    // A file to import. If the file already open has only one side, this one becomes the other side.
    void openFile(const std::filesystem::path& file);
    void openFiles(const std::filesystem::path& file, const std::filesystem::path& second);
    void chooseFiles();
    bool importing() const { return job_ != 0; }

    ImportSetup& setup() { return *setup_; }
    PreviewModel& preview() { return *preview_; }
    ImportResult& result() { return *result_; }
    ImportSteps& steps() { return *steps_; }
    QString problems() const;
    QString dialogFolder() const { return dialogFolder_; }
    void setDialogFolder(const QString& folder) { dialogFolder_ = folder; }

  signals:
    // A file was chosen: the page should be shown.
    void opened();
    void closed();
    void failed(const QString& sentence);
    void previewed();
    // The filters have been applied to the first lines.
    void judged();
    void imported(const std::filesystem::path& store);
    void showPairsWanted(const std::filesystem::path& store);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* buildPreview();
    void chooseSecond();
    void startImport();
    void readPreview();
    void judge();
    void tryFilters();
    bool rowsArePairs() const;
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
    LatestRequest reading_, trial_;
    bool announce_ = false;  // the first lines are new
    int job_ = 0;            // 0: no import is running
};

}  // namespace paragram::ui
