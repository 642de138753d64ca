// The tiled search against its plain twin.
#include <QTest>
#include <cmath>

#include "core/base/random.h"
#include "core/training/hard_negatives.h"

using namespace paragram;

namespace {

Matrix unitVectors(std::size_t rows, std::size_t cols, std::uint64_t seed) {
    Matrix m(rows, cols);
    Random random(seed);
    for (std::size_t i = 0; i < rows; ++i) {
        double squares = 0;
        for (float& v : m.row(i)) {
            v = static_cast<float>(random.normal());
            squares += static_cast<double>(v) * v;
        }
        for (float& v : m.row(i)) v = static_cast<float>(v / std::sqrt(squares));
    }
    return m;
}

}  // namespace

class TestHardNegatives : public QObject {
    Q_OBJECT
  private slots:
    void tilesChooseWhatThePlainSearchChooses_data() {
        QTest::addColumn<int>("pairs");
        QTest::addColumn<int>("different");
        QTest::addColumn<bool>("opposite");
        for (const bool opposite : {true, false}) {
            const char* rule = opposite ? "opposite" : "any";
            QTest::addRow("2 pairs, %s", rule) << 2 << 100 << opposite;
            QTest::addRow("a tile, %s", rule) << 256 << 1000000 << opposite;
            QTest::addRow("ragged tiles with repeats, %s", rule) << 700 << 40 << opposite;
            QTest::addRow("only two texts, %s", rule) << 300 << 2 << opposite;
        }
    }
    void tilesChooseWhatThePlainSearchChooses() {
        QFETCH(int, pairs);
        QFETCH(int, different);
        QFETCH(bool, opposite);
        const auto n = static_cast<std::size_t>(pairs);
        const Matrix source = unitVectors(n, 24, 1), target = unitVectors(n, 24, 2);
        std::vector<std::uint64_t> sourceContent(n), targetContent(n);
        Random random(3);
        for (std::size_t i = 0; i < n; ++i) {
            sourceContent[i] = random.below(static_cast<std::uint64_t>(different));
            targetContent[i] = random.below(static_cast<std::uint64_t>(different));
        }
        const NegativeCandidates candidates{source, target, sourceContent, targetContent};
        const NegativeChoice plain = chooseNegativesPlainly(candidates, opposite);
        for (const int threads : {1, 3}) {
            Workers workers(threads);
            const NegativeChoice tiled = chooseNegatives(candidates, opposite, workers);
            QCOMPARE(tiled.forSource, plain.forSource);
            QCOMPARE(tiled.forTarget, plain.forTarget);
            for (std::size_t i = 0; i < n; ++i) {
                if (tiled.forSource[i] >= 0)
                    QVERIFY(std::abs(tiled.sourceCosine[i] - plain.sourceCosine[i]) < 1e-5);
            }
        }
    }

    void aLoneTextHasNoNegative() {
        const Matrix source = unitVectors(3, 8, 1), target = unitVectors(3, 8, 2);
        const std::vector<std::uint64_t> same{5, 5, 5};
        Workers workers(1);
        const NegativeChoice choice = chooseNegatives({source, target, same, same}, true, workers);
        QCOMPARE(choice.forSource, (std::vector<std::int32_t>{-1, -1, -1}));
        QCOMPARE(choice.forTarget, (std::vector<std::int32_t>{-1, -1, -1}));
    }
};

QTEST_GUILESS_MAIN(TestHardNegatives)
#include "test_hard_negatives.moc"
