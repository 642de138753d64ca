// Each reader reads what the writer of its format wrote; another program accepts our XML.
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/pairs/formats/format_registry.h"
#include "tests/support/pair_files.h"

using namespace paragram;

namespace {

// Real sentences in scripts that programs often break, and texts designed to break a format.
const std::vector<SentencePair> kPairs{
    {"The cat sat on the mat.", "El gato se sentó en la alfombra.", 0.123456789F},
    {"ذهبَ الولدُ إلى المدرسةِ صباحًا.", "Çocuk sabah okula gitti; İstanbul'da ışık yandı.", 1.0F},
    {"我昨天在图书馆看了一本很有意思的书。", "きのう図書館で、とても面白い本を読みました。ＡＢＣ１２３ｶﾀｶﾅ",
     -3.5e-7F},
    {"ฉันชอบกินข้าวผัดกับเพื่อนทุกวัน", "e\xCC\x81t\xC3\xA9 \xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x92\xBB 👍🏽",
     100.0F},
    {"\"quoted\" and 'single', a,b;c|d", "<b>bold</b> & &amp; ]]> <!-- -->"},
    {"שלום עולם \xE2\x80\x8F(סוף)", "line\xE2\x80\xA8separator\xC2\x85next"},
    {"{\"json\": [1, 2]} \\n \\u0041 \\", "a = b; c # d"},
    {"  spaces around  ", "=SUM(A1)"},
};
// Only some formats can represent these.
const std::vector<SentencePair> kUnruly{
    {"a tab\there", "two\nlines and\r\nWindows' and\ra bare return", 0.5F},
    {"ends with a line\n", "\"\n\"", 2.0F},
};
const SentencePair kControls{"bell\x07 and\x01 more", "escape\x1B[31m"};

}  // namespace

class TestPairRoundTrips : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    std::filesystem::path write(const std::string& format, const std::vector<SentencePair>& pairs,
                                const std::string& name) {
        const auto file = test::pathIn(folder_, name);
        const auto writer = makePairWriter(file, {format, "en", "x-test"});
        if (!writer) return {};
        for (const SentencePair& pair : pairs) (*writer)->add(pair.score, pair.source, pair.target, {});
        (*writer)->finish();
        return file;
    }
    test::ReadPairs readBack(const std::string& format, const std::filesystem::path& file) {
        PairInput input;
        input.first = file;
        if (format == "moses") {
            input.first = file.string() + ".en";
            input.second = file.string() + ".x-test";
        }
        input.format = format;
        return test::readPairs(input);
    }

  private slots:
    void writtenPairsAreReadBackUnchanged_data() {
        QTest::addColumn<QString>("format");
        for (const PairFormat& format : pairFormats())
            if (format.write) QTest::newRow(format.id.c_str()) << QString::fromStdString(format.id);
    }
    void writtenPairsAreReadBackUnchanged() {
        QFETCH(QString, format);
        const std::string id = format.toStdString();
        const bool lines = id == "tsv" || id == "scored-tsv" || id == "moses";
        const bool xml = id == "tmx" || id.starts_with("xliff");
        std::vector<SentencePair> pairs = kPairs;
        if (!lines) pairs.insert(pairs.end(), kUnruly.begin(), kUnruly.end());
        if (!xml) pairs.push_back(kControls);
        const auto file = write(id, pairs, "t." + id);
        QVERIFY(!file.empty());
        const auto read = readBack(id, file);
        QCOMPARE(QString::fromStdString(read.error), QString());
        QVERIFY2(read.problems.empty(), read.problems.empty() ? "" : read.problems.front().c_str());
        QCOMPARE(read.pairs.size(), pairs.size());
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            QCOMPARE(read.pairs[i].source, pairs[i].source);
            QCOMPARE(read.pairs[i].target, pairs[i].target);
            const bool none = std::isnan(pairs[i].score) || id == "moses";
            QVERIFY(none ? std::isnan(read.pairs[i].score) : read.pairs[i].score == pairs[i].score);
        }
    }

    void anEmptySideIsReportedAndTheRestIsRead_data() { writtenPairsAreReadBackUnchanged_data(); }
    void anEmptySideIsReportedAndTheRestIsRead() {
        QFETCH(QString, format);
        const std::string id = format.toStdString();
        const auto read = readBack(
            id, write(id, {{"first", "erste"}, {"no target", ""}, {"", "no source"}, {"last", "letzte"}},
                      "empty." + id));
        QCOMPARE(QString::fromStdString(read.error), QString());
        QCOMPARE(read.pairs.size(), 2U);
        QCOMPARE(read.pairs[1].source + read.pairs[1].target, std::string("lastletzte"));
        if (id == "tmx" || id.starts_with("xliff")) {
            QVERIFY(read.problems.empty());
            QCOMPARE(read.remarks.at(0),
                     std::string("2 of 4 units have no translation; the first is unit 2"));
            return;
        }
        QCOMPARE(read.problems.size(), 2U);
        for (const std::string& problem : read.problems)
            QVERIFY2(problem.find("empty") != std::string::npos, problem.c_str());
    }

    void realSentencesSurvive_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"ar", "ja", "tr", "vi", "zh"}) QTest::newRow(language) << language;
    }
    void realSentencesSurvive() {
        QFETCH(QString, language);
        const auto file = test::dataFolder() / ("bitext/tatoeba.en-" + language.toStdString() + ".tsv.gz");
        SKIP_WITHOUT_DATA(file);
        PairInput input;
        input.first = file;
        input.columns = {0, 1};
        auto real = test::readPairs(input).pairs;
        real.resize(std::min<std::size_t>(real.size(), 3000));
        QVERIFY(real.size() > 500);
        for (const PairFormat& format : pairFormats()) {
            if (!format.write) continue;
            const auto read = readBack(format.id, write(format.id, real, "real." + format.id));
            QCOMPARE(read.pairs.size(), real.size());
            for (std::size_t i = 0; i < real.size(); ++i) {
                QCOMPARE(read.pairs[i].source, real[i].source);
                QCOMPARE(read.pairs[i].target, real[i].target);
            }
        }
    }

    void unsupportedCharactersBecomeSpacesOrAreRemoved() {
        auto read = readBack("tsv", write("tsv", {kUnruly[0]}, "u.tsv"));
        QCOMPARE(read.pairs[0].source, std::string("a tab here"));
        QCOMPARE(read.pairs[0].target, std::string("two lines and  Windows' and a bare return"));
        for (const char* format : {"tmx", "xliff", "xliff2"}) {
            read = readBack(format, write(format, {kControls}, "c.xml"));
            QCOMPARE(read.pairs[0].source, std::string("bell and more"));
        }
    }

    void anotherProgramAcceptsOurXml_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QStringList>("rules");
        QTest::newRow("TMX 1.4b") << "tmx" << QStringList{"--dtdvalid", "tmx14.dtd"};
        QTest::newRow("XLIFF 1.2 strict") << "xliff" << QStringList{"--schema", "xliff12.xsd"};
        QTest::newRow("XLIFF 2.0 core") << "xliff2" << QStringList{"--schema", "xliff20.xsd"};
    }
    void anotherProgramAcceptsOurXml() {
        QFETCH(QString, format);
        QFETCH(QStringList, rules);
        const QString xmllint = QStandardPaths::findExecutable("xmllint");
        if (xmllint.isEmpty())
            QSKIP("xmllint is not installed: the validation of our XML by another program is skipped");
        std::vector<SentencePair> pairs = kPairs;
        pairs.insert(pairs.end(), kUnruly.begin(), kUnruly.end());
        const auto file = write(format.toStdString(), pairs, "v.xml");
        rules[1] = PARAGRAM_SOURCE_DIR "/tests/core/pairs/rules/" + rules[1];
        const auto check = [&](const std::filesystem::path& which) {
            QProcess process;
            process.start(xmllint, QStringList{"--noout", "--nonet"} + rules +
                                       QStringList{QString::fromStdString(which)});
            process.waitForFinished(60000);
            return std::pair(process.exitCode(), QString::fromUtf8(process.readAllStandardError()));
        };
        const auto [status, said] = check(file);
        QVERIFY2(status == 0, qPrintable(said));
        // The validation is not vacuous: a file without its languages is rejected.
        std::string text = *readFile(file);
        for (const char* needed : {" srclang=\"en\"", " source-language=\"en\"", " srcLang=\"en\""}) {
            const auto at = text.find(needed);
            if (at != std::string::npos) text.erase(at, std::string_view(needed).size());
        }
        QVERIFY(check(test::writeText(test::pathIn(folder_, "bad.xml"), text)).first != 0);
    }
};

QTEST_GUILESS_MAIN(TestPairRoundTrips)
#include "test_pair_round_trips.moc"
