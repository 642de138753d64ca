#include "ui/exporting/export_panel.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>
#include <QSettings>

#include "core/models/load_model.h"
#include "ui/exporting/export_options.h"
#include "ui/exporting/format_page.h"
#include "ui/exporting/import_model_dialog.h"
#include "ui/models/model_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kSideWidth = 456;

// Whether the path is a model of another program; only names are checked.
bool looksForeign(const QString& path) {
    static const QStringList endings{"pt", "pth", "vec", "npy"};
    const QFileInfo file(path);
    if (file.isFile()) return endings.contains(file.suffix().toLower());
    return file.isDir() &&
           (QFileInfo::exists(path + "/modules.json") || QFileInfo::exists(path + "/model.safetensors"));
}

struct Forecast {
    int dimension = 0;
    std::vector<ExportForecast> formats;
};

}  // namespace

ExportPanel::ExportPanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "export", tr("Export"), parent),
      model_(new ModelBox(tr("Model"))),
      formats_(new FormatModel(this)),
      table_(new DataTable(tr("Formats"))),
      options_(new ExportOptions),
      page_(new FormatPage),
      export_(new QPushButton(tr("Export"))),
      stop_(new QPushButton(tr("Stop"))),
      forecast_(context.jobs, this) {
    auto* import = new QPushButton(tr("Import a model…"));
    connect(import, &QPushButton::clicked, this, [this] { askForModel(); });
    addHeaderWidget(model_, tr("Model"));
    addHeaderWidget(import);
    auto* content = new QWidget;
    auto* layout = new QHBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(buildLeft());
    layout->addWidget(page_, 1);
    auto* empty = new EmptyState(
        "export",
        tr("Models are exported to other programs and imported from them; this project has none yet."),
        tr("Import a model"));
    connect(empty, &EmptyState::clicked, this, [this] { askForModel(); });
    setContent(content, empty);
    showEmpty(true);
    buildActions();
    connect(model_, &ModelBox::chosen, this, [this] {
        formats_->clearOutcomes();
        forecastNow();
    });
    connect(options_, &ExportOptions::changed, this, [this] {
        formats_->clearOutcomes();
        forecastNow();
    });
    connect(formats_, &FormatModel::tickedChanged, this, [this] {
        describe();
        showPage();
    });
    connect(table_, &DataTable::currentRowChanged, this, &ExportPanel::showPage);
    connect(&jobs(), &JobRunner::finished, this, [this](int id) {
        if (id != job_ && jobs().find(id) && project().isOpen()) contentChanged();
    });
    table_->selectSourceRow(0);
}

QWidget* ExportPanel::buildLeft() {
    table_->setSource(formats_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setStretchColumn(FormatModel::kFormat);
    table_->setColumnWidth(FormatModel::kSize, 66);
    table_->setColumnWidth(FormatModel::kCheck, 142);
    auto* formats = new Card(tr("Formats"));
    formats->body()->addWidget(table_);
    export_->setProperty("primary", true);
    stop_->setEnabled(false);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kGap);
    buttons->addWidget(export_);
    buttons->addWidget(stop_);
    buttons->addStretch();
    options_->body()->addLayout(buttons);
    connect(export_, &QPushButton::clicked, this, &ExportPanel::exportTicked);
    connect(stop_, &QPushButton::clicked, this, [this] { jobs().stop(job_); });
    auto* left = new QWidget;
    left->setFixedWidth(scaled(kSideWidth));
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(formats, 1);
    layout->addWidget(options_);
    return left;
}

void ExportPanel::buildActions() {
    addPanelAction(tr("Export the ticked formats"), QKeySequence("Ctrl+Return"), [this] { exportTicked(); });
    addPanelAction(tr("Import a model…"), QKeySequence("Ctrl+I"), [this] { askForModel(); });
    addPanelAction(tr("Export a model file…"), {}, [this] { model_->askForFile(); });
    addPanelAction(tr("Copy the loading code"), {}, [this] { page_->copyButton().click(); });
}

void ExportPanel::projectOpened() {
    if (job_) jobs().stop(job_);
    formats_->clearOutcomes();
    messages().hide();
}

void ExportPanel::contentChanged() {
    const QString before = model_->path();
    model_->showProject(project());
    showEmpty(model_->path().isEmpty());
    if (model_->path() != before || !hasForecast_) forecastNow();
    describe();
}

void ExportPanel::forecastNow() {
    const QString path = model_->path();
    if (path.isEmpty()) return;
    hasForecast_ = true;
    forecast_.start(
        tr("Reading a model"),
        [path = toPath(path), request = options_->request()](JobContext&) -> Result<Forecast> {
            const auto model = loadModel(path);
            if (!model) return model.error();
            return Forecast{static_cast<int>((*model)->table.cols()), forecastExports(**model, request)};
        },
        [this](const Result<Forecast>& found) {
            if (!found) return messages().showError(found.error(), {[this] { forecastNow(); }});
            options_->setDimension(found->dimension);
            formats_->setForecasts(found->formats);
            emit forecast();
        });
}

fs::path ExportPanel::output() const {
    const QString name = model_->modelName();
    return const_cast<ExportPanel*>(this)->project().freeName("exports", name.isEmpty() ? "model" : name, {});
}

void ExportPanel::describe() {
    const std::vector<std::string> ticked = formats_->ticked();
    export_->setEnabled(!ticked.empty() && !model_->path().isEmpty() && job_ == 0);
    stop_->setEnabled(job_ != 0);
    if (model_->path().isEmpty()) return setSubtitle(tr("No model yet"));
    setSubtitle(QStringList{
        QString("<b>%1</b>").arg(model_->modelName().toHtmlEscaped()),
        tr("%1 formats", nullptr, plural(ticked.size())).arg(countText(static_cast<qint64>(ticked.size()))),
        tr("about %1").arg(bytesText(formats_->tickedBytes()))}
                    .join(" · "));
}

void ExportPanel::showPage() {
    const int row = std::max(0, table_->sourceRow(table_->currentIndex().row()));
    if (row >= formats_->rowCount()) return;
    const ExportTarget& target = formats_->target(row);
    const QString file = target.ending.empty() ? QString() : "/model" + QString::fromStdString(target.ending);
    const QString place = "exports/" + model_->modelName() + "/" + QString::fromStdString(target.name) + file;
    page_->show(target, place, formats_->outcome(row), formats_->refusal(row));
}

void ExportPanel::exportTicked() {
    if (job_ || formats_->ticked().empty() || model_->path().isEmpty()) return;
    ExportRequest request = options_->request();
    request.model = toPath(model_->path());
    request.formats = formats_->ticked();
    request.output = output();
    if (request.formats.size() == 1) request.output /= request.formats.front();
    std::error_code ignored;
    fs::create_directories(project().folder("exports"), ignored);
    messages().hide();
    formats_->clearOutcomes();
    job_ = jobs().start(
        this, tr("Exporting %1").arg(model_->modelName()),
        [request, changes = options_->changes()](JobContext& job) -> Result<ExportSummary> {
            const Result<ExportRequest> whole = changes.withText(request);
            if (!whole) return whole.error();
            return exportModel(*whole, job);
        },
        [this](const Result<ExportSummary>& summary) { end(summary); });
    describe();
}

void ExportPanel::end(const Result<ExportSummary>& summary) {
    job_ = 0;
    if (!summary) {
        messages().showError(summary.error(), {[this] { exportTicked(); }});
    } else {
        for (const ExportedFormat& done : summary->done) formats_->setOutcome(done);
        if (!summary->done.empty()) table_->selectSourceRow(formats_->rowOf(summary->done.front().format));
        if (summary->reduction > 0) {
            messages().showMessage(MessageBar::Kind::info,
                                   tr("Cosines differ from those of the full model by %1 at most.")
                                       .arg(numberText(summary->reduction, 3)));
        }
    }
    describe();
    showPage();
    emit exported(summary.ok());
}

bool ExportPanel::openFile(const QString& path) {
    if (looksForeign(path)) {
        askForModel(path);
        return true;
    }
    if (!isVisible() || !looksLikeModel(path)) return false;
    model_->choose(path);
    return true;
}

ImportModelDialog* ExportPanel::askForModel(const QString& path) {
    auto* dialog = new ImportModelDialog(project(), jobs(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { importNow(dialog->request()); });
    dialog->open();
    if (!path.isEmpty()) dialog->setModel(path);
    return dialog;
}

void ExportPanel::importNow(const ImportModelRequest& request) {
    messages().hide();
    jobs().start(
        this, tr("Importing %1").arg(toText(request.checkpoint.filename())),
        [request](JobContext& job) { return importModel(request, job); },
        [this, request, run = request.run](const Result<ImportModelSummary>& summary) {
            if (!summary) {
                messages().showError(summary.error(), {[this, request] { importNow(request); }});
            } else {
                contentChanged();
                model_->choose(toText(run));
                messages().showMessage(MessageBar::Kind::good,
                                       tr("%1 is now a model of this project: %2 vectors of %3 dimensions.")
                                           .arg(toText(run.filename()), countText(summary->rows),
                                                countText(summary->dimension)));
            }
            emit imported(summary.ok());
        });
}

void ExportPanel::saveState(QSettings& settings) const {
    QStringList ticked;
    for (const std::string& format : formats_->ticked()) ticked << QString::fromStdString(format);
    settings.setValue("formats", ticked);
    options_->saveState(settings);
}

void ExportPanel::restoreState(QSettings& settings) {
    if (settings.contains("formats")) formats_->setTicked(settings.value("formats").toStringList());
    options_->restoreState(settings);
}

}  // namespace paragram::ui
