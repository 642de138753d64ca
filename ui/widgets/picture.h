// Something that can be saved as PNG, SVG or PDF, copied as an image, and saved as CSV values.
#pragma once

#include <QPaintDevice>
#include <QSize>
#include <QString>

class QMenu;
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

// Adds save and copy entries to the context menu of a picture's widget.
void addPictureActions(QMenu& menu, QWidget& widget, Picture& picture);
// The same entries in a small button for a card's header.
QToolButton* pictureButton(QWidget& widget, Picture& picture);

// One field of a CSV line, quoted if necessary.
QString csvField(const QString& text);

}  // namespace paragram::ui
