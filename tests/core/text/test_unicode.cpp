// Valid text, lower case, words and names of languages, by the rules of Unicode.
#include <QTest>

#include "core/text/unicode.h"

using namespace paragram;

class TestUnicode : public QObject {
    Q_OBJECT

  private slots:
    void invalidBytesAreFoundAtTheirPosition_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("byte");  // -1: valid
        QTest::newRow("ascii") << QByteArray("plain") << -1;
        QTest::newRow("all lengths") << QByteArray("é 中 𝄞") << -1;
        QTest::newRow("stray continuation") << QByteArray("ab\x80") << 2;
        QTest::newRow("cut short") << QByteArray("ab\xE4\xB8") << 2;
        QTest::newRow("overlong slash") << QByteArray("\xC0\xAF") << 0;
        QTest::newRow("lone surrogate") << QByteArray("x\xED\xA0\x80") << 1;
        QTest::newRow("beyond Unicode") << QByteArray("\xF5\x80\x80\x80") << 0;
        QTest::newRow("NUL") << QByteArray("ab\0c", 4) << 2;
        QTest::newRow("Latin-1") << QByteArray("caf\xE9 ") << 3;
    }
    void invalidBytesAreFoundAtTheirPosition() {
        QFETCH(QByteArray, text);
        QFETCH(int, byte);
        const auto problem =
            findTextProblem(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
        QCOMPARE(problem ? static_cast<int>(problem->byte) : -1, byte);
    }

    void codesOfTwoAndThreeLettersNameOneLanguage() {
        QVERIFY(sameLanguage("de", "deu"));
        QVERIFY(sameLanguage("ES", "es"));
        QVERIFY(sameLanguage("xyz", "xyz"));
        QVERIFY(!sameLanguage("de", "en"));
        QVERIFY(!sameLanguage("", "en"));
        QVERIFY(sameLanguage("", ""));
    }

    void lowerCaseFollowsUnicodeAndNoLocale() {
        QCOMPARE(lowerCase("ABC xyz"), std::string("abc xyz"));
        QCOMPARE(lowerCase("ÉCOLE ΣΑΣ ÇA"), std::string("école σας ça"));
        QCOMPARE(lowerCase("DIYARBAKIR"), std::string("diyarbakir"));  // not the Turkish rule
        QCOMPARE(lowerCase("İ"), std::string("i\xCC\x87"));            // i and a combining dot
        QCOMPARE(lowerCase("中文 العربية"), std::string("中文 العربية"));
    }

    // A capital in front sends a text through ICU's own rules.
    void everyCharacterIsLowerCasedAsIcuDoes() {
        for (char32_t c = 1; c < 0x30000; ++c) {
            if (c >= 0xD800 && c < 0xE000) continue;
            const std::string text = "a " + QString::fromUcs4(&c, 1).toStdString() + " b";
            const std::string alone = lowerCase(text), withCapital = lowerCase("É " + text);
            if ("é " + alone != withCapital) QFAIL(qPrintable(QString::number(c, 16)));
        }
    }

    void whitespaceTokensAreCounted() {
        QCOMPARE(countWhitespaceTokens(""), 0);
        QCOMPARE(countWhitespaceTokens("  a  b\tc "), 3);
        QCOMPARE(countWhitespaceTokens("a\u00A0b\u3000c"), 3);  // no-break and ideographic space
    }

    void wordsComeFromIcusBoundaries_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("punctuation kept")
            << "Don't stop, please." << QStringList{"Don't", "stop", ",", "please", "."};
        QTest::newRow("Thai by dictionary") << "ฉันรักภาษาไทย" << QStringList{"ฉัน", "รัก", "ภาษา", "ไทย"};
        QTest::newRow("Japanese by dictionary")
            << "私は猫が好きです" << QStringList{"私", "は", "猫", "が", "好き", "です"};
        QTest::newRow("Chinese by dictionary") << "我喜欢猫" << QStringList{"我", "喜欢", "猫"};
        QTest::newRow("Turkish") << "İstanbul'da kış" << QStringList{"İstanbul'da", "kış"};
        QTest::newRow("Arabic") << "هذا كتاب." << QStringList{"هذا", "كتاب", "."};
        QTest::newRow("empty") << "" << QStringList{};
    }
    void wordsComeFromIcusBoundaries() {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        WordSplitter splitter;
        std::vector<std::string_view> found;
        const std::string bytes = text.toStdString();
        splitter.split(bytes, found);
        QStringList list;
        for (const auto word : found)
            list << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        QCOMPARE(list, words);
    }
};

QTEST_GUILESS_MAIN(TestUnicode)
#include "test_unicode.moc"
