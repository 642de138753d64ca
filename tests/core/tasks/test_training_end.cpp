// How trainings end: patience used up, no training at all, divergence; and what their history records.
#include <QTest>
#include <cmath>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/models/load_model.h"
#include "core/runs/checkpoint_file.h"
#include "core/runs/history.h"
#include "core/runs/run_folder.h"
#include "core/runs/train_observer.h"
#include "core/tasks/evaluation/evaluate_model.h"
#include "core/tasks/training/list_runs.h"
#include "core/tasks/training/train_model.h"
#include "core/training/embedding_norm.h"
#include "tests/support/full_disk.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestTrainingEnd : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest request(const std::string& run) const {
        TrainRequest request = test::sampleRequest(folder_, run);
        request.settings.encoder.dimension = 16;
        request.settings.train.evaluateEvery = 5;
        request.settings.train.megaBatch = 2;
        request.settings.train.learningRate = 0.01;
        return request;
    }
    // A learning rate at which nothing improves after the first evaluation.
    TrainRequest spoiling(const std::string& run) const {
        TrainRequest spoiling = request(run);
        spoiling.settings.train.learningRate = 5;
        spoiling.settings.train.patience = 4;
        return spoiling;
    }

  private slots:
    void initTestCase() { test::makeTrainingSample(folder_, 500); }

    void moreEpochsContinueAFinishedRun() {
        JobContext job;
        const auto train = [&](const char* run, int epochs, bool resume) {
            TrainRequest wanted = request(run);
            wanted.development.clear();
            wanted.settings.train.epochs = epochs;
            wanted.resume = resume;
            wanted.epochs = resume ? epochs : 0;
            return trainModel(wanted, {}, job);
        };
        VERIFY_OK(train("whole", 4, false));
        VERIFY_OK(train("parts", 2, false));
        const auto more = train("parts", 4, true);
        VERIFY_OK(more);
        QCOMPARE(more->epochs, 4.0);
        const auto whole = readCheckpoint(path("whole/checkpoint.h5")),
                   parts = readCheckpoint(path("parts/checkpoint.h5"));
        VERIFY_OK(whole);
        VERIFY_OK(parts);
        QCOMPARE(parts->trainer.step, whole->trainer.step);
        QVERIFY(parts->trainer.table == whole->trainer.table);
        QCOMPARE(readRun(path("parts"))->settings.train.epochs, 4);
        // Fewer epochs than are done: nothing changes.
        VERIFY_OK(train("parts", 1, true));
        QCOMPARE(readRun(path("parts"))->settings.train.epochs, 4);
    }

    void patienceEndsATrainingThatDoesNotImprove() {
        JobContext job;
        const auto summary = trainModel(spoiling("early"), {}, job);
        VERIFY_OK(summary);
        QVERIFY(summary->endedEarly && !summary.stopped());
        QVERIFY(summary->epochs < 9);
        QCOMPARE(summary->steps, summary->bestStep + 4 * 5);
        const auto run = readRun(path("early"));
        VERIFY_OK(run);
        QVERIFY(run->state == RunState::finished && !run->canResume && run->summary.endedEarly);
    }

    // Interrupted within its patience and resumed, it ends at the same step with the same files.
    void patienceIsCountedAcrossAnInterruption() {
        const auto whole = readRun(path("early"));
        VERIFY_OK(whole);
        const std::int64_t cutAt = whole->summary.steps - 7;
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& record) {
            if (record.step == cutAt) stop.request_stop();
        };
        const auto cut = trainModel(spoiling("cut"), observer, job);
        VERIFY_OK(cut);
        QVERIFY(cut.stopped() && !cut->endedEarly);
        const auto checkpoint = readCheckpoint(path("cut/checkpoint.h5"));
        VERIFY_OK(checkpoint);
        QVERIFY(checkpoint->evaluationsSinceBest > 0);
        TrainRequest again = spoiling("cut");
        again.resume = true;
        JobContext free;
        const auto resumed = trainModel(again, {}, free);
        VERIFY_OK(resumed);
        QVERIFY(resumed->endedEarly);
        QCOMPARE(resumed->steps, whole->summary.steps);
        QVERIFY(*readFile(path("cut/model.h5")) == *readFile(path("early/model.h5")));
        const auto historyOf = [&](const char* run) { return *readHistory(path(run) / "history.csv"); };
        QCOMPARE(historyOf("cut").evaluations.size(), historyOf("early").evaluations.size());
    }

    void patienceWithoutADevelopmentSetIsRejected() {
        TrainRequest blind = spoiling("blind");
        blind.development.clear();
        blind.settings.train.heldOut = 0;
        JobContext job;
        const auto summary = trainModel(blind, {}, job);
        QVERIFY(!summary.ok());
        QCOMPARE(summary.error().where, std::string("train.patience"));
    }

    void zeroEpochsKeepTheInitialTable() {
        TrainRequest untrained = request("random");
        untrained.settings.train.epochs = 0;
        untrained.settings.train.seed = 7;
        JobContext job;
        const auto summary = trainModel(untrained, {}, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->steps, 0);
        QVERIFY(std::isnan(summary->lastLoss));
        QCOMPARE(summary->bestScore, summary->untrainedScore);
        const auto run = readRun(path("random"));
        VERIFY_OK(run);
        QVERIFY(run->state == RunState::finished && run->hasModel && std::isnan(run->summary.lastLoss));
        const auto model = loadModel(path("random"));
        VERIFY_OK(model);
        const auto report = evaluateModel(**model, {path("sample/development.en-es.tsv")}, job);
        VERIFY_OK(report);
        QVERIFY(std::abs(report->sets.front().pearson - summary->untrainedScore) < 1e-9);
        // The seed determines the table.
        untrained.settings.train.seed = 8;
        untrained.output = path("random8");
        VERIFY_OK(trainModel(untrained, {}, job));
        QVERIFY(*readFile(path("random/model.h5")) != *readFile(path("random8/model.h5")));
    }

    void everyEvaluationReportsTheNormOfTheEmbeddings_data() {
        QTest::addColumn<bool>("judged");
        QTest::newRow("with a development set") << true;
        QTest::newRow("without") << false;
    }
    void everyEvaluationReportsTheNormOfTheEmbeddings() {
        QFETCH(bool, judged);
        TrainRequest grown = request(judged ? "grown" : "unjudged");
        grown.settings.train.steps = 20;
        if (!judged) grown.development.clear();
        if (!judged) grown.settings.train.heldOut = 0;
        JobContext job;
        VERIFY_OK(trainModel(grown, {}, job));
        const auto history = readHistory(grown.output / "history.csv");
        VERIFY_OK(history);
        QCOMPARE(history->evaluations.size(), 5U);  // untrained, 5, 10, 15, 20
        for (const EvaluationRecord& record : history->evaluations) {
            QCOMPARE(record.scores.size(), judged ? 1U : 0U);
            QCOMPARE(std::isnan(record.score), !judged);
            // N(0, 1) in 16 dimensions: about 4, and not far from it so early.
            QVERIFY2(record.embeddingNorm > 3.5 && record.embeddingNorm < 4.5,
                     qPrintable(QString::number(record.embeddingNorm)));
        }
        QVERIFY(history->evaluations.front().embeddingNorm != history->evaluations.back().embeddingNorm);
    }

    void theNormOfATableIsTheMeanOfItsRows() {
        Workers workers(2);
        Matrix table(2, 3);
        table.row(0)[0] = 3;
        table.row(0)[2] = -4;
        QCOMPARE(meanRowNorm(table, workers), 2.5);
        QCOMPARE(meanRowNorm(Matrix(), workers), 0.0);
        table.row(1)[1] = std::numeric_limits<float>::infinity();
        QVERIFY(!std::isfinite(meanRowNorm(table, workers)));
    }

    void historiesOfEarlierVersionsAreReadAndContinued() {
        const auto file = test::writeText(
            path("old.csv"),
            "kind,step,epoch,loss,mega_batch,gradient_norm,pairs_per_second,name,pearson,spearman,best\n"
            "evaluation,0,0.000000,,,,,dev,0.250000,0.300000,0\n"
            "step,1,0.5,0.4,2,1.5,100.0,,,,\n"
            "evaluation,1,0.500000,,,,,dev,0.350000,0.300000,1\n"
            "step,2,1.0,0.3,2,1.25,100.0,,,,\n");
        const auto old = readHistory(file);
        VERIFY_OK(old);
        QCOMPARE(old->steps.size(), 2U);
        QCOMPARE(old->evaluations.size(), 2U);
        QVERIFY(std::isnan(old->evaluations[0].embeddingNorm));
        HistoryWriter(file, 1).add(EvaluationRecord{2, 1, {{"dev", 0.5, 0.5}}, 0.5, true, 17.5});
        const auto longer = readHistory(file);
        VERIFY_OK(longer);
        QCOMPARE(longer->steps.size(), 1U);
        QCOMPARE(longer->evaluations.size(), 3U);
        QCOMPARE(longer->evaluations[1].score, 0.35);
        QCOMPARE(longer->evaluations[2].embeddingNorm, 17.5);
    }

    void aHistoryOnAFullDiskIsReportedAndItsOldRowsStay() {
        const fs::path file = path("full.csv");
        HistoryWriter(file, -1).add(EvaluationRecord{1, 1, {{"dev", 0.5, 0.5}}, 0.5, true, 17.5});
        const std::string before = *readFile(file);
        test::FullDisk disk;
        {
            HistoryWriter history(file, 1);
            disk.fillAt(before.size());
            history.add(StepRecord{2, 1, 0.5, 2, 1, 100});  // buffered
            QVERIFY_THROWS_EXCEPTION(MachineFailure, history.flush());
        }
        QCOMPARE(*readFile(file), before);
        disk.fillAt(10);
        QVERIFY_THROWS_EXCEPTION(MachineFailure, HistoryWriter(file, 1));
        QCOMPARE(*readFile(file), before);
    }

    void recordsOnAFullDiskEndTheTrainingWithItsCheckpoint_data() {
        QTest::addColumn<bool>("tensorboard");
        QTest::newRow("history") << false;
        QTest::newRow("TensorBoard") << true;
    }
    void recordsOnAFullDiskEndTheTrainingWithItsCheckpoint() {
        QFETCH(bool, tensorboard);
        TrainRequest full = request(tensorboard ? "full-events" : "full-history");
        full.settings.train.steps = 20;
        full.settings.train.learningRate = 1e-30;  // the model of step 5 stays the best: no other is written
        full.settings.train.tensorboard = tensorboard;
        const auto recorded = [&] {
            if (!tensorboard) return full.output / "history.csv";
            return fs::directory_iterator(RunFolder{full.output}.tensorboard())->path();
        };
        std::optional<test::FullDisk> disk(std::in_place);
        TrainObserver observer;
        observer.onEvaluation = [&](const EvaluationRecord& record) {
            if (record.step == 5) disk->fillAt(fs::file_size(recorded()));
        };
        JobContext job;
        std::string said;
        try {
            (void)trainModel(full, observer, job);
        } catch (const MachineFailure& failure) {
            said = failure.what();
        }
        disk.reset();
        QCOMPARE(said,
                 recorded().string() +
                     ": cannot be written (File too large); free disk space and continue with --resume; "
                     "the checkpoint of step 0 is intact");
        full.resume = true;
        const auto resumed = trainModel(full, {}, job);
        VERIFY_OK(resumed);
        QCOMPARE(resumed->steps, 20);
        QCOMPARE(readHistory(full.output / "history.csv")->evaluations.size(), 5U);
    }

    // Weights that overflowed in the previous step are not kept: the checkpoint is still good.
    void aDivergedTrainingLeavesAGoodCheckpoint() {
        TrainRequest wild = request("wild");
        wild.settings.train.learningRate = 1e30;
        wild.settings.train.evaluateEvery = 1;
        JobContext job;
        const auto summary = trainModel(wild, {}, job);
        QVERIFY(!summary.ok());
        const std::string sentence = summary.error().sentence();
        QVERIFY2(sentence.find("step ") == 0 && sentence.find("is not a number") != std::string::npos &&
                     sentence.find("wild/checkpoint.h5") != std::string::npos,
                 sentence.c_str());
        const auto checkpoint = readCheckpoint(path("wild/checkpoint.h5"));
        VERIFY_OK(checkpoint);
        Workers workers(1);
        QVERIFY(std::isfinite(meanRowNorm(checkpoint->trainer.table, workers)));
        QVERIFY(readRun(path("wild"))->state == RunState::diverged);
    }
};

QTEST_GUILESS_MAIN(TestTrainingEnd)
#include "test_training_end.moc"
