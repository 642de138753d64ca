// Draws the visible rows of two aligned documents: both columns and the ribbons between them.
#pragma once

#include <array>
#include <vector>

#include "ui/aligning/alignment_rows.h"
#include "ui/aligning/row_scroll.h"
#include "ui/aligning/sentence_layouts.h"

class QPainterPath;

namespace paragram::ui {

struct Colours;

// From left to right: numbers, source, ribbons, target, numbers.
struct AlignmentColumns {
    int numberWidth = 48, textWidth = 200, ribbonWidth = 76, margin = 6;
    static constexpr int kInset = 10;  // of the text in its column, left and right

    // sentences: the largest number.
    static AlignmentColumns of(int viewWidth, std::int64_t sentences);
    int source() const { return margin + numberWidth; }
    int ribbon() const { return source() + textWidth; }
    int target() const { return ribbon() + ribbonWidth; }
    int targetNumber() const { return target() + textWidth; }
    int lineWidth() const { return textWidth - 2 * kInset; }
};

// What the user has selected.
struct AlignmentSelection {
    int row = -1;
    Side side = Side::source;
    std::int32_t sentence = -1;         // of that side, chosen by a click; -1: none
    std::array<SentenceRun, 2> marked;  // sentences to be linked
    int hovered = -1;                   // link under the pointer
    bool focused = false;
    QString highlighted;  // text that is searched for

    const SentenceRun& marks(Side of) const { return marked[of == Side::source ? 0 : 1]; }
    SentenceRun& marks(Side of) { return marked[of == Side::source ? 0 : 1]; }
};

class AlignmentPainter {
  public:
    SentenceLayouts source, target;
    AlignmentColumns columns;

    const SentenceLayouts& layouts(Side side) const { return side == Side::source ? source : target; }
    int rowHeight(const AlignmentRows& rows, int row) const;
    int estimatedRowHeight(const AlignmentRows& rows, int row) const;
    // The sentence of a side at a height below the top of a row; -1: none.
    std::int32_t sentenceAt(const AlignmentRows& rows, int row, Side side, int below) const;

    void paint(QPainter& painter, const AlignmentRows& rows, const std::vector<RowScroll::Place>& places,
               const AlignmentSelection& selection, const QSize& size) const;

  private:
    struct Block {
        double top, bottom;
    };
    int blockHeight(const SentenceRun& run, Side side) const;
    Block blockOf(const AlignmentRows& rows, const RowScroll::Place& place, Side side) const;
    void paintRow(QPainter& painter, const AlignmentRows& rows, const RowScroll::Place& place,
                  const AlignmentSelection& selection) const;
    void paintSide(QPainter& painter, const AlignmentRows& rows, const RowScroll::Place& place, Side side,
                   const AlignmentSelection& selection) const;
    void paintRibbon(QPainter& painter, const AlignmentRows& rows, int link, const Block& left,
                     const Block& right, bool current, bool labelled) const;
    void paintRibbons(QPainter& painter, const AlignmentRows& rows,
                      const std::vector<RowScroll::Place>& places, const AlignmentSelection& selection,
                      int height) const;
};

}  // namespace paragram::ui
