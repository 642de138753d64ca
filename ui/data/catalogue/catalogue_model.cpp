#include "ui/data/catalogue/catalogue_model.h"

#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

QString fromText(const std::string& text) {
    return QString::fromStdString(text);
}

QString translated(const std::string& text) {
    return engineText(EngineTable::catalogue, text);
}

}  // namespace

QString kindText(const std::string& kind) {
    if (kind == "translations") return CatalogueModel::tr("Translations");
    if (kind == "paraphrases") return CatalogueModel::tr("Paraphrases");
    if (kind == "evaluation") return CatalogueModel::tr("Evaluation");
    if (kind == "mining") return CatalogueModel::tr("Mining");
    if (kind == "documents") return CatalogueModel::tr("Documents");
    if (kind == "models") return CatalogueModel::tr("Models");
    if (kind == "vectors") return CatalogueModel::tr("Word vectors");
    return CatalogueModel::tr("Language identification");
}

CatalogueModel::CatalogueModel(QObject* parent) : QAbstractTableModel(parent) {
    for (const CatalogueEntry& entry : catalogue()) all_.push_back({&entry, {}, false, {}});
    select();
}

void CatalogueModel::setStates(std::vector<DownloadState> states) {
    all_ = std::move(states);
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
}

void CatalogueModel::search(const QString& words, const QString& kind) {
    words_ = words;
    kind_ = kind;
    select();
}

std::string CatalogueModel::translationOf(const CatalogueEntry& entry) {
    QStringList texts{kindText(entry.kind)};
    for (const auto& text : {entry.about, entry.languages, entry.licence, entry.terms})
        texts << translated(text);
    if (entry.nonCommercial) texts << tr("non-commercial");
    return texts.join(' ').toStdString();
}

void CatalogueModel::select() {
    beginResetModel();
    found_.clear();
    for (const CatalogueEntry* entry :
         searchCatalogue(words_.toStdString(), kind_.toStdString(), translationOf))
        found_.push_back(static_cast<int>(entry - catalogue().data()));
    endResetModel();
}

const DownloadState& CatalogueModel::state(int row) const {
    return all_.at(static_cast<std::size_t>(found_.at(static_cast<std::size_t>(row))));
}

int CatalogueModel::rowOf(const std::string& id) const {
    for (int row = 0; row < rowCount(); ++row)
        if (state(row).entry->id == id) return row;
    return -1;
}

int CatalogueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(found_.size());
}

int CatalogueModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString CatalogueModel::text(const DownloadState& state, int column) const {
    const CatalogueEntry& entry = *state.entry;
    switch (column) {
        case kTitle:
            return fromText(entry.title);
        case kKind:
            return kindText(entry.kind);
        case kLicence:
            return entry.nonCommercial ? tr("non-commercial") : translated(entry.licence);
        default:
            if (!state.files.empty()) return tr("downloaded");
            return state.begun ? tr("partial") : QString();
    }
}

QVariant CatalogueModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const DownloadState& state = this->state(index.row());
    switch (role) {
        case Qt::DisplayRole:
        case kSortRole:
            return text(state, index.column());
        case Qt::ToolTipRole:
            return index.column() == kLicence
                       ? translated(state.entry->licence) + ". " + translated(state.entry->terms)
                       : translated(state.entry->about);
        case Qt::ForegroundRole:
            if (index.column() == kState) return coloursInForce().good;
            if (index.column() == kLicence && state.entry->nonCommercial) return coloursInForce().warning;
            return {};
        default:
            return {};
    }
}

QVariant CatalogueModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Entry"), tr("Kind"), tr("Licence"), tr("State")};
    return section < kColumns ? names[section] : QVariant();
}

void OpusModel::setCorpora(std::vector<OpusCorpus> corpora) {
    beginResetModel();
    corpora_ = std::move(corpora);
    endResetModel();
}

int OpusModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(corpora_.size());
}

int OpusModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant OpusModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const OpusCorpus& row = corpus(index.row());
    if (role == Qt::TextAlignmentRole && index.column() >= kPairs)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) return fromText(row.url);
    if (role != Qt::DisplayRole && role != kSortRole) return {};
    switch (index.column()) {
        case kCorpus:
            return fromText(row.corpus);
        case kVersion:
            return fromText(row.version);
        case kPairs:
            if (role == kSortRole) return static_cast<qlonglong>(row.pairs);
            return row.pairs > 0 ? countText(row.pairs) : QString("–");
        default:
            if (role == kSortRole) return static_cast<qlonglong>(row.bytes);
            return row.bytes > 0 ? bytesText(static_cast<double>(row.bytes)) : QString("–");
    }
}

QVariant OpusModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Corpus"), tr("Version"), tr("Pairs"), tr("Size")};
    return section < kColumns ? names[section] : QVariant();
}

}  // namespace paragram::ui
