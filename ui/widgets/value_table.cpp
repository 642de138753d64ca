#include "ui/widgets/value_table.h"

#include <QAbstractTableModel>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>
#include <vector>

#include "ui/style/theme.h"
#include "ui/widgets/csv_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

class ValueModel : public QAbstractTableModel {
  public:
    ValueModel(const QString& csv, QObject* parent) : QAbstractTableModel(parent), lines_(csvLines(csv)) {
        if (lines_.empty()) return;
        headings_ = lines_.front();
        lines_.erase(lines_.begin());
    }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(lines_.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(headings_.size());
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        return orientation == Qt::Horizontal && role == Qt::DisplayRole ? headings_.value(section)
                                                                        : QVariant();
    }
    QVariant data(const QModelIndex& index, int role) const override {
        const QString text = lines_[static_cast<std::size_t>(index.row())].value(index.column());
        bool number = false;
        const double value = text.toDouble(&number);
        if (role == Qt::DisplayRole) return text;
        if (role == kSortRole) return number ? QVariant(value) : QVariant(text);
        if (role == Qt::TextAlignmentRole && number) return int(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    }

  private:
    QStringList headings_;
    std::vector<QStringList> lines_;
};

}  // namespace

ValueTable::ValueTable(const QString& name, const QString& csv, QWidget* parent)
    : QDialog(parent), table_(new DataTable(name)) {
    setWindowTitle(name);
    auto* model = new ValueModel(csv, this);
    table_->setSource(model);
    auto* count =
        new QLabel(tr("%1 rows", nullptr, plural(model->rowCount())).arg(countText(model->rowCount())));
    count->setProperty("role", "muted");
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* below = new QHBoxLayout;
    below->addWidget(count, 1);
    below->addWidget(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(table_, 1);
    layout->addLayout(below);
    resize(scaled(520), scaled(420));
}

}  // namespace paragram::ui
