// A recipe applied to the current pair store: steps, live counts on a sample, dropped pairs, and finally all
// pairs.
#pragma once

#include <QWidget>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "core/tasks/filtering/filter_pairs.h"
#include "core/tasks/filtering/preview_recipe.h"
#include "ui/data/browsing/store_model.h"
#include "ui/jobs/latest_request.h"
#include "ui/project/project.h"

class QLineEdit;
class QPushButton;

namespace paragram::ui {

class DroppedPairsCard;
class DroppedPairModel;
class RecipeCard;
class StepCard;

class FilterPage : public QWidget {
    Q_OBJECT

  public:
    FilterPage(Project& project, JobRunner& jobs, QWidget* parent = nullptr);

    void open(const StoreEntry& store);
    const std::filesystem::path& store() const { return store_.file; }
    bool filtering() const { return filtering_ != 0; }

    RecipeCard& recipe() { return *recipe_; }
    StepCard& step() { return *step_; }
    DroppedPairModel& dropped();
    const std::optional<RecipePreview>& preview() const { return preview_; }
    QString recipeText() const;
    void setRecipeText(const QString& text);

  signals:
    void closed();
    void previewed();
    // again: what failed, to be tried once more; may be empty.
    void failed(const paragram::Error& error, const std::function<void()>& again);
    void said(const QString& text);
    // All pairs were filtered into the new store.
    void filtered(const std::filesystem::path& store);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOut();
    void recipeChanged(int row, bool steps);
    void startPreview();
    void showPreview(Result<RecipePreview> preview);
    void showCurrent();
    void keepAsBefore();
    // Applies the recipe to all pairs and writes a new store.
    void filterAll();
    void finish(const std::filesystem::path& output, const Result<FilterSummary>& summary);

    Project& project_;
    JobRunner& jobs_;
    RecipeCard* recipe_;
    StepCard* step_;
    DroppedPairsCard* dropped_;
    QLineEdit* name_;
    QPushButton* run_;
    StoreEntry store_;
    std::shared_ptr<RecipePreviewer> previewer_;
    std::optional<RecipePreview> preview_;
    LatestRequest previewing_;
    int filtering_ = 0;  // job; 0: none
};

}  // namespace paragram::ui
