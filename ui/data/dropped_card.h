// Pairs that a step dropped, that lie between two stages of a recipe, or that only one of two recipes keeps:
// of the sample while the recipe is edited, of all pairs when asked for.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "core/tasks/compare_recipes.h"
#include "ui/data/stage_choice.h"
#include "ui/jobs/job_runner.h"
#include "ui/widgets/card.h"

class QPushButton;
class QToolButton;

namespace paragram::ui {

class DataTable;
class DroppedModel;

class DroppedCard : public Card {
    Q_OBJECT

  public:
    static constexpr std::size_t kMostShown = 100'000;  // pairs of a whole store

    explicit DroppedCard(JobRunner& jobs, QWidget* parent = nullptr);

    // languages: as headings.
    void setStore(const std::filesystem::path& store, const QString& source, const QString& target,
                  std::vector<std::filesystem::path> suites, std::shared_ptr<RecipePreviewer> previewer);
    void setRecipe(const Recipe& recipe);
    void setStep(int row) { choice_->setStep(row); }
    // Nothing while the sample is counted anew.
    void showPreview(const std::optional<RecipePreview>& preview);
    // Runs the comparison over the whole store.
    void compareAll();
    // The same into a file: .jsonl, or tab-separated.
    void saveAll(const std::filesystem::path& file);

    StageChoice& choice() { return *choice_; }
    DroppedModel& pairs() { return *pairs_; }
    DataTable& table() { return *table_; }
    QPushButton& allButton() { return *all_; }
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
    void say(const QString& words);
    void run(const std::filesystem::path& file);
    void askWhereToSave();

    JobRunner& jobs_;
    StageChoice* choice_;
    QLabel* note_;
    QLabel* summary_;
    DroppedModel* pairs_;
    DataTable* table_;
    QLabel* empty_;  // in the table's place
    QPushButton* all_;
    QToolButton* save_;
    std::filesystem::path store_;
    QString sides_[2];
    std::vector<std::filesystem::path> suites_;
    std::shared_ptr<RecipePreviewer> previewer_;
    Recipe recipe_;
    std::optional<RecipePreview> preview_;
    int comparing_ = 0, running_ = 0;
};

}  // namespace paragram::ui
