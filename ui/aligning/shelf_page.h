// Many documents with their translations: added from folders, aligned one after another, opened, exported.
#pragma once

#include <QWidget>
#include <memory>

#include "ui/aligning/shelf_model.h"
#include "ui/aligning/shelf_work.h"
#include "ui/project/panel.h"

class QPushButton;
class QSettings;

namespace paragram::ui {

class AlignSettingsCard;
class AlignSetup;
class Card;
class DataTable;
class EmptyState;
class ModelBox;
class NumberBox;

// What the page shares with the panel.
struct ShelfTools {
    const PanelContext& context;
    ModelBox& model;
    AlignSettingsCard& settings;
    MessageBar& messages;
    std::shared_ptr<ModelCache> models;
};

class ShelfPage : public QWidget {
    Q_OBJECT

  public:
    explicit ShelfPage(const ShelfTools& tools, QWidget* parent = nullptr);
    ~ShelfPage() override;

    // Reads the project's shelf, alignments/shelf.tsv.
    void openProject();
    // Alignments came, went, or have changed.
    void look();
    bool isEmpty() const { return model_.rowCount() == 0; }
    QString describe() const;
    // A folder, or a list of two columns.
    static bool wants(const QString& path);
    void take(const QString& path);
    void saveState(QSettings& settings) const;
    void restoreState(QSettings& settings);

    void addDocuments();
    void align();
    void stop() { work_.stop(); }
    void removeSelected();
    void alignSelectedAgain();
    // format: as for exportShelf.
    void exportTo(const QString& path, const QString& format);
    void askWhereToExport();
    void addToProject();
    void focusTable();

    AlignSetup& setup() { return *setup_; }
    DataTable& table() { return *table_; }
    const ShelfModel& model() const { return model_; }
    ShelfWork& work() { return work_; }

  signals:
    void openWanted(const QString& alignment);
    void changed();
    void added(int documents);
    void exported(bool ok);
    void panelRequested(const QString& id, const QString& path);

  private:
    QWidget* buildTable();
    void setEntries(const std::vector<ShelfEntry>& entries);
    void takeAdded(std::vector<ShelfEntry> added, const std::vector<std::filesystem::path>& unpaired);
    void openRow(int row);
    void refresh();
    std::filesystem::path folder() const { return context_.project.folder("alignments"); }
    std::filesystem::path fileOf(const ShelfRow& row) const;
    // Of the selected rows, or of all where none is selected.
    std::vector<int> selectedRows() const;

    PanelContext context_;
    ModelBox& chosen_;
    AlignSettingsCard& settings_;
    MessageBar& messages_;
    std::shared_ptr<ModelCache> models_;
    ShelfModel model_;
    ShelfWork work_;
    AlignSetup* setup_;
    DataTable* table_;
    Card* card_;
    EmptyState* empty_;
    NumberBox* least_;
    QPushButton *add_, *align_, *again_, *remove_, *file_, *store_;
    int adding_ = 0;
};

}  // namespace paragram::ui
