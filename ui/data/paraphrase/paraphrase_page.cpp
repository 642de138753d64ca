#include "ui/data/paraphrase/paraphrase_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedLayout>

#include "ui/data/paraphrase/paraphrase_sample_model.h"
#include "ui/data/paraphrase/paraphrase_setup.h"
#include "ui/data/paraphrase/unfinished_card.h"
#include "ui/models/language_text.h"
#include "ui/models/translator_list.h"
#include "ui/project/train_link.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/marked_text_delegate.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kAtOnce = 20;  // of the sample, shown first
constexpr int kSettleMs = 300, kFigureWidth = 84;

}  // namespace

ParaphrasePage::ParaphrasePage(Project& project, JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      project_(project),
      jobs_(jobs),
      setup_(new ParaphraseSetup),
      unfinished_(new UnfinishedCard),
      sample_(new ParaphraseSampleModel(this)),
      table_(new DataTable(tr("Sample of paraphrases"))),
      sampleCard_(new Card(tr("Sample"))),
      stopSample_(new QPushButton(tr("Stop the sample"))),
      noTranslator_(new EmptyState("generate", {}, tr("Train a translator…"))),
      pages_(new QStackedLayout(this)),
      right_(new QStackedLayout),
      reading_(jobs, this),
      sampling_(jobs, this, kSettleMs),
      listing_(jobs, this) {
    layOut();
    connect(setup_, &ParaphraseSetup::changed, this, &ParaphrasePage::refresh);
    connect(setup_, &ParaphraseSetup::startClicked, this, &ParaphrasePage::start);
    connect(setup_, &ParaphraseSetup::stopClicked, this, [this] { jobs_.stop(job_); });
    connect(setup_, &ParaphraseSetup::trainWanted, this, &ParaphrasePage::askToTrain);
    connect(noTranslator_, &EmptyState::clicked, this, &ParaphrasePage::askToTrain);
    connect(stopSample_, &QPushButton::clicked, this, &ParaphrasePage::stopSample);
    connect(unfinished_, &UnfinishedCard::continueWanted, this, &ParaphrasePage::run);
    connect(unfinished_, &UnfinishedCard::useWanted, this, [this](ParaphraseRequest request) {
        request.onlyDone = true;
        run(request);
    });
    connect(unfinished_, &UnfinishedCard::removeWanted, this, [this](const ParaphraseRequest& request) {
        emit discardWanted(paraphraseFiles(request.output));
        findInterrupted();
    });
}

void ParaphrasePage::layOut() {
    table_->setSource(sample_);
    table_->setWordWrap(true);
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* text = new MarkedTextDelegate(table_);  // measures the lines as it draws them
    for (const int column : {ParaphraseSampleModel::kSentence, ParaphraseSampleModel::kParaphrase,
                             ParaphraseSampleModel::kOriginal})
        table_->setItemDelegateForColumn(column, text);
    for (const int column : {ParaphraseSampleModel::kOverlap, ParaphraseSampleModel::kScore})
        table_->setColumnWidth(column, kFigureWidth);
    sampleCard_->addToHeader(table_->filterField());
    sampleCard_->addToHeader(stopSample_);
    sampleCard_->body()->addWidget(table_);
    auto* none = new Card;
    none->body()->addWidget(noTranslator_);
    right_->addWidget(sampleCard_);
    right_->addWidget(none);
    auto* side = new QVBoxLayout;
    side->setSpacing(space::kCardGap);
    side->addWidget(setup_);
    side->addWidget(unfinished_);
    side->addStretch();
    unfinished_->setFixedWidth(setup_->width());
    auto* page = new QWidget;
    auto* layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addLayout(side);
    layout->addLayout(right_, 1);
    auto* empty = new EmptyState(
        "data", tr("Paraphrases are made of a pair store in two languages; this project has none yet."),
        tr("Import translations…"));
    connect(empty, &EmptyState::clicked, this, &ParaphrasePage::importWanted);
    pages_->addWidget(page);
    pages_->addWidget(empty);
}

void ParaphrasePage::open(const std::vector<StoreEntry>& stores, const fs::path& current) {
    std::vector<StoreEntry> offered;
    for (const StoreEntry& store : stores)
        if (store.problem.isEmpty() && !store.info.sourceLanguage.empty() &&
            !store.info.targetLanguage.empty() && store.info.sourceLanguage != store.info.targetLanguage)
            offered.push_back(store);
    pages_->setCurrentIndex(offered.empty() ? 1 : 0);
    setup_->showStores(project_, std::move(offered), current);
    findInterrupted();
    readTranslatorsOfProject();
}

void ParaphrasePage::offer(const std::vector<StoreEntry>& stores) {
    if (pages_->currentIndex() == 1) open(stores, {});
}

void ParaphrasePage::readTranslatorsOfProject() {
    reading_.start(
        tr("Looking for translators"),
        [models = modelsOf(project_), cache = cache_](JobContext& job) -> Result<std::vector<Translator>> {
            return readTranslators(models, *cache, job);
        },
        [this](Result<std::vector<Translator>> found) {
            if (!found) return;
            setup_->showTranslators(project_, *std::move(found));
        });
}

void ParaphrasePage::findInterrupted() {
    listing_.start(
        tr("Looking for interrupted runs"),
        [folder = project_.folder("pairs")](JobContext&) -> Result<std::vector<UnfinishedParaphrases>> {
            return unfinishedParaphrases(folder);
        },
        [this](Result<std::vector<UnfinishedParaphrases>> found) {
            if (!found) return;
            std::erase_if(*found, [this](const UnfinishedParaphrases& run) {
                return running() && run.request.output == output_;
            });
            unfinished_->show(*found, !running());
            if (!found->empty()) emit interrupted(describe(found->front()));
        });
}

void ParaphrasePage::refresh() {
    const bool any = !setup_->translator().isEmpty();
    right_->setCurrentIndex(any ? 0 : 1);
    const auto [from, to] = setup_->languages();
    const QString names[]{languageName(QString::fromStdString(from)),
                          languageName(QString::fromStdString(to))};
    noTranslator_->setSentence(
        tr("No model of this project translates %1 into %2. A small translator trains on "
           "other pairs of these languages, or on half of these.")
            .arg(names[0], names[1]));
    sample_->clear(names[0]);
    auto* header = table_->horizontalHeader();
    for (const int column : {ParaphraseSampleModel::kSentence, ParaphraseSampleModel::kParaphrase,
                             ParaphraseSampleModel::kOriginal})
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    setup_->setEstimate({});
    sampleCard_->setNote({});
    stopSample();
    if (any && !running()) startSample();
}

void ParaphrasePage::startSample() {
    sampleCard_->setNote(tr("Translating…"));
    stopSample_->setVisible(true);
    sampleNext(0, kAtOnce);
}

void ParaphrasePage::sampleNext(std::int64_t first, std::int64_t last) {
    sampling_.start(
        tr("Translating a sample"),
        [request = setup_->request(), cache = cache_, known = writer_, first,
         last](JobContext& job) -> Result<Sampled> {
            const auto writer = writerFor(toText(request.model), *cache, known);
            if (!writer) return writer.error();
            auto sample = sampleParaphrases(**writer, request, kSample, first, last, job);
            if (!sample) return sample.error();
            return Sampled{*writer, *std::move(sample)};
        },
        [this, last](const Result<Sampled>& sampled) {
            if (sampled) return showSample(*sampled, last);
            stopSample();
            if (!sampled.stopped()) emit failed(sampled.error(), [this] { startSample(); });
        });
}

void ParaphrasePage::showSample(const Sampled& part, std::int64_t last) {
    writer_ = part.writer;
    sample_->append(part.sample.pairs);
    if (!part.sample.remark.empty()) emit warned(QString::fromStdString(part.sample.remark));
    const StoreEntry* store = setup_->store();
    const std::int64_t wanted = std::min(kSample, store ? store->info.pairs : 0);
    // The first part includes the start of the other process, so that the second one measures the speed.
    if ((last > kAtOnce || last >= wanted) && part.sample.seconds > 0 && store) {
        const double speed = static_cast<double>(part.sample.sentences) / part.sample.seconds;
        setup_->setEstimate(tr("About %1 for %2 sentences, at %3 per second in the sample. It can be "
                               "interrupted and continued.",
                               nullptr, plural(store->info.pairs))
                                .arg(durationText(static_cast<double>(store->info.pairs) / speed),
                                     countText(store->info.pairs), numberText(speed, speed < 10 ? 1 : 0)));
    }
    sampleCard_->setNote(
        tr("%1 sentences", nullptr, plural(std::min(last, wanted))).arg(countText(std::min(last, wanted))));
    if (last < wanted) return sampleNext(last, kSample);
    stopSample_->setVisible(false);
    emit sampled();
}

void ParaphrasePage::stopSample() {
    sampling_.cancel();
    stopSample_->setVisible(false);
    if (sample_->rowCount() == 0) sampleCard_->setNote({});
}

void ParaphrasePage::start() {
    ParaphraseRequest request = setup_->request();
    if (request.pairs.empty() || request.model.empty()) return;
    request.output = project_.freeName("pairs", setup_->outputName(), ".h5");
    run(request);
}

void ParaphrasePage::run(const ParaphraseRequest& request) {
    if (running()) return;
    stopSample();
    output_ = request.output;
    const QString name = toText(request.output.stem());
    job_ = jobs_.start(
        this, tr("Making %1").arg(name),
        [request, cache = cache_, known = writer_](JobContext& job) -> Result<ParaphraseSummary> {
            const auto writer = writerFor(toText(request.model), *cache, known);
            if (!writer) return writer.error();
            return paraphrasePairs(**writer, request, job);
        },
        [this, request](const Result<ParaphraseSummary>& summary) { finish(request, summary); });
    setup_->setRunning(true);
    findInterrupted();
}

void ParaphrasePage::finish(const ParaphraseRequest& request, const Result<ParaphraseSummary>& summary) {
    job_ = 0;
    setup_->setRunning(false);
    findInterrupted();
    if (summary.stopped())
        return emit said(tr("Stopped. What is translated is kept; continue under Interrupted runs."));
    if (!summary) return emit failed(summary.error(), [this, request] { run(request); });
    QString text =
        tr("%1 paraphrases in %2, %3.")
            .arg(countText(summary->pairs), toText(request.output.stem()), durationText(summary->seconds));
    if (summary->alreadyDone > 0 && !request.onlyDone)
        text += ' ' + tr("%1 sentences were translated before.", nullptr, plural(summary->alreadyDone))
                          .arg(countText(summary->alreadyDone));
    if (!summary->remark.empty()) text += ' ' + QString::fromStdString(summary->remark) + '.';
    emit made(request.output, filters(), text);
}

void ParaphrasePage::askToTrain() {
    const StoreEntry* store = setup_->store();
    if (!store) return;
    const QString model = setup_->side() == Side::target ? "back-translation" : "translation";
    const TrainLink link{"translator-small", store->name(), "generative.model = " + model};
    emit panelWanted("train", link.path());
}

// The three scores of P18 and the length, with the thresholds of P18 and P22; they name none for
// translations.
Recipe ParaphrasePage::filters() const {
    Recipe recipe =
        *parseRecipe("overlap maximum=0.7\nscore minimum=-100 maximum=0\nlength maximum=30\n", {});
    if (!setup_->scorer().isEmpty()) {
        RecipeStep step;
        step.filter = "paraphrase";
        step.values = {{"model", setup_->scorer().toStdString()}, {"minimum", "0.4"}};
        recipe.steps.insert(recipe.steps.begin(), std::move(step));
    }
    return recipe;
}

}  // namespace paragram::ui
