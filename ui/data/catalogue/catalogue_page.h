// The catalogue of public data: search, terms, download, and import of files that were downloaded before.
#pragma once

#include <QWidget>
#include <filesystem>

#include "core/tasks/data/browse_catalogue.h"
#include "ui/jobs/job_runner.h"
#include "ui/jobs/latest_request.h"
#include "ui/project/project.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace paragram::ui {

class Card;
class CatalogueModel;
class DataTable;
class EntryCard;
class MessageBar;
class OpusModel;

class CataloguePage : public QWidget {
    Q_OBJECT

  public:
    CataloguePage(Project& project, JobRunner& jobs, MessageBar& messages, QWidget* parent = nullptr);

    // Checks in the background which downloads the project has.
    void refresh();
    void chooseEntry(const std::string& id);
    void download(bool allowLarge = false);
    void useFile(const std::filesystem::path& file);

    CatalogueModel& entries() { return *entries_; }
    DataTable& table() { return *table_; }
    EntryCard& card() { return *card_; }
    OpusModel& opus() { return *opus_; }
    QLineEdit& searchField() { return *search_; }

  signals:
    void closed();
    void downloaded(bool ok);
    // second: the file of the other side, or empty.
    void importWanted(const std::filesystem::path& file, const std::filesystem::path& second);
    // Another panel should open the file or folder.
    void useWanted(const QString& panel, const QString& path);

  private:
    void keyPressEvent(QKeyEvent* event) override;
    QWidget* buildList();
    QWidget* buildOpus();
    void search();
    void showEntry();
    const DownloadState* current() const;
    void start(const std::string& entry, const std::string& url, bool allowLarge);
    void downloadCorpus(int row);
    void askOpus();
    void askForFile();
    void use();
    std::filesystem::path folder() const { return project_.folder("downloads"); }

    Project& project_;
    JobRunner& jobs_;
    MessageBar& messages_;
    QLineEdit* search_;
    QComboBox* kind_;
    CatalogueModel* entries_;
    DataTable* table_;
    EntryCard* card_;
    Card* opusCard_;
    OpusModel* opus_;
    DataTable* opusTable_;
    QPushButton* ask_;
    QPushButton* take_;
    LatestRequest states_;
    int job_ = 0;
};

}  // namespace paragram::ui
