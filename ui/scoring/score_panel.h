// Score: how similar two sentences are, and why; the pairs of a file in a table with a threshold.
#pragma once

#include <QTemporaryDir>
#include <QTimer>
#include <memory>
#include <optional>

#include "ui/jobs/latest_request.h"
#include "ui/project/panel.h"
#include "ui/scoring/cosine_answer.h"
#include "ui/scoring/pair_file.h"

class QSplitter;

namespace paragram::ui {

class Card;
class HeatMap;
class ModelBox;
class PairBoxes;
class ScoredPairTable;
class ScoreDistribution;

class ScorePanel : public Panel {
    Q_OBJECT

  public:
    explicit ScorePanel(const PanelContext& context, QWidget* parent = nullptr);

    // A PairLink, a run or model file to score with, or a file of pairs.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    void scoreFile(const QString& path);
    // Pairs on the clipboard: one per line, separated by a tab, as spreadsheets copy them.
    void scorePasted();
    void saveKept(const QString& path);

    PairBoxes& boxes() { return *boxes_; }
    ModelBox& modelBox() { return *model_; }
    ScoredPairTable& pairTable() { return *pairTable_; }
    ScoreDistribution& distribution() { return *distribution_; }
    const std::optional<CosineAnswer>& answer() const { return answer_; }

  signals:
    void cosineShown();
    void fileScored(bool ok);
    void keptSaved(bool ok);

  protected:
    void projectOpened() override;
    void contentChanged() override;
    bool wantsDrop(const QString& path) const override;
    void takeDrop(const QString& path) override;

  private:
    void buildContent();
    void arrange();
    void buildActions();
    void ask();
    void showAnswer(const CosineAnswer& answer);
    void showNothing();
    void takeNews();
    void describeFile();
    void endScoring(const Result<ScoreSummary>& summary);
    void score(PairFile file);
    void askForFile();
    void askWhereToSave();
    void copyTable();

    std::shared_ptr<ModelCache> cache_ = std::make_shared<ModelCache>();
    ModelBox* model_;
    ModelBox* compare_;
    PairBoxes* boxes_;
    HeatMap* heatMap_;
    Card* whyCard_;
    ScoredPairTable* pairTable_;
    ScoreDistribution* distribution_;
    QSplitter* splitter_;
    QByteArray splitterState_;  // as the user left it with a file open
    LatestRequest cosine_;
    std::optional<CosineAnswer> answer_;
    std::optional<PairFile> file_;  // shown in the table
    std::shared_ptr<ScoreFeed> feed_;
    int job_ = 0;  // 0: no file is being scored
    QTimer newsTimer_;
    QTemporaryDir pasted_;
    int pastes_ = 0;
};

}  // namespace paragram::ui
