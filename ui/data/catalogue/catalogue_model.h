// The catalogue's entries that match a search, and OPUS's corpora for two languages.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/data/browse_catalogue.h"

namespace paragram::ui {

class CatalogueModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kTitle, kKind, kLicence, kState, kColumns };

    explicit CatalogueModel(QObject* parent = nullptr);

    void setStates(std::vector<DownloadState> states);
    void search(const QString& words, const QString& kind);
    const DownloadState& state(int row) const;
    // -1: not among the matches.
    int rowOf(const std::string& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    // What the search finds beside the English texts.
    static std::string translationOf(const CatalogueEntry& entry);
    void select();
    QString text(const DownloadState& state, int column) const;

    std::vector<DownloadState> all_;
    std::vector<int> found_;  // rows of all_
    QString words_, kind_;
};

class OpusModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kCorpus, kVersion, kPairs, kSize, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void setCorpora(std::vector<OpusCorpus> corpora);
    const OpusCorpus& corpus(int row) const { return corpora_.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<OpusCorpus> corpora_;
};

// The window's word for a kind such as "translations".
QString kindText(const std::string& kind);

}  // namespace paragram::ui
