// The commands align and split-sentences: outputs, gold links, many documents, bad input.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "core/models/model_file.h"
#include "core/pairs/store/pair_store.h"
#include "tests/support/command.h"
#include "tests/support/pdf_maker.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
using test::Ended;

namespace {

std::vector<std::string> story(std::size_t sentences, std::size_t seed) {
    Random random(seed);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < sentences; ++i) {
        std::string text = "The";
        for (int w = 0; w < 6; ++w)
            text += std::string(" ") + static_cast<char>('a' + random.below(26)) +
                    static_cast<char>('a' + random.below(26)) + "word";
        texts.push_back(text + ".");
    }
    return texts;
}

}  // namespace

class TestAlign : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    std::string written(const std::string& name) const {
        const auto text = readFile(path(name));
        return text ? *text : "(none)";
    }
    Ended run(const QString& command) const {
        return test::run("paragram-cli --progress none " + command, folder_.path());
    }
    static constexpr auto kAlign = "align --model m.h5 --languages en ";

  private slots:
    void initTestCase() {
        const auto texts = story(40, 1);
        writeModel(test::wordModel(story(400, 1)), path("m.h5"));
        test::writeText(path("a.txt"), test::joined(texts));
        auto shorter = texts;
        shorter.erase(shorter.begin() + 5);
        shorter[10] += " " + shorter[11];
        shorter.erase(shorter.begin() + 11);
        test::writeText(path("b.txt"), test::joined(shorter));
        test::writeText(path("other.txt"), test::joined(story(40, 99)));
        test::writeText(path("empty.txt"), "");
        test::writeText(path("scan.pdf"), test::pdfOf({{}}));
    }

    void linksAreWrittenWithPlacesAndConfidence() {
        const Ended ended =
            run(QString(kAlign) + "--source a.txt --target b.txt --unit lines --output links.tsv");
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        const QStringList lines =
            QString::fromStdString(written("links.tsv")).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines[0], QString("source_line\ttarget_line\tconfidence\tsource\ttarget"));
        QCOMPARE(lines.size(),
                 1 + 39);  // 37 links of one with one, one of two with one, one sentence left out
        const QStringList left = lines[6].split('\t'), joined = lines[12].split('\t');
        QVERIFY2(left[0] == "6" && left[1].isEmpty() && left[4].isEmpty(), qPrintable(lines[6]));
        QVERIFY2(joined[0] == "12-13" && joined[1] == "11" && joined[3] == joined[4], qPrintable(lines[12]));
        QVERIFY(joined[2].toDouble() > 0.5);
        QVERIFY2(ended.errors.contains("38 links of 40 x 38 sentences"), qPrintable(ended.errors));
    }

    void theEndingSaysTheFormat_data() {
        QTest::addColumn<QString>("output");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("contains");
        QTest::newRow("tmx") << "x.tmx"
                             << "x.tmx"
                             << "line 12-13 : line 11";
        QTest::newRow("xliff") << "x.xlf"
                               << "x.xlf"
                               << "<trans-unit";
        QTest::newRow("json lines") << "x.jsonl"
                                    << "x.jsonl"
                                    << "\"note\":\"line 1 : line 1\"";
        QTest::newRow("sentence numbers") << "x.links"
                                          << "x.links"
                                          << "[11, 12]:[10]";
        QTest::newRow("moses") << "x --format moses --languages en,es --overwrite"
                               << "x.es"
                               << "word.";
    }
    void theEndingSaysTheFormat() {
        QFETCH(QString, output);
        QFETCH(QString, file);
        QFETCH(QString, contains);
        const Ended ended =
            run("align --model m.h5 --source a.txt --target b.txt --unit lines --output " + output);
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        const QString text = QString::fromStdString(written(file.toStdString()));
        QVERIFY2(text.contains(contains), qPrintable(text.left(2000)));
    }

    void aPairStoreCanBeTrainedOn() {
        QCOMPARE(run("align --model m.h5 --source a.txt --target b.txt --unit lines --languages en,es "
                     "--output p.h5 "
                     "--least 0.01")
                     .status,
                 0);
        const auto store = PairStore::open(path("p.h5"));
        VERIFY_OK(store);
        QCOMPARE(store->info().pairs, std::int64_t{38});
        QCOMPARE(store->info().targetLanguage, std::string("es"));
        QVERIFY(store->info().hasScore);
        QCOMPARE(run("statistics --pairs p.h5").status, 0);
    }

    void goldLinksMeasure() {
        QCOMPARE(
            run(QString(kAlign) + "--source a.txt --target b.txt --unit lines --output g.gold --format gold")
                .status,
            0);
        const Ended ended = run(QString(kAlign) + "--source a.txt --target b.txt --unit lines --gold g.gold");
        QVERIFY2(ended.output.contains("strict: precision 100.0, recall 100.0, F1 100.0"),
                 qPrintable(ended.output));
        QVERIFY2(ended.output.contains("lax: precision 100.0"), qPrintable(ended.output));
        // Links that are certain: the first two sentences are one link.
        test::writeText(path("known.txt"), "[0, 1]:[0]\n");
        const Ended known =
            run(QString(kAlign) + "--source a.txt --target b.txt --unit lines --known known.txt --output -");
        QVERIFY2(known.output.contains("\n1-2\t1\t1.0000\t"), qPrintable(known.output.left(500)));
    }

    void settingsAreFlags() {
        const Ended ended =
            run(QString(kAlign) + "--source a.txt --target b.txt --unit lines --align.largest 1 --output -");
        QVERIFY2(ended.status == 0 && !ended.output.contains("12-13"), qPrintable(ended.errors));
    }

    void manyDocumentsContinueWhereTheyEnded() {
        std::filesystem::create_directories(path("en"));
        std::filesystem::create_directories(path("es"));
        for (const char* name : {"one", "two"}) {
            std::filesystem::copy_file(path("a.txt"), path(std::string("en/Book_") + name + ".en.txt"));
            std::filesystem::copy_file(path("b.txt"), path(std::string("es/book-") + name + ".es.txt"));
        }
        const QString many = QString(kAlign) + "--source en --target es --unit lines --output-folder out ";
        const Ended first = run(many);
        QVERIFY2(first.status == 0, qPrintable(first.errors));
        QVERIFY2(first.output.contains("2 documents aligned, 76 links; 0 by an earlier run, 0 failed"),
                 qPrintable(first.output));
        QVERIFY(std::filesystem::exists(path("out/Book_two.en.tsv")));
        std::filesystem::remove(path("out/Book_two.en.tsv"));
        QVERIFY(run(many).output.contains("1 document aligned, 38 links; 1 by an earlier run, 0 failed"));
        // A list with a document that cannot be read: the other is aligned.
        test::writeText(path("shelf.tsv"), "a.txt\tb.txt\tgood\nscan.pdf\tb.txt\tbad\n");
        const Ended list =
            run("align --model m.h5 --list shelf.tsv --output-folder out2 --output-ending tmx");
        QCOMPARE(list.status, 1);
        QVERIFY2(list.errors.contains("bad: scan.pdf: 1 page without text, probably scanned"),
                 qPrintable(list.errors));
        QVERIFY(std::filesystem::exists(path("out2/good.tmx")));
    }

    void badRequestsAreNamed_data() {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* flags, const char* sentence) {
            QTest::newRow(flags) << flags << sentence;
        };
        row("--source a.txt --target other.txt --unit lines --output n.tsv",
            "a.txt and other.txt: no translations of each other");
        row("--source a.txt --target empty.txt --output n.tsv", "empty.txt: no text");
        row("--source a.txt --target scan.pdf --output n.tsv", "scan.pdf: 1 page without text");
        row("--source a.txt --target gone.txt --output n.tsv", "gone.txt: ");
        row("--source - --target - --output n.tsv", "--source and --target: both \"-\"");
        row("--source a.txt --target b.txt", "--output: missing");
        row("--source a.txt --target b.txt --output n.xyz", "--format: not clear from the name \"n.xyz\"");
        row("--output n.tsv", "align: no documents");
        row("--list shelf.tsv", "--output-folder: missing");
        row("--source a.txt --target b.txt --unit lines --output n.tsv --gold a.txt", "a.txt:1: ");
        row("--source a.txt --target b.txt --languages xyz1 --output n.tsv", "--languages: \"xyz1\"");
        row("--source a.txt --target b.txt --align.largest 9 --output n.tsv", "--align.largest: ");
        row("--source a.txt --target b.txt --document-format doc --output n.tsv", "format: \"doc\"");
    }
    void badRequestsAreNamed() {
        QFETCH(QString, flags);
        QFETCH(QString, sentence);
        const Ended ended = run("align --model m.h5 " + flags);
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.errors.contains(sentence), qPrintable(ended.errors));
        QCOMPARE(ended.errors.trimmed().count('\n'), 0);
        QVERIFY(!std::filesystem::exists(path("n.tsv")));
    }

    void documentsAreSplit() {
        const Ended ended = test::run(
            "printf '# Title\\n\\nMr. Lee sleeps. It rains.\\n' > s.md; paragram-cli "
            "split-sentences --input s.md --language en --places --paragraphs",
            folder_.path());
        QCOMPARE(ended.output, QString("1\tTitle\n\n3\tMr. Lee sleeps.\n3\tIt rains.\n"));
        const Ended piped = test::run(
            "echo 'One. Two.' | paragram-cli split-sentences --input - --language en", folder_.path());
        QCOMPARE(piped.output, QString("One.\nTwo.\n"));
    }
};

QTEST_GUILESS_MAIN(TestAlign)
#include "test_align.moc"
