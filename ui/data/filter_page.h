// A recipe over the chosen pair store: steps, live counts on a sample, what each drops, then all pairs.
#pragma once

#include <QTimer>
#include <QWidget>
#include <filesystem>
#include <memory>
#include <optional>

#include "core/tasks/filter_pairs.h"
#include "core/tasks/preview_recipe.h"
#include "ui/data/store_model.h"
#include "ui/jobs/job_runner.h"
#include "ui/shell/project.h"

class QLineEdit;
class QPushButton;

namespace paragram::ui {

class DroppedCard;
class DroppedModel;
class RecipeCard;
class StepCard;

class FilterPage : public QWidget {
    Q_OBJECT

  public:
    FilterPage(Project& project, JobRunner& jobs, QWidget* parent = nullptr);

    void open(const StoreEntry& store);
    const std::filesystem::path& store() const { return store_.file; }
    // Writes a new store by the recipe as it is.
    void filterAll();
    bool filtering() const { return filtering_ != 0; }

    RecipeCard& recipe() { return *recipe_; }
    StepCard& step() { return *step_; }
    DroppedCard& droppedCard() { return *dropped_; }
    DroppedModel& dropped();
    const std::optional<RecipePreview>& preview() const { return preview_; }
    QString recipeText() const;
    void setRecipeText(const QString& text);

  signals:
    void closed();
    void previewed();
    void failed(const paragram::Error& error);
    void said(const QString& text);
    // All pairs have passed; the new store.
    void filtered(const std::filesystem::path& store);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();
    void recipeChanged(int row, bool steps);
    void previewSoon();
    void startPreview();
    void showPreview(Result<RecipePreview> preview);
    void showCurrent();
    void keepAsBefore();
    void finish(const std::filesystem::path& output, const Result<FilterSummary>& summary);

    Project& project_;
    JobRunner& jobs_;
    RecipeCard* recipe_;
    StepCard* step_;
    DroppedCard* dropped_;
    QLineEdit* name_;
    QPushButton* run_;
    StoreEntry store_;
    std::shared_ptr<RecipePreviewer> previewer_;
    std::optional<RecipePreview> preview_;
    QTimer soon_;
    int previewing_ = 0, filtering_ = 0;
};

}  // namespace paragram::ui
