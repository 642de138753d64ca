// Texts on several ranks: embedding, neighbours and mining write the bytes that one process writes.
#include <QDir>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/mining/mining_figures.h"
#include "core/tasks/data/write_sample.h"
#include "tests/support/command.h"
#include "tests/support/start_ranks.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::run;

class TestClusterText : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    test::Ended start(const QString& command) const {
        return run(test::kStartRanks + command, folder_.path());
    }
    std::string bytes(const QString& name) const {
        return readFile(test::pathIn(folder_, name.toStdString())).value();
    }
    // Runs the command, which ends with --output, with one process and on 1 to 4 ranks.
    void compare(const QString& command, const QString& ending) const {
        const test::Ended alone = start("paragram-cli " + command + "alone" + ending);
        QVERIFY2(alone.status == 0, qPrintable(alone.errors));
        QVERIFY(bytes("alone" + ending).size() > 1000);
        for (const int ranks : {1, 2, 3, 4}) {
            const test::Ended ended = start(QString("ranks %1 %2of%1%3").arg(ranks).arg(command).arg(ending));
            QVERIFY2(ended.status == 0, qPrintable(ended.errors));
            QVERIFY2(bytes(QString("of%1%2").arg(ranks).arg(ending)) == bytes("alone" + ending),
                     qPrintable(QString::number(ranks)));
            QVERIFY(alone.output.section(" in ", 0, 0) == ended.output.section(" in ", 0, 0));
        }
    }

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(test::pathIn(folder_, "sample")));
        // 25,000 lines with some blank ones: more than one round for three ranks, of which the last is short.
        const test::Ended prepared = start(
            "set -e; exec >/dev/null; paragram-cli import --input sample/train.en-es.tsv --output p.h5; "
            "paragram-cli tokenizer --pairs p.h5 --tokenizer.vocabulary 1000 --output t.model; "
            "paragram-cli train --pairs p.h5 --tokenizer t.model --encoder.dimension 20 --train.steps 20 "
            "--train.evaluate-every 100 --progress none --output one; "
            "cut -f1 sample/train.en-es.tsv > news.en; cut -f2 sample/train.en-es.tsv | sort > news.es; "
            "for i in 1 2 3 4 5 6 7 8 9; do sed \"s/^/$i /\" news.en; echo; done | head -25000 > text.en; "
            "gzip -k text.en; head -9000 text.en > queries.en; "
            "paragram-cli train --pairs p.h5 --tokenizer t.model --encoder.dimension 20 --train.steps 21 "
            "--train.evaluate-every 100 --progress none --output two");
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
        QCOMPARE(std::ranges::count(bytes("text.en"), '\n'), 25000);
    }

    // Duplicates within a file and between files, of which each rank sees only a part.
    void pairsOfManyFilesAreFilteredAsOne_data() {
        QTest::addColumn<QString>("recipe");
        QTest::newRow("the first of equal pairs") << "duplicates\nleak sets=held.tsv\n";
        QTest::newRow("none of equal sources, then of equal targets")
            << "duplicates keep=none by=source\nlength minimum=3 maximum=30\nduplicates by=target\n";
        QTest::newRow("both sides") << "overlap maximum=0.7\nduplicates by=source\nlanguage\n"
                                       "duplicates keep=none by=target\n";
    }
    void pairsOfManyFilesAreFilteredAsOne() {
        QFETCH(QString, recipe);
        const test::Ended prepared = start(
            "set -e; sed -n '20,40p' sample/train.en-es.tsv > held.tsv; "
            "head -9000 sample/train.en-es.tsv > a.en-es.tsv; sed -n '7000,7100p;5p;5p' "
            "sample/train.en-es.tsv > b.en-es.tsv; tail -18000 sample/train.en-es.tsv | gzip > "
            "c.en-es.tsv.gz; "
            "sed -n '1,300p' sample/train.en-es.tsv | tr a-z A-Z > d.en-es.tsv; : > e.en-es.tsv; "
            "printf '%s\\n' a.en-es.tsv b.en-es.tsv c.en-es.tsv.gz '' d.en-es.tsv > list.txt");
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
        test::writeText(test::pathIn(folder_, "r.recipe"), recipe.toStdString());
        compare("import --files list.txt --recipe r.recipe --overwrite --progress none --output ",
                ".pairs.h5");
    }

    void vectorsAreTheSameOnAnyNumberOfRanks() {
        compare("embed --model one --input text.en --progress none --output ", ".npy");
        compare("embed --model one --input text.en.gz --table int8 --normalise --progress none --output ",
                ".int8.npy");
    }

    void neighboursAreTheSameOnAnyNumberOfRanks() {
        compare("neighbours --model one --corpus news.es --queries queries.en -k 3 --progress none --output ",
                ".tsv");
    }

    void anApproximateIndexIsTheSameAndIsReused() {
        const QString search =
            "neighbours --model one --corpus text.en.gz --queries news.en -k 2 --index-kind ivf --progress "
            "none ";
        const test::Ended alone = start("paragram-cli " + search + "--index i1 --output a.tsv");
        QVERIFY2(alone.status == 0, qPrintable(alone.errors));
        const test::Ended shared = start("ranks 3 " + search + "--index i3 --output b.tsv && ranks 2 " +
                                         search + "--index i3 --output c.tsv && ls i3");
        QVERIFY2(shared.status == 0, qPrintable(shared.errors));
        QVERIFY(bytes("i1/vectors.f32") == bytes("i3/vectors.f32"));
        QVERIFY(bytes("a.tsv") == bytes("b.tsv"));
        QVERIFY(bytes("a.tsv") == bytes("c.tsv"));
        QVERIFY2(shared.errors.contains("(0 embedded now)"), qPrintable(shared.errors));
        QVERIFY2(shared.output.simplified().endsWith("index.faiss index.json text.txt vectors.f32"),
                 qPrintable(shared.output));  // no copies of the other ranks
    }

    void minedPairsAreTheSameOnAnyNumberOfRanks() {
        compare("mine --model one --source news.en --target news.es --progress none --output ", ".mined");
        compare(
            "mine --model one --source text.en --target queries.en --search approximate --progress none "
            "--output ",
            ".near");
        QVERIFY(QDir(folder_.path()).entryList({"*.mining"}).isEmpty());
    }

    // From a mining on one rank: what it took, and what three ranks send.
    void aLargerMiningIsPredicted() {
        const QString mine =
            "mine --model one --source long.en --target long.es --search approximate --progress none "
            "--overwrite --output long.mined --figures ";
        const test::Ended mined = start(
            "set -e; cut -f1 sample/train.en-es.tsv > long.en; cut -f2 sample/train.en-es.tsv > "
            "long.es; paragram-cli " +
            mine + "f1.json; ranks 3 " + mine + "f3.json");
        QVERIFY2(mined.status == 0, qPrintable(mined.errors));
        const auto one = readMiningFigures(test::pathIn(folder_, "f1.json"));
        const auto three = readMiningFigures(test::pathIn(folder_, "f3.json"));
        VERIFY_OK(one);
        VERIFY_OK(three);
        QVERIFY(one->stages.probes > 0 && one->stages.probes == three->stages.probes);
        const auto sources = static_cast<double>(one->sources), targets = static_cast<double>(one->targets);
        const PredictedMining same = predictMining(*one, sources, targets, 1, one->threads, {});
        const MiningStages& took = one->stages;
        QVERIFY(std::abs(same.seconds() / (one->embedSeconds + took.centres + took.index + took.search) - 1) <
                1e-9);
        QCOMPARE(same.sent, 0.0);
        const double sent = three->traffic.gathered + three->traffic.exchanged;
        const double predicted = predictMining(*one, sources, targets, 3, 1, {}).sent;
        QVERIFY2(std::abs(predicted / sent - 1) < 0.15,
                 qPrintable(QString("%1 of %2").arg(predicted).arg(sent)));
        const test::Ended said = start(
            "paragram-cli cluster --predict-mining f1.json --sources 1e9 --targets 1e8 --ranks 48 --threads "
            "32");
        QVERIFY2(said.status == 0, qPrintable(said.errors));
        QVERIFY2(said.output.contains("\n   32 ") && said.output.contains("\n   48 "),
                 qPrintable(said.output));
        for (const QString wrong : {"--threads 0", "--sources=-5", "--targets 1e40"}) {
            const test::Ended refused = start("paragram-cli cluster --predict-mining f1.json " + wrong);
            QCOMPARE(refused.status, 1);
            QVERIFY2(refused.errors.contains("at most 10^12 sentences"), qPrintable(refused.errors));
        }
        const test::Ended many = start("paragram-cli cluster --predict-mining f3.json");
        QCOMPARE(many.status, 1);
        QVERIFY2(many.errors.contains("a mining on 3 ranks"), qPrintable(many.errors));
    }

    void standardInputIsRefused() {
        for (const QString command :
             {"embed --input - --output x.npy", "neighbours --corpus news.es --queries - --output x",
              "neighbours --corpus - --queries news.en --output x",
              "mine --source - --target news.es --output x"}) {
            const test::Ended piped = start("cat news.en | ranks 2 " + command + " --model one");
            QCOMPARE(piped.status, 1);
            QVERIFY2(piped.errors.contains("\"-\" with 2 ranks"), qPrintable(piped.errors));
        }
    }

    // Two machines on which a file has the same name but other contents.
    void ranksThatSeeOtherFilesAreRefused_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("found");
        QTest::addRow("text") << "embed --model one --input news.en"
                              << "rank 1: the lines of news.en differ from those of rank 0";
        QTest::addRow("model") << "embed --model one --input sample/train.en-es.tsv"
                               << "rank 1: the models differ from those of rank 0";
        QTest::addRow("corpus") << "neighbours --model one --corpus news.es --queries queries.en"
                                << "rank 1: the corpora or the models differ";
    }
    void ranksThatSeeOtherFilesAreRefused() {
        QFETCH(QString, command);
        QFETCH(QString, found);
        const QString name = QString(QTest::currentDataTag());
        start("mkdir -p other." + name + "; cd other." + name + "; for f in ../*; do ln -s $f; done; " +
              (name == "model"  ? "rm one; ln -s ../two one"
               : name == "text" ? "rm news.en; head -300 ../news.en > news.en"
                                : "rm news.es; head -300 ../news.es > news.es"));
        const test::Ended refused =
            start("timeout 100 mpirun -q --oversubscribe -n 1 paragram-mpi " + command +
                  " --output x.npy --progress none : -n 1 -wdir other." + name + " paragram-mpi " + command +
                  " --output x.npy --progress none");
        QVERIFY(refused.status != 0);
        QVERIFY2(refused.errors.contains(found), qPrintable(refused.errors));
    }
};

QTEST_GUILESS_MAIN(TestClusterText)
#include "test_cluster_text.moc"
