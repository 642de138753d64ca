// Folds, parts, merged, drawn and shuffled stores; statistics of stages; previews of recipes.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "core/base/random.h"
#include "core/pairs/pair_store.h"
#include "core/tasks/compute_statistics.h"
#include "core/tasks/divide_pairs.h"
#include "core/tasks/filter_pairs.h"
#include "core/tasks/fold_pairs.h"
#include "core/tasks/fold_statistics.h"
#include "core/tasks/import_pairs.h"
#include "core/tasks/pivot_pairs.h"
#include "core/tasks/preview_recipe.h"
#include "core/tasks/statistics_text.h"
#include "core/tasks/train_tokenizer.h"
#include "core/text/language_detector.h"
#include "tests/support/test_support.h"

#include <fasttext/fasttext.h>

using namespace paragram;

class TestDividePairs : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    JobContext job_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    std::filesystem::path store(const std::string& name, const std::vector<SentencePair>& pairs,
                                const std::string& target = "de") const {
        PairStoreWriter writer(path(name));
        for (const SentencePair& pair : pairs) writer.add(pair);
        writer.commit({0, "en", target, "made", "", false});
        return path(name);
    }
    // Sources repeat, targets do not.
    std::vector<SentencePair> pairs(int count) const {
        std::vector<SentencePair> made;
        for (int i = 0; i < count; ++i)
            made.push_back({"source " + std::to_string(i % (count / 3)), "target " + std::to_string(i),
                            static_cast<float>((i * 7919) % count)});
        return made;
    }
    static std::vector<SentencePair> all(const std::filesystem::path& file) {
        const auto store = PairStore::open(file);
        return store->read(0, store->info().pairs);
    }
    static std::set<std::string> targets(const std::vector<SentencePair>& pairs) {
        std::set<std::string> found;
        for (const SentencePair& pair : pairs) found.insert(pair.target);
        return found;
    }

  private slots:
    void foldsAreEqualPartsByRank() {
        FoldRequest request;
        request.pairs = store("f.h5", pairs(1000));
        request.by = *parseRecipeStep("score", "by");
        request.outputs = {{1, path("f1.h5")}, {10, path("f10.h5")}};
        request.statistics = true;
        const auto summary = foldPairs(request, job_);
        VERIFY_OK(summary);
        QCOMPARE(summary->folds.size(), 10U);
        for (std::size_t f = 0; f < 10; ++f) {
            QCOMPARE(summary->folds[f].pairs, 100);
            QCOMPARE(summary->folds[f].lowest, 100.0 * static_cast<double>(f));
            QCOMPARE(summary->folds[f].highest, 100.0 * static_cast<double>(f) + 99);
            QCOMPARE(summary->folds[f].statistics.pairs, 100);
        }
        for (const SentencePair& pair : all(path("f10.h5"))) QVERIFY(pair.score >= 900);
        request.by = *parseRecipeStep("duplicates", "by");
        QVERIFY(foldPairs(request, job_)
                    .error()
                    .sentence()
                    .starts_with("rank by: duplicates measures nothing, expected length"));
        request.pairs = store("n.h5", {{"a", "b"}});
        request.by = *parseRecipeStep("score", "by");
        QVERIFY(foldPairs(request, job_)
                    .error()
                    .sentence()
                    .ends_with("pair 1 has no score; rank by something else"));
    }

    void partsKeepTheSameSourceTogetherAndAreDrawnBySeed() {
        SplitRequest request;
        request.pairs = store("s.h5", pairs(3000));
        request.outputs = {path("train.h5"), path("dev.h5"), path("test.h5")};
        request.sizes = {300, 0.1};
        const auto summary = splitPairs(request, job_);
        VERIFY_OK(summary);
        std::set<std::string> sources[3];
        std::size_t total = 0;
        for (std::size_t part = 0; part < 3; ++part) {
            const auto found = all(request.outputs[part]);
            QCOMPARE(static_cast<std::int64_t>(found.size()), summary->pairs[part]);
            for (const SentencePair& pair : found) sources[part].insert(pair.source);
            total += sources[part].size();
        }
        QVERIFY(summary->pairs[1] >= 300 && summary->pairs[1] < 303);
        QVERIFY(summary->pairs[2] >= 297 && summary->pairs[2] < 303);
        QCOMPARE(total, 1000U);  // no source in two parts
        const auto first = targets(all(path("dev.h5")));
        request.seed = 2;
        VERIFY_OK(splitPairs(request, job_));
        QVERIFY(targets(all(path("dev.h5"))) != first);
        request.apart = "none";
        QCOMPARE(splitPairs(request, job_)->pairs, (std::vector<std::int64_t>{2400, 300, 300}));
        request.sizes = {4000, 0.1};
        QVERIFY(!splitPairs(request, job_).ok());
        request.apart = "both";
        QVERIFY(!splitPairs(request, job_).ok());
    }

    void mergingNeedsTheSameLanguages() {
        const auto a = store("a.h5", {{"a", "x"}}), b = store("b.h5", {{"b", "y"}}),
                   c = store("c.h5", {{"c", "z"}}, "fr");
        QCOMPARE(mergePairs({{a, b}, path("m.h5"), false}, job_)->pairs[0], 2);
        QCOMPARE(all(path("m.h5"))[1].source, std::string("b"));
        QVERIFY(!mergePairs({{a, c}, path("m2.h5"), false}, job_).ok());
        VERIFY_OK(mergePairs({{a, c}, path("m2.h5"), true}, job_));
        QCOMPARE(PairStore::open(path("m2.h5"))->info().targetLanguage, std::string());
    }

    void sentencesWithASharedTranslationBecomePairs() {
        const auto spanish = store(
            "en-es.h5",
            {{"Hi", "Hola"}, {"Hello", "Hola"}, {"Bye", "Adiós"}, {"Hey", "Hola"}, {"Hi", "Hola"}}, "es");
        const auto german = store("en-de.h5", {{"Bye", "Tschüss"}, {"Hi", "Hallo"}, {"Bye", "Ciao"}});
        using Pairs = std::vector<std::pair<std::string, std::string>>;
        const auto made = [&](const PivotRequest& request) {
            Pairs found;
            const auto summary = pivotPairs(request, job_);
            if (!summary) return found;
            for (const SentencePair& pair : all(request.output)) found.emplace_back(pair.source, pair.target);
            return found;
        };
        PivotRequest request{{spanish}, path("pivot.h5"), {"en", "en"}};
        QCOMPARE(made(request), (Pairs{{"Hi", "Hello"}, {"Hi", "Hey"}, {"Hello", "Hey"}}));
        QCOMPARE(PairStore::open(request.output)->info().targetLanguage, std::string("en"));
        request.most = 1;
        QCOMPARE(made(request).size(), std::size_t{1});
        QCOMPARE(pivotPairs(request, job_)->shared, 1);
        request = {{spanish, german}, path("pivot.h5"), {"es", "deu"}};  // through Hi, then through Bye
        QCOMPARE(made(request), (Pairs{{"Hola", "Hallo"}, {"Adiós", "Tschüss"}, {"Adiós", "Ciao"}}));
        // What cannot be is said, and the last good file stays.
        request.languages = {"fr", "de"};
        QCOMPARE(QString::fromStdString(pivotPairs(request, job_).error().sentence()),
                 QString::fromStdString(spanish.string()) +
                     ": en-es, expected one of the languages of --languages; leave it out");
        request = {{spanish}, path("pivot.h5"), {"es", "es"}};
        QVERIFY(!pivotPairs(request, job_).ok());
        request.pairs = {store("unnamed.h5", {{"a", "b"}}, "")};
        QVERIFY(!pivotPairs(request, job_).ok());
        QCOMPARE(all(path("pivot.h5")).size(), std::size_t{3});
    }

    void ofAVeryCommonTranslationPairsAreDrawn() {
        std::vector<SentencePair> yes;
        for (int i = 0; i < 1000; ++i) yes.push_back({"yes " + std::to_string(i), "sí"});
        PivotRequest request{{store("yes.h5", yes, "es")}, path("yes-en.h5"), {"en", "en"}};
        std::set<std::pair<std::string, std::string>> first, again, other, whole;
        const auto draw = [&](auto& found) {
            VERIFY_OK(pivotPairs(request, job_));
            for (const SentencePair& pair : all(request.output)) found.emplace(pair.source, pair.target);
        };
        draw(first);
        draw(again);
        request.seed = 2;
        draw(other);
        QCOMPARE(first.size(), std::size_t{6});
        QVERIFY(first == again);
        QVERIFY(first != other);
        request.most = 0;
        draw(whole);
        QCOMPARE(whole.size(), std::size_t{256 * 255 / 2});
    }

    void drawnAndShuffledPairsAreThoseOfTheStore() {
        const auto file = store("d.h5", pairs(30'000));
        const auto whole = targets(all(file));
        VERIFY_OK(samplePairs({file, path("drawn.h5"), 1000, 5}, job_));
        const auto drawn = all(path("drawn.h5"));
        QCOMPARE(drawn.size(), 1000U);
        const auto found = targets(drawn);
        QCOMPARE(found.size(), 1000U);
        QVERIFY(std::ranges::includes(whole, found));
        QVERIFY(!samplePairs({file, path("drawn.h5"), 30'001, 5}, job_).ok());
        VERIFY_OK(shufflePairs({file, path("shuffled.h5"), 5}, job_));
        const auto shuffled = all(path("shuffled.h5"));
        QCOMPARE(shuffled.size(), 30'000U);
        QCOMPARE(targets(shuffled), whole);
        int inPlace = 0;
        for (std::size_t i = 0; i < shuffled.size(); ++i)
            inPlace += shuffled[i].target == "target " + std::to_string(i);
        QVERIFY(inPlace < 20);
    }

    void statisticsOfAStepAreThoseOfWhatItLeaves() {
        StatisticsRequest request;
        request.pairs = store("t.h5", {{"the cat", "le chat dort"}, {"The dog", "le chien"}, {"a", "b"}});
        request.recipe = *parseRecipe("length minimum=2\n", "r");
        request.languages = true;
        const auto summary = computeStatistics(request, job_);
        VERIFY_OK(summary);
        QCOMPARE(summary->stages.size(), 2U);
        QCOMPARE(summary->stages[0].statistics.pairs, 3);
        // As worked by hand in test_pairs.
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
    }

    // A stage counted beside others says what its pairs say in a store of their own: words, languages,
    // pieces.
    void stagesAreCountedAsStoresOfTheirOwn() {
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
        learn.settings.tokenizer.kind = "word";
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
        VERIFY_OK(foldPairs(fold, job_));
        const auto folds = computeFoldStatistics(request, fold.by, 3, job_);
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

    void statisticsOfRealTextAreThoseOfAnIndependentCount() {
        const auto file = test::dataFolder() / "paraphrase/msr-para-test.tsv";
        SKIP_WITHOUT_DATA(file);
        ImportRequest import;
        import.input = file;
        import.columns = {3, 4};
        import.header = "no";  // counted like any line by the script
        import.output = path("msr.h5");
        import.settings.pairs.skipBadLines = true;
        import.settings.filter.identical = false;
        const auto imported = importPairs(import, job_);
        VERIFY_OK(imported);
        const auto s = computeStatistics(import.output, job_);
        VERIFY_OK(s);
        // By a script in Python that finds words, counts and sums on its own.
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

    void aPreviewTellsWhatEachStepDropsAndProposesThresholds() {
        const auto file = store("p.h5", pairs(900));
        RecipePreviewer previewer(file, {});
        const auto recipe =
            *parseRecipe("score minimum=450 maximum=1000\noff length\nduplicates by=source\n", "r");
        const auto preview = previewer.preview(recipe, job_);
        VERIFY_OK(preview);
        QVERIFY(preview->whole);
        QCOMPARE(preview->pairs, 900);
        QCOMPARE(preview->steps[0].kept, 450);
        QCOMPARE(preview->steps[0].first.size(), 900U);
        QCOMPARE(preview->steps[0].dropped.size(), 450U);
        QVERIFY(!preview->steps[1].ran);
        QCOMPARE(preview->steps[2].seen, 450);
        const auto range = percentilesOf(preview->steps[0], 10, 90);
        QCOMPARE(std::lround(range->first), 90);
        QCOMPARE(std::lround(range->second), 809);
        const Recipe proposed = proposeThresholds(recipe, *preview, 10, 90);
        QCOMPARE(proposed.steps[0].value("maximum"), std::string("809"));
        QCOMPARE(proposed.steps[2], recipe.steps[2]);
        RecipePreviewer part(file, {}, 300);
        const auto some = part.preview(recipe, job_);
        QVERIFY(!some->whole);
        QVERIFY(some->pairs >= 300 && some->pairs < 900);
        const auto wrong = previewer.preview(*parseRecipe("paraphrase model=none.h5\n", "r"), job_);
        QVERIFY(wrong.error().sentence().starts_with("step 1, paraphrase: none.h5"));
    }

    void aModelOfFastTextTellsLanguages() {
        // Learned here: words of two languages.
        std::string text;
        for (int i = 0; i < 300; ++i)
            text += i % 2 ? "__label__en the house is near the water and the road\n"
                          : "__label__de das haus steht nahe am wasser und an der strasse\n";
        fasttext::Args args;
        args.input = test::writeText(path("train.txt"), text).string();
        args.model = fasttext::model_name::sup;
        args.loss = fasttext::loss_name::softmax;
        args.dim = 8;
        args.epoch = 20;
        args.lr = 0.5;
        args.minCount = 1;
        args.bucket = 0;
        args.maxn = 0;
        args.thread = 1;
        args.verbose = 0;
        fasttext::FastText model;
        model.train(args);
        model.saveModel(path("lid.bin").string());
        const auto detector = makeLanguageDetector(path("lid.bin"));
        VERIFY_OK(detector);
        QCOMPARE((*detector)->detect("the water is near the house"), std::string("en"));
        QCOMPARE((*detector)->detect("das wasser und das haus"), std::string("de"));
        QVERIFY(!makeLanguageDetector(test::writeText(path("bad.bin"), "not a model")).ok());
        QVERIFY(!makeLanguageDetector(path("missing.bin")).ok());
    }
};

QTEST_GUILESS_MAIN(TestDividePairs)
#include "test_divide_pairs.moc"
