// The tiled search against its reference implementation.
#include <QTest>
#include <cmath>
#include <limits>

#include "core/base/random.h"
#include "core/search/exact_search.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

// Small whole numbers: products are exact and many are equal, so the order among equals is tested as well.
Matrix wholeNumbers(std::size_t rows, std::size_t cols, std::uint64_t seed) {
    Matrix m(rows, cols);
    Random random(seed);
    for (std::size_t i = 0; i < m.size(); ++i) m.data()[i] = static_cast<float>(random.below(5)) - 2.0F;
    return m;
}

}  // namespace

class TestExactSearch : public QObject {
    Q_OBJECT
  private slots:
    void tilesFindWhatTheReferenceSearchFinds_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("cols");
        QTest::addColumn<int>("k");
        QTest::addRow("one and one") << 1 << 1 << 1;
        QTest::addRow("k larger than both sides") << 3 << 5 << 8;
        QTest::addRow("a tile") << 256 << 1024 << 4;
        QTest::addRow("ragged tiles") << 700 << 2500 << 4;
        QTest::addRow("more cols than a panel") << 40 << 66000 << 3;
        QTest::addRow("no cols") << 4 << 0 << 2;
        QTest::addRow("no rows") << 0 << 4 << 2;
    }
    void tilesFindWhatTheReferenceSearchFinds() {
        QFETCH(int, rows);
        QFETCH(int, cols);
        QFETCH(int, k);
        const Matrix a = wholeNumbers(static_cast<std::size_t>(rows), 10, 1),
                     b = wholeNumbers(static_cast<std::size_t>(cols), 10, 2);
        const auto count = static_cast<std::size_t>(k);
        const MutualNeighbours plain = findNeighboursPlain(a, b, count, Directions::both);
        for (const int threads : {1, 3}) {
            Workers workers(threads);
            const MutualNeighbours tiled = *findNeighbours(a, b, count, Directions::both, workers);
            QVERIFY(tiled.ofRows == plain.ofRows);
            QVERIFY(tiled.ofCols == plain.ofCols);
            const MutualNeighbours oneWay = *findNeighbours(a, b, count, Directions::rows, workers);
            QVERIFY(oneWay.ofRows == plain.ofRows);
            QCOMPARE(oneWay.ofCols.size(), std::size_t{0});
        }
    }

    // The choice of a search in bytes is that of a search in floats, to the bit: real-valued vectors in
    // groups of nearly equal ones, duplicates, zeros, and more columns than a panel.
    void everyScreeningFindsTheSameBits_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("cols");
        QTest::addColumn<int>("dimension");
        QTest::addColumn<double>("spread");
        QTest::addRow("a million columns") << 150 << 1000000 << 24 << 1.0;
        QTest::addRow("groups") << 3000 << 5000 << 300 << 0.05;
        QTest::addRow("nearly equal") << 500 << 3000 << 128 << 1e-5;
        QTest::addRow("two dimensions") << 900 << 1100 << 2 << 1.0;
    }
    void everyScreeningFindsTheSameBits() {
        QFETCH(int, rows);
        QFETCH(int, cols);
        QFETCH(int, dimension);
        QFETCH(double, spread);
        const auto d = static_cast<std::size_t>(dimension);
        Random random(9);
        Matrix centres(50, d);
        for (std::size_t i = 0; i < centres.size(); ++i)
            centres.data()[i] = static_cast<float>(random.normal());
        const auto vectors = [&](int count) {
            Matrix m(static_cast<std::size_t>(count), d);
            for (std::size_t i = 0; i < m.rows(); ++i) {
                if (i % 97 == 5) continue;  // zero
                if (i % 11 == 3) {
                    std::ranges::copy(m.row(i / 2), m.row(i).begin());
                    continue;
                }
                const auto centre = centres.row(random.below(centres.rows()));
                for (std::size_t k = 0; k < d; ++k)
                    m(i, k) = centre[k] + static_cast<float>(spread * random.normal());
            }
            normaliseRows(m);
            return m;
        };
        const Matrix a = vectors(rows), b = vectors(cols);
        Workers one(1), two(2);
        const MutualNeighbours floats =
            *findNeighbours(a, b, 4, Directions::both, two, {}, Screening::floats);
        const MutualNeighbours bytes = *findNeighbours(a, b, 4, Directions::both, one, {}, Screening::bytes);
        QVERIFY(bytes.ofRows == floats.ofRows && bytes.ofCols == floats.ofCols);
        const MutualNeighbours oneWay = *findNeighbours(a, b, 1, Directions::rows, two, {}, Screening::bytes);
        for (std::size_t i = 0; i < a.rows(); ++i)
            QCOMPARE(oneWay.ofRows.indices(i)[0], floats.ofRows.indices(i)[0]);
    }

    // Three vectors by hand: (1,0), (0.6,0.8), (0,1) against (1,0), (0.8,0.6).
    void neighboursMatchHandComputedValues() {
        Matrix a(3, 2), b(2, 2);
        const float rows[] = {1, 0, 0.6F, 0.8F, 0, 1}, cols[] = {1, 0, 0.8F, 0.6F};
        std::copy(std::begin(rows), std::end(rows), a.data());
        std::copy(std::begin(cols), std::end(cols), b.data());
        Workers workers(1);
        const MutualNeighbours found = *findNeighbours(a, b, 2, Directions::both, workers);
        const auto placesAre = [](std::span<const std::int32_t> found_, std::vector<std::int32_t> expected) {
            return std::ranges::equal(found_, expected);
        };
        QVERIFY(placesAre(found.ofRows.indices(0), {0, 1}));
        QVERIFY(placesAre(found.ofRows.indices(1), {1, 0}));
        QVERIFY(placesAre(found.ofRows.indices(2), {1, 0}));
        QVERIFY(placesAre(found.ofCols.indices(0), {0, 1}));
        QVERIFY(placesAre(found.ofCols.indices(1), {1, 0}));
        QVERIFY(std::abs(found.ofRows.cosines(1)[0] - 0.96F) < 1e-6F);
        QVERIFY(std::abs(found.ofCols.cosines(1)[1] - 0.8F) < 1e-6F);
    }

    // Equal vectors have equal cosines in every place of every tile, so that the first of them wins.
    void duplicatesHaveEqualCosinesInEveryPlace() {
        Matrix a(300, 31), b(1500, 31);
        Random random(5);
        for (Matrix* m : {&a, &b}) {
            for (std::size_t j = 0; j < 31; ++j) (*m)(0, j) = static_cast<float>(random.normal());
            for (std::size_t i = 1; i < m->rows(); ++i) std::ranges::copy(m->row(0), m->row(i).begin());
        }
        normaliseRows(a);
        normaliseRows(b);
        Workers workers(3);
        const MutualNeighbours found = *findNeighbours(a, b, 4, Directions::both, workers);
        for (std::size_t i = 0; i < a.rows(); ++i) {
            QCOMPARE(found.ofRows.cosines(i)[0], found.ofRows.cosines(0)[3]);
            QVERIFY(std::ranges::is_sorted(found.ofRows.indices(i)));
        }
    }

    void aStoppedSearchReportsItAndResumesFromItsPanel() {
        const Matrix a = wholeNumbers(300, 8, 1), b = wholeNumbers(70000, 8, 2);
        Workers workers(2);
        std::stop_source stop;
        stop.request_stop();
        JobContext job;
        job.stop = stop.get_token();
        QVERIFY(findNeighbours(a, b, 2, Directions::both, workers, job).stopped());

        PanelSearch first(a, b, 2, Directions::both);
        QCOMPARE(first.panels(), std::size_t{2});
        QVERIFY(first.step(workers, {}));
        QVERIFY(first.step(workers, job).stopped());
        PanelSearch second(a, b, 2, Directions::both);
        second.restore(first.found(), first.panelsDone());
        QVERIFY(second.step(workers, {}));
        const MutualNeighbours found = second.found();
        const MutualNeighbours whole = *findNeighbours(a, b, 2, Directions::both, workers);
        QVERIFY(found.ofRows == whole.ofRows && found.ofCols == whole.ofCols);
    }

    void vectorsWithNanAreRejected() {
        Matrix m(3, 4);
        VERIFY_OK(checkVectors(m, "corpus"));
        m(1, 2) = std::numeric_limits<float>::quiet_NaN();
        const auto checked = checkVectors(m, "corpus");
        QVERIFY(!checked.ok());
        QCOMPARE(checked.error().where, std::string("corpus: vector 2"));
    }
};

QTEST_GUILESS_MAIN(TestExactSearch)
#include "test_exact_search.moc"
