#include <QTest>
#include <cmath>

#include "core/evaluation/correlation.h"
#include "core/evaluation/report_text.h"
#include "core/evaluation/sts.h"
#include "core/evaluation/sts_reader.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

bool near(double a, double b, double tolerance = 1e-9) {
    return std::abs(a - b) < tolerance;
}

StsSetResult evaluated(const std::string& year, const std::string& name,
                       std::vector<std::pair<double, double>> pairs) {
    StsSetResult set;
    set.suite = "STS" + year.substr(2);
    set.year = year;
    set.name = name;
    std::vector<double> gold, cosine;
    for (const auto& [g, c] : pairs) {
        set.pairs.push_back({"a", "b", g, c});
        gold.push_back(g);
        cosine.push_back(c);
    }
    set.pearson = pearson(cosine, gold);
    set.spearman = spearman(cosine, gold);
    return set;
}

}  // namespace

class TestEvaluation : public QObject {
    Q_OBJECT
  private slots:
    void pearsonAndSpearmanHaveTheirReferenceValues() {
        // Deviations -2 -1 0 1 2 and -1.4 -2.4 0.6 -0.4 3.6: products sum to 12, squares to 10 and 21.2.
        const std::vector<double> a{1, 2, 3, 4, 5}, b{2, 1, 4, 3, 7};
        QVERIFY(near(pearson(a, b), 12 / std::sqrt(10 * 21.2)));
        // Ranks 1 2.5 2.5 4 5 and 2 1 3.5 3.5 5: products of deviations sum to 7.25, squares to 9.5 and 9.5.
        const std::vector<double> c{1, 2, 2, 4, 5}, d{2, 1, 4, 4, 7};
        QVERIFY(near(spearman(c, d), 7.25 / 9.5));
    }

    void constantAndLoneValuesCorrelateWithNothing() {
        QCOMPARE(pearson(std::vector<double>{1, 1, 1}, std::vector<double>{1, 2, 3}), 0.0);
        QCOMPARE(spearman(std::vector<double>{1}, std::vector<double>{2}), 0.0);
        QCOMPARE(pearson({}, {}), 0.0);
    }

    void bootstrapIntervalsHoldTheValueAndAreTheSameEveryTime() {
        std::vector<double> a, b;
        for (int i = 0; i < 200; ++i) {
            a.push_back(i);
            b.push_back(i + 60 * std::sin(i * 7.0));
        }
        const auto first = bootstrapIntervals(a, b), second = bootstrapIntervals(a, b);
        const double r = pearson(a, b);
        QVERIFY(first.pearson.low < r && r < first.pearson.high);
        QVERIFY(first.pearson.high - first.pearson.low < 0.25);
        QCOMPARE(first.pearson.low, second.pearson.low);
        // Fisher's z: r = 0.81 or so, n = 200: about +-0.045.
        QVERIFY(near(first.pearson.low, std::tanh(std::atanh(r) - 1.96 / std::sqrt(197)), 0.03));
    }

    void aYearIsTheMeanOverItsSetsAndTheOtherProtocolLeavesSmtOut() {
        EvaluationReport report;
        report.sets = {evaluated("2013", "FNWN", {{1, 0.1}, {2, 0.2}, {3, 0.3}}),     // r = 1
                       evaluated("2013", "SMT", {{1, 0.3}, {2, 0.2}, {3, 0.1}}),      // r = -1
                       evaluated("2014", "images", {{1, 0.1}, {2, 0.3}, {3, 0.2}})};  // r = 0.5
        addAggregates(report);
        QCOMPARE(report.years.size(), 2U);
        QVERIFY(near(report.years[0].meanPearson, 0));
        QVERIFY(near(report.years[0].allSpearman, 1));
        QVERIFY(near(report.years[1].meanPearson, 0.5));
        QVERIFY(near(report.overall[0].meanPearson, 0.5 / 3));  // over the sets
        QVERIFY(near(report.overall[1].meanPearson, 0.25));     // over the years
        QVERIFY(near(report.overall[1].allSpearman, 0.75));
        QVERIFY(reportMarkdown(report).find("| 2013 | 2 |") != std::string::npos);
        QVERIFY(reportTable(report).find("STS 2012 is absent.") != std::string::npos);
        QVERIFY(reportJson(report).find("\"mean of years\"") != std::string::npos);
    }

    void theLayoutsAreRecognisedByLooking() {
        const QTemporaryDir folder;
        const auto make = [&](const std::string& name, const std::string& text) {
            const auto file = test::pathIn(folder, name);
            std::filesystem::create_directories(file.parent_path());
            test::writeText(file, text);
        };
        make("STS/STS12-en-test/STS.input.MSRpar.txt", "a b\tc d\ne\tf\ng\th\n");
        make("STS/STS12-en-test/STS.gs.MSRpar.txt", "4.5\n\n2\n");
        make("STS/STS17-test/STS.input.track5.en-en.txt", "a\tb\t3.0\nc\td\t1\n");
        make("STS/STSBenchmark/sts-dev.csv",
             "main-captions\tMSRvid\t2012test\t0001\t5.000\tA man.\tThe man.\n");
        make("STS/mine.tsv", "5\tx\ty\n0.5\tx\tz\n");
        make("STS/STS12-en-test/readme.txt", "not a data set\n");
        const auto sets = readStsSets(test::pathIn(folder, "STS"));
        VERIFY_OK(sets);
        const auto& all = *sets;
        QCOMPARE(all.size(), 4U);
        QCOMPARE(all[0].suite + "/" + all[0].name, std::string("STS/mine"));
        QCOMPARE(all[1].suite, std::string("STS Benchmark"));
        QCOMPARE(all[1].pairs[0].second, std::string("The man."));
        QCOMPARE(all[1].pairs[0].gold, 5.0);
        QCOMPARE(all[2].suite + " " + all[2].year + " " + all[2].name, std::string("STS12 2012 MSRpar"));
        QCOMPARE(all[2].pairs.size(), 2U);
        QCOMPARE(all[2].skipped, 1U);
        QCOMPARE(all[2].pairs[1].first, std::string("g"));
        QCOMPARE(all[3].name, std::string("track5.en-en"));
        QCOMPARE(all[3].pairs[1].gold, 1.0);
    }

    void theRealSuitesHaveTheirPublishedSizes() {
        SKIP_WITHOUT_DATA(test::dataFolder() / "sts");
        const auto sets = readStsSets(test::dataFolder() / "sts");
        VERIFY_OK(sets);
        std::map<std::string, std::pair<std::size_t, std::size_t>> byYear;  // sets, pairs
        for (const StsSet& set : *sets) {
            ++byYear[set.year].first;
            byYear[set.year].second += set.pairs.size();
        }
        // Cer et al. 2017, Table 1: 2012 3,108 test pairs in five sets, and so on.
        QCOMPARE(byYear["2012"], (std::pair<std::size_t, std::size_t>{5, 3108}));
        QCOMPARE(byYear["2013"], (std::pair<std::size_t, std::size_t>{4, 2250}));
        QCOMPARE(byYear["2014"], (std::pair<std::size_t, std::size_t>{6, 3750}));
        QCOMPARE(byYear["2015"], (std::pair<std::size_t, std::size_t>{5, 3000}));
        QCOMPARE(byYear["2016"], (std::pair<std::size_t, std::size_t>{5, 1186}));
        QCOMPARE(byYear["2017"], (std::pair<std::size_t, std::size_t>{7, 1750}));
    }
};

QTEST_GUILESS_MAIN(TestEvaluation)
#include "test_evaluation.moc"
