// Vectors that are processed after training, by the flags of evaluate and export.
#include <QTest>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/exchange/formats/npy.h"
#include "core/models/model.h"
#include "core/tasks/data/write_sample.h"
#include "tests/support/command.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::Ended;
using test::run;

class TestProcessing : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    Ended cli(const QString& arguments) const {
        return run("paragram-cli --progress none " + arguments, folder_.path());
    }
    Matrix tableOf(const QString& name, const QString& flags) const {
        const Ended ended =
            cli("export --model model --format npy --output " + name + ".npy --check-sentences 20 " + flags);
        const auto table = readNpy(path(name.toStdString() + ".npy"));
        if (ended.status != 0 || !table) qWarning("%s", qPrintable(ended.errors));
        return table ? *table : Matrix();
    }

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(path("sample")));
        const Ended prepared =
            run("set -e; exec >/dev/null; paragram-cli import --input sample/train.en-es.tsv --output p.h5;"
                "paragram-cli train --pairs p.h5 --train.steps 20 --encoder.dimension 16 --train.threads 1 "
                "--tokenizer.vocabulary 500 --output model; cut -f 1 sample/train.en-es.tsv > text.txt",
                folder_.path());
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
    }

    void exportedRowsAreWeighted() {
        const Matrix plain = tableOf("plain", ""),
                     sif = tableOf("sif", "--token-weights sif --processing-text text.txt");
        QCOMPARE(sif.rows(), plain.rows());
        QVERIFY(plain.rows() >= 500);
        float least = INFINITY, most = 0;
        for (std::size_t i = 0; i < plain.rows(); ++i) {
            QVERIFY(cosine(plain.row(i), sif.row(i)) > 0.99999);
            const float factor = sif(i, 0) / plain(i, 0);
            least = std::min(least, factor);
            most = std::max(most, factor);
        }
        QVERIFY2(least > 0 && least < 1 && most > 5 * least,
                 qPrintable(QString("%1 %2").arg(least).arg(most)));
    }

    void theModelCardSaysSo() {
        const Ended ended =
            cli("export --model model --format sentence-transformers --output card --remove-components 2 "
                "--processing-text text.txt");
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        QVERIFY(readFile(path("card/README.md"))->find("without the first 2 principal components") !=
                std::string::npos);
    }

    void evaluateScoresTheProcessedModel() {
        const QString suite = "evaluate --model model --suite sample/test.en-en.tsv --overwrite --csv ";
        QVERIFY(cli(suite + "plain.csv").status == 0);
        for (const QString flags : {"--token-weights usif", "--whiten", "--remove-components 1"}) {
            const Ended ended = cli(suite + "processed.csv --processing-text text.txt " + flags);
            QVERIFY2(ended.status == 0, qPrintable(ended.errors));
            QVERIFY(*readFile(path("processed.csv")) != *readFile(path("plain.csv")));
        }
    }

    void badInputIsRefused_data() {
        QTest::addColumn<QString>("flags");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no text") << "--token-weights sif"
                                 << "--processing-text: not given";
        QTest::newRow("text alone") << "--processing-text text.txt"
                                    << "--processing-text: given alone";
        QTest::newRow("both") << "--whiten --remove-components 1 --processing-text text.txt"
                              << "given with --remove-components";
        QTest::newRow("too many") << "--remove-components 16 --processing-text text.txt"
                                  << "fewer than the 16 dimensions";
        QTest::newRow("no file") << "--whiten --processing-text none.txt"
                                 << "none.txt";
    }
    void badInputIsRefused() {
        QFETCH(QString, flags);
        QFETCH(QString, sentence);
        for (const QString command : {"evaluate --model model --suite sample ",
                                      "export --model model --format npy --output refused.npy "}) {
            const Ended ended = cli(command + flags);
            QCOMPARE(ended.status, 1);
            QVERIFY2(ended.errors.contains(sentence), qPrintable(ended.errors));
            QVERIFY(!std::filesystem::exists(path("refused.npy")));
        }
    }
};

QTEST_GUILESS_MAIN(TestProcessing)
#include "test_processing.moc"
