// The style sheet of the theme. Parts of the window wear it instead of the application, because styling
// thousands of widgets takes longer than users wait without noticing: a change of theme styles the parts one
// by one between other events, those that are visible first. Windows are painted again once these are done.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <deque>
#include <vector>

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
    void dressSoon(QWidget& widget);
    void dressNext();
    void holdPainting();
    void resumePainting();

    QString text_;
    int version_ = 0;
    std::deque<QPointer<QWidget>> seen_;     // visible parts that wear the sheet before
    std::deque<QPointer<QWidget>> waiting_;  // hidden ones; some may have been dressed meanwhile
    std::vector<QPointer<QWidget>> held_;    // windows that are not painted until no visible part is left
    QTimer idle_;
};

}  // namespace paragram::ui
