// The choices of an evaluation on the line under the panel's title: models, data sets, measure.
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

    // Menus anew from the choice.
    void refresh();
    void setRunning(bool running);
    void setResults(bool there);
    Measure measure() const;
    void setMeasure(Measure measure);

  signals:
    // The user ticked something; the choice holds it already.
    void chosen();
    void measureChanged();
    void addModelClicked();
    void addFolderClicked();
    void addFileClicked();
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
