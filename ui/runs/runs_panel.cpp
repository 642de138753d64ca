#include "ui/runs/runs_panel.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/runs/run_details.h"
#include "ui/runs/run_follower.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

// More curves than colours could not be distinguished.
constexpr std::size_t kMostCurves = 6;

}  // namespace

RunsPanel::RunsPanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "runs", tr("Runs"), parent),
      model_(new RunModel(this)),
      table_(new DataTable(tr("Runs"))),
      details_(new RunDetails),
      follower_(new RunFollower(jobs(), this)) {
    table_->setSource(model_);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->horizontalHeader()->setSectionResizeMode(RunModel::kStar, QHeaderView::Fixed);
    const int widths[] = {36, 150, 104, 90, 70, 70, 68, 92, 78};
    for (int column = 0; column < RunModel::kDiffers; ++column)
        table_->setColumnWidth(column, widths[column]);
    auto* card = new Card(tr("All runs"));
    buildActions(*card);
    card->addToHeader(table_->filterField());
    card->body()->addWidget(table_);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(card, 2);
    layout->addWidget(details_, 3);
    setContentOfModels(content,
                       tr("Every training becomes a run, which can be compared with others and resumed."));

    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &RunsPanel::showSelection);
    connect(table_, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == RunModel::kStar) model_->toggleStar(table_->sourceRow(index.row()));
    });
    connect(details_, &RunDetails::failed, this,
            [this](const QString& text) { messages().showMessage(MessageBar::Kind::error, text); });
    connect(follower_, &RunFollower::read, details_, &RunDetails::showCurves);
    connect(follower_, &RunFollower::seen, this, [this](const QString& run, qint64 seconds) {
        training_ = run.isEmpty() ? QString()
                                  : tr("%1 is training: last line %2 ago")
                                        .arg(run.toHtmlEscaped(), durationText(static_cast<double>(seconds)));
        describe();
    });
    followJobs();
    showSelection();
}

void RunsPanel::buildActions(Card& card) {
    const auto add = [&](const QString& iconName, const QString& text, const QKeySequence& shortcut,
                         auto slot) {
        QAction* action = addPanelAction(text, shortcut, slot);
        action->setIcon(lineIcon(iconName));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        table_->addAction(action);
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setAccessibleName(text);
        card.addToHeader(button);
        runActions_ << action;
        return action;
    };
    add("star", tr("Star or unstar the run"), {}, [this] {
        for (const int row : table_->selectedSourceRows()) model_->toggleStar(row);
    });
    resume_ = add("resume", tr("Resume the run"), {}, [this] {
        if (const RunEntry* run = currentRun()) emit panelRequested("train", toText(run->info.folder));
    });
    add("evaluate", tr("Evaluate the run's model"), {}, [this] {
        if (const RunEntry* run = currentRun()) emit panelRequested("evaluate", toText(run->info.folder));
    });
    add("folder", tr("Show the run's folder"), {}, [this] {
        if (const RunEntry* run = currentRun())
            QDesktopServices::openUrl(QUrl::fromLocalFile(toText(run->info.folder)));
    });
    QAction* watched = addPanelAction(tr("Watch a run elsewhere…"), {}, [this] { askForRun(); });
    auto* watch = new QPushButton(watched->text());
    watch->setToolTip(
        tr("A run that trains on another machine, in a folder that is mounted here or copied again "
           "and again: its curves follow it"));
    connect(watch, &QPushButton::clicked, watched, &QAction::trigger);
    addHeaderWidget(watch);
    add("delete", tr("Delete the run"), QKeySequence::Delete, [this] { deleteSelected(); });
}

bool RunsPanel::openFile(const QString& path) {
    // Only folders of this project, passed on by another panel.
    std::vector<std::filesystem::path> folders;
    for (const QString& line : path.split('\n')) {
        folders.push_back(toPath(line));
        if (folders.back().parent_path() != project().folder("runs")) return false;
    }
    wanted_ = std::move(folders);
    contentChanged();
    return true;
}

void RunsPanel::contentChanged() {
    jobs().start(
        this, tr("Reading the runs"),
        [runs = project().folder("runs")](JobContext&) -> Result<std::vector<RunEntry>> {
            return readRunEntries(runs);
        },
        [this](const Result<std::vector<RunEntry>>& runs) {
            if (!runs) return messages().showError(runs.error(), {[this] { contentChanged(); }});
            model_->show(*runs);
            showEmpty(runs->empty());
            describe();
            selectWanted();
            if (table_->selectedSourceRows().isEmpty() && model_->rowCount() > 0) table_->selectSourceRow(0);
            showSelection();
            emit listed();
        },
        JobWeight::light);
}

void RunsPanel::selectWanted() {
    if (wanted_.empty()) return;
    QItemSelection selection;
    for (const std::filesystem::path& folder : wanted_) {
        const int row = table_->viewRow(model_->rowOf(folder));
        if (row < 0) continue;
        const QModelIndex index = table_->model()->index(row, 0);
        selection.select(index, index);
    }
    wanted_.clear();
    if (selection.isEmpty()) return;
    table_->selectionModel()->select(selection,
                                     QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    table_->scrollTo(selection.indexes().first());
}

const RunEntry* RunsPanel::currentRun() const {
    const QList<int> rows = table_->selectedSourceRows();
    return rows.isEmpty() ? nullptr : &model_->run(rows.first());
}

void RunsPanel::showSelection() {
    std::vector<RunEntry> runs;
    for (const int row : table_->selectedSourceRows()) runs.push_back(model_->run(row));
    for (QAction* action : runActions_) action->setEnabled(!runs.empty());
    resume_->setEnabled(runs.size() == 1 && runs.front().info.canResume);
    details_->showRuns(runs);
    if (runs.size() > kMostCurves) runs.resize(kMostCurves);
    follower_->follow(runs);
}

void RunsPanel::describe() {
    const qint64 runs = model_->rowCount();
    QStringList parts{"<b>" + project().name().toHtmlEscaped() + "</b>",
                      tr("%1 runs", nullptr, plural(runs)).arg(countText(runs))};
    if (!training_.isEmpty()) parts << training_;
    setSubtitle(parts.join(" · "));
}

void RunsPanel::askForRun() {
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Watch a run elsewhere"), QDir::homePath());
    if (!folder.isEmpty()) watch(folder);
}

void RunsPanel::watch(const QString& folder) {
    messages().hide();
    const auto run = readRun(toPath(folder));
    if (!run) return messages().showError(run.error());
    const std::filesystem::path link = project().freeName("runs", toText(toPath(folder).filename()), "");
    std::error_code code;
    std::filesystem::create_directory_symlink(std::filesystem::absolute(toPath(folder)), link, code);
    if (code)
        return messages().showError(
            Error{link.string(), code.message(), "", "free disk space or choose another place"});
    openFile(toText(link));
}

void RunsPanel::deleteSelected() {
    details_->saveNotes();
    std::vector<std::filesystem::path> folders;
    for (const int row : table_->selectedSourceRows()) folders.push_back(model_->run(row).info.folder);
    moveToTrash(folders);
}

}  // namespace paragram::ui
