#include "ui/shell/recovery.h"

#include <signal.h>

#include <cerrno>

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QTemporaryFile>

#include "ui/shell/crash_report.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kSaveMs = 20'000;
constexpr const char* kRunning = "window/running";     // the process that has not ended properly
constexpr const char* kTyped = "panel-train/unsaved";  // written by TrainPanel::saveState

bool lives(qint64 process) {
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM;
}

}  // namespace

Recovery::Recovery(WindowSession& session, std::filesystem::path reports, QObject* parent)
    : QObject(parent), session_(session), reports_(std::move(reports)) {
    QSettings settings;
    const qint64 before = settings.value(kRunning).toLongLong();
    crashed_ = before > 0 && before != QCoreApplication::applicationPid() && !lives(before);
    if (crashed_) {
        typed_ = settings.value(kTyped).toString();
        const auto report = crashReport(reports_, static_cast<long>(before));
        if (std::filesystem::exists(report)) report_ = toText(report);
    }
    settings.setValue(kRunning, QCoreApplication::applicationPid());
    settings.sync();
    timer_.setInterval(kSaveMs);
    connect(&timer_, &QTimer::timeout, this, &Recovery::save);
    timer_.start();
    connect(qApp, &QCoreApplication::aboutToQuit, this, [] { QSettings().remove(kRunning); });
}

void Recovery::save() {
    if (!session_.window().project().isOpen()) return;
    session_.window().saveState();
    QSettings settings;
    settings.setValue(kRunning, QCoreApplication::applicationPid());  // only what is written has a status
    settings.sync();
    const bool lost = settings.status() == QSettings::AccessError;
    if (lost && !told_)
        session_.window().announce(
            tr("What is chosen and typed in the window cannot be saved in %1: see that its "
               "folder exists and can be written to.")
                .arg(settings.fileName()));
    told_ = lost;
}

void Recovery::offer() {
    if (!crashed_) return;
    Project& project = session_.window().project();
    if (project.isOpen()) return announce();
    // Queued: a panel that opens the project clears its messages first.
    connect(&project, &Project::opened, this, &Recovery::announce,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void Recovery::announce() {
    const QString what =
        report_.isEmpty()
            ? tr("The program did not end properly last time.")
            : tr("The program crashed last time. What happened is in %1; nothing was sent.").arg(report_);
    if (typed_.isEmpty())
        session_.window().announce(what);
    else
        session_.window().announce(what, tr("Restore the settings that were typed"),
                                   [this] { restoreSettings(); });
}

void Recovery::restoreSettings() {
    QTemporaryFile file(QDir::tempPath() + "/XXXXXX.conf");
    if (!file.open() || file.write(typed_.toUtf8()) < 0 || !file.flush()) return;
    session_.window().openFile(file.fileName());
}

}  // namespace paragram::ui
