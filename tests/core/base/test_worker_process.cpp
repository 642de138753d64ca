// Worker processes: their input and output, crashes, stops.
#include <QTest>
#include <atomic>
#include <thread>

#include "core/base/job_context.h"
#include "core/base/process/worker_process.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestWorkerProcess : public QObject {
    Q_OBJECT

  private slots:
    // The second worker starts while the first one waits for the end of its input, and outlives it.
    void aWorkerSeesTheEndOfItsInputWhileAnotherIsRunning() {
        std::atomic<bool> started = false, over = false;
        WorkerRequest second;
        second.program = "/bin/cat";
        second.input = [&](std::string&) {
            started = true;
            while (!over) std::this_thread::yield();
            return false;
        };
        std::jthread other;
        WorkerRequest first;
        first.program = "/bin/cat";
        first.input = [&](std::string&) {
            other = std::jthread([&] { (void)runWorker(second, JobContext()); });
            while (!started) std::this_thread::yield();
            return false;
        };
        QVERIFY(runWorker(first, JobContext())->succeeded);
        over = true;
    }

    void aWorkerGetsTextsAndReturnsOutputAndLines() {
        WorkerRequest request;
        request.program = "/bin/sh";
        request.arguments = {"-c", "cat; echo 'one line' >&2; echo 'the last' >&2"};
        std::vector<std::string> texts{"first", "second"}, lines;
        request.input = [&](std::string& text) {
            if (texts.empty()) return false;
            text = texts.front();
            texts.erase(texts.begin());
            return true;
        };
        request.onLine = [&](std::string_view line) { lines.emplace_back(line); };
        const Result<WorkerReport> report = runWorker(request, JobContext());
        QVERIFY(report && report->succeeded);
        QCOMPARE(report->output, std::string("first\0second\0", 13));
        QCOMPARE(lines, (std::vector<std::string>{"one line", "the last"}));
        QCOMPARE(report->lastLine, std::string("the last"));
    }

    void aWorkerThatCrashesOrFailsIsReported() {
        WorkerRequest request;
        request.program = "/bin/sh";
        request.arguments = {"-c", "kill -SEGV $$"};
        QVERIFY(!runWorker(request, JobContext())->succeeded);
        request.arguments = {"-c", "exit 3"};
        QVERIFY(!runWorker(request, JobContext())->succeeded);
        request.program = "/no/such/program";
        QVERIFY_EXCEPTION_THROWN((void)runWorker(request, JobContext()), MachineFailure);
    }

    void aStopKillsTheWorker() {
        std::stop_source source;
        JobContext job;
        job.stop = source.get_token();
        WorkerRequest request;
        request.program = "/bin/sh";
        request.arguments = {"-c", "echo ready >&2; sleep 600"};
        request.onLine = [&](std::string_view) { source.request_stop(); };
        QVERIFY(runWorker(request, job).stopped());
    }

    void theWorkerIsFoundInTheBuild() {
        QVERIFY(!workerProgram().empty());
        QVERIFY(!runWorker({{"no-such-verb"}}, JobContext())->succeeded);
    }
};

QTEST_GUILESS_MAIN(TestWorkerProcess)
#include "test_worker_process.moc"
