// Another language is put in force without a restart, on the same project.
#include <QMenu>
#include <QSignalSpy>
#include <atomic>
#include <thread>

#include "tests/ui/support/window_test.h"
#include "ui/language/languages.h"
#include "ui/shell/language_menu.h"
#include "ui/shell/window_session.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestWindowSession : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        isolateSettings(settings_);
        applyTheme(*qApp, ThemeChoice::light);
        VERIFY_OK(test::writeSample(folder_));
    }
    void init() {
        QSettings().clear();
        saveLanguage("en");
    }
    void cleanupTestCase() { applyLanguage("en"); }
    void theMenuListsTheLanguages();
    void theWindowChangesOnTheSameProject();
    void runningJobsAreWaitedFor();
    void theSameLanguageChangesNothing();

  private:
    QString sample() const { return folder_.filePath("sample"); }
    QTemporaryDir settings_, folder_;
};

void TestWindowSession::theMenuListsTheLanguages() {
    LanguageMenu menu;
    QStringList names;
    for (const QAction* action : menu.actions())
        if (!action->isSeparator()) names << action->text();
    QCOMPARE(names, QStringList({"System default", "English", "Español", "Deutsch", "Français", "中文",
                                 "日本語", "العربية"}));
    QCOMPARE(menu.actions().at(2)->isChecked(), true);
    QSignalSpy chosen(&menu, &LanguageMenu::chosen);
    menu.actions().at(3)->trigger();
    QCOMPARE(chosen.front().front().toString(), QString("es"));
}

void TestWindowSession::theWindowChangesOnTheSameProject() {
    WindowSession session;
    session.window().show();
    session.window().openProject(sample());
    session.window().showPanel("train");
    QSignalSpy replaced(&session, &WindowSession::windowReplaced);
    emit session.window().languageChosen("es");
    QVERIFY(replaced.wait());
    QCOMPARE(languageInForce(), QString("es"));
    QCOMPARE(savedLanguage(), QString("es"));
    QCOMPARE(session.window().currentPanel()->id(), QString("train"));
    QCOMPARE(session.window().currentPanel()->title(), QString("Entrenar"));
    QCOMPARE(session.window().project().folder(), toPath(sample()));
    QVERIFY(session.window().isVisible());
    emit session.window().languageChosen("ar");
    QVERIFY(replaced.wait());
    QCOMPARE(session.window().layoutDirection(), Qt::RightToLeft);
    emit session.window().languageChosen("en");
    QVERIFY(replaced.wait());
    QCOMPARE(session.window().currentPanel()->title(), QString("Train"));
    QCOMPARE(session.window().layoutDirection(), Qt::LeftToRight);
}

void TestWindowSession::runningJobsAreWaitedFor() {
    WindowSession session;
    session.window().show();
    session.window().openProject(sample());
    std::atomic<bool> go = false;
    bool done = false;
    session.window().jobs().start(
        &session, "waiting",
        [&go](JobContext&) -> Result<Nothing> {
            while (!go) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return Nothing{};
        },
        [&done](const Result<Nothing>&) { done = true; });
    QSignalSpy replaced(&session, &WindowSession::windowReplaced);
    session.chooseLanguage("de");
    QVERIFY(session.window().currentPanel()->messages().text().contains("when the running jobs have ended"));
    QTest::qWait(50);
    QCOMPARE(replaced.count(), 0);
    QCOMPARE(languageInForce(), QString("en"));
    go = true;
    QTRY_COMPARE(replaced.count(), 1);
    QVERIFY(done);
    QCOMPARE(languageInForce(), QString("de"));
}

void TestWindowSession::theSameLanguageChangesNothing() {
    WindowSession session;
    QSignalSpy replaced(&session, &WindowSession::windowReplaced);
    session.chooseLanguage("en");
    QTest::qWait(20);
    QCOMPARE(replaced.count(), 0);
}

QTEST_MAIN(TestWindowSession)
#include "test_window_session.moc"
