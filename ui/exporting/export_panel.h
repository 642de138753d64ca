// Export: writes a model in the formats of other programs, and imports models of other programs.
#pragma once

#include <optional>

#include "core/tasks/models/export_model.h"
#include "core/tasks/models/import_model.h"
#include "ui/exporting/format_model.h"
#include "ui/jobs/latest_request.h"
#include "ui/project/panel.h"

class QPushButton;

namespace paragram::ui {

class Card;
class DataTable;
class ExportOptions;
class FormatPage;
class ImportModelDialog;
class ModelBox;

class ExportPanel : public Panel {
    Q_OBJECT

  public:
    explicit ExportPanel(const PanelContext& context, QWidget* parent = nullptr);

    // A run or model file to export, or a model of another program to import.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    void exportTicked();
    // Opens the import dialog, which is deleted when it is closed.
    ImportModelDialog* askForModel(const QString& path = {});

    ModelBox& modelBox() { return *model_; }
    FormatModel& formats() { return *formats_; }
    DataTable& table() { return *table_; }
    ExportOptions& options() { return *options_; }
    FormatPage& page() { return *page_; }
    QPushButton& exportButton() { return *export_; }

  signals:
    void exported(bool ok);
    void imported(bool ok);
    void forecast();

  protected:
    void projectOpened() override;
    void contentChanged() override;

  private:
    QWidget* buildLeft();
    void buildActions();
    void forecastNow();
    void showPage();
    void describe();
    std::filesystem::path output() const;
    void end(const Result<ExportSummary>& summary);
    void importNow(const ImportModelRequest& request);

    ModelBox* model_;
    FormatModel* formats_;
    DataTable* table_;
    ExportOptions* options_;
    FormatPage* page_;
    QPushButton* export_;
    QPushButton* stop_;
    std::filesystem::path output_;  // of the exports whose outcomes are shown
    LatestRequest forecast_;
    bool hasForecast_ = false;
    int job_ = 0;  // of the export; 0: none
};

}  // namespace paragram::ui
