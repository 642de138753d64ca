#include "ui/training/train_setup.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>

#include "core/encoders/recurrent/network_weights.h"
#include "core/settings/setting_effect.h"
#include "core/text/language_names.h"
#include "ui/forms/field_grid.h"
#include "ui/forms/preset_box.h"
#include "ui/forms/setting_field.h"
#include "ui/forms/setting_form.h"
#include "ui/project/store_box.h"
#include "ui/style/theme.h"
#include "ui/style/theme_sheet.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 340;

// What only a recurrent encoder reads.
constexpr std::string_view kNetworkKeys[] = {
    "encoder.units",    "encoder.directions", "encoder.combine",          "encoder.peepholes",
    "encoder.scramble", "encoder.scrambling", "encoder.separate-networks"};

// "sp-300-m60", "sp-blstm-300-m60", "bgt-300".
QString suggestedName(const Settings& settings) {
    const EncoderSettings& encoder = settings.encoder;
    if (isGenerative(encoder))
        return QString("%1-%2").arg(nameOf(settings.generative.model)).arg(encoder.dimension);
    const QString network =
        encoder.network == Network::average ? QString() : QString("-%1").arg(nameOf(encoder.network));
    return QString("%1%2-%3-m%4")
        .arg(QString::fromStdString(encoder.kind), network)
        .arg(encoder.dimension)
        .arg(settings.train.megaBatch);
}

// Looks like the combo boxes around it, but allows several choices.
class MenuBox : public QComboBox {
  public:
    explicit MenuBox(QMenu* menu) : menu_(menu) { addItem({}); }
    void showPopup() override { menu_->popup(mapToGlobal(QPoint(0, height()))); }

  private:
    QMenu* menu_;
};

void fill(QComboBox& box, const std::vector<std::filesystem::path>& files) {
    for (const auto& file : files) box.addItem(toText(file.stem()), toText(file));
}

void chooseData(QComboBox& box, const QVariant& data) {
    box.setCurrentIndex(std::max(0, box.findData(data)));
}

}  // namespace

TrainSetup::TrainSetup(QWidget* parent)
    : SetupCard(tr("Settings"), settingsOfGroups({"encoder", "generative", "tokenizer", "train", "text"}),
                parent),
      pairs_(new StoreBox),
      moreMenu_(new QMenu(this)),
      more_(new QToolButton),
      tokenizer_(new QComboBox),
      developmentMenu_(new QMenu(this)),
      development_(new MenuBox(developmentMenu_)),
      name_(new QLineEdit),
      train_(new QPushButton(tr("Train"))),
      stop_(new QPushButton(tr("Stop and keep"))),
      queue_(new QPushButton(tr("Queue"))),
      grid_(new QPushButton(tr("Grid…"))),
      news_(new QLabel) {
    ThemeSheet::leaveToChildren(*this);  // all of it together would take a third of what users notice
    setFixedWidth(scaled(kWidth));
    train_->setProperty("primary", true);
    queue_->setToolTip(tr("Train with these settings when the running training has finished"));
    grid_->setToolTip(tr("Train with every combination of several values, one training after another"));
    news_->setProperty("role", "muted");
    news_->setWordWrap(true);
    pairs_->setAccessibleName(tr("Pairs"));
    more_->setAccessibleName(tr("More pairs"));
    more_->setToolTip(tr("Train on several pair stores together"));
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->setMenu(moreMenu_);
    tokenizer_->setAccessibleName(tr("Tokenizer"));
    name_->setAccessibleName(tr("Name of the run"));
    development_->setAccessibleName(tr("Development sets"));
    layOut();
    form().setRowsShown([this](const SettingRow& row) { return hasEffect(row, form().settings()); });
    connect(&form(), &SettingForm::changed, this, &TrainSetup::refreshNames);
    connect(&form(), &SettingForm::changed, this, &TrainSetup::changed);
    connect(pairs_, &QComboBox::currentIndexChanged, this, &TrainSetup::refreshNames);
    connect(&form().presetBox(), &PresetBox::opened, this, &TrainSetup::timesWanted);
    connect(pairs_, &QComboBox::activated, this, &TrainSetup::changed);
    connect(tokenizer_, &QComboBox::activated, this, [this] {
        refreshNames();
        emit changed();
    });
    connect(train_, &QPushButton::clicked, this,
            [this] { state_ == State::idle ? emit trainClicked() : emit pauseClicked(); });
    connect(queue_, &QPushButton::clicked, this, &TrainSetup::trainClicked);
    connect(stop_, &QPushButton::clicked, this, &TrainSetup::stopClicked);
    connect(grid_, &QPushButton::clicked, this, &TrainSetup::gridClicked);
    refreshNames();
    setState(State::idle);
}

void TrainSetup::layOut() {
    for (QComboBox* box : {static_cast<QComboBox*>(pairs_), tokenizer_})
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    pairs_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    fields().addField(tr("Pairs"), fieldRow({pairs_, more_}, space::kUnit), pairs_);
    fields().addField(tr("Tokenizer"), tokenizer_);
    fields().addField(tr("Development"), development_);
    fields().addField(tr("Run name"), name_);
    addButtons({train_, stop_, queue_, grid_});
    body()->addWidget(news_);
}

void TrainSetup::showProject(const Project& project) {
    project_ = &project;
    const QVariant tokenizer = tokenizer_->currentData();
    pairs_->showProject(project);
    tokenizer_->clear();
    tokenizer_->addItem(tr("Train one first"), "");
    fill(*tokenizer_, project.tokenizers());
    chooseData(*tokenizer_, tokenizer);
    fillMore(project);
    fillDevelopment(project);
    refreshNames();
    emit changed();
}

void TrainSetup::fillMore(const Project& project) {
    moreMenu_->clear();
    for (const auto& file : project.pairStores()) {
        QAction* action = moreMenu_->addAction(toText(file.stem()));
        action->setData(toText(file));
        action->setCheckable(true);
        action->setChecked(moreOn_[toText(file)]);
        connect(action, &QAction::toggled, this, [this, action](bool on) {
            moreOn_[action->data().toString()] = on;
            refreshNames();
            emit changed();
        });
    }
}

void TrainSetup::fillDevelopment(const Project& project) {
    QMenu* menu = developmentMenu_;
    menu->clear();
    for (const auto& file : project.developmentSets()) {
        QAction* action = menu->addAction(toText(file.stem()));
        action->setData(toText(file));
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, action](bool on) {
            developmentOn_[action->data().toString()] = on;
            refreshNames();
            emit changed();
        });
    }
    tickDevelopment();
}

// A model is measured on sets of its own languages, and on those whose names say none.
void TrainSetup::tickDevelopment() {
    const auto isKnown = [&](const std::string& language) {
        return languages_.empty() || language.empty() || languages_.contains(language);
    };
    for (QAction* action : developmentMenu_->actions()) {
        const auto [first, second] = languagesOf(action->text().toStdString());
        const auto chosen = developmentOn_.find(action->data().toString());
        action->setChecked(chosen != developmentOn_.end() ? chosen->second
                                                          : isKnown(first) && isKnown(second));
    }
}

void TrainSetup::refreshNames() {
    for (QAction* action : moreMenu_->actions()) action->setVisible(action->data() != pairs_->currentData());
    const auto more = std::max<std::size_t>(request().pairs.size(), 1) - 1;
    more_->setText(more == 0 ? QString("+") : QString("+ %1").arg(more));
    more_->setVisible(pairs_->count() > 1);
    const auto sets = request().development.size();
    const Settings& settings = form().settings();
    const bool heldOut = !isGenerative(settings.encoder) && settings.train.heldOut > 0;
    development_->setItemText(
        0, sets == 0 ? (heldOut ? tr("held-out pairs") : tr("none"))
                     : tr("%1 sets", nullptr, plural(sets)).arg(countText(static_cast<qint64>(sets))));
    development_->setToolTip(
        sets == 0 && heldOut
            ? tr("No graded pairs are chosen: %1 pairs or a twentieth are kept from training. How many find "
                 "their partner among 10,000 other sentences selects the best model.",
                 nullptr, plural(settings.train.heldOut))
                  .arg(countText(settings.train.heldOut))
            : tr("Sentence pairs with gold scores, used to select the best model"));
    development_->setEnabled(!developmentMenu_->isEmpty());
    const std::string& start =
        isGenerative(settings.encoder) ? settings.generative.start : settings.encoder.start;
    tokenizer_->setItemText(0, start.empty() ? tr("Train one first") : tr("The start model's"));
    const bool trainsTokenizer = start.empty() && tokenizer_->currentData().toString().isEmpty();
    // How a tokenizer is trained does not matter if one is chosen, unless the encoder has several parts or
    // two vocabularies, for which others are trained in addition.
    const bool learnsOthers =
        start.empty() && (settings.encoder.kind.find_first_of("+,") != std::string::npos ||
                          settings.encoder.sharing == Sharing::unshared);
    for (const char* key :
         {"tokenizer.kind", "tokenizer.vocabulary", "tokenizer.model", "tokenizer.character-coverage"})
        if (SettingField* field = form().field(key)) field->setEnabled(trainsTokenizer || learnsOthers);
    const QString name = suggestedName(settings);
    // With the number that a second run of that name gets.
    name_->setPlaceholderText(project_ ? toText(project_->freeName("runs", name, "").filename()) : name);
}

QString TrainSetup::askedPage() const {
    const QWidget* focus = QApplication::focusWidget();
    const auto& all = form().fields();
    const auto asked =
        std::ranges::find_if(all, [&](const SettingField* field) { return field->contains(focus); });
    if (asked == all.end()) return "train";
    const std::string& key = (*asked)->row().key;
    const bool network =
        key == "encoder.network" || std::ranges::find(kNetworkKeys, key) != std::end(kNetworkKeys);
    const Network chosen = form().settings().encoder.network;
    const bool generative = chosen == Network::transformer || chosen == Network::seq2seq;
    if (key.starts_with("generative.") || (network && generative)) return "generative";
    return network ? "neural" : "train";
}

TrainRequest TrainSetup::request() const {
    TrainRequest request;
    if (pairs_->currentIndex() >= 0) request.pairs = {pairs_->store()};
    for (const QAction* action : moreMenu_->actions())
        if (action->isChecked() && action->data() != pairs_->currentData())
            request.pairs.push_back(toPath(action->data().toString()));
    const QString tokenizer = tokenizer_->currentData().toString();
    if (!tokenizer.isEmpty()) request.tokenizers = {toPath(tokenizer)};
    for (const QAction* action : developmentMenu_->actions())
        if (action->isChecked()) request.development.push_back(toPath(action->data().toString()));
    request.settings = form().settings();
    return request;
}

QString TrainSetup::runName() const {
    QString name = name_->text().trimmed();
    // The name becomes a folder.
    name.replace(QRegularExpression("[/\\\\:*?\"<>|]"), "-");
    return name.isEmpty() || name.startsWith('.') ? suggestedName(form().settings()) : name;
}

QString TrainSetup::pairsName() const {
    const auto stores = static_cast<int>(request().pairs.size());
    return stores < 2 ? pairs_->currentText()
                      : tr("%1 and %2 more", nullptr, plural(stores - 1))
                            .arg(pairs_->currentText(), countText(stores - 1));
}

void TrainSetup::choosePairs(const QString& name) {
    if (pairs_->choose(name)) emit changed();
}

void TrainSetup::setLanguages(const std::set<std::string>& languages) {
    languages_ = languages;
    tickDevelopment();
    refreshNames();
}

void TrainSetup::showTime(const QString& preset, const QString& time) {
    form().presetBox().setTime(preset, time);
}

void TrainSetup::setState(State state) {
    state_ = state;
    train_->setText(state == State::idle      ? tr("Train")
                    : state == State::running ? tr("Pause")
                                              : tr("Resume"));
    stop_->setVisible(state != State::idle);
    queue_->setVisible(state != State::idle);
    grid_->setVisible(state == State::idle);  // while a training runs, the queue has its own button
}

void TrainSetup::setNews(const QString& text) {
    news_->setText(text);
    news_->setVisible(!text.isEmpty());
}

}  // namespace paragram::ui
