// Each format on files written by hand from its definition, recognised by its contents.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/pairs/formats/format_registry.h"
#include "core/pairs/formats/pair_source.h"
#include "core/pairs/formats/table_plan.h"
#include "tests/support/pair_files.h"

using namespace paragram;

namespace {

const std::string kTmx14 = R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4."><header creationtool="x" creationtoolversion="1" segtype="sentence" o-tmf="x" adminlang="en"
 srclang="de" datatype="plaintext"/>
<body>
<tu tuid="1"><prop type="x-score">0.75</prop><tuv xml:lang="EN-us"><seg>A &lt;b&gt; &amp; c</seg></tuv>
 <tuv xml:lang="de-DE"><seg>Ein <bpt i="1">&lt;b&gt;</bpt>fetter<ept i="1">&lt;/b&gt;</ept> <hi>Satz</hi></seg></tuv>
 <tuv xml:lang="fr"><seg>Une phrase</seg></tuv></tu>
<tu><tuv xml:lang="de"><seg>nur</seg></tuv></tu>
<tu><note>n</note><tuv xml:lang="fr"><seg>deux</seg></tuv><tuv xml:lang="de"><seg><![CDATA[zw<ei>]]></seg></tuv>
<tuv xml:lang="en"><seg>two&#x1F600;</seg></tuv></tu>
</body></tmx>
)";

const std::string kXliff12 = R"(<?xml version="1.0"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="a" source-language="en" target-language="es" datatype="plaintext"><body><group>
<trans-unit id="1"><source>Hello <g id="1">big</g> <ph id="2">%s</ph>world</source><seg-source><mrk mtype="seg" mid="0">x</mrk></seg-source>
<target>Hola mundo</target><note>score=0.5</note></trans-unit>
<trans-unit id="2"><source>Cat</source><alt-trans match-quality="92%"><target>Gato</target></alt-trans>
<alt-trans match-quality="80"><source>A cat</source><target>Un gato</target></alt-trans></trans-unit>
<trans-unit id="3"><source>Dog</source><target>Perro</target><alt-trans><target>Can</target></alt-trans></trans-unit>
<trans-unit id="4"><source>Untranslated</source></trans-unit>
</group></body></file></xliff>
)";

const std::string kXliff20 =
    R"(<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">
<file id="f"><unit id="1"><notes><note>score=0.25</note></notes><originalData><data id="d">x</data></originalData>
<segment><source>One <pc id="1">two</pc></source><target>Un <ph id="2"/>deux</target></segment>
<ignorable><source> </source></ignorable>
<segment><source>Three</source><target>Trois<cp hex="0041"/></target></segment></unit></file></xliff>
)";

}  // namespace

class TestPairFormats : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path write(const std::string& name, const std::string& text) const {
        const auto file = test::pathIn(folder_, name);
        std::filesystem::create_directories(file.parent_path());
        return test::writeText(file, text);
    }

  private slots:
    void everyRowIsComplete() {
        QCOMPARE(pairFormats().size(), 17U);
        for (const PairFormat& format : pairFormats()) {
            QVERIFY(!format.title.empty() && format.sentence.ends_with('.'));
            QVERIFY(format.recognises && format.read);
            QCOMPARE(findPairFormat(format.id), &format);
        }
        QCOMPARE(writableFormats(), (std::vector<std::string>{"tsv", "csv", "scored-tsv", "moses", "tmx",
                                                              "xliff", "xliff2", "jsonl", "pair-store"}));
    }

    void theManualHasARowForEachFormat() {
        const auto manual = readFile(std::filesystem::path(PARAGRAM_SOURCE_DIR) / "resources/help/data.md");
        VERIFY_OK(manual);
        for (const PairFormat& format : pairFormats()) {
            const std::string row = "| `" + format.id + "` | " + format.title + " | " + format.sentence +
                                    " | " + (format.write ? "yes" : "no") + " |\n";
            QVERIFY2(manual->find(row) != std::string::npos, ("the manual lacks: " + row).c_str());
        }
    }

    void filesAreRecognisedAndRead_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QStringList>("pairs");
        const auto row = [](const char* what, const char* name, const std::string& text, const char* format,
                            const QStringList& pairs) {
            QTest::newRow(what) << name << QByteArray::fromStdString(text) << format << pairs;
        };
        row("tab-separated", "a.tsv", "a\tb\nc, d\t\"e\n", "tsv", {"a|b", "c, d|\"e"});
        row("a score at the end", "a.tsv", "a\tb\t0.5\nc\td\t1e-1\n", "tsv", {"a|b|0.5", "c|d|0.1"});
        row("a header of names", "a.tsv", "label\tsentence_1\tsentence_2\n1\ta\tb\n0\tc\td\n", "tsv",
            {"a|b|1", "c|d|0"});
        row("a header of languages", "a.tsv", "en\tde\na\tb\n", "tsv", {"a|b"});
        row("a header above numbers", "a.tsv", "x\ty\tz\na\tb\t1\nc\td\t2\n", "tsv", {"a|b|1", "c|d|2"});
        row("Tatoeba's pairs", "a.tsv", "12\ta\t34\tb\n56\tc\t78\td\n", "tsv", {"a|b", "c|d"});
        row("scores first", "a.tsv", "1.25\ta\tb\n1.05\tc\td\n", "scored-tsv", {"a|b|1.25", "c|d|1.05"});
        row("ParaNMT", "para-nmt-50m.txt", "a\tb\t0.5\nc\td\t0.25\n", "paranmt", {"a|b|0.5", "c|d|0.25"});
        row("commas", "a.csv", "source,target,score\r\n\"a, b\",\"say \"\"hi\"\"\",0.5\r\nc,d,\n", "csv",
            {"a, b|say \"hi\"|0.5", "c|d"});
        row("semicolons", "a.csv", "a;b\nc, c;d\n", "csv", {"a|b", "c, c|d"});
        row("a line end in quotes", "a.csv", "\"a\r\nb\",c\n\nd,e\n", "csv", {"a\r\nb|c", "d|e"});
        row("quotes decide", "a.txt", "\"a\";\"b\"\n\"c\";\"d\"\n", "csv", {"a|b", "c|d"});
        std::string german = kTmx14;
        for (const char* french : {"<tuv xml:lang=\"fr\"><seg>Une phrase</seg></tuv>",
                                   "<tuv xml:lang=\"fr\"><seg>deux</seg></tuv>"})
            german.erase(german.find(french), std::string_view(french).size());
        row("TMX with inline tags", "a.tmx", german, "tmx",
            {"Ein fetter Satz|A <b> & c|0.75", QString::fromUtf8("zw<ei>|two😀")});
        row("TMX 1.1", "a.xml",
            "<tmx version='1.1'><header srclang='EN'/><body><tu><tuv lang='FR'><seg>un</seg></tuv><tuv "
            "lang='en'><seg>one</seg></tuv></tu></body></tmx>",
            "tmx", {"one|un"});
        row("XLIFF 1.2", "a.xlf", kXliff12, "xliff",
            {"Hello big world|Hola mundo|0.5", "Cat|Gato|0.92", "A cat|Un gato|0.8", "Dog|Perro"});
        row("XLIFF 2.0", "a.xlf", kXliff20, "xliff2", {"One two|Un deux|0.25", "Three|TroisA|0.25"});
        row("JSON lines", "a.jsonl", "{\"source\": \"a\\u00e9\", \"target\": \"b\\n\", \"score\": 0.5}\n\n",
            "jsonl", {QString::fromUtf8("aé|b\n|0.5")});
        row("JSON by languages", "a.json", "{\"translation\": {\"en\": \"a\", \"de\": \"b\"}}\n", "jsonl",
            {"a|b"});
        row("JSON of natural-language inference", "a.jsonl",
            "{\"id\": 1, \"sentence1\": \"a\", \"sentence2\": \"b\", \"label\": \"entailment\"}\n", "jsonl",
            {"a|b"});
        row("JSON arrays", "a.jsonl", "[\"a\", \"b\"]\n", "jsonl", {"a|b"});
        row("STS Benchmark", "sts-dev.csv", "g\tf\t2012\t1\t4.5\ta, x\tb\nm\tf\t2012\t2\t0\tc\td\textra\n",
            "sts", {"a, x|b|4.5", "c|d|0"});
    }
    void filesAreRecognisedAndRead() {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QFETCH(QString, format);
        QFETCH(QStringList, pairs);
        PairInput input;
        input.first = write(name.toStdString(), text.toStdString());
        QCOMPARE(QString::fromStdString(guessFormat(input)), format);
        const auto read = test::readPairs(input);
        QCOMPARE(QString::fromStdString(read.error), QString());
        QCOMPARE(read.problems.size(), 0U);
        QCOMPARE(test::shown(read.pairs), pairs);
    }

    void languagesOfATranslationMemoryAreChosen() {
        PairInput input;
        input.first = write("c.tmx", kTmx14);
        input.sourceLanguage = "fr";
        input.targetLanguage = "EN";
        const auto read = test::readPairs(input);
        QCOMPARE(test::shown(read.pairs),
                 (QStringList{"Une phrase|A <b> & c|0.75", QString::fromUtf8("deux|two😀")}));
        QCOMPARE(read.lines, std::int64_t{3});
        input.targetLanguage = "tr";
        QVERIFY(test::readPairs(input).error.find("no unit in both \"fr\" and \"tr\"") != std::string::npos);
        QVERIFY(test::readPairs(input).error.find("EN-us, de, de-DE, en, fr") != std::string::npos);
    }

    void xliffSidesAreSwappedOnRequest() {
        PairInput input;
        input.first = write("s.xlf", kXliff12);
        input.sourceLanguage = "es";
        input.targetLanguage = "en";
        const auto read = test::readPairs(input);
        QCOMPARE(test::shown(read.pairs).first(), QString("Hola mundo|Hello big world|0.5"));
        QCOMPARE(read.languages.first, std::string("es"));
    }

    void opusAlignmentsJoinSentencesOfTheirDocuments() {
        write("opus/xml/de/a.xml",
              "<text><s id=\"1\"><w id=\"1.1\">Guten</w> <w id=\"1.2\">Tag</w></s><s id=\"2\">Wie  geht\n "
              "es</s><s "
              "id=\"3\"><time id=\"T1\"/>Ja</s></text>");
        write("opus/xml/en/a.xml", "<text><p><s id=\"1\">Hello</s></p><s id=\"2\">Yes</s></text>");
        PairInput input;
        input.first = write("opus/xml/de-en.xml",
                            "<cesAlign version=\"1.0\"><linkGrp targType=\"s\" fromDoc=\"de/a.xml.gz\" "
                            "toDoc=\"en/a.xml.gz\"><link xtargets=\"1 2;1\" certainty=\"0.9\"/><link "
                            "xtargets=\";2\"/><link xtargets=\"3;2\"/></linkGrp></cesAlign>");
        auto read = test::readPairs(input);
        QCOMPARE(QString::fromStdString(read.error), QString());
        QCOMPARE(test::shown(read.pairs), (QStringList{"Guten Tag Wie geht es|Hello|0.9", "Ja|Yes"}));
        QCOMPARE(read.languages.first, std::string("de"));
        input.sourceLanguage = "en";
        input.targetLanguage = "de";
        QCOMPARE(test::shown(test::readPairs(input).pairs).last(), QString("Yes|Ja"));
    }

    void tatoebaExportsAreJoinedByLinks() {
        const auto sentences =
            write("t/sentences.csv", "7\tdeu\tHallo\n2\teng\tHello\n3\tfra\tSalut\n9\teng\tHi\n");
        write("t/links.csv", "2\t7\n7\t2\n3\t2\n9\t7\n9\t99\n");
        PairInput input;
        input.first = sentences;
        QVERIFY(test::readPairs(input).error.find("--languages") != std::string::npos);
        input.sourceLanguage = "en";
        input.targetLanguage = "deu";
        QCOMPARE(guessFormat(input), std::string("tatoeba"));
        QCOMPARE(test::shown(test::readPairs(input).pairs), (QStringList{"Hello|Hallo", "Hi|Hallo"}));
        input.targetLanguage = "tr";
        QVERIFY(test::readPairs(input).error.find("no sentence in \"tr\"") != std::string::npos);
    }

    void stsScoresAreReadFromTheirOwnFile() {
        const auto file = write("STS.input.x.txt", "a\tb\nc\td\ne\tf\n");
        write("STS.gs.x.txt", "4.5\n\n1\n");
        QCOMPARE(test::shown(test::readPairs(file).pairs), (QStringList{"a|b|4.5", "e|f|1"}));
        write("STS.gs.x.txt", "4.5\n");
        QVERIFY(test::readPairs(file).error.find("ends before the other file") != std::string::npos);
    }

    void buccGoldPairsAreJoined() {
        write("b/x.de", "de-1\tHallo\nde-2\tJa\n");
        write("b/x.en", "en-1\tYes\nen-2\tHello\n");
        const auto gold = write("b/x.gold", "de-1\ten-2\nde-2\ten-1\nde-3\ten-1\n");
        const auto read = test::readPairs(gold);
        QCOMPARE(test::shown(read.pairs), (QStringList{"Hallo|Hello", "Ja|Yes"}));
        QCOMPARE(read.problems.size(), 1U);
        QCOMPARE(read.languages.second, std::string("en"));
    }

    void theOtherSideOfAMosesPairIsFoundByName() {
        write("m/news.de-en.de", "eins\nzwei\n");
        const auto file = write("m/news.de-en.en", "one\ntwo\n");
        QCOMPARE(test::shown(test::readPairs(file).pairs), (QStringList{"one|eins", "two|zwei"}));
    }

    void columnsMayBeNamed() {
        PairInput input;
        input.first = write("n.csv", "id,french,english,x\n1,un,one,y\n");
        input.columnNames = {"english", "French"};
        input.header = "yes";
        QCOMPARE(test::shown(test::readPairs(input).pairs), QStringList{"one|un"});
        input.columnNames = {"english", "german"};
        QVERIFY(test::readPairs(input).error.find("\"german\", expected one of id, french, english, x") !=
                std::string::npos);
        input = {};
        input.first =
            write("n.jsonl", "{\"a\": {\"b\": \"one\"}, \"c\": \"un\", \"d\": \"x\", \"p\": 0.5}\n");
        input.columnNames = {"c", "a.b", "p"};
        QCOMPARE(test::shown(test::readPairs(input).pairs), QStringList{"un|one|0.5"});
    }

    void headersAndDelimitersMayBeSpecified() {
        PairInput input;
        input.first = write("h.tsv", "source\ttarget\na\tb\n");
        input.header = "no";
        QCOMPARE(test::readPairs(input).pairs.size(), 2U);
        input.first = write("h.txt", "a#b\nc#d\n");
        input.delimiter = "#";
        QCOMPARE(test::shown(test::readPairs(input).pairs), (QStringList{"a|b", "c|d"}));
    }

    void aPairStoreIsReadAgain() {
        const auto file = test::pathIn(folder_, "p.h5");
        PairWriterOptions options{"pair-store", "en", "de"};
        const auto writer = makePairWriter(file, options);
        VERIFY_OK(writer);
        for (int i = 0; i < 10000; ++i) (*writer)->add(i, "source " + std::to_string(i), "target", {});
        (*writer)->finish();
        const auto read = test::readPairs(file);
        QCOMPARE(read.pairs.size(), 10000U);
        QCOMPARE(test::shown({read.pairs[9000]}), QStringList{"source 9000|target|9000"});
        QCOMPARE(read.languages.second, std::string("de"));
    }

    void droppedFilesAreRecognisedByName() {
        for (const char* name : {"a.tsv", "a.TMX", "x.jsonl.zst", "c.zip", "c.tar.bz2", "x.xlf", "news.de",
                                 "x.de.gz", "x.csv", "x.gold"})
            QVERIFY2(looksLikePairs(write(std::string("drop/") + name, "x")), name);
        for (const char* name : {"a.pdf", "a.png", "model.model", "noending"})
            QVERIFY2(!looksLikePairs(write(std::string("drop/") + name, "x")), name);
    }
};

QTEST_GUILESS_MAIN(TestPairFormats)
#include "test_pair_formats.moc"
