// Each filter against hand-computed values.
#include <QTest>
#include <cmath>

#include "core/pairs/filters/filter_table.h"
#include "core/pairs/filters/trigram_overlap.h"
#include "core/pairs/recipes/filter_chain.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

FilterDecision judge(const std::string& line, const SentencePair& pair, const FilterContext& context = {}) {
    const auto step = parseRecipeStep(line, "test");
    if (!step) qFatal("%s", step.error().sentence().c_str());
    const auto made = step->kind().make(step->allValues(), context);
    if (!made) qFatal("%s", made.error().sentence().c_str());
    FilterWorkspace work;
    const std::uint32_t chosen[] = {0};
    FilterDecision out[1];
    made->filter->judge({&pair, 1}, chosen, work, out);
    return out[0];
}

const char* text(const QString& s) {
    static std::string kept;
    kept = s.toStdString();
    return kept.c_str();
}

}  // namespace

class TestFilters : public QObject {
    Q_OBJECT
  private slots:
    void lengthInPiecesIsCountedByATokenizer() {
        FilterContext context;
        std::filesystem::path asked;
        // Two pieces per character of the source, one of the target.
        context.loadTokenCounter = [&](const std::filesystem::path& file) {
            asked = file;
            return Result<TokenCounter>([](std::string_view text, Side side) {
                return text.size() * (side == Side::source ? 2 : 1);
            });
        };
        const FilterDecision found =
            judge("length unit=pieces tokenizer=sp.model maximum=5", {"ab", "cdef"}, context);
        QCOMPARE(asked, std::filesystem::path("sp.model"));
        QCOMPARE(found.first, 4.F);
        QCOMPARE(found.second, 4.F);
        QVERIFY(found.keeps);
        QVERIFY(!judge("length unit=pieces tokenizer=sp.model maximum=5", {"abc", "d"}, context).keeps);
        QCOMPARE(judge("length-ratio unit=pieces tokenizer=sp.model", {"abc", "ab"}, context).first, 3.F);
        for (const char* wrong : {"length unit=pieces", "length tokenizer=sp.model"}) {
            const auto step = parseRecipeStep(wrong, "test");
            VERIFY_OK(step);
            const auto made = step->kind().make(step->allValues(), context);
            QVERIFY2(!made && made.error().sentence().find("tokenizer") != std::string::npos, wrong);
        }
    }

    void quantitiesMatchHandComputedValues_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("target");
        QTest::addColumn<double>("first");
        QTest::addColumn<double>("second");  // NaN: of the pair
        QTest::addColumn<bool>("keeps");
        const double pair = std::nan("");
        const auto row = [](const char* name, const char* line, const char* a, const char* b, double first,
                            double second, bool keeps) {
            QTest::newRow(name) << line << a << b << first << second << keeps;
        };
        row("words", "length minimum=2 maximum=3", "a b c", "d e", 3, 2, true);
        row("a side too short", "length minimum=3", "a b c", "d e", 3, 2, false);
        row("mean of the sides", "length minimum=2.5 of=mean", "a b c", "d e", 2.5, pair, true);
        row("mean too long", "length maximum=2.4 of=mean", "a b c", "d e", 2.5, pair, false);
        row("characters", "length unit=characters", "año", "年", 3, 1, true);
        row("word tokens", "length unit=tokens", "Don't go.", "不要去。", 3, 3, true);
        row("word tokens of Thai and Japanese", "length unit=tokens", "ฉันรักคุณ", "私は学生です。", 3, 5, true);
        row("ratio of word tokens", "length-ratio unit=tokens", "不要去。", "Don't go.", 1, pair, true);
        row("ideographic spaces separate words", "length", "a　b", "c d", 2, 2, true);
        row("ratio", "length-ratio maximum=2", "a b c d e", "a b", 2.5, pair, false);
        row("ratio of characters", "length-ratio unit=characters", "abcdef", "年年", 3, pair, true);
        row("long word", "long-word maximum=5", "ab abcdé", "abcdef", 5, 6, false);
        row("mean word", "word-length minimum=2 maximum=4", "a bcd", "ab", 2, 2, true);
        row("tags and entities", "markup", "<b>hi</b>", "a &amp; b", 7.0 / 9, 5.0 / 9, false);
        row("an address", "markup maximum=0.8", "see http://a.b/c now", "less < more & so on", 12.0 / 20, 0,
            true);
        row("letters", "alphabet minimum=0.5", "ab 1!", "été", 0.5, 1, true);
        row("digits", "digits", "room 12", "٣ a", 2.0 / 6, 0.5, false);
        row("scripts", "script source=Latin target=Cyrillic", "Tom и", "дa", 3.0 / 4, 0.5, false);
        row("one mark each", "terminal-punctuation", "Yes.", "是。", 0, pair, true);
        row("marks differ", "terminal-punctuation", "No. No. No.", "Nein", -std::log(3 + 2 + 1.0), pair,
            true);
        row("many marks", "terminal-punctuation", "!!!!!!", "a", -std::log(6 + 5 + 1.0), pair, false);
        row("numbers agree", "numerals", "in 1987", "1987年", 1, pair, true);
        row("zeros do not count", "numerals", "10:30", "1:3", 1, pair, true);
        row("numbers differ", "numerals minimum=0.7", "12 34", "12 5", 2.0 * 2 / 7, pair, false);
        row("no numbers", "numerals", "a", "b", 1, pair, true);
        row("repeats", "repetition maximum=1", "la la la la", "ha ha", 2, 0, false);
        row("long repeats", "repetition maximum=1", "thank you thank you thank you", "x", 2, 0, false);
        row("substring", "common-substring maximum=0.5", "ABCdef", "xbcy", 0.5, pair, true);
        row("edit", "edit-similarity maximum=0.8", "kitten", "sitting", 1 - 3.0 / 7, pair, true);
        row("edit of words", "edit-similarity unit=words maximum=0.7", "a b c", "a B d", 2.0 / 3, pair, true);
        row("overlap", "overlap maximum=0.4", "A b c d", "x a B c", 0.5, pair, false);
        row("overlap of nothing", "overlap", "a b", "a b", 0, pair, true);
    }
    void quantitiesMatchHandComputedValues() {
        QFETCH(QString, line);
        QFETCH(QString, source);
        QFETCH(QString, target);
        QFETCH(double, first);
        QFETCH(double, second);
        QFETCH(bool, keeps);
        const FilterDecision found = judge(text(line), {source.toStdString(), target.toStdString()});
        QVERIFY2(std::abs(found.first - first) < 1e-6, qPrintable(QString::number(found.first)));
        QCOMPARE(std::isnan(found.second), std::isnan(second));
        if (!std::isnan(second))
            QVERIFY2(std::abs(found.second - second) < 1e-6, qPrintable(QString::number(found.second)));
        QCOMPARE(found.keeps, keeps);
    }

    void identicalSidesAreEqualWithOrWithoutCase() {
        QVERIFY(!judge("identical", {"a b", "a b"}).keeps);
        QVERIFY(judge("identical", {"a b", "A b"}).keeps);
        QVERIFY(!judge("identical ignore-case=true", {"a b", "A b"}).keeps);
        QVERIFY(!judge("identical ignore-case=true letters-only=true", {"Ａ b!", "ab"}).keeps);
    }

    void aMissingGivenScoreIsReported() {
        QVERIFY(judge("score minimum=0.4 maximum=0.6", {"a", "b", 0.4F}).keeps);
        QVERIFY(!judge("score minimum=0.4 maximum=0.6", {"a", "b", 0.7F}).keeps);
        QVERIFY(!judge("score", {"a", "b"}).keeps);
    }

    void theLanguageFilterUsesTheLanguagesOfThePairs() {
        FilterContext context;
        context.sourceLanguage = "eng";  // three-letter codes are as good as two-letter ones
        context.targetLanguage = "de";
        const std::string english = "This is a sentence about the weather in the north of the country.";
        const std::string german = "Das ist ein Satz über das Wetter im Norden des Landes und anderswo.";
        QVERIFY(judge("language", {english, german}, context).keeps);
        QVERIFY(!judge("language", {german, english}, context).keeps);
        QVERIFY(judge("language source=de target=en", {german, english}).keeps);
        QVERIFY(judge("language", {"Xq", "Zw"}, context).keeps);
        QVERIFY(!judge("language unsure=drop", {"Xq", "Zw"}, context).keeps);
    }

    void theScorerIsPassedIn() {
        FilterContext context;
        context.loadScorer = [](const std::filesystem::path& model) -> Result<PairScorer> {
            if (model != "m") return Error{model.string(), "no such file", "", "check the name"};
            return PairScorer([](auto pairs, auto chosen, auto cosines) {
                for (std::size_t i = 0; i < chosen.size(); ++i)
                    cosines[i] = pairs[chosen[i]].source == "good" ? 0.5F : 0.25F;
            });
        };
        QVERIFY(judge("paraphrase model=m", {"good", "b"}, context).keeps);
        QVERIFY(!judge("paraphrase model=m", {"bad", "b"}, context).keeps);
        // A given score counts if it is a paraphrase score, and the model scores the other pairs.
        QVERIFY(judge("paraphrase given=true", {"bad", "b", 0.9F}, context).keeps);
        QVERIFY(!judge("paraphrase given=true", {"good", "b", 0.2F}, context).keeps);
        QVERIFY(!judge("paraphrase given=true", {"good", "b"}, context).keeps);
        QVERIFY(judge("paraphrase given=true model=m", {"good", "b"}, context).keeps);
        QVERIFY(!judge("paraphrase given=true model=m", {"good", "b", 0.2F}, context).keeps);
        context.translationScores = true;
        const auto unscored = FilterChain::make(*parseRecipe("paraphrase given=true", "r"), context);
        QCOMPARE(unscored.error().sentence(),
                 std::string(
                     "step 1, paraphrase: the scores of these pairs are log-probabilities of translations, "
                     "not paraphrase scores, expected a model or word vectors that score the pairs; choose "
                     "them with model=RUN in the step, or --score-model of filter"));
        context.scoreModel = "m";
        QVERIFY(judge("paraphrase given=true", {"good", "b", -0.9F}, context).keeps);
        QVERIFY(!judge("paraphrase given=true", {"bad", "b", 0.9F}, context).keeps);
        QVERIFY(judge("paraphrase", {"good", "b"}, context).keeps);
        const auto chain = FilterChain::make(*parseRecipe("length\nparaphrase model=x\n", "r"), context);
        QVERIFY(!chain.ok());
        QCOMPARE(chain.error().sentence(),
                 std::string("step 2, paraphrase: x: no such file; check the name"));
    }

    void evaluationSentencesAreFoundWhateverTheirCaseAndPunctuation() {
        FilterContext context;
        context.loadEvaluation = [](const auto&) -> Result<EvaluationSentences> {
            return EvaluationSentences{{"STS12", "SICK"}, [](const auto& take) {
                                           take(0, "A man is playing.");
                                           take(1, "Two dogs");
                                       }};
        };
        auto chain = FilterChain::make(*parseRecipe("leak\n", "r"), context);
        VERIFY_OK(chain);
        QVERIFY(!chain->keeps({"x", "a man, is ｐlaying"}));
        QVERIFY(!chain->keeps({"two dogs!", "y"}));
        QVERIFY(chain->keeps({"three dogs", "y"}));
        QCOMPARE(chain->report()[0].notes, (std::vector<std::string>{"1 of STS12", "1 of SICK"}));
    }

    void duplicatesAreOfAPairOrASide() {
        const auto kept = [](const std::string& line) {
            auto chain = FilterChain::make(*parseRecipe(line, "r"), {});
            int count = 0;
            for (const SentencePair& pair : std::vector<SentencePair>{
                     {"a", "x"}, {"A", "X"}, {"a", "y"}, {"b", "x"}, {"a!", "x"}, {"ａ", "x"}})
                count += chain->keeps(pair) ? 1 : 0;
            return count;
        };
        QCOMPARE(kept("duplicates"), 5);
        QCOMPARE(kept("duplicates lower-case=false"), 6);
        QCOMPARE(kept("duplicates by=source"), 4);
        QCOMPARE(kept("duplicates by=target"), 2);
        QCOMPARE(kept("duplicates letters-only=true nfkc=true"), 3);
    }

    void everyFilterExplainsItselfAndHasValidDefaults() {
        for (const FilterKind& kind : filterTable()) {
            QVERIFY2(kind.help.ends_with('.'), kind.id.c_str());
            QCOMPARE(findFilter(kind.id), &kind);
            for (const FilterParameter& parameter : kind.parameters) {
                QVERIFY2(parameter.help.ends_with('.'), kind.id.c_str());
                VERIFY_OK(parameter.check(parameter.fallback));
            }
            QCOMPARE(kind.quantity.empty(), kind.parameter("minimum") == nullptr);
        }
    }

    void trigramOverlapIsTheSharedShareOfTheShorterSide() {
        // a b c d: abc bcd. x a b c: xab abc. One of two shared.
        QCOMPARE(trigramOverlap({"a", "b", "c", "d"}, {"x", "a", "b", "c"}), 0.5);
        QCOMPARE(trigramOverlap({"a", "b"}, {"a", "b", "c"}), 0.0);  // nothing to share
        QCOMPARE(trigramOverlap({"a", "b", "c"}, {"a", "b", "c", "d", "e"}), 1.0);
        // A trigram that occurs twice in the shorter side and once in the longer counts once: aaa aaa
        // against aaa.
        QCOMPARE(trigramOverlap({"a", "a", "a", "a"}, {"a", "a", "a", "b", "c"}), 0.5);
    }
};

QTEST_GUILESS_MAIN(TestFilters)
#include "test_filters.moc"
