// Tokenizer: train or load one, see how it cuts sentences, look through its vocabulary.
#pragma once

#include "core/tasks/train_tokenizer.h"
#include "ui/shell/panel.h"
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

    // A SentencePiece model or a vocabulary is copied into the project; one of the project is chosen.
    bool openFile(const QString& path) override;
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    void train();
    // Moves the chosen tokenizer to the project's trash; the message bar offers to undo it.
    void removeTokenizer();

    TokenizerSetup& setup() { return *setup_; }
    TokenizerTrial& trial() { return *trial_; }
    CoverageCard& coverage() { return *coverage_; }
    TokenizerListModel& list() { return *list_; }
    VocabularyModel& vocabulary() { return *vocabulary_; }
    QLineEdit& vocabularyFilter() { return *filter_; }

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
    void fitVocabulary();
    void chooseFile();
    void load(const std::filesystem::path& file);
    const TokenizerEntry* current() const;
    void showCurrent();
    void showLoaded(const TokenizerEntry& entry, const Result<LoadedTokenizer>& loaded);
    void describe();
    void rename(int row, const QString& name);
    void endTraining(const QString& name, const std::filesystem::path& file,
                     const Result<TokenizerSummary>& summary);

    TokenizerListModel* list_;
    DataTable* listTable_;
    Card* listCard_;
    TokenizerSetup* setup_;
    TokenizerTrial* trial_;
    VocabularyModel* vocabulary_;
    DataTable* vocabularyTable_;
    Card* vocabularyCard_;
    QLineEdit* filter_;
    CoverageCard* coverage_;
    std::shared_ptr<const Tokenizer> tokenizer_;
    QList<QAction*> tokenizerActions_;  // need a chosen tokenizer
    std::filesystem::path wanted_;      // to choose when it is listed
    std::filesystem::path shown_;
    std::filesystem::file_time_type shownWritten_;
    int loadNumber_ = 0;
    int job_ = 0;  // of the training; 0: none
};

}  // namespace paragram::ui
