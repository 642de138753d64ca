// Pausing and stopping a job.
#include <QTest>
#include <atomic>
#include <thread>

#include "core/base/job_context.h"

using namespace paragram;

class TestJobContext : public QObject {
    Q_OBJECT

  private slots:
    void aPausedJobWaitsAndAStopEndsTheWait() {
        PauseGate gate;
        std::stop_source stop;
        JobContext job;
        job.gate = &gate;
        job.stop = stop.get_token();
        gate.pause();
        std::atomic<bool> passed = false;
        std::jthread worker([&] {
            QVERIFY(!job.shouldStop());
            passed = true;
            gate.pause();
            QVERIFY(job.shouldStop());
        });
        QTest::qWait(50);
        QVERIFY(!passed);
        gate.resume();
        QTRY_VERIFY(passed.load());
        stop.request_stop();
    }
};

QTEST_GUILESS_MAIN(TestJobContext)
#include "test_job_context.moc"
