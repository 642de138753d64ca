// The window: panel buttons, top bar, current panel, job status bar.
#pragma once

#include <QMainWindow>
#include <functional>
#include <vector>

#include "ui/jobs/job_runner.h"
#include "ui/project/panel.h"
#include "ui/project/project.h"
#include "ui/style/theme.h"

class QStackedWidget;

namespace paragram::ui {

class CommandPalette;
class GuideBar;
class HelpView;
class JobStatusBar;
class ProjectActions;
class PanelButtons;
class TopBar;
class WelcomePage;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    Project& project() { return project_; }
    JobRunner& jobs() { return jobs_; }
    const std::vector<Panel*>& panels() const { return panels_; }
    Panel* currentPanel() const;

    void openProject(const QString& folder);
    void openSample();
    // Opens a project folder, or the project that holds the file or folder and then this; what is in no
    // project is opened in the last one. For the program's argument.
    void openPath(const QString& path);
    // Opens the project of the last session if it still exists; on the first start, the sample.
    void openLastProject();
    void showPanel(const QString& id);
    // Opens a project folder, or a file in the panel in front or else the first that accepts it. Returns
    // false if none does.
    bool openFile(const QString& path);
    void openCommandPalette();
    void showHelp();

    // Writes what the next window restores: geometry, panel, choices.
    void saveState();
    // Shows a remark in the current panel, with a button if `action` is not empty.
    void announce(const QString& text, const QString& action = {}, std::function<void()> run = nullptr);

  signals:
    // choice: as savedLanguage().
    void languageChosen(const QString& choice);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void buildLayout();
    void buildActions();
    void showProject();
    void nextTheme();
    void setTheme(ThemeChoice choice);
    void measureProject();
    // Says that the project cannot be written to, or that its folder is gone: once until it is back.
    void checkFolder();
    void showTitle();
    void restoreState();
    MessageBar& messages();

    Project project_;
    JobRunner jobs_;
    ProjectActions* projectActions_;
    TopBar* topBar_ = nullptr;
    PanelButtons* panelButtons_ = nullptr;
    QStackedWidget* stack_ = nullptr;
    WelcomePage* welcome_ = nullptr;
    GuideBar* guideBar_ = nullptr;
    JobStatusBar* jobStrip_ = nullptr;
    CommandPalette* palette_ = nullptr;
    HelpView* help_ = nullptr;
    std::vector<Panel*> panels_;
    bool folderGone_ = false;
    QStringList toldReadOnly_;  // folders
    QList<QAction*> windowActions_;
};

}  // namespace paragram::ui
