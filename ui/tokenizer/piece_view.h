// The pieces of a sentence as coloured chips with their ids, in reading order, wrapped to the width.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/tokenizer/piece_chips.h"

namespace paragram::ui {

class PieceView : public QWidget {
    Q_OBJECT

  public:
    static constexpr std::size_t kMostShown = 2000;  // chips

    explicit PieceView(QWidget* parent = nullptr);

    // rightToLeft: the first piece is at the right.
    void setPieces(const std::vector<Piece>& pieces, bool rightToLeft);
    // The pieces, separated by spaces.
    QString allText() const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void copy() const;

    std::vector<PieceChip> chips_;
    bool rightToLeft_ = false;
};

}  // namespace paragram::ui
