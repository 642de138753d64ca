// What can be saved as PNG, SVG or PDF, copied as a picture, and saved as values in CSV.
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

    // Draws all of it, background included, on any device, vector formats too.
    virtual void paintPicture(QPaintDevice& device, const QSize& size) = 0;
    virtual QSize pictureSize() const = 0;
    // Values with a header line.
    virtual QString csv() const = 0;

    // The ending chooses: .png .svg .pdf .csv. False: cannot be written.
    bool saveAs(const QString& path, const QSize& size = {});
};

// Save and copy entries for the right-click menu of a picture's widget.
void addPictureActions(QMenu& menu, QWidget& widget, Picture& picture);
// The same in a small button for a card's header.
QToolButton* pictureButton(QWidget& widget, Picture& picture);

// One field of a CSV line, quoted where it must be.
QString csvField(const QString& text);

}  // namespace paragram::ui
