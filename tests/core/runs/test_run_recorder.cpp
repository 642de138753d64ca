// When a training is saved.
#include <QTest>

#include "core/runs/run_recorder.h"

using namespace paragram;

class TestRunRecorder : public QObject {
    Q_OBJECT

  private slots:
    void eachEpochIsSavedUnlessThatTakesLongerThanTheTraining() {
        QVERIFY(savesAfterEpoch(0.1, 0));
        QVERIFY(savesAfterEpoch(0.1, 0.9));
        QVERIFY(!savesAfterEpoch(30, 10));
        QVERIFY(savesAfterEpoch(201, 10));
    }
};

QTEST_GUILESS_MAIN(TestRunRecorder)
#include "test_run_recorder.moc"
