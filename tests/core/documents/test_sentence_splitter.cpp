// Sentences in several languages, and abbreviations.
#include <QTest>

#include "core/documents/sentence_splitter.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestSentenceSplitter : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    void sentencesAreSplit_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("sentences");
        const auto row = [](const char* language, const char* text, const QStringList& sentences) {
            QTest::newRow(text) << language << QString::fromUtf8(text) << sentences;
        };
        row("en", "It rains. The dog sleeps! Why? ", {"It rains.", "The dog sleeps!", "Why?"});
        row("en", "Mr. Smith met Dr. Lee in the U.S. yesterday. He left.",
            {"Mr. Smith met Dr. Lee in the U.S. yesterday.", "He left."});
        row("en", "J. R. Brown wrote it, e.g. in 1957. It sold.",
            {"J. R. Brown wrote it, e.g. in 1957.", "It sold."});
        row("de", "Am 3. Mai kam z. B. Hr. Nr. 5. Er ging.", {"Am 3. Mai kam z. B. Hr. Nr. 5. Er ging."});
        row("de", "Das war 1957. Er ging bzw. lief.", {"Das war 1957.", "Er ging bzw. lief."});
        row("fr", "M. Dupont arrive. Il dort, cf. p. 3.", {"M. Dupont arrive.", "Il dort, cf. p. 3."});
        row("zh", "今天下雨。他在睡觉！", {QString::fromUtf8("今天下雨。"), QString::fromUtf8("他在睡觉！")});
        row("ja", "雨です。犬が寝ています。",
            {QString::fromUtf8("雨です。"), QString::fromUtf8("犬が寝ています。")});
        row("ar", "هل تمطر؟ الكلب نائم.", {QString::fromUtf8("هل تمطر؟"), QString::fromUtf8("الكلب نائم.")});
        row("", "", {});
    }
    void sentencesAreSplit() {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QFETCH(QStringList, sentences);
        const std::string bytes = text.toStdString();
        QStringList found;
        for (const auto sentence : SentenceSplitter(language.toStdString()).split(bytes))
            found << QString::fromUtf8(sentence.data(), static_cast<qsizetype>(sentence.size()));
        QCOMPARE(found, sentences);
    }

    void abbreviationsCanBeAdded() {
        SentenceSplitter splitter("en");
        const std::string text = "See Acc. Nine for it. It is there.";
        QCOMPARE(splitter.split(text).size(), std::size_t{3});
        const auto more =
            readAbbreviations(test::writeText(test::pathIn(folder_, "x.txt"), "# ours\nacc.  # account\n\n"));
        VERIFY_OK(more);
        splitter.addAbbreviations(*more);
        QCOMPARE(splitter.split(text).size(), std::size_t{2});
    }
};

QTEST_APPLESS_MAIN(TestSentenceSplitter)
#include "test_sentence_splitter.moc"
