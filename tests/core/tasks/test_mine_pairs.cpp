// Mining of files: results, what a stop leaves, messages about bad input.
#include <QTest>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "core/mining/mining_search.h"
#include "core/tasks/corpora/mine_pairs.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;

namespace {

constexpr std::size_t kLines = 1200;

}  // namespace

// The translation of each sentence is the sentence itself, in another order.
class TestMinePairs : public QObject {
    Q_OBJECT

    std::vector<std::string> texts_ = test::wordSentences(kLines), shuffled_ = texts_;
    const Model model_ = test::wordModel(texts_);
    std::unique_ptr<QTemporaryDir> folder_;

    std::filesystem::path path(const std::string& name) const { return test::pathIn(*folder_, name); }
    MineRequest request() const {
        MineRequest r;
        r.source = path("source.txt");
        r.target = path("target.txt");
        r.folder = path("work");
        return r;
    }
    MineResult mine(const MineRequest& r) const {
        JobContext job;
        auto mined = minePairsOfFiles(model_, r, job);
        if (!mined) qWarning("%s", mined.error().sentence().c_str());
        return mined ? *mined : MineResult{};
    }

  private slots:
    void initTestCase() { Random(3).shuffle(std::span(shuffled_)); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        test::writeText(path("source.txt"), test::joined(texts_));
        test::writeText(path("target.txt"), test::joined(shuffled_));
    }

    void everyRuleFindsEveryPair_data() {
        QTest::addColumn<QString>("margin");
        QTest::addColumn<QString>("retrieval");
        for (const char* margin : {"absolute", "distance", "ratio"})
            for (const char* retrieval : {"max", "intersection", "forward", "backward"})
                QTest::addRow("%s %s", margin, retrieval) << margin << retrieval;
    }
    void everyRuleFindsEveryPair() {
        QFETCH(QString, margin);
        QFETCH(QString, retrieval);
        MineRequest r = request();
        r.margin = *valueNamed<MarginKind>(margin.toStdString());
        r.retrieval = *valueNamed<MiningDirection>(retrieval.toStdString());
        const MineResult mined = mine(r);
        QCOMPARE(mined.pairs.size(), kLines);
        std::size_t right = 0;
        for (const MinedText& pair : mined.pairs) right += pair.source == pair.target ? 1 : 0;
        // By margin, another pair may stand out more than the same sentence.
        QVERIFY2(right >= kLines * 95 / 100, qPrintable(QString::number(right)));
        for (std::size_t i = 1; i < mined.pairs.size(); ++i)
            QVERIFY(mined.pairs[i].score <= mined.pairs[i - 1].score);
        const MinedText& first = mined.pairs.front();
        QCOMPARE(texts_[static_cast<std::size_t>(first.sourceLine) - 1], first.source);
        QCOMPARE(shuffled_[static_cast<std::size_t>(first.targetLine) - 1], first.target);
    }

    void duplicatesAreComparedOnceAndBlankLinesSkipped() {
        test::writeText(path("source.txt"), "\n" + test::joined(texts_) + test::joined(texts_) + "  \n");
        const MineResult mined = mine(request());
        QCOMPARE(mined.summary.sources, static_cast<std::int64_t>(2 * kLines + 2));
        QCOMPARE(mined.summary.differentSources, static_cast<std::int64_t>(kLines));
        QCOMPARE(mined.summary.blank, std::int64_t{2});
        QCOMPARE(mined.pairs.size(), kLines);
    }

    void theThresholdAppliesToTheFile() {
        MineRequest r = request();
        const MineResult all = mine(r);
        r.threshold = all.pairs[100].score;
        r.output = path("mined.tsv");
        const MineResult some = mine(r);
        QVERIFY(some.summary.pairs >= 101 && some.summary.pairs < 110);
        QVERIFY(some.pairs.empty());
        const QString text = QString::fromStdString(*readFile(r.output));
        QCOMPARE(text.count('\n'), static_cast<int>(some.summary.pairs));
        QCOMPARE(text.split('\n')[0].split('\t').size(), 3);
        QVERIFY(!std::filesystem::exists(path("work")));
    }

    void goldGivesTheBestThreshold() {
        std::string source, target, gold;
        for (std::size_t i = 0; i < kLines; ++i) {
            source += "s" + std::to_string(i) + "\t" + texts_[i] + "\n";
            target += "t" + std::to_string(i) + "\t" + texts_[i] + "\n";
            if (i % 2 == 0) gold += "s" + std::to_string(i) + "\tt" + std::to_string(i) + "\n";
        }
        test::writeText(path("source.txt"), source);
        test::writeText(path("target.txt"), target);
        MineRequest r = request();
        r.gold = test::writeText(path("gold"), gold);
        r.margin = MarginKind::absolute;
        r.threshold = 0.5;
        const MineResult mined = mine(r);
        QVERIFY(mined.summary.best && mined.summary.atThreshold);
        QCOMPARE(mined.summary.best->gold, static_cast<std::int64_t>(kLines / 2));
        QCOMPARE(mined.summary.atThreshold->right, static_cast<std::int64_t>(kLines / 2));
        QVERIFY(std::abs(mined.summary.atThreshold->f1() - 2.0 / 3) < 0.01);
        test::writeText(path("gold"), "s1\tt2\nx\tt1\n");
        JobContext job;
        QCOMPARE(minePairsOfFiles(model_, r, job).error().where, path("gold").string() + ":2");
    }

    void givenPairsAreScoredInTheirOrder() {
        MineRequest r = request();
        r.pairs = test::writeText(path("pairs.tsv"), texts_[3] + "\t" + texts_[3] + "\n" + texts_[5] + "\t" +
                                                         texts_[900] + "\n\t" + texts_[1] + "\n" + texts_[9] +
                                                         "\t" + texts_[9] + "\n");
        const MineResult mined = mine(r);
        QCOMPARE(mined.pairs.size(), std::size_t{4});
        QVERIFY(mined.pairs[0].score > mined.pairs[1].score && mined.pairs[3].score > mined.pairs[1].score);
        QVERIFY(std::isnan(mined.pairs[2].score));
        QVERIFY(std::abs(mined.pairs[0].cosine - 1) < 1e-5);
        r.threshold = mined.pairs[1].score + 0.01;
        QCOMPARE(mine(r).pairs.size(), std::size_t{2});
    }

    void stoppedMiningIsResumed() {
        MineRequest r = request();
        r.output = path("whole.tsv");
        mine(r);
        for (const int polls : {1, 2, 3, 4, 5, 8}) {
            std::stop_source stop;
            JobContext job;
            job.stop = stop.get_token();
            int left = polls;
            job.onProgress = [&](const Progress&) {
                if (--left == 0) stop.request_stop();
            };
            r.output = path("again.tsv");
            const auto stopped = minePairsOfFiles(model_, r, job);
            QVERIFY(stopped.outcome() != Outcome::failed);
            QCOMPARE(std::filesystem::exists(r.output), stopped.outcome() == Outcome::finished);
            mine(r);
            QCOMPARE(*readFile(path("again.tsv")), *readFile(path("whole.tsv")));
            std::filesystem::remove(r.output);
        }
    }

    void approximateMiningIsNearlyExact() {
        MineRequest r = request();
        r.search = SearchMethod::approximate;
        const MineResult nearly = mine(r), exact = mine(request());
        QVERIFY(nearly.summary.approximate && nearly.summary.recall > 0.9);
        std::size_t same = 0;
        for (const MinedText& a : nearly.pairs)
            same += std::ranges::any_of(exact.pairs, [&](const MinedText& b) {
                return a.source == b.source && a.target == b.target;
            });
        QVERIFY(same > kLines * 9 / 10);
    }

    void kMayExceedTheNumberOfTexts() {
        test::writeText(path("source.txt"), texts_[0] + "\n");
        MineRequest r = request();
        r.k = 100;
        QCOMPARE(mine(r).pairs.size(), std::size_t{1});
    }

    void badRequestsAreNamed_data() {
        QTest::addColumn<QString>("what");
        for (const char* what : {"k", "empty", "missing", "nan"}) QTest::newRow(what) << what;
    }
    void badRequestsAreNamed() {
        QFETCH(QString, what);
        MineRequest r = request();
        Model model = model_;
        if (what == "k") r.k = 0;
        if (what == "empty") test::writeText(path("target.txt"), "\n\n");
        if (what == "missing") r.source = path("none.txt");
        if (what == "nan") model.table(3, 3) = std::nanf("");
        JobContext job;
        const auto mined = minePairsOfFiles(model, r, job);
        QVERIFY(!mined.ok());
        QVERIFY(!mined.error().action.empty());
        if (what == "missing") QVERIFY(!std::filesystem::exists(r.folder));
    }
};

QTEST_GUILESS_MAIN(TestMinePairs)
#include "test_mine_pairs.moc"
