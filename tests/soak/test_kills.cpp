// Each long task, killed (SIGKILL) at random moments and started again until it ends, gives the bytes of an
// undisturbed run, or says in one sentence what to do. PARAGRAM_SOAK_KILLS: how often each task is killed.
#include <QTest>

#include "core/base/random.h"
#include "tests/soak/soak_table.h"
#include "tests/soak/soak_tasks.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestKills : public QObject {
    Q_OBJECT

    static constexpr int kOrdinary = 3;
    static constexpr int kAtOnce = 2;  // kills before it is left alone, so that what continued is killed, too

    std::unique_ptr<test::SoakFolder> folder_;

    // Kills the task after a part of its time; returns whether it was still running.
    bool kill(const test::SoakTask& task, qint64 afterMs) const {
        QProcess process;
        folder_->start(process, task, folder_->hasCheckpoint(task));
        const bool running = !process.waitForFinished(static_cast<int>(afterMs));
        process.kill();
        process.waitForFinished();
        return running;
    }

  private slots:
    void initTestCase() { folder_ = std::make_unique<test::SoakFolder>(); }

    void theSameBytesAfterKills_data() {
        QTest::addColumn<int>("task");
        const auto& tasks = folder_->tasks();
        for (std::size_t i = 0; i < tasks.size(); ++i)
            QTest::newRow(qPrintable(tasks[i].name)) << static_cast<int>(i);
    }
    void theSameBytesAfterKills() {
        QFETCH(int, task);
        const test::SoakTask& chosen = folder_->tasks()[static_cast<std::size_t>(task)];
        folder_->clean();
        QElapsedTimer timer;
        timer.start();
        const test::SoakRun whole = folder_->run(chosen);
        const qint64 takesMs = std::max<qint64>(2, timer.elapsed());
        QVERIFY2(whole.status == 0, qPrintable(whole.errors));
        const auto undisturbed = folder_->results(chosen);
        for (const auto& [file, bytes] : undisturbed) QVERIFY2(!bytes.empty(), file.c_str());
        test::SoakRow row{"kills", chosen.name};
        Random random(20261125);
        QStringList problems;
        const int kills = test::soakCount("PARAGRAM_SOAK_KILLS", kOrdinary);
        int finished = 0;  // before they could be killed
        while (row.tried < kills) {
            folder_->clean();
            QStringList moments;
            for (int i = 0; i < kAtOnce && row.tried < kills; ++i) {
                const auto after = static_cast<qint64>(random.below(static_cast<std::uint64_t>(takesMs)));
                const bool killed = kill(chosen, after);
                moments << QString::number(after);
                if (!killed && ++finished > 10 * kills) QFAIL("it ends too early to be killed");
                if (!killed) break;
                ++row.tried;
                ++row.right;  // unless what follows is wrong
            }
            const test::SoakRun again = folder_->run(chosen, folder_->hasCheckpoint(chosen));
            QString problem;
            if (again.crashed) {
                problem = "crashed";
                ++row.crashed;
            } else if (again.status != 0) {
                problem = "status " + QString::number(again.status);
                // A task that had ended leaves an output that it does not replace.
                if (!again.errors.contains("exists already") && !again.errors.contains("a run already"))
                    ++row.wrong;
                else if (folder_->results(chosen) == undisturbed)
                    problem.clear();
                else
                    ++row.wrong;
            } else if (folder_->results(chosen) != undisturbed) {
                problem = "other results";
                ++row.wrong;
            } else if (!folder_->leftBehind().isEmpty()) {
                problem = "left behind " + folder_->leftBehind().join(' ');
                ++row.wrong;
            }
            if (problem.isEmpty()) continue;
            --row.right;
            problems << QString("%1, killed after %2 ms of %3: %4; %5")
                            .arg(chosen.name, moments.join(" and "))
                            .arg(takesMs)
                            .arg(problem, again.errors.left(400));
        }
        row.write(timer);
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join("\n")));
    }
};

QTEST_GUILESS_MAIN(TestKills)
#include "test_kills.moc"
