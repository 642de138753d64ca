// Filtering as a task: the same on any number of threads, all kinds of duplicates, stops, bad input.
#include <QTest>
#include <algorithm>
#include <map>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "core/models/model_file.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/filtering/compare_recipes.h"
#include "core/tasks/filtering/filter_pairs.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;

namespace {

// Pairs of words a..z with many duplicates, enough for several batches.
std::vector<SentencePair> somePairs(int count) {
    Random random(7);
    std::vector<SentencePair> pairs;
    for (int i = 0; i < count; ++i) {
        SentencePair pair;
        for (std::string* side : {&pair.source, &pair.target}) {
            const auto words = 1 + random.below(6);
            for (std::uint64_t w = 0; w < words; ++w)
                *side += std::string(w ? " " : "") + static_cast<char>('a' + random.below(5));
        }
        pair.score = static_cast<float>(random.uniform());
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

std::filesystem::path storeOf(const QTemporaryDir& folder, const std::vector<SentencePair>& pairs) {
    const auto file = test::pathIn(folder, "in.h5");
    PairStoreWriter writer(file);
    for (const SentencePair& pair : pairs) writer.add(pair);
    writer.commit({0, "en", "de", "made", "", false});
    return file;
}

std::vector<std::string> linesOf(const std::filesystem::path& file) {
    const auto store = PairStore::open(file);
    std::vector<std::string> lines;
    for (const SentencePair& pair : store->read(0, store->info().pairs))
        lines.push_back(pair.source + "|" + pair.target);
    return lines;
}

}  // namespace

class TestFilterPairs : public QObject {
    Q_OBJECT
  private slots:
    void lengthInPiecesAcceptsAFileOrAModel() {
        const QTemporaryDir folder;
        const Model model = test::wordModel({"one two", "two three"});
        writeModel(model, test::pathIn(folder, "m.h5"));
        test::writeText(test::pathIn(folder, "words.model"),
                        model.tokenizer->tokenizer(0, Side::source).serialise());
        FilterRequest request;
        request.pairs = storeOf(folder, {{"One, two", "three"}, {"one two three", "two"}, {"four", "one"}});
        request.output = test::pathIn(folder, "out.h5");
        JobContext job;
        for (const char* tokenizer : {"m.h5", "words.model"}) {
            // "four" is unknown and does not count.
            request.recipe = *parseRecipe("length minimum=1 maximum=2 unit=pieces tokenizer=\"" +
                                              test::pathIn(folder, tokenizer).string() + "\"\n",
                                          "r");
            VERIFY_OK(filterPairs(request, job));
            QCOMPARE(linesOf(request.output), std::vector<std::string>{"One, two|three"});
        }
    }

    void theResultDoesNotDependOnTheThreads() {
        const QTemporaryDir folder;
        const auto pairs = somePairs(30'000);
        FilterRequest request;
        request.pairs = storeOf(folder, pairs);
        request.recipe = *parseRecipe(
            "overlap maximum=0.4\nlength minimum=2\nduplicates keep=none\n"
            "score minimum=0.1\nduplicates by=source\nnumerals\n",
            "r");
        JobContext job;
        std::string dropped;
        std::vector<std::string> kept;
        std::vector<std::int64_t> counts;
        for (const int threads : {1, 2, 5}) {
            request.threads = threads;
            request.output = test::pathIn(folder, "out.h5");
            request.dropped = test::pathIn(folder, "dropped.tsv");
            const auto summary = filterPairs(request, job);
            VERIFY_OK(summary);
            std::vector<std::int64_t> now;
            for (const FilterCount& step : summary->steps) {
                now.push_back(step.seen);
                now.push_back(step.kept);
            }
            QCOMPARE(summary->seen, summary->kept + summary->droppedWritten);
            if (threads == 1) {
                counts = now;
                kept = linesOf(request.output);
                dropped = *readFile(request.dropped);
                QVERIFY(!kept.empty());
            }
            QCOMPARE(now, counts);
            QCOMPARE(linesOf(request.output), kept);
            QVERIFY(*readFile(request.dropped) == dropped);
        }
        for (std::size_t i = 2; i < counts.size(); i += 2) QCOMPARE(counts[i], counts[i - 1]);
    }

    // Compared with the stores that each recipe writes: equal pairs are interchangeable.
    void twoRecipesAreComparedPairByPair() {
        const QTemporaryDir folder;
        const auto pairs = somePairs(20'000);
        CompareRequest request;
        request.pairs = storeOf(folder, pairs);
        request.first = *parseRecipe("length minimum=2\nduplicates keep=one\n", "a");
        request.second =
            *parseRecipe("off identical\nscore minimum=0.3\nlength maximum=4\nduplicates keep=none\n", "b");
        request.dropped = test::pathIn(folder, "difference.jsonl");
        request.examples = 50;
        std::map<std::string, std::pair<int, int>> kept;
        std::int64_t keptBy[2] = {};
        for (int i = 0; i < 2; ++i) {
            FilterRequest filter;
            filter.pairs = request.pairs;
            filter.recipe = i == 0 ? request.first : request.second;
            filter.output = test::pathIn(folder, "kept.h5");
            JobContext job;
            VERIFY_OK(filterPairs(filter, job));
            for (const std::string& line : linesOf(filter.output)) {
                ++(i == 0 ? kept[line].first : kept[line].second);
                ++keptBy[i];
            }
        }
        std::string text;
        for (const int threads : {1, 3}) {
            request.threads = threads;
            JobContext job;
            const auto found = compareRecipes(request, job);
            VERIFY_OK(found);
            QCOMPARE(found->pairs, 20'000);
            QCOMPARE(found->both + found->onlyFirst, keptBy[0]);
            QCOMPARE(found->both + found->onlySecond, keptBy[1]);
            QCOMPARE(found->both + found->onlyFirst + found->onlySecond + found->neither, 20'000);
            QVERIFY(found->onlyFirst > 100 && found->onlySecond > 100);
            QCOMPARE(found->keptByFirst.size(), 50U);
            for (const DroppedExample& example : found->keptByFirst) {
                QCOMPARE(example.pair.source, pairs[static_cast<std::size_t>(example.number)].source);
                QVERIFY(example.step >= 1 && example.step <= 3);
            }
            for (const DroppedExample& example : found->keptBySecond)
                QVERIFY(kept[example.pair.source + "|" + example.pair.target].second > 0);
            const std::string now = *readFile(request.dropped);
            QCOMPARE(std::ranges::count(now, '\n'), found->onlyFirst + found->onlySecond);
            if (threads == 1) text = now;
            QVERIFY(now == text);
        }
        QVERIFY(text.find("{\"kept_by\":\"second\",\"step\":1,\"filter\":\"length\",\"measured\":[1.0") !=
                std::string::npos);
        // The same for a sample that is the whole store.
        RecipePreviewer previewer(request.pairs, {});
        JobContext job;
        const auto first = previewer.preview(request.first, job);
        const auto second = previewer.preview(request.second, job);
        const RecipeDifference sampled = differenceOf(*first, *second);
        const auto whole = compareRecipes(request, job);
        QCOMPARE(sampled.onlyFirst, whole->onlyFirst);
        QCOMPARE(sampled.onlySecond, whole->onlySecond);
        QCOMPARE(sampled.neither, whole->neither);
        QCOMPARE(sampled.keptBySecond[7].number, whole->keptBySecond[7].number);
        QCOMPARE(std::ssize(pairsBetween(*second, {1, 3})), second->steps[1].seen - second->steps[2].kept);
        request.pairs = test::pathIn(folder, "none.h5");
        QVERIFY(compareRecipes(request, job).error().sentence().find("none.h5") != std::string::npos);
    }

    void pairsDroppedBetweenTwoStagesAreReturned() {
        const QTemporaryDir folder;
        FilterRequest request;
        request.pairs = storeOf(folder, somePairs(9'000));
        request.recipe = *parseRecipe("score minimum=0.2\nlength minimum=2\nduplicates\n", "r");
        request.between = StageRange{1, 3};
        request.examples = 40;
        JobContext job;
        const auto summary = filterPairs(request, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->dropped.size(), 40U);
        std::int64_t between = 0;
        for (const FilterCount& step : summary->steps)
            if (step.place > 0) between += step.seen - step.kept;
        QCOMPARE(summary->droppedBetween, between);
        for (const DroppedExample& example : summary->dropped) QVERIFY(example.step > 0);
    }

    void keepNoneKeepsWhatOccursOnce() {
        const QTemporaryDir folder;
        const auto pairs = somePairs(20'000);
        std::map<std::string, int> times;
        for (const SentencePair& pair : pairs) ++times[pair.source + "|" + pair.target];
        std::vector<std::string> once, first;
        std::map<std::string, int> seen;
        for (const SentencePair& pair : pairs) {
            const std::string line = pair.source + "|" + pair.target;
            if (times[line] == 1) once.push_back(line);
            if (++seen[line] == 1) first.push_back(line);
        }
        FilterRequest request;
        request.pairs = storeOf(folder, pairs);
        request.output = test::pathIn(folder, "out.h5");
        JobContext job;
        request.recipe = *parseRecipe("duplicates keep=none\n", "r");
        const auto none = filterPairs(request, job);
        VERIFY_OK(none);
        QCOMPARE(linesOf(request.output), once);
        QCOMPARE(none->steps[0].kept, static_cast<std::int64_t>(once.size()));
        QCOMPARE(none->steps[0].seen, 20'000);
        request.recipe = *parseRecipe("duplicates\n", "r");
        VERIFY_OK(filterPairs(request, job));
        QCOMPARE(linesOf(request.output), first);
        QCOMPARE(std::distance(std::filesystem::directory_iterator(folder.path().toStdString()), {}), 2);
    }

    void pairsBetweenTwoStagesAreThoseThatTheStepsBetweenDropped() {
        const QTemporaryDir folder;
        FilterRequest request;
        request.pairs =
            storeOf(folder, {{"a", "b"}, {"a b", "c d"}, {"a b", "c d"}, {"x y z", "x y z"}, {"k l", "m n"}});
        request.recipe = *parseRecipe("length minimum=2\noverlap\nduplicates\n", "r");
        request.output = test::pathIn(folder, "out.h5");
        request.dropped = test::pathIn(folder, "d.tsv");
        JobContext job;
        request.between = StageRange{1, 3};
        VERIFY_OK(filterPairs(request, job));
        QCOMPARE(*readFile(request.dropped),
                 std::string("trigram overlap\t1\t\tx y z\tx y z\nduplicates\t\t\ta b\tc d\n"));
        request.between = StageRange{0, 1};
        VERIFY_OK(filterPairs(request, job));
        QCOMPARE(*readFile(request.dropped), std::string("length\t1\t1\ta\tb\n"));
    }

    void aPairStoreRecordsItsRecipesAndCounts() {
        const QTemporaryDir folder;
        FilterRequest request;
        request.pairs = storeOf(folder, somePairs(100));
        request.recipe = *parseRecipe("length minimum=2\n", "r");
        request.output = test::pathIn(folder, "one.h5");
        JobContext job;
        const auto first = filterPairs(request, job);
        VERIFY_OK(first);
        request.pairs = request.output;
        request.recipe = *parseRecipe("duplicates\n", "r");
        request.output = test::pathIn(folder, "two.h5");
        VERIFY_OK(filterPairs(request, job));
        const PairStoreInfo info = PairStore::open(request.output)->info();
        QCOMPARE(info.recipe, std::string("length minimum=2\nduplicates\n"));
        QVERIFY(info.counts.starts_with("100\t" + std::to_string(first->kept) + "\tlength minimum=2\n"));
        QCOMPARE(info.targetLanguage, std::string("de"));
    }

    void aStopKeepsWhatHasBeenFiltered() {
        const QTemporaryDir folder;
        FilterRequest request;
        request.pairs = storeOf(folder, somePairs(200'000));
        request.recipe = *parseRecipe("duplicates keep=none\nlength\n", "r");
        request.output = test::pathIn(folder, "out.h5");
        std::stop_source source;
        JobContext job;
        job.stop = source.get_token();
        job.onProgress = [&](const Progress&) { source.request_stop(); };
        const auto summary = filterPairs(request, job);
        VERIFY_OK(summary);
        QVERIFY(summary.stopped());
        QCOMPARE(linesOf(request.output).size(), static_cast<std::size_t>(summary->kept));
    }

    void aRecipeThatDropsEverythingSaysWhy() {
        const QTemporaryDir folder;
        FilterRequest request;
        request.pairs = storeOf(folder, {{"a", "b"}});
        request.recipe = *parseRecipe("length minimum=5\n", "r");
        request.output = test::pathIn(folder, "out.h5");
        JobContext job;
        const auto summary = filterPairs(request, job);
        QVERIFY(!summary.ok());
        QCOMPARE(summary.error().sentence(),
                 request.pairs.string() +
                     ": 1 pair, none left; length dropped 1, expected at least one pair; loosen the recipe");
        QVERIFY(!std::filesystem::exists(request.output));
    }

    void importsByRecipeAndBySettingsAreEqual() {
        const QTemporaryDir folder;
        std::string text;
        for (const SentencePair& pair : somePairs(5000)) text += pair.source + "\t" + pair.target + "\n";
        ImportRequest request;
        request.input.first = test::writeText(test::pathIn(folder, "in.tsv"), text);
        request.output = test::pathIn(folder, "a.h5");
        request.settings.filter.minimumLength = 2;
        request.settings.filter.maximumLength = 4;
        request.settings.filter.duplicates = Duplicates::one;
        JobContext job;
        const auto bySettings = importPairs(request, job);
        VERIFY_OK(bySettings);
        request.output = test::pathIn(folder, "b.h5");
        request.settings = {};
        request.recipe = *parseRecipe("identical\nlength minimum=2 maximum=4\nduplicates\n", "r");
        const auto byRecipe = importPairs(request, job);
        VERIFY_OK(byRecipe);
        QCOMPARE(linesOf(test::pathIn(folder, "a.h5")), linesOf(test::pathIn(folder, "b.h5")));
        QCOMPARE(bySettings->filters[1].kept, byRecipe->filters[1].kept);
    }

    void theP22RecipesFilterRealTextAsDescribed() {
        const auto file = test::dataFolder() / "bitext/tatoeba.en-de.tsv.gz";
        SKIP_WITHOUT_DATA(file);
        const QTemporaryDir folder;
        ImportRequest request;
        request.input.first = file;
        request.input.columns = {0, 1};
        request.output = test::pathIn(folder, "out.h5");
        request.recipe = readRecipe("p22-bitext").value();
        JobContext job;
        const auto summary = importPairs(request, job);
        VERIFY_OK(summary);
        // The same by a shell: awk 'NF of each side within 3..100', lower-cased, sort | uniq -u.
        QCOMPARE(summary->filters[0].seen, 169'813);
        QCOMPARE(summary->filters[0].kept, 166'413);
        QCOMPARE(summary->filters[1].kept, 166'353);
    }
};

QTEST_GUILESS_MAIN(TestFilterPairs)
#include "test_filter_pairs.moc"
