// Margins, directions and thresholds against hand-computed values.
#include <QTest>
#include <cmath>

#include "core/mining/gold_pairs.h"
#include "core/mining/margin_score.h"
#include "core/mining/retrieval.h"
#include "core/mining/unique_texts.h"

using namespace paragram;

namespace {

// Cosines of 3 sources and 3 targets, k 2:
//          t0    t1    t2     best two      mean
//   s0   0.90  0.80  0.10    t0 t1         0.85
//   s1   0.85  0.30  0.20    t0 t1         0.575
//   s2   0.40  0.10  0.60    t2 t0         0.50
// best   s0 s1  s0 s1  s2 s1
// mean   0.875  0.55   0.40
constexpr double kCosines[3][3] = {{0.90, 0.80, 0.10}, {0.85, 0.30, 0.20}, {0.40, 0.10, 0.60}};

NeighbourLists lists(bool forward) {
    NeighbourLists found(3, 2);
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            const double cosine = forward ? kCosines[i][j] : kCosines[j][i];
            found.insert(i, static_cast<float>(cosine), static_cast<std::int32_t>(j));
        }
    }
    return found;
}

using Places = std::vector<std::pair<int, int>>;

Places placesOf(const std::vector<MinedPair>& pairs) {
    Places places;
    for (const MinedPair& pair : pairs) places.emplace_back(pair.source, pair.target);
    return places;
}

std::vector<MinedPair> scored(const std::vector<double>& scores) {
    std::vector<MinedPair> pairs;
    for (const double score : scores) {
        const auto place = static_cast<std::int32_t>(pairs.size());
        pairs.push_back({place, place, score, score});
    }
    return pairs;
}

bool close(double a, double b) {
    return std::abs(a - b) < 1e-6;
}

}  // namespace

class TestMining : public QObject {
    Q_OBJECT
  private slots:
    void marginsMatchHandComputedValues() {
        QCOMPARE(marginScore(MarginKind::absolute, 0.9, 0.85, 0.875), 0.9);
        QVERIFY(close(marginScore(MarginKind::distance, 0.9, 0.85, 0.875), 0.0375));
        QVERIFY(close(marginScore(MarginKind::ratio, 0.9, 0.85, 0.875), 0.9 / 0.8625));
        QCOMPARE(marginScore(MarginKind::ratio, 0.2, -0.3, 0.1), 0.0);
        QCOMPARE(marginScore(MarginKind::ratio, -0.2, -0.3, -0.1), 0.0);
    }

    void meansMatchHandComputedValues() {
        const auto means = neighbourMeans(lists(true));
        QVERIFY(close(means[0], 0.85) && close(means[1], 0.575) && close(means[2], 0.50));
        const auto back = neighbourMeans(lists(false));
        QVERIFY(close(back[0], 0.875) && close(back[1], 0.55) && close(back[2], 0.40));
        NeighbourLists one(1, 4);
        one.insert(0, 0.5F, 7);
        QCOMPARE(neighbourMeans(one)[0], 0.5);
        QCOMPARE(neighbourMeans(NeighbourLists(1, 4))[0], 0.0);
    }

    // Ratios: s0t0 0.9/0.8625 = 1.0435, s0t1 0.8/0.7 = 1.1429, s1t0 0.85/0.725 = 1.1724, s1t1 0.3/0.5625 =
    // 0.5333, s2t2 0.6/0.45 = 1.3333, s2t0 0.4/0.6875 = 0.5818.
    void directionsMatchHandComputedValues_data() {
        QTest::addColumn<QString>("margin");
        QTest::addColumn<QString>("direction");
        QTest::addColumn<Places>("expected");
        QTest::newRow("forward") << "ratio"
                                 << "forward" << Places{{2, 2}, {1, 0}, {0, 1}};
        QTest::newRow("backward") << "ratio"
                                  << "backward" << Places{{2, 2}, {1, 0}, {0, 1}};
        QTest::newRow("intersection") << "ratio"
                                      << "intersection" << Places{{2, 2}, {1, 0}, {0, 1}};
        QTest::newRow("max") << "ratio"
                             << "max" << Places{{2, 2}, {1, 0}, {0, 1}};
        // By the cosine alone, s0 and s1 both choose t0, and t0 and t1 both choose s0.
        QTest::newRow("cosine forward") << "absolute"
                                        << "forward" << Places{{0, 0}, {1, 0}, {2, 2}};
        QTest::newRow("cosine backward") << "absolute"
                                         << "backward" << Places{{0, 0}, {0, 1}, {2, 2}};
        QTest::newRow("cosine intersection") << "absolute"
                                             << "intersection" << Places{{0, 0}, {2, 2}};
        QTest::newRow("cosine max") << "absolute"
                                    << "max" << Places{{0, 0}, {2, 2}};
        // Differences: s0t0 0.0375, s0t1 0.1, s1t0 0.125, s2t2 0.15.
        QTest::newRow("distance") << "distance"
                                  << "max" << Places{{2, 2}, {1, 0}, {0, 1}};
    }
    void directionsMatchHandComputedValues() {
        QFETCH(QString, margin);
        QFETCH(QString, direction);
        QFETCH(Places, expected);
        const MiningRule rule{*valueNamed<MarginKind>(margin.toStdString()),
                              *valueNamed<MiningDirection>(direction.toStdString())};
        QCOMPARE(placesOf(minePairs(lists(true), lists(false), rule)), expected);
    }

    void scoresAreSortedAndCutAtTheThreshold() {
        MiningRule rule;
        const auto all = minePairs(lists(true), lists(false), rule);
        QVERIFY(close(all[0].score, 0.6 / 0.45) && close(all[1].score, 0.85 / 0.725));
        QVERIFY(close(all[0].cosine, 0.6));
        for (const MiningDirection direction : {MiningDirection::forward, MiningDirection::backward,
                                                MiningDirection::intersection, MiningDirection::maximum}) {
            rule = {MarginKind::ratio, direction, 1.15};
            QCOMPARE(placesOf(minePairs(lists(true), lists(false), rule)), (Places{{2, 2}, {1, 0}}));
        }
        QVERIFY(minePairs(NeighbourLists(0, 2), NeighbourLists(3, 2), {}).empty());
    }

    // Right, right, wrong, right of 4 gold pairs: F1 2/5, 4/6, 4/7, 6/8.
    void theQualityCurveMatchesHandComputedValues() {
        const auto pairs = scored({1.4, 1.2, 1.1, 1.05});
        const GoldPairs gold{{0, 0}, {1, 1}, {3, 3}, {9, 9}};
        const auto curve = qualityCurve(pairs, gold);
        QCOMPARE(curve.size(), std::size_t{4});
        QVERIFY(close(curve[0].f1(), 0.4) && close(curve[1].f1(), 4.0 / 6) && close(curve[2].f1(), 4.0 / 7) &&
                close(curve[3].f1(), 0.75));
        QVERIFY(close(curve[0].threshold, 1.3) && close(curve[1].threshold, 1.15));
        QVERIFY(close(curve[3].threshold, 1.05));
        QVERIFY(close(curve[3].precision(), 0.75) && close(curve[3].recall(), 0.75));
        QCOMPARE(bestQuality(curve, gold).taken, std::int64_t{4});
        QVERIFY(close(qualityAt(pairs, gold, 1.15).f1(), 4.0 / 6));
        QVERIFY(close(qualityAt(pairs, gold, 9).f1(), 0));
        QCOMPARE(bestQuality({}, gold).gold, std::int64_t{4});
    }

    // No threshold fits between equal scores.
    void equalScoresShareAThreshold() {
        const auto curve = qualityCurve(scored({1.0, 1.0, 0.5}), {{0, 0}});
        QCOMPARE(curve.size(), std::size_t{2});
        QCOMPARE(curve[0].taken, std::int64_t{2});
        QVERIFY(close(curve[0].threshold, 0.75));
    }

    void repeatedTextsHaveNoUniqueLine() {
        UniqueTexts source, target;
        for (const char* text : {"a", "b", "a", "c"}) source.add(text);
        for (const char* text : {"x", "y", "z"}) target.add(text);
        QCOMPARE(source.size(), std::size_t{3});
        QCOMPARE(source.count(0), std::int64_t{2});
        QCOMPARE(source.first(2), std::int64_t{3});
        const std::vector<MinedPair> pairs{{0, 0, 2, 1}, {2, 1, 1, 1}};
        QCOMPARE(placesOf(pairsOfLines(pairs, source, target)), (Places{{3, 1}}));
    }

    // s0 -> t0 right, s1 -> t0 wrong but the same text as t1, s2 -> t2 right; backward t1 -> s0 wrong.
    void retrievalErrorsCompareTexts() {
        const std::vector<std::string> source{"eins", "zwei", "drei"}, target{"one", "one", "three"};
        const MutualNeighbours neighbours{lists(true), lists(false)};
        const RetrievalErrors errors = retrievalErrors(source, target, neighbours, MarginKind::absolute);
        QVERIFY(close(errors.forward, 0) && close(errors.backward, 1.0 / 3) && close(errors.mean(), 1.0 / 6));
        const RetrievalErrors margin = retrievalErrors(source, target, neighbours, MarginKind::ratio);
        QVERIFY(close(margin.forward, 0) && close(margin.backward, 2.0 / 3));
    }
};

QTEST_GUILESS_MAIN(TestMining)
#include "test_mining.moc"
