#include "ui/widgets/data_table.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QSaveFile>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <algorithm>

#include "ui/style/theme.h"
#include "ui/widgets/csv_text.h"
#include "ui/widgets/save_dialog.h"

namespace paragram::ui {

namespace {

constexpr int kRowHeight = 30;
constexpr int kHeadingMargin = 11;  // as the style sheet has it

// The displayed text, without tabs and line ends so that it stays one cell.
QString cellText(const QAbstractItemModel& model, int row, int column) {
    QString text = model.index(row, column).data().toString();
    return text.replace('\t', ' ').replace('\n', ' ');
}

// Sorts numbers by value if the model provides it, texts by locale.
class SortProxy : public QSortFilterProxyModel {
  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

  protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override {
        const QVariant a = left.data(kSortRole);
        const QVariant b = right.data(kSortRole);
        if (a.isValid() && b.isValid()) return QVariant::compare(a, b) == QPartialOrdering::Less;
        return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
    }
};

class TextDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        followText(*option);
        option->state &= ~QStyle::State_HasFocus;
    }
};

}  // namespace

void followText(QStyleOptionViewItem& option) {
    if (option.text.isRightToLeft()) {
        option.direction = Qt::RightToLeft;
        option.displayAlignment = Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter;
    } else if (option.direction == Qt::RightToLeft &&
               !(option.features & QStyleOptionViewItem::HasCheckIndicator)) {
        // In the column of a window that runs from the right, so that it stays under its heading.
        option.displayAlignment =
            QStyle::visualAlignment(Qt::RightToLeft, option.displayAlignment) | Qt::AlignAbsolute;
        option.direction = Qt::LeftToRight;
    }
}

DataTable::DataTable(const QString& name, QWidget* parent) : QTableView(parent), proxy_(new SortProxy(this)) {
    setAccessibleName(name);
    setItemDelegate(new TextDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setEditTriggers(NoEditTriggers);
    setTextElideMode(Qt::ElideRight);
    verticalHeader()->hide();
    // Fixed heights: nothing is measured when millions of rows arrive.
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(scaled(kRowHeight));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setTextElideMode(Qt::ElideRight);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    proxy_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    proxy_->setFilterKeyColumn(-1);
    horizontalHeader()->viewport()->installEventFilter(this);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (dragging_ && horizontalHeader()->sectionResizeMode(column) == QHeaderView::Interactive)
            keptWidths_[column] = width;
    });
    connect(this, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit rowActivated(sourceRow(index.row())); });
}

QSize DataTable::minimumSizeHint() const {
    const QSize least = QTableView::minimumSizeHint();
    return {least.width(), scaled(least.height())};
}

void DataTable::setColumnWidth(int column, int width) {
    QTableView::setColumnWidth(column, keptWidths_.value(column, scaled(width)));
}

void DataTable::keepColumnWidth(int column, int width) {
    keptWidths_[column] = width;
    applyKeptWidths();
}

void DataTable::applyKeptWidths() {
    QHeaderView* header = horizontalHeader();
    for (auto kept = keptWidths_.cbegin(); kept != keptWidths_.cend(); ++kept)
        if (kept.key() < header->count() && !header->isSectionHidden(kept.key()) &&
            header->sectionResizeMode(kept.key()) == QHeaderView::Interactive)
            header->resizeSection(kept.key(), kept.value());
}

// A double click on a border fits the column to its texts.
bool DataTable::eventFilter(QObject* watched, QEvent* event) {
    if (watched == horizontalHeader()->viewport()) {
        if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick)
            dragging_ = true;
        if (event->type() == QEvent::MouseButtonRelease) dragging_ = false;
    }
    return QTableView::eventFilter(watched, event);
}

void DataTable::setSource(QAbstractItemModel* source, bool sorted) {
    source_ = source;
    sorted_ = sorted;
    proxy_->setSourceModel(sorted ? source : nullptr);
    setModel(sorted ? proxy_ : source);
    setSortingEnabled(sorted);
    // In the model's order until a header is clicked.
    if (sorted) horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                emit currentRowChanged(index.isValid() ? sourceRow(index.row()) : -1);
            });
    // Queued: panels set widths when the model has changed.
    connect(model(), &QAbstractItemModel::modelReset, this, &DataTable::widenForHeadings,
            Qt::QueuedConnection);
}

// Widths are made for English; a heading in another language may need more.
void DataTable::widenForHeadings() {
    QHeaderView* header = horizontalHeader();
    for (int column = 0; column < header->count(); ++column) {
        if (header->sectionResizeMode(column) == QHeaderView::Stretch || header->isSectionHidden(column))
            continue;
        const QString text = model()->headerData(column, Qt::Horizontal).toString();
        const int needs = header->fontMetrics().size(0, text).width() + 2 * kHeadingMargin;
        if (needs > header->sectionSize(column)) header->resizeSection(column, needs);
    }
    applyKeptWidths();
}

void DataTable::showEvent(QShowEvent* event) {
    QTableView::showEvent(event);
    widenForHeadings();
}

void DataTable::setPlaceholder(const QString& sentence) {
    placeholder_ = sentence;
    setAccessibleDescription(sentence);
    viewport()->update();
}

QString DataTable::placeholder() const {
    if (!model() || model()->rowCount() > 0) return {};
    return source_->rowCount() > 0 ? tr("No row matches.") : placeholder_;
}

void DataTable::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    painter.setPen(coloursInForce().muted);
    painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap, placeholder());
}

void DataTable::updateGeometries() {
    if (fitting_) return;
    fitting_ = true;
    const auto fitRows = [this] {
        // Where rows have heights of their own there is nothing to fit.
        if ((verticalHeader()->count() > 0 && verticalHeader()->sectionResizeMode(0) != QHeaderView::Fixed) ||
            !model())
            return;
        const int row = verticalHeader()->defaultSectionSize(), height = viewport()->height(),
                  cut = height % row, length = verticalHeader()->length();
        if (cut > 0 && height > row && length > height - cut) {
            const QMargins margins = viewportMargins();
            setViewportMargins(margins.left(), margins.top(), margins.right(), cut);
            verticalScrollBar()->setPageStep(height - cut);
            verticalScrollBar()->setRange(0, length - (height - cut));
        }
        verticalScrollBar()->setSingleStep(row);
    };
    // Twice where the scroll bar comes or goes, which changes the width of the columns.
    for (int pass = 0; pass < 2; ++pass) {
        const int width = viewport()->width();
        QTableView::updateGeometries();
        fitRows();
        if (viewport()->width() == width) break;
    }
    fitting_ = false;
}

QModelIndex DataTable::toSource(const QModelIndex& index) const {
    return sorted_ ? proxy_->mapToSource(index) : index;
}

int DataTable::sourceRow(int viewRow) const {
    if (!model() || viewRow < 0) return -1;
    return toSource(model()->index(viewRow, 0)).row();
}

int DataTable::viewRow(int sourceRow) const {
    if (!source_ || sourceRow < 0) return -1;
    const QModelIndex index = source_->index(sourceRow, 0);
    return sorted_ ? proxy_->mapFromSource(index).row() : index.row();
}

QList<int> DataTable::selectedSourceRows() const {
    QList<int> rows;
    if (!selectionModel()) return rows;
    QModelIndexList selected = selectionModel()->selectedRows();
    std::sort(selected.begin(), selected.end());
    for (const QModelIndex& index : selected) rows << toSource(index).row();
    return rows;
}

void DataTable::selectSourceRow(int row) {
    const int shown = viewRow(row);
    if (shown >= 0) setCurrentIndex(model()->index(shown, 0));
}

QLineEdit* DataTable::filterField() {
    if (filter_) return filter_;
    filter_ = new QLineEdit;
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setAccessibleName(tr("Filter the rows of %1").arg(accessibleName()));
    filter_->setClearButtonEnabled(true);
    filter_->setFixedWidth(scaled(160));
    connect(filter_, &QLineEdit::textChanged, proxy_, &QSortFilterProxyModel::setFilterFixedString);
    return filter_;
}

void DataTable::setStretchColumn(int column) {
    horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
}

QString DataTable::selectionAsTsv() const {
    QStringList lines;
    if (!selectionModel()) return {};
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    for (const QModelIndex& row : rows) {
        QStringList cells;
        for (int column = 0; column < model()->columnCount(); ++column)
            if (!isColumnHidden(column)) cells << cellText(*model(), row.row(), column);
        lines << cells.join('\t');
    }
    return lines.join('\n');
}

QString DataTable::asCsv() const {
    QString text;
    if (!model()) return text;
    for (int row = -1; row < model()->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model()->columnCount(); ++column) {
            if (isColumnHidden(column)) continue;
            cells << csvField(row < 0 ? model()->headerData(column, Qt::Horizontal).toString()
                                      : cellText(*model(), row, column));
        }
        text += cells.join(',') + '\n';
    }
    return text;
}

bool DataTable::saveCsv(const QString& path) const {
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(asCsv().toUtf8()) >= 0 && file.commit();
}

QStringList DataTable::columnState() const {
    QStringList state;
    for (auto kept = keptWidths_.cbegin(); kept != keptWidths_.cend(); ++kept)
        state << QString("width:%1:%2").arg(kept.key()).arg(kept.value());
    const QHeaderView* header = horizontalHeader();
    if (isSortingEnabled() && header->sortIndicatorSection() >= 0)
        state << QString("sort:%1:%2").arg(header->sortIndicatorSection()).arg(header->sortIndicatorOrder());
    return state;
}

void DataTable::restoreColumnState(const QStringList& state) {
    for (const QString& line : state) {
        const QStringList parts = line.split(':');
        if (parts.size() != 3) continue;
        const int column = parts[1].toInt(), value = parts[2].toInt();
        if (parts[0] == "width" && value > 0) keptWidths_[column] = value;
        if (parts[0] == "sort" && isSortingEnabled() && column < horizontalHeader()->count())
            horizontalHeader()->setSortIndicator(column,
                                                 value == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
    }
    applyKeptWidths();
}

void DataTable::copySelection() const {
    QApplication::clipboard()->setText(selectionAsTsv());
}

void DataTable::askAndSave() {
    const QString path = askForFileToSave(this, tr("Save the table"), accessibleName() + ".csv",
                                          {{tr("CSV table (*.csv)"), ".csv"}})
                             .file;
    if (!path.isEmpty()) saveCsv(path);
}

void DataTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copySelection();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit rowActivated(sourceRow(currentIndex().row()));
    else
        QTableView::keyPressEvent(event);
}

void DataTable::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    // Actions of the table's owner come first.
    menu.addActions(actions());
    if (!actions().isEmpty()) menu.addSeparator();
    QAction* copy = menu.addAction(tr("Copy selected rows"), this, &DataTable::copySelection);
    copy->setShortcut(QKeySequence::Copy);
    copy->setEnabled(selectionModel() && selectionModel()->hasSelection());
    menu.addAction(tr("Save table…"), this, &DataTable::askAndSave);
    menu.exec(event->globalPos());
}

}  // namespace paragram::ui
