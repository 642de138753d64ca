// The margin loss with several negatives, the nested loss and those of a teacher, against their definitions
// in double precision.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/base/random.h"
#include "core/training/loss/distillation_loss.h"
#include "core/training/loss/margin_loss.h"
#include "core/training/loss/nested_loss.h"

using namespace paragram;

namespace {

constexpr std::size_t kPairs = 4, kNegatives = 3;

Matrix draw(std::size_t rows, std::size_t cols) {
    Matrix m(rows, cols);
    Random random(5);
    for (std::size_t i = 0; i < rows; ++i)
        for (float& v : m.row(i)) v = static_cast<float>(random.normal());
    return m;
}

// Of the first k dimensions.
double cosine(const Matrix& v, std::size_t a, std::size_t b, std::size_t k) {
    double ab = 0, aa = 0, bb = 0;
    for (std::size_t j = 0; j < k; ++j) {
        ab += static_cast<double>(v(a, j)) * v(b, j);
        aa += static_cast<double>(v(a, j)) * v(a, j);
        bb += static_cast<double>(v(b, j)) * v(b, j);
    }
    return ab / std::sqrt(aa * bb);
}

// The definition; the first negative of the second source is missing.
double plainLoss(const Matrix& v, bool symmetric, std::size_t k) {
    double sum = 0;
    for (std::size_t i = 0; i < kPairs; ++i) {
        const double positive = cosine(v, i, kPairs + i, k);
        for (std::size_t n = 0; n < kNegatives; ++n) {
            if (n > 0 || i != 1) sum += std::max(0.0, 0.4 - positive + cosine(v, i, (2 + n) * kPairs + i, k));
            if (symmetric)
                sum += std::max(0.0,
                                0.4 - positive + cosine(v, kPairs + i, (2 + kNegatives + n) * kPairs + i, k));
        }
    }
    return sum / (kPairs * kNegatives);
}

// The teacher's rows of the five vectors; the second has none.
constexpr std::int32_t kTaught[]{2, -1, 0, 1, 2};

double plainCosineLoss(const Matrix& v, const Matrix& teacher) {
    double sum = 0;
    for (std::size_t i = 0; i < 5; ++i) {
        if (kTaught[i] < 0) continue;
        Matrix both(2, v.cols());
        std::ranges::copy(v.row(i), both.row(0).begin());
        std::ranges::copy(teacher.row(static_cast<std::size_t>(kTaught[i])).first(v.cols()),
                          both.row(1).begin());
        sum += 1 - cosine(both, 0, 1, v.cols());
    }
    return sum / 4;
}

// Shares of the others in the softmax of the cosines of vector i.
std::vector<double> plainShares(const Matrix& v, const std::vector<std::size_t>& rows, std::size_t i) {
    std::vector<double> shares(rows.size());
    double sum = 0;
    for (std::size_t j = 0; j < rows.size(); ++j)
        sum += shares[j] = i == j ? 0 : std::exp(cosine(v, rows[i], rows[j], v.cols()) / 0.2);
    for (double& share : shares) share /= sum;
    return shares;
}

double plainSimilarityLoss(const Matrix& v, const Matrix& teacher) {
    double sum = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const auto theirs = plainShares(teacher, {2, 0, 1, 2}, i), ours = plainShares(v, {0, 2, 3, 4}, i);
        for (std::size_t j = 0; j < 4; ++j)
            if (i != j) sum += theirs[j] * std::log(theirs[j] / ours[j]);
    }
    return sum / 4;
}

}  // namespace

class TestLosses : public QObject {
    Q_OBJECT

    // gradient: of `plain`, by finite differences at every component.
    template <class Plain>
    static void compareGradient(Matrix v, const Matrix& gradient, const std::vector<char>& active,
                                const Plain& plain) {
        for (std::size_t i = 0; i < v.rows(); ++i) {
            for (std::size_t j = 0; j < v.cols(); ++j) {
                constexpr float kStep = 1e-3F;  // a larger one would cross the hinge of a term
                const float before = v(i, j), up = before + kStep, down = before - kStep;
                v(i, j) = up;
                const double above = plain(v);
                v(i, j) = down;
                const double below = plain(v);
                v(i, j) = before;
                const double slope = (above - below) / (static_cast<double>(up) - static_cast<double>(down));
                QVERIFY2(
                    std::abs(slope - gradient(i, j)) < 2e-4,
                    qPrintable(QString("%1, %2: %3 and %4").arg(i).arg(j).arg(slope).arg(gradient(i, j))));
                if (!active[i]) QCOMPARE(gradient(i, j), 0.0F);
            }
        }
    }

  private slots:
    void severalNegativesAreAveraged_data() {
        QTest::addColumn<bool>("symmetric");
        QTest::newRow("symmetric") << true;
        QTest::newRow("one side") << false;
    }
    void severalNegativesAreAveraged() {
        QFETCH(bool, symmetric);
        const Matrix v = draw(kPairs * (2 + (symmetric ? 2 : 1) * kNegatives), 6);
        std::vector<char> hasNegative(v.rows() - 2 * kPairs, 1), active;
        hasNegative[1] = 0;
        Matrix gradient;
        Workers workers(2);
        const MarginLoss loss{0.4, symmetric, kNegatives};
        const double value = loss.compute(v, hasNegative, gradient, active, workers);
        QVERIFY(value > 0.1 && std::abs(value - plainLoss(v, symmetric, 6)) < 1e-6);
        compareGradient(v, gradient, active, [&](const Matrix& m) { return plainLoss(m, symmetric, 6); });
    }

    void nestedDimensionsDoubleUpToAll() {
        QCOMPARE(nestedDimensions(300), (std::vector<std::size_t>{32, 64, 128, 256, 300}));
        QCOMPARE(nestedDimensions(64), (std::vector<std::size_t>{32, 64}));
        QCOMPARE(nestedDimensions(24), (std::vector<std::size_t>{24}));
    }

    void theNestedLossIsTheMeanOverDimensions() {
        const Matrix v = draw(kPairs * (2 + 2 * kNegatives), 70);
        std::vector<char> hasNegative(v.rows() - 2 * kPairs, 1), active;
        hasNegative[1] = 0;
        Workers workers(1);
        const MarginLoss loss{0.4, true, kNegatives};
        Matrix gradient;
        const double value = nestedLoss(
            v,
            [&](const Matrix& part, Matrix& g, std::vector<char>& rows) {
                return loss.compute(part, hasNegative, g, rows, workers);
            },
            gradient, active);
        const auto plain = [](const Matrix& m) {
            return (plainLoss(m, true, 32) + plainLoss(m, true, 64) + plainLoss(m, true, 70)) / 3;
        };
        QVERIFY(value > 0.1 && std::abs(value - plain(v)) < 1e-6);
        compareGradient(v, gradient, active, plain);
    }

    void aTeacherIsFollowedByCosine() {
        const Matrix v = draw(6, 4), teacher = draw(3, 7);
        Matrix gradient(6, 4);
        std::vector<char> active(6, 0);
        const double value =
            DistillationLoss{TeacherLoss::cosine, 0.2}.add(v, teacher, kTaught, 1, gradient, active);
        QVERIFY(value > 0.1 && std::abs(value - plainCosineLoss(v, teacher)) < 1e-6);
        QCOMPARE(active, (std::vector<char>{1, 0, 1, 1, 1, 0}));
        compareGradient(v, gradient, active, [&](const Matrix& m) { return plainCosineLoss(m, teacher); });
    }

    void aTeacherIsFollowedByItsSimilarities() {
        const Matrix v = draw(6, 4), teacher = draw(3, 7);
        Matrix gradient(6, 4);
        std::vector<char> active(6, 0);
        const DistillationLoss loss{TeacherLoss::similarities, 0.2};
        const double value = loss.add(v, teacher, kTaught, 1, gradient, active);
        QVERIFY2(value > 0.1 && std::abs(value - plainSimilarityLoss(v, teacher)) < 1e-5,
                 qPrintable(QString("%1 and %2").arg(value).arg(plainSimilarityLoss(v, teacher))));
        compareGradient(v, gradient, active,
                        [&](const Matrix& m) { return plainSimilarityLoss(m, teacher); });
        // A weight scales loss and gradient; both are added to what is there.
        Matrix more = gradient;
        QVERIFY(std::abs(loss.add(v, teacher, kTaught, 0.5, more, active) - value / 2) < 1e-6);
        for (std::size_t i = 0; i < more.size(); ++i)
            QVERIFY(std::abs(more.data()[i] - 1.5F * gradient.data()[i]) < 1e-6F);
    }

    void aModelLikeItsTeacherHasNoLoss() {
        const Matrix teacher = draw(3, 7);
        Matrix v(5, 7);
        for (std::size_t i = 0; i < 5; ++i) {
            const auto row = teacher.row(static_cast<std::size_t>(std::max(0, kTaught[i])));
            for (std::size_t j = 0; j < 7; ++j) v(i, j) = 3 * row[j];  // lengths do not matter
        }
        for (const TeacherLoss form : {TeacherLoss::cosine, TeacherLoss::similarities}) {
            Matrix gradient(5, 7);
            std::vector<char> active(5, 0);
            const double value = DistillationLoss{form, 0.2}.add(v, teacher, kTaught, 1, gradient, active);
            QVERIFY2(std::abs(value) < 1e-6, qPrintable(QString::number(value)));
            for (std::size_t i = 0; i < gradient.size(); ++i) QVERIFY(std::abs(gradient.data()[i]) < 1e-5F);
        }
    }
};

QTEST_GUILESS_MAIN(TestLosses)
#include "test_losses.moc"
