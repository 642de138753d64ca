// BLEU and chrF of texts against the figures that sacreBLEU's documentation prints for its example, and by
// hand.
#include <QTest>
#include <cmath>

#include "core/evaluation/measures/translation_quality.h"

using namespace paragram;

class TestTranslationQuality : public QObject {
    Q_OBJECT

  private slots:
    // The example of sacreBLEU's README: BLEU = 48.53 82.4/50.0/45.5/37.5 (BP = 0.943 ratio = 0.944 hyp_len =
    // 17 ref_len = 18), chrF2 = 59.73.
    void theExampleOfSacrebleu() {
        const std::vector<std::string> hypotheses{"The dog bit the man.", "It wasn't surprising.",
                                                  "The man had just bitten him."};
        const std::vector<std::vector<std::string>> references{
            {"The dog bit the man.", "The dog had bit the man."},
            {"It was not unexpected.", "No one was surprised."},
            {"The man bit him first.", "The man had bitten the dog."}};
        const TranslationQuality quality = translationQuality(hypotheses, references, 200);
        const auto rounded = [](double value, int digits) { return QString::number(value, 'f', digits); };
        QCOMPARE(rounded(quality.bleu, 2), QString("48.53"));
        const char* precision[]{"82.4", "50.0", "45.5", "37.5"};
        for (std::size_t n = 0; n < 4; ++n) QCOMPARE(rounded(quality.precision[n], 1), QString(precision[n]));
        QCOMPARE(rounded(quality.brevity, 3), QString("0.943"));
        QCOMPARE(quality.hypothesisTokens, 17);
        QCOMPARE(quality.referenceTokens, 18);
        QCOMPARE(rounded(quality.chrf, 2), QString("59.73"));
        QVERIFY(quality.bleuInterval.low < quality.bleu && quality.bleu < quality.bleuInterval.high);
        QVERIFY(quality.chrfInterval.low < quality.chrf && quality.chrf < quality.chrfInterval.high);
    }

    void byHand() {
        // Five words, four of them in order: 4/5, 3/4, 2/3, 1/2; no penalty.
        const std::vector<std::string> five{"a b c d x"};
        const TranslationQuality four =
            translationQuality(five, std::vector<std::vector<std::string>>{{"a b c d"}}, 0);
        QVERIFY(std::abs(four.bleu - 100 * std::pow(0.8 * 0.75 * 2 / 3 * 0.5, 0.25)) < 1e-9);
        QCOMPARE(four.bleuInterval.high, 0.0);
        // Nothing in common; no 3-gram in common counts as half of one, no 4-gram as a quarter.
        QCOMPARE(translationQuality(five, std::vector<std::vector<std::string>>{{"e f g h"}}, 0).bleu, 0.0);
        const TranslationQuality two =
            translationQuality(five, std::vector<std::vector<std::string>>{{"a b e c d"}}, 0);
        QVERIFY(std::abs(two.precision[2] - 100 / (2 * 3.0)) < 1e-9);
        QVERIFY(std::abs(two.precision[3] - 100 / (4 * 2.0)) < 1e-9);
        // chrF: "ab" and "abc": 1-grams 2 of 2 and 2 of 3, 2-grams 1 of 1 and 1 of 2; longer ones do not
        // count.
        const std::vector<std::string> ab{"a b"};
        const double recall = (2.0 / 3 + 0.5) / 2;
        const TranslationQuality c =
            translationQuality(ab, std::vector<std::vector<std::string>>{{"abc"}}, 0);
        QVERIFY(std::abs(c.chrf - 100 * 5 * recall / (4 + recall)) < 1e-9);
        const std::vector<std::string> nothing{""};
        QCOMPARE(translationQuality(nothing, std::vector<std::vector<std::string>>{{"abc"}}, 0).chrf, 0.0);
    }

    void tokensOf13a() {
        const std::pair<const char*, const char*> rows[]{{"Hello, world!", "Hello , world !"},
                                                         {"3.14 and 1,000", "3.14 and 1,000"},
                                                         {"It's 5-6 (or so).", "It's 5 - 6 ( or so ) ."},
                                                         {"&quot;a&quot; &amp; b", "\" a \" & b"},
                                                         {"über, naïve.", "über , naïve ."},
                                                         {"well-known", "well-known"},
                                                         {"a<skipped>b", "ab"},
                                                         {"$5 50%", "$ 5 50 %"}};
        for (const auto& [text, expected] : rows) QCOMPARE(tokenise13a(text), std::string(expected));
    }
};

QTEST_APPLESS_MAIN(TestTranslationQuality)
#include "test_translation_quality.moc"
