// Text read in place: compressed, in archives, in other encodings; malicious forms of each.
#include <sys/resource.h>

#include <QTest>

#include "core/text/input/archive.h"
#include "core/text/input/line_reader.h"
#include "core/text/input/open_bytes.h"
#include "core/text/input/text_encoding.h"
#include "core/text/input/text_lines.h"
#include "core/text/input/xml_stream.h"
#include "tests/support/archive_maker.h"
#include "tests/support/pair_files.h"

using namespace paragram;
using test::writeArchive;

namespace {

struct ReadLines {
    QStringList lines, problems;
    QString error;
};

ReadLines readLines(const std::filesystem::path& file, const std::string& encoding = {}) {
    ReadLines read;
    auto reader = LineReader::open(file, encoding);
    if (!reader) {
        read.error = QString::fromStdString(reader.error().sentence());
        return read;
    }
    for (Line line;;) {
        const Result<bool> more = reader->next(line);
        if (!more) {
            read.error = QString::fromStdString(more.error().sentence());
            break;
        }
        if (!*more) break;
        if (line.problem)
            read.problems << QString::fromStdString(line.problem->sentence());
        else
            read.lines << QString::fromStdString(line.text);
    }
    return read;
}

// Counts the bytes that it receives.
class Elements : public XmlHandler {
  public:
    int started = 0;
    std::string all;
    void begin(std::string_view, const XmlAttributes&) override { ++started; }
    void end(std::string_view) override {}
    void text(std::string_view part) override { all += part; }
};

std::string parse(const std::filesystem::path& file, Elements& elements) {
    auto bytes = openBytes(file);
    if (!bytes) return bytes.error().sentence();
    XmlStream stream(std::move(*bytes), false, elements);
    for (;;) {
        const Result<bool> more = stream.advance();
        if (!more) return more.error().sentence();
        if (!*more) return {};
    }
}

}  // namespace

class TestByteSources : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    void allCompressionsAreReadAlike_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind :
             {"", ".gz", ".bz2", ".xz", ".zst", ".zip", ".tar", ".tar.gz", ".tar.bz2", ".tar.xz", ".tar.zst"})
            QTest::newRow(*kind ? kind : "plain") << kind;
    }
    void allCompressionsAreReadAlike() {
        QFETCH(QString, kind);
        std::string text;
        for (int i = 0; i < 60000; ++i) text += "line " + std::to_string(i) + "\tLinie\n";
        // A name that says nothing: the bytes decide.
        const auto file = path("text");
        if (kind.isEmpty())
            test::writeText(file, text);
        else
            writeArchive(file, kind.toStdString(), {{"README.md", "about"}, {"a/text.tsv", text}});
        if (!kind.isEmpty() && kind != ".zip" && !kind.contains("tar"))
            writeArchive(file, kind.toStdString(), {{"x", text}});
        const ReadLines read = readLines(file);
        QCOMPARE(read.error, QString());
        QCOMPARE(read.lines.size(), 60000);
        QCOMPARE(read.lines.last(), QString("line 59999\tLinie"));
        const auto lines = TextLines::open(file, path("spool"), {});
        VERIFY_OK(lines);
        QCOMPARE((*lines).size(), 60000U);
        QVERIFY((*lines)[1] == "line 1\tLinie");
    }

    void compressedDataCutShortIsAnError_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {".gz", ".bz2", ".xz", ".zst", ".tar.gz", ".zip"})
            QTest::newRow(kind) << kind;
    }
    void compressedDataCutShortIsAnError() {
        QFETCH(QString, kind);
        std::string noise;
        for (int i = 0; i < 200000; ++i) noise += std::to_string(i * 7919 % 100003) + "\n";
        const auto file = writeArchive(path("cut"), kind.toStdString(), {{"a.txt", noise}});
        std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
        const ReadLines read = readLines(file);
        QVERIFY2(read.error.contains("truncated") || read.error.contains("cannot be read"),
                 qPrintable(read.error));
        QVERIFY2(read.error.contains("use another copy of the file"), qPrintable(read.error));
        if (!kind.contains("tar") && kind != ".zip")
            QVERIFY2(read.error.contains("truncated"), qPrintable(read.error));
    }

    void membersAreNamedListedAndFound() {
        const auto file =
            writeArchive(path("c.zip"), ".zip",
                         {{"de/a.tsv", "eins\tone\n"}, {"de/b.tsv.txt", "zwei\ttwo\n"}, {"LICENSE", "x"}});
        QVERIFY(isArchive(file));
        const auto members = listMembers(file);
        VERIFY_OK(members);
        QCOMPARE(members.value().size(), 3U);
        QCOMPARE(members.value()[0].bytes, std::int64_t{9});
        QCOMPARE(textMembers(*members).size(), 2U);
        QVERIFY(readLines(file).error.contains(
            "2 files inside, expected one of de/a.tsv, de/b.tsv.txt; name one, as "
            "\"c.zip!de/a.tsv\""));
        QCOMPARE(readLines(file.string() + "!de/b.tsv.txt").lines, QStringList{"zwei\ttwo"});
        QVERIFY(readLines(file.string() + "!no").error.contains("no \"no\" inside"));
        // Back and forth.
        auto reader = ArchiveReader::open(file);
        VERIFY_OK(reader);
        char byte = 0;
        for (const auto& [name, first] :
             {std::pair("LICENSE", 'x'), {"de/a.tsv", 'e'}, {"de/b.tsv.txt", 'z'}}) {
            VERIFY_OK(reader->find(name));
            QCOMPARE(*reader->read(&byte, 1), 1U);
            QCOMPARE(byte, first);
        }
    }

    void aCompressedMemberIsDecompressed() {
        writeArchive(path("in.gz"), ".gz", {{"x", "a\tb\n"}});
        std::ifstream in(path("in.gz"), std::ios::binary);
        const std::string packed((std::istreambuf_iterator<char>(in)), {});
        QCOMPARE(readLines(writeArchive(path("o.tar"), ".tar", {{"x.tsv.gz", packed}})).lines,
                 QStringList{"a\tb"});
    }

    void opusMosesPairsAreReadFromOneZip() {
        const auto file = writeArchive(path("de-en.txt.zip"), ".zip",
                                       {{"README", "x"},
                                        {"LICENSE", "x"},
                                        {"Corpus.de-en.en", "one\ntwo\n"},
                                        {"Corpus.de-en.de", "eins\nzwei\n"},
                                        {"Corpus.de-en.ids", "x\n"}});
        const auto read = test::readPairs(file);
        QCOMPARE(QString::fromStdString(read.error), QString());
        QCOMPARE(test::shown(read.pairs), (QStringList{"eins|one", "zwei|two"}));
        QCOMPARE(test::shown(test::readPairs(file.string() + "!Corpus.de-en.en").pairs).first(),
                 QString("one|eins"));
    }

    void namesThatPointElsewhereAreRejected() {
        for (const char* name : {"../x", "/etc/passwd", "a/../../x", "C:\\x", "..", ""})
            QVERIFY2(!isSafeMember(name), name);
        for (const char* name : {"a", "a/b..c", "..a/b", "a/.b"}) QVERIFY2(isSafeMember(name), name);
        const auto file = writeArchive(path("evil.tar"), ".tar", {{"../../evil.tsv", "a\tb\n"}});
        QVERIFY(readLines(file).error.contains("no text inside"));
        QVERIFY(
            readLines(file.string() + "!../../evil.tsv").error.contains("tries to write to other folders"));
    }

    void decompressionBombsAreReported_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {".gz", ".zst", ".zip"}) QTest::newRow(kind) << kind;
    }
    void decompressionBombsAreReported() {
        QFETCH(QString, kind);
        // 300 MB of one character, which compresses to a few hundred kilobytes or less.
        const auto file =
            writeArchive(path("bomb"), kind.toStdString(), {{"a.txt", std::string(300'000'000, 'a')}});
        rusage before{}, after{};
        getrusage(RUSAGE_SELF, &before);
        const ReadLines read = readLines(file);
        getrusage(RUSAGE_SELF, &after);
        QVERIFY2(read.error.contains("do not use it"), qPrintable(read.error));
        QVERIFY(after.ru_maxrss - before.ru_maxrss < 100000);
    }

    void encodingsAreDecodedOrNamed() {
        const std::string utf16(
            "\xFF\xFE"
            "a\0\t\0\x42\x30\n\0\x3D\xD8\x00\xDE\t\0b\0\n\0",
            20);
        QCOMPARE(readLines(test::writeText(path("u16"), utf16)).lines,
                 (QStringList{QString::fromUtf8("a\tあ"), QString::fromUtf8("😀\tb")}));
        const std::string half(
            "\xFF\xFE"
            "a\0\x3D\xD8\n\0b\0\n\0",
            12);
        const ReadLines broken = readLines(test::writeText(path("half"), half));
        QCOMPARE(broken.lines, QStringList{"b"});
        QVERIFY2(broken.problems.first().contains("half:1: half a surrogate pair at byte 2"),
                 qPrintable(broken.problems.first()));
        const auto latin = test::writeText(path("latin"),
                                           "Le caf\xE9 de la for\xEAt est ferm\xE9 \xE0 huit heures.\n\xC7"
                                           "a va bien, mes enfants ?\n");
        const ReadLines told = readLines(latin);
        QVERIFY2(told.problems.first().contains(
                     "latin:1: invalid UTF-8 byte 0xE9 at byte 7, expected UTF-8 text; it "
                     "looks like windows-1252: give --encoding windows-1252"),
                 qPrintable(told.problems.first()));
        QCOMPARE(readLines(latin, "windows-1252").lines.last(),
                 QString::fromUtf8("Ça va bien, mes enfants ?"));
        QVERIFY(readLines(latin, "klingon").error.contains("encoding: \"klingon\""));
        QCOMPARE(guessEncoding("plain"), std::string("UTF-8"));
        QCOMPARE(guessEncoding("cut \xE4\xB8"), std::string("UTF-8"));
    }

    void hostileXmlIsReported_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("a billion laughs")
            << QByteArray("<!DOCTYPE l [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]><l>&b;</l>")
            << "x:1: the entity \"a\" is declared";
        QTest::newRow("an external entity")
            << QByteArray("<!DOCTYPE l [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><l>&a;</l>")
            << "the entity \"a\" is declared";
        QByteArray deep;
        for (int i = 0; i < 100000; ++i) deep += "<a>";
        QTest::newRow("deep nesting") << deep << "more than 256 elements inside each other";
        QTest::newRow("an endless tag")
            << ("<a b=\"" + QByteArray(20'000'000, 'x')) << "a tag or comment of more than";
        QTest::newRow("an endless comment")
            << ("<a><!--" + QByteArray(20'000'000, 'x')) << "a tag or comment of more than";
        QTest::newRow("cut short") << QByteArray("<a><b>x</b>") << "the file ends before its last element";
        QTest::newRow("nothing") << QByteArray("") << "no elements";
        QTest::newRow("no XML") << QByteArray("plain") << "not well-formed XML";
        QTest::newRow("a NUL") << QByteArray("<a>\0</a>", 8) << "not well-formed XML";
        QTest::newRow("a number of a surrogate") << QByteArray("<a>&#xD800;</a>") << "not well-formed XML";
        QTest::newRow("invalid UTF-8")
            << QByteArray("<a>\xFF</a>") << "bytes that are not UTF-8, expected XML";
    }
    void hostileXmlIsReported() {
        QFETCH(QByteArray, text);
        QFETCH(QString, words);
        Elements elements;
        const QString error =
            QString::fromStdString(parse(test::writeText(path("x"), text.toStdString()), elements));
        QVERIFY2(error.contains(words), qPrintable(error));
    }

    void xmlInOtherEncodingsIsRead() {
        Elements latin;
        QCOMPARE(
            parse(test::writeText(path("l.xml"),
                                  "<?xml version=\"1.0\" encoding=\"windows-1252\"?><a>\x80 caf\xE9</a>"),
                  latin),
            std::string());
        QCOMPARE(latin.all, std::string("€ café"));
    }
};

QTEST_GUILESS_MAIN(TestByteSources)
#include "test_byte_sources.moc"
