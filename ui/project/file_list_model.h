// Files of the project as rows; the first column is the name, which can be edited in place.
#pragma once

#include <QAbstractTableModel>
#include <algorithm>
#include <filesystem>
#include <vector>

namespace paragram::ui {

struct ProjectFile {
    std::filesystem::path file;
    QString problem;  // why it cannot be read; empty: it can
    std::filesystem::file_time_type written;

    // Without folder and ending.
    QString name() const;
};

class FileListModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    static constexpr int kName = 0;  // column

    using QAbstractTableModel::QAbstractTableModel;

    virtual const ProjectFile& file(int row) const = 0;
    // -1: not in the list.
    int rowOf(const std::filesystem::path& file) const;

    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  signals:
    void renameRequested(int row, const QString& name);

  protected:
    // Replaces the rows. If the files are the same as before, only their contents change and the selection
    // stays.
    template <class Entry>
    void replaceRows(std::vector<Entry>& rows, std::vector<Entry> now) {
        const bool same = std::ranges::equal(rows, now, {}, &Entry::file, &Entry::file);
        if (!same) beginResetModel();
        rows = std::move(now);
        if (!same)
            endResetModel();
        else if (!rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
};

}  // namespace paragram::ui
