// Details of the selected runs: overlaid curves, settings that differ, notes.
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "core/runs/history.h"
#include "ui/runs/run_model.h"

class QLabel;
class QPlainTextEdit;

namespace paragram::ui {

class Card;
class CurveChart;
class DataTable;
class DifferenceModel;

struct RunCurves {
    QString name;
    History history;
};

class RunDetails : public QWidget {
    Q_OBJECT

  public:
    explicit RunDetails(QWidget* parent = nullptr);
    ~RunDetails() override;

    void showRuns(const std::vector<RunEntry>& runs);
    void showCurves(const std::vector<RunCurves>& runs);
    // Notes are saved a moment after the last key; this saves them now.
    void saveNotes();

    CurveChart* lossChart() { return loss_; }
    CurveChart* gradientChart() { return gradient_; }
    CurveChart* normChart() { return norm_; }
    DifferenceModel* differences() { return differences_; }
    QPlainTextEdit* notes() { return notes_; }

  signals:
    void failed(const QString& text);

  private:
    void setSideWidth(std::size_t runs);

    CurveChart* loss_;
    CurveChart* gradient_;
    CurveChart* norm_;
    CurveChart* development_;
    Card* developmentCard_;
    Card* differencesCard_;
    DifferenceModel* differences_;
    DataTable* differencesTable_;
    QLabel* origin_;  // word vectors the run started with
    Card* notesCard_;
    QPlainTextEdit* notes_;
    std::filesystem::path notesRun_;  // empty: no single run is selected
    QTimer notesTimer_;
};

}  // namespace paragram::ui
