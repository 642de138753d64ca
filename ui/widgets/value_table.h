// The values of a picture as a table in a window of its own: sorted by a heading, filtered, copied and saved
// as any table.
#pragma once

#include <QDialog>

namespace paragram::ui {

class DataTable;

class ValueTable : public QDialog {
    Q_OBJECT

  public:
    // name: of the picture. csv: as Picture::csv() writes it, with a line of headings.
    ValueTable(const QString& name, const QString& csv, QWidget* parent);

    DataTable& table() { return *table_; }

  private:
    DataTable* table_;
};

}  // namespace paragram::ui
