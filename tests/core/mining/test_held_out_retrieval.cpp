// Retrieval accuracy and margin of held-out pairs, on vectors small enough to compute by hand.
#include <QTest>
#include <array>
#include <cmath>
#include <limits>

#include "core/mining/held_out_retrieval.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

Matrix rows(std::initializer_list<std::array<float, 2>> vectors) {
    Matrix m(vectors.size(), 2);
    std::size_t i = 0;
    for (const auto& vector : vectors) std::ranges::copy(vector, m.row(i++).begin());
    return m;
}

}  // namespace

class TestHeldOutRetrieval : public QObject {
    Q_OBJECT

    Workers workers_{1};

  private slots:
    // Two held-out pairs and one distractor. Sources (1,0) (0,1), (-1,0); targets (1,0) (0.6,0.8), (0,1).
    //   source 1: targets 1, 0.6, 0      -> right, hardest 0.6
    //   source 2: targets 0, 0.8, 1      -> the distractor is nearer: wrong, hardest 1
    //   target 1: sources 1, 0, -1       -> right, hardest 0
    //   target 2: sources 0.6, 0.8, -0.6 -> right, hardest 0.6
    // Margin: (1 + 0.8) / 2 - (0.6 + 1 + 0 + 0.6) / 4 = 0.9 - 0.55.
    void accuracyAndMarginMatchAHandComputedExample() {
        const Matrix source = rows({{1, 0}, {0, 1}, {-1, 0}}), target = rows({{1, 0}, {0.6F, 0.8F}, {0, 1}});
        const HeldOutRetrieval found = heldOutRetrieval(source, target, 2, workers_);
        QCOMPARE(found.toTarget, 0.5);
        QCOMPARE(found.toSource, 1.0);
        QCOMPARE(found.accuracy(), 0.75);
        QVERIFY(std::abs(found.margin - 0.35) < 1e-6);
    }

    // The hardest negative may be another held-out sentence, and a pair may be the wrong way round.
    void heldOutPairsAreNegativesOfEachOther() {
        const Matrix source = rows({{1, 0}, {0, 1}}), target = rows({{0, 1}, {1, 0}});
        const HeldOutRetrieval found = heldOutRetrieval(source, target, 2, workers_);
        QCOMPARE(found.accuracy(), 0.0);
        QCOMPARE(found.margin, -1.0);
    }

    void vectorsThatAreNoNumbersHaveNoScore() {
        const Matrix source = rows({{1, 0}, {0, std::numeric_limits<float>::quiet_NaN()}});
        const Matrix target = rows({{0, 1}, {1, 0}});
        QVERIFY(std::isnan(heldOutRetrieval(source, target, 1, workers_).accuracy()));
        QVERIFY(std::isnan(heldOutRetrieval(target, source, 1, workers_).margin));
        QVERIFY(std::isnan(heldOutRetrieval(target, target, 0, workers_).accuracy()));
    }

    void figuresAreFoundByName() {
        const HeldOutFigures figures{{std::string(kRetrievalAccuracy), 0.75}, {"other", 1}};
        QCOMPARE(figureNamed(kRetrievalAccuracy, figures), 0.75);
        QVERIFY(std::isnan(figureNamed(kRetrievalMargin, figures)));
    }
};

QTEST_GUILESS_MAIN(TestHeldOutRetrieval)
#include "test_held_out_retrieval.moc"
