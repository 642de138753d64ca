// What a start after a crash offers, and the report of a crash.
#include <sys/wait.h>
#include <unistd.h>

#include <QPushButton>
#include <csignal>

#include "core/base/files/atomic_file.h"
#include "tests/ui/support/window_test.h"
#include "ui/forms/setting_form.h"
#include "ui/shell/crash_report.h"
#include "ui/shell/recovery.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestRecovery : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        isolateSettings(settings_);
        applyTheme(*qApp, ThemeChoice::light);
        VERIFY_OK(test::writeSample(folder_));
    }
    void init() { QSettings().clear(); }
    void aProperEndIsNotSpokenOf();
    void typedSettingsComeBackAfterACrash();
    void aSecondWindowIsNoCrash();
    void aCrashWritesAReport();

  private:
    QString sample() const { return folder_.filePath("sample"); }
    std::filesystem::path reports() const { return pathIn(folder_, "reports"); }
    // A process that has ended.
    static pid_t ended() {
        const pid_t process = ::fork();
        if (process == 0) ::_exit(0);
        ::waitpid(process, nullptr, 0);
        return process;
    }
    QTemporaryDir settings_, folder_;
};

void TestRecovery::aProperEndIsNotSpokenOf() {
    WindowSession session;
    Recovery recovery(session, reports());
    QVERIFY(!recovery.crashed());
    QCOMPARE(QSettings().value("window/running").toLongLong(), QCoreApplication::applicationPid());
    QVERIFY(QMetaObject::invokeMethod(qApp, "aboutToQuit"));
    QVERIFY(!QSettings().contains("window/running"));
}

void TestRecovery::typedSettingsComeBackAfterACrash() {
    const auto formOf = [](MainWindow& window) {
        for (Panel* panel : window.panels())
            if (panel->id() == "train") return panel->findChild<SettingForm*>();
        return static_cast<SettingForm*>(nullptr);
    };
    {
        WindowSession session;
        Recovery recovery(session, reports());
        session.window().show();
        session.window().openProject(sample());
        Settings typed = formOf(session.window())->settings();
        typed.train.epochs = 77;
        formOf(session.window())->setSettings(typed);
        recovery.save();
        // No proper end.
    }
    const pid_t process = ended();
    QSettings().setValue("window/running", static_cast<qint64>(process));
    std::filesystem::create_directories(reports());
    writeText(crashReport(reports(), process), "what happened");

    WindowSession session;
    Recovery recovery(session, reports());
    QVERIFY(recovery.crashed());
    MainWindow& window = session.window();
    window.show();
    recovery.offer();
    window.openProject(sample());
    QVERIFY(formOf(window)->settings().train.epochs != 77);
    QTRY_VERIFY(window.currentPanel()->messages().text().contains(toText(crashReport(reports(), process))));
    auto* restore =
        named<QPushButton>(window.currentPanel()->messages(), "Restore the settings that were typed");
    QVERIFY(restore && restore->isVisible());
    restore->click();
    QCOMPARE(formOf(window)->settings().train.epochs, 77);
    QCOMPARE(window.currentPanel()->id(), QString("train"));
}

void TestRecovery::aSecondWindowIsNoCrash() {
    QSettings().setValue("window/running", static_cast<qint64>(::getppid()));
    WindowSession session;
    QVERIFY(!Recovery(session, reports()).crashed());
}

void TestRecovery::aCrashWritesAReport() {
    const auto folder = pathIn(folder_, "crashes");
    const pid_t process = ::fork();
    if (process == 0) {
        writeReportOfCrash(folder, "1.2.3");
        std::raise(SIGSEGV);
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(process, &status, 0);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(WTERMSIG(status), SIGSEGV);
    const Result<std::string> report = readFile(crashReport(folder, process));
    VERIFY_OK(report);
    QVERIFY2(report->starts_with("Paragram Workbench 1.2.3 ended by SIGSEGV\n"), report->c_str());
    QVERIFY2(report->find("writeReportOfCrash") != std::string::npos ||
                 report->find("test_ui_shell_recovery") != std::string::npos,
             report->c_str());
}

QTEST_MAIN(TestRecovery)
#include "test_recovery.moc"
