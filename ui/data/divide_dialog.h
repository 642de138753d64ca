// What makes new stores of a store but filters: folds, split, draw, shuffle, merge, pivot.
#pragma once

#include <QDialog>
#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include "core/tasks/divide_pairs.h"
#include "ui/data/store_model.h"
#include "ui/shell/project.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QLabel;
class QListWidget;
class QPushButton;
class QStackedWidget;

namespace paragram::ui {

class ModelBox;
class NumberBox;

// A task that is ready to run, on a worker's thread.
struct DivideWork {
    QString name;  // of the job
    // The counts of the outputs: "2,000, 500"; empty when stopped.
    std::function<Result<QString>(JobContext&)> run;
    std::vector<std::filesystem::path> outputs;  // the first is the one to show
};

class DivideDialog : public QDialog {
    Q_OBJECT

  public:
    enum Kind { kSplit, kDraw, kFold, kShuffle, kMerge, kPivot };

    DivideDialog(const Project& project, const StoreEntry& store, const std::vector<StoreEntry>& others,
                 QWidget* parent = nullptr);

    // After the dialog was accepted.
    DivideWork work() const;

    QComboBox& kinds() { return *kinds_; }
    NumberBox& count() { return *count_; }
    NumberBox& testSize() { return *testSize_; }
    QComboBox& quantity() { return *quantity_; }
    ModelBox& model() { return *model_; }
    // Of folds 1..10.
    QCheckBox& fold(int number) { return *folds_[static_cast<std::size_t>(number - 1)]; }
    QListWidget& others() { return *others_; }
    // Stores whose translations count beside the chosen one's, and the languages of the pairs.
    QListWidget& translations() { return *translations_; }
    QComboBox& pivotLanguage(int side) { return *pivotLanguages_[static_cast<std::size_t>(side)]; }
    QPushButton& runButton() { return *run_; }

  private:
    void addPage(const QString& name, const QString& help, QWidget* page);
    QWidget* splitPage();
    QWidget* drawPage();
    QWidget* foldPage();
    QWidget* pivotPage(const std::vector<StoreEntry>& others);
    void list(const std::vector<StoreEntry>& others, QListWidget& stores);
    DivideWork foldWork() const;
    DivideWork pivotWork() const;
    void judge();
    std::filesystem::path freeName(const QString& ending) const;

    const Project& project_;
    StoreEntry store_;
    QComboBox* kinds_;
    QStackedWidget* pages_;
    NumberBox* developmentSize_;
    NumberBox* testSize_;
    QComboBox* apart_;
    NumberBox* count_;
    QComboBox* quantity_;
    ModelBox* model_;
    QLabel* modelLabel_;
    std::array<QCheckBox*, 10> folds_;
    NumberBox* seed_;
    QListWidget *others_, *translations_;
    std::array<QComboBox*, 2> pivotLanguages_;
    QLabel* seedLabel_;
    QPushButton* run_;
};

}  // namespace paragram::ui
