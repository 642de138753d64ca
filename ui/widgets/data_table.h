// A table that sorts, filters, copies its selection (TSV), saves (CSV), and keeps its selection when rows
// arrive.
#pragma once

#include <QMap>
#include <QSortFilterProxyModel>
#include <QTableView>

class QLineEdit;

namespace paragram::ui {

// Role of the value that a cell is sorted by instead of its text.
inline constexpr int kSortRole = Qt::UserRole + 100;

// A cell is read in the direction of its own text, whatever the window's: Arabic from the right, where it is
// also aligned; English and numbers from the left.
void followText(QStyleOptionViewItem& option);

class DataTable : public QTableView {
    Q_OBJECT

  public:
    explicit DataTable(const QString& name, QWidget* parent = nullptr);

    // sorted: a proxy sorts and filters. Without it, millions of rows scroll smoothly and the model may
    // implement sort() itself.
    void setSource(QAbstractItemModel* source, bool sorted = true);
    QAbstractItemModel* source() const { return source_; }
    // Converts between rows of the view and of the source model; -1: none.
    int sourceRow(int viewRow) const;
    int viewRow(int sourceRow) const;
    // Rows of the source model, in the view's order.
    QList<int> selectedSourceRows() const;
    void selectSourceRow(int row);

    // A field that filters the rows while the user types; for a card's header. Needs a sorted source.
    QLineEdit* filterField();
    // In pixels at the designed size of the font; a width that the user has chosen stays.
    void setColumnWidth(int column, int width);
    // As the user does with the mouse: the width, in pixels, stays whatever the table shows, and is restored.
    void keepColumnWidth(int column, int width);
    // This column takes the remaining width.
    void setStretchColumn(int column);
    // What will appear here, or how the table is filled; shown while it has no rows. Where a filter hides
    // them all, the table says so by itself.
    void setPlaceholder(const QString& sentence);
    // The sentence shown now; empty while there are rows.
    QString placeholder() const;

    QString selectionAsTsv() const;
    QString asCsv() const;
    bool saveCsv(const QString& path) const;

    // What the user did to the columns: widths, and the order of the rows.
    QStringList columnState() const;
    void restoreColumnState(const QStringList& state);

    QSize minimumSizeHint() const override;

  signals:
    // Rows of the source model.
    void rowActivated(int row);  // Enter or double click
    void currentRowChanged(int row);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    // Leaves out the room of a row that would be cut at the bottom, and scrolls by whole rows.
    void updateGeometries() override;

  private:
    QModelIndex toSource(const QModelIndex& index) const;
    void copySelection() const;
    void widenForHeadings();
    void applyKeptWidths();
    void askAndSave();

    QSortFilterProxyModel* proxy_;
    QAbstractItemModel* source_ = nullptr;
    QLineEdit* filter_ = nullptr;
    QString placeholder_;
    QMap<int, int> keptWidths_;  // of columns, in pixels
    bool dragging_ = false;      // a border of the header
    bool fitting_ = false;       // inside updateGeometries
    bool sorted_ = true;
};

}  // namespace paragram::ui
