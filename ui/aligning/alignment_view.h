// Two documents in two columns, with ribbons between linked sentences. Only what is visible is laid out and
// drawn, so that documents of any length scroll smoothly.
#pragma once

#include <QAbstractScrollArea>
#include <memory>

#include "ui/aligning/alignment_painter.h"

namespace paragram::ui {

class AlignmentView : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit AlignmentView(QWidget* parent = nullptr);

    // Shows other documents, without links yet.
    void setTexts(std::shared_ptr<const AlignedTexts> texts);
    // The place and the current sentences stay.
    void setLinks(const Alignment& links, const Alignment& known);
    void setFilter(RowFilter filter, double doubtfulBelow);
    // Text that is marked where it occurs; empty: none.
    void setHighlighted(const QString& text);

    const AlignmentRows& rows() const { return rows_; }
    const AlignmentSelection& selection() const { return selection_; }
    int currentRow() const { return selection_.row; }
    int currentLink() const;  // -1: none
    // First and last link of which something is visible; -1 without rows.
    std::pair<int, int> visibleLinks() const;

    void selectRow(int row);
    void selectLink(int link, Side side = Side::source);
    void goToDoubtful(int step);
    void unmark();
    // What joining would link: the marked sentences, and of a side without them those of the current link. Of
    // a sentence without a translation and no marks, also the nearest one of the other side that has none.
    LinkEdit joinEdit() const;
    // An edit of the current link, as its keys mean it.
    LinkEdit editOf(EditKind kind) const;

  signals:
    void currentChanged();
    void marksChanged();
    void editWanted(paragram::EditKind kind);
    void scrolled();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;

  private:
    struct Hit {
        int row = -1;
        Side side = Side::source;
        std::int32_t sentence = -1;
        bool ribbon = false;
    };
    Hit hitAt(const QPoint& point) const;
    void layOut();
    void placeBar();
    void describe();
    bool handleEditKey(const QKeyEvent& event);
    bool handleMoveKey(const QKeyEvent& event);
    void mark(Side side, std::int32_t sentence, bool extend);
    void markCurrent();
    QString toolTipOf(int link) const;

    std::shared_ptr<const AlignedTexts> texts_;
    AlignmentRows rows_;
    AlignmentPainter painter_;
    RowScroll scroll_;
    AlignmentSelection selection_;
    bool placing_ = false;  // the scroll bar is set, not moved by the user
};

}  // namespace paragram::ui
