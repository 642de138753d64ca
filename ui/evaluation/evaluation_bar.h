// The choices of an evaluation, next to the panel's subtitle: models, data sets, measure.
#pragma once

#include <QWidget>

#include "ui/evaluation/evaluation_choice.h"
#include "ui/evaluation/result_model.h"

class QComboBox;
class QPushButton;
class QToolButton;

namespace paragram::ui {

class CheckMenu;

class EvaluationBar : public QWidget {
    Q_OBJECT

  public:
    explicit EvaluationBar(EvaluationChoice& choice, QWidget* parent = nullptr);

    // Fills the menus from the choice.
    void refresh();
    void setRunning(bool running);
    void setResults(bool there);
    Measure measure() const;
    void setMeasure(Measure measure);

    // Adds a suite from elsewhere to the choice.
    void addSuite(const QString& path);
    // Add what the user picks in a file dialog.
    void askForModel();
    void askForFolder();
    void askForFile();

  signals:
    // The user wants to choose columns and encoding of this file.
    void readingWanted(const QString& file);
    // A suite from elsewhere was added.
    void suiteAdded(const QString& path);
    // The choice has changed.
    void chosen();
    void measureChanged();
    void saveClicked();
    void copyClicked();
    void evaluateClicked();

  private:
    void fillModels();
    void fillSuites();
    void refreshTexts();

    EvaluationChoice& choice_;
    QToolButton* models_;
    QToolButton* suites_;
    CheckMenu* modelMenu_;
    CheckMenu* suiteMenu_;
    QComboBox* measure_;
    QToolButton* save_;
    QToolButton* copy_;
    QPushButton* evaluate_;
    bool running_ = false;
};

}  // namespace paragram::ui
