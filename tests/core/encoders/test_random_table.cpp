// The tables that training begins with: PyTorch's numbers by a table that it made, seeds, chance.
#include <QTest>
#include <cmath>

#include "core/encoders/random_table.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestRandomTable : public QObject {
    Q_OBJECT
  private slots:
    // The first table of the recorded steps of the authors' program (fixtures/psp-golden), which PyTorch drew
    // from seed 11. 55,368 numbers are 3,460 blocks of sixteen and eight more: the last sixteen are drawn
    // again.
    void pytorchsTableIsThatOfPytorch() {
        const Matrix table = torchTable(2307, 24, 11);
        const auto compare = [&](std::size_t place, float expected) {
            QVERIFY2(std::abs(table.data()[place] - expected) < 2e-6F,
                     qPrintable(QString("%1: %2, not %3").arg(place).arg(table.data()[place]).arg(expected)));
        };
        compare(0, -0.51079756F);
        compare(1, 1.02827179F);
        compare(2, -0.35315159F);
        compare(8, -0.24873711F);
        const std::size_t end = table.size();
        compare(end - 24, 1.21662426F);  // of the last block but one, not drawn again
        compare(end - 17, -0.79192364F);
        compare(end - 16, -0.60360068F);
        compare(end - 15, 0.29440179F);
        compare(end - 1, 0.74106973F);
    }

    void aTinyTableIsDrawnToo() {
        const Matrix table = torchTable(1, 3, 1);
        for (const float value : table.row(0)) QVERIFY(std::isfinite(value) && value != 0);
    }

    void settingsChooseWhoDrawsAndTheSeed() {
        Settings settings;
        settings.encoder.dimension = 8;
        settings.train.seed = 5;
        QVERIFY(startTable(settings, 9) == randomTable(9, 8, 5));
        settings.encoder.seed = 3;
        QVERIFY(startTable(settings, 9) == randomTable(9, 8, 3));
        settings.encoder.random = "pytorch";
        QVERIFY(startTable(settings, 9) == torchTable(9, 8, 3));
    }

    void bothAreOfMeanZeroAndVarianceOne() {
        for (const auto draw : {randomTable, torchTable}) {
            const Matrix table = draw(1000, 100, 7);
            double sum = 0, squares = 0;
            for (std::size_t i = 0; i < table.size(); ++i) {
                sum += table.data()[i];
                squares += static_cast<double>(table.data()[i]) * table.data()[i];
            }
            const auto count = static_cast<double>(table.size());  // five standard errors
            QVERIFY(std::abs(sum / count) < 5 / std::sqrt(count));
            QVERIFY(std::abs(squares / count - 1) < 5 * std::sqrt(2 / count));
        }
    }
};

QTEST_GUILESS_MAIN(TestRandomTable)
#include "test_random_table.moc"
