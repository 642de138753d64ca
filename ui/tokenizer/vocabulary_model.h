// A vocabulary as rows: id, piece, length, and its frequency on the two sides of some pairs. Filters and
// sorts itself, so that 200,000 rows keep up with typing.
#pragma once

#include <QAbstractTableModel>
#include <array>
#include <vector>

namespace paragram::ui {

class VocabularyModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kId, kPiece, kLength, kSource, kTarget, kColumns };

    explicit VocabularyModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    // pieces by id
    void show(std::vector<QString> pieces);
    // Counts by id and the names of the sides; all empty if unknown.
    void setCounts(std::array<std::vector<std::int64_t>, 2> counts, const QString& source,
                   const QString& target);
    void clearCounts() { setCounts({}, {}, {}); }
    // Shows pieces that contain the text, in any case.
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
    std::int64_t countOf(int side, std::size_t id) const;

    std::vector<QString> pieces_;
    std::vector<int> lengths_;  // in characters
    std::vector<int> rows_;     // ids as shown
    std::array<std::vector<std::int64_t>, 2> counts_;
    QString sides_[2];
    QString filter_;
    int sortColumn_ = kId;
    Qt::SortOrder order_ = Qt::AscendingOrder;
};

}  // namespace paragram::ui
