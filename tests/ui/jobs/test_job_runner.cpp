#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <chrono>
#include <new>
#include <thread>

#include "ui/jobs/job_list_model.h"
#include "ui/jobs/job_runner.h"

using namespace paragram;
using namespace paragram::ui;
using namespace std::chrono_literals;

class TestJobRunner : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void deliversTheValueOnTheWindowsThread();
    void deliversAnErrorOfTheWork();
    void turnsExceptionsIntoErrors_data();
    void turnsExceptionsIntoErrors();
    void reportsAtMostTenTimesASecond();
    void pausesAndContinues();
    void stopsARunningJob();
    void runsOneHeavyJobAtATime();
    void runsLightJobsDuringAHeavyOne();
    void stopsAWaitingJob();
    void whoHearsOfProgressMayStartJobs();
    void discardsTheAnswerOfADestroyedOwner();
    void stopsAllWhenItIsDestroyed();
    void listsJobsAsRows();
};

namespace {

// Runs until it is stopped; counts its iterations.
Result<int> spin(JobContext& job, std::atomic<int>& rounds) {
    while (!job.shouldStop()) {
        ++rounds;
        std::this_thread::sleep_for(1ms);
    }
    return rounds.load();
}

}  // namespace

void TestJobRunner::deliversTheValueOnTheWindowsThread() {
    JobRunner runner;
    int value = 0;
    QThread* thread = nullptr;
    std::atomic<bool> elsewhere = false;
    const int id = runner.start(
        this, "work",
        [&elsewhere, mine = QThread::currentThread()](JobContext&) -> Result<int> {
            elsewhere = QThread::currentThread() != mine;
            return 7;
        },
        [&](const Result<int>& result) {
            value = *result;
            thread = QThread::currentThread();
        });
    QTRY_COMPARE(value, 7);
    QVERIFY(elsewhere);
    QCOMPARE(thread, QThread::currentThread());
    QCOMPARE(runner.find(id)->state, JobState::done);
    QVERIFY(!runner.busy());
}

void TestJobRunner::deliversAnErrorOfTheWork() {
    JobRunner runner;
    QString sentence;
    const int id = runner.start(
        this, "work",
        [](JobContext&) -> Result<int> {
            return Error{"pairs.tsv:3", "1 column", "2", "add one"};
        },
        [&](const Result<int>& result) { sentence = QString::fromStdString(result.error().sentence()); });
    QTRY_COMPARE(sentence, QString("pairs.tsv:3: 1 column, expected 2; add one"));
    QCOMPARE(runner.find(id)->state, JobState::failed);
    QCOMPARE(runner.find(id)->error, sentence);
}

void TestJobRunner::turnsExceptionsIntoErrors_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("said");
    QTest::newRow("a failure of the machine") << 0 << "disk full";
    QTest::newRow("no memory") << 1 << "Not enough memory";
    QTest::newRow("a library's exception") << 2 << "from a library";
    QTest::newRow("anything") << 3 << "Unknown failure";
}

void TestJobRunner::turnsExceptionsIntoErrors() {
    QFETCH(int, kind);
    QFETCH(QString, said);
    JobRunner runner;
    std::optional<Error> error;
    runner.start(
        this, "work",
        [kind](JobContext&) -> Result<int> {
            if (kind == 0) throw MachineFailure(Error{"model.h5", "disk full", "", "make room"});
            if (kind == 1) throw std::bad_alloc();
            if (kind == 2) throw std::runtime_error("from a library");
            throw 4;
        },
        [&](const Result<int>& result) { error = result.error(); });
    QTRY_VERIFY(error.has_value());
    QVERIFY2(QString::fromStdString(error->sentence()).contains(said), error->sentence().c_str());
    QCOMPARE(error->kind, ErrorKind::machine);
}

void TestJobRunner::reportsAtMostTenTimesASecond() {
    JobRunner runner;
    QSignalSpy progressed(&runner, &JobRunner::progressed);
    bool done = false;
    const int id = runner.start(
        this, "work",
        [](JobContext& job) -> Result<int> {
            for (int i = 1; i <= 500; ++i) {
                job.report({"Counting", static_cast<double>(i), 500, "things", 0, "", -1});
                std::this_thread::sleep_for(1ms);
            }
            return 0;
        },
        [&](const Result<int>&) { done = true; });
    QElapsedTimer timer;
    timer.start();
    QTRY_VERIFY(done);
    QVERIFY2(progressed.count() <= timer.elapsed() / 100 + 2,
             qPrintable(QString::number(progressed.count())));
    QVERIFY(progressed.count() >= 2);
    QCOMPARE(runner.find(id)->progress.done, 500.0);
}

void TestJobRunner::pausesAndContinues() {
    JobRunner runner;
    std::atomic<int> rounds = 0;
    bool done = false;
    const int id = runner.start(
        this, "work", [&rounds](JobContext& job) { return spin(job, rounds); },
        [&](const Result<int>&) { done = true; });
    QTRY_VERIFY(rounds > 3);
    runner.pause(id);
    QCOMPARE(runner.find(id)->state, JobState::paused);
    QTest::qWait(20);
    const int held = rounds;
    QTest::qWait(50);
    QCOMPARE(rounds.load(), held);
    runner.resume(id);
    QCOMPARE(runner.find(id)->state, JobState::running);
    QTRY_VERIFY(rounds > held + 3);
    runner.pause(id);
    runner.stop(id);
    QTRY_VERIFY(done);
}

void TestJobRunner::stopsARunningJob() {
    JobRunner runner;
    std::atomic<int> rounds = 0;
    int kept = 0;
    const int id = runner.start(
        this, "work", [&rounds](JobContext& job) { return spin(job, rounds); },
        [&](const Result<int>& result) { kept = *result; });
    QTRY_VERIFY(rounds > 3);
    runner.stop(id);
    QTRY_VERIFY(kept > 3);
    QCOMPARE(runner.find(id)->state, JobState::stopped);
}

void TestJobRunner::runsOneHeavyJobAtATime() {
    JobRunner runner;
    std::atomic<int> atOnce = 0, most = 0;
    int done = 0;
    for (int i = 0; i < 4; ++i)
        runner.start(
            this, QString("work %1").arg(i),
            [&](JobContext&) -> Result<int> {
                most = std::max(most.load(), ++atOnce);
                std::this_thread::sleep_for(10ms);
                --atOnce;
                return 0;
            },
            [&](const Result<int>&) { ++done; });
    QCOMPARE(runner.jobs().at(1).state, JobState::waiting);
    QTRY_COMPARE(done, 4);
    QCOMPARE(most.load(), 1);
}

void TestJobRunner::runsLightJobsDuringAHeavyOne() {
    JobRunner runner;
    std::atomic<int> rounds = 0;
    int light = 0;
    const int heavy = runner.start(
        this, "heavy", [&rounds](JobContext& job) { return spin(job, rounds); }, [](const Result<int>&) {});
    runner.start(
        this, "light", [](JobContext&) -> Result<int> { return 5; },
        [&](const Result<int>& result) { light = *result; }, JobWeight::light);
    QTRY_COMPARE(light, 5);
    QCOMPARE(runner.find(heavy)->state, JobState::running);
    QCOMPARE(runner.jobs().size(), 1u);  // light jobs are not shown
    runner.stop(heavy);
    QTRY_VERIFY(!runner.busy());
}

void TestJobRunner::stopsAWaitingJob() {
    JobRunner runner;
    std::atomic<int> rounds = 0;
    std::atomic<bool> began = false;
    bool told = false;
    const int first = runner.start(
        this, "first", [&rounds](JobContext& job) { return spin(job, rounds); }, [](const Result<int>&) {});
    const int second = runner.start(
        this, "second",
        [&began](JobContext&) -> Result<int> {
            began = true;
            return 0;
        },
        [&](const Result<int>& result) { told = !result.ok(); });
    runner.stop(second);
    QTRY_VERIFY(told);
    QVERIFY(!began);
    QCOMPARE(runner.find(second)->state, JobState::stopped);
    QCOMPARE(runner.find(first)->state, JobState::running);
    runner.stop(first);
    QTRY_VERIFY(!runner.busy());
}

void TestJobRunner::whoHearsOfProgressMayStartJobs() {
    JobRunner runner;
    QObject owner;
    int begun = 0, ended = 0;
    connect(&runner, &JobRunner::progressed, &owner, [&] {
        for (int i = 0; i < 20; ++i, ++begun)
            runner.start(
                &owner, "short", [](JobContext&) { return Result<int>(1); },
                [&](const Result<int>&) { ++ended; }, JobWeight::light);
    });
    runner.start(
        &owner, "long",
        [](JobContext& job) {
            job.report({"Counting", 1, 2, "steps"});
            return Result<int>(2);
        },
        [&](const Result<int>& two) {
            QCOMPARE(*two, 2);
            ++ended;
        });
    QTRY_COMPARE(ended, 21);
    QCOMPARE(begun, 20);
}

void TestJobRunner::discardsTheAnswerOfADestroyedOwner() {
    JobRunner runner;
    QSignalSpy finished(&runner, &JobRunner::finished);
    auto owner = std::make_unique<QObject>();
    bool called = false;
    runner.start(
        owner.get(), "work",
        [](JobContext&) -> Result<int> {
            std::this_thread::sleep_for(20ms);
            return 0;
        },
        [&](const Result<int>&) { called = true; });
    owner.reset();
    QTRY_COMPARE(finished.count(), 1);
    QVERIFY(!called);
}

void TestJobRunner::stopsAllWhenItIsDestroyed() {
    std::atomic<int> rounds = 0;
    std::atomic<bool> ended = false;
    {
        JobRunner runner;
        const int id = runner.start(
            this, "work",
            [&](JobContext& job) {
                auto result = spin(job, rounds);
                ended = true;
                return result;
            },
            [](const Result<int>&) {});
        QTRY_VERIFY(rounds > 0);
        runner.pause(id);
    }
    QVERIFY(ended);
}

void TestJobRunner::listsJobsAsRows() {
    JobRunner runner;
    JobListModel model(runner);
    std::atomic<int> rounds = 0;
    const int id = runner.start(
        this, "Training sp-300",
        [&rounds](JobContext& job) {
            job.report({"Training", 6.2, 10, "epochs", 13940, "pairs", 41});
            return spin(job, rounds);
        },
        [](const Result<int>&) {});
    QCOMPARE(model.rowCount(), 1);
    QTRY_COMPARE(model.index(0).data().toString(), QString("Training sp-300 · running · 6.2 of 10 epochs"));
    QCOMPARE(model.index(0).data(JobListModel::idRole).toInt(), id);
    QCOMPARE(model.index(0).data(JobListModel::shareRole).toDouble(), 0.62);
    QCOMPARE(rateText(runner.find(id)->progress), QString("13,940 pairs/s"));
    runner.stop(id);
    QTRY_VERIFY(model.index(0).data().toString().contains("stopped"));
}

QTEST_GUILESS_MAIN(TestJobRunner)
#include "test_job_runner.moc"
