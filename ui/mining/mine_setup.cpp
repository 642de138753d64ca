#include "ui/mining/mine_setup.h"

#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include "ui/forms/file_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

void choose(QComboBox* box, const QString& value) {
    const int found = box->findData(value);
    if (found >= 0) box->setCurrentIndex(found);
}

}  // namespace

MineSetup::MineSetup(QWidget* parent)
    : Card(tr("Texts"), parent),
      source_(new FileBox),
      target_(new FileBox),
      gold_(new FileBox),
      margin_(new QComboBox),
      retrieval_(new QComboBox),
      search_(new QComboBox),
      k_(new QSpinBox),
      button_(new QPushButton(tr("Mine"))) {
    margin_->addItem(tr("ratio"), "ratio");
    margin_->addItem(tr("distance"), "distance");
    margin_->addItem(tr("absolute (cosine)"), "absolute");
    margin_->setToolTip(tr("How far the cosine of a pair stands out from those of its neighbours"));
    retrieval_->addItem(tr("each sentence once"), "max");
    retrieval_->addItem(tr("best of each other"), "intersection");
    retrieval_->addItem(tr("best for each source"), "forward");
    retrieval_->addItem(tr("best for each target"), "backward");
    search_->addItem(tr("automatic, by size"), "auto");
    search_->addItem(tr("exact"), "exact");
    search_->addItem(tr("approximate"), "approximate");
    k_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    k_->setAlignment(Qt::AlignRight);
    k_->setFixedWidth(scaled(52));
    k_->setRange(1, 100);
    k_->setValue(4);
    k_->setToolTip(tr("Nearest neighbours on each side that the margin averages over"));
    gold_->setPlaceholderText(tr("none; pairs of line numbers to measure against"));
    button_->setProperty("primary", true);
    button_->setEnabled(false);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kGap);
    grid->setVerticalSpacing(space::kGap);
    const auto add = [&](int row, int column, const QString& name, QWidget* field) {
        auto* label = new QLabel(name);
        label->setBuddy(field);
        field->setAccessibleName(name);
        grid->addWidget(label, row, column);
        grid->addWidget(field, row, column + 1);
    };
    add(0, 0, tr("Source"), source_);
    add(0, 2, tr("Target"), target_);
    add(0, 4, tr("Gold"), gold_);
    add(1, 0, tr("Margin"), margin_);
    add(1, 2, tr("Keep"), retrieval_);
    auto* rest = new QHBoxLayout;
    auto* neighbours = new QLabel(tr("k"));
    neighbours->setBuddy(k_);
    k_->setAccessibleName(tr("k"));
    search_->setAccessibleName(tr("Search"));
    rest->addWidget(k_);
    rest->addWidget(search_, 1);
    rest->addWidget(button_);
    grid->addWidget(neighbours, 1, 4);
    grid->addLayout(rest, 1, 5);
    for (const int column : {1, 3, 5}) grid->setColumnStretch(column, 1);
    auto* open = new QPushButton(tr("Open mined pairs…"));
    auto* elsewhere = new QPushButton(tr("Run elsewhere…"));
    elsewhere->setToolTip(
        tr("Write a folder with a script, the model and the texts, to mine on other machines"));
    elsewhere->setEnabled(false);
    addToHeader(elsewhere);
    addToHeader(open);
    body()->addLayout(grid);

    for (FileBox* box : {source_, target_})
        connect(box, &QLineEdit::textChanged, this, [this, elsewhere] {
            button_->setEnabled(complete());
            elsewhere->setEnabled(complete());
        });
    connect(elsewhere, &QPushButton::clicked, this, &MineSetup::elsewhereClicked);
    connect(button_, &QPushButton::clicked, this, &MineSetup::mineClicked);
    connect(open, &QPushButton::clicked, this, &MineSetup::openClicked);
}

bool MineSetup::complete() const {
    return !source_->text().trimmed().isEmpty() && !target_->text().trimmed().isEmpty();
}

MineRequest MineSetup::request() const {
    MineRequest request;
    request.source = toPath(source_->text().trimmed());
    request.target = toPath(target_->text().trimmed());
    if (!gold_->text().trimmed().isEmpty()) request.gold = toPath(gold_->text().trimmed());
    request.margin = *valueNamed<MarginKind>(margin_->currentData().toString().toStdString());
    request.retrieval = *valueNamed<MiningDirection>(retrieval_->currentData().toString().toStdString());
    request.search = *valueNamed<SearchMethod>(search_->currentData().toString().toStdString());
    request.k = k_->value();
    return request;
}

QString MineSetup::describe() const {
    return tr("%1 with %2").arg(QFileInfo(source_->text()).fileName(), QFileInfo(target_->text()).fileName());
}

QString MineSetup::rule() const {
    return tr("%1 margin, k %2, %3")
        .arg(margin_->currentText())
        .arg(k_->value())
        .arg(retrieval_->currentText());
}

void MineSetup::saveState(QSettings& settings) const {
    settings.setValue("source", source_->text());
    settings.setValue("target", target_->text());
    settings.setValue("gold", gold_->text());
    settings.setValue("margin", margin_->currentData());
    settings.setValue("retrieval", retrieval_->currentData());
    settings.setValue("search", search_->currentData());
    settings.setValue("k", k_->value());
}

void MineSetup::restoreState(const QSettings& settings) {
    source_->setText(settings.value("source").toString());
    target_->setText(settings.value("target").toString());
    gold_->setText(settings.value("gold").toString());
    choose(margin_, settings.value("margin", "ratio").toString());
    choose(retrieval_, settings.value("retrieval", "max").toString());
    choose(search_, settings.value("search", "auto").toString());
    k_->setValue(settings.value("k", 4).toInt());
}

}  // namespace paragram::ui
