// Mine: finds translation pairs in two texts, for the user to review.
#pragma once

#include <QPointer>
#include <memory>
#include <optional>

#include "core/tasks/corpora/review_mined_pairs.h"
#include "ui/models/model_cache.h"
#include "ui/project/panel.h"

class QPushButton;
class QSplitter;

namespace paragram::ui {

class GoldCard;
class MarginCard;
class MineSetup;
class ModelBox;
class ReviewCard;

// The files of mined pairs: the pairs, and the decisions on them.
struct MinedPlace {
    std::filesystem::path pairs;

    std::filesystem::path review() const { return std::filesystem::path(pairs.string() + ".review"); }
};

class MinePanel : public Panel {
    Q_OBJECT

  public:
    explicit MinePanel(const PanelContext& context, QWidget* parent = nullptr);

    // A file of mined pairs.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    void mine();
    void openMined(const QString& path);
    // format: id as in MinedExport.
    void exportPairs(const QString& path, const QString& format);

    ModelBox& modelBox() { return *model_; }
    MineSetup& setup() { return *setup_; }
    ReviewCard& review() { return *review_; }
    MarginCard& margins() { return *margins_; }
    GoldCard& gold() { return *gold_; }
    QPushButton* exportButton() { return export_; }
    const std::optional<MinedPlace>& place() const { return place_; }

  signals:
    void mined(bool ok);
    void exported(bool ok);

  protected:
    void projectOpened() override;
    void contentChanged() override;

  private:
    struct Shown {
        MineSummary summary;  // of a mining; otherwise only pairs
        MinedFile file;
        PairReview review;
        bool fromMining = false;
    };
    void buildContent();
    void buildActions();
    void setResultsVisible(bool visible);
    void showPairs(const MinedPlace& place, Shown shown);
    void takeThreshold(double threshold);
    void describeExport();
    void askForMined();
    void askWhereToExport();

    std::shared_ptr<ModelCache> cache_ = std::make_shared<ModelCache>();
    ModelBox* model_;
    MineSetup* setup_;
    ReviewCard* review_;
    MarginCard* margins_;
    GoldCard* gold_;
    QPushButton* export_;
    QPushButton* change_;
    QWidget* results_;
    QWidget* invitation_;
    std::optional<MinedPlace> place_;
    QString sourceLanguage_ = "und", targetLanguage_ = "und";
    int job_ = 0;
};

}  // namespace paragram::ui
