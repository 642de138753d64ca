// Folds, splits, merged, subsampled and shuffled pair stores; previews of recipes.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/random.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/data/divide_pairs.h"
#include "core/tasks/data/pivot_pairs.h"
#include "core/tasks/filtering/filter_pairs.h"
#include "core/tasks/filtering/fold_pairs.h"
#include "core/tasks/filtering/fold_statistics.h"
#include "core/tasks/filtering/preview_recipe.h"
#include "tests/support/test_support.h"

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
        const auto summary = foldPairs(request, job_);
        VERIFY_OK(summary);
        StatisticsRequest counting;
        counting.pairs = request.pairs;
        const auto statistics = computeFoldStatistics(counting, request, *summary, job_);
        VERIFY_OK(statistics);
        QCOMPARE(summary->folds.size(), 10U);
        for (std::size_t f = 0; f < 10; ++f) {
            QCOMPARE(summary->folds[f].pairs, 100);
            QCOMPARE(summary->folds[f].lowest, 100.0 * static_cast<double>(f));
            QCOMPARE(summary->folds[f].highest, 100.0 * static_cast<double>(f) + 99);
            QCOMPARE(statistics->stages[f + 1].statistics.pairs, 100);
        }
        for (const SentencePair& pair : all(path("f10.h5"))) QVERIFY(pair.score >= 900);
        request.by = *parseRecipeStep("duplicates", "by");
        QVERIFY(foldPairs(request, job_)
                    .error()
                    .sentence()
                    .starts_with("--by: duplicates measures nothing; choose one of: length"));
        request.pairs = store("n.h5", {{"a", "b"}});
        request.by = *parseRecipeStep("score", "by");
        QVERIFY(foldPairs(request, job_)
                    .error()
                    .sentence()
                    .ends_with("pair 1 has no score; rank by something else"));
    }

    void splitsKeepTheSameSourceTogetherAndDependOnTheSeed() {
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

    void scoresOfTwoKindsAreNotMixed() {
        const auto scored = [this](const std::string& name, ScoreKind kind, float score) {
            PairStoreWriter writer(path(name));
            for (int i = 0; i < 4; ++i) writer.add({"a " + std::to_string(i), "b", score});
            PairStoreInfo info;
            info.sourceLanguage = info.targetLanguage = "en";
            info.scoreKind = kind;
            writer.commit(info);
            return path(name);
        };
        const auto given = scored("given.h5", ScoreKind::given, 0.5F),
                   translated = scored("translated.h5", ScoreKind::translation, -0.5F);
        const auto none = store("none.h5", {{"a", "b"}}, "en");
        const auto refused = mergePairs({{given, none, translated}, path("mixed.h5"), false}, job_);
        QVERIFY(!refused);
        QCOMPARE(refused.error().found, std::string("scores that are log-probabilities of translations"));
        VERIFY_OK(mergePairs({{none, translated, translated}, path("merged.h5"), false}, job_));
        QVERIFY(PairStore::open(path("merged.h5"))->info().scoreKind == ScoreKind::translation);
        // The parts of a store have scores of its kind.
        VERIFY_OK(subsamplePairs({translated, path("few.h5"), 2, 1}, job_));
        VERIFY_OK(shufflePairs({translated, path("other.h5"), 1}, job_));
        VERIFY_OK(splitPairs({translated, {path("train.h5"), {}, path("rest.h5")}, {0, 1}, 1, "none"}, job_));
        FilterRequest filter;
        filter.pairs = translated;
        filter.recipe = *parseRecipe("score minimum=-1 maximum=0", "r");
        filter.output = path("kept.h5");
        VERIFY_OK(filterPairs(filter, job_));
        for (const char* part : {"few.h5", "other.h5", "train.h5", "rest.h5", "kept.h5"})
            QVERIFY2(PairStore::open(path(part))->info().scoreKind == ScoreKind::translation, part);
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
        // Impossible requests are reported, and the last good file remains.
        request.languages = {"fr", "de"};
        QCOMPARE(QString::fromStdString(pivotPairs(request, job_).error().sentence()),
                 QString::fromStdString(spanish.string()) +
                     ": en-es, expected one of the languages of --languages; omit it");
        request = {{spanish}, path("pivot.h5"), {"es", "es"}};
        QVERIFY(!pivotPairs(request, job_).ok());
        request.pairs = {store("unnamed.h5", {{"a", "b"}}, "")};
        QVERIFY(!pivotPairs(request, job_).ok());
        QCOMPARE(all(path("pivot.h5")).size(), std::size_t{3});
    }

    void aVeryCommonTranslationGivesARandomChoiceOfPairs() {
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

    void subsamplesAndShufflesContainPairsOfTheStore() {
        const auto file = store("d.h5", pairs(30'000));
        const auto whole = targets(all(file));
        VERIFY_OK(subsamplePairs({file, path("drawn.h5"), 1000, 5}, job_));
        const auto drawn = all(path("drawn.h5"));
        QCOMPARE(drawn.size(), 1000U);
        const auto found = targets(drawn);
        QCOMPARE(found.size(), 1000U);
        QVERIFY(std::ranges::includes(whole, found));
        QVERIFY(!subsamplePairs({file, path("drawn.h5"), 30'001, 5}, job_).ok());
        VERIFY_OK(shufflePairs({file, path("shuffled.h5"), 5}, job_));
        const auto shuffled = all(path("shuffled.h5"));
        QCOMPARE(shuffled.size(), 30'000U);
        QCOMPARE(targets(shuffled), whole);
        int inPlace = 0;
        for (std::size_t i = 0; i < shuffled.size(); ++i)
            inPlace += shuffled[i].target == "target " + std::to_string(i);
        QVERIFY(inPlace < 20);
    }

    void aPreviewShowsWhatEachStepDropsAndProposesThresholds() {
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
};

QTEST_GUILESS_MAIN(TestDividePairs)
#include "test_divide_pairs.moc"
