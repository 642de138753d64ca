// Judging a sample of a pair store by hand, with the keys 0 to 3, one sheet for each judge; the grades are
// summed up beside it.
#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "core/pairs/judging/judging_sheet.h"
#include "ui/data/browsing/store_model.h"
#include "ui/jobs/job_runner.h"
#include "ui/project/project.h"

class QLabel;
class QPlainTextEdit;

namespace paragram::ui {

class Card;
class JudgingSetup;

class JudgingPage : public QWidget {
    Q_OBJECT

  public:
    JudgingPage(Project& project, JobRunner& jobs, QWidget* parent = nullptr);

    void open(const StoreEntry& store);
    const std::optional<JudgingSheet>& sheet() const { return sheet_; }
    // The sheet of a judge, in the project's reports.
    std::filesystem::path sheetOf(const QString& judge) const;

  signals:
    // The sheet can be graded.
    void begun();
    // again: what failed, to be tried once more; may be empty.
    void failed(const paragram::Error& error, const std::function<void()>& again);

  private:
    void layOut();
    void begin();
    void show(Result<JudgingSheet> sheet);
    // The sheets of all judges of this store, this judge's first.
    std::vector<std::filesystem::path> sheets() const;
    void grade(int grade);
    void undo();
    void move(int by);
    void showPlace();
    void sumUp();

    Project& project_;
    JobRunner& jobs_;
    StoreEntry store_;
    JudgingSetup* setup_;
    Card* card_;
    QLabel* sentence_;
    QLabel* paraphrase_;
    QLabel* question_;
    QLabel* grades_;
    QPlainTextEdit* summary_;
    std::optional<JudgingSheet> sheet_;
    GradePlace place_;
};

}  // namespace paragram::ui
