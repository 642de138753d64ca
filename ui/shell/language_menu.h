// The menu of the window's languages.
#pragma once

#include <QMenu>

namespace paragram::ui {

class LanguageMenu : public QMenu {
    Q_OBJECT

  public:
    explicit LanguageMenu(QWidget* parent = nullptr);

  signals:
    // choice: a code of languages(), or empty for the language of the system.
    void chosen(const QString& choice);
};

}  // namespace paragram::ui
