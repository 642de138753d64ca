// The documents of a shelf as rows: what is known of each, and its state.
#pragma once

#include <QAbstractTableModel>
#include <filesystem>
#include <vector>

#include "core/tasks/corpora/align_shelf.h"

namespace paragram::ui {

struct ShelfRow {
    enum class State { waiting, aligning, done, failed };

    ShelfEntry entry;
    State state = State::waiting;
    AlignmentCounts counts{};                   // if done
    bool counted = false;                       // whether the counts are those of the file
    QString news{};                             // of a running alignment, or why it failed, in short
    QString problem{};                          // the same as a sentence
    std::filesystem::file_time_type written{};  // of the file that was counted
};

// "1 document", "12 documents".
QString documentsText(qint64 count);

class ShelfModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kName, kTarget, kLanguages, kSentences, kLinks, kConfidence, kDoubtful, kState, kColumns };

    explicit ShelfModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    const std::vector<ShelfRow>& rows() const { return rows_; }
    std::vector<ShelfEntry> entries() const;
    // Rows that are there keep what is known of them.
    void setEntries(const std::vector<ShelfEntry>& entries);
    // -1: none.
    int rowNamed(const std::string& name) const;
    int count(ShelfRow::State state) const;

    void setState(int row, ShelfRow::State state, const QString& news = {}, const QString& problem = {});
    void setCounts(int row, const AlignmentCounts& counts, std::filesystem::file_time_type written);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QString text(const ShelfRow& row, int column) const;
    static QVariant order(const ShelfRow& row, int column);
    void refresh(int row);

    std::vector<ShelfRow> rows_;
};

}  // namespace paragram::ui
