// A vocabulary as rows: id, piece, length. Filters and sorts itself, so that 200,000 rows keep up with
// typing.
#pragma once

#include <QAbstractTableModel>
#include <vector>

namespace paragram::ui {

class VocabularyModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kId, kPiece, kLength, kColumns };

    explicit VocabularyModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // pieces by id
    void show(std::vector<QString> pieces);
    // Keeps pieces that hold text, in any case.
    void setFilter(const QString& text);
    int idOfRow(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    int size() const { return static_cast<int>(pieces_.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

  private:
    void arrange();

    std::vector<QString> pieces_;
    std::vector<int> lengths_;  // in characters
    std::vector<int> rows_;     // ids as shown
    QString filter_;
    int sortColumn_ = kId;
    Qt::SortOrder order_ = Qt::AscendingOrder;
};

}  // namespace paragram::ui
