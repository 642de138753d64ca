#include "ui/widgets/picture.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileInfo>
#include <QMenu>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QToolButton>
#include <QToolTip>

#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/value_table.h"

namespace paragram::ui {

namespace {

constexpr double kPixelRatio = 2;  // saved images are for slides and papers, not for this screen

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Picture)
};

QPixmap render(Picture& picture, const QSize& size) {
    QPixmap pixmap(size * kPixelRatio);
    pixmap.setDevicePixelRatio(kPixelRatio);
    picture.paintPicture(pixmap, size);
    return pixmap;
}

bool writeSvg(Picture& picture, const QString& path, const QSize& size) {
    QSvgGenerator generator;
    generator.setFileName(path);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    picture.paintPicture(generator, size);
    return QFileInfo(path).size() > 0;
}

bool writePdf(Picture& picture, const QString& path, const QSize& size) {
    QPdfWriter writer(path);
    writer.setResolution(72);
    writer.setPageMargins({});
    writer.setPageSize(QPageSize(QSizeF(size), QPageSize::Point));
    picture.paintPicture(writer, size);
    return QFileInfo(path).size() > 0;
}

void askAndSave(QWidget& widget, Picture& picture, const QList<SaveKind>& kinds) {
    const QString path = askForFileToSave(&widget, Words::tr("Save"), widget.accessibleName(), kinds).file;
    if (path.isEmpty()) return;
    if (!picture.saveAs(path))
        QToolTip::showText(QCursor::pos(),
                           Words::tr("%1 cannot be written; choose another folder.").arg(path), &widget);
}

}  // namespace

bool Picture::saveAs(const QString& path, const QSize& wanted) {
    const QSize size = wanted.isEmpty() ? pictureSize() : wanted;
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == "svg") return writeSvg(*this, path, size);
    if (ending == "pdf") return writePdf(*this, path, size);
    if (ending == "csv") {
        QSaveFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(csv().toUtf8()) >= 0 && file.commit();
    }
    return render(*this, size).save(path);
}

void addPictureActions(QMenu& menu, QWidget& widget, Picture& picture) {
    menu.addAction(Words::tr("Show as table"), &widget, [&widget, &picture] {
        auto* table = new ValueTable(widget.accessibleName(), picture.csv(), &widget);
        table->setAttribute(Qt::WA_DeleteOnClose);
        table->show();
    });
    menu.addSeparator();
    menu.addAction(Words::tr("Save picture…"), &widget, [&widget, &picture] {
        askAndSave(widget, picture,
                   {{Words::tr("PNG picture (*.png)"), ".png"},
                    {Words::tr("SVG drawing (*.svg)"), ".svg"},
                    {Words::tr("PDF (*.pdf)"), ".pdf"}});
    });
    menu.addAction(Words::tr("Save values…"), &widget, [&widget, &picture] {
        askAndSave(widget, picture, {{Words::tr("CSV table (*.csv)"), ".csv"}});
    });
    menu.addAction(Words::tr("Copy picture"), &widget, [&picture] {
        QApplication::clipboard()->setPixmap(render(picture, picture.pictureSize()));
    });
    menu.addAction(Words::tr("Copy values"), &widget,
                   [&picture] { QApplication::clipboard()->setText(picture.csv()); });
    menu.addSeparator();
}

QString pictureHint() {
    return Words::tr("A drawing; its context menu shows the values as a table.");
}

QPoint menuPlace(const QWidget& widget, const QContextMenuEvent& event) {
    const bool key = event.reason() == QContextMenuEvent::Keyboard;
    return key ? widget.mapToGlobal(widget.rect().center()) : event.globalPos();
}

void drawFocus(QPainter& painter, const QRect& place) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(coloursInForce().accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), 5, 5);
}

QToolButton* pictureButton(QWidget& widget, Picture& picture) {
    auto* button = new QToolButton;
    button->setIcon(lineIcon("save"));
    button->setToolTip(Words::tr("Save or copy"));
    button->setAccessibleName(button->toolTip());
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    addPictureActions(*menu, widget, picture);
    button->setMenu(menu);
    return button;
}

}  // namespace paragram::ui
