// Work divided among threads: every part once, and exceptions.
#include <sched.h>

#include <QTest>
#include <atomic>
#include <stdexcept>

#include "core/base/workers.h"

using namespace paragram;

class TestWorkers : public QObject {
    Q_OBJECT

  private slots:
    // As mpirun binds one rank of several on a machine.
    void aBoundProcessUsesItsOwnCores() {
        cpu_set_t before;
        QCOMPARE(sched_getaffinity(0, sizeof before, &before), 0);
        QCOMPARE(usableCores(), CPU_COUNT(&before));
        cpu_set_t one;
        CPU_ZERO(&one);
        for (std::size_t core = 0; CPU_COUNT(&one) == 0; ++core)
            if (CPU_ISSET(core, &before)) CPU_SET(core, &one);
        QCOMPARE(sched_setaffinity(0, sizeof one, &one), 0);
        QCOMPARE(usableCores(), 1);
        QCOMPARE(Workers().count(), 1);
        QCOMPARE(sched_setaffinity(0, sizeof before, &before), 0);
    }

    void workersDoEveryPartOnce() {
        Workers workers(4);
        for (int round = 0; round < 200; ++round) {
            std::vector<std::atomic<int>> done(37);
            workers.forEach(done.size(), [&](std::size_t part, int) { ++done[part]; });
            for (const auto& count : done) QCOMPARE(count.load(), 1);
        }
    }

    void anExceptionInAWorkerReachesTheCaller() {
        Workers workers(3);
        const auto fail = [](std::size_t part, int) {
            if (part == 11) throw std::runtime_error("part 11");
        };
        QVERIFY_EXCEPTION_THROWN(workers.forEach(50, fail), std::runtime_error);
        std::atomic<int> done = 0;
        workers.forEach(50, [&](std::size_t, int) { ++done; });
        QCOMPARE(done.load(), 50);
    }
};

QTEST_GUILESS_MAIN(TestWorkers)
#include "test_workers.moc"
