// Random numbers: published values and distribution.
#include <QTest>
#include <cmath>

#include "core/base/random.h"

using namespace paragram;

class TestRandom : public QObject {
    Q_OBJECT

  private slots:
    void randomNumbersAreTheSameEverywhere() {
        // SplitMix64's published first outputs for seed 1234567.
        Random random(1234567);
        QCOMPARE(random.next(), 6457827717110365317ULL);
        QCOMPARE(random.next(), 3203168211198807973ULL);
    }

    void normalNumbersHaveMeanZeroAndDeviationOne() {
        Random random(2);
        double sum = 0, squares = 0;
        for (int i = 0; i < 100000; ++i) {
            const double x = random.normal();
            sum += x;
            squares += x * x;
        }
        QVERIFY(std::abs(sum / 1e5) < 0.02);
        QVERIFY(std::abs(squares / 1e5 - 1) < 0.02);
    }
};

QTEST_GUILESS_MAIN(TestRandom)
#include "test_random.moc"
