// A card with two pages: the hard negatives of the running training, and the queue.
#pragma once

#include "ui/widgets/card.h"

class QStackedWidget;
class QToolButton;

namespace paragram::ui {

class DataTable;
class QueueModel;

class QueueCard : public Card {
    Q_OBJECT

  public:
    QueueCard(QueueModel& model, DataTable* negatives, QWidget* parent = nullptr);

    void showQueue(bool queue);
    DataTable& table() { return *table_; }

  signals:
    void gridWanted();
    // The waiting runs should be trained now.
    void startWanted();
    void pageChanged(bool queue);

  private:
    QToolButton* addTool(const QString& icon, const QString& text, const QKeySequence& shortcut);
    void removeSelected();
    void moveSelected(int by);
    void refresh();

    QueueModel& model_;
    DataTable* table_;
    QStackedWidget* pages_;
    QToolButton* toNegatives_;
    QToolButton* toQueue_;
    QToolButton* start_;
    QToolButton* up_;
    QToolButton* down_;
    QToolButton* remove_;
    QToolButton* grid_;
    bool queueShown_ = false;
};

}  // namespace paragram::ui
