#include <QSignalSpy>
#include <algorithm>

#include "tests/ui/support/window_test.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestProject : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { isolateSettings(settings_); }
    void createsItsFoldersAndOpensAgain();
    void knowsThatAnotherWindowHasItOpen();
    void refusesAFolderWithoutAProject();
    void refusesAFileOfALaterVersion();
    void remembersRecentProjectsThatStillExist();
    void reportsNewFiles();
    void findsFreeNames();
    void createsTheSampleProject();
    void listsItsModels_data();
    void listsItsModels();

  private:
    QTemporaryDir settings_;
};

void TestProject::createsItsFoldersAndOpensAgain() {
    QTemporaryDir folder;
    Project project;
    QSignalSpy opened(&project, &Project::opened);
    VERIFY_OK(project.create(pathIn(folder, "news"), "News es-en"));
    QCOMPARE(opened.count(), 1);
    for (const char* part : {"pairs", "tokenizers", "runs", "corpora", "reports", "development", "test"})
        QVERIFY(std::filesystem::is_directory(project.folder(part)));
    Project again;
    VERIFY_OK(again.open(pathIn(folder, "news")));
    QCOMPARE(again.name(), QString("News es-en"));
    QVERIFY(!again.create(pathIn(folder, "news"), "Other").ok());
}

void TestProject::knowsThatAnotherWindowHasItOpen() {
    QTemporaryDir folder;
    Project second;
    {
        Project first;
        VERIFY_OK(first.create(pathIn(folder, "news"), "News"));
        VERIFY_OK(first.create(pathIn(folder, "other"), "Other"));
        VERIFY_OK(first.open(pathIn(folder, "news")));
        QVERIFY(!first.isOpenElsewhere());
        VERIFY_OK(second.open(pathIn(folder, "news")));
        QVERIFY(second.isOpenElsewhere());
        VERIFY_OK(second.open(pathIn(folder, "other")));  // which the first has left
        QVERIFY(!second.isOpenElsewhere());
    }
    VERIFY_OK(second.open(pathIn(folder, "news")));
    QVERIFY(!second.isOpenElsewhere());
    // What a crash leaves.
    Project third;
    writeText(pathIn(folder, "other/.lock"), "1");
    VERIFY_OK(third.open(pathIn(folder, "other")));
    QVERIFY(!third.isOpenElsewhere());
}

void TestProject::refusesAFolderWithoutAProject() {
    QTemporaryDir folder;
    Project project;
    const auto opened = project.open(pathIn(folder, "nothing"));
    QVERIFY(!opened.ok());
    QVERIFY(opened.error().sentence().find("project.json") != std::string::npos);
    QVERIFY(!project.isOpen());
}

void TestProject::refusesAFileOfALaterVersion() {
    QTemporaryDir folder;
    writeText(pathIn(folder, "project.json"), R"({"format": 99, "name": "x"})");
    Project project;
    const auto opened = project.open(pathIn(folder, ""));
    QVERIFY(!opened.ok());
    QVERIFY(opened.error().sentence().find("newer version") != std::string::npos);
}

void TestProject::remembersRecentProjectsThatStillExist() {
    QTemporaryDir folder;
    Project project;
    VERIFY_OK(project.create(pathIn(folder, "a"), "A"));
    VERIFY_OK(project.create(pathIn(folder, "b"), "B"));
    QVERIFY(Project::recent().value(0).endsWith("/b"));
    QVERIFY(Project::recent().value(1).endsWith("/a"));
    std::filesystem::remove_all(pathIn(folder, "b"));
    QVERIFY(Project::recent().value(0).endsWith("/a"));
}

void TestProject::reportsNewFiles() {
    QTemporaryDir folder;
    Project project;
    VERIFY_OK(project.create(pathIn(folder, "p"), "P"));
    QSignalSpy changed(&project, &Project::contentChanged);
    writeText(project.folder("pairs") / "one.h5", "x");
    writeText(project.folder("pairs") / "two.h5", "x");
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(project.pairStores().size(), 2u);
}

void TestProject::findsFreeNames() {
    QTemporaryDir folder;
    Project project;
    VERIFY_OK(project.create(pathIn(folder, "p"), "P"));
    QCOMPARE(project.freeName("pairs", "x", ".h5").filename().string(), std::string("x.h5"));
    writeText(project.folder("pairs") / "x.h5", "x");
    QCOMPARE(project.freeName("pairs", "x", ".h5").filename().string(), std::string("x-2.h5"));
}

void TestProject::createsTheSampleProject() {
    QTemporaryDir folder;
    VERIFY_OK(test::writeSample(folder));
    Project project;
    VERIFY_OK(project.open(pathIn(folder, "sample")));
    QCOMPARE(project.pairStores().size(), 1u);
    QCOMPARE(project.developmentSets().size(), 3u);
    QCOMPARE(project.testSuites().size(), 3u);
    VERIFY_OK(test::writeSample(folder));  // already written the second time
}

void TestProject::listsItsModels_data() {
    QTest::addColumn<int>("runs");
    QTest::newRow("few, at once") << 3;
    QTest::newRow("many, in the background") << 400;
}

void TestProject::listsItsModels() {
    QFETCH(int, runs);
    QTemporaryDir folder;
    Project project;
    VERIFY_OK(project.create(pathIn(folder, "p"), "P"));
    for (int i = 0; i < runs; ++i) {
        const auto run = project.folder("runs") / ("run-" + std::to_string(i));
        std::filesystem::create_directory(run);
        writeText(run / "model.h5", "x");
        // Every third writes.
        writeText(run / "settings.conf", i % 3 == 0
                                             ? "encoder.network = transformer\ngenerative.model = bgt\n"
                                             : "encoder.network = none\n");
    }
    std::filesystem::create_directory(project.folder("runs") / "without a model");
    const auto writing = [&] {
        return std::ranges::count_if(project.modelRuns(), [](const ModelRun& run) { return run.writes; });
    };
    QCOMPARE(std::ssize(project.modelRuns()), static_cast<std::ptrdiff_t>(runs));
    if (runs < 100) QCOMPARE(writing(), static_cast<std::ptrdiff_t>((runs + 2) / 3));
    QTRY_COMPARE(writing(), static_cast<std::ptrdiff_t>((runs + 2) / 3));
    for (const ModelRun& run : project.modelRuns()) QVERIFY(run.compares);
}

QTEST_GUILESS_MAIN(TestProject)
#include "test_project.moc"
