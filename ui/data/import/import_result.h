// The result of an import: lines read, what each filter kept, examples of what was skipped or dropped.
#pragma once

#include <QWidget>

#include "core/tasks/data/import_pairs.h"

class QLabel;
class QStandardItemModel;

namespace paragram::ui {

class Card;
class DataTable;

class ImportResult : public QWidget {
    Q_OBJECT

  public:
    explicit ImportResult(QWidget* parent = nullptr);

    void show(const QString& store, const ImportSummary& summary, bool stopped);
    // The steps: reading, then each filter.
    const QStandardItemModel& steps() const { return *steps_; }
    const QStandardItemModel& examples() const { return *examples_; }
    QString notes() const;

  signals:
    void showPairsClicked();
    void importAnotherClicked();

  private:
    void showExamples(int step);
    void showNotes();

    ImportSummary summary_;
    QLabel* number_;
    QLabel* words_;
    QLabel* notes_;
    QStandardItemModel* steps_;
    DataTable* stepTable_;
    QStandardItemModel* examples_;
    DataTable* exampleTable_;
    Card* exampleCard_;
};

}  // namespace paragram::ui
