// Something that can be saved as PNG, SVG or PDF, copied as an image, and saved as CSV values.
#pragma once

#include <QPaintDevice>
#include <QPoint>
#include <QSize>
#include <QString>

#include "ui/widgets/csv_text.h"

class QContextMenuEvent;
class QMenu;
class QPainter;
class QToolButton;
class QWidget;

namespace paragram::ui {

class Picture {
  public:
    virtual ~Picture() = default;

    // Draws everything including the background, on any device, vector formats too.
    virtual void paintPicture(QPaintDevice& device, const QSize& size) = 0;
    virtual QSize pictureSize() const = 0;
    // The values, with a header line.
    virtual QString csv() const = 0;

    // The ending selects the format: .png .svg .pdf .csv. Returns false if the file cannot be written.
    bool saveAs(const QString& path, const QSize& size = {});
};

// Adds entries that show the values as a table, save and copy to the context menu of a picture's widget.
void addPictureActions(QMenu& menu, QWidget& widget, Picture& picture);
// The same entries in a small button for a card's header.
QToolButton* pictureButton(QWidget& widget, Picture& picture);

// What screen readers say of a picture after its name: that its context menu has the table.
QString pictureHint();
// Where a context menu opens: at the pointer, or in the middle of the widget for the menu key.
QPoint menuPlace(const QWidget& widget, const QContextMenuEvent& event);
// The frame of the widget that has the focus and paints itself.
void drawFocus(QPainter& painter, const QRect& place);

}  // namespace paragram::ui
