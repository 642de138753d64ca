#include "ui/data/paraphrase/paraphrase_setup.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/forms/field_grid.h"
#include "ui/forms/number_box.h"
#include "ui/models/language_text.h"
#include "ui/models/model_box.h"
#include "ui/project/project_files.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 340;
constexpr int kBeam = 12;  // P18, 3

QString intoText(const std::string& from, const std::string& to) {
    return ParaphraseSetup::tr("%1 into %2")
        .arg(languageName(QString::fromStdString(from)), languageName(QString::fromStdString(to)));
}

}  // namespace

ParaphraseSetup::ParaphraseSetup(QWidget* parent)
    : SetupCard(tr("What to translate"), {}, parent),
      store_(new QComboBox),
      side_(new QComboBox),
      translator_(new ModelBox(tr("Translator"))),
      train_(new QPushButton(tr("Train a translator…"))),
      beam_(new NumberBox(1, 100, true)),
      best_(new NumberBox(1, 100, true)),
      scorer_(new ModelBox(tr("Model for the paraphrase score"), tr("none"))),
      name_(new QLineEdit),
      estimate_(new QLabel),
      start_(new QPushButton(tr("Make paraphrases"))),
      stop_(new QPushButton(tr("Stop"))) {
    setFixedWidth(scaled(kWidth));
    store_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    beam_->setValue(kBeam);
    best_->setValue(1);
    start_->setProperty("primary", true);
    estimate_->setWordWrap(true);
    estimate_->setProperty("role", "muted");
    layOut();
    connect(store_, &QComboBox::currentIndexChanged, this, &ParaphraseSetup::storeChosen);
    connect(side_, &QComboBox::currentIndexChanged, this, &ParaphraseSetup::offerTranslators);
    connect(translator_, &ModelBox::chosen, this, [this] {
        refresh();
        emit changed();
    });
    for (NumberBox* box : {beam_, best_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ParaphraseSetup::changed);
    connect(train_, &QPushButton::clicked, this, &ParaphraseSetup::trainWanted);
    connect(start_, &QPushButton::clicked, this, &ParaphraseSetup::startClicked);
    connect(stop_, &QPushButton::clicked, this, &ParaphraseSetup::stopClicked);
    refresh();
}

void ParaphraseSetup::layOut() {
    side_->setToolTip(tr("The translated side is replaced by its translation, which becomes the paraphrase"));
    translator_->setToolTip(tr("Models that translate between these languages"));
    train_->setToolTip(tr("Open Train with the settings of a small translator for these languages"));
    beam_->setToolTip(tr("Hypotheses kept in the search; P18 keeps 12, fewer are faster"));
    best_->setToolTip(tr("Translations kept of each sentence, at most as many as the beam has"));
    scorer_->setToolTip(tr("Scores sentence and paraphrase when the filters are set afterwards"));
    fields().addField(tr("Pair store"), store_);
    fields().addTallField(tr("Translate"), side_);
    fields().addField(tr("Translator"), translator_);
    fields().addWide(train_);
    fields().addField(tr("Beam"), beam_);
    fields().addField(tr("Texts for each"), best_);
    fields().addField(tr("Score with"), scorer_);
    fields().addField(tr("New pair store"), name_);
    body()->addWidget(estimate_);
    addButtons({start_, stop_});
}

void ParaphraseSetup::showStores(const Project& project, std::vector<StoreEntry> stores,
                                 const std::filesystem::path& current) {
    const StoreEntry* before = store();
    const auto wanted = std::ranges::find(stores, current, &StoreEntry::file) != stores.end() || !before
                            ? current
                            : before->file;
    stores_ = std::move(stores);
    {
        const QSignalBlocker quiet(store_);
        store_->clear();
        for (const StoreEntry& each : stores_) store_->addItem(each.name());
        const auto place = std::ranges::find(stores_, wanted, &StoreEntry::file);
        store_->setCurrentIndex(stores_.empty()          ? -1
                                : place == stores_.end() ? 0
                                                         : static_cast<int>(place - stores_.begin()));
    }
    if (const StoreEntry* now = store())
        name_->setText(toText(project.freeName("pairs", now->name() + "-paraphrases", ".h5").stem()));
    const bool same = before && store() && store()->file == wanted;
    if (!same || side_->count() == 0) storeChosen();
}

void ParaphraseSetup::showTranslators(const Project& project, std::vector<Translator> translators) {
    translators_ = std::move(translators);
    // The newest model that does not translate is the first choice for the score.
    if (!scorerOffered_) {
        scorer_->showProject(project);
        for (const ModelChoice& model : modelsOf(project)) {
            if (std::ranges::find(translators_, model, &Translator::model) != translators_.end()) continue;
            scorer_->choose(model.path);
            scorerOffered_ = true;
            break;
        }
    } else {
        scorer_->showProject(project);
    }
    offerTranslators();
}

const StoreEntry* ParaphraseSetup::store() const {
    const int row = store_->currentIndex();
    return row < 0 || row >= std::ssize(stores_) ? nullptr : &stores_[static_cast<std::size_t>(row)];
}

Side ParaphraseSetup::side() const {
    return side_->currentIndex() == 1 ? Side::source : Side::target;
}

std::pair<std::string, std::string> ParaphraseSetup::languages() const {
    const StoreEntry* now = store();
    if (!now) return {};
    const PairStoreInfo& info = now->info;
    return side() == Side::target ? std::pair(info.targetLanguage, info.sourceLanguage)
                                  : std::pair(info.sourceLanguage, info.targetLanguage);
}

void ParaphraseSetup::storeChosen() {
    const int before = std::max(0, side_->currentIndex());
    {
        const QSignalBlocker quiet(side_);
        side_->clear();
        if (const StoreEntry* now = store()) {
            const PairStoreInfo& info = now->info;
            side_->addItem(intoText(info.targetLanguage, info.sourceLanguage));
            side_->addItem(intoText(info.sourceLanguage, info.targetLanguage));
            side_->setCurrentIndex(before);
            name_->setPlaceholderText(now->name() + "-paraphrases");
            name_->setText(now->name() + "-paraphrases");
        }
    }
    offerTranslators();
}

void ParaphraseSetup::offerTranslators() {
    const auto [from, to] = languages();
    std::vector<ModelChoice> models;
    for (const Translator& each : translators_)
        if (each.translates(from, to)) models.push_back(each.model);
    const QString before = translator_->path();
    translator_->showModels(std::move(models));
    if (translator_->path() == before) {  // otherwise the box has said so
        refresh();
        emit changed();
    }
}

QString ParaphraseSetup::translator() const {
    return translator_->path();
}

QString ParaphraseSetup::scorer() const {
    return scorer_->path();
}

ParaphraseRequest ParaphraseSetup::request() const {
    ParaphraseRequest request;
    if (const StoreEntry* now = store()) request.pairs = now->file;
    request.side = side();
    request.model = toPath(translator());
    request.writing.beam = static_cast<int>(beam_->value());
    request.writing.best = static_cast<int>(std::min(best_->value(), beam_->value()));
    return request;
}

QString ParaphraseSetup::outputName() const {
    const QString name = fileNameOf(name_->text());
    return name.isEmpty() ? name_->placeholderText() : name;
}

void ParaphraseSetup::setRunning(bool running) {
    running_ = running;
    refresh();
}

void ParaphraseSetup::setEstimate(const QString& text) {
    estimate_->setText(text);
}

void ParaphraseSetup::refresh() {
    start_->setEnabled(!running_ && store() && !translator_->path().isEmpty());
    stop_->setEnabled(running_);
}

}  // namespace paragram::ui
