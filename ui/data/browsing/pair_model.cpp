#include "ui/data/browsing/pair_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/tasks/data/browse_pairs.h"
#include "ui/models/language_text.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

// Dragging the scroll bar over a million rows needs the rows where it stops, not all in between.
constexpr qsizetype kMostWanted = 4;
constexpr int kTipWidth = 120;

// A long sentence in a tooltip wraps instead of running off the screen.
QString tip(const std::string& sentence) {
    const QString text = QString::fromStdString(sentence);
    return text.size() < kTipWidth ? text : "<p>" + text.toHtmlEscaped() + "</p>";
}

}  // namespace

PairModel::PairModel(JobRunner& jobs, QObject* parent)
    : QAbstractTableModel(parent), jobs_(jobs), blocks_(kMostBlocks), fetchTimer_(new QTimer(this)) {
    // After the view has painted, all blocks it needs are known.
    fetchTimer_->setSingleShot(true);
    fetchTimer_->setInterval(0);
    connect(fetchTimer_, &QTimer::timeout, this, &PairModel::fetchNext);
}

void PairModel::show(const std::filesystem::path& store, const PairStoreInfo& info) {
    beginResetModel();
    store_ = store;
    info_ = info;
    matches_.reset();
    blocks_.clear();
    wanted_.clear();
    ++generation_;
    fetching_ = false;
    endResetModel();
}

void PairModel::showMatches(PairMatches matches) {
    beginResetModel();
    matches_ = std::move(matches);
    endResetModel();
}

void PairModel::showAll() {
    if (!matches_) return;
    beginResetModel();
    matches_.reset();
    endResetModel();
}

QString PairModel::tsvLine(int row) const {
    const SentencePair& pair = matches_->pairs[static_cast<std::size_t>(row)].pair;
    QString line = QString::fromStdString(pair.source) + '\t' + QString::fromStdString(pair.target);
    if (info_.hasScore && !std::isnan(pair.score)) line += '\t' + QString::number(pair.score);
    return line + '\n';
}

std::int64_t PairModel::storeRow(int row) const {
    return matches_ ? matches_->pairs[static_cast<std::size_t>(row)].row : row;
}

int PairModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || store_.empty()) return 0;
    if (matches_) return static_cast<int>(matches_->pairs.size());
    return static_cast<int>(std::min<std::int64_t>(info_.pairs, std::numeric_limits<int>::max()));
}

int PairModel::columnCount(const QModelIndex& parent) const {
    if (parent.isValid()) return 0;
    return info_.hasScore ? kColumns : kScore;
}

const SentencePair* PairModel::pair(int row) const {
    if (matches_) return &matches_->pairs[static_cast<std::size_t>(row)].pair;
    const qint64 block = row / kBlock;
    const Block* pairs = blocks_.object(block);
    // The next block is requested before it becomes visible.
    const qint64 place = row % kBlock;
    if (place > kBlock * 3 / 4) want(block + 1);
    if (place < kBlock / 4) want(block - 1);
    want(block);
    const auto index = static_cast<std::size_t>(place);
    return pairs && index < pairs->size() ? &(*pairs)[index] : nullptr;
}

void PairModel::want(qint64 block) const {
    if (block < 0 || block * kBlock >= info_.pairs || blocks_.contains(block)) return;
    wanted_.removeOne(block);
    wanted_.append(block);
    if (wanted_.size() > kMostWanted) wanted_.removeFirst();
    if (!fetchTimer_->isActive()) fetchTimer_->start();
}

void PairModel::fetchNext() {
    if (fetching_ || wanted_.isEmpty()) return;
    fetching_ = true;
    const qint64 block = wanted_.takeLast();
    jobs_.start(
        this, tr("Reading pairs"),
        [store = store_, block](JobContext&) { return readPairRange(store, block * kBlock, kBlock); },
        [this, block, generation = generation_](Result<Block> pairs) {
            if (generation == generation_) take(block, std::move(pairs));
        },
        JobWeight::light);
}

void PairModel::take(qint64 block, Result<Block> pairs) {
    fetching_ = false;
    if (!pairs) {
        // Another attempt would fail again: the waiting blocks are dropped; other rows may still be readable.
        wanted_.clear();
        emit failed(pairs.error());
        return;
    }
    const auto first = static_cast<int>(block * kBlock);
    const int count = static_cast<int>(pairs->size());
    blocks_.insert(block, new Block(std::move(*pairs)));
    if (count > 0 && !matches_)
        emit dataChanged(index(first, 0), index(first + count - 1, columnCount() - 1));
    fetchNext();
}

QVariant PairModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const int column = index.column();
    if (role == Qt::TextAlignmentRole && (column == kNumber || column == kScore))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    if (column == kNumber) return role == Qt::DisplayRole ? countText(storeRow(index.row()) + 1) : QVariant();
    const SentencePair* pair = this->pair(index.row());
    if (!pair) return role == Qt::DisplayRole ? QString("…") : QVariant();
    if (column == kScore) return std::isnan(pair->score) ? QString() : shortNumber(pair->score);
    const std::string& sentence = column == kSource ? pair->source : pair->target;
    return role == Qt::ToolTipRole ? tip(sentence) : QString::fromStdString(sentence);
}

QVariant PairModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const bool translation = info_.scoreKind == ScoreKind::translation;
    if (role == Qt::TextAlignmentRole && (section == kNumber || section == kScore))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == kScore && translation)
        return tr(
            "Log-probability per token of the translation: the nearer to 0, the surer the translator is");
    if (role != Qt::DisplayRole) return {};
    switch (section) {
        case kNumber:
            return tr("No.");
        case kSource:
            return sideName(info_.sourceLanguage, true);
        case kTarget:
            return sideName(info_.targetLanguage, false);
        default:
            return translation ? tr("Log-prob.") : tr("Score");
    }
}

}  // namespace paragram::ui
