// The selected link: how certain it is, where its sentences are, and a button with its key for each
// correction.
#pragma once

#include <vector>

#include "ui/aligning/alignment_rows.h"
#include "ui/widgets/card.h"

class QPushButton;

namespace paragram::ui {

class LinkCard : public Card {
    Q_OBJECT

  public:
    explicit LinkCard(QWidget* parent = nullptr);

    // link: -1 for none. side: that whose sentences are moved. marked: sentences to be linked.
    void show(const AlignmentRows& rows, const AlignedTexts& texts, int link, Side side, int marked);
    using QWidget::show;
    QString details() const { return details_->text(); }
    // "Merge" for an edit.
    static QString nameOf(EditKind kind);

  signals:
    void editWanted(paragram::EditKind kind);

  private:
    struct Entry {
        EditKind kind;
        QPushButton* button;
    };
    QPushButton* button(EditKind kind) const;

    QLabel* details_;
    std::vector<Entry> buttons_;
};

}  // namespace paragram::ui
