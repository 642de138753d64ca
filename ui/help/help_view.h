// The manual: pages of resources/help in a window of their own.
#pragma once

#include <QDialog>

class QTextBrowser;

namespace paragram::ui {

class HelpView : public QDialog {
    Q_OBJECT

  public:
    explicit HelpView(QWidget* parent = nullptr);

    // "train" shows help/train.md; a page that is not there shows the first page.
    void showPage(const QString& page);
    QString text() const;

  private:
    // Markdown comes without the spaces and lines of a printed page.
    void setType();

    QTextBrowser* browser_;
};

}  // namespace paragram::ui
