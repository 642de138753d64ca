// Damaged UTF-8, arrays of JSON, scores that come late, and files of other kinds, which are refused by name.
#include <QTest>
#include <tuple>

#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/preview_pairs.h"
#include "core/text/input/text_encoding.h"
#include "core/text/input/utf8_repair.h"
#include "tests/support/archive_maker.h"
#include "tests/support/pair_files.h"

using namespace paragram;

class TestUnusualFiles : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    PairInput inputOf(const char* name, const std::string& text) const {
        PairInput input;
        input.first = test::writeText(test::pathIn(folder_, name), text);
        return input;
    }
    Result<ImportSummary> import(const PairInput& input) const {
        ImportRequest request;
        request.input = input;
        request.output = test::pathIn(folder_, "a.h5");
        JobContext job;
        return importPairs(request, job);
    }
    static std::string error(const PairInput& input) { return test::readPairs(input).error; }

  private slots:
    void damagedUtf8StaysUtf8_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isUtf8");
        const QByteArray good = "Le café est fermé, déjà très tôt.\tDas Café schließt früh.\n";
        QTest::newRow("good") << good << true;
        QTest::newRow("a stray byte") << good + "a\xE9 b\tc\n" << true;
        QTest::newRow("half a character") << good + "caf\xC3 \xE6\x96 x\tc\n" << true;
        QTest::newRow("Latin-1")
            << QByteArray("Le caf\xE9 est ferm\xE9 ce soir, d\xE9j\xE0.\tThe caf\xE9 is closed.\n") << false;
        QTest::newRow("Japanese")
            << QByteArray("\x82\xB1\x82\xF1\x82\xC9\x82\xBF\x82\xCD\x81\x42\x8B\xA4\x8E\x59\tx\n") << false;
    }
    void damagedUtf8StaysUtf8() {
        QFETCH(QByteArray, text);
        QFETCH(bool, isUtf8);
        const std::string guess = guessEncoding(text.toStdString());
        QVERIFY2((guess == "UTF-8") == isUtf8, guess.c_str());
    }

    void damagedCharactersAreReplacedOnRequest() {
        const std::string good = "Le café est fermé.\tDas Café ist zu, früh.\n";
        PairInput input = inputOf("d.tsv", good + "Un caf\xC3 noir\tEin \xFFKaffee\n" + good);
        const auto plain = import(input);
        QVERIFY(!plain);
        const std::string said = plain.error().sentence();
        QVERIFY2(said.find("d.tsv:2: invalid UTF-8 byte 0xC3 at byte 7") != std::string::npos &&
                     said.find("give --encoding UTF-8-replace") != std::string::npos,
                 said.c_str());
        input.encoding = "utf-8-REPLACE";
        const auto replaced = import(input);
        VERIFY_OK(replaced);
        QCOMPARE(replaced->pairsKept, 3);
        QCOMPARE(replaced->remarks.at(0),
                 std::string("damaged characters were replaced by U+FFFD in 1 pair"));
        QCOMPARE(test::shown(test::readPairs(input).pairs).at(1),
                 QString::fromUtf8("Un caf\uFFFD noir|Ein \uFFFDKaffee"));
        // The same in a translation memory.
        input =
            inputOf("d.tmx",
                    "<tmx version='1.4'><header srclang='fr'/><body><tu><tuv xml:lang='fr'><seg>déjà fermé "
                    "caf\xE9 noir</seg></tuv><tuv xml:lang='de'><seg>früh</seg></tuv></tu></body></tmx>");
        QVERIFY2(error(input).find("give --encoding UTF-8-replace") != std::string::npos,
                 error(input).c_str());
        input.encoding = kRepairedUtf8;
        QCOMPARE(test::shown(test::readPairs(input).pairs),
                 QStringList{QString::fromUtf8("déjà fermé caf\uFFFD noir|früh")});
    }

    void aCharacterAcrossBlocksIsNoDamage() {
        // Blocks of 64 KB: three-byte characters at every offset.
        for (const int shift : {0, 1, 2}) {
            std::string text = std::string(static_cast<std::size_t>(shift), 'x');
            for (int i = 0; i < 60000; ++i) text += i % 1000 == 999 ? "\t" : "語";
            PairInput input = inputOf("b.tsv", text + "\n");
            input.columns = {0, 1};
            const auto plain = test::readPairs(input);
            input.encoding = kRepairedUtf8;
            const auto replaced = test::readPairs(input);
            QCOMPARE(plain.pairs.size(), 1U);
            QCOMPARE(replaced.pairs.at(0).source, plain.pairs[0].source);
            QCOMPARE(replaced.pairs.at(0).target, plain.pairs[0].target);
        }
    }

    void jsonIsReadInEveryShape_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("pairs");
        const auto row = [](const char* name, const char* text, const QStringList& pairs) {
            QTest::newRow(name) << QByteArray(text) << pairs;
        };
        row("an array in one line", "[{\"en\":\"a\",\"de\":\"b\"},{\"en\":\"c\",\"de\":\"d\"}]",
            {"a|b", "c|d"});
        row("an array over lines",
            "\xEF\xBB\xBF[\n  {\n    \"source\": \"a, ]\",\n    \"target\": \"b \\\" }\"\n  } ,\n  "
            "{\"source\": \"c\", "
            "\"target\": \"d\\\\\"}\n]\n",
            {"a, ]|b \" }", "c|d\\"});
        row("an array of arrays", "[[\"a\",\"b\"],\n[\"c\",\"d\"]]\n", {"a|b", "c|d"});
        row("lines of arrays", "[\"a\",\"b\"]\n[\"c\",\"d\"]\n", {"a|b", "c|d"});
        row("lines of arrays of arrays", "[[\"a\"],[\"b\"]]\n[[\"c\"],[\"d\"]]\n", {"a|b", "c|d"});
        row("a late score",
            "{\"source\":\"a\",\"target\":\"b\"}\n{\"source\":\"c\",\"target\":\"d\",\"score\":0.5}\n"
            "{\"source\":\"e\",\"target\":\"f\",\"score\":null}\n",
            {"a|b", "c|d|0.5", "e|f"});
        row("an id", "{\"id\":\"doc-1\",\"en\":\"a\",\"de\":\"b\"}\n", {"a|b"});
        row("English names", "[{\"id\":1,\"English\":\"a\",\"German\":\"b\"}]", {"a|b"});
    }
    void jsonIsReadInEveryShape() {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, pairs);
        const PairInput input = inputOf("a.json", text.toStdString());
        const auto read = test::readPairs(input);
        QCOMPARE(QString::fromStdString(read.error), QString());
        QVERIFY2(read.problems.empty(), read.problems.empty() ? "" : read.problems.front().c_str());
        QCOMPARE(test::shown(read.pairs), pairs);
        const auto preview = previewPairs(input, 10);
        VERIFY_OK(preview);
        QCOMPARE(preview->format, std::string("jsonl"));
        QCOMPARE(preview->rows.size(), static_cast<std::size_t>(pairs.size()));
        QVERIFY2(preview->problems.empty(),
                 preview->problems.empty() ? "" : preview->problems.front().c_str());
    }

    void damageInAnArrayIsReported_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const QByteArray good = "[{\"en\":\"a\",\"de\":\"b\"}";
        QTest::newRow("no end") << good << "after object 1: the end of the file, expected a closing ]";
        QTest::newRow("half an object") << good + ",{\"en\":\"c"
                                        << "after object 1: the end of the file";
        QTest::newRow("no comma") << good + "{}]"
                                  << "after object 1: \"{\", expected a comma";
        QTest::newRow("more behind it") << good + "] x"
                                        << "more text after the closing ]";
        QTest::newRow("no JSON") << good + ",{x}]"
                                 << "object 2: not JSON at byte 2";
        QTest::newRow("an empty element") << good + ",]"
                                          << "object 2";
        QTest::newRow("another object") << good + ",{\"en\":\"c\"}]"
                                        << "object 2: no text \"de\"";
        QTest::newRow("three languages") << QByteArray("[{\"en\":\"a\",\"de\":\"b\",\"fr\":\"c\"}]")
                                         << "the keys en, de, fr, expected two languages";
        QTest::newRow("a language that is not there") << good + "]"
                                                      << "the keys en, de, expected two languages";
    }
    void damageInAnArrayIsReported() {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        PairInput input = inputOf("a.json", text.toStdString());
        if (words.contains("keys en, de, exp"))
            std::tie(input.sourceLanguage, input.targetLanguage) = std::pair("en", "fr");
        const auto imported = import(input);
        QVERIFY(!imported);
        const QString said = QString::fromStdString(imported.error().sentence());
        QVERIFY2(said.contains(words), qPrintable(said));
    }

    void aLongArrayIsStreamed() {
        std::string text = "[";
        for (int i = 0; i < 20000; ++i) {
            text += (i == 0 ? "" : ",") + std::string("{\"en\": \"number ") + std::to_string(i) +
                    "\", \"de\": \"Nummer " + std::to_string(i) + "\"}";
        }
        const auto read = test::readPairs(inputOf("a.json", text + "]"));
        QCOMPARE(read.pairs.size(), 20000U);
        QCOMPARE(read.pairs.back().target, std::string("Nummer 19999"));
        QCOMPARE(read.lines, std::int64_t{20000});
    }

    void filesOfOtherKindsAreRefusedByName_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QByteArray& text, const char* words) {
            QTest::newRow(name) << name << text << words;
        };
        row("a.ttx",
            "<?xml version='1.0'?><!DOCTYPE TRADOStag SYSTEM 'ttx.dtd'><TRADOStag "
            "Version='2.0'><Body/></TRADOStag>",
            "a Trados TTX file, expected sentence pairs in a format that can be read; export it as TMX or "
            "XLIFF");
        row("b.xml", "<?xml version='1.0'?>\n<TRADOStag Version='2.0'><Body/></TRADOStag>",
            "a Trados TTX file");
        row("a.txml", "<?xml version='1.0'?><txml locale='en' targetlocale='de'></txml>",
            "a Wordfast TXML file");
        row("a.xml", "<?xml version='1.0'?><!-- x -->\n<resources><string name='a'>b\tc</string></resources>",
            "XML of an unknown kind (<resources>)");
        row("a.sdltm", QByteArray("SQLite format 3\0a\tb\n", 20), "an SQLite database");
        row("a.tsv", "<!DOCTYPE HTML>\n<html><body>404\tNot found</body></html>", "a web page");
        row("a.csv", "%PDF-1.7\na,b\n", "a PDF document");
    }
    void filesOfOtherKindsAreRefusedByName() {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        const PairInput input = inputOf(name.toUtf8().constData(), text.toStdString());
        QVERIFY2(QString::fromStdString(error(input)).contains(words), error(input).c_str());
        const auto preview = previewPairs(input, 10);
        QVERIFY(!preview && QString::fromStdString(preview.error().sentence()).contains(words));
    }

    void officeDocumentsAreRefusedByName() {
        PairInput input;
        input.first = test::writeArchive(test::pathIn(folder_, "t.xlsx"), ".zip",
                                         {{"[Content_Types].xml", "<x/>"}, {"xl/workbook.xml", "<x/>"}});
        QVERIFY2(error(input).find("an office document, expected") != std::string::npos,
                 error(input).c_str());
    }
};

QTEST_GUILESS_MAIN(TestUnusualFiles)
#include "test_unusual_files.moc"
