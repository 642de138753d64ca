// The first lines of a file to import: all its columns, and what would become of each line.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/preview_pairs.h"
#include "core/tasks/preview_recipe.h"

namespace paragram::ui {

// Which columns hold what, from 0; -1: none.
struct ColumnRoles {
    int source = -1, target = -1, score = -1;

    static ColumnRoles of(const std::vector<int>& columns);
    // As an import wants them; empty where a side has no column.
    std::vector<int> columns() const;
    bool operator==(const ColumnRoles&) const = default;
};

struct PreviewCounts {
    int lines = 0, kept = 0, dropped = 0, unreadable = 0;
};

class PreviewModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    static constexpr std::size_t kLines = 1000;

    explicit PreviewModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(ImportPreview preview, const ColumnRoles& roles);
    // The lines that can be read, as pairs, in their order.
    std::vector<SentencePair> pairs() const;
    // What a recipe made of pairs().
    void showOutcome(const Recipe& recipe, const RecipePreview& outcome);
    void clear();
    // The last column is the fate of a line; those before are the file's.
    int fileColumns() const { return preview_.columnCount; }
    const PreviewCounts& counts() const { return counts_; }
    QString fate(int row) const { return fates_[static_cast<std::size_t>(row)].text; }
    // Why the line cannot be imported with these columns; empty: it can, or it is no text at all.
    QString readingProblem(int row) const { return fates_[static_cast<std::size_t>(row)].problem; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Fate {
        QString text;
        bool kept = false;
        QString problem{};
    };
    void findProblems();
    QString problemOf(const std::vector<std::string>& fields) const;

    ImportPreview preview_;
    ColumnRoles roles_;
    std::vector<Fate> fates_;
    std::vector<std::size_t> readable_;  // rows, by the number of their pair
    PreviewCounts counts_;
};

}  // namespace paragram::ui
