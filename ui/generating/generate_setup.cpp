#include "ui/generating/generate_setup.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <algorithm>

#include "ui/forms/field_grid.h"
#include "ui/forms/file_box.h"
#include "ui/forms/number_box.h"
#include "ui/models/language_text.h"
#include "ui/models/model_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 340;

void offer(QComboBox& box, const std::vector<std::string>& codes) {
    const QVariant before = box.currentData();
    const QSignalBlocker quiet(box);
    box.clear();
    for (const std::string& code : codes)
        if (const QString name = QString::fromStdString(code); !code.empty() && box.findData(name) < 0)
            box.addItem(languageName(name), name);
    box.setCurrentIndex(std::max(0, box.findData(before)));
}

}  // namespace

GenerateSetup::GenerateSetup(QWidget* parent)
    : SetupCard(tr("What to write"), {}, parent),
      sentences_(new QPlainTextEdit),
      style_(new QLineEdit),
      towards_(new QLineEdit),
      steps_(new NumberBox(2, 100, true)),
      from_(new QComboBox),
      to_(new QComboBox),
      back_(new ModelBox(tr("Translator for the way back"), tr("none: translate only"))),
      parser_(new ModelBox(tr("Parse generator"), tr("none: whole parses"))),
      parses_(new FileBox),
      templates_(new QComboBox),
      ownTemplates_(new QLineEdit),
      scorer_(new ModelBox(tr("Model for the cosine"), tr("none"))),
      search_(new QComboBox),
      beam_(new NumberBox(1, 100, true)),
      best_(new NumberBox(1, 100, true)),
      longest_(new NumberBox(1, 1000, true)),
      temperature_(new NumberBox(0.01, 100, false)),
      topP_(new NumberBox(0.01, 1, false)),
      write_(new QPushButton(tr("Write"))),
      stop_(new QPushButton(tr("Stop"))) {
    setFixedWidth(scaled(kWidth));
    layOut();
    connect(sentences_, &QPlainTextEdit::textChanged, this, &GenerateSetup::refresh);
    connect(towards_, &QLineEdit::textChanged, this, &GenerateSetup::refresh);
    connect(search_, &QComboBox::currentIndexChanged, this, &GenerateSetup::refresh);
    connect(from_, &QComboBox::currentIndexChanged, this, &GenerateSetup::offerTargets);
    connect(to_, &QComboBox::currentIndexChanged, this, &GenerateSetup::offerBack);
    connect(parser_, &ModelBox::chosen, this, &GenerateSetup::refresh);
    connect(parses_, &QLineEdit::textChanged, this, &GenerateSetup::refresh);
    connect(templates_, &QComboBox::currentIndexChanged, this, &GenerateSetup::refresh);
    connect(ownTemplates_, &QLineEdit::textChanged, this, &GenerateSetup::refresh);
    connect(back_, &ModelBox::chosen, this, &GenerateSetup::backChosen);
    connect(write_, &QPushButton::clicked, this, &GenerateSetup::writeClicked);
    connect(stop_, &QPushButton::clicked, this, &GenerateSetup::stopClicked);
    refresh();
}

void GenerateSetup::layOut() {
    sentences_->setPlaceholderText(tr("Sentences, one per line"));
    sentences_->setAccessibleName(tr("Sentences"));
    sentences_->setTabChangesFocus(true);
    style_->setPlaceholderText(tr("a sentence; empty: their own"));
    style_->setToolTip(
        tr("A sentence of the language that is written: its style, with the meaning of the sentences"));
    towards_->setPlaceholderText(tr("a sentence; empty: none"));
    towards_->setToolTip(
        tr("Texts on the way from each sentence to this one: its meaning and style take over step by step"));
    steps_->setToolTip(tr("Texts on the way, both ends included"));
    steps_->setValue(11);
    to_->setToolTip(tr("The same language writes a sentence again, the other one translates it"));
    back_->setToolTip(
        tr("Paraphrases by a round trip: each translation is translated back by this model, in as many "
           "ways as there are translations"));
    parser_->setToolTip(
        tr("A parse generator completes each template to a whole parse, which the model reads"));
    parses_->setPlaceholderText(tr("a file, one parse a line"));
    parses_->setToolTip(
        tr("The constituency parses of the sentences in brackets, each on the line of its sentence"));
    templates_->addItem(tr("frequent in training"), static_cast<int>(TemplateSet::frequent));
    templates_->addItem(tr("common in English"), static_cast<int>(TemplateSet::common));
    templates_->addItem(tr("only my own"), static_cast<int>(TemplateSet::none));
    templates_->setToolTip(
        tr("The syntactic forms in which each sentence is written: ten that are frequent in the pairs of "
           "training, or ten common ones of English as far as the model knows their labels"));
    ownTemplates_->setPlaceholderText("(S (NP) (VP) (.))");
    ownTemplates_->setToolTip(tr(
        "Templates beside those: the top two levels of a parse, or a whole parse. Separated by semicolons"));
    scorer_->setToolTip(tr("Scores sentence and paraphrase, and sorts the paraphrases"));
    search_->addItem(tr("beam search"), "beam");
    search_->addItem(tr("sampling"), "sample");
    beam_->setToolTip(tr("Hypotheses kept in the search; 1 is greedy"));
    best_->setToolTip(tr("Texts written for each sentence"));
    longest_->setToolTip(tr("Longest text, in tokens"));
    temperature_->setToolTip(tr("Below 1 the likely tokens are drawn more often"));
    topP_->setToolTip(tr("Draw among the best tokens that have this probability together"));
    beam_->setValue(5);
    best_->setValue(1);
    longest_->setValue(100);
    temperature_->setValue(1);
    topP_->setValue(1);
    write_->setProperty("primary", true);

    auto* file = new QPushButton(tr("From a file…"));
    file->setToolTip(tr("Read the sentences from a text file, one per line"));
    connect(file, &QPushButton::clicked, this, &GenerateSetup::fileWanted);
    addToHeader(file);
    fields().addWide(sentences_);
    fields().addField(tr("Style of"), style_);
    fields().addField(tr("Towards"), towards_);
    fields().addField(tr("Steps"), steps_);
    fields().addField(tr("From"), from_);
    fields().addField(tr("To"), to_);
    fields().addField(tr("Back with"), back_);
    fields().addField(tr("Parses with"), parser_);
    fields().addField(tr("Parses"), parses_);
    fields().addField(tr("Templates"), templates_);
    fields().addField(tr("My templates"), ownTemplates_);
    fields().addField(tr("Score with"), scorer_);
    fields().addField(tr("Search"), search_);
    fields().addField(tr("Beam"), beam_);
    fields().addField(tr("Texts for each"), best_);
    fields().addField(tr("Longest"), longest_);
    fields().addField(tr("Temperature"), temperature_);
    fields().addField(tr("Top p"), topP_);
    addButtons({write_, stop_});
}

bool GenerateSetup::sampling() const {
    return search_->currentData() == "sample";
}

void GenerateSetup::setWays(const WritingWays& ways) {
    ways_ = ways;
    // Each of its templates has a text of its own: the search is as narrow as that of the terminal.
    if (ways.inForms) beam_->setValue(FormRequest{}.writing.beam);
    QStringList known;
    for (const std::string& each : ways.templates) known << QString::fromStdString(each);
    ownTemplates_->setCompleter(new QCompleter(known, ownTemplates_));
    std::vector<std::string> from;
    for (const auto& way : ways.fromTo) from.push_back(way.first);
    offer(*from_, from);
    offerTargets();
    refresh();
}

// The languages that can be written from the chosen one.
void GenerateSetup::offerTargets() {
    std::vector<std::string> to;
    for (const auto& [read, written] : ways_.fromTo)
        if (from_->currentData() == QString::fromStdString(read)) to.push_back(written);
    offer(*to_, to);
    offerBack();
}

bool GenerateSetup::translating() const {
    return to_->count() > 0 && from_->currentData() != to_->currentData();
}

void GenerateSetup::showModels(std::vector<ModelChoice> models, std::vector<Translator> translators) {
    translators_ = std::move(translators);
    std::erase_if(models, [this](const ModelChoice& model) {
        return std::ranges::find(translators_, model, &Translator::model) != translators_.end();
    });
    const QString newest = models.empty() ? QString() : models.front().path;
    scorer_->showModels(std::move(models));
    std::vector<ModelChoice> parsers;
    for (const Translator& each : translators_)
        if (each.parses) parsers.push_back(each.model);
    parser_->showModels(std::move(parsers));
    if (!scorerOffered_ && !newest.isEmpty()) {
        scorer_->choose(newest);
        scorerOffered_ = true;
    }
    offerBack();
}

// The translators from the written language to that of the sentences.
void GenerateSetup::offerBack() {
    std::vector<ModelChoice> models;
    for (const Translator& each : translators_)
        if (each.translates(to_->currentData().toString().toStdString(),
                            from_->currentData().toString().toStdString()))
            models.push_back(each.model);
    back_->showModels(translating() ? std::move(models) : std::vector<ModelChoice>());
    refresh();
}

// One translation each way would seldom give another wording.
void GenerateSetup::backChosen() {
    if (roundTrip() && best_->value() < 2)
        best_->setValue(static_cast<double>(RoundTripRequest{}.writing.best));
    refresh();
}

std::optional<RoundTripChoice> GenerateSetup::roundTrip() const {
    if (!translating() || back_->path().isEmpty()) return std::nullopt;
    const GenerateRequest asked = request();
    return RoundTripChoice{{{.sources = asked.sources, .scoreModel = toPath(scorer_->path())},
                            asked.language,
                            asked.to,
                            asked.writing},
                           back_->path()};
}

std::optional<FormRequest> GenerateSetup::forms() const {
    if (!ways_.inForms) return std::nullopt;
    const GenerateRequest asked = request();
    FormRequest wanted;
    // With its blank lines: parses stand on the lines of their sentences.
    for (const QString& line : sentences_->toPlainText().trimmed().split('\n'))
        wanted.sources.push_back(line.trimmed().toStdString());
    const bool templates = !ways_.inParses || !parser().isEmpty();
    if (templates) wanted.more = static_cast<TemplateSet>(templates_->currentData().toInt());
    if (!parser().isEmpty()) wanted.parses = toPath(parses_->text().trimmed());
    wanted.writing = asked.writing;
    wanted.scoreModel = toPath(scorer_->path());
    for (const QString& own : ownTemplates_->text().split(';', Qt::SkipEmptyParts))
        if (!own.trimmed().isEmpty()) wanted.forms.push_back(own.trimmed().toStdString());
    return wanted;
}

QString GenerateSetup::parser() const {
    return ways_.inParses ? parser_->path() : QString();
}

// Whether there is a form to write in, and what a parse generator needs for it.
bool GenerateSetup::formsComplete() const {
    const auto wanted = forms();
    if (!wanted) return true;
    return (!wanted->forms.empty() || wanted->more != TemplateSet::none) &&
           (parser().isEmpty() || !wanted->parses.empty());
}

GenerateRequest GenerateSetup::request() const {
    GenerateRequest request;
    for (const QString& line : sentences_->toPlainText().split('\n'))
        if (!line.trimmed().isEmpty()) request.sources.push_back(line.trimmed().toStdString());
    if (ways_.styles && !style_->text().trimmed().isEmpty())
        request.styles = {style_->text().trimmed().toStdString()};
    if (ways_.between && !towards_->text().trimmed().isEmpty()) {
        request.ends.assign(request.sources.size(), towards_->text().trimmed().toStdString());
        request.steps = static_cast<int>(steps_->value());
    }
    request.language = from_->currentData().toString().toStdString();
    request.to = to_->currentData().toString().toStdString();
    request.writing.sample = sampling();
    request.writing.beam = static_cast<int>(beam_->value());
    request.writing.best = static_cast<int>(best_->value());
    request.writing.longest = static_cast<int>(longest_->value());
    request.writing.temperature = temperature_->value();
    request.writing.topP = topP_->value();
    return request;
}

void GenerateSetup::setState(bool running, bool possible) {
    running_ = running;
    possible_ = possible;
    refresh();
}

void GenerateSetup::refresh() {
    const bool back = translating() && !back_->path().isEmpty();
    fields().setFieldShown(style_, ways_.styles && !back);
    fields().setFieldShown(towards_, ways_.between && !back);
    fields().setFieldShown(steps_, ways_.between && !back && !towards_->text().trimmed().isEmpty());
    fields().setFieldShown(from_, !ways_.inForms);
    fields().setFieldShown(to_, !ways_.inForms);
    fields().setFieldShown(back_, translating());
    fields().setFieldShown(parser_, ways_.inParses);
    fields().setFieldShown(parses_, !parser().isEmpty());
    fields().setFieldShown(templates_, ways_.inForms && (!ways_.inParses || !parser().isEmpty()));
    fields().setFieldShown(ownTemplates_, ways_.inForms);
    fields().setFieldShown(scorer_, back || ways_.inForms);
    fields().setFieldShown(beam_, !sampling());
    fields().setFieldShown(temperature_, sampling());
    fields().setFieldShown(topP_, sampling());
    write_->setEnabled(possible_ && !running_ && formsComplete() &&
                       !sentences_->toPlainText().trimmed().isEmpty());
    stop_->setEnabled(running_);
    emit changed();
}

void GenerateSetup::saveState(QSettings& settings) const {
    settings.setValue("sentences", sentences_->toPlainText());
    settings.setValue("style", style_->text());
    settings.setValue("towards", towards_->text());
    settings.setValue("steps", steps_->value());
    settings.setValue("templates", templates_->currentData());
    settings.setValue("own-templates", ownTemplates_->text());
    settings.setValue("parses", parses_->text());
    settings.setValue("search", search_->currentData());
    settings.setValue("beam", beam_->value());
    settings.setValue("best", best_->value());
}

void GenerateSetup::restoreState(const QSettings& settings) {
    sentences_->setPlainText(settings.value("sentences").toString());
    style_->setText(settings.value("style").toString());
    towards_->setText(settings.value("towards").toString());
    steps_->setValue(settings.value("steps", 11).toDouble());
    templates_->setCurrentIndex(std::max(0, templates_->findData(settings.value("templates"))));
    ownTemplates_->setText(settings.value("own-templates").toString());
    parses_->setText(settings.value("parses").toString());
    search_->setCurrentIndex(std::max(0, search_->findData(settings.value("search", "beam"))));
    beam_->setValue(settings.value("beam", 5).toDouble());
    best_->setValue(settings.value("best", 1).toDouble());
}

}  // namespace paragram::ui
