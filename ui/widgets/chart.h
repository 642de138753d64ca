// A plot in the window's style: theme colours, zoom, read-out under the pointer, save and copy.
#pragma once

#include <qcustomplot.h>

#include "ui/style/theme.h"
#include "ui/widgets/picture.h"

namespace paragram::ui {

class Chart : public QCustomPlot, public Picture {
    Q_OBJECT

  public:
    explicit Chart(const QString& name, QWidget* parent = nullptr);

    void paintPicture(QPaintDevice& device, const QSize& size) override;
    QSize pictureSize() const override { return size(); }
    // Shows all values; new values keep all shown until the user zooms in.
    void resetView();
    // Adapts the axes and redraws soon; call after changing values.
    void refresh();
    // Text shown while the plot has no values.
    void setPlaceholder(const QString& text) { placeholder_ = text; }
    QSize minimumSizeHint() const override { return {120, 80}; }
    QSize sizeHint() const override { return {320, 200}; }

  protected:
    // Sets the ranges so that all values are visible.
    virtual void fitAxes() = 0;
    virtual void applyColours(const Colours& colours);
    virtual bool hasValues() const = 0;
    // Text for the position under the pointer; empty: none.
    virtual QString readOut(const QPointF& position) const = 0;
    virtual void extendMenu(QMenu& menu);

    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();

    QString placeholder_;
    bool fitting_ = false;
    bool zoomed_ = false;
};

// A range slightly larger than the values, never empty.
QCPRange roomFor(double low, double high, double share = 0.06);

}  // namespace paragram::ui
