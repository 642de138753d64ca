#include "ui/generating/generate_panel.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QStackedLayout>

#include "core/tasks/data/read_lines.h"
#include "ui/generating/generate_setup.h"
#include "ui/generating/paraphrase_card.h"
#include "ui/generating/paraphrase_model.h"
#include "ui/generating/way_bar.h"
#include "ui/generating/written_model.h"
#include "ui/language/engine_text.h"
#include "ui/models/model_box.h"
#include "ui/models/translator_list.h"
#include "ui/project/project_files.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr std::size_t kMostSentences = 2000;  // of a file, that can be looked through
constexpr int kScoreWidth = 90, kPlaceWidth = 64;
constexpr int kSourceWidth = 220, kSourceWidthOnTheWay = 120;  // beside a column that says how far

QString kindOf(const Model& model) {
    if (!model.generative() || parseRouteOf(model)) return {};
    for (const auto& row : namesOf(Generative{}))
        if (row.value == model.settings.generative.model) return engineText(EngineTable::settings, row.label);
    return {};
}

WritingWays waysOf(const Model& model) {
    return {writingWays(model),
            routeOf(model, {}, {}, true).ok(),
            model.generative() && !attendsToTokens(model.settings.generative.model),
            !model.forms.empty(),
            !model.forms.empty() && formOf(model) == Form::parse,
            frequentTemplates(model)};
}

}  // namespace

GeneratePanel::GeneratePanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "generate", tr("Generate"), parent),
      model_(new ModelBox(tr("Model"))),
      setup_(new GenerateSetup),
      texts_(new WrittenModel(this)),
      table_(new DataTable(tr("Written sentences"))),
      way_(new WayBar),
      paraphrases_(new ParaphraseCard),
      results_(new QStackedLayout),
      reading_(context.jobs, this),
      listing_(context.jobs, this) {
    layOut();
    addPanelAction(tr("Write the sentences"), QKeySequence("Ctrl+Return"), [this] { write(); });
    addPanelAction(tr("Write with a model file…"), {}, [this] { model_->askForFile(); });
    addPanelAction(tr("Read sentences from a file…"), {}, [this] { askForSentences(); });
    connect(model_, &ModelBox::chosen, this, &GeneratePanel::readModel);
    connect(table_, &DataTable::currentRowChanged, way_, &WayBar::setRow);
    connect(way_, &WayBar::rowWanted, table_, &DataTable::selectSourceRow);
    connect(paraphrases_, &ParaphraseCard::saveWanted, this, &GeneratePanel::store);
    connect(setup_, &GenerateSetup::fileWanted, this, &GeneratePanel::askForSentences);
    connect(setup_, &GenerateSetup::writeClicked, this, &GeneratePanel::write);
    connect(setup_, &GenerateSetup::stopClicked, this, [this] { jobs().stop(job_); });
    followJobs();
}

void GeneratePanel::layOut() {
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
    layout->addLayout(results_, 1);
    results_->addWidget(texts);
    results_->addWidget(paraphrases_);
    results_->addWidget(new EmptyState(
        "generate", tr("What the model writes is listed here: enter sentences and press Write."), {}));
    setContentOfModels(content,
                       tr("A generative model translates sentences, writes them again and in other styles."));
}

void GeneratePanel::projectOpened() {
    if (job_) jobs().stop(job_);
    showTexts({}, {});
    paraphrases_->show({}, {});
    results_->setCurrentIndex(results_->count() - 1);
    read_ = false;
    messages().hide();
}

void GeneratePanel::contentChanged() {
    const QString before = model_->path();
    model_->showProject(project(), ModelUse::write);
    showEmpty(model_->path().isEmpty());
    if (model_->path() != before || !read_) readModel();
    readTranslatorsOfProject();
}

void GeneratePanel::readTranslatorsOfProject() {
    const std::vector<ModelChoice> models = modelsOf(project());
    if (models == offered_) return;
    listing_.start(
        tr("Looking for translators"),
        [models, cache = cache_](JobContext& job) -> Result<std::vector<Translator>> {
            return readTranslators(models, *cache, job);
        },
        [this, models](Result<std::vector<Translator>> found) {
            if (!found) return;
            offered_ = models;
            setup_->showModels(models, *std::move(found));
            emit translatorsRead();
        });
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
            if (!model) return messages().showError(model.error(), {[this] { readModel(); }});
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
                         kind_.isEmpty() ? tr("it writes no sentences; choose a generative model") : kind_));
}

void GeneratePanel::askForSentences() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Read sentences"), toText(project().folder("corpora")));
    if (!file.isEmpty()) openSentences(file);
}

void GeneratePanel::openSentences(const QString& path) {
    jobs().start(
        this, tr("Reading sentences"),
        [path](JobContext&) { return readLines(toPath(path), kMostSentences + 1); },
        [this, path](const Result<std::vector<std::string>>& lines) {
            if (!lines) return messages().showError(lines.error(), {[this, path] { openSentences(path); }});
            messages().hide();
            QStringList texts;
            for (const std::string& line : *lines)
                if (texts.size() < static_cast<qsizetype>(kMostSentences))
                    texts << QString::fromStdString(line);
            setup_->sentences().setPlainText(texts.join('\n'));
            if (lines->size() > kMostSentences)
                messages().showMessage(
                    MessageBar::Kind::warning,
                    tr("Only the first %1 lines are read; paragram-cli generate takes all of a file.",
                       nullptr, plural(kMostSentences))
                        .arg(countText(static_cast<qint64>(kMostSentences))));
            emit sentencesRead();
        },
        JobWeight::light);
}

void GeneratePanel::write() {
    const GenerateRequest request = setup_->request();
    if (job_ || kind_.isEmpty() || request.sources.empty()) return;
    messages().hide();
    if (const auto forms = setup_->forms())
        writeInForms(*forms);
    else if (const auto choice = setup_->roundTrip())
        writeRoundTrip(*choice);
    else
        writeTexts(request);
    describe();
}

void GeneratePanel::writeTexts(const GenerateRequest& request) {
    struct Texts {
        std::vector<WrittenText> made;
        std::string remark;
    };
    job_ = jobs().start(
        this, tr("Writing"),
        [writer = writer_, request](JobContext& job) -> Result<Texts> {
            auto texts = generateText(*writer, request, job);
            if (!texts) return texts.error();
            return Texts{*std::move(texts), languageRemark(writer->model(), request)};
        },
        [this, request](const Result<Texts>& texts) {
            if (texts) showTexts(request, texts->made);
            finish(texts ? nullptr : &texts.error(), texts ? texts->remark : std::string());
        });
}

void GeneratePanel::writeInForms(FormRequest request) {
    struct Paraphrases {
        WrittenParaphrases made;
        std::shared_ptr<TextWriter> parser;
    };
    request.journal = journal();
    job_ = jobs().start(
        this, tr("Writing paraphrases"),
        [writer = writer_, path = setup_->parser(), known = parser_, cache = cache_,
         request](JobContext& job) -> Result<Paraphrases> {
            std::shared_ptr<TextWriter> parser;
            if (!path.isEmpty()) {
                auto found = writerFor(path, *cache, known);
                if (!found) return found.error();
                parser = *std::move(found);
            }
            auto made = writeForms(*writer, parser.get(), request, job);
            if (!made) return made.error();
            return Paraphrases{*std::move(made), parser};
        },
        [this, sources = request.sources](const Result<Paraphrases>& made) {
            if (made) parser_ = made->parser;
            finishParaphrases(sources, made ? &made->made : nullptr, made ? nullptr : &made.error());
        });
}

void GeneratePanel::writeRoundTrip(RoundTripChoice choice) {
    choice.request.journal = journal();
    struct Paraphrases {
        WrittenParaphrases made;
        std::shared_ptr<TextWriter> back;
    };
    job_ = jobs().start(
        this, tr("Writing paraphrases"),
        [there = writer_, known = back_ ? back_ : writer_, cache = cache_,
         choice](JobContext& job) -> Result<Paraphrases> {
            const auto back = writerFor(choice.back, *cache, known);
            if (!back) return back.error();
            auto made = writeRoundTrips(*there, **back, choice.request, job);
            if (!made) return made.error();
            return Paraphrases{*std::move(made), *back};
        },
        [this, sources = choice.request.sources](const Result<Paraphrases>& made) {
            if (made) back_ = made->back;
            finishParaphrases(sources, made ? &made->made : nullptr, made ? nullptr : &made.error());
        });
}

// What is written stays there until others are asked for: the same sentences continue, even after a crash.
std::filesystem::path GeneratePanel::journal() const {
    return project().folder("reports") / "paraphrases";
}

void GeneratePanel::finishParaphrases(const std::vector<std::string>& sources, const WrittenParaphrases* made,
                                      const Error* error) {
    if (made) {
        paraphrases_->show(sources, *made);
        paraphrases_->setName(toText(project().freeName("pairs", tr("paraphrases"), ".h5").stem()));
        results_->setCurrentWidget(paraphrases_);
    }
    finish(error, made ? made->remark : std::string());
    if (error && error->kind == ErrorKind::stopped)
        messages().showMessage(MessageBar::Kind::info, tr("Stopped. Write continues where it ended."));
    else if (made && made->remark.empty() && made->alreadyDone > 0 && made->alreadyDone < made->sentences)
        messages().showMessage(MessageBar::Kind::info,
                               tr("%1 of %2 sentences were written before the interruption.")
                                   .arg(countText(made->alreadyDone), countText(made->sentences)));
}

void GeneratePanel::finish(const Error* error, const std::string& remark) {
    job_ = 0;
    if (error)
        messages().showError(*error, {[this] { write(); }});
    else if (!remark.empty())
        messages().showMessage(MessageBar::Kind::warning, QString::fromStdString(remark));
    describe();
    emit written(!error);
}

void GeneratePanel::store(const std::vector<std::size_t>& numbers) {
    const auto output = project().freeName("pairs", fileNameOf(paraphrases_->name()), ".h5");
    const ParaphraseModel& made = paraphrases_->model();
    jobs().start(
        this, tr("Writing %1").arg(toText(output.stem())),
        [sources = made.sources(), summary = made.summary(), numbers,
         output](JobContext&) -> Result<Nothing> {
            storeParaphrases(sources, summary, numbers, output);
            return Nothing{};
        },
        [this, output, numbers, count = std::ssize(numbers)](const Result<Nothing>& done) {
            if (!done) return messages().showError(done.error(), {[this, numbers] { store(numbers); }});
            messages().showMessage(MessageBar::Kind::good,
                                   tr("%1 paraphrases in %2.").arg(countText(count), toText(output.stem())),
                                   tr("Show"),
                                   [this, output] { emit panelRequested("data", toText(output)); });
            paraphrases_->setName(toText(project().freeName("pairs", tr("paraphrases"), ".h5").stem()));
            emit stored(output);
        },
        JobWeight::light);
}

void GeneratePanel::showTexts(const GenerateRequest& request, const std::vector<WrittenText>& texts) {
    results_->setCurrentIndex(0);
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
