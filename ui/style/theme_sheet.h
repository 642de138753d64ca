// The style sheet of the theme. Parts of the window wear it instead of the application: a change of theme
// styles the parts that are visible at once and the others one by one when there is nothing else to do, at
// the latest when they are shown, because styling thousands of widgets takes longer than users wait without
// noticing.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <deque>

class QApplication;
class QWidget;

namespace paragram::ui {

class ThemeSheet : public QObject {
    Q_OBJECT

  public:
    static ThemeSheet& of(QApplication& application);

    const QString& text() const { return text_; }
    void setText(const QString& text);

    // Not the widget but each of its children wears the sheet, with all that it contains, unless it leaves it
    // to its own. Windows within no such part wear it by themselves.
    static void leaveToChildren(QWidget& widget);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    explicit ThemeSheet(QObject* parent);
    void dress(QWidget& widget);
    void dressNext();

    QString text_;
    int version_ = 0;
    std::deque<QPointer<QWidget>> waiting_;  // hidden parts that wear the sheet before
    QTimer idle_;
};

}  // namespace paragram::ui
