// Generate: sentences that a generative model writes: again, translated, or in the style of another one.
#pragma once

#include <memory>

#include "core/tasks/models/generate_text.h"
#include "ui/jobs/latest_request.h"
#include "ui/models/model_cache.h"
#include "ui/project/panel.h"

namespace paragram::ui {

class DataTable;
class GenerateSetup;
class ModelBox;
class WayBar;
class WrittenModel;

class GeneratePanel : public Panel {
    Q_OBJECT

  public:
    explicit GeneratePanel(const PanelContext& context, QWidget* parent = nullptr);

    // A run or model file.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    void write();

    GenerateSetup& setup() { return *setup_; }
    ModelBox& modelBox() { return *model_; }
    DataTable& table() { return *table_; }
    WayBar& way() { return *way_; }

  signals:
    void modelRead(bool generative);
    void written(bool ok);

  protected:
    void projectOpened() override;
    void contentChanged() override;

  private:
    void readModel();
    void describe();
    void showTexts(const GenerateRequest& request, const std::vector<WrittenText>& texts);

    std::shared_ptr<ModelCache> cache_ = std::make_shared<ModelCache>();
    ModelBox* model_;
    GenerateSetup* setup_;
    WrittenModel* texts_;
    DataTable* table_;
    WayBar* way_;
    LatestRequest reading_;
    std::shared_ptr<TextWriter> writer_;  // with the chosen model
    QString kind_;                        // of the chosen model; empty: it cannot write
    bool read_ = false;
    int job_ = 0;
};

}  // namespace paragram::ui
