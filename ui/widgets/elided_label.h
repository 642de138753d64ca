// A line of text that can shrink: text that does not fit ends in an ellipsis and is shown in full by the
// tooltip.
#pragma once

#include <QLabel>

namespace paragram::ui {

// Rich text is never shortened.
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
