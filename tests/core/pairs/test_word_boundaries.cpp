// Fast functions against their reference implementations: word boundaries, trigram overlap, sets of hashes.
#include <QTest>
#include <set>

#include "core/base/random.h"
#include "core/pairs/filters/trigram_overlap.h"
#include "core/text/input/line_reader.h"
#include "core/text/word_boundaries.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

std::string joined(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) text += "[" + std::string(word) + "]";
    return text;
}

double plainOverlap(const std::string& a, const std::string& b) {
    WordSplitter splitter;
    std::vector<std::string_view> first, second;
    const std::string lowerA = lowerCase(a), lowerB = lowerCase(b);
    splitter.splitByIcu(lowerA, first);
    splitter.splitByIcu(lowerB, second);
    return trigramOverlap(first, second);
}

}  // namespace

class TestWordBoundaries : public QObject {
    Q_OBJECT

    WordSplitter splitter_;
    std::vector<std::string_view> quick_, plain_;

    // Whether the fast function accepted the text; a difference fails the test.
    bool check(const std::string& text) {
        splitter_.splitByIcu(text, plain_);
        if (!splitSimpleWords(text, quick_)) return false;
        if (quick_ != plain_)
            qFatal("%s: %s, ICU %s", text.c_str(), joined(quick_).c_str(), joined(plain_).c_str());
        return true;
    }

  private slots:
    void everyShortTextIsSplitAsIcuDoes() {
        // One character of each kind, and the kinds that are easily confused with another.
        const std::vector<std::string> letters = {"a", "1", "_", ".",  "'",  ",", ":",
                                                  ";", " ", "-", "\t", "\"", "@"};
        for (const auto& a : letters)
            for (const auto& b : letters)
                for (const auto& c : letters)
                    for (const auto& d : letters)
                        for (const auto& e : letters) QVERIFY(check(a + b + c + d + e));
    }

    void everyCharacterBetweenOthersIsSplitAsIcuDoes() {
        int taken = 0;
        for (char32_t c = 1; c < 0x3000; ++c) {
            if (c >= 0xD800 && c < 0xE000) continue;
            const std::string one = QString::fromUcs4(&c, 1).toStdString();
            for (const char* side : {"a", "1", " ", "é", "_", "."}) taken += check(side + one + side) ? 1 : 0;
        }
        QVERIFY(taken > 6 * 4000);
    }

    void randomTextIsSplitAsIcuDoes() {
        Random random(3);
        for (int i = 0; i < 200'000; ++i) {
            std::u32string text;
            for (auto length = random.below(12); length > 0; --length)
                text += static_cast<char32_t>(random.below(2) ? 32 + random.below(95)
                                                              : 0xA0 + random.below(0x500));
            check(QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size())).toStdString());
        }
    }

    void contextDependentCharactersAreLeftToIcu() {
        for (const char* text : {"不要去", "ไม่ไป", "שלום", "e\u0301", "🎉", "カタカナ"})
            QVERIFY2(!splitSimpleWords(text, quick_), text);
    }

    void overlapEqualsTheReferenceImplementation() {
        Random random(5);
        FilterWorkspace work;
        const std::vector<std::string> words = {"a", "B",     "the", "。",     "不要", "é",
                                                ",", "don't", "　",  "\u00a0", "x-y"};
        int overlapping = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::string sides[2];
            for (std::string& side : sides)
                for (auto length = random.below(14); length > 0; --length)
                    side += words[random.below(words.size())] + (random.below(4) ? " " : "");
            const double overlap = sentenceOverlap(sides[0], sides[1], work);
            QCOMPARE(overlap, plainOverlap(sides[0], sides[1]));
            overlapping += overlap > 0 ? 1 : 0;
        }
        QVERIFY(overlapping > 1000);
    }

    void overlapOfRealTextEqualsTheReferenceImplementation() {
        const auto file = test::dataFolder() / "paraphrase/quora.val.tsv.gz";
        SKIP_WITHOUT_DATA(file);
        auto reader = LineReader::open(file);
        VERIFY_OK(reader);
        FilterWorkspace work;
        Line line;
        int lines = 0;
        while (*reader->next(line) && lines < 3000) {
            ++lines;
            const auto tab = line.text.find('\t');
            const std::string a = line.text.substr(0, tab),
                              b = tab == std::string::npos ? "" : line.text.substr(tab);
            QCOMPARE(sentenceOverlap(a, b, work), plainOverlap(a, b));
            check(line.text);
        }
    }

    void aHashSetContainsWhatWasInserted() {
        HashSet set;
        std::set<std::uint64_t> plain;
        Random random(11);
        for (int i = 0; i < 200'000; ++i) {
            const std::uint64_t value = random.below(60'000);
            const TextHash hash = hashText(std::to_string(value));
            const bool isNew = plain.insert(value).second;
            QCOMPARE(set.insert(hash), isNew);
            if (!isNew) set.mark(hash);
        }
        QCOMPARE(set.size(), static_cast<std::int64_t>(plain.size()));
        QVERIFY(set.contains(hashText(std::to_string(*plain.begin()))));
        QVERIFY(!set.contains(hashText("another")));
        QVERIFY(!set.marked(hashText("another")));
        QVERIFY(set.bytes() < 40 * set.size());
        QVERIFY(set.insert({0, 0}));
        QVERIFY(hashTexts("ab", "c") != hashTexts("a", "bc"));
    }
};

QTEST_GUILESS_MAIN(TestWordBoundaries)
#include "test_word_boundaries.moc"
