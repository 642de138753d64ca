// Vectors of another program in the tables of evaluate: those of a model of ours must have its scores, digit
// for digit, in every kind of suite.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/tasks/data/write_sample.h"
#include "tests/support/command.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::Ended;
using test::run;

class TestPeers : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    Ended cli(const QString& arguments) const {
        return run("paragram-cli --progress none " + arguments, folder_.path());
    }
    // A retrieval set, a classification and a graded set, one sentence with a line break.
    static void writeSuites(const std::filesystem::path& folder) {
        std::string english, spanish, positive, negative;
        const char* words[] = {"dog", "cat", "bird", "house", "tree", "street", "friend", "river"};
        for (int i = 0; i < 64; ++i) {
            const std::string pair = std::string(words[i % 8]) + " and the " + words[i / 8];
            english += "the " + pair + "\n";
            spanish += "el " + pair + " y\n";
            (i % 2 ? positive : negative) += "a " + pair + (i % 2 ? " is good" : " is bad") + "\n";
        }
        std::filesystem::create_directories(folder / "tatoeba");
        test::writeText(folder / "tatoeba" / "tatoeba.spa-eng.eng", english);
        test::writeText(folder / "tatoeba" / "tatoeba.spa-eng.spa", spanish);
        std::filesystem::create_directories(folder / "MR");
        test::writeText(folder / "MR" / "rt-polarity.pos", positive);
        test::writeText(folder / "MR" / "rt-polarity.neg", negative);
        test::writeText(folder / "own.jsonl",
                        "{\"sentence1\": \"a dog\\nin two lines\", \"sentence2\": \"a cat\", \"score\": 1}\n"
                        "{\"sentence1\": \"a bird\", \"sentence2\": \"a bird sings\", \"score\": 4}\n"
                        "{\"sentence1\": \"the tree\", \"sentence2\": \"my friend\", \"score\": 0}\n");
    }
    static constexpr const char* kSuites = "--suite sample --suite suites ";

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(path("sample")));
        writeSuites(path("suites"));
        const Ended prepared =
            run("set -e; exec >/dev/null; paragram-cli import --input sample/train.en-es.tsv --output p.h5;"
                "paragram-cli train --pairs p.h5 --train.steps 20 --encoder.dimension 16 --train.threads 1 "
                "--tokenizer.vocabulary 500 --output model",
                folder_.path());
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
    }

    void vectorsOfAnyModelHaveItsScores() {
        const Ended listed = cli(QString("evaluate --list-sentences list.txt ") + kSuites);
        QVERIFY2(listed.status == 0, qPrintable(listed.errors));
        const QStringList lines =
            QString::fromStdString(*readFile(path("list.txt"))).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(QSet<QString>(lines.begin(), lines.end()).size(), lines.size());
        QVERIFY(lines.contains("a dog in two lines") && lines.contains("the dog and the dog"));
        const Ended embedded = cli("embed --model model --input list.txt --output vectors.npy");
        QVERIFY2(embedded.status == 0, qPrintable(embedded.errors));
        const Ended both =
            cli(QString("evaluate --model model --peer same=vectors.npy --sentences list.txt --csv both.csv "
                        "--without-published ") +
                kSuites);
        QVERIFY2(both.status == 0, qPrintable(both.errors));
        QVERIFY(both.output.contains("same"));
        // Every figure of the model occurs again as one of the peer.
        QStringList ours, theirs;
        for (QString line : QString::fromStdString(*readFile(path("both.csv"))).split('\n')) {
            if (line.startsWith("\"model\",")) ours << line.mid(8);
            if (line.startsWith("\"same\",")) theirs << line.mid(7);
        }
        QVERIFY2(ours.size() > 5, qPrintable(QString::fromStdString(*readFile(path("both.csv"))).left(2000)));
        QCOMPARE(theirs, ours);
    }

    void whatDoesNotFitIsRefused_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << ""
                                 << "nothing to evaluate";
        QTest::newRow("no list") << "--peer same=vectors.npy"
                                 << "given without --sentences";
        QTest::newRow("no vectors") << "--sentences list.txt --model model"
                                    << "given without --peer";
        QTest::newRow("no name") << "--peer vectors.npy --sentences list.txt"
                                 << "NAME=VECTORS.npy";
        QTest::newRow("other sentences") << "--peer same=vectors.npy --sentences short.txt"
                                         << "every sentence of the data sets";
        QTest::newRow("too few rows") << "--peer same=short.npy --sentences list.txt"
                                      << "one for each line of the list";
        QTest::newRow("no array") << "--peer same=list.txt --sentences list.txt"
                                  << "list.txt";
    }
    void whatDoesNotFitIsRefused() {
        QFETCH(QString, arguments);
        QFETCH(QString, says);
        QVERIFY(
            run("head -3 list.txt > short.txt && paragram-cli --progress none embed --model model --input "
                "short.txt --output short.npy --overwrite",
                folder_.path())
                .status == 0);
        const Ended ended = cli("evaluate " + QString(kSuites) + arguments);
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.errors.contains(says), qPrintable(ended.errors));
    }
};

QTEST_GUILESS_MAIN(TestPeers)
#include "test_peers.moc"
