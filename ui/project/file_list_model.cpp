#include "ui/project/file_list_model.h"

#include "ui/widgets/number_text.h"

namespace paragram::ui {

QString ProjectFile::name() const {
    return toText(file.stem());
}

int FileListModel::rowOf(const std::filesystem::path& wanted) const {
    for (int row = 0; row < rowCount(); ++row)
        if (file(row).file == wanted) return row;
    return -1;
}

bool FileListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid()) return false;
    if (value.toString() != file(index.row()).name()) emit renameRequested(index.row(), value.toString());
    return true;
}

Qt::ItemFlags FileListModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == kName ? flags | Qt::ItemIsEditable : flags;
}

}  // namespace paragram::ui
