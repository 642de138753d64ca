// A table that sorts, filters, copies its selection (TSV) and saves (CSV), and keeps its selection when rows
// arrive.
#pragma once

#include <QSortFilterProxyModel>
#include <QTableView>

class QLineEdit;
class QSettings;

namespace paragram::ui {

// What models offer for sorting beside the text they show.
inline constexpr int kSortRole = Qt::UserRole + 100;

class DataTable : public QTableView {
    Q_OBJECT

  public:
    explicit DataTable(const QString& name, QWidget* parent = nullptr);

    // sorted: a proxy sorts and filters. Without one millions of rows scroll smoothly, and the model itself
    // may implement sort().
    void setSource(QAbstractItemModel* source, bool sorted = true);
    QAbstractItemModel* source() const { return source_; }
    // Row of the source model for a row of the view, and back; -1: none.
    int sourceRow(int viewRow) const;
    int viewRow(int sourceRow) const;
    // Source rows of the selection, in view order.
    QList<int> selectedSourceRows() const;
    void selectSourceRow(int row);

    // A field that narrows the rows while one types; for a card's header. Needs a sorted source.
    QLineEdit* filterField();
    // This column takes what room is left.
    void setStretchColumn(int column);

    QString selectionAsTsv() const;
    QString asCsv() const;
    bool saveCsv(const QString& path) const;

    void saveColumns(QSettings& settings, const QString& key) const;
    void restoreColumns(const QSettings& settings, const QString& key);

  signals:
    // Rows of the source.
    void rowActivated(int row);  // Enter or double click
    void currentRowChanged(int row);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    QModelIndex toSource(const QModelIndex& index) const;
    void copySelection() const;
    void askAndSave();

    QSortFilterProxyModel* proxy_;
    QAbstractItemModel* source_ = nullptr;
    QLineEdit* filter_ = nullptr;
    bool sorted_ = true;
};

}  // namespace paragram::ui
