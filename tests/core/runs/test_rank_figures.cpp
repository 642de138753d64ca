// Predictions for more ranks, from figures made by a rule that is known.
#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/runs/rank_figures.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

// 100 steps of 128 pairs: 2 ms by every rank and 40 ms divided; 8 MB gathered, and 6 MB fetched on one of P
// ranks that become fewer as P^-0.5, a third of them ahead.
RankFigures figuresOn(int ranks) {
    const double p = ranks, others = (p - 1) / p;
    RankFigures f;
    f.ranks = ranks;
    f.steps = 100;
    f.pairs = 12800;
    f.dividedSeconds = 4 / p;
    f.seconds = 0.2 + f.dividedSeconds;
    const double fetched = 100 * 6e6 * others / std::sqrt(p);
    f.traffic = {100 * 8e6 * others, fetched, fetched / 3, ranks == 1 ? 0 : 700.0};
    return f;
}

bool near(double a, double b) {
    return std::abs(a - b) <= 1e-9 * std::abs(b);
}

}  // namespace

class TestRankFigures : public QObject {
    Q_OBJECT
  private slots:
    void theRuleIsFound() {
        const auto model = RankModel::fit({figuresOn(1), figuresOn(2), figuresOn(4)});
        VERIFY_OK(model);
        LinkSpeed network;
        network.bytesPerSecond = 1e9;
        network.latency = 1e-4;
        network.perMessage = 1e-6;
        QVERIFY(near(model->at(1, network).pairsPerSecond, 128 / 0.042));
        for (const int ranks : {2, 3, 16, 256}) {
            const double p = ranks, bytes = (p - 1) / p * (8e6 + 6e6 / std::sqrt(p)),
                         ahead = (p - 1) / p * 2e6 / std::sqrt(p);
            const PredictedStep step = model->at(ranks, network);
            QVERIFY(near(step.bytes, bytes));
            QVERIFY(near(step.compute, 0.002 + 0.04 / p));
            QVERIFY(near(model->at(ranks, network, 8).compute, 0.002 + 0.04 / (8 * p)));
            const double waits = 7 * (1e-4 + (p - 1) * 1e-6);
            QVERIFY(near(step.exchange, (bytes - ahead) / 1e9 + waits));
            QVERIFY(near(step.pairsPerSecond, 128 / (step.compute + step.exchange)));
            // On a slow network, what is sent ahead is waited for as well.
            LinkSpeed slow = network;
            slow.bytesPerSecond = 1e6;
            QVERIFY(near(model->at(ranks, slow).exchange, bytes / 1e6 - step.compute + waits));
        }
    }
    // Of a run whose ranks have a core each, what it took beyond computing is copying; where they share
    // cores, everything takes as many times longer.
    void runsAreFoundAgain() {
        std::vector<RankFigures> figures{figuresOn(1), figuresOn(2), figuresOn(4)};
        constexpr double kEachByte = 2e-10;
        figures[2].crowding = 2;
        for (RankFigures& f : figures) {
            const double bytes = f.traffic.gathered + f.traffic.exchanged;
            f.seconds = f.crowding * (f.seconds + kEachByte * bytes);
        }
        const auto model = RankModel::fit(figures);
        VERIFY_OK(model);
        for (const RankFigures& f : figures)
            QVERIFY(near(model->speedOf(f), static_cast<double>(f.pairs) / f.seconds));
        LinkSpeed network;
        network.bytesPerSecond = 1e300;
        network.latency = network.perMessage = 0;
        const PredictedStep step = model->at(16, network);
        QVERIFY(near(step.exchange, kEachByte * step.bytes));
    }
    void aSlowerNetworkIsWorthFewerRanks() {
        const auto model = RankModel::fit({figuresOn(4), figuresOn(1), figuresOn(2)});
        VERIFY_OK(model);
        int before = 256;
        for (const double gigabits : {1000.0, 10.0, 1.0, 0.1}) {
            LinkSpeed network;
            network.bytesPerSecond = gigabits * 1e9 / 8;
            const int useful = model->usefulRanks(256, network);
            QVERIFY(useful <= before);
            before = useful;
        }
        QCOMPARE(before, 1);  // 8 MB at 0.1 Gbit/s take 16 times as long as the whole step
    }
    void tooFewRunsAreRefused() {
        const auto none = RankModel::fit({figuresOn(2), figuresOn(4), figuresOn(8)});
        QVERIFY(!none.ok());
        const auto few = RankModel::fit({figuresOn(1), figuresOn(2), figuresOn(2)});
        QVERIFY(!few.ok());
        QCOMPARE(few.error().found, std::string("2 numbers of ranks"));
    }
    void figuresAreReadAsWritten() {
        const QTemporaryDir folder;
        const std::string file = test::pathIn(folder, "ranks.json");
        RankFigures written = figuresOn(3);
        written.crowding = 1.5;
        writeRankFigures(written, file);
        const auto read = readRankFigures(file);
        VERIFY_OK(read);
        QCOMPARE(read->ranks, 3);
        QCOMPARE(read->pairs, written.pairs);
        QCOMPARE(read->seconds, written.seconds);
        QCOMPARE(read->traffic.exchanged, written.traffic.exchanged);
        QCOMPARE(read->crowding, written.crowding);
        for (const char* damaged : {"", "{}", R"({"ranks": 0})", "[1]", R"({"ranks": "two"})"}) {
            writeFileAtomically(file, damaged);
            QVERIFY(!readRankFigures(file).ok());
        }
    }
};

QTEST_GUILESS_MAIN(TestRankFigures)
#include "test_rank_figures.moc"
