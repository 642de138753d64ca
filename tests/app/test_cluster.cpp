// paragram-mpi on several ranks, as mpirun starts it.
#include <fmt/format.h>

#include <QTest>
#include <cmath>
#include <map>
#include <sstream>

#include "core/base/files/atomic_file.h"
#include "core/base/process/neural_process.h"
#include "core/runs/rank_figures.h"
#include "core/tasks/data/write_sample.h"
#include "core/tasks/training/cluster_folder.h"
#include "tests/support/command.h"
#include "tests/support/start_ranks.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::run;

namespace {

const QString kTrain =
    "train --pairs p.h5 --tokenizer t.model --encoder.dimension 40 --train.batch 50 --train.mega-batch 10 "
    "--train.learning-rate 0.01 --train.threads 1 --train.evaluate-every 100 --progress none ";

}  // namespace

class TestCluster : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    test::Ended start(const QString& command) const {
        return run(test::kStartRanks + command, folder_.path());
    }
    Result<std::string> bytes(const std::string& name) const { return readFile(test::pathIn(folder_, name)); }

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(test::pathIn(folder_, "sample")));
        const test::Ended prepared = start(
            "set -e; exec >/dev/null; paragram-cli import --input sample/train.en-es.tsv --output p.h5; "
            "paragram-cli tokenizer --pairs p.h5 --tokenizer.vocabulary 1000 --output t.model; "
            "paragram-cli " +
            kTrain + "--train.epochs 2 --output one");
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
    }

    void theModelIsTheSameOnAnyNumberOfRanks_data() {
        QTest::addColumn<int>("ranks");
        for (const int ranks : {1, 2, 3, 4}) QTest::addRow("%d", ranks) << ranks;
    }
    void theModelIsTheSameOnAnyNumberOfRanks() {
        QFETCH(int, ranks);
        const QString name = QString("of%1").arg(ranks);
        const test::Ended trained = start(QString("ranks %1 ").arg(ranks) + kTrain +
                                          "--train.epochs 2 --output " + name + " && for m in one " + name +
                                          "; do paragram-cli embed --model $m --input sample/train.en-es.tsv "
                                          "--output $m.npy --progress none >/dev/null; done");
        QVERIFY2(trained.status == 0, qPrintable(trained.errors));
        QVERIFY(trained.output.contains("2.00 epochs"));
        QCOMPARE(trained.output.count("step 0 "), 1);  // only rank 0 prints
        QVERIFY(*bytes(name.toStdString() + ".npy") == *bytes("one.npy"));
    }

    // What ranks send depends on no clock: runs on 1, 2 and 4 ranks say what 3 send.
    void whatRanksSendIsPredicted() {
        std::map<int, RankFigures> of;
        for (const int ranks : {1, 2, 3, 4}) {
            const auto read = readRankFigures(test::pathIn(folder_, fmt::format("of{}/ranks.json", ranks)));
            VERIFY_OK(read);
            of[ranks] = *read;
        }
        const auto model = RankModel::fit({of[1], of[2], of[4]});
        VERIFY_OK(model);
        const Traffic& three = of[3].traffic;
        const double sent = (three.gathered + three.exchanged) / static_cast<double>(of[3].steps);
        QVERIFY(sent > 1000);
        QVERIFY(std::abs(model->at(3, {}).bytes / sent - 1) < 0.15);
        const test::Ended said = start("paragram-cli cluster --predict of1,of2,of4 --bandwidth 1");
        QVERIFY2(said.status == 0, qPrintable(said.errors));
        QVERIFY2(said.output.contains("  256 "), qPrintable(said.output));
        QVERIFY2(said.output.contains("   measured  predicted     off by"), qPrintable(said.output));
        const test::Ended few = start("paragram-cli cluster --predict of1,of2");
        QCOMPARE(few.status, 1);
        QVERIFY2(few.errors.contains("2 numbers of ranks, expected runs on one rank"),
                 qPrintable(few.errors));
    }

    // Each rank computes some of the micro-batches: the losses are those of one process, and a training that
    // is continued by another number of ranks goes on with them.
    void aGenerativeModelIsTrainedByRanks() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        const QString train =
            "train --pairs few.h5 --tokenizer t.model --development sample/development.en-es.tsv "
            "--encoder.dimension 16 --encoder.network transformer --generative.model bgt "
            "--generative.encoder-layers 1 --generative.heads 2 --generative.feed-forward 16 "
            "--generative.update-tokens 9000 --generative.batch-tokens 1000 --encoder.dropout 0.1 "
            "--train.threads 1 --train.evaluate-every 10 --progress none ";
        const test::Ended trained = start(
            "set -e; exec >/dev/null; paragram-cli subsample --pairs p.h5 --count 3000 --output few.h5; "
            "paragram-cli " +
            train + "--train.epochs 2 --output g1; ranks 2 " + train +
            "--train.epochs 2 --output g2; ranks 3 " + train +
            "--train.epochs 1 --output g3; ranks 2 train --resume --output g3 --train.epochs 2 "
            "--progress none");
        QVERIFY2(trained.status == 0, qPrintable(trained.errors));
        const auto losses = [&](const char* run) {
            std::vector<double> values;
            std::istringstream lines(*bytes(std::string(run) + "/history.csv"));
            for (std::string line; std::getline(lines, line);) {
                const QStringList cells = QString::fromStdString(line).split(',');
                if (cells.front() == "step") values.push_back(cells[3].toDouble());
            }
            return values;
        };
        const auto expected = losses("g1");
        QVERIFY(!expected.empty());
        for (const char* run : {"g2", "g3"}) {
            const auto found = losses(run);
            QCOMPARE(found.size(), expected.size());
            for (std::size_t i = 0; i < found.size(); ++i)
                QVERIFY2(std::abs(found[i] / expected[i] - 1) < 1e-5,
                         qPrintable(QString("%1, %2: %3 and %4")
                                        .arg(run)
                                        .arg(i)
                                        .arg(found[i], 0, 'g', 9)
                                        .arg(expected[i], 0, 'g', 9)));
        }
    }

    // What the window writes to run elsewhere, run by its own script in the copied folder.
    void aCopiedFolderTrainsTheSameModel() {
        TrainRequest request;
        request.pairs = {test::pathIn(folder_, "p.h5")};
        request.tokenizers = {test::pathIn(folder_, "t.model")};
        Settings& settings = request.settings;
        settings.encoder.dimension = 40;
        settings.train.batch = 50;
        settings.train.megaBatch = 10;
        settings.train.learningRate = 0.01;
        settings.train.evaluateEvery = 100;
        settings.train.epochs = 2;
        ClusterFolder what = clusterFolderOf(request);
        what.folder = test::pathIn(folder_, "job");
        what.job.scheduler = Scheduler::mpirun;
        what.job.ranks = 2;
        JobContext job;
        VERIFY_OK(writeClusterFolder(what, job));
        const test::Ended ended = start(
            "mv job elsewhere && cd elsewhere && mv ../p.h5 ../hidden.h5 && bash job.sh; "
            "status=$?; mv ../hidden.h5 ../p.h5; exit $status");
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        const test::Ended vectors = start(
            "paragram-cli embed --model elsewhere/run --input sample/train.en-es.tsv --output e.npy "
            "--progress none >/dev/null");
        QVERIFY2(vectors.status == 0, qPrintable(vectors.errors));
        QVERIFY(*bytes("e.npy") == *bytes("one.npy"));
        QVERIFY2(bytes("elsewhere/README.txt")->find("bash job.sh") != std::string::npos, "README.txt");
        // Nothing is replaced, and nothing half-written stays.
        what.folder = test::pathIn(folder_, "elsewhere");
        const auto again = writeClusterFolder(what, job);
        QVERIFY(!again && again.error().sentence().find("exists already") != std::string::npos);
        what.folder = test::pathIn(folder_, "new");
        what.job.nodes = 3;
        QVERIFY(!writeClusterFolder(what, job));
        std::stop_source stop;
        stop.request_stop();
        job.stop = stop.get_token();
        what.job.nodes = 1;
        QVERIFY(writeClusterFolder(what, job).stopped());
        const test::Ended left = start("ls -d new*");
        QVERIFY2(left.status != 0, qPrintable(left.output));
    }

    void filesThatSettingsNameAreCopied() {
        TrainRequest request;
        request.pairs = {test::pathIn(folder_, "p.h5")};
        request.settings.generative.start = test::pathIn(folder_, "one").string();
        request.settings.generative.parses = "parses.txt";
        const ClusterFolder what = clusterFolderOf(request);
        QCOMPARE(what.inputs.size(), 3U);
        QCOMPARE(what.inputs[1].flag, std::string("--generative.start"));
        QCOMPARE(what.inputs[1].file, test::pathIn(folder_, "one/model.h5"));
        QCOMPARE(what.inputs[2].flag, std::string("--generative.parses"));
        QCOMPARE(what.settings->generative.start + what.settings->generative.parses, std::string());
    }

    void wrongInputIsOneSentenceOfRankZero() {
        const test::Ended missing = start("ranks 3 train --pairs missing.h5 --output x");
        QCOMPARE(missing.status, 1);
        QCOMPARE(missing.errors.count("missing.h5: no such file"), 1);
        const test::Ended whole = start("ranks 2 evaluate --model one --suite sample/sts.en.tsv");
        QCOMPARE(whole.status, 1);
        QVERIFY2(whole.errors.contains("paragram-mpi evaluate: 2 ranks, expected one"),
                 qPrintable(whole.errors));
    }

    void ranksWithOtherPairsAreRefused() {
        const test::Ended refused = start(
            "paragram-cli subsample --pairs p.h5 --count 500 --output q.h5 >/dev/null; "
            "timeout 100 mpirun -q --oversubscribe -n 1 paragram-mpi " +
            kTrain +
            "--output other : -n 1 "
            "paragram-mpi " +
            QString(kTrain).replace("p.h5", "q.h5") + "--output other");
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.errors.contains("rank 1: the pairs differ from those of rank 0"),
                 qPrintable(refused.errors));
    }
};

QTEST_GUILESS_MAIN(TestCluster)
#include "test_cluster.moc"
