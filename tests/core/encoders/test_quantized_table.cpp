// Tables of four and two bits per number; for halves and bytes see test_text_encoder.
#include <QTest>
#include <cmath>

#include "core/encoders/embedding_initialisation.h"
#include "core/encoders/quantized_table.h"

using namespace paragram;

class TestQuantizedTable : public QObject {
    Q_OBJECT

    static Matrix rowsOf(std::size_t cols, const std::vector<float>& values) {
        Matrix table(values.size() / cols, cols);
        std::copy(values.begin(), values.end(), table.data());
        return table;
    }
    static double errorOf(const Matrix& table, WeightPrecision precision) {
        const Matrix decoded = QuantizedTable(table, precision).decoded();
        double error = 0, all = 0;
        for (std::size_t i = 0; i < table.size(); ++i) {
            error += std::pow(decoded.data()[i] - table.data()[i], 2);
            all += std::pow(table.data()[i], 2);
        }
        return error / all;
    }

  private slots:
    // By hand: with the scale 0.5 all numbers of the first row are multiples of it. In the second, a
    // scale of 1 loses 4 * 0.45^2 = 0.81, and smaller ones lose more of the 7 than they gain.
    void int4IsWhatOneComputesByHand() {
        const Matrix table =
            rowsOf(5, {3.5F, -3.5F, 0.5F, 0, -1, 7, 0.45F, 0.45F, 0.45F, 0.45F, 0, 0, 0, 0, 0});
        const QuantizedTable quantized(table, WeightPrecision::int4);
        const Matrix decoded = quantized.decoded();
        for (std::size_t j = 0; j < 5; ++j) {
            QCOMPARE(decoded(0, j), table(0, j));
            QCOMPARE(decoded(2, j), 0.0F);
        }
        QVERIFY(std::abs(decoded(1, 0) - 7) < 0.5);
        QCOMPARE(quantized.bytes(), std::size_t{3 * 3 + 3 * 4});
    }

    // As many different groups as centres or fewer are exact.
    void fewGroupsAreTheirOwnCentres() {
        const Matrix table = rowsOf(6, {1, 2, 3, 4, 5, 6, -1, 0, 0, 2, 0.5F, 1, 0, 0, 0, 0, 0, 0});
        const QuantizedTable quantized(table, WeightPrecision::pq);
        const Matrix decoded = quantized.decoded();
        for (std::size_t i = 0; i < table.size(); ++i)
            QVERIFY(std::abs(decoded.data()[i] - table.data()[i]) < 1e-5);
        // Two groups a row, 256 centres of four numbers each, and three lengths.
        QCOMPARE(quantized.bytes(), std::size_t{3 * 2 + 2 * 256 * 4 * 4 + 3 * 4});
    }

    void fewerBitsLoseMore() {
        const Matrix table = randomTable(2000, 30, 1);
        const double byte = errorOf(table, WeightPrecision::int8),
                     nibble = errorOf(table, WeightPrecision::int4),
                     product = errorOf(table, WeightPrecision::pq);
        qInfo("share of the squares lost: %.2e, %.2e, %.2e", byte, nibble, product);
        QVERIFY(byte < 1e-4 && nibble > byte && nibble < 0.02 && product > nibble && product < 0.2);
        QCOMPARE(errorOf(table, WeightPrecision::pq), product);  // the same every time
    }

    void sumsAreThoseOfTheDecodedRows() {
        const Matrix table = randomTable(300, 9, 2);
        const std::vector<std::int32_t> rows{7, 299, 7};
        for (const auto precision : {WeightPrecision::int4, WeightPrecision::pq}) {
            const QuantizedTable quantized(table, precision);
            const Matrix decoded = quantized.decoded();
            std::vector<float> sum(9);
            quantized.sumRows(rows, 0.5F, sum.data());
            for (std::size_t j = 0; j < 9; ++j)
                QVERIFY(std::abs(sum[j] - 0.5F * (2 * decoded(7, j) + decoded(299, j))) < 1e-6);
        }
    }
};

QTEST_GUILESS_MAIN(TestQuantizedTable)
#include "test_quantized_table.moc"
