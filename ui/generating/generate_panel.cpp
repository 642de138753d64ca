#include "ui/generating/generate_panel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>

#include "ui/generating/generate_setup.h"
#include "ui/generating/way_bar.h"
#include "ui/generating/written_model.h"
#include "ui/models/model_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kScoreWidth = 90, kPlaceWidth = 64;
constexpr int kSourceWidth = 220, kSourceWidthOnTheWay = 120;  // beside a column that says how far

QString kindOf(const Model& model) {
    if (!model.generative()) return {};
    for (const auto& row : namesOf(Generative{}))
        if (row.value == model.settings.generative.model) return QString::fromUtf8(row.label);
    return {};
}

WritingWays waysOf(const Model& model) {
    return {writingWays(model), routeOf(model, {}, {}, true).ok(),
            model.generative() && !attendsToTokens(model.settings.generative.model)};
}

}  // namespace

GeneratePanel::GeneratePanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "generate", tr("Generate"), parent),
      model_(new ModelBox(tr("Model"))),
      setup_(new GenerateSetup),
      texts_(new WrittenModel(this)),
      table_(new DataTable(tr("Written sentences"))),
      way_(new WayBar),
      reading_(context.jobs, this) {
    addHeaderWidget(model_, tr("Model"));
    table_->setSource(texts_);
    table_->setColumnWidth(WrittenModel::kScore, kScoreWidth);
    table_->setColumnWidth(WrittenModel::kSource, kSourceWidth);
    table_->setColumnWidth(WrittenModel::kPlace, kPlaceWidth);
    table_->setColumnHidden(WrittenModel::kPlace, true);
    table_->setStretchColumn(WrittenModel::kText);
    auto* texts = new Card(tr("Written"));
    texts->addToHeader(table_->filterField());
    texts->body()->addWidget(way_);
    texts->body()->addWidget(table_, 1);
    auto* content = new QWidget;
    auto* layout = new QHBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(setup_);
    layout->addWidget(texts, 1);
    auto* empty = new EmptyState(
        "generate", tr("A generative model translates sentences, writes them again and in other styles."),
        tr("Train a model"));
    connect(empty, &EmptyState::clicked, this, [this] { emit panelRequested("train", {}); });
    setContent(content, empty);
    showEmpty(true);
    addPanelAction(tr("Write the sentences"), QKeySequence("Ctrl+Return"), [this] { write(); });
    addPanelAction(tr("Write with a model file…"), {}, [this] { model_->askForFile(); });
    connect(model_, &ModelBox::chosen, this, &GeneratePanel::readModel);
    connect(table_, &DataTable::currentRowChanged, way_, &WayBar::setRow);
    connect(way_, &WayBar::rowWanted, table_, &DataTable::selectSourceRow);
    connect(setup_, &GenerateSetup::writeClicked, this, &GeneratePanel::write);
    connect(setup_, &GenerateSetup::stopClicked, this, [this] { jobs().stop(job_); });
    followJobs();
}

void GeneratePanel::projectOpened() {
    if (job_) jobs().stop(job_);
    showTexts({}, {});
    read_ = false;
    messages().hide();
}

void GeneratePanel::contentChanged() {
    const QString before = model_->path();
    model_->showProject(project());
    showEmpty(model_->path().isEmpty());
    if (model_->path() != before || !read_) readModel();
}

void GeneratePanel::readModel() {
    const QString path = model_->path();
    kind_.clear();
    describe();
    if (path.isEmpty()) return;
    read_ = true;
    reading_.start(
        tr("Reading a model"), [path, cache = cache_](JobContext&) { return cache->load(path); },
        [this](const Result<std::shared_ptr<const Model>>& model) {
            if (!model) return messages().showError(model.error());
            kind_ = kindOf(**model);
            if (!writer_ || &writer_->model() != model->get()) writer_ = std::make_shared<TextWriter>(*model);
            if (!kind_.isEmpty()) setup_->setWays(waysOf(**model));
            describe();
            emit modelRead(!kind_.isEmpty());
        });
}

void GeneratePanel::describe() {
    setup_->setState(job_ != 0, !kind_.isEmpty());
    if (model_->path().isEmpty()) return setSubtitle(tr("No model yet"));
    setSubtitle(QString("<b>%1</b> · %2")
                    .arg(model_->modelName().toHtmlEscaped(),
                         kind_.isEmpty() ? tr("it has no decoder; choose a generative model") : kind_));
}

void GeneratePanel::write() {
    const GenerateRequest request = setup_->request();
    if (job_ || kind_.isEmpty() || request.sources.empty()) return;
    messages().hide();
    job_ = jobs().start(
        this, tr("Writing"),
        [writer = writer_, request](JobContext& job) { return generateText(*writer, request, job); },
        [this, request](const Result<std::vector<WrittenText>>& texts) {
            job_ = 0;
            if (texts)
                showTexts(request, *texts);
            else
                messages().showError(texts.error());
            describe();
            emit written(texts.ok());
        });
    describe();
}

void GeneratePanel::showTexts(const GenerateRequest& request, const std::vector<WrittenText>& texts) {
    const bool way = !request.ends.empty();
    table_->setColumnHidden(WrittenModel::kPlace, !way);
    table_->setColumnWidth(WrittenModel::kSource, way ? kSourceWidthOnTheWay : kSourceWidth);
    texts_->show(request.sources, texts);
    way_->showTexts(texts);
}

bool GeneratePanel::openFile(const QString& path) {
    if (!isVisible() || !looksLikeModel(path)) return false;
    model_->choose(path);
    return true;
}

void GeneratePanel::saveState(QSettings& settings) const {
    model_->saveState(settings);
    setup_->saveState(settings);
}

void GeneratePanel::restoreState(QSettings& settings) {
    model_->restoreState(settings);
    setup_->restoreState(settings);
}

}  // namespace paragram::ui
