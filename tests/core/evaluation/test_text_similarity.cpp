#include <QTest>
#include <cmath>

#include "core/evaluation/measures/text_similarity.h"
#include "core/evaluation/sets/sts_splits.h"
#include "core/evaluation/sets/word_error_rate.h"

using namespace paragram;

namespace {

bool near(double a, double b, double tolerance = 1e-9) {
    return std::abs(a - b) < tolerance;
}

constexpr const char* kCat = "The cat sat on the mat today";
constexpr const char* kMat = "the cat is on the mat";

StsSet yearSet(const std::string& year, std::vector<StsPair> pairs) {
    StsSet set;
    set.suite = "STS" + year.substr(2);
    set.year = year;
    set.name = "made";
    set.pairs = std::move(pairs);
    return set;
}

}  // namespace

class TestTextSimilarity : public QObject {
    Q_OBJECT
  private slots:
    void wordErrorRateCountsEditsAgainstTheReference() {
        WordSplitter splitter;
        // One replaced and one added: 2 edits; 6 and 7 words.
        QVERIFY(near(symmetricWordErrorRate(kCat, kMat, splitter), (2.0 / 6 + 2.0 / 7) / 2));
        QCOMPARE(symmetricWordErrorRate("A b", "a B", splitter), 0.0);
        // Nothing against three words: 3 / 3 in one direction, 3 / 1 in the other, where an empty reference
        // counts as one.
        QCOMPARE(symmetricWordErrorRate("", "a b c", splitter), 2.0);
        QCOMPARE(symmetricWordErrorRate("", "", splitter), 0.0);
    }

    void baselinesMatchReferenceValues() {
        // Six words in the reference and seven in the other, five in common.
        QVERIFY(near(wordOverlap(kCat, kMat), 10.0 / 13));
        // nltk 3.8, sentence_bleu with SmoothingFunction().method2, both directions on lower-cased words.
        QVERIFY(near(sentenceBleuOf(kCat, kMat), 0.40614925799324625, 1e-12));
        QVERIFY(near(sentenceBleuOf(kMat, kCat), 0.41095991233501533, 1e-12));
        QVERIFY(near(sentenceBleu(kCat, kMat), (0.40614925799324625 + 0.41095991233501533) / 2, 1e-12));
        // Computed independently, in Python from the definition.
        QVERIFY(near(chrFOf("the cat sat on the mat today", kMat), 0.602913661581252, 1e-12));
        QVERIFY(near(chrFOf(kMat, "the cat sat on the mat today"), 0.4865620364024211, 1e-12));
    }

    void equalSentencesScoreOneAndEmptyOnesZero() {
        for (const TextSimilarity& baseline : textSimilarities()) {
            QVERIFY(near(baseline.similarity("a good old sentence", "a good old sentence"), 1));
            QCOMPARE(baseline.similarity("", "a word"), 0.0);
            QCOMPARE(baseline.similarity("", ""), 0.0);
            QCOMPARE(baseline.similarity("猫", "犬"), 0.0);
        }
    }

    void negationIsNotOrAWordEndingInApostropheT() {
        QVERIFY(hasNegation("It's NOT a good idea."));
        QVERIFY(hasNegation("I can't"));
        QVERIFY(hasNegation("they don\u2019t know"));
        QVERIFY(!hasNegation("a notable knot"));
        QVERIFY(!hasNegation("the 'true' one"));
    }

    void hardPairsAreThoseWithMisleadingWords() {
        std::vector<StsPair> pairs;
        // Ten pairs that differ in more and more of ten words; the repeated pair counts once.
        for (int changed = 0; changed < 10; ++changed) {
            std::string first, second;
            for (int word = 0; word < 10; ++word) {
                first += "w" + std::to_string(word) + " ";
                second += (word < changed ? "x" : "w") + std::to_string(word) + " ";
            }
            pairs.push_back({first, second, changed < 5 ? 0.5 : 4.5});
        }
        auto repeated = yearSet("2014", {pairs[0]});
        auto outside = yearSet("2017", {{"u", "v", 3}});
        Workers workers(2);
        const auto splits = stsSplits({yearSet("2012", pairs), repeated, outside}, workers, {});
        const auto named = [&](const std::string& name) {
            const auto found = std::ranges::find(splits, name, &StsSet::name);
            return found == splits.end() ? StsSet() : *found;
        };
        QCOMPARE(named("all").pairs.size(), 10U);
        QCOMPARE(named("Hard+").pairs.size(), 2U);
        QCOMPARE(named("Hard+").pairs[0].second, pairs[8].second);
        QCOMPARE(named("Hard-").pairs.size(), 2U);
        QCOMPARE(named("Hard-").pairs[1].second, pairs[1].second);
        QCOMPARE(named("lowest 10 % SWER, gold 0-1").pairs.size(), 1U);
        QCOMPARE(named("highest 20 % SWER, gold 0-2").pairs.size(), 0U);
        QVERIFY(stsSplits({outside}, workers, {}).empty());
    }
};

QTEST_GUILESS_MAIN(TestTextSimilarity)
#include "test_text_similarity.moc"
