// The pieces of a sentence as coloured chips with their ids, in reading order, wrapped to the width.
#pragma once

#include <QWidget>
#include <vector>

#include "core/tokens/tokenizer.h"

namespace paragram::ui {

class PieceView : public QWidget {
    Q_OBJECT

  public:
    static constexpr std::size_t kMostShown = 2000;  // chips

    explicit PieceView(QWidget* parent = nullptr);

    // rightToLeft: the first piece is at the right.
    void setPieces(const std::vector<Piece>& pieces, bool rightToLeft);
    int chipCount() const { return static_cast<int>(chips_.size()); }
    bool isUnknown(int chip) const { return chips_[static_cast<std::size_t>(chip)].id < 0; }
    QString text(int chip) const { return chips_[static_cast<std::size_t>(chip)].text; }
    // Position of a chip at the current width.
    QRect chipRect(int chip) const { return chips_[static_cast<std::size_t>(chip)].place; }
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
    struct Chip {
        QString text, note;
        std::int32_t id = -1;
        QRect place;
    };
    int place(std::vector<Chip>& chips, int width) const;
    void copy() const;

    std::vector<Chip> chips_;
    bool rightToLeft_ = false;
};

}  // namespace paragram::ui
