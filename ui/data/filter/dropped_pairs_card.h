// Pairs that a step dropped, that were dropped between two stages of a recipe, or that only one of two
// recipes keeps: of the sample while the recipe is edited, of all pairs on request. Beside them, examples of
// those that are kept.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "core/tasks/filtering/compare_recipes.h"
#include "ui/data/filter/stage_choice.h"
#include "ui/jobs/latest_request.h"
#include "ui/widgets/card.h"

class QPushButton;
class QToolButton;

namespace paragram::ui {

class DataTable;
class DroppedPairModel;

class DroppedPairsCard : public Card {
    Q_OBJECT

  public:
    static constexpr std::size_t kMostShown = 100'000;  // pairs of a whole store

    explicit DroppedPairsCard(JobRunner& jobs, QWidget* parent = nullptr);

    // source, target: headings of the two sides.
    void setStore(const std::filesystem::path& store, const QString& source, const QString& target,
                  std::vector<std::filesystem::path> suites, std::shared_ptr<RecipePreviewer> previewer);
    void setRecipe(const Recipe& recipe);
    void setStep(int row) { choice_->setStep(row); }
    // Empty while the sample is being counted again.
    void showPreview(const std::optional<RecipePreview>& preview);
    // Writes the pairs of the whole store to a file: .jsonl, or tab-separated.
    void saveAll(const std::filesystem::path& file);

    StageChoice& choice() { return *choice_; }
    DroppedPairModel& pairs() { return *pairs_; }
    DataTable& table() { return *table_; }
    QString summary() const;

  signals:
    void shown();
    void saved(const QString& file, std::int64_t pairs);
    void failed(const paragram::Error& error);

  private:
    struct Comparison {
        std::vector<DroppedExample> pairs;
        std::int64_t count = 0;
        QString words;
    };
    void show();
    void showRecipes(const RecipeDifference& difference, bool all);
    void showStages(std::vector<DroppedExample> pairs, std::int64_t count, bool all);
    void fill(std::vector<DroppedExample> pairs, const Recipe& recipe, const QString& words);
    void startComparison();
    void startKept();
    // Looks for the pairs in the whole store.
    void compareAll();
    void say(const QString& words);
    void run(const std::filesystem::path& file);
    void askWhereToSave();

    JobRunner& jobs_;
    StageChoice* choice_;
    QLabel* note_;
    QLabel* summary_;
    DroppedPairModel* pairs_;
    DataTable* table_;
    QLabel* empty_;  // shown instead of the table
    QPushButton* all_;
    QToolButton* save_;
    std::filesystem::path store_;
    QString sides_[2];
    std::vector<std::filesystem::path> suites_;
    std::shared_ptr<RecipePreviewer> previewer_;
    Recipe recipe_;
    std::optional<RecipePreview> preview_;
    LatestRequest comparison_;
    int running_ = 0;  // job; 0: none
};

}  // namespace paragram::ui
