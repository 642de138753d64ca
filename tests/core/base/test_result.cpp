// How work ends: a value, a stop with or without a value, or an error.
#include <QTest>
#include <string>

#include "core/base/result.h"

using namespace paragram;

class TestResult : public QObject {
    Q_OBJECT

  private slots:
    void anErrorIsOneSentence() {
        const Error error{"pairs.tsv:118", "1 column", "2 separated by a tab", "remove the line"};
        QCOMPARE(error.sentence(),
                 std::string("pairs.tsv:118: 1 column, expected 2 separated by a tab; remove the line"));
    }

    void aValueIsFinishedOrWhatWasDoneBeforeAStop() {
        const Result<int> finished = 7, partial = Result<int>::stoppedWith(5);
        QVERIFY(finished.ok() && !finished.stopped() && finished.outcome() == Outcome::finished);
        QVERIFY(partial.ok() && partial.stopped() && partial.outcome() == Outcome::stopped);
        QCOMPARE(*finished + *partial, 12);
        QVERIFY(Result<int>::of(1, true).stopped() && !Result<int>::of(1, false).stopped());
    }

    void aStopWithoutAValueIsNoFailure() {
        const Result<int> stopped = Stopped{};
        QVERIFY(!stopped.ok() && stopped.stopped());
        const Result<std::string> passedOn = stopped.error();
        QVERIFY(passedOn.outcome() == Outcome::stopped);
        const Result<int> failed = Error{"a", "b", "c", "d"};
        QVERIFY(failed.outcome() == Outcome::failed && !failed.stopped());
    }

    void theMachineIsToBlameForItsFailures() {
        const MachineFailure failure({"a", "cannot be written", "", "free disk space"});
        QVERIFY(failure.error().kind == ErrorKind::machine);
        QCOMPARE(std::string(failure.what()), std::string("a: cannot be written; free disk space"));
    }
};

QTEST_APPLESS_MAIN(TestResult)
#include "test_result.moc"
