// Creates new pair stores from a store, other than by filters: split, sample, folds, shuffle, merge, pivot.
#pragma once

#include <QDialog>
#include <filesystem>
#include <vector>

#include "ui/data/browsing/store_model.h"
#include "ui/data/divide/divide_work.h"
#include "ui/project/project.h"

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace paragram::ui {

class FoldPage;
class NumberBox;
class PivotPage;
class StoreChecklist;

class DivideDialog : public QDialog {
    Q_OBJECT

  public:
    enum Kind { kSplit, kSample, kFold, kShuffle, kMerge, kPivot };

    // stores: all of the project.
    DivideDialog(const Project& project, const StoreEntry& store, const std::vector<StoreEntry>& stores,
                 QWidget* parent = nullptr);

    // What the user requested; call after the dialog was accepted.
    DivideWork work() const;

  private:
    void addPage(const QString& name, const QString& help, QWidget* page);
    void addPages();
    QWidget* splitPage();
    QWidget* samplePage();
    void alignFields();
    void refresh();
    bool splitFits() const;
    DivideWork splitWork() const;
    std::filesystem::path freeName(const QString& suffix) const;

    const Project& project_;
    StoreEntry store_;
    QComboBox* kinds_;
    QStackedWidget* pages_;
    NumberBox* developmentSize_;
    NumberBox* testSize_;
    QComboBox* together_;
    NumberBox* sampleSize_;
    FoldPage* folds_;
    StoreChecklist* others_;
    PivotPage* pivot_;
    NumberBox* seed_;
    QLabel* seedLabel_;
    QPushButton* run_;
};

}  // namespace paragram::ui
