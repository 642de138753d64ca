// Another language is put in force without a restart, on the same project.
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QSplitter>
#include <algorithm>
#include <atomic>
#include <thread>

#include "tests/ui/support/window_test.h"
#include "ui/forms/setting_form.h"
#include "ui/language/languages.h"
#include "ui/shell/language_menu.h"
#include "ui/shell/window_session.h"
#include "ui/style/theme.h"
#include "ui/training/train_panel.h"
#include "ui/training/train_setup.h"
#include "ui/widgets/data_table.h"
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
    void whatWasTypedStays();
    void panelsKeepTheirLayout();
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

void TestWindowSession::whatWasTypedStays() {
    WindowSession session;
    session.window().show();
    session.window().openProject(sample());
    const auto panel = [&](const QString& id) {
        const auto& panels = session.window().panels();
        return *std::ranges::find(panels, id, [](const Panel* each) { return each->id(); });
    };
    auto* train = qobject_cast<TrainPanel*>(panel("train"));
    Settings settings = train->setup().form().settings();
    settings.train.epochs = 7;
    settings.train.margin = 0.55;
    train->setup().form().setSettings(settings);
    const auto nameOf = [](Panel* each, const char* placeholder) -> QLineEdit* {
        for (auto* line : each->findChildren<QLineEdit*>())
            if (line->placeholderText().startsWith(placeholder)) return line;
        return nullptr;
    };
    QVERIFY(nameOf(panel("tokenizer"), "sp-"));
    nameOf(panel("train"), "sp-")->setText("my run");
    nameOf(panel("tokenizer"), "sp-")->setText("my tokenizer");
    QSignalSpy replaced(&session, &WindowSession::windowReplaced);
    session.chooseLanguage("es");
    QTRY_COMPARE(replaced.count(), 1);
    train = qobject_cast<TrainPanel*>(panel("train"));
    QCOMPARE(train->setup().form().settings().train.epochs, 7);
    QCOMPARE(train->setup().form().settings().train.margin, 0.55);
    QCOMPARE(nameOf(panel("train"), "sp-")->text(), QString("my run"));
    QCOMPARE(nameOf(panel("tokenizer"), "sp-")->text(), QString("my tokenizer"));
}

// Widths of columns, the order of rows and the places of splitters come back in the next window, in every
// panel.
void TestWindowSession::panelsKeepTheirLayout() {
    MainWindow window;
    window.resize(1440, 900);
    window.show();
    window.openProject(sample());
    int tables = 0, splitters = 0;
    for (Panel* panel : window.panels()) {
        window.showPanel(panel->id());
        for (auto* table : panel->findChildren<DataTable*>()) table->keepColumnWidth(0, 171 + tables++);
        for (auto* splitter : panel->findChildren<QSplitter*>()) {
            splitter->setSizes({211, 389 + splitters++});
            emit splitter->splitterMoved(0, 1);
        }
    }
    QVERIFY(tables > 25);
    QVERIFY(splitters > 4);
    std::vector<QByteArray> places;
    for (const Panel* panel : window.panels())
        for (const auto* splitter : panel->findChildren<QSplitter*>())
            places.push_back(splitter->saveState());
    window.saveState();
    MainWindow next;
    std::size_t place = 0;
    int table = 0;
    for (const Panel* panel : next.panels()) {
        for (const auto* each : panel->findChildren<DataTable*>())
            QVERIFY2(each->columnState().contains(QString("width:0:%1").arg(171 + table++)),
                     qPrintable(panel->id() + ' ' + each->accessibleName()));
        for (const auto* splitter : panel->findChildren<QSplitter*>())
            QCOMPARE(splitter->saveState(), places[place++]);
    }
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
