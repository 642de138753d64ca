#include "ui/mining/mine_panel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/forms/file_box.h"
#include "ui/mining/candidate_model.h"
#include "ui/mining/gold_card.h"
#include "ui/mining/margin_card.h"
#include "ui/mining/mine_setup.h"
#include "ui/mining/review_card.h"
#include "ui/models/model_box.h"
#include "ui/project/elsewhere_dialog.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/save_dialog.h"

namespace paragram::ui {

namespace {

constexpr std::size_t kMostRows = 200'000;
constexpr const char* kEnding = ".mined.tsv";

// "de" for "news.test.de" or "news.de.gz"; "und" if the name has no code.
QString languageOf(const QString& path) {
    static const QRegularExpression ending("\\.([a-z]{2,3})(\\.gz)?$");
    const QRegularExpressionMatch match = ending.match(QFileInfo(path).fileName());
    const QString found = match.captured(1);
    return match.hasMatch() && found != "txt" && found != "tsv" ? found : QString("und");
}

}  // namespace

MinePanel::MinePanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "mine", tr("Mine"), parent),
      model_(new ModelBox(tr("Model"))),
      setup_(new MineSetup),
      review_(new ReviewCard),
      margins_(new MarginCard),
      gold_(new GoldCard),
      export_(new QPushButton),
      change_(new QPushButton(tr("Texts…"))),
      results_(new QWidget) {
    buildContent();
    buildActions();
    connect(setup_, &MineSetup::mineClicked, this, &MinePanel::mine);
    connect(setup_, &MineSetup::openClicked, this, &MinePanel::askForMined);
    connect(setup_, &MineSetup::elsewhereClicked, this, [this] {
        askToRunElsewhere(
            this, jobs(), messages(), clusterFolderOf(setup_->request(), toPath(model_->path())), 0,
            project().folder().parent_path(), QFileInfo(setup_->source()->text()).completeBaseName());
    });
    connect(margins_, &MarginCard::thresholdChanged, this, &MinePanel::takeThreshold);
    connect(gold_, &GoldCard::thresholdWanted, margins_, &MarginCard::setThreshold);
    connect(review_, &ReviewCard::judged, this, &MinePanel::describeExport);
    connect(review_, &ReviewCard::failed, this, [this](const Error& error) { messages().showError(error); });
    connect(export_, &QPushButton::clicked, this, &MinePanel::askWhereToExport);
    connect(change_, &QPushButton::clicked, this, [this] { setup_->setVisible(!setup_->isVisible()); });
    followJobs();
}

void MinePanel::buildContent() {
    setSubtitle(tr("Translations hidden in two texts"));
    addHeaderWidget(model_, tr("Model"));
    addHeaderWidget(change_);
    change_->setToolTip(tr("Show or hide the set-up"));

    auto* right = new QVBoxLayout;
    right->setSpacing(space::kCardGap);
    right->addWidget(margins_, 1);
    right->addWidget(gold_, 1);
    right->addWidget(export_, 0, Qt::AlignLeft);
    export_->setProperty("primary", true);
    auto* side = new QWidget;
    side->setLayout(right);
    right->setContentsMargins(0, 0, 0, 0);
    side->setMinimumWidth(scaled(280));
    side->setMaximumWidth(scaled(440));
    auto* lower = new QHBoxLayout(results_);
    lower->setContentsMargins(0, 0, 0, 0);
    lower->setSpacing(space::kCardGap);
    lower->addWidget(review_, 5);
    lower->addWidget(side, 3);
    auto* invitation = new EmptyState(
        "mine", tr("Finds pairs of sentences in two texts that translate each other, most certain first."),
        {});
    invitation_ = invitation;
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(setup_);
    layout->addWidget(results_, 1);
    layout->addWidget(invitation_, 1);
    setContentOfModels(content,
                       tr("A trained model finds translations in two texts; this project has none yet."));
    setResultsVisible(false);
}

void MinePanel::buildActions() {
    addPanelAction(tr("Mine the two texts"), {}, [this] { mine(); });
    addPanelAction(tr("Open mined pairs…"), {}, [this] { askForMined(); });
    addPanelAction(tr("Export mined pairs…"), {}, [this] { askWhereToExport(); });
    addPanelAction(tr("Mine with a model file…"), {}, [this] { model_->askForFile(); });
}

void MinePanel::setResultsVisible(bool visible) {
    results_->setVisible(visible);
    invitation_->setVisible(!visible);
    change_->setVisible(visible);
    setup_->setVisible(!visible);
}

void MinePanel::projectOpened() {
    if (job_) jobs().stop(job_);
    job_ = 0;
    place_.reset();
    setResultsVisible(false);
    setSubtitle(tr("Translations hidden in two texts"));
    messages().hide();
}

void MinePanel::contentChanged() {
    model_->showProject(project());
    showEmpty(model_->path().isEmpty() && !place_);
}

void MinePanel::mine() {
    if (!setup_->complete() || model_->path().isEmpty() || job_) return;
    messages().hide();
    MineRequest request = setup_->request();
    const QString stem = QFileInfo(setup_->source()->text()).completeBaseName() + "-" +
                         languageOf(setup_->source()->text()) + "-" + languageOf(setup_->target()->text());
    const MinedPlace place{project().freeName("corpora", stem, kEnding)};
    request.output = place.pairs;
    // Named after the texts, not the output: a mining that was stopped resumes when it is started again.
    request.folder = project().folder("corpora") / (stem.toStdString() + ".mining");
    request.show = kMostRows;
    sourceLanguage_ = languageOf(setup_->source()->text());
    targetLanguage_ = languageOf(setup_->target()->text());
    const QString rule = setup_->rule(), texts = setup_->describe();
    setup_->button()->setEnabled(false);
    job_ = jobs().start(
        this, tr("Mining %1").arg(texts),
        [models = cache_, model = model_->path(), request, place](JobContext& job) -> Result<Shown> {
            const auto loaded = models->load(model);
            if (!loaded) return loaded.error();
            Result<MineResult> result = minePairsOfFiles(**loaded, request, job);
            if (!result) return result.error();
            Shown shown;
            shown.fromMining = true;
            shown.summary = std::move(result->summary);
            for (const MinedText& pair : result->pairs) shown.file.scores.push_back(pair.score);
            if (static_cast<std::size_t>(shown.summary.pairs) > result->pairs.size()) {
                Result<MinedFile> all = readMinedFile(place.pairs, 0, job);
                if (!all) return all.error();
                shown.file.scores = std::move(all->scores);
            }
            shown.file.pairs = std::move(result->pairs);
            Result<PairReview> review = PairReview::open(place.review());
            if (!review) return review.error();
            shown.review = std::move(review).value();
            return shown;
        },
        [this, place, rule, texts](Result<Shown> shown) {
            job_ = 0;
            setup_->button()->setEnabled(setup_->complete());
            if (shown.outcome() == Outcome::failed) {
                messages().showError(shown.error(), {[this] { mine(); }});
            } else if (shown.stopped()) {
                messages().showMessage(MessageBar::Kind::info,
                                       tr("Stopped: the pairs found are kept, and mining the same texts "
                                          "again resumes from there."));
            } else {
                const MineSummary summary = shown->summary;
                showPairs(place, std::move(shown).value());
                QString line =
                    tr("<b>%1</b> · %2 and %3 sentences · %4 · %5", nullptr, plural(summary.targets))
                        .arg(texts.toHtmlEscaped(), countText(summary.sources), countText(summary.targets),
                             rule, durationText(summary.seconds));
                if (summary.approximate)
                    line += tr(" · approximate, recall %1").arg(scoreText(summary.recall));
                if (summary.blank > 0)
                    line += tr(" · %1 empty lines skipped", nullptr, plural(summary.blank))
                                .arg(countText(summary.blank));
                setSubtitle(line);
            }
            emit mined(shown.ok());
        });
}

void MinePanel::openMined(const QString& path) {
    messages().hide();
    const MinedPlace place{toPath(path)};
    jobs().start(
        this, tr("Reading %1").arg(QFileInfo(path).fileName()),
        [place](JobContext& job) -> Result<Shown> {
            Shown shown;
            Result<MinedFile> file = readMinedFile(place.pairs, kMostRows, job);
            if (!file) return file.error();
            shown.file = std::move(file).value();
            Result<PairReview> review = PairReview::open(place.review());
            if (!review) return review.error();
            shown.review = std::move(review).value();
            return shown;
        },
        [this, place, path](Result<Shown> shown) {
            const bool ok = shown.ok();
            if (!ok) {
                messages().showError(shown.error(), {[this, path] { openMined(path); }});
            } else {
                showPairs(place, std::move(shown).value());
                setSubtitle(
                    tr("<b>%1</b> · %2 pairs", nullptr, plural(margins_->total()))
                        .arg(QFileInfo(path).fileName().toHtmlEscaped(), countText(margins_->total())));
            }
            emit mined(ok);
        });
}

void MinePanel::showPairs(const MinedPlace& place, Shown shown) {
    place_ = place;
    showEmpty(false);
    setResultsVisible(true);
    const bool hasGold = shown.summary.best.has_value();
    gold_->setVisible(hasGold);
    if (hasGold) gold_->setCurve(shown.summary.curve, *shown.summary.best);
    const auto rows = static_cast<qint64>(shown.file.pairs.size());
    review_->candidates().setLanguages(sourceLanguage_, targetLanguage_);
    review_->setPairs(std::move(shown.file.pairs), std::move(shown.review));
    margins_->setScores(std::move(shown.file.scores));
    if (hasGold) margins_->setThreshold(shown.summary.best->threshold);
    takeThreshold(margins_->threshold());
    if (rows < margins_->total()) {
        messages().showMessage(MessageBar::Kind::info,
                               tr("The table shows the first %1 pairs; counts and exports include all pairs.",
                                  nullptr, plural(rows))
                                   .arg(countText(rows)));
    }
    review_->table().setFocus();
}

void MinePanel::takeThreshold(double threshold) {
    review_->setThreshold(threshold);
    gold_->setThreshold(threshold);
    describeExport();
}

void MinePanel::describeExport() {
    const qint64 pairs = margins_->kept() + review_->candidates().moved();
    export_->setText(tr("Export %1 pairs…", nullptr, plural(pairs)).arg(countText(pairs)));
}

bool MinePanel::openFile(const QString& path) {
    if (looksLikeModel(path)) {
        model_->choose(path);
        return true;
    }
    if (!path.endsWith(kEnding)) return false;
    openMined(path);
    return true;
}

void MinePanel::exportPairs(const QString& path, const QString& format) {
    if (!place_) return;
    MinedExport request;
    request.mined = place_->pairs;
    request.review = place_->review();
    request.output = toPath(path);
    request.threshold = margins_->threshold();
    request.options = {format.toStdString(), sourceLanguage_.toStdString(), targetLanguage_.toStdString()};
    if (sourceLanguage_ == targetLanguage_)
        request.options.sourceLanguage = "source", request.options.targetLanguage = "target";
    jobs().start(
        this, tr("Exporting %1").arg(QFileInfo(path).fileName()),
        [request](JobContext& job) { return exportMinedPairs(request, job); },
        [this, path, format](const Result<std::int64_t>& written) {
            if (written)
                messages().showMessage(MessageBar::Kind::good,
                                       tr("%1 pairs are saved in %2.", nullptr, plural(*written))
                                           .arg(countText(*written), path));
            else
                messages().showError(written.error(), {[this, path, format] { exportPairs(path, format); },
                                                       [this] { askWhereToExport(); }});
            emit exported(written.ok());
        });
}

void MinePanel::askForMined() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open mined pairs"), toText(project().folder("corpora")),
                                     tr("Mined pairs (*.tsv);;All files (*)"));
    if (!file.isEmpty()) openMined(file);
}

void MinePanel::askWhereToExport() {
    if (!place_) return;
    const QList<SaveKind> kinds{{tr("Scores and sentences (*.tsv)"), ".tsv"},
                                {tr("Translation memory (*.tmx)"), ".tmx"},
                                {tr("XLIFF (*.xlf)"), ".xlf"},
                                {tr("Moses: a file for each language (*)"), ""}};
    const QStringList formats{"scored-tsv", "tmx", "xliff", "moses"};
    const QString stem = QFileInfo(toText(place_->pairs)).baseName() + tr("-kept");
    const auto [file, kind] = askForFileToSave(
        this, tr("Export mined pairs"), toText(project().folder("corpora") / stem.toStdString()), kinds);
    if (!file.isEmpty()) exportPairs(file, formats[kind]);
}

void MinePanel::saveState(QSettings& settings) const {
    model_->saveState(settings);
    settings.setValue("threshold", margins_->threshold());
    setup_->saveState(settings);
}

void MinePanel::restoreState(QSettings& settings) {
    model_->restoreState(settings);
    margins_->setThreshold(settings.value("threshold", 1.0).toDouble());
    setup_->restoreState(settings);
}

}  // namespace paragram::ui
