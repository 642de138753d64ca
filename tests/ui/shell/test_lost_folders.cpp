// A project that cannot be written to, a project's folder and a home that vanish: a sentence, and no crash.
#include <unistd.h>
#include <QComboBox>
#include <QDir>
#include <QPushButton>
#include <QSignalSpy>

#include "core/tasks/training/train_model.h"
#include "tests/ui/support/window_test.h"
#include "ui/models/model_box.h"
#include "ui/shell/recovery.h"
#include "ui/style/theme.h"
#include "ui/training/train_panel.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

namespace fs = std::filesystem;

namespace {

constexpr uid_t kNobody = 65534;

}  // namespace

class TestLostFolders : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanupTestCase();
    void init() { QSettings().clear(); }
    void aReadOnlyProjectIsShownAndSaysSo();
    void aProjectsFolderThatVanishesIsReported();
    void aHomeThatVanishesTakesNothing();

  private:
    QString sample() const { return folder_.filePath("sample"); }
    void visitPanels(MainWindow& window) {
        for (Panel* panel : window.panels()) {
            window.showPanel(panel->id());
            QTRY_VERIFY(!window.jobs().busy());
            QTest::qWait(50);
        }
    }
    static void setWritable(const fs::path& folder, bool on) {
        const auto how = on ? fs::perm_options::add : fs::perm_options::remove;
        const auto write = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
        fs::permissions(folder, write, how);
        for (const auto& entry : fs::recursive_directory_iterator(folder)) fs::permissions(entry, write, how);
    }
    QTemporaryDir settings_, folder_, home_;
};

// Nothing is read-only for root.
void TestLostFolders::initTestCase() {
    for (const QTemporaryDir* folder : {&settings_, &folder_, &home_})
        fs::permissions(toPath(folder->path()), fs::perms::all);
    // The real user, too: a worker whose two users differ may not be looked into, which the leak sanitizer
    // does at its end.
    if (::geteuid() == 0) QCOMPARE(::setresuid(kNobody, kNobody, 0), 0);
    isolateSettings(settings_);
    applyTheme(*qApp, ThemeChoice::light);
    VERIFY_OK(test::writeSample(folder_));
    TrainRequest request;
    request.pairs = {toPath(sample()) / "pairs" / "sample.h5"};
    request.settings = quickSettings();
    request.output = toPath(sample()) / "runs" / "small";
    JobContext job;
    VERIFY_OK(trainModel(request, {}, job));
}

void TestLostFolders::cleanupTestCase() {
    // Only if it was root before.
    if (::geteuid() == kNobody) ::setresuid(0, 0, 0);
}

void TestLostFolders::aReadOnlyProjectIsShownAndSaysSo() {
    setWritable(toPath(sample()), false);
    {
        MainWindow window;
        window.show();
        window.openProject(sample());
        QVERIFY(window.project().isOpen());
        QVERIFY2(window.currentPanel()->messages().text().contains("cannot be written to"),
                 qPrintable(window.currentPanel()->messages().text()));
        visitPanels(window);
        // Work that writes fails with a sentence that names the place.
        window.showPanel("train");
        auto* train = qobject_cast<TrainPanel*>(window.currentPanel());
        train->train();
        QTRY_VERIFY(!window.jobs().busy());
        QTRY_COMPARE(train->messages().kind(), MessageBar::Kind::error);
        QVERIFY2(train->messages().text().contains("/runs/"), qPrintable(train->messages().text()));
        window.showPanel("export");
        auto* write = named<QPushButton>(*window.currentPanel(), "Export");
        QVERIFY(write);
        QTRY_VERIFY(write->isEnabled());
        write->click();
        QTRY_VERIFY(window.currentPanel()->messages().isVisible());
        QTRY_VERIFY2(window.currentPanel()->messages().text().contains("exports"),
                     qPrintable(window.currentPanel()->messages().text()));
        window.saveState();
    }
    setWritable(toPath(sample()), true);
}

void TestLostFolders::aProjectsFolderThatVanishesIsReported() {
    MainWindow window;
    window.show();
    window.openProject(sample());
    visitPanels(window);
    window.showPanel("train");
    const fs::path away = toPath(folder_.filePath("away"));
    fs::rename(toPath(sample()), away);
    // The watcher tells of a folder inside that is gone.
    QTRY_VERIFY2(window.currentPanel()->messages().text().contains("is gone"),
                 qPrintable(window.currentPanel()->messages().text()));
    visitPanels(window);
    window.showPanel("train");
    qobject_cast<TrainPanel*>(window.currentPanel())->train();
    QTRY_VERIFY(!window.jobs().busy());
    window.saveState();
    QVERIFY2(!fs::exists(toPath(sample()) / "runs"), "a folder that is gone is not made again");
    // Back again: what a panel shows is read again.
    QSignalSpy changed(&window.project(), &Project::contentChanged);
    fs::rename(away, toPath(sample()));
    QTRY_VERIFY(changed.count() > 0);
    QTRY_VERIFY(!window.jobs().busy());
}

void TestLostFolders::aHomeThatVanishesTakesNothing() {
    const fs::path home = toPath(home_.filePath("home"));
    const QString config = home_.filePath("home/config");
    QDir().mkpath(config);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, config);
    WindowSession session;
    session.window().show();
    session.window().openProject(sample());
    Recovery recovery(session, home / "reports");
    recovery.save();
    QVERIFY(!QDir(config).isEmpty());
    // A home that is unmounted leaves a folder that cannot be written to.
    fs::remove_all(toPath(config));
    fs::permissions(home, fs::perms::owner_read | fs::perms::owner_exec);
    visitPanels(session.window());
    recovery.save();
    QVERIFY2(session.window().currentPanel()->messages().text().contains("cannot be saved"),
             qPrintable(session.window().currentPanel()->messages().text()));
    recovery.save();
    fs::permissions(home, fs::perms::all);
    recovery.save();
    QVERIFY(!QDir(config).isEmpty());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
}

QTEST_MAIN(TestLostFolders)
#include "test_lost_folders.moc"
