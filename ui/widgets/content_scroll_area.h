// Gives its content the room there is, and scrolls only where the content needs more than that at the least.
#pragma once

#include <QScrollArea>

namespace paragram::ui {

// QScrollArea itself gives content with wrapped texts the height that it prefers, so that tables and charts,
// which could be lower, are scrolled out of sight.
class ContentScrollArea : public QScrollArea {
    Q_OBJECT

  public:
    explicit ContentScrollArea(QWidget* content, QWidget* parent = nullptr);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fit();
};

}  // namespace paragram::ui
