// Names of curves with their colours; a click shows or hides a curve.
#pragma once

#include <QPen>
#include <QWidget>

class QToolButton;

namespace paragram::ui {

// The line of a curve by its number: six patterns, for readers who do not see colours.
QPen curvePen(const QColor& colour, std::size_t curve);

class CurveLegend : public QWidget {
    Q_OBJECT

  public:
    explicit CurveLegend(QWidget* parent = nullptr);

    void clear();
    void addEntry(const QString& name, const QColor& colour);
    // note is shown after the name: the newest value.
    void setEntry(int index, const QString& name, const QString& note, const QColor& colour);
    int count() const { return static_cast<int>(buttons_.size()); }
    bool shown(int index) const;

    // One row if there is room, several otherwise.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void toggled(int index, bool shown);

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    // Arranges the entries in rows and takes the height they need.
    void layOut();

    QList<QToolButton*> buttons_;
};

}  // namespace paragram::ui
