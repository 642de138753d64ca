// Statistics of stores, of the steps of a recipe and of folds.
#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/pairs/statistics/statistics_text.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/filtering/compute_statistics.h"
#include "core/tasks/filtering/filter_pairs.h"
#include "core/tasks/filtering/fold_pairs.h"
#include "core/tasks/filtering/fold_statistics.h"
#include "core/tasks/training/train_tokenizer.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestComputeStatistics : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    JobContext job_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    std::filesystem::path store(const std::string& name, const std::vector<SentencePair>& pairs) const {
        PairStoreWriter writer(path(name));
        for (const SentencePair& pair : pairs) writer.add(pair);
        writer.commit({0, "en", "de", "made", "", false});
        return path(name);
    }

  private slots:
    void statisticsOfAStepCountWhatItKeeps() {
        StatisticsRequest request;
        request.pairs = store("t.h5", {{"the cat", "le chat dort"}, {"The dog", "le chien"}, {"a", "b"}});
        request.recipe = *parseRecipe("length minimum=2\n", "r");
        request.languages = true;
        request.trigrams = true;
        const auto summary = computeStatistics(request, job_);
        VERIFY_OK(summary);
        QCOMPARE(summary->stages.size(), 2U);
        QCOMPARE(summary->stages[1].statistics.target.trigramEntropy, 0.0);  // one trigram
        QCOMPARE(summary->stages[0].statistics.pairs, 3);
        // As computed by hand in test_pair_statistics.
        QCOMPARE(summary->stages[1].statistics.source.entropy, 1.5);
        QCOMPARE(summary->stages[1].statistics.target.meanLength, 2.5);
        QCOMPARE(summary->stages[0].statistics.source.growth.back().types, 4);
        const auto json = nlohmann::json::parse(statisticsJson(*summary));
        QCOMPARE(json["stages"][1]["pairs"].get<int>(), 2);
        QCOMPARE(json["source"]["tokens"].get<int>(), 5);
        QVERIFY(json["source"]["languages"].size() > 0);
        QVERIFY(statisticsCsv(*summary).find("\"length minimum=2\",\"entropy, bits\",1.5,") !=
                std::string::npos);
        QVERIFY(statisticsTable(*summary).find("length minimum=2") != std::string::npos);
        QVERIFY(statisticsTable(*summary).find("trigram entropy, bits") != std::string::npos);
        QCOMPARE(json["target"]["trigram_entropy_bits"].get<double>(), 0.0);
        request.trigrams = false;
        QVERIFY(!nlohmann::json::parse(statisticsJson(*computeStatistics(request, job_)))["source"].contains(
            "trigram_entropy_bits"));
    }

    // A stage counted with others has the same numbers as its pairs in a separate store: words, languages,
    // pieces.
    void stagesAreCountedLikeSeparateStores() {
        std::vector<SentencePair> made;
        for (int i = 0; i < 600; ++i) {
            const std::string n = std::to_string(i % 97);
            made.push_back({i % 3 ? "the house " + n + " is near the water and the road" : "a house " + n,
                            i % 5 ? "das haus " + n + " steht nahe am wasser" : "haus near " + n,
                            static_cast<float>((i * 7919) % 600)});
        }
        StatisticsRequest request;
        request.pairs = store("stages.h5", made);
        request.languages = true;
        TokenizerRequest learn;
        learn.pairs = {request.pairs};
        learn.settings.tokenizer.kind = TokenizerKind::word;
        learn.settings.tokenizer.vocabulary = 60;
        learn.output = path("words.vocab");
        VERIFY_OK(trainTokenizer(learn, job_));
        request.tokenizers = {learn.output};
        const auto alone = [&](const std::filesystem::path& file) {
            StatisticsRequest one = request;
            one.pairs = file;
            one.recipe = {};
            const auto summary = computeStatistics(one, job_);
            return summary ? summary->stages.front().statistics : PairStatistics();
        };
        const auto same = [](const PairStatistics& a, const PairStatistics& b) {
            return a.pairs == b.pairs && a.source.languages == b.source.languages &&
                   a.target.languages == b.target.languages && a.pieceOverlap == b.pieceOverlap &&
                   a.source.entropy == b.source.entropy && a.target.meanIdf == b.target.meanIdf &&
                   a.meanOverlap == b.meanOverlap && a.source.types == b.source.types;
        };

        request.recipe = *parseRecipe("length minimum=4\noverlap maximum=0.1\n", "r");
        const auto steps = computeStatistics(request, job_);
        VERIFY_OK(steps);
        QCOMPARE(steps->stages.size(), 3U);
        FilterRequest filter;
        filter.pairs = request.pairs;
        filter.recipe = *parseRecipe("length minimum=4\n", "r");
        filter.output = path("left.h5");
        VERIFY_OK(filterPairs(filter, job_));
        QVERIFY(steps->stages[1].statistics.pairs < 600);
        QVERIFY(steps->stages[1].statistics.pieceOverlap != steps->stages[0].statistics.pieceOverlap);
        QVERIFY(same(steps->stages[0].statistics, alone(request.pairs)));
        QVERIFY(same(steps->stages[1].statistics, alone(filter.output)));

        FoldRequest fold;
        fold.pairs = request.pairs;
        fold.by = *parseRecipeStep("length of=mean", "by");
        fold.folds = 3;
        fold.outputs = {{1, path("third1.h5")}, {2, path("third2.h5")}, {3, path("third3.h5")}};
        const auto ranked = foldPairs(fold, job_);
        VERIFY_OK(ranked);
        const auto folds = computeFoldStatistics(request, fold, *ranked, job_);
        VERIFY_OK(folds);
        QCOMPARE(folds->stages.size(), 4U);
        QVERIFY(folds->stages[1].name.starts_with("fold 1: "));
        QVERIFY(same(folds->stages[0].statistics, alone(request.pairs)));
        for (int f = 1; f <= 3; ++f)
            QVERIFY(same(folds->stages[static_cast<std::size_t>(f)].statistics, alone(fold.outputs[f])));
        QVERIFY(folds->stages[1].statistics.pieceOverlap != folds->stages[3].statistics.pieceOverlap);
    }

    void statisticsDoNotDependOnTheNumberOfThreads() {
        std::vector<SentencePair> pairs;
        for (int i = 0; i < 20000; ++i) {
            const std::string n = std::to_string(i % 977), m = std::to_string(i % 31);
            pairs.push_back({"The dog " + n + " sees " + m, "犬は" + n + "を見る " + m});
        }
        StatisticsRequest request;
        request.pairs = store("threads.h5", pairs);
        request.recipe = *parseRecipe("length minimum=2\nduplicates keep=none\noverlap maximum=0.5\n", "r");
        request.languages = true;
        std::string first;
        for (const int threads : {1, 2, 5}) {
            request.threads = threads;
            const auto summary = computeStatistics(request, job_);
            VERIFY_OK(summary);
            QCOMPARE(summary->stages[0].statistics.pairs, 20000);
            const std::string json = statisticsJson(*summary);
            if (first.empty()) first = json;
            QCOMPARE(json, first);
        }
    }

    void statisticsOfRealTextMatchAnIndependentCount() {
        const auto file = test::dataFolder() / "paraphrase/msr-para-test.tsv";
        SKIP_WITHOUT_DATA(file);
        ImportRequest import;
        import.input.first = file;
        import.input.columns = {3, 4};
        import.input.header = "no";  // counted like any line by the script
        import.output = path("msr.h5");
        import.settings.pairs.skipBadLines = true;
        import.settings.filter.identical = false;
        const auto imported = importPairs(import, job_);
        VERIFY_OK(imported);
        const auto s = computeStatistics(import.output, job_);
        VERIFY_OK(s);
        // From a Python script that independently finds words, counts and sums.
        const auto near = [](double a, double b) { return std::abs(a - b) < 1e-9 * std::abs(b); };
        QCOMPARE(s->pairs, 1726);
        QVERIFY(near(s->source.meanLength, 22.159907300115876));
        QVERIFY(near(s->source.lengthDeviation, 6.007231331060205));
        QVERIFY(near(s->source.entropy, 9.847120178431002));
        QVERIFY(near(s->source.meanIdf, 3.8408653815789724));
        QCOMPARE(s->source.types, 7721);
        QCOMPARE(s->source.tokens, 38248);
        QVERIFY(near(s->target.entropy, 9.838336838501004));
        QVERIFY(near(s->target.meanIdf, 3.833630912311311));
        QCOMPARE(s->target.types, 7699);
        QCOMPARE(s->target.distinct, 1698);
        QVERIFY(near(s->meanOverlap, 0.3915887504852057));
    }
};

QTEST_GUILESS_MAIN(TestComputeStatistics)
#include "test_compute_statistics.moc"
