// Shows which columns of a file contain the two sentences; other ones can be chosen from its menu.
#pragma once

#include <QToolButton>

#include "core/tasks/corpora/score_pairs.h"

namespace paragram::ui {

// Hidden for files without columns or with only two.
class ColumnButton : public QToolButton {
    Q_OBJECT

  public:
    explicit ColumnButton(QWidget* parent = nullptr);

    void setColumns(const SentenceColumns& columns);
    const SentenceColumns& columns() const { return columns_; }

  signals:
    // The user chose other columns.
    void chosen();

  private:
    void addChoices(const QString& title, std::size_t side);
    void describe();

    SentenceColumns columns_;
};

}  // namespace paragram::ui
