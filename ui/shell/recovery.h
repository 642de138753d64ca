// What a crash must not take. The state of the window, recipes and typed settings among it, is saved while
// the window is used; the start after a crash says what happened and offers what was unsaved. Reviews of
// mined pairs and alignments are journals of their own, saved at each key.
#pragma once

#include <QObject>
#include <QTimer>
#include <filesystem>

#include "ui/shell/window_session.h"

namespace paragram::ui {

class Recovery : public QObject {
    Q_OBJECT

  public:
    // Finds out whether the last session crashed, before this one is marked as running. reports: the folder
    // of writeReportOfCrash. The mark is removed when the application ends properly.
    Recovery(WindowSession& session, std::filesystem::path reports, QObject* parent = nullptr);
    // Says it in the window as soon as a project is open; nothing after a proper end.
    void offer();
    bool crashed() const { return crashed_; }
    // As every 20 seconds.
    void save();

  private:
    void announce();
    void restoreSettings();

    WindowSession& session_;
    std::filesystem::path reports_;
    bool crashed_ = false;
    bool told_ = false;  // that nothing can be saved
    QString report_, typed_;
    QTimer timer_;
};

}  // namespace paragram::ui
