// The minimiser: points worked out by hand, functions with known minima, and functions that have none.
#include <QTest>
#include <cmath>
#include <functional>
#include <limits>

#include "core/evaluation/measures/lbfgs.h"

using namespace paragram;

namespace {

using Point = std::vector<double>;
using Function = std::function<double(const Point&, Point& gradient)>;

struct Minimum {
    Point point;
    double value = 0;
    int evaluations = 0;
};

Minimum minimise(const Function& function, Point start, double tolerance = 1e-9, int steps = 1000) {
    Lbfgs lbfgs(std::move(start), tolerance, steps);
    Minimum found;
    while (!lbfgs.done()) {
        Point gradient(lbfgs.point().size());
        const double value = function(lbfgs.point(), gradient);
        lbfgs.tell(value, gradient);
        ++found.evaluations;
    }
    found.point = lbfgs.point();
    Point unused(found.point.size());
    found.value = function(found.point, unused);
    return found;
}

// sum of (i + 1)^2 (x_i - i)^2 / 2: the minimum is 0 at (0, 1, 2, ...).
double quadratic(const Point& x, Point& gradient) {
    double value = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        const auto place = static_cast<double>(i), weight = (place + 1) * (place + 1);
        gradient[i] = weight * (x[i] - place);
        value += gradient[i] * (x[i] - place) / 2;
    }
    return value;
}

double rosenbrock(const Point& x, Point& gradient) {
    const double valley = x[1] - x[0] * x[0];
    gradient[0] = -400 * x[0] * valley - 2 * (1 - x[0]);
    gradient[1] = 200 * valley;
    return 100 * valley * valley + (1 - x[0]) * (1 - x[0]);
}

}  // namespace

class TestLbfgs : public QObject {
    Q_OBJECT
  private slots:
    // x^2 from 3: a first step of length 1, then the exact curvature 4 / 2 leads to 0.
    void theFirstStepsMatchThoseWorkedOutByHand() {
        Lbfgs lbfgs({3}, 1e-12, 100);
        QCOMPARE(lbfgs.point(), Point{3});
        lbfgs.tell(9, {6});
        QCOMPARE(lbfgs.point(), Point{2});
        lbfgs.tell(4, {4});
        QCOMPARE(lbfgs.point(), Point{0});
        QVERIFY(!lbfgs.done());
        lbfgs.tell(0, {0});
        QVERIFY(lbfgs.done());
        QCOMPARE(lbfgs.point(), Point{0});
    }

    void aQuadraticIsMinimised_data() {
        QTest::addColumn<int>("size");
        for (const int size : {1, 2, 9, 40}) QTest::addRow("%d dimensions", size) << size;
    }
    void aQuadraticIsMinimised() {
        QFETCH(int, size);
        const Minimum found = minimise(quadratic, Point(static_cast<std::size_t>(size), -3));
        for (std::size_t i = 0; i < found.point.size(); ++i)
            QVERIFY(std::abs(found.point[i] - static_cast<double>(i)) < 1e-8);
        QVERIFY(found.evaluations < 500);
    }

    void rosenbrocksValleyIsFollowedToItsEnd_data() {
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::newRow("from the usual start") << -1.2 << 1.0;
        QTest::newRow("from the origin") << 0.0 << 0.0;
        QTest::newRow("from far away") << 10.0 << -20.0;
    }
    void rosenbrocksValleyIsFollowedToItsEnd() {
        QFETCH(double, x);
        QFETCH(double, y);
        const Minimum found = minimise(rosenbrock, {x, y});
        QVERIFY(std::abs(found.point[0] - 1) < 1e-8 && std::abs(found.point[1] - 1) < 1e-8);
        QVERIFY(found.value < 1e-16);
        QVERIFY2(found.evaluations < 150, qPrintable(QString::number(found.evaluations)));
    }

    void aStartAtTheMinimumIsKept() {
        const Minimum found = minimise(quadratic, {0, 1, 2});
        QCOMPARE(found.evaluations, 1);
        QCOMPARE(found.point, (Point{0, 1, 2}));
    }

    // The first step of length 1 is far too long in a valley of width 1e-3.
    void aStepThatIsTooLongIsHalved() {
        const Minimum found = minimise(
            [](const Point& x, Point& gradient) {
                gradient[0] = 2e6 * x[0];
                return 1e6 * x[0] * x[0];
            },
            {1e-3}, 1e-6);
        QVERIFY(std::abs(found.point[0]) < 1e-12);
    }

    void theStepsAreLimited() {
        const Minimum found = minimise(rosenbrock, {-1.2, 1}, 1e-9, 3);
        Point unused(2);
        QVERIFY(found.value < rosenbrock({-1.2, 1}, unused));
        QVERIFY(found.value > 1);  // the valley takes many more
    }

    // A gradient that contradicts the values: no step is ever good enough.
    void withoutAnyDecreaseTheStartIsReturned_data() {
        QTest::addColumn<double>("elsewhere");
        QTest::newRow("rising") << 1.0;
        QTest::newRow("infinite") << std::numeric_limits<double>::infinity();
        QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
    }
    void withoutAnyDecreaseTheStartIsReturned() {
        QFETCH(double, elsewhere);
        const Minimum found = minimise(
            [elsewhere](const Point& x, Point& gradient) {
                gradient[0] = 1;
                return x[0] == 5 ? 0 : elsewhere;
            },
            {5});
        QCOMPARE(found.point, Point{5});
        QVERIFY(found.evaluations < 60);
    }
};

QTEST_APPLESS_MAIN(TestLbfgs)
#include "test_lbfgs.moc"
