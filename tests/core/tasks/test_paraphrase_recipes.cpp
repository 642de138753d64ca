// The recipes for ParaNMT on paraphrases from translations, whose scores are not ParaNMT's.
#include <QTest>

#include "core/models/model_file.h"
#include "core/pairs/filters/trigram_overlap.h"
#include "core/tasks/filtering/filter_pairs.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;

class TestParaphraseRecipes : public QObject {
    Q_OBJECT

    static std::vector<std::string> linesOf(const std::filesystem::path& file) {
        const auto store = PairStore::open(file);
        std::vector<std::string> lines;
        for (const SentencePair& pair : store->read(0, store->info().pairs))
            lines.push_back(pair.source + "|" + pair.target);
        return lines;
    }

  private slots:
    // Paraphrases from translations have the score of the translation, which is no paraphrase score.
    void theRecipesForParaphrasesScoreTranslationsByAModel() {
        const QTemporaryDir folder;
        const Model model = test::wordModel({"the dog sleeps in the old house", "a cat runs over my road"});
        writeModel(model, test::pathIn(folder, "m.h5"));
        const std::vector<SentencePair> pairs{
            {"the dog sleeps in the old house", "the old dog sleeps in the house", -0.4F},
            {"the dog sleeps in the old house", "the dog sleeps in the old house", -0.1F},
            {"the dog sleeps in the old house", "a cat runs over my road", -0.3F},
            {"the dog sleeps in the old house", "in the old house sleeps the dog", -2.5F}};
        const auto file = test::pathIn(folder, "p.h5");
        PairStoreWriter writer(file);
        for (const SentencePair& pair : pairs) writer.add(pair);
        PairStoreInfo info;
        info.sourceLanguage = info.targetLanguage = "en";
        info.scoreKind = ScoreKind::translation;
        writer.commit(info);
        JobContext job;
        for (const char* recipe : {"p18-paranmt", "p22-paranmt"}) {
            FilterRequest request;
            request.pairs = file;
            request.recipe = *readRecipe(recipe);
            request.output = test::pathIn(folder, std::string(recipe) + ".h5");
            const auto refused = filterPairs(request, job);
            QVERIFY(!refused && !std::filesystem::exists(request.output));
            QVERIFY2(refused.error().sentence().find(
                         "paraphrase: the scores of these pairs are log-probabilities of translations") !=
                         std::string::npos,
                     refused.error().sentence().c_str());
            request.scoreModel = test::pathIn(folder, "m.h5");
            const auto done = filterPairs(request, job);
            VERIFY_OK(done);
            std::vector<std::string> expected;
            FilterWorkspace work;
            for (const SentencePair& pair : pairs)
                if (model.cosine(pair.source, pair.target) >= 0.4 &&
                    (request.recipe.steps.size() < 4 ||
                     sentenceOverlap(pair.source, pair.target, work) <= 0.7F))
                    expected.push_back(pair.source + "|" + pair.target);
            QCOMPARE(linesOf(request.output), expected);
            QVERIFY(expected.size() >= 2 && expected.size() < pairs.size());
        }
        // With all that can be asked of such pairs: also overlap, translation score and language.
        FilterRequest request;
        request.pairs = file;
        request.recipe = *readRecipe("p18-paranmt");
        for (const char* step : {"overlap maximum=0.7", "score minimum=-1.5 maximum=0", "language"})
            request.recipe.steps.push_back(*parseRecipeStep(step, "step"));
        request.scoreModel = test::pathIn(folder, "m.h5");
        request.output = test::pathIn(folder, "kept.h5");
        VERIFY_OK(filterPairs(request, job));
        QCOMPARE(linesOf(request.output), std::vector{pairs[0].source + "|" + pairs[0].target});
        // A given score is a paraphrase score: no model is needed, as for ParaNMT itself.
        PairStoreWriter given(file);
        for (const float score : {0.3F, 0.5F, 0.9F})
            given.add({"a b c", "d e " + std::to_string(score), score});
        given.commit({0, "en", "en", "made", "", false});
        request.recipe = *readRecipe("p18-paranmt");
        request.scoreModel.clear();
        const auto done = filterPairs(request, job);
        VERIFY_OK(done);
        QCOMPARE(done->kept, 2);
    }
};

QTEST_GUILESS_MAIN(TestParaphraseRecipes)
#include "test_paraphrase_recipes.moc"
