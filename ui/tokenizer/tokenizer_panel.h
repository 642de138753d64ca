// Tokenizer: train or load one, try it on sentences, browse its vocabulary.
#pragma once

#include "core/tasks/training/train_tokenizer.h"
#include "ui/jobs/latest_request.h"
#include "ui/project/file_list_card.h"
#include "ui/project/panel.h"
#include "ui/tokenizer/loaded_tokenizer.h"

class QLineEdit;

namespace paragram::ui {

class Card;
class CoverageCard;
class DataTable;
class TokenizerListModel;
class TokenizerSetup;
class TokenizerTrial;
class VocabularyModel;

class TokenizerPanel : public Panel {
    Q_OBJECT

  public:
    explicit TokenizerPanel(const PanelContext& context, QWidget* parent = nullptr);

    // A SentencePiece model or a vocabulary is copied into the project; a tokenizer of the project is
    // selected.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    void train();
    // Moves the current tokenizer to the project's trash; the message bar offers to undo it.
    void removeTokenizer();

    TokenizerSetup& setup() { return *setup_; }
    CoverageCard& coverage() { return *coverage_; }
    TokenizerListModel& list() { return *list_; }
    VocabularyModel& vocabulary() { return *vocabulary_; }

  signals:
    void listed();
    void trainingEnded(bool ok);

  protected:
    void contentChanged() override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* buildLeft();
    QWidget* buildRight();
    void buildActions();
    void fitToWidth();
    void chooseFile();
    void load(const std::filesystem::path& file);
    const TokenizerEntry* current() const;
    void showCurrent();
    void showLoaded(const TokenizerEntry& entry, const Result<LoadedTokenizer>& loaded);
    void describe();
    void endTraining(const QString& name, const std::filesystem::path& file,
                     const Result<TokenizerSummary>& summary);

    TokenizerListModel* list_;
    FileListCard* files_;
    TokenizerSetup* setup_;
    TokenizerTrial* trial_;
    VocabularyModel* vocabulary_;
    DataTable* vocabularyTable_;
    Card* vocabularyCard_;
    QLineEdit* filter_;
    CoverageCard* coverage_;
    std::shared_ptr<const Tokenizer> tokenizer_;
    QList<QAction*> tokenizerActions_;  // need a current tokenizer
    std::filesystem::path wanted_;      // selected when it is next listed
    std::filesystem::path shown_;
    std::filesystem::file_time_type shownWritten_;
    LatestRequest loading_;
    int job_ = 0;  // of the training; 0: none
};

}  // namespace paragram::ui
