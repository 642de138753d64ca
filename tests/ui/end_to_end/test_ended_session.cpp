// The program as a session that ends leaves it: SIGTERM, SIGHUP and SIGINT close the window properly.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSettings>
#include <QTest>
#include <csignal>

#include "tests/ui/support/window_test.h"

using namespace paragram;

class TestEndedSession : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { VERIFY_OK(test::writeSample(folder_)); }
    void theWindowIsClosed_data() {
        QTest::addColumn<int>("number");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
        QTest::newRow("SIGINT") << SIGINT;
    }
    void theWindowIsClosed() {
        QFETCH(int, number);
        QTemporaryDir home, temporary;
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
            environment.insert(name, home.path());
        environment.insert("TMPDIR", temporary.path());
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::MergedChannels);
        program.start(PARAGRAM_PROGRAM, {folder_.filePath("sample")});
        QVERIFY2(program.waitForStarted(), qPrintable(program.errorString()));
        // The panel Score has made its folder, and the window marks itself as running.
        const auto settings = [&] {
            return QSettings(home.filePath("Paragram/Paragram Workbench.conf"), QSettings::IniFormat)
                .value("window/running")
                .toLongLong();
        };
        QTRY_COMPARE_WITH_TIMEOUT(settings(), program.processId(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(temporary.path()).isEmpty(), 60'000);
        QTest::qWait(1000);  // the event loop runs
        QCOMPARE(::kill(static_cast<pid_t>(program.processId()), number), 0);
        QVERIFY2(program.waitForFinished(60'000), "the program did not end");
        QVERIFY2(program.exitStatus() == QProcess::NormalExit && program.exitCode() == 0,
                 program.readAll().constData());
        QCOMPARE(settings(), 0);  // so that the next start speaks of no crash
        QVERIFY(QSettings(home.filePath("Paragram/Paragram Workbench.conf"), QSettings::IniFormat)
                    .contains("window/geometry"));
        QVERIFY2(
            QDir(temporary.path()).isEmpty(),
            qPrintable(QDir(temporary.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).join(' ')));
    }

  private:
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestEndedSession)
#include "test_ended_session.moc"
