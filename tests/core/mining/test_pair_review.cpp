// Judgements in their journal, and mined pairs written for other tools.
#include <QTest>
#include <QXmlStreamReader>

#include "core/base/files/atomic_file.h"
#include "core/mining/pair_review.h"
#include "core/pairs/formats/pair_writer.h"
#include "core/tasks/corpora/review_mined_pairs.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

// The texts of all elements with a name; empty if the file is not XML.
QStringList elementsOf(const std::string& text, const QString& name) {
    QXmlStreamReader xml(QByteArray::fromStdString(text));
    QStringList found;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == name)
            found << xml.readElementText(QXmlStreamReader::IncludeChildElements);
    }
    return xml.hasError() ? QStringList() : found;
}

}  // namespace

class TestPairReview : public QObject {
    Q_OBJECT
  private slots:
    void judgementsAreWrittenAtOnce() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "a.review");
        auto review = PairReview::open(file);
        VERIFY_OK(review);
        QVERIFY(!std::filesystem::exists(file));
        review->judge("one", "eins", {Decision::accepted, "fine"});
        review->judge("two", "drei", {Decision::rejected, "a\ttab"});
        QCOMPARE(*readFile(file), std::string("accepted\tone\teins\tfine\nrejected\ttwo\tdrei\ta tab\n"));
        const auto again = PairReview::open(file);
        VERIFY_OK(again);
        QVERIFY(again->of("one", "eins") == (Judgement{Decision::accepted, "fine"}));
        QCOMPARE(again->count(Decision::rejected), std::size_t{1});
        QVERIFY(again->of("one", "drei") == Judgement{});
    }

    void undoRevertsJudgementsOneByOne() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "a.review");
        auto review = PairReview::open(file);
        VERIFY_OK(review);
        review->judge("one", "eins", {Decision::accepted, {}});
        review->judge("one", "eins", {Decision::rejected, {}});
        QCOMPARE(review->undo().source, std::string("one"));
        QVERIFY(review->of("one", "eins").decision == Decision::accepted);
        review->undo();
        QVERIFY(review->of("one", "eins").decision == Decision::none);
        QVERIFY(!review->canUndo());
        QVERIFY(PairReview::open(file)->of("one", "eins").decision == Decision::none);
    }

    void aLineThatIsNoJudgementIsNamed() {
        const QTemporaryDir folder;
        const auto file =
            test::writeText(test::pathIn(folder, "a.review"), "accepted\ta\tb\t\nmaybe\ta\tb\t\n");
        const auto review = PairReview::open(file);
        QVERIFY(!review.ok());
        QCOMPARE(review.error().where, file.string() + ":2");
    }

    void keptPairsAreWritten_data() {
        QTest::addColumn<QString>("format");
        for (const char* format : {"scored-tsv", "tmx", "xliff", "moses"}) QTest::newRow(format) << format;
    }
    void keptPairsAreWritten() {
        QFETCH(QString, format);
        const QTemporaryDir folder;
        MinedExport request;
        request.mined = test::writeText(
            test::pathIn(folder, "m.tsv"),
            "1.5\ta & b\tA <B>\n1.4\tbad\tschlecht\n1.1\tkept\tbehalten\n0.9\tlow\tniedrig\n");
        request.output = test::pathIn(folder, "out");
        request.options = {format.toStdString(), "en", "de"};
        request.threshold = 1.2;
        request.review = test::writeText(test::pathIn(folder, "m.review"),
                                         "rejected\tbad\tschlecht\t\naccepted\tkept\tbehalten\tgood one\n");
        JobContext job;
        const auto written = exportMinedPairs(request, job);
        VERIFY_OK(written);
        QCOMPARE(*written, std::int64_t{2});
        if (format == "moses") {
            QCOMPARE(*readFile(test::pathIn(folder, "out.en")), std::string("a & b\nkept\n"));
            QCOMPARE(*readFile(test::pathIn(folder, "out.de")), std::string("A <B>\nbehalten\n"));
            return;
        }
        const std::string text = *readFile(request.output);
        if (format == "scored-tsv")
            QCOMPARE(text, std::string("1.5\ta & b\tA <B>\n1.1\tkept\tbehalten\tgood one\n"));
        if (format == "tmx") {
            QCOMPARE(elementsOf(text, "seg"), (QStringList{"a & b", "A <B>", "kept", "behalten"}));
            QCOMPARE(elementsOf(text, "prop"), (QStringList{"1.5", "1.1"}));
            QCOMPARE(elementsOf(text, "note"), QStringList{"good one"});
        }
        if (format == "xliff") {
            QCOMPARE(elementsOf(text, "source"), (QStringList{"a & b", "kept"}));
            QCOMPARE(elementsOf(text, "target"), (QStringList{"A <B>", "behalten"}));
            QCOMPARE(elementsOf(text, "note"), (QStringList{"score=1.5", "score=1.1", "good one"}));
        }
    }

    void badExportsAreNamed() {
        const QTemporaryDir folder;
        MinedExport request;
        request.mined = test::writeText(test::pathIn(folder, "m.tsv"), "1.5\ta\tb\nx\ta\tb\n");
        request.output = test::pathIn(folder, "out");
        JobContext job;
        QCOMPARE(exportMinedPairs(request, job).error().where, request.mined.string() + ":2");
        QVERIFY(!std::filesystem::exists(request.output));
        request.options.format = "xls";
        QVERIFY(!exportMinedPairs(request, job).ok());
        request.options = {"moses", "en", "en"};
        QVERIFY(!exportMinedPairs(request, job).ok());
        test::writeText(request.mined, "");
        QVERIFY(!readMinedFile(request.mined, 10, job).ok());
    }
};

QTEST_GUILESS_MAIN(TestPairReview)
#include "test_pair_review.moc"
