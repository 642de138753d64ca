// Recipes as text, their order, and messages about mistakes.
#include <QTest>

#include "core/pairs/recipes/filter_chain.h"
#include "core/pairs/recipes/recipe.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestRecipe : public QObject {
    Q_OBJECT
  private slots:
    void recipesSurviveTheirText() {
        const std::string text =
            "# Short ones first\n"
            "length minimum=3 maximum=100\n"
            "off duplicates keep=none\n"
            "paraphrase model=\"my models/best run\" minimum=0.4\n";
        const auto recipe = parseRecipe(text, "r");
        VERIFY_OK(recipe);
        QCOMPARE(recipe->steps.size(), 3U);
        QCOMPARE(recipe->steps[0].value("maximum"), std::string("100"));
        QCOMPARE(recipe->steps[0].value("unit"), std::string("words"));
        QVERIFY(!recipe->steps[1].enabled);
        QCOMPARE(recipe->steps[2].value("model"), std::string("my models/best run"));
        QCOMPARE(recipeText(*recipe), text);
        QCOMPARE(*parseRecipe(recipeText(*recipe), "again"), *recipe);
        QCOMPARE(parseRecipe("\n  length   minimum=3 # why\r\n", "r")->steps[0].line(),
                 std::string("length minimum=3"));
    }

    void mistakesAreNamedWithTheirLine_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* line, const char* sentence) {
            QTest::newRow(line) << line << sentence;
        };
        row("lenght", "r:2: unknown filter \"lenght\"; choose one of: length, duplicates, ");
        row("length minimun=3",
            "r:2: length has no \"minimun\"; choose one of: minimum, maximum, unit, tokenizer, of; did you "
            "mean "
            "minimum?");
        row("length 3", "r:2: \"3\", expected KEY=VALUE; correct the line or start it with #");
        row("length minimum=x", "r:2: length: minimum is \"x\", expected 0 to 100,000; correct the value");
        row("overlap maximum=1.5", "r:2: overlap: maximum is \"1.5\", expected 0 to 1; correct the value");
        row("overlap maximum=nan", "r:2: overlap: maximum is \"nan\", expected 0 to 1; correct the value");
        row("duplicates keep=two", "r:2: duplicates: keep is \"two\"; choose one of: one, none");
        row("duplicates keep=one keep=one", "r:2: keep is given twice; remove one of them");
        row("length minimum=5 maximum=4",
            "r:2: length: minimum is above maximum; exchange them, or correct one");
        row("paraphrase model=\"a", "r:2: a quotation mark that is not closed; close it");
        row("off", "r:2: no filter");
    }
    void mistakesAreNamedWithTheirLine() {
        QFETCH(QString, line);
        QFETCH(QString, sentence);
        const auto recipe = parseRecipe("# one\n" + line.toStdString() + "\n", "r");
        QVERIFY(!recipe.ok());
        const QString found = QString::fromStdString(recipe.error().sentence());
        QVERIFY2(found.startsWith(sentence), qPrintable(found));
    }

    void aRecipeIsAPresetOrAFile() {
        for (const RecipePreset& preset : recipePresets()) {
            VERIFY_OK(readRecipe(preset.name));
            QVERIFY(!preset.description.empty());
        }
        const auto p22 = readRecipe("p22-bitext");
        QCOMPARE(p22->steps[0].line(), std::string("length minimum=3 maximum=100"));
        QCOMPARE(p22->steps[1].line(), std::string("duplicates keep=none"));
        const QTemporaryDir folder;
        const auto file = test::writeText(test::pathIn(folder, "mine.recipe"), "length minimum=2\n");
        QCOMPARE(readRecipe(file.string())->steps.size(), 1U);
        QVERIFY(!readRecipe(folder.path().toStdString()).ok());
        QVERIFY(!readRecipe(test::writeText(test::pathIn(folder, "bad"), "length \xff\n").string()).ok());
        const auto none = readRecipe("nothing-like-it");
        QVERIFY(none.error().sentence().starts_with(
            "recipe: \"nothing-like-it\" is neither a file nor built in, expected a file or a built-in "
            "recipe; choose one of: clean-bitext, "));
    }

    void filterSettingsBecomeARecipe() {
        Settings settings;
        QCOMPARE(recipeText(recipeOf(settings)), std::string("identical\n"));
        settings.filter.minimumLength = 3;
        settings.filter.maximumLength = 100;
        settings.filter.duplicates = Duplicates::one;
        settings.filter.identical = false;
        settings.text.lowerCase = false;
        QCOMPARE(recipeText(recipeOf(settings)),
                 std::string("length minimum=3 maximum=100\nduplicates keep=one lower-case=false\n"));
    }

    void cheapStepsRunFirstButNotAcrossOnesThatRemember() {
        const auto recipe =
            parseRecipe("edit-similarity\noverlap\nlength\nduplicates\nrepetition\nidentical\n", "r");
        const auto chain = FilterChain::make(*recipe, {});
        VERIFY_OK(chain);
        std::vector<int> places;
        for (const FilterCount& count : chain->counts()) places.push_back(count.place);
        QCOMPARE(places, (std::vector<int>{2, 1, 0, 3, 5, 4}));
        const auto part = FilterChain::make(*parseRecipe("off length\nidentical\n", "r"), {});
        QCOMPARE(part->size(), 1U);
    }
};

QTEST_GUILESS_MAIN(TestRecipe)
#include "test_recipe.moc"
