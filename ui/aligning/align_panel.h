// Align: two documents side by side, their sentences linked, for the user to correct; and a shelf of many.
#pragma once

#include <memory>
#include <optional>

#include "core/tasks/corpora/correct_alignment.h"
#include "ui/models/model_cache.h"
#include "ui/project/panel.h"

class QComboBox;
class QPushButton;

namespace paragram::ui {

class AlignSettingsCard;
class AlignSetup;
class AlignmentEditor;
class AlignmentExport;
class AlignmentMap;
class AlignmentView;
class Card;
class LinkCard;
class ModelBox;
class NumberBox;
class SentenceSearch;
class ShelfPage;

class AlignPanel : public Panel {
    Q_OBJECT

  public:
    explicit AlignPanel(const PanelContext& context, QWidget* parent = nullptr);

    // Saved work, or a document: the first one becomes the source, the next one the target. Folders and lists
    // of documents go to the shelf.
    bool openFile(const QString& path) override;
    bool opensSeveral() const override { return true; }
    void saveState(QSettings& settings) const override;
    void restoreState(QSettings& settings) override;

    void align();
    void openWork(const QString& path);
    // The shelf instead of two documents.
    void showShelf(bool shown);
    bool shelfShown() const { return shelfShown_; }
    // format: as in alignmentFormats(), without auto.
    void exportTo(const QString& path, const QString& format);
    void addToProject();

    ModelBox& modelBox() { return *model_; }
    AlignSetup& setup() { return *setup_; }
    AlignSettingsCard& settings() { return *settings_; }
    ShelfPage& shelf() { return *shelf_; }
    AlignmentView& view() { return *view_; }
    AlignmentMap& map() { return *map_; }
    LinkCard& linkCard() { return *linkCard_; }
    AlignmentEditor& editor() { return *editor_; }
    SentenceSearch& search() { return *search_; }

  signals:
    void opened(bool ok);  // an alignment is shown, or could not be made or read
    void exported(bool ok);

  protected:
    void projectOpened() override;
    void contentChanged() override;
    void showEvent(QShowEvent* event) override;
    bool wantsDrop(const QString& path) const override;
    void takeDrop(const QString& path) override;

  private:
    void connectAll();
    QWidget* buildLinks();
    QWidget* buildSide();
    void buildContent();
    void buildActions();
    void setResultsVisible(bool visible);
    void showSetup(bool shown);
    void showWork(AlignmentWork work, std::shared_ptr<const TextAligner> aligner, const QString& note);
    void refreshLinks(const Link& place);
    void prepareAligner();
    void correct(EditKind kind);
    void showCurrent();
    void applyFilter();
    void goToHit(int step);
    void describe();
    void showSavedMenu();
    void reopen();
    void askForWork();
    void askWhereToExport();

    std::shared_ptr<ModelCache> cache_ = std::make_shared<ModelCache>();
    ModelBox* model_;
    AlignSetup* setup_;
    AlignSettingsCard* settings_;
    ShelfPage* shelf_;
    AlignmentEditor* editor_;
    AlignmentView* view_;
    AlignmentMap* map_;
    LinkCard* linkCard_;
    AlignmentExport* export_;
    SentenceSearch* search_;
    QComboBox* filter_;
    NumberBox* below_;
    QPushButton* change_;
    QPushButton* saved_;
    QPushButton* adjust_;
    QPushButton* toShelf_;
    Card* links_;
    QWidget* results_;
    QWidget* invitation_;
    QString note_;  // of the last alignment: how long it took
    int job_ = 0, preparing_ = 0;
    QString wantedWork_;  // of the last session
    bool shelfShown_ = false;
};

}  // namespace paragram::ui
