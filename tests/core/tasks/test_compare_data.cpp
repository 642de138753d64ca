// Pair stores compared as training data: equal sizes, seeds, means, interruptions, requests that make no
// sense.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/data/divide_pairs.h"
#include "core/tasks/training/compare_data.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestCompareData : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    DataComparisonRequest request(const std::string& output, const std::string& rate = "0.01") const {
        SettingGrid grid;
        (void)grid.apply("encoder.dimension = 16\ntrain.steps = 20\ntrain.learning-rate = " + rate + "\n",
                         "settings");
        DataComparisonRequest request;
        request.sources = {{"all", path("p.h5")}, {"small", path("small.h5")}};
        request.seeds = 2;
        request.training.tokenizers = {path("t.model")};
        request.training.development = {path("sample/development.en-es.tsv")};
        request.training.output = path(output);
        request.runs = *grid.runs();
        if (request.runs.size() == 1) request.runs.front().name.clear();
        request.suites = {path("sample/test.en-es.tsv")};
        return request;
    }
    static std::string sentence(const DataComparisonRequest& request) {
        JobContext job;
        const auto compared = compareData(request, {}, job);
        return compared.ok() ? "accepted" : compared.error().sentence();
    }

  private slots:
    void initTestCase() {
        test::makeTrainingSample(folder_, 500);
        JobContext job;
        VERIFY_OK(subsamplePairs({path("p.h5"), path("small.h5"), 1000, 7}, job));
    }

    void rowsAreMeansOverSeedsOfEquallyManyPairs() {
        JobContext job;
        const auto compared = compareData(request("out"), {}, job);
        VERIFY_OK(compared);
        for (const char* name : {"all", "small"}) {
            const auto drawn = PairStore::open(path("out") / name / "pairs.h5");
            VERIFY_OK(drawn);
            QCOMPARE(drawn->info().pairs, 1000);
            QVERIFY(fs::exists(path("out") / name / "seed1/model.h5"));
            QVERIFY(fs::exists(path("out") / name / "seed2/model.h5"));
        }
        const ScoreTable& trainings = compared->tables.front();
        QCOMPARE(trainings.rows.size(), 2U);
        QCOMPARE(trainings.rows[1].cells[0], std::string("small"));
        QCOMPARE(trainings.rows[1].cells[1], std::string("2"));
        const auto seed1 = readRun(path("out/small/seed1")), seed2 = readRun(path("out/small/seed2"));
        QCOMPARE(seed2->settings.train.seed, 2);
        const std::vector<double> best{100 * seed1->summary.bestScore, 100 * seed2->summary.bestScore};
        QVERIFY(best[0] != best[1]);
        QCOMPARE(trainings.rows[1].cells[3], meanText(best));
        QVERIFY(compared->tables.size() > 1);
        for (const ScoreTable& table : compared->tables) QCOMPARE(table.rows.size(), 2U);
        const auto csv = readFile(path("out/comparison.csv"));
        VERIFY_OK(csv);
        QVERIFY(readFile(path("out/comparison.md"))->find("| small | 2 |") != std::string::npos);
    }

    void everyCombinationOfSettingsHasARow() {
        JobContext job;
        DataComparisonRequest both = request("grid", "0.01 | 0.02");
        both.seeds = 1;
        const auto compared = compareData(both, {}, job);
        VERIFY_OK(compared);
        QCOMPARE(compared->tables.front().rows.size(), 4U);
        QCOMPARE(compared->tables.front().rows[3].cells[0], std::string("small, learning-rate0.02"));
    }

    // What was trained before a stop is not trained again, and the tables are those of an uninterrupted call.
    void aStoppedComparisonContinues() {
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        int started = 0, again = 0;
        GridObserver observer;
        observer.onRun = [&](std::size_t, const GridRun&, bool ended) {
            ++started;
            again += ended;
        };
        observer.training.onStep = [&](const StepRecord& record) {
            if (started == 3 && record.step == 10) stop.request_stop();
        };
        const auto first = compareData(request("cut"), observer, job);
        QVERIFY(first.stopped());
        QVERIFY(!fs::exists(path("cut/comparison.md")));
        JobContext more;
        observer.training.onStep = {};
        VERIFY_OK(compareData(request("cut"), observer, more));
        QCOMPARE(again, 2);
        const auto scores = [&](const char* name) {  // without the seconds
            return readFile(path(name) / "comparison.csv");
        };
        VERIFY_OK(scores("cut"));
        QCOMPARE(*scores("cut"), *scores("out"));
    }

    void requestsThatMakeNoSenseAreRefused() {
        DataComparisonRequest none = request("no");
        none.sources.clear();
        QVERIFY(sentence(none).find("nothing to train") != std::string::npos);
        DataComparisonRequest same = request("no");
        same.sources[1].name = "all";
        QVERIFY(sentence(same).find("a second source called \"all\"") != std::string::npos);
        DataComparisonRequest hidden = request("no");
        hidden.sources[1].name = "../up";
        QVERIFY(sentence(hidden).find("a name that a folder can have") != std::string::npos);
        DataComparisonRequest large = request("no");
        large.size = 1001;
        QVERIFY(sentence(large).find("at most 1,000 pairs") != std::string::npos);
        DataComparisonRequest seeds = request("no");
        seeds.runs.push_back(seeds.runs.front());
        seeds.runs.back().settings.train.seed = 5;
        QVERIFY(sentence(seeds).find("--seeds") != std::string::npos);
        QVERIFY(!fs::exists(path("no")));
        DataComparisonRequest other = request("out");
        other.size = 500;
        QVERIFY(sentence(other).find("choose another --output") != std::string::npos);
    }

    void meansAreRounded() {
        QCOMPARE(meanText({}), std::string("-"));
        QCOMPARE(meanText({71.25}), std::string("71.2"));
        QCOMPARE(meanText({70, 71, 72}), std::string("71.0 ± 1.0"));
        QCOMPARE(meanText({70, std::numeric_limits<double>::quiet_NaN()}), std::string("-"));
    }
};

QTEST_GUILESS_MAIN(TestCompareData)
#include "test_compare_data.moc"
