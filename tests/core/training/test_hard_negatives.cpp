// The tiled search against its reference implementation.
#include <QTest>
#include <cmath>

#include "core/base/random.h"
#include "core/training/loss/hard_negatives.h"
#include "core/training/loss/projection.h"

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
    void tilesChooseWhatTheReferenceSearchChooses_data() {
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
    void tilesChooseWhatTheReferenceSearchChooses() {
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
        const NegativeChoice plain = chooseNegativesReference(candidates, {opposite});
        for (const int threads : {1, 3}) {
            Workers workers(threads);
            const NegativeChoice tiled = chooseNegatives(candidates, {opposite}, workers);
            QCOMPARE(tiled.forSource, plain.forSource);
            QCOMPARE(tiled.forTarget, plain.forTarget);
            for (const Screening screening : {Screening::bytes, Screening::floats}) {
                const NegativeChoice same =
                    chooseNegatives(candidates, {opposite}, workers, singleProcess(), screening);
                QVERIFY(same.forSource == tiled.forSource && same.sourceCosine == tiled.sourceCosine);
                QVERIFY(same.forTarget == tiled.forTarget && same.targetCosine == tiled.targetCosine);
            }
            for (std::size_t i = 0; i < n; ++i) {
                if (tiled.forSource[i] >= 0)
                    QVERIFY(std::abs(tiled.sourceCosine[i] - plain.sourceCosine[i]) < 1e-5);
            }
        }
    }

    // A basis of all dimensions loses nothing, so the search must choose what the exact search chooses.
    void aProjectionOnAllDimensionsChoosesTheSame() {
        constexpr std::size_t kPairs = 700, kDimension = 24;
        const Matrix source = unitVectors(kPairs, kDimension, 1), target = unitVectors(kPairs, kDimension, 2);
        std::vector<std::uint64_t> content(kPairs);
        for (std::size_t i = 0; i < kPairs; ++i) content[i] = i % 300;
        const NegativeCandidates candidates{source, target, content, content};
        Workers workers(3);
        const Matrix projection = startProjection(kDimension);
        for (const bool opposite : {true, false}) {
            const NegativeChoice exact = chooseNegatives(candidates, {opposite}, workers);
            const NegativeChoice found =
                chooseNegativesByProjection(candidates, projection, {opposite}, workers);
            QCOMPARE(found.forSource, exact.forSource);
            QCOMPARE(found.forTarget, exact.forTarget);
        }
    }

    // Vectors in 200 dimensions that differ mostly in 20: the basis must find those, and then the choice is
    // the same.
    void theProjectionFollowsTheVectorsAndFindsNearlyAllNegatives() {
        constexpr std::size_t kPairs = 1500, kDimension = 200, kInner = 20;
        const Matrix axes = unitVectors(kInner, kDimension, 4);
        const auto spread = [&](std::uint64_t seed) {
            const Matrix inner = unitVectors(kPairs, kInner, seed),
                         noise = unitVectors(kPairs, kDimension, seed + 9);
            Matrix vectors(kPairs, kDimension);
            for (std::size_t i = 0; i < kPairs; ++i) {
                double squares = 0;
                for (std::size_t j = 0; j < kDimension; ++j) {
                    double value = 0.1 * noise(i, j);
                    for (std::size_t k = 0; k < kInner; ++k)
                        value += static_cast<double>(inner(i, k)) * axes(k, j);
                    vectors(i, j) = static_cast<float>(value);
                    squares += value * value;
                }
                for (float& v : vectors.row(i)) v = static_cast<float>(v / std::sqrt(squares));
            }
            return vectors;
        };
        const Matrix source = spread(1), target = spread(2);
        std::vector<std::uint64_t> sourceContent(kPairs), targetContent(kPairs);
        for (std::size_t i = 0; i < kPairs; ++i) {
            sourceContent[i] = 2 * i;
            targetContent[i] = 2 * i + 1;
        }
        const NegativeCandidates candidates{source, target, sourceContent, targetContent};
        Workers one(1), three(3);
        Matrix projection = startProjection(kDimension), again = projection;
        for (int round = 0; round < 3; ++round) {
            refreshProjection(projection, source, target, one);
            refreshProjection(again, source, target, three);
        }
        QVERIFY(projection == again);
        const NegativeChoice exact = chooseNegatives(candidates, {}, three);
        const NegativeChoice found = chooseNegativesByProjection(candidates, projection, {}, three);
        std::size_t same = 0;
        for (std::size_t i = 0; i < kPairs; ++i) {
            same += found.forSource[i] == exact.forSource[i] ? 1 : 0;
            QVERIFY(found.sourceCosine[i] <= exact.sourceCosine[i] + 1e-5F);
        }
        QVERIFY2(same > kPairs * 98 / 100, qPrintable(QString::number(same)));
    }

    void severalNegativesAreTheMostSimilarOnesWithinTheGuard_data() {
        QTest::addColumn<bool>("opposite");
        QTest::addColumn<double>("guard");
        for (const bool opposite : {true, false})
            for (const double guard : {2.0, 0.2, -0.1})
                QTest::addRow("%s, guard %g", opposite ? "opposite" : "any", guard) << opposite << guard;
    }
    void severalNegativesAreTheMostSimilarOnesWithinTheGuard() {
        QFETCH(bool, opposite);
        QFETCH(double, guard);
        constexpr std::size_t kPairs = 400, kCount = 3;
        const Matrix source = unitVectors(kPairs, 24, 1), target = unitVectors(kPairs, 24, 2);
        std::vector<std::uint64_t> content(kPairs);
        for (std::size_t i = 0; i < kPairs; ++i) content[i] = i % 350;
        const NegativeCandidates candidates{source, target, content, content};
        const NegativeRule rule{opposite, kCount, guard};
        const NegativeChoice plain = chooseNegativesReference(candidates, rule);
        Workers workers(2);
        const NegativeChoice chosen = chooseNegatives(candidates, rule, workers);
        QCOMPARE(chosen.forSource, plain.forSource);
        QCOMPARE(chosen.forTarget, plain.forTarget);
        QCOMPARE(chosen.forSource.size(), kPairs * kCount);
        // Without the guard, those chosen are the first three of all in order.
        const NegativeChoice all =
            chooseNegatives(candidates, {opposite, kCount + NegativeRule::kSpare, 2.0}, workers);
        std::size_t passedOver = 0, missing = 0;
        for (std::size_t i = 0; i < kPairs; ++i) {
            double positive = 0;
            for (std::size_t j = 0; j < 24; ++j) positive += static_cast<double>(source(i, j)) * target(i, j);
            std::vector<std::int32_t> right;
            for (std::size_t n = 0; n < kCount + NegativeRule::kSpare && right.size() < kCount; ++n) {
                const std::size_t at = i * (kCount + NegativeRule::kSpare) + n;
                const bool keeps = guard >= 2 || all.sourceCosine[at] <= positive + guard;
                if (keeps) right.push_back(all.forSource[at]);
                passedOver += keeps ? 0 : 1;
            }
            missing += kCount - right.size();
            right.resize(kCount, -1);
            QCOMPARE(std::vector(chosen.forSource.begin() + static_cast<std::ptrdiff_t>(i * kCount),
                                 chosen.forSource.begin() + static_cast<std::ptrdiff_t>((i + 1) * kCount)),
                     right);
        }
        QCOMPARE(passedOver > 0, guard < 2);
        QCOMPARE(missing > 0, guard < 2);
    }

    void aSingleTextHasNoNegative() {
        const Matrix source = unitVectors(3, 8, 1), target = unitVectors(3, 8, 2);
        const std::vector<std::uint64_t> same{5, 5, 5};
        Workers workers(1);
        const NegativeChoice choice = chooseNegatives({source, target, same, same}, {}, workers);
        QCOMPARE(choice.forSource, (std::vector<std::int32_t>{-1, -1, -1}));
        QCOMPARE(choice.forTarget, (std::vector<std::int32_t>{-1, -1, -1}));
    }
};

QTEST_GUILESS_MAIN(TestHardNegatives)
#include "test_hard_negatives.moc"
