// Plane, map and clusters of vectors with a known arrangement.
#include <QTest>
#include <cmath>

#include "core/analysis/vector_map.h"
#include "core/base/random.h"
#include "core/search/exact_search.h"

using namespace paragram;

namespace {

// Three bundles of 40 unit vectors around three orthogonal directions.
Matrix bundles() {
    Matrix m(120, 30);
    Random random(1);
    for (std::size_t i = 0; i < m.rows(); ++i) {
        for (float& v : m.row(i)) v = static_cast<float>(0.05 * random.normal());
        m(i, 7 * (i % 3)) += 1;
    }
    normaliseRows(m);
    return m;
}

double distance(const Matrix& plane, std::size_t i, std::size_t j) {
    return std::hypot(plane(i, 0) - plane(j, 0), plane(i, 1) - plane(j, 1));
}

// Share of the vectors whose nearest neighbour on the plane is in the same bundle.
double together(const Matrix& plane) {
    std::size_t right = 0;
    for (std::size_t i = 0; i < plane.rows(); ++i) {
        std::size_t best = i == 0 ? 1 : 0;
        for (std::size_t j = 0; j < plane.rows(); ++j)
            if (j != i && distance(plane, i, j) < distance(plane, i, best)) best = j;
        right += best % 3 == i % 3 ? 1 : 0;
    }
    return static_cast<double>(right) / static_cast<double>(plane.rows());
}

}  // namespace

class TestVectorMap : public QObject {
    Q_OBJECT
  private slots:
    // Points on a line along (3, 4) / 5 with a small deviation across: the first direction is the line.
    void thePlaneMatchesHandComputedValues() {
        Matrix m(4, 2);
        const float along[] = {-3, -1, 1, 3}, across[] = {0.1F, -0.1F, -0.1F, 0.1F};
        for (std::size_t i = 0; i < 4; ++i) {
            m(i, 0) = 0.6F * along[i] - 0.8F * across[i] + 5;
            m(i, 1) = 0.8F * along[i] + 0.6F * across[i] - 2;
        }
        const Matrix plane = pcaPlane(m);
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(std::abs(std::abs(plane(i, 0)) - std::abs(along[i])) < 1e-4);
            QVERIFY(std::abs(std::abs(plane(i, 1)) - 0.1) < 1e-4);
        }
        QCOMPARE(pcaPlane(VectorView(nullptr, 0, 3)).rows(), std::size_t{0});
    }

    void bundlesStayTogetherOnTheMap() {
        const Matrix m = bundles();
        Workers one(1), three(3);
        const Matrix plane = pcaPlane(m);
        int news = 0;
        const Matrix map = tsneMap(m, plane, three, {}, [&](const Matrix&) { ++news; });
        QVERIFY(together(map) > 0.99);
        QVERIFY(news > 10);
        QVERIFY(map == tsneMap(m, plane, one, {}, {}));
        std::stop_source stop;
        stop.request_stop();
        JobContext job;
        job.stop = stop.get_token();
        QVERIFY(tsneMap(m, plane, one, job, {}) == plane);
    }

    void clustersMatchTheBundles() {
        const Matrix m = bundles();
        const std::vector<int> cluster = sphericalKMeans(m, 3);
        for (std::size_t i = 3; i < m.rows(); ++i) QCOMPARE(cluster[i], cluster[i % 3]);
        QVERIFY(cluster[0] != cluster[1] && cluster[1] != cluster[2] && cluster[0] != cluster[2]);
        QCOMPARE(sphericalKMeans(VectorView(m).range(0, 2), 6).size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(TestVectorMap)
#include "test_vector_map.moc"
