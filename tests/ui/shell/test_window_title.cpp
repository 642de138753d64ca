#include <QtTest>

#include "ui/shell/window_title.h"

using namespace paragram;
using namespace paragram::ui;

class TestWindowTitle : public QObject {
    Q_OBJECT

  private slots:
    void namesProjectAndPanel();
    void theOldestActiveJobCounts();
};

void TestWindowTitle::namesProjectAndPanel() {
    QCOMPARE(windowTitleText("", "", {}), QString("Paragram Workbench"));
    QCOMPARE(windowTitleText("News", "", {}), QString("News – Paragram Workbench"));
    QCOMPARE(windowTitleText("News", "Train", {}), QString("News – Train – Paragram Workbench"));
}

void TestWindowTitle::theOldestActiveJobCounts() {
    JobInfo ended, half, waiting;
    ended.state = JobState::done;
    half.state = JobState::running;
    half.progress.done = 0.999;
    half.progress.total = 1;
    QCOMPARE(windowTitleText("News", "", {ended}), QString("News – Paragram Workbench"));
    QCOMPARE(windowTitleText("News", "", {ended, half, waiting}),
             QString("99 % · News – Paragram Workbench"));
    QCOMPARE(windowTitleText("News", "", {waiting, half}), QString("0 % · News – Paragram Workbench"));
}

QTEST_GUILESS_MAIN(TestWindowTitle)
#include "test_window_title.moc"
