#include "ui/generating/paraphrase_model.h"

#include <QBrush>
#include <array>

#include "ui/models/language_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void ParaphraseModel::show(std::vector<std::string> sources, WrittenParaphrases summary) {
    beginResetModel();
    sources_ = std::move(sources);
    summary_ = std::move(summary);
    decisions_.assign(summary_.texts.size(), Decision::none);
    past_.clear();
    endResetModel();
}

void ParaphraseModel::set(int row, Decision decision) {
    decisions_[static_cast<std::size_t>(row)] = decision;
    emit dataChanged(index(row, 0), index(row, kColumns - 1));
}

void ParaphraseModel::decide(const QList<int>& rows, Decision decision) {
    if (rows.isEmpty()) return;
    past_.emplace_back();
    for (const int row : rows) {
        past_.back().emplace_back(row, this->decision(row));
        set(row, decision);
    }
}

int ParaphraseModel::undo() {
    if (past_.empty()) return -1;
    const auto before = std::move(past_.back());
    past_.pop_back();
    for (const auto& [row, decision] : before) set(row, decision);
    return before.front().first;
}

std::vector<std::size_t> ParaphraseModel::rowsWith(Decision decision) const {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < decisions_.size(); ++row)
        if (decisions_[row] == decision) rows.push_back(row);
    return rows;
}

int ParaphraseModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(summary_.texts.size());
}

int ParaphraseModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString ParaphraseModel::textOf(const WrittenParaphrase& row, int column) const {
    return QString::fromStdString(column == kSentence     ? sources_[row.source]
                                  : column == kParaphrase ? row.text
                                                          : row.origin);
}

QList<TextMark> ParaphraseModel::marksOf(const WrittenParaphrase& row) const {
    QList<TextMark> marks;
    for (const TextSpan& span : row.added) marks << markOf(row.text, span, TextMark::word);
    return marks;
}

QVariant ParaphraseModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const WrittenParaphrase& row = summary_.texts[static_cast<std::size_t>(index.row())];
    const Decision decided = decision(index.row());
    const Colours& colours = coloursInForce();
    if (index.column() == kMark) {
        const std::array marks{QString(), QString::fromUtf8("✓"), QString::fromUtf8("✕"), QString()};
        const std::array words{tr("undecided"), tr("accepted"), tr("rejected"), QString()};
        const auto place = static_cast<std::size_t>(decided);
        if (role == Qt::DisplayRole) return marks[place];
        if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) return words[place];
        if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignCenter);
        if (role == Qt::ForegroundRole)
            return QBrush(decided == Decision::accepted ? colours.good : colours.error);
        return role == kSortRole ? QVariant(static_cast<int>(decided)) : QVariant();
    }
    if (role == Qt::ForegroundRole)
        return decided == Decision::rejected ? QVariant(QBrush(colours.muted)) : QVariant();
    if (index.column() >= kCosine) {
        const double value = index.column() == kCosine    ? row.cosine
                             : index.column() == kOverlap ? row.overlap
                                                          : row.score;
        if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        if (role == kSortRole) return value;
        if (role != Qt::DisplayRole) return {};
        return index.column() == kScore ? numberText(value, 2) : cosineText(value);
    }
    if (role == kMarksRole)
        return index.column() == kParaphrase ? QVariant::fromValue(marksOf(row)) : QVariant();
    const QString text = textOf(row, index.column());
    if (role == Qt::ToolTipRole && index.column() == kParaphrase)
        return QString("<p>%1</p><p>%2</p>")
            .arg(text.toHtmlEscaped(), row.parse.empty() ? textOf(row, kOrigin).toHtmlEscaped()
                                                         : QString::fromStdString(row.parse).toHtmlEscaped());
    if (role == Qt::ToolTipRole) return "<p>" + text.toHtmlEscaped() + "</p>";
    return role == Qt::DisplayRole ? text : QVariant();
}

QVariant ParaphraseModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section >= kCosine)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        const QString tips[kColumns]{
            tr("Accepted or rejected"),
            {},
            {},
            summary_.inForms ? tr("The template in whose form the paraphrase is written")
                             : tr("The translation that the paraphrase was made of"),
            tr("Cosine of sentence and paraphrase under the model that scores them"),
            tr("Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded"),
            summary_.inForms ? tr("Log-probability per token: the nearer to 0, the surer the model is")
                             : tr("Mean of the log-probabilities per token of both translations: the nearer "
                                  "to 0, the surer the "
                                  "translators are")};
        return tips[section];
    }
    if (role != Qt::DisplayRole) return {};
    const QString between = languageName(QString::fromStdString(summary_.through));
    const QString titles[kColumns]{{},
                                   tr("Sentence"),
                                   tr("Paraphrase"),
                                   summary_.inForms    ? tr("Template")
                                   : between.isEmpty() ? tr("Translation")
                                                       : between,
                                   tr("Cosine"),
                                   tr("Overlap"),
                                   tr("Log-prob.")};
    return titles[section];
}

}  // namespace paragram::ui
