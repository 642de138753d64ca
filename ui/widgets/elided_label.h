// A line of text that can shrink: where there is no room its short form, or the text with an ellipsis, takes
// its place, and the tooltip shows it in full.
#pragma once

#include <QLabel>

namespace paragram::ui {

// Rich text is never shortened.
class ElidedLabel : public QLabel {
    Q_OBJECT

  public:
    using QLabel::QLabel;
    // A new text needs a new short form; empty: none.
    void setShortForm(const QString& shortForm);
    // What is painted at the present width.
    QString shownText() const;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

  private:
    bool fits() const;

    QString shortForm_;
};

}  // namespace paragram::ui
