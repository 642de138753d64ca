#include "ui/shell/main_window.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/guides/guide_bar.h"
#include "ui/help/help_view.h"
#include "ui/jobs/job_status_bar.h"
#include "ui/language/languages.h"
#include "ui/project/panel_layout.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/language_menu.h"
#include "ui/shell/panel_buttons.h"
#include "ui/shell/panel_list.h"
#include "ui/shell/project_actions.h"
#include "ui/shell/top_bar.h"
#include "ui/shell/welcome_page.h"
#include "ui/shell/window_place.h"
#include "ui/shell/window_title.h"
#include "ui/style/theme_sheet.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr QSize kFirstSize(1440, 900);
constexpr int kNarrow = 1120;  // below this width the panel buttons show icons only

// Size of all files in a folder, and the free space of its disk, in bytes.
Result<std::pair<double, double>> measure(const std::filesystem::path& folder, JobContext& job) {
    double bytes = 0;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, ignored)) {
        if (job.shouldStop()) break;
        if (entry.is_regular_file(ignored)) bytes += static_cast<double>(entry.file_size(ignored));
    }
    const auto space = std::filesystem::space(folder, ignored);
    return std::pair{bytes, static_cast<double>(space.available)};
}

}  // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), projectActions_(new ProjectActions(project_, jobs_, this)) {
    setWindowIcon(QIcon(":/icons/paragram.svg"));
    setMinimumSize(860, 560);
    setAcceptDrops(true);
    buildLayout();
    buildActions();
    connect(&project_, &Project::opened, this, &MainWindow::showProject);
    connect(&project_, &Project::contentChanged, this, &MainWindow::measureProject);
    connect(&project_, &Project::contentChanged, this, &MainWindow::checkFolder);
    connect(projectActions_, &ProjectActions::failed, this,
            [this](const Error& e) { messages().showError(e); });
    for (const auto signal :
         {&JobRunner::added, &JobRunner::progressed, &JobRunner::stateChanged, &JobRunner::finished})
        connect(&jobs_, signal, this, &MainWindow::showTitle);
    connect(stack_, &QStackedWidget::currentChanged, this, &MainWindow::showTitle);
    connect(stack_, &QStackedWidget::currentChanged, this,
            [this] { guideBar_->setCurrentPanel(currentPanel() ? currentPanel()->id() : QString()); });
    // The files of a run folder are not watched: the end of a job is when its step may be done.
    connect(&jobs_, &JobRunner::finished, guideBar_, &GuideBar::refresh);
    showTitle();
    restoreState();
}

MainWindow::~MainWindow() {
    // Jobs use the panels' data: end the jobs while the panels still exist.
    jobs_.stopAll();
}

void MainWindow::buildLayout() {
    auto* languageMenu = new LanguageMenu(this);
    topBar_ = new TopBar(projectActions_->menu(), languageMenu);
    guideBar_ = new GuideBar(project_);
    panelButtons_ = new PanelButtons;
    stack_ = new QStackedWidget;
    jobStrip_ = new JobStatusBar(jobs_);
    welcome_ = new WelcomePage(*projectActions_);
    stack_->addWidget(welcome_);
    const PanelContext context{project_, jobs_};
    for (const PanelMaker make : panelList()) {
        Panel* panel = make(context, nullptr);
        panels_.push_back(panel);
        stack_->addWidget(panel);
        panelButtons_->addPanel(panel->id(), panel->title());
        connect(panel, &Panel::panelRequested, this, [this](const QString& id, const QString& path) {
            showPanel(id);
            if (!path.isEmpty() && currentPanel()) currentPanel()->openFile(path);
        });
    }
    panelButtons_->hide();

    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(panelButtons_);
    middle->addWidget(stack_, 1);
    auto* central = new QWidget;
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(topBar_);
    layout->addWidget(guideBar_);
    layout->addLayout(middle, 1);
    layout->addWidget(jobStrip_);
    setCentralWidget(central);
    palette_ = new CommandPalette(this);
    for (QWidget* container : QList<QWidget*>{this, central, stack_}) ThemeSheet::leaveToChildren(*container);

    connect(panelButtons_, &PanelButtons::chosen, this,
            [this](int index) { showPanel(panels_[static_cast<std::size_t>(index)]->id()); });
    connect(guideBar_, &GuideBar::panelWanted, this, &MainWindow::showPanel);
    connect(projectActions_, &ProjectActions::guideWanted, guideBar_, &GuideBar::start);
    connect(topBar_, &TopBar::searchClicked, this, &MainWindow::openCommandPalette);
    connect(topBar_, &TopBar::themeClicked, this, &MainWindow::nextTheme);
    connect(languageMenu, &LanguageMenu::chosen, this, &MainWindow::languageChosen);
    connect(topBar_, &TopBar::helpClicked, this, &MainWindow::showHelp);
}

void MainWindow::buildActions() {
    const auto add = [this](const QString& text, const QKeySequence& shortcut, auto slot) {
        auto* action = new QAction(text, this);
        action->setShortcut(shortcut);
        connect(action, &QAction::triggered, this, slot);
        windowActions_ << action;
    };
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        const QString id = panels_[i]->id();
        // The ten digits, then initials, of the id: they are the same in every language.
        const QString key = i < 10 ? QString::number((i + 1) % 10) : id.left(1).toUpper();
        const QKeySequence shortcut("Alt+" + key);
        add(tr("Go to %1").arg(panels_[i]->title()), shortcut, [this, id] { showPanel(id); });
    }
    windowActions_ << projectActions_->actions();
    add(tr("Find an action"), QKeySequence("Ctrl+K"), [this] { openCommandPalette(); });
    add(tr("Manual page of this panel"), QKeySequence(Qt::Key_F1), [this] { showHelp(); });
    add(tr("Collapse or expand the panel list"), QKeySequence("Ctrl+B"),
        [this] { panelButtons_->setFolded(!panelButtons_->folded()); });
    add(tr("Light theme"), {}, [this] { setTheme(ThemeChoice::light); });
    add(tr("Dark theme"), {}, [this] { setTheme(ThemeChoice::dark); });
    add(tr("System theme"), {}, [this] { setTheme(ThemeChoice::system); });
    add(tr("Language: %1").arg(tr("System default")), {}, [this] { emit languageChosen({}); });
    for (const Language& language : languages())
        add(tr("Language: %1").arg(language.name), {},
            [this, code = language.code] { emit languageChosen(code); });
    for (const Guide& guide : guides())
        add(tr("Guide: %1").arg(guide.title), {}, [this, id = guide.id] { guideBar_->start(id); });
    add(tr("Stop all jobs"), {}, [this] { jobs_.stopAll(); });
    add(tr("Quit"), QKeySequence::Quit, [this] { close(); });
    addActions(windowActions_);
    qApp->installEventFilter(this);
}

// A text field would use Ctrl+K itself and delete to the end of its line.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_K && key->modifiers() == Qt::ControlModifier) {
            event->ignore();
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

Panel* MainWindow::currentPanel() const {
    return qobject_cast<Panel*>(stack_->currentWidget());
}

MessageBar& MainWindow::messages() {
    return currentPanel() ? currentPanel()->messages() : welcome_->messages();
}

void MainWindow::announce(const QString& text, const QString& action, std::function<void()> run) {
    messages().showMessage(MessageBar::Kind::info, text, action, std::move(run));
}

void MainWindow::openProject(const QString& folder) {
    projectActions_->open(folder);
}

void MainWindow::openSample() {
    projectActions_->openSample();
}

void MainWindow::openLastProject() {
    const QVariant last = QSettings().value("window/project");
    const QString folder = last.toString();
    if (!last.isValid()) {
        openSample();  // the first start
    } else if (Project::isProject(toPath(folder))) {
        openProject(folder);
    }
}

void MainWindow::showProject() {
    topBar_->setProject(project_.name(), toText(project_.folder()));
    showTitle();
    panelButtons_->show();
    if (!currentPanel() && !panels_.empty())
        showPanel(QSettings().value("window/panel", panels_.front()->id()).toString());
    if (!currentPanel() && !panels_.empty()) showPanel(panels_.front()->id());
    // Instead of the first button of the top bar.
    setFocus();
    if (project_.isOpenElsewhere())
        messages().showMessage(MessageBar::Kind::warning,
                               tr("This project is open in another window. What both change is kept as the "
                                  "later one saves it."));
}

void MainWindow::showPanel(const QString& id) {
    for (std::size_t i = 0; i < panels_.size(); ++i) {
        if (panels_[i]->id() != id || !project_.isOpen()) continue;
        stack_->setCurrentWidget(panels_[i]);
        panelButtons_->setCurrent(static_cast<int>(i));
    }
}

void MainWindow::showTitle() {
    setWindowTitle(
        windowTitleText(project_.name(), currentPanel() ? currentPanel()->title() : QString(), jobs_.jobs()));
}

void MainWindow::openCommandPalette() {
    QList<CommandPalette::Command> commands;
    for (Panel* panel : panels_)
        if (project_.isOpen())
            for (QAction* action : panel->actions())
                commands << CommandPalette::Command{panel->title(), action};
    for (QAction* action : windowActions_) commands << CommandPalette::Command{tr("Window"), action};
    palette_->open(commands);
}

void MainWindow::showHelp() {
    if (!help_) help_ = new HelpView(this);
    help_->showPage(currentPanel() ? currentPanel()->helpPage() : "index");
}

void MainWindow::nextTheme() {
    setTheme(coloursInForce().mode == "dark" ? ThemeChoice::light : ThemeChoice::dark);
}

void MainWindow::setTheme(ThemeChoice choice) {
    saveTheme(choice);
    applyTheme(*qApp, choice);
}

void MainWindow::measureProject() {
    jobs_.start(
        this, tr("Measuring the project folder"),
        [folder = project_.folder()](JobContext& job) { return measure(folder, job); },
        [this](const Result<std::pair<double, double>>& sizes) {
            if (sizes)
                jobStrip_->setRest(
                    tr("Project %1 · disk %2 free").arg(bytesText(sizes->first), bytesText(sizes->second)));
        },
        JobWeight::light);
}

void MainWindow::saveState() {
    QSettings settings;
    settings.setValue("window/geometry", saveGeometry());
    settings.setValue("window/railFolded", panelButtons_->folded());
    settings.setValue("window/project", toText(project_.folder()));
    if (currentPanel()) settings.setValue("window/panel", currentPanel()->id());
    for (const Panel* panel : panels_) {
        settings.beginGroup("panel-" + panel->id());
        panel->saveState(settings);
        saveLayout(*panel, settings);
        settings.endGroup();
    }
}

void MainWindow::restoreState() {
    QSettings settings;
    if (restoreGeometry(settings.value("window/geometry").toByteArray()))
        keepOnScreen(*this);  // screens may have been unplugged since
    else
        placeFirstWindow(*this, kFirstSize);
    panelButtons_->setFolded(settings.value("window/railFolded", false).toBool());
    for (Panel* panel : panels_) {
        settings.beginGroup("panel-" + panel->id());
        panel->restoreState(settings);
        watchLayout(*panel);
        restoreLayout(*panel, settings);
        settings.endGroup();
    }
}

void MainWindow::closeEvent(QCloseEvent* event) {
    saveState();
    // A training that is stopped keeps its checkpoint, so nothing is lost and no question is needed.
    jobs_.stopAll();
    event->accept();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    panelButtons_->setNarrow(width() < scaled(kNarrow));
}

}  // namespace paragram::ui
