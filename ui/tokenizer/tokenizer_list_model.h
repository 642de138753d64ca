// The tokenizers of a project as rows; the name can be edited in place.
#pragma once

#include <QAbstractTableModel>

#include "ui/tokenizer/loaded_tokenizer.h"

namespace paragram::ui {

class TokenizerListModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kName, kKind, kPieces, kColumns };

    explicit TokenizerListModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(std::vector<TokenizerEntry> entries);
    const std::vector<TokenizerEntry>& entries() const { return entries_; }
    const TokenizerEntry& entry(int row) const { return entries_[static_cast<std::size_t>(row)]; }
    // -1: not there
    int rowOf(const std::filesystem::path& file) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  signals:
    void renameWanted(int row, const QString& name);

  private:
    std::vector<TokenizerEntry> entries_;
};

}  // namespace paragram::ui
