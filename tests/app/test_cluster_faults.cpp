// Ranks that are killed, and that cannot write. PARAGRAM_SOAK_KILLS: how often a rank is
// killed in each task (packaging/soak).
#include <signal.h>

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/tasks/data/write_sample.h"
#include "tests/soak/soak_table.h"
#include "tests/support/command.h"
#include "tests/support/start_ranks.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::run;

namespace {

constexpr int kRanks = 3;
constexpr int kStartMilliseconds = 600;  // of MPI_Init

}  // namespace

class TestClusterFaults : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    test::Ended start(const QString& command) const {
        return run(test::kStartRanks + command, folder_.path());
    }
    std::string bytes(const QString& name) const {
        return readFile(test::pathIn(folder_, name.toStdString())).value();
    }
    // Starts a command of this folder that goes on by itself.
    void begin(QProcess& job, const QString& command) const {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", QString(PARAGRAM_PROGRAMS) + ":" + environment.value("PATH"));
        job.setWorkingDirectory(folder_.path());
        job.setProcessEnvironment(environment);
        job.start("bash", {"-c", test::kStartRanks + command});
    }
    // The process of a rank of the job that writes `output`; 0: it is not running.
    static int processOf(int rank, const QString& output) {
        for (const QString& process : QDir("/proc").entryList(QDir::Dirs)) {
            const auto contents = [&](const QString& file) {
                QFile read("/proc/" + process + "/" + file);
                return read.open(QIODevice::ReadOnly) ? read.readAll().split('\0') : QList<QByteArray>();
            };
            const QList<QByteArray> command = contents("cmdline");
            if (command.isEmpty() || !command[0].endsWith("paragram-mpi")) continue;
            if (!command.contains(output.toUtf8())) continue;
            if (contents("environ").contains("OMPI_COMM_WORLD_RANK=" + QByteArray::number(rank)))
                return process.toInt();
        }
        return 0;
    }

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(test::pathIn(folder_, "sample")));
        const test::Ended prepared = start(
            "set -e; exec >/dev/null; paragram-cli import --input sample/train.en-es.tsv --output p.h5; "
            "paragram-cli tokenizer --pairs p.h5 --tokenizer.vocabulary 1000 --output t.model; "
            "cut -f1 sample/train.en-es.tsv > news.en; cut -f2 sample/train.en-es.tsv | sort > news.es; "
            "paragram-cli train --pairs p.h5 --tokenizer t.model --encoder.dimension 40 --train.steps 20 "
            "--train.evaluate-every 100 --progress none --output one");
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
    }

    // Any rank is killed (SIGKILL) at any moment: all end, nothing hangs, and the same job started again
    // writes what one that was not disturbed writes.
    void aKilledRankEndsTheJobWhichGoesOn_data() {
        QTest::addColumn<QString>("command");  // up to its output
        QTest::addColumn<QString>("again");    // "" where that is the same command
        QTest::addColumn<QString>("result");   // in the place of %1, the output
        QTest::addRow("train")
            << "train --pairs p.h5 --tokenizer t.model --encoder.dimension 40 --train.batch 50 "
               "--train.mega-batch 10 --train.learning-rate 0.01 --train.threads 1 --train.evaluate-every "
               "100 "
               "--train.epochs 12 --progress none --output "
            << "ranks 2 train --resume --progress none --output "
            << "paragram-cli embed --model %1 --input news.en --progress none --output %1.npy >/dev/null; "
               "cat %1.npy";
        QTest::addRow("mine")
            << "mine --model one --source news.en --target news.es --progress none --output "
            << ""
            << "cat %1";
        QTest::addRow("approximate mining")
            << "mine --model one --source news.en --target news.es --search approximate --progress none "
               "--output "
            << ""
            << "cat %1";
    }
    void aKilledRankEndsTheJobWhichGoesOn() {
        QFETCH(QString, command);
        QFETCH(QString, again);
        QFETCH(QString, result);
        const QString task = QString(QTest::currentDataTag()).replace(' ', '-');
        const QString whole = "whole." + task;
        QElapsedTimer clock;
        clock.start();
        QCOMPARE(start(QString("ranks %1 ").arg(kRanks) + command + whole + " >/dev/null").status, 0);
        const auto undisturbed = static_cast<int>(clock.elapsed());
        const QString sum = " | sha256sum";
        const QString expected = start("(" + result.arg(whole) + ")" + sum).output;
        const int kills = test::soakCount("PARAGRAM_SOAK_KILLS", 4);
        int found = 0;
        for (int i = 0; i < kills; ++i) {
            const QString name = QString("%1.%2").arg(task).arg(i);
            const QString job = QString("ranks %1 ").arg(kRanks) + command + name;
            QProcess process;
            begin(process, job);
            // Every second rank dies while MPI starts.
            const bool early = i % 2 == 1;
            if (early) QTRY_VERIFY_WITH_TIMEOUT(processOf(i % kRanks, name) != 0, 60000);
            QTest::qWait(QRandomGenerator::global()->bounded(early ? kStartMilliseconds : undisturbed));
            const int victim = processOf(i % kRanks, name);
            const bool killed = victim != 0 && ::kill(victim, SIGKILL) == 0;
            found += killed;
            QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(60000));
            if (killed) QVERIFY(process.exitCode() != 0);
            // As the script of "cluster" does. Pairs that were written before the kill are whole.
            const bool written = again.isEmpty() && QFile::exists(folder_.filePath(name));
            const QString from = again.isEmpty() ? job
                                                 : QString(
                                                       "if [ -f %1/checkpoint.h5 ]; then %2%1; else rm -rf "
                                                       "%1; %3; fi")
                                                       .arg(name, again, job);
            if (killed && !written) {
                const test::Ended resumed = start("(" + from + ") >/dev/null");
                QVERIFY2(resumed.status == 0, qPrintable(resumed.errors));
                QVERIFY(!QDir(folder_.path()).exists(name + ".mining"));
            }
            const test::Ended same = start("(" + result.arg(name) + ")" + sum);
            QVERIFY2(same.output == expected, qPrintable(name + " " + same.errors));
        }
        qInfo("%s: %d of %d jobs lost a rank", qPrintable(task), found, kills);
        test::SoakRow{"ranks", task, kills, kills, 0, 0}.write(clock);
    }

    // A rank that is stopped again and again is the one that the others wait for.
    void aSlowRankIsNamed() {
        QProcess job;
        begin(job,
              "ranks 3 train --pairs p.h5 --tokenizer t.model --encoder.dimension 40 --train.threads 1 "
              "--train.evaluate-every 0 --train.epochs 8 --progress none --output slow");
        while (job.state() != QProcess::NotRunning) {
            if (const int slow = processOf(1, "slow"); slow != 0) {
                ::kill(slow, SIGSTOP);
                QTest::qWait(60);
                ::kill(slow, SIGCONT);
            }
            job.waitForFinished(30);
        }
        const QString said = job.readAllStandardError() + job.readAllStandardOutput();
        QVERIFY2(job.exitCode() == 0, qPrintable(said));
        QVERIFY2(said.contains("rank 1 the least"), qPrintable(said));
    }

    // The limit of a file's size stands for a full disk. Open MPI's own files in shared memory are larger:
    // messages pass through TCP.
    void aRankThatCannotWriteEndsTheJob_data() {
        QTest::addColumn<int>("rank");
        QTest::addColumn<QString>("command");
        QTest::addRow("mining, rank 1")
            << 1 << "mine --model one --source news.en --target news.es --output x";
        QTest::addRow("embedding, rank 0") << 0 << "embed --model one --input news.en --output x";
    }
    void aRankThatCannotWriteEndsTheJob() {
        QFETCH(int, rank);
        QFETCH(QString, command);
        const QString full = "bash -c 'ulimit -f 2000; exec paragram-mpi " + command + " --progress none'";
        const QString free = "paragram-mpi " + command + " --progress none";
        const test::Ended ended = start("timeout 100 mpirun -q --oversubscribe --mca btl tcp,self -n 1 " +
                                        (rank == 0 ? full + " : -n 1 " + free : free + " : -n 1 " + full));
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.errors.contains("free disk space"), qPrintable(ended.errors));
        QVERIFY(!QDir(folder_.path()).exists("x"));
    }
};

QTEST_GUILESS_MAIN(TestClusterFaults)
#include "test_cluster_faults.moc"
