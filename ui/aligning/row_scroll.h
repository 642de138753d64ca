// Scrolling through rows of different heights, of which only the visible ones are measured: the scroll bar is
// placed by estimates, the rows on the screen by their true heights.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace paragram::ui {

class RowScroll {
  public:
    struct Place {
        int row, y, height;  // y: pixels below the upper edge of the view; negative for a row that is cut off
    };

    // heightOf: the true height of a row, in pixels, at least 1.
    explicit RowScroll(std::function<int(int row)> heightOf) : heightOf_(std::move(heightOf)) {}

    // The top of the view stays at its row where there still is one.
    void setEstimates(const std::vector<int>& heights);
    void setViewHeight(int height);

    void scrollBy(int pixels);
    // The position of the scroll bar: 0 to maximum().
    void goTo(int value);
    int value() const;
    int maximum() const;

    // Does nothing if the row is completely visible; otherwise a third of the view is above it.
    void show(int row);
    // Puts a row at the upper edge, with this many of its pixels above it.
    void putAtTop(int row, int above = 0);
    int topRow() const { return top_; }
    int above() const { return above_; }

    std::vector<Place> visible() const;

  private:
    int rows() const { return static_cast<int>(sums_.size()) - 1; }
    void findEnd();
    std::int64_t positionOf(int row, int above) const;
    void clamp();

    std::function<int(int row)> heightOf_;
    std::vector<std::int64_t> sums_{0};  // of estimated heights
    int viewHeight_ = 1;
    int top_ = 0, above_ = 0;
    int endTop_ = 0, endAbove_ = 0;  // of the lowest position
};

}  // namespace paragram::ui
