// The manual: pages of resources/help in a separate window.
#pragma once

#include <QDialog>

class QTextBrowser;

namespace paragram::ui {

class HelpView : public QDialog {
    Q_OBJECT

  public:
    explicit HelpView(QWidget* parent = nullptr);

    // "train" shows help/train.md; an unknown page shows the first page.
    void showPage(const QString& page);
    QString text() const;

  private:
    // Adds the spacing and table borders that Qt's Markdown reader leaves out.
    void setType();

    QTextBrowser* browser_;
};

}  // namespace paragram::ui
