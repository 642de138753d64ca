// Shown while no project is open.
#pragma once

#include <QWidget>

namespace paragram::ui {

class MessageBar;
class ProjectActions;

class WelcomePage : public QWidget {
    Q_OBJECT

  public:
    explicit WelcomePage(ProjectActions& actions, QWidget* parent = nullptr);
    MessageBar& messages() { return *messages_; }

  private:
    MessageBar* messages_;
};

}  // namespace paragram::ui
