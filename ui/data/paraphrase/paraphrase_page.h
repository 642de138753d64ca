// Paraphrases from translations, step by step: store and translator, a sample with an estimate of the time,
// the run, which can be interrupted and continued. The filters for what it wrote are another page.
#pragma once

#include <QWidget>
#include <filesystem>
#include <functional>
#include <memory>

#include "core/pairs/recipes/recipe.h"
#include "core/tasks/corpora/paraphrase_pairs.h"
#include "core/tasks/corpora/sample_paraphrases.h"
#include "ui/data/browsing/store_model.h"
#include "ui/jobs/latest_request.h"
#include "ui/models/model_cache.h"
#include "ui/project/project.h"

class QPushButton;
class QStackedLayout;

namespace paragram::ui {

class Card;
class DataTable;
class EmptyState;
class ParaphraseSampleModel;
class ParaphraseSetup;
class UnfinishedCard;

class ParaphrasePage : public QWidget {
    Q_OBJECT

  public:
    static constexpr std::int64_t kSample = 100;  // sentences

    ParaphrasePage(Project& project, JobRunner& jobs, QWidget* parent = nullptr);

    // stores: all of the project; those of two languages are offered.
    void open(const std::vector<StoreEntry>& stores, const std::filesystem::path& current);
    // The stores of the project have been read: offers them where there were none before.
    void offer(const std::vector<StoreEntry>& stores);
    // Looks for interrupted runs; emits interrupted if there are any.
    void findInterrupted();
    void stopSample();
    bool running() const { return job_ != 0; }

    ParaphraseSetup& setup() { return *setup_; }
    UnfinishedCard& unfinished() { return *unfinished_; }
    DataTable& table() { return *table_; }

  signals:
    void importWanted();
    // As Panel::panelRequested.
    void panelWanted(const QString& id, const QString& path);
    // again: what failed, to be tried once more; may be empty.
    void failed(const paragram::Error& error, const std::function<void()>& again);
    void said(const QString& text);
    // What is wrong with the pairs, without stopping the work.
    void warned(const QString& text);
    void interrupted(const QString& text);
    void discardWanted(const std::vector<std::filesystem::path>& files);
    void sampled();
    // A store was written; the recipe has the scores to look at.
    void made(const std::filesystem::path& store, const paragram::Recipe& recipe, const QString& summary);

  private:
    struct Sampled {
        std::shared_ptr<TextWriter> writer;
        ParaphraseSample sample;
    };
    void layOut();
    void readTranslatorsOfProject();
    void refresh();
    void startSample();
    void sampleNext(std::int64_t first, std::int64_t last);
    void showSample(const Sampled& part, std::int64_t last);
    void start();
    void run(const ParaphraseRequest& request);
    void finish(const ParaphraseRequest& request, const Result<ParaphraseSummary>& summary);
    void askToTrain();
    Recipe filters() const;

    Project& project_;
    JobRunner& jobs_;
    ParaphraseSetup* setup_;
    UnfinishedCard* unfinished_;
    ParaphraseSampleModel* sample_;
    DataTable* table_;
    Card* sampleCard_;
    QPushButton* stopSample_;
    EmptyState* noTranslator_;
    QStackedLayout* pages_;
    QStackedLayout* right_;
    std::shared_ptr<ModelCache> cache_ = std::make_shared<ModelCache>();
    std::shared_ptr<TextWriter> writer_;  // of the last sample or run
    LatestRequest reading_, sampling_, listing_;
    std::filesystem::path output_;  // of the run
    int job_ = 0;                   // 0: no run
};

}  // namespace paragram::ui
