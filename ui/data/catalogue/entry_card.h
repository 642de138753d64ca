// One entry of the catalogue: description, terms, the choice of languages, and buttons for what can be done
// with it.
#pragma once

#include "core/tasks/data/browse_catalogue.h"
#include "ui/widgets/card.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace paragram::ui {

class EntryCard : public Card {
    Q_OBJECT

  public:
    explicit EntryCard(QWidget* parent = nullptr);

    void showState(const DownloadState& state);
    void clear();
    void setBusy(bool busy);
    CatalogueChoice choice() const;

    QPushButton& downloadButton() { return *download_; }
    QString text() const;

  signals:
    void downloadWanted();
    void useWanted();
    void folderWanted();

  private:
    void showChoice(const CatalogueEntry& entry);
    void judge();

    QLabel* about_;
    QLabel* facts_;
    QWidget* choiceLine_;
    QLabel* languagesLabel_;
    QComboBox* first_;
    QComboBox* second_;
    QLabel* versionLabel_;
    QComboBox* version_;
    QLabel* files_;
    QPushButton* download_;
    QPushButton* use_;
    QPushButton* folder_;
    const CatalogueEntry* entry_ = nullptr;
    bool busy_ = false;
};

}  // namespace paragram::ui
