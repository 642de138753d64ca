// The tokenizers of a project as rows; the name can be edited in place.
#pragma once

#include "ui/tokenizer/loaded_tokenizer.h"

namespace paragram::ui {

class TokenizerListModel : public FileListModel {
    Q_OBJECT

  public:
    enum Column { kKind = kName + 1, kPieces, kColumns };

    using FileListModel::FileListModel;

    void show(std::vector<TokenizerEntry> entries);
    const std::vector<TokenizerEntry>& entries() const { return entries_; }
    const TokenizerEntry& entry(int row) const { return entries_[static_cast<std::size_t>(row)]; }
    const ProjectFile& file(int row) const override { return entry(row); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<TokenizerEntry> entries_;
};

}  // namespace paragram::ui
