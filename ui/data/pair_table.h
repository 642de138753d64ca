// The table of a store's pairs: scrolls millions of rows, finds, copies and saves without waiting for them.
#pragma once

#include "ui/data/pair_model.h"
#include "ui/widgets/data_table.h"

class QLineEdit;

namespace paragram::ui {

class PairTable : public DataTable {
    Q_OBJECT

  public:
    static constexpr int kMostCopied = 100'000;  // pairs

    explicit PairTable(JobRunner& jobs, QWidget* parent = nullptr);

    PairModel& pairs() { return *model_; }
    // For a card's header; Enter goes to the next pair that holds the text.
    QLineEdit* findField() { return find_; }
    void findNext();
    void copyPairs();
    // Asks for a file and saves all pairs.
    void savePairsAs();
    // format: id of one that can be written.
    void savePairsTo(const QString& file, const QString& format);

  signals:
    void said(const QString& text);
    void failed(const Error& error);
    void copied(int pairs);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitColumns();

    JobRunner& jobs_;
    PairModel* model_;
    QLineEdit* find_;
    int findJob_ = 0;
};

}  // namespace paragram::ui
