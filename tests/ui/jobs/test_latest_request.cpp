#include <QSignalSpy>
#include <QTest>
#include <atomic>
#include <memory>
#include <thread>

#include "ui/jobs/latest_request.h"

using namespace paragram;
using namespace paragram::ui;

class TestLatestRequest : public QObject {
    Q_OBJECT

  private slots:
    void answersARequest();
    void onlyTheNewestRequestIsAnswered();
    void anOlderRequestIsAskedToStop();
    void aPauseMergesRequests();
    void nothingIsDeliveredAfterCancel();
    void errorsAreDelivered();
};

void TestLatestRequest::answersARequest() {
    JobRunner jobs;
    LatestRequest request(jobs, nullptr);
    int answer = 0;
    request.start(
        "one", [](JobContext&) -> Result<int> { return 42; },
        [&](const Result<int>& found) { answer = *found; });
    QTRY_COMPARE(answer, 42);
}

void TestLatestRequest::onlyTheNewestRequestIsAnswered() {
    JobRunner jobs;
    LatestRequest request(jobs, nullptr);
    auto started = std::make_shared<std::atomic<int>>(0);
    QList<int> answers;
    for (int i = 0; i < 20; ++i) {
        request.start(
            "count",
            [i, started](JobContext&) -> Result<int> {
                ++*started;
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                return i;
            },
            [&](const Result<int>& found) { answers << *found; });
    }
    QTRY_COMPARE(answers.size(), 1);
    QTest::qWait(100);
    QCOMPARE(answers, QList<int>{19});
    // The first was running when the others arrived; only the last of those was started.
    QCOMPARE(started->load(), 2);
}

void TestLatestRequest::anOlderRequestIsAskedToStop() {
    JobRunner jobs;
    LatestRequest request(jobs, nullptr);
    request.start(
        "endless",
        [](JobContext& job) -> Result<int> {
            while (!job.shouldStop()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return 1;
        },
        [](const Result<int>&) { QFAIL("an outdated answer"); });
    int answer = 0;
    request.start(
        "newer", [](JobContext&) -> Result<int> { return 2; },
        [&](const Result<int>& found) { answer = *found; });
    QTRY_COMPARE(answer, 2);
}

void TestLatestRequest::aPauseMergesRequests() {
    JobRunner jobs;
    LatestRequest request(jobs, nullptr, 50);
    auto started = std::make_shared<std::atomic<int>>(0);
    int answer = -1;
    for (int i = 0; i < 10; ++i) {
        request.start(
            "typed",
            [i, started](JobContext&) -> Result<int> {
                ++*started;
                return i;
            },
            [&](const Result<int>& found) { answer = *found; });
        QTest::qWait(5);
    }
    QTRY_COMPARE(answer, 9);
    QCOMPARE(started->load(), 1);
}

void TestLatestRequest::nothingIsDeliveredAfterCancel() {
    JobRunner jobs;
    LatestRequest request(jobs, nullptr), waiting(jobs, nullptr, 20);
    bool answered = false;
    for (LatestRequest* one : {&request, &waiting}) {
        one->start(
            "unwanted", [](JobContext&) -> Result<int> { return 1; },
            [&](const Result<int>&) { answered = true; });
        one->cancel();
    }
    QTest::qWait(100);
    QVERIFY(!answered);
    request.start(
        "wanted", [](JobContext&) -> Result<int> { return 1; }, [&](const Result<int>&) { answered = true; });
    QTRY_VERIFY(answered);
}

void TestLatestRequest::errorsAreDelivered() {
    JobRunner jobs;
    LatestRequest request(jobs, nullptr);
    QString said;
    request.start(
        "failing",
        [](JobContext&) -> Result<int> {
            return Error{"file", "missing", "", ""};
        },
        [&](const Result<int>& found) { said = QString::fromStdString(found.error().found); });
    QTRY_COMPARE(said, QString("missing"));
}

QTEST_MAIN(TestLatestRequest)
#include "test_latest_request.moc"
