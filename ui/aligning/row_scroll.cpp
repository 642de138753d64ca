#include "ui/aligning/row_scroll.h"

#include <algorithm>

namespace paragram::ui {
namespace {

constexpr std::int64_t kLongest = 1'000'000'000;  // what a scroll bar can count, with room

}  // namespace

void RowScroll::setEstimates(const std::vector<int>& heights) {
    sums_.assign(1, 0);
    sums_.reserve(heights.size() + 1);
    for (const int height : heights) sums_.push_back(sums_.back() + std::max(1, height));
    findEnd();
    clamp();
}

void RowScroll::setViewHeight(int height) {
    viewHeight_ = std::max(1, height);
    findEnd();
    clamp();
}

std::int64_t RowScroll::positionOf(int row, int above) const {
    if (rows() == 0) return 0;
    const std::int64_t estimate =
        sums_[static_cast<std::size_t>(row) + 1] - sums_[static_cast<std::size_t>(row)];
    return sums_[static_cast<std::size_t>(row)] + estimate * above / std::max(1, heightOf_(row));
}

// Where the last row ends at the lower edge.
void RowScroll::findEnd() {
    endTop_ = std::max(0, rows() - 1);
    int height = rows() > 0 ? heightOf_(endTop_) : 0;
    while (height < viewHeight_ && endTop_ > 0) height += heightOf_(--endTop_);
    endAbove_ = std::max(0, height - viewHeight_);
}

void RowScroll::clamp() {
    if (rows() == 0) {
        top_ = above_ = 0;
        return;
    }
    top_ = std::clamp(top_, 0, rows() - 1);
    above_ = std::clamp(above_, 0, heightOf_(top_) - 1);
    if (top_ > endTop_ || (top_ == endTop_ && above_ > endAbove_)) {
        top_ = endTop_;
        above_ = endAbove_;
    }
}

void RowScroll::scrollBy(int pixels) {
    if (rows() == 0) return;
    above_ += pixels;
    while (above_ < 0 && top_ > 0) above_ += heightOf_(--top_);
    while (above_ >= heightOf_(top_) && top_ + 1 < rows()) above_ -= heightOf_(top_++);
    above_ = std::max(0, above_);
    clamp();
}

int RowScroll::maximum() const {
    if (rows() == 0) return 0;
    return static_cast<int>(std::min(kLongest, positionOf(endTop_, endAbove_)));
}

int RowScroll::value() const {
    return static_cast<int>(std::min<std::int64_t>(maximum(), positionOf(top_, above_)));
}

void RowScroll::goTo(int value) {
    if (rows() == 0) return;
    const auto after = std::ranges::upper_bound(sums_, std::int64_t{value});
    top_ = std::clamp(static_cast<int>(after - sums_.begin()) - 1, 0, rows() - 1);
    const auto at = static_cast<std::size_t>(top_);
    above_ = static_cast<int>((value - sums_[at]) * heightOf_(top_) / (sums_[at + 1] - sums_[at]));
    if (value >= maximum()) putAtTop(endTop_, endAbove_);
    clamp();
}

void RowScroll::show(int row) {
    if (row < 0 || row >= rows()) return;
    for (const Place& place : visible())
        if (place.row == row && place.y >= 0 && place.y + place.height <= viewHeight_) return;
    putAtTop(row);
    scrollBy(-viewHeight_ / 3);
}

void RowScroll::putAtTop(int row, int above) {
    top_ = row;
    above_ = above;
    clamp();
}

std::vector<RowScroll::Place> RowScroll::visible() const {
    std::vector<Place> places;
    int y = -above_;
    for (int row = top_; row < rows() && y < viewHeight_; ++row) {
        const int height = heightOf_(row);
        places.push_back({row, y, height});
        y += height;
    }
    return places;
}

}  // namespace paragram::ui
