#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>

#include "ui/shell/command_palette.h"

using namespace paragram::ui;

class TestCommandPalette : public QObject {
    Q_OBJECT

  private slots:
    void scoresWordStartsAndRows_data();
    void scoresWordStartsAndRows();
    void enterRunsTheBestAction();
    void aSearchWithoutAMatchSaysSo();
    void escapeCloses();
};

void TestCommandPalette::scoresWordStartsAndRows_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("worse");
    QTest::newRow("word starts") << "st"
                                 << "Start training"
                                 << "Light theme";
    QTest::newRow("initials") << "rr"
                              << "Resume the run"
                              << "Import pairs or more";
    QTest::newRow("not there") << "xyz"
                               << "x y z"
                               << "Start training";
}

void TestCommandPalette::scoresWordStartsAndRows() {
    QFETCH(QString, typed);
    QFETCH(QString, better);
    QFETCH(QString, worse);
    QVERIFY(fuzzyScore(typed, better) > fuzzyScore(typed, worse));
}

void TestCommandPalette::enterRunsTheBestAction() {
    QWidget window;
    window.resize(800, 600);
    QAction train("Start training", nullptr), dark("Dark theme", nullptr);
    QSignalSpy ran(&dark, &QAction::triggered);
    CommandPalette palette(&window);
    window.show();
    palette.open({{"Train", &train}, {"Window", &dark}});
    QCOMPARE(palette.findChild<QListWidget*>()->count(), 2);
    auto* field = palette.findChild<QLineEdit*>();
    QTest::keyClicks(field, "dark");
    QCOMPARE(palette.findChild<QListWidget*>()->count(), 1);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(ran.count(), 1);
    QVERIFY(palette.isHidden());
}

void TestCommandPalette::aSearchWithoutAMatchSaysSo() {
    QWidget window;
    window.resize(800, 600);
    QAction train("Start training", nullptr);
    QSignalSpy ran(&train, &QAction::triggered);
    CommandPalette palette(&window);
    window.show();
    palette.open({{"Train", &train}});
    auto* field = palette.findChild<QLineEdit*>();
    QTest::keyClicks(field, "xyz");
    const auto* list = palette.findChild<QListWidget*>();
    QCOMPARE(list->count(), 1);
    QCOMPARE(list->item(0)->text(), QString("No action that is available now matches."));
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Return}) QTest::keyClick(field, key);
    QVERIFY(palette.isVisible());
    QVERIFY(ran.isEmpty());
}

void TestCommandPalette::escapeCloses() {
    QWidget window;
    window.resize(800, 600);
    CommandPalette palette(&window);
    window.show();
    palette.open({});
    QVERIFY(palette.isVisible());
    QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(palette.isHidden());
}

QTEST_MAIN(TestCommandPalette)
#include "test_command_palette.moc"
