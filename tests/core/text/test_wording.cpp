// The similarity of two sentences in wording, worked out by hand.
#include <QTest>

#include "core/base/random.h"
#include "core/text/edit_distance.h"
#include "core/text/wording.h"

using namespace paragram;

namespace {

std::string wordsOf(std::string_view sentence) {
    SentenceWords words;
    WordReader().read(sentence, words);
    std::string all;
    for (const TextSpan& span : words.spans)
        all += (all.empty() ? "" : "|") + std::string(sentence.substr(span.begin, span.size));
    return all;
}

double similarity(const std::string& query, const std::string& sentence, double least = 0) {
    WordReader reader;
    SentenceWords words;
    std::vector<int> row;
    reader.read(sentence, words);
    return Wording(query, reader).similarity(sentence, words, row, least);
}

}  // namespace

class TestWording : public QObject {
    Q_OBJECT

  private slots:
    void wordsHaveNoPunctuation_data() {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("words");
        QTest::newRow("English") << "\"Don't,\" he said: 1,000 e-mails!"
                                 << "Don't|he|said|1,000|e|mails";
        QTest::newRow("French") << QString::fromUtf8("« L’été » dure…") << QString::fromUtf8("L’été|dure");
        QTest::newRow("Chinese") << QString::fromUtf8("我们睡觉。") << QString::fromUtf8("我们|睡觉");
        QTest::newRow("none") << "… ?!"
                              << "";
    }
    void wordsHaveNoPunctuation() {
        QFETCH(QString, sentence);
        QTEST(QString::fromStdString(wordsOf(sentence.toStdString())), "words");
    }

    void similarityMatchesHandComputedValues_data() {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<double>("expected");
        const auto row = [](const char* query, const char* sentence, double expected) {
            QTest::newRow(qPrintable(QString("%1 / %2").arg(query, sentence)))
                << QString::fromUtf8(query) << QString::fromUtf8(sentence) << expected;
        };
        row("Press the red button.", "Press the red button.", 1);
        row("Press the red button.", "press the red button", 0.99);              // only case and punctuation
        row("Press the red button.", "Press the green button.", 3.0 / 4);        // 1 of 4 replaced
        row("Press the red button.", "Press the small red button.", 4.0 / 5);    // 1 added to 4
        row("Press the red button.", "Press button.", 2.0 / 4);                  // 2 removed
        row("Press the red button.", "Now press the button, please.", 2.0 / 5);  // 2 added, 1 removed
        row("Press the red button.", "The button, press it now.", 0);            // two words in common
        row("one two three", "three two one", 1.0 / 3);                          // order counts
        row("a b c d", "w x y z", 0);
        row("ÉTÉ À PARIS", "été à Paris", 0.99);  // case of any script
        row("Здравствуй, мир", "здравствуй, народ", 0.5);
        row("?!", "?!", 1);
        row("?!", "...", 0);
        row("", "a", 0);
    }
    void similarityMatchesHandComputedValues() {
        QFETCH(QString, query);
        QFETCH(QString, sentence);
        QFETCH(double, expected);
        QCOMPARE(similarity(query.toStdString(), sentence.toStdString()), expected);
        // In either direction.
        QCOMPARE(similarity(sentence.toStdString(), query.toStdString()), expected);
    }

    void theShortcutForUnlikeSentencesChangesNothingElse() {
        Random random(3);
        const auto sentence = [&] {
            std::string text;
            for (std::size_t n = 1 + random.below(9); n > 0; --n)
                text += static_cast<char>('a' + random.below(5)) + std::string(" ");
            return text;
        };
        int below = 0;
        for (int i = 0; i < 2000; ++i) {
            const std::string a = sentence(), b = sentence();
            const double exact = similarity(a, b), least = 0.1 * static_cast<double>(random.below(11));
            below += exact < least ? 1 : 0;
            QCOMPARE(similarity(a, b, least), exact < least ? 0 : exact);
        }
        QVERIFY(below > 200 && below < 1900);
    }

    void wordsInCommonAreFoundWhereverTheyAre() {
        WordReader reader;
        SentenceWords words;
        const std::string sentence = "The button is red; press the Button!";
        reader.read(sentence, words);
        QStringList common;
        for (const TextSpan& span : Wording("Press the red button.", reader).wordsInCommon(words))
            common << QString::fromStdString(sentence.substr(span.begin, span.size));
        QCOMPARE(common, QStringList({"The", "button", "red", "press", "the", "Button"}));
    }

    void editDistancesMatchHandComputedValues() {
        const auto distance = [](std::string_view a, std::string_view b) {
            std::vector<int> row;
            return static_cast<int>(editDistance<char>(a, b, row));
        };
        QCOMPARE(distance("kitten", "sitting"), 3);
        QCOMPARE(distance("", "abc"), 3);
        QCOMPARE(distance("abc", ""), 3);
        QCOMPARE(distance("flaw", "lawn"), 2);
        QCOMPARE(distance("same", "same"), 0);
    }
};

QTEST_GUILESS_MAIN(TestWording)
#include "test_wording.moc"
