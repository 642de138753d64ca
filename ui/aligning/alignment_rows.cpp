#include "ui/aligning/alignment_rows.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace paragram::ui {
namespace {

auto keyOf(const Link& link) {
    return std::tuple(link.source.first, link.source.count, link.target.first, link.target.count);
}

}  // namespace

void AlignmentRows::set(Alignment links, const Alignment& known, std::size_t sources, std::size_t targets) {
    links_ = std::move(links);
    std::set<decltype(keyOf(Link()))> certain;
    for (const Link& link : known) certain.insert(keyOf(link));
    known_.assign(links_.size(), false);
    linkOfSource_.assign(sources, -1);
    linkOfTarget_.assign(targets, -1);
    corrected_ = 0;
    for (std::size_t i = 0; i < links_.size(); ++i) {
        const Link& link = links_[i];
        known_[i] = !certain.empty() && certain.contains(keyOf(link));
        corrected_ += known_[i] ? 1 : 0;
        for (std::int32_t s = link.source.first; s < link.source.end(); ++s)
            linkOfSource_[static_cast<std::size_t>(s)] = static_cast<std::int32_t>(i);
        for (std::int32_t t = link.target.first; t < link.target.end(); ++t)
            linkOfTarget_[static_cast<std::size_t>(t)] = static_cast<std::int32_t>(i);
    }
    buildRows();
}

void AlignmentRows::setFilter(RowFilter filter, double doubtfulBelow) {
    filter_ = filter;
    doubtfulBelow_ = doubtfulBelow;
    buildRows();
}

std::int32_t AlignmentRows::sentences(Side side) const {
    return static_cast<std::int32_t>(side == Side::source ? linkOfSource_.size() : linkOfTarget_.size());
}

bool AlignmentRows::isDoubtful(int at) const {
    return link(at).isPair() && !isKnown(at) && link(at).confidence < doubtfulBelow_;
}

bool AlignmentRows::shows(int at) const {
    switch (filter_) {
        case RowFilter::doubtful:
            return isDoubtful(at);
        case RowFilter::alone:
            return !link(at).isPair();
        case RowFilter::corrected:
            return isKnown(at);
        default:
            return true;
    }
}

// A moved link has two rows: its source where the source has it, its target where the target has it.
void AlignmentRows::buildRows() {
    std::vector<std::int32_t> moved;
    for (std::size_t i = 0; i < links_.size(); ++i)
        if (links_[i].moved) moved.push_back(static_cast<std::int32_t>(i));
    std::ranges::sort(moved, {}, [&](std::int32_t i) { return link(i).target.first; });
    rows_.clear();
    sourceRow_.assign(links_.size(), 0);
    targetRow_.assign(links_.size(), 0);
    doubtful_ = 0;
    std::int32_t hidden = 0;
    const auto add = [&](std::int32_t at, bool source, bool target) {
        const auto next = static_cast<std::int32_t>(rows_.size());
        if (source) sourceRow_[static_cast<std::size_t>(at)] = next;
        if (target) targetRow_[static_cast<std::size_t>(at)] = next;
        if (!shows(at)) {
            ++hidden;
            return;
        }
        rows_.push_back({at, source, target, std::exchange(hidden, 0)});
    };
    std::size_t next = 0;
    for (std::int32_t i = 0; i < static_cast<std::int32_t>(links_.size()); ++i) {
        const Link& here = link(i);
        doubtful_ += isDoubtful(i) ? 1 : 0;
        if (here.moved) {
            add(i, true, false);
            continue;
        }
        for (; next < moved.size() && here.target.count > 0 &&
               link(moved[next]).target.first < here.target.first;
             ++next)
            add(moved[next], false, true);
        add(i, here.source.count > 0, here.target.count > 0);
        // A link of one side has its row on both.
        const auto at = static_cast<std::size_t>(i);
        if (here.source.count == 0) sourceRow_[at] = targetRow_[at];
        if (here.target.count == 0) targetRow_[at] = sourceRow_[at];
    }
    for (; next < moved.size(); ++next) add(moved[next], false, true);
}

int AlignmentRows::linkOf(Side side, std::int32_t sentence) const {
    const auto& links = side == Side::source ? linkOfSource_ : linkOfTarget_;
    if (sentence < 0 || static_cast<std::size_t>(sentence) >= links.size()) return -1;
    return links[static_cast<std::size_t>(sentence)];
}

int AlignmentRows::rowOf(int at, Side side) const {
    if (rows_.empty() || at < 0) return -1;
    const auto& rows = side == Side::source ? sourceRow_ : targetRow_;
    return std::min(rows[static_cast<std::size_t>(at)], static_cast<std::int32_t>(rows_.size()) - 1);
}

int AlignmentRows::nextDoubtful(int from, int step) const {
    for (int r = from + step; r >= 0 && r < size(); r += step)
        if (isDoubtful(row(r).link)) return r;
    return -1;
}

}  // namespace paragram::ui
