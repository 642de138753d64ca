// The pairs of a store as rows, however many: a block is read when one of its rows is shown.
#pragma once

#include <QAbstractTableModel>
#include <QCache>
#include <QTimer>
#include <filesystem>
#include <optional>
#include <vector>

#include "core/pairs/store/pair_store.h"
#include "core/tasks/data/search_pairs.h"
#include "ui/jobs/job_runner.h"

namespace paragram::ui {

class PairModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kNumber, kSource, kTarget, kScore, kColumns };
    static constexpr qint64 kBlock = 512;   // rows read at once
    static constexpr int kMostBlocks = 64;  // kept; the least recently used is dropped first

    explicit PairModel(JobRunner& jobs, QObject* parent = nullptr);

    // An empty path shows nothing.
    void show(const std::filesystem::path& store, const PairStoreInfo& info);
    // Shows only these pairs of the store, until show() or showAll() is called.
    void showMatches(PairMatches matches);
    void showAll();
    bool showsMatches() const { return matches_.has_value(); }
    // The cells of a match, separated by tabs, with a line end.
    QString tsvLine(int row) const;
    // Number of the pair in the store that a row shows.
    std::int64_t storeRow(int row) const;
    const std::filesystem::path& store() const { return store_; }
    const PairStoreInfo& info() const { return info_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  signals:
    void failed(const Error& error);

  private:
    using Block = std::vector<SentencePair>;
    const SentencePair* pair(int row) const;
    void want(qint64 block) const;
    void fetchNext();
    void take(qint64 block, Result<Block> pairs);

    JobRunner& jobs_;
    std::filesystem::path store_;
    PairStoreInfo info_;
    std::optional<PairMatches> matches_;
    // Showing a row loads it, so const access to the model changes these.
    mutable QCache<qint64, Block> blocks_;
    mutable QList<qint64> wanted_;  // newest last
    QTimer* fetchTimer_;
    int generation_ = 0;  // counts changes of store_: blocks of an earlier one are dropped
    bool fetching_ = false;
};

}  // namespace paragram::ui
