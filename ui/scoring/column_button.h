// Which columns of a file hold the two sentences: shown, and chosen from a menu.
#pragma once

#include <QToolButton>

#include "core/tasks/score_file.h"

namespace paragram::ui {

// Hidden for a file without columns, or with no more than two.
class ColumnButton : public QToolButton {
    Q_OBJECT

  public:
    explicit ColumnButton(QWidget* parent = nullptr);

    void setColumns(const SentenceColumns& columns);
    const SentenceColumns& columns() const { return columns_; }

  signals:
    // A person chose others.
    void chosen();

  private:
    void addChoices(const QString& title, std::size_t side);
    void describe();

    SentenceColumns columns_;
};

}  // namespace paragram::ui
