// The first lines of a file to import: all its columns, and what would become of each line.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/tasks/data/preview_pairs.h"
#include "core/tasks/filtering/preview_recipe.h"

namespace paragram::ui {

// The columns of the sides and the score, from 0; -1: none.
struct ColumnRoles {
    int source = -1, target = -1, score = -1;

    static ColumnRoles of(const std::vector<int>& columns);
    // For ImportRequest; empty if a side has no column.
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
    // The readable lines as pairs, in their order.
    std::vector<SentencePair> pairs() const;
    // The result of a recipe applied to pairs().
    void showOutcome(const Recipe& recipe, const RecipePreview& outcome);
    void clear();
    // The last column shows the fate of a line; those before it are the file's.
    int fileColumns() const { return preview_.columnCount; }
    const PreviewCounts& counts() const { return counts_; }
    QString fate(int row) const { return fates_[static_cast<std::size_t>(row)].text; }
    // Why the line cannot be imported with these columns; empty if it can, or if it is not text at all.
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
    std::vector<std::size_t> readable_;  // row of each pair
    PreviewCounts counts_;
};

}  // namespace paragram::ui
