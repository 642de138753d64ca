// What to make paraphrases of: pair store, side, translator, search, and the score for the filters
// afterwards.
#pragma once

#include "core/tasks/corpora/paraphrase_request.h"
#include "ui/data/browsing/store_model.h"
#include "ui/forms/setup_card.h"
#include "ui/models/translator_list.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace paragram::ui {

class ModelBox;
class NumberBox;

class ParaphraseSetup : public SetupCard {
    Q_OBJECT

  public:
    explicit ParaphraseSetup(QWidget* parent = nullptr);

    // stores: those of two languages. The chosen one stays, unless current is among them.
    void showStores(const Project& project, std::vector<StoreEntry> stores,
                    const std::filesystem::path& current);
    void showTranslators(const Project& project, std::vector<Translator> translators);

    // nullptr: there is none.
    const StoreEntry* store() const;
    Side side() const;
    // The languages that are read and written.
    std::pair<std::string, std::string> languages() const;
    QString translator() const;  // empty: none
    QString scorer() const;      // model of the paraphrase score; empty: none
    // Without output.
    ParaphraseRequest request() const;
    QString outputName() const;
    void setRunning(bool running);
    // How long it will take, below the fields.
    void setEstimate(const QString& text);

  signals:
    // Another store, side, translator or search.
    void changed();
    void trainWanted();
    void startClicked();
    void stopClicked();

  private:
    void layOut();
    void storeChosen();
    void offerTranslators();
    void refresh();

    std::vector<StoreEntry> stores_;
    std::vector<Translator> translators_;
    QComboBox* store_;
    QComboBox* side_;
    ModelBox* translator_;
    QPushButton* train_;
    NumberBox* beam_;
    NumberBox* best_;
    ModelBox* scorer_;
    QLineEdit* name_;
    QLabel* estimate_;
    QPushButton* start_;
    QPushButton* stop_;
    bool running_ = false, scorerOffered_ = false;
};

}  // namespace paragram::ui
