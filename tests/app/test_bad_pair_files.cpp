// Malicious and damaged pair files: one sentence, the right exit status, little memory, nothing
// half-written. Each row runs paragram-cli.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "tests/support/archive_maker.h"
#include "tests/support/command.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::Ended;
namespace fs = std::filesystem;

class TestBadPairFiles : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    void initTestCase() {
        const auto write = [&](const char* name, const std::string& text) {
            test::writeText(path(name), text);
        };
        write("good.tsv", "a dog\tun perro\na cat\tun gato\n");
        write("a.en", "1\n2\n");
        write("laughs.tmx",
              "<!DOCTYPE tmx [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">]><tmx "
              "version=\"1.4\"><body><tu><tuv "
              "xml:lang=\"en\"><seg>&b;</seg></tuv></tu></body></tmx>");
        write("cut.tmx",
              "<tmx version=\"1.4\"><header srclang=\"en\"/><body><tu><tuv xml:lang=\"en\"><seg>one");
        write("lone.tmx",
              "<tmx version=\"1.4\"><body><tu><tuv xml:lang=\"en\"><seg>one</seg></tuv></tu></body></tmx>");
        std::string deep = "<tmx version=\"1.4\">", nested(200'000, '[');
        for (int i = 0; i < 10'000; ++i) deep += "<tu>";
        write("deep.tmx", deep);
        write("tag.tmx", "<tmx version=\"" + std::string(30'000'000, 'x'));
        write("half.jsonl",
              "{\"source\": \"a\", \"target\": \"b\"}\n{\"source\": \"\\ud800\", \"target\": \"b\"}\n");
        write("nested.jsonl", "{\"source\": \"a\", \"target\": \"b\"}\n" + nested + "\n");
        write("nul.jsonl", "{\"source\": \"a\\u0000\", \"target\": \"b\"}\n");
        write("keys.jsonl", "{\"id\": 1, \"x\": \"a\", \"y\": \"b\", \"z\": \"c\"}\n");
        write("open.csv", "a,b\n\"c,d\ne,f\n");
        write("half.tsv", std::string("\xFF\xFE"
                                      "a\0\t\0\x3D\xD8\n\0",
                                      12));
        write("away.xml",
              "<cesAlign><linkGrp fromDoc=\"../../../etc/passwd\" toDoc=\"en/a.xml\"><link "
              "xtargets=\"1;1\"/></linkGrp></cesAlign>");
        write("sentences.csv", "1\teng\tHello\n2\tdeu\tHallo\n");
        const Ended prepared = test::run(
            "set -e; tar cf two.tar good.tsv a.en; head -c 600 two.tar > cut.tar; xz -k good.tsv; head -c 40 "
            "good.tsv.xz > cut.tsv.xz; head -c 600000000 /dev/zero | tr '\\0' a | gzip > bomb.tsv.gz; (echo; "
            "head -c "
            "104857600 /dev/zero | tr '\\0' a) > long.tsv; paragram-cli import --input good.tsv --output "
            "p.h5",
            folder_.path());
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
        write("kept.h5", "what was there before");
    }

    void eachErrorIsOneSentenceAndNeedsLittleMemory_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QStringList>("words");
        const auto import = [](const char* name, const QString& arguments, const QStringList& words) {
            QTest::newRow(name)
                << "paragram-cli --progress none import --overwrite --output kept.h5 --input " + arguments
                << words;
        };
        import("entities that expand", "laughs.tmx",
               {"laughs.tmx:1: the entity \"a\" is declared, expected XML without entity declarations"});
        import("a truncated translation memory", "cut.tmx",
               {"cut.tmx:1: the file ends before its last element"});
        import("a translation memory of one language", "lone.tmx",
               {"lone.tmx: no unit in both", "--languages"});
        import("deeply nested elements", "deep.tmx",
               {"deep.tmx:1: more than 256 elements inside each other"});
        import("an endless tag", "tag.tmx", {"tag.tmx:1: a tag or comment of more than 4,194,304 bytes"});
        import("a gzip bomb", "bomb.tsv.gz", {"bomb.tsv.gz:1: ", "compressed bytes expand to more than"});
        import("truncated xz", "cut.tsv.xz", {"cut.tsv.xz", "compressed data is truncated"});
        import("a truncated archive", "cut.tar", {"cut.tar", "use another copy of the file"});
        import(
            "an archive of several files", "two.tar",
            {"two.tar: 2 files inside, expected one of good.tsv, a.en; name one, as \"two.tar!good.tsv\""});
        import("an archive of several files on standard input", "- < two.tar",
               {"-: 2 files inside", "name one, as \"-!good.tsv\""});
        import("a missing member on standard input", "'-!b.tsv' < two.tar", {"-: no \"b.tsv\" inside"});
        import("a member outside the archive on standard input", "'-!../good.tsv' < two.tar",
               {"-: the name \"../good.tsv\""});
        import("a truncated archive on standard input", "- < cut.tar", {"use another copy of the file"});
        import("a bomb on standard input", "- < bomb.tsv.gz", {"compressed bytes expand to more than"});
        import("HDF5 on standard input", "- < p.h5",
               {"standard input: an HDF5 file", "give the file's name"});
        import("a line of a member on standard input", "'-!a.en' --columns 0,1 < two.tar",
               {"-!a.en:1: 1 column"});
        import("a missing member", "'two.tar!b.tsv'", {"two.tar: no \"b.tsv\" inside"});
        import("a member outside the archive", "'two.tar!../good.tsv'",
               {"two.tar: the name \"../good.tsv\""});
        import("a line of 100 MB", "long.tsv --pairs.skip-bad-lines true",
               {"long.tsv: 2 lines, no pair left"});
        import("half a surrogate pair in JSON", "half.jsonl",
               {"half.jsonl:2: half a surrogate pair at byte"});
        import("JSON nested without end", "nested.jsonl",
               {"nested.jsonl:2: values nested more than 64 deep"});
        import("a NUL in JSON", "nul.jsonl", {"nul.jsonl:1: a NUL byte in \"source\""});
        import("keys with unknown names", "keys.jsonl", {"keys.jsonl:1: the keys id, x, y, z", "--columns"});
        import("a missing key", "keys.jsonl --columns x,w", {"keys.jsonl:1: no text \"w\""});
        import("an unclosed quote", "open.csv", {"open.csv:2: a quote that is not closed"});
        import("half a surrogate pair in UTF-16", "half.tsv",
               {"half.tsv:1: half a surrogate pair at byte 3"});
        import("an unknown encoding", "good.tsv --encoding klingon",
               {"encoding: \"klingon\"", "windows-1252"});
        import("an unknown delimiter", "good.tsv --delimiter two", {"delimiter: \"two\""});
        import("an unknown header", "good.tsv --header maybe",
               {"--header: \"maybe\"; choose one of: auto, yes, no"});
        import("an unknown column name", "good.tsv --columns source,target",
               {"columns: \"source\", expected numbers"});
        import("documents outside the folder", "away.xml",
               {"a document named \"../../../etc/passwd\"", "do not use it"});
        import("sentences without links", "sentences.csv --languages eng,deu",
               {"no links.csv next to it", "--input2"});
        import("sentences without languages", "sentences.csv --input2 good.tsv",
               {"--languages, for example eng,deu"});
        import("three inputs", "good.tsv --input good.tsv --input good.tsv", {"--input: 3 files"});
        const auto row = [](const char* name, const QString& command, const QStringList& words) {
            QTest::newRow(name) << "paragram-cli --progress none " + command << words;
        };
        row("no output", "import --input good.tsv", {"--output: not given", "--preview"});
        row("a preview of a missing file", "import --preview --input nowhere", {"nowhere: no such file"});
        const QString out = "export-pairs --pairs p.h5 --output ";
        row("an extension without a format", out + "x.doc", {"--format: not clear from the name \"x.doc\""});
        row("a format that is not written", out + "x --format opus",
            {"--format: \"opus\"; choose one of: auto, tsv, csv"});
        row("Moses without languages", out + "x --format moses", {"languages: \"und\" for both sides"});
        row("a missing folder", out + "no/x.tmx", {"no/x.tmx: its folder does not exist"});
        row("no tokenizer", out + "x.h5 --format psp-hdf5", {"--tokenizer: not given"});
        row("a file that is no pair store", "export-pairs --pairs good.tsv --output x.tsv", {"good.tsv"});
    }
    void eachErrorIsOneSentenceAndNeedsLittleMemory() {
        QFETCH(QString, command);
        QFETCH(QStringList, words);
        // 1.5 GB of address space: most of it is libraries.
        const Ended ended = test::run("ulimit -v 1500000; " + command, folder_.path());
        QVERIFY2(ended.status == 1, qPrintable(QString("status %1: %2").arg(ended.status).arg(ended.errors)));
        QVERIFY2(ended.errors.trimmed().count('\n') == 0, qPrintable(ended.errors));
        for (const QString& word : words)
            QVERIFY2(ended.errors.contains(word), qPrintable(ended.errors + " lacks " + word));
        QCOMPARE(*readFile(path("kept.h5")), std::string("what was there before"));
        for (const auto& entry : fs::directory_iterator(folder_.path().toStdString()))
            QVERIFY2(entry.path().extension() != ".part", entry.path().c_str());
    }

    void archivesOnStandardInputAreReadLikeFiles_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind :
             {".gz", ".bz2", ".xz", ".zst", ".zip", ".tar", ".tar.gz", ".tar.xz", ".tar.zst"})
            QTest::newRow(kind) << kind;
    }
    void archivesOnStandardInputAreReadLikeFiles() {
        QFETCH(QString, kind);
        const std::string packing = kind.toStdString();
        std::string english, german, pairs;
        const std::pair<std::string, std::string> sentences[] = {
            {"Where is the railway station, please?", "Wo ist bitte der Bahnhof?"},
            {"We would like to order two cups of coffee.", "Wir möchten zwei Tassen Kaffee bestellen."},
            {"The children were playing outside the house.", "Die Kinder spielten draußen vor dem Haus."},
            {"Nobody knew what had happened that night.", "Niemand wusste, was in jener Nacht geschah."}};
        for (int i = 0; i < 3000; ++i) {
            const std::string n = " " + std::to_string(i) + "\n";
            const auto& [en, de] = sentences[i % 4];
            english += en + n;
            german += de + n;
            pairs += en + "\t" + de + n;
        }
        test::writeArchive(path("in"), packing, {{"x/pairs.tsv", pairs}});
        const bool isArchive = kind.contains("zip") || kind.contains("tar");
        const auto readIn = [&](const QString& input) {
            const Ended ended = test::run(
                "set -e; cat in | paragram-cli --progress none import --overwrite --output in.h5 --input '" +
                    input + "'; paragram-cli export-pairs --pairs in.h5 --format tsv --output -",
                folder_.path());
            return ended.status == 0 ? ended.output : ended.errors;
        };
        const QString read = readIn("-");
        QVERIFY2(read.contains("3,000 pairs kept") && read.contains("guessed from the text: en and de"),
                 qPrintable(read.left(500)));
        QVERIFY(read.endsWith(QString::fromStdString(pairs)));
        if (!isArchive) return;
        QCOMPARE(readIn("-!x/pairs.tsv").count('\n'), read.count('\n'));
        // The two sides as OPUS archives them.
        test::writeArchive(path("in"), packing,
                           {{"README", "-"}, {"a.de-en.de", german}, {"a.de-en.en", english}});
        const QString sides = readIn("-");
        QVERIFY2(sides.contains("3,000 pairs kept") && !sides.contains("guessed"),
                 qPrintable(sides.left(500)));
    }

    void aFullDiskBehindStandardOutputIsReported() {
        const Ended ended = test::run(
            "paragram-cli export-pairs --pairs p.h5 --format tsv --output - > /dev/full", folder_.path());
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.errors.contains("standard output: cannot be written"), qPrintable(ended.errors));
    }

    void aPreviewShowsTheGuessTheRowsAndTheProblems() {
        test::writeText(
            path("latin.csv"),
            "source;target\nLe caf\xE9 est ferm\xE9.;The caf\xE9 is closed.\nOui, monsieur;Yes, sir\n");
        const Ended ended = test::run("paragram-cli import --preview --input latin.csv", folder_.path());
        QCOMPARE(ended.status, 0);
        for (const char* line : {"format      csv", "delimiter   ;", "header      yes", "columns     0,1",
                                 "latin.csv:2: invalid UTF-8 byte 0xE9 at byte 7", "give --encoding",
                                 "3 | Oui, monsieur | Yes, sir"})
            QVERIFY2(ended.output.contains(line), qPrintable(ended.output + " lacks " + line));
        const Ended decoded = test::run(
            "paragram-cli import --preview --input latin.csv --encoding windows-1252", folder_.path());
        QVERIFY2(decoded.output.contains(QString::fromUtf8("2 | Le café est fermé. | The café is closed.")),
                 qPrintable(decoded.output));
        QVERIFY(!decoded.output.contains("problem"));
    }

    void exportedPairsAreImportedUnchangedInEveryFormat() {
        const Ended ended = test::run(
            "set -e; for format in tsv csv scored-tsv tmx xliff xliff2 jsonl pair-store; do paragram-cli "
            "export-pairs "
            "--pairs p.h5 --format $format --languages en,es --output out.$format; paragram-cli import "
            "--input "
            "out.$format --overwrite --output back.h5; paragram-cli export-pairs --pairs back.h5 --format "
            "tsv --output - "
            "| diff - "
            "good.tsv; done; paragram-cli export-pairs --pairs p.h5 --format moses --languages en,es "
            "--output m; diff "
            "m.en <(cut -f1 good.tsv); cat m.en | paragram-cli import --input - --input2 m.es --overwrite "
            "--output back.h5",
            folder_.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.errors + ended.output));
    }
};

QTEST_GUILESS_MAIN(TestBadPairFiles)
#include "test_bad_pair_files.moc"
