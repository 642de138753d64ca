// The table of a store's pairs: scrolls millions of rows, and finds, copies and saves without waiting for
// them.
#pragma once

#include <QTimer>

#include "ui/data/browsing/pair_model.h"
#include "ui/jobs/latest_request.h"
#include "ui/widgets/data_table.h"

class QCheckBox;
class QLineEdit;

namespace paragram::ui {

class PairTable : public DataTable {
    Q_OBJECT

  public:
    static constexpr int kMostCopied = 100'000;   // pairs
    static constexpr int kMostMatches = 200'000;  // shown at most

    explicit PairTable(JobRunner& jobs, QWidget* parent = nullptr);

    PairModel& pairs() { return *model_; }
    // For a card's header; Enter selects the next pair that contains the text.
    QLineEdit* findField() { return find_; }
    // For the header, too: shows only the pairs that contain the text.
    QCheckBox* onlyMatches() { return only_; }
    void copyPairs();
    // Asks for a file and saves all pairs.
    void savePairsAs();
    // format: id of a format that can be written.
    void savePairsTo(const QString& file, const QString& format);

  signals:
    void said(const QString& text);
    void failed(const Error& error);
    void copied(int pairs);
    // "1,204 of 10,000,000 pairs"; empty if all are shown.
    void narrowed(const QString& note);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitColumns();
    void findNext();
    void narrow();

    JobRunner& jobs_;
    PairModel* model_;
    QLineEdit* find_;
    QCheckBox* only_;
    QTimer typed_;
    LatestRequest search_;
};

}  // namespace paragram::ui
