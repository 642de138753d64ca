// Scripts for the schedulers of clusters.
#include <QProcess>
#include <QTest>

#include "core/tasks/training/cluster_script.h"

using namespace paragram;

namespace {

ClusterJob trainingJob(Scheduler scheduler) {
    ClusterJob job;
    job.scheduler = scheduler;
    job.ranks = 8;
    job.nodes = 4;
    job.threads = 16;
    job.minutes = 90;
    job.bytes = 10e9;
    job.command = {"train", "--pairs", "my pairs.h5", "--output", "run"};
    return job;
}

bool bashReads(const std::string& script) {
    QProcess bash;
    bash.start("bash", {"-n"});
    bash.write(script.data(), static_cast<qint64>(script.size()));
    bash.closeWriteChannel();
    return bash.waitForFinished() && bash.exitCode() == 0;
}

}  // namespace

class TestClusterScript : public QObject {
    Q_OBJECT
  private slots:
    void slurmGetsTheWholeJob() {
        // Two ranks a node of 10 GB each and a tenth: 22 GB; 90 minutes are 1:30:00.
        QCOMPARE(clusterScript(trainingJob(Scheduler::slurm)), std::string(R"(#!/bin/bash
#SBATCH --job-name=paragram-train
#SBATCH --nodes=4
#SBATCH --ntasks=8
#SBATCH --ntasks-per-node=2
#SBATCH --cpus-per-task=16
#SBATCH --mem=22G
#SBATCH --time=1:30:00
#SBATCH --output=paragram-%j.log
# Five minutes before the end the ranks are asked to save and stop.
#SBATCH --signal=TERM@300
set -e
# Threads are ours, not those of a library.
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
if [ -f run/checkpoint.h5 ]; then  # this script has run before: the training goes on
    srun paragram-mpi train --resume --output run
else
    srun paragram-mpi train --pairs 'my pairs.h5' --output run --train.threads 16
fi
)"));
    }

    void everySchedulersScriptIsBash() {
        for (const Scheduler scheduler : {Scheduler::slurm, Scheduler::pbs, Scheduler::mpirun}) {
            ClusterJob job = trainingJob(scheduler);
            QVERIFY(bashReads(clusterScript(job)));
            job.command = {"mine", "--source", "it's \"here\".txt", "--target", "$HOME", "--output", "m.tsv"};
            QVERIFY(bashReads(clusterScript(job)));
            QVERIFY(clusterScript(job).find("'it'\\''s \"here\".txt' --target '$HOME'") != std::string::npos);
        }
        const std::string pbs = clusterScript(trainingJob(Scheduler::pbs));
        QVERIFY(pbs.find("#PBS -l select=4:ncpus=32:mpiprocs=2:mem=22gb\n#PBS -l walltime=1:30:00\n") !=
                std::string::npos);
        QVERIFY(pbs.find("mpirun -n 8 --map-by ppr:2:node:pe=16 paragram-mpi") != std::string::npos);
    }

    void timesAreReadWithTheirUnit() {
        QCOMPARE(*minutesOf("90m"), 90.0);
        QCOMPARE(*minutesOf("12h"), 720.0);
        QCOMPARE(*minutesOf("2d"), 2880.0);
        for (const char* wrong : {"", "12", "h", "-1h", "12 hours"}) QVERIFY(!minutesOf(wrong));
    }

    void jobsThatCannotRunAreRefused() {
        ClusterJob job = trainingJob(Scheduler::slurm);
        QVERIFY(checkClusterJob(job).ok());
        job.ranks = 6;
        QCOMPARE(checkClusterJob(job).error().found, "6 on 4 nodes");
        job.ranks = 8;
        job.command = {"evaluate", "--model", "run"};
        QCOMPARE(checkClusterJob(job).error().found, "does not divide its work");
        job.command = {"train", "--pairs", "p.h5"};
        QCOMPARE(checkClusterJob(job).error().found, "no --output");
        job.command = {};
        QCOMPARE(checkClusterJob(job).error().found, "no command");
    }
};

QTEST_APPLESS_MAIN(TestClusterScript)
#include "test_cluster_script.moc"
