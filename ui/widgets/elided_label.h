// A line of text that gives way: what does not fit ends in three dots and is told by the tooltip.
#pragma once

#include <QLabel>

namespace paragram::ui {

// Rich text is shown as QLabel shows it.
class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    using QLabel::QLabel;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    bool fits() const;
};

}  // namespace paragram::ui
