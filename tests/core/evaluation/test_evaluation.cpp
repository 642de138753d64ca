#include <QTest>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "core/evaluation/measures/correlation.h"
#include "core/evaluation/measures/sts.h"
#include "core/evaluation/reports/published_results.h"
#include "core/evaluation/reports/report_text.h"
#include "core/evaluation/sets/sts_reader.h"
#include "core/exchange/formats/mteb_results.h"
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
    void pearsonAndSpearmanMatchReferenceValues() {
        // Deviations -2 -1 0 1 2 and -1.4 -2.4 0.6 -0.4 3.6: products sum to 12, squares to 10 and 21.2.
        const std::vector<double> a{1, 2, 3, 4, 5}, b{2, 1, 4, 3, 7};
        QVERIFY(near(pearson(a, b), 12 / std::sqrt(10 * 21.2)));
        // Ranks 1 2.5 2.5 4 5 and 2 1 3.5 3.5 5: products of deviations sum to 7.25, squares to 9.5 and 9.5.
        const std::vector<double> c{1, 2, 2, 4, 5}, d{2, 1, 4, 4, 7};
        QVERIFY(near(spearman(c, d), 7.25 / 9.5));
    }

    void constantAndSingleValuesHaveNoCorrelation() {
        QCOMPARE(pearson(std::vector<double>{1, 1, 1}, std::vector<double>{1, 2, 3}), 0.0);
        QCOMPARE(spearman(std::vector<double>{1}, std::vector<double>{2}), 0.0);
        QCOMPARE(pearson({}, {}), 0.0);
    }

    void bootstrapIntervalsContainTheValueAndAreReproducible() {
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

    void aYearIsTheMeanOverItsSetsAndTheOtherProtocolOmitsSmt() {
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
        // Weighted by three pairs each, the means are the same; the correlation of all pairs together omits
        // SMT.
        QVERIFY(near(report.overall[0].weightedPearson, 0.5 / 3));
        QCOMPARE(report.overall[0].pairs, 9U);
        QVERIFY(
            near(report.overall[0].allSpearman, spearman(std::vector<double>{0.1, 0.2, 0.3, 0.1, 0.3, 0.2},
                                                         std::vector<double>{1, 2, 3, 1, 2, 3})));
    }

    void meansOfSetsHaveTheirOwnIntervals() {
        EvaluationReport report;
        report.modelName = "mine";
        for (int set = 0; set < 4; ++set) {
            std::vector<std::pair<double, double>> pairs;
            for (int i = 0; i < 100; ++i) pairs.emplace_back(i % 20, i % 20 + 12 * std::sin(i * 7.0 + set));
            report.sets.push_back(evaluated(set < 2 ? "2012" : "2014", "set" + std::to_string(set), pairs));
        }
        Workers workers(2);
        correlateSets(report.sets, true, workers);
        addAggregates(report);
        for (const auto& group : {report.years, report.overall}) {
            for (const StsAggregate& a : group) {
                QVERIFY(a.meanPearsonLow < a.meanPearson && a.meanPearson < a.meanPearsonHigh);
                // Four sets of equal size: narrower than each alone.
                if (a.sets == 4)
                    QVERIFY(a.meanPearsonHigh - a.meanPearsonLow <
                            0.7 * (report.sets[0].pearsonHigh - report.sets[0].pearsonLow));
            }
        }
        const auto tables = reportTables({&report, 1});
        const auto intervals = std::ranges::find(tables, "years-intervals", &ScoreTable::key);
        QVERIFY(intervals != tables.end());
        QCOMPARE(intervals->rows.size(), 1U);
        QCOMPARE(intervals->columns.size(), 5U);
        QVERIFY(intervals->rows[0].cells[4].find(" - ") != std::string::npos);
        EvaluationReport without = report;
        for (StsSetResult& set : without.sets) set.resampledPearson.clear();
        without.years.clear();
        addAggregates(without);
        QCOMPARE(without.overall[0].meanPearsonHigh, 0.0);
    }

    void tablesShowThePapersRowsNextToOurs() {
        EvaluationReport report;
        report.modelName = "mine | 1";
        report.sets = {evaluated("2012", "MSRpar", {{1, 0.1}, {2, 0.2}, {3, 0.3}})};
        report.tasks = {{"Mining", "ntrex-news.de-en", "", 3, {{"F1", 0.5}}, {}}};
        addAggregates(report);
        const std::vector<EvaluationReport> reports{report};
        const auto tables = reportTables(reports);
        const auto years = std::ranges::find(tables, "years-pearson", &ScoreTable::key);
        QVERIFY(years != tables.end());
        QCOMPARE(years->rows[0].cells, (std::vector<std::string>{"mine | 1", "100.0", "100.0", "100.0"}));
        const auto psp = std::ranges::find_if(
            years->rows, [](const auto& row) { return row.cells[0] == "P22 Table 2: P-SP"; });
        QVERIFY(psp != years->rows.end() && psp->published);
        QCOMPARE(psp->cells[1], std::string("68.7"));
        const auto mining = std::ranges::find(tables, "mining-f1", &ScoreTable::key);
        QCOMPARE(mining->rows[0].cells[1], std::string("50.0"));
        QCOMPARE(mining->rows[1].cells[1], std::string("76.1"));
        ReportTableOptions own;
        own.published = false;
        for (const ScoreTable& table : reportTables(reports, own))
            for (const auto& row : table.rows) QVERIFY(!row.published);
        QVERIFY(reportsAs(ReportFormat::markdown, reports).find("| mine \\| 1 | 100.0 |") !=
                std::string::npos);
        QVERIFY(reportsAs(ReportFormat::latex, reports)
                    .find("\\midrule\nP18 Table 8: WORD, ParaNMT, 300 & 66.2") != std::string::npos);
        QVERIFY(reportsAs(ReportFormat::text, reports).find("STS 2013 is absent.") != std::string::npos);
        QVERIFY(reportsAs(ReportFormat::json, reports).find("\"mean of years\"") != std::string::npos);
        const std::string csv = reportsAs(ReportFormat::csv, reports);
        QVERIFY(csv.find("\"mine | 1\",\"STS12\",\"MSRpar\",2012,3,pearson,1.000000,") != std::string::npos);
        QVERIFY(csv.find("P-SP") == std::string::npos);
        QVERIFY(csv.find("\"Mining\",\"ntrex-news.de-en\",,3,\"F1\",0.500000,,") != std::string::npos);
    }

    void publishedTablesAreCompleteAndNamed() {
        std::set<std::string> keys;
        for (const PublishedTable& table : publishedTables()) {
            QVERIFY2(!table.source.empty() && !table.what.empty() && !table.rows.empty(), table.name.c_str());
            for (const auto& row : table.rows) QCOMPARE(row.cells.size(), table.columns.size());
            keys.insert(table.name);
        }
        for (const char* name : {"P18 Table 8", "P18 Table 14", "P19 Table 2", "P20 Table 3", "P22 Table 4"})
            QVERIFY2(keys.contains(name), name);
    }

    // Two models on 200 pairs: the better one is distinguished from the worse one, and a model never from
    // itself.
    void thePairedTestDistinguishesABetterModelFromAWorse() {
        std::vector<double> gold, good, bad;
        for (int i = 0; i < 200; ++i) {
            gold.push_back(i);
            good.push_back(i + 40 * std::sin(i * 7.0));
            bad.push_back(i + 140 * std::sin(i * 3.0));
        }
        const PairedTest test = pairedBootstrap(good, bad, gold);
        QVERIFY(near(test.difference, pearson(good, gold) - pearson(bad, gold)));
        QVERIFY(test.difference > 0.2 && test.chance < 0.01);
        QCOMPARE(pairedBootstrap(good, good, gold).chance, 1.0);
        QCOMPARE(pairedBootstrap(bad, good, gold).difference, -test.difference);
        QCOMPARE(pairedBootstrap({}, {}, {}).chance, 1.0);
    }

    void mtebResultFilesContainWhatTheirReaderNeeds() {
        EvaluationReport report;
        report.modelName = "runs/mine";
        for (const char* name : {"MSRpar", "MSRvid", "SMTeuroparl", "surprise.OnWN", "surprise.SMTnews"})
            report.sets.push_back(evaluated("2012", name, {{1, 0.1}, {2, 0.3}, {3, 0.2}}));
        report.sets.push_back(evaluated("2014", "images", {{1, 0.1}, {2, 0.3}}));  // not the whole year
        report.sets.push_back(evaluated("2017", "track2.ar-en", {{1, 0.1}, {2, 0.3}}));
        report.tasks = {{"Retrieval",
                         "tatoeba.deu-eng",
                         "",
                         3,
                         {{"error, source to target", 0.25}, {"weighted F1, source to target", 0.7}},
                         {}}};
        addAggregates(report);
        std::map<std::string, nlohmann::json> files;
        for (const MtebFile& file : mtebFiles(report, 300, 6'000'000))
            files[file.name] = nlohmann::json::parse(file.text);
        QCOMPARE(files.size(), 4U);
        QCOMPARE(files["STS12.json"]["scores"]["test"][0]["main_score"].get<double>(), 0.5);
        QCOMPARE(files["STS17.json"]["scores"]["test"][0]["hf_subset"].get<std::string>(),
                 std::string("en-ar"));
        QCOMPARE(files["Tatoeba.json"]["scores"]["test"][0]["accuracy"].get<double>(), 0.75);
        QCOMPARE(files["Tatoeba.json"]["scores"]["test"][0]["main_score"].get<double>(), 0.7);
        QCOMPARE(files["model_meta.json"]["embed_dim"].get<int>(), 300);
        QCOMPARE(mtebFolderName("runs/mine"), std::string("runs__mine"));
    }

    void theLayoutsAreRecognisedByTheirContents() {
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
        make("words/EN-WS-353-ALL.txt", "tiger\tcat\t7.35\n");
        make("words/SimLex-999.txt", "word1\tword2\tPOS\tSimLex999\nold\tnew\tA\t1.58\n");
        make("SICK/SICK_trial.txt",
             "pair_ID\tsentence_A\tsentence_B\trelatedness_score\tjudgment\n4\ta\tb\t3.5\tX\n");
        const auto words = readStsSets(test::pathIn(folder, "words"));
        VERIFY_OK(words);
        QCOMPARE(words->size(), 2U);
        QCOMPARE((*words)[0].name, std::string("SimLex-999"));
        QCOMPARE((*words)[0].pairs[0].gold, 1.58);
        QCOMPARE((*words)[1].name, std::string("WS-353-ALL"));
        const auto sick = readStsSets(test::pathIn(folder, "SICK"));
        VERIFY_OK(sick);
        QCOMPARE(sick->front().pairs[0].gold, 3.5);
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
