// The keys of the columns, marks, and the edits they stand for.
#include <QKeyEvent>
#include <algorithm>

#include "ui/aligning/alignment_view.h"

namespace paragram::ui {
namespace {

struct EditKey {
    int key;
    Qt::KeyboardModifiers modifiers;
    EditKind kind;
};
constexpr EditKey kEditKeys[] = {
    {Qt::Key_A, Qt::NoModifier, EditKind::accept},
    {Qt::Key_M, Qt::NoModifier, EditKind::merge},
    {Qt::Key_S, Qt::NoModifier, EditKind::split},
    {Qt::Key_L, Qt::NoModifier, EditKind::join},
    {Qt::Key_U, Qt::NoModifier, EditKind::unlink},
    {Qt::Key_Delete, Qt::NoModifier, EditKind::unlink},
    {Qt::Key_Up, Qt::ControlModifier, EditKind::moveFirst},
    {Qt::Key_Down, Qt::ControlModifier, EditKind::moveLast},
};

const SentenceRun& runOf(const Link& link, Side side) {
    return side == Side::source ? link.source : link.target;
}

}  // namespace

void AlignmentView::selectRow(int row) {
    if (rows_.size() == 0) return;
    selection_.row = std::clamp(row, 0, rows_.size() - 1);
    selection_.sentence = -1;
    const AlignmentRow& at = rows_.row(selection_.row);
    if (!at.source) selection_.side = Side::target;
    if (!at.target) selection_.side = Side::source;
    scroll_.show(selection_.row);
    placeBar();
    describe();
}

void AlignmentView::selectLink(int link, Side side) {
    const int row = rows_.rowOf(link, side);
    if (row >= 0) selectRow(row);
}

void AlignmentView::goToDoubtful(int step) {
    const int row = rows_.nextDoubtful(selection_.row, step);
    if (row >= 0) selectRow(row);
}

bool AlignmentView::handleMoveKey(const QKeyEvent& event) {
    const int page = std::max(1, static_cast<int>(scroll_.visible().size()) - 1);
    switch (event.key()) {
        case Qt::Key_Up:
            selectRow(selection_.row - 1);
            return true;
        case Qt::Key_Down:
            selectRow(selection_.row + 1);
            return true;
        case Qt::Key_PageUp:
            selectRow(selection_.row - page);
            return true;
        case Qt::Key_PageDown:
            selectRow(selection_.row + page);
            return true;
        case Qt::Key_Home:
            selectRow(0);
            return true;
        case Qt::Key_End:
            selectRow(rows_.size() - 1);
            return true;
        case Qt::Key_Left:
        case Qt::Key_Right:
            selection_.side = event.key() == Qt::Key_Left ? Side::source : Side::target;
            selection_.sentence = -1;
            viewport()->update();
            emit currentChanged();
            return true;
        case Qt::Key_D:
            goToDoubtful(1);
            return true;
        case Qt::Key_Space:
            markCurrent();
            return true;
        case Qt::Key_Escape:
            if (selection_.marked[0].count + selection_.marked[1].count == 0) return false;
            unmark();
            return true;
        default:
            return false;
    }
}

bool AlignmentView::handleEditKey(const QKeyEvent& event) {
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const auto found = std::ranges::find_if(
        kEditKeys, [&](const EditKey& key) { return key.key == event.key() && key.modifiers == modifiers; });
    if (found == std::end(kEditKeys) || currentLink() < 0) return false;
    emit editWanted(found->kind);
    return true;
}

void AlignmentView::keyPressEvent(QKeyEvent* event) {
    if (rows_.size() == 0) return QAbstractScrollArea::keyPressEvent(event);
    if (event->key() == Qt::Key_D && event->modifiers() == Qt::ShiftModifier) return goToDoubtful(-1);
    if (handleEditKey(*event)) return;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && handleMoveKey(*event)) return;
    // Not to the scroll area, which would scroll away from the current row.
    event->ignore();
}

void AlignmentView::mark(Side side, std::int32_t sentence, bool extend) {
    SentenceRun& run = selection_.marks(side);
    const bool inside = sentence >= run.first && sentence < run.end();
    if (run.count > 0 && (extend || sentence == run.first - 1 || sentence == run.end())) {
        const std::int32_t first = std::min(run.first, sentence), end = std::max(run.end(), sentence + 1);
        run = {first, end - first};
    } else if (inside && run.count > 1 && (sentence == run.first || sentence == run.end() - 1)) {
        run = {sentence == run.first ? run.first + 1 : run.first, run.count - 1};
    } else {
        run = inside ? SentenceRun{} : SentenceRun{sentence, 1};
    }
    viewport()->update();
    emit marksChanged();
}

// Marks all sentences of the current row, or removes their marks.
void AlignmentView::markCurrent() {
    const int link = currentLink();
    if (link < 0) return;
    const AlignmentRow& row = rows_.row(selection_.row);
    for (const Side side : {Side::source, Side::target}) {
        const SentenceRun& run = runOf(rows_.link(link), side);
        if (run.count == 0 || !(side == Side::source ? row.source : row.target)) continue;
        SentenceRun& marks = selection_.marks(side);
        if (marks == run) {
            marks = {};
        } else if (marks.count > 0 && (marks.end() == run.first || run.end() == marks.first)) {
            marks = {std::min(marks.first, run.first), marks.count + run.count};
        } else {
            marks = run;
        }
    }
    viewport()->update();
    emit marksChanged();
}

void AlignmentView::unmark() {
    selection_.marked = {};
    viewport()->update();
    emit marksChanged();
}

LinkEdit AlignmentView::joinEdit() const {
    LinkEdit edit;
    edit.kind = EditKind::join;
    const int link = currentLink();
    if (link < 0) return edit;
    const Link& at = rows_.link(link);
    const auto chosen = [&](Side side) {
        return selection_.marks(side).count > 0 ? selection_.marks(side) : runOf(at, side);
    };
    edit.source = chosen(Side::source);
    edit.target = chosen(Side::target);
    if (edit.source.count > 0 && edit.target.count > 0) return edit;
    // The nearest sentence of the other side without a translation, with no link of two sides before it.
    const Side missing = edit.source.count == 0 ? Side::source : Side::target;
    for (const int step : {1, -1}) {
        for (int other = link + step;
             other >= 0 && other < static_cast<int>(rows_.links().size()) && !rows_.link(other).isPair();
             other += step) {
            const SentenceRun& run = runOf(rows_.link(other), missing);
            if (run.count == 0) continue;
            (missing == Side::source ? edit.source : edit.target) = run;
            return edit;
        }
    }
    return edit;
}

LinkEdit AlignmentView::editOf(EditKind kind) const {
    if (kind == EditKind::join) return joinEdit();
    LinkEdit edit;
    edit.kind = kind;
    edit.link = static_cast<std::size_t>(std::max(0, currentLink()));
    edit.side = selection_.side;
    edit.before = selection_.sentence;
    return edit;
}

}  // namespace paragram::ui
