#include "ui/mining/review_card.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QShortcut>

#include "ui/mining/candidate_model.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kMarkWidth = 34, kScoreWidth = 84;

QLabel* sentenceLabel() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setFont(uiFont(16));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

// A sentence keeps its own direction inside one of the window.
QString isolated(const std::string& text) {
    const QString sentence = QString::fromStdString(text);
    if (sentence.isRightToLeft() == QGuiApplication::isRightToLeft()) return sentence;
    return QChar(0x2068) + sentence + QChar(0x2069);
}

void setSentence(QLabel* label, const QString& text) {
    label->setText(text);
    label->setAlignment((text.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute |
                        Qt::AlignVCenter);
}

}  // namespace

ReviewCard::ReviewCard(QWidget* parent)
    : Card(tr("Candidates"), parent),
      model_(new CandidateModel(this)),
      table_(new DataTable(tr("Mined pairs"))),
      source_(sentenceLabel()),
      target_(sentenceLabel()),
      details_(new QLabel),
      note_(new QLineEdit),
      chosen_(new QWidget) {
    table_->setSource(model_);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const auto& [column, width] :
         {std::pair(CandidateModel::kMark, kMarkWidth), {CandidateModel::kScore, kScoreWidth}}) {
        table_->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
        table_->setColumnWidth(column, width);
    }
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    addToHeader(table_->filterField());
    details_->setWordWrap(true);
    details_->setProperty("role", "muted");
    note_->setPlaceholderText(tr("Note (N)"));
    note_->setAccessibleName(tr("Note on the selected pair"));

    auto* layout = new QVBoxLayout(chosen_);
    layout->setContentsMargins(0, space::kGap, 0, 0);
    layout->setSpacing(space::kGap);
    auto* heading = new QLabel(tr("Selected pair: A accept · R reject · S skip · Ctrl+Z undo"));
    heading->setProperty("role", "muted");
    for (QWidget* widget : std::initializer_list<QWidget*>{heading, source_, target_, details_, note_})
        layout->addWidget(widget);
    body()->addWidget(table_, 1);
    body()->addWidget(chosen_);
    chosen_->hide();

    const auto onKey = [this](const QKeySequence& key, auto slot) {
        connect(new QShortcut(key, table_, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, this,
                slot);
    };
    onKey(Qt::Key_A, [this] { judge(Decision::accepted); });
    onKey(Qt::Key_R, [this] { judge(Decision::rejected); });
    onKey(Qt::Key_S, [this] { judge(Decision::skipped); });
    onKey(Qt::Key_N, [this] { note_->setFocus(); });
    onKey(QKeySequence::Undo, [this] { undo(); });
    connect(table_, &DataTable::currentRowChanged, this, &ReviewCard::showPair);
    connect(note_, &QLineEdit::returnPressed, this, [this] {
        saveNote();
        table_->setFocus();
    });
}

void ReviewCard::setPairs(std::vector<MinedText> pairs, PairReview review) {
    row_ = -1;
    model_->setPairs(std::move(pairs), std::move(review));
    chosen_->hide();
    if (model_->rowCount() > 0) table_->selectSourceRow(0);
    describe();
}

void ReviewCard::setThreshold(double threshold) {
    model_->setThreshold(threshold);
}

void ReviewCard::describe() {
    setNote(tr("%1 of %2 reviewed").arg(countText(model_->reviewed()), countText(model_->rowCount())));
}

void ReviewCard::judge(Decision decision) {
    if (row_ < 0) return;
    try {
        model_->judge(row_, {decision, note_->text().toStdString()});
    } catch (const Failure& failure) {
        emit failed(failure.error());
        return;
    }
    const int next = table_->viewRow(row_) + 1;
    if (next < table_->model()->rowCount()) table_->selectSourceRow(table_->sourceRow(next));
    describe();
    emit judged();
}

void ReviewCard::undo() {
    try {
        const int row = model_->undo();
        if (row >= 0) table_->selectSourceRow(row);
        if (row == row_) showPair(row);
    } catch (const Failure& failure) {
        emit failed(failure.error());
    }
    describe();
    emit judged();
}

void ReviewCard::saveNote() {
    if (row_ < 0) return;
    try {
        model_->judge(row_, {model_->judgement(row_).decision, note_->text().toStdString()});
    } catch (const Failure& failure) {
        emit failed(failure.error());
    }
    emit judged();
}

void ReviewCard::showPair(int row) {
    row_ = row;
    chosen_->setVisible(row >= 0);
    if (row < 0) return;
    const MinedText& pair = model_->pair(row);
    setSentence(source_, QString::fromStdString(pair.source));
    setSentence(target_, QString::fromStdString(pair.target));
    note_->setText(QString::fromStdString(model_->judgement(row).note));
    QStringList parts{tr("margin %1").arg(numberText(pair.score, 3))};
    if (pair.sourceLine > 0) {
        parts << tr("cosine %1").arg(cosineText(pair.cosine))
              << tr("lines %1 and %2").arg(countText(pair.sourceLine), countText(pair.targetLine));
    }
    const auto next = [&](const QString& side, const std::string& text, double cosine) {
        if (!text.empty()) parts << tr("next best %1: “%2” %3").arg(side, isolated(text), cosineText(cosine));
    };
    next(tr("target"), pair.nextTarget, pair.nextTargetCosine);
    next(tr("source"), pair.nextSource, pair.nextSourceCosine);
    details_->setText(parts.join(QString::fromUtf8(" · ")));
}

}  // namespace paragram::ui
