// Trainings without graded sentences: the retrieval of held-out pairs chooses and ends them as STS does.
#include <QTest>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/models/load_model.h"
#include "core/runs/history.h"
#include "core/runs/run_folder.h"
#include "core/tasks/training/compare_runs.h"
#include "core/tasks/training/list_runs.h"
#include "core/tasks/training/train_model.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestHeldOutTraining : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest request(const std::string& run) const {
        TrainRequest request = test::sampleRequest(folder_, run);
        request.development.clear();
        request.settings.encoder.dimension = 64;
        request.settings.train.epochs = 1;
        request.settings.train.steps = 60;
        request.settings.train.evaluateEvery = 15;
        request.settings.train.megaBatch = 4;
        request.settings.train.learningRate = 0.03;
        return request;
    }

  private slots:
    void initTestCase() {
        test::makeTrainingSample(folder_, 1000);
        JobContext job;
        VERIFY_OK(trainModel(request("run"), {}, job));
    }

    void theBestModelIsTheOneThatRetrievesBest() {
        const auto run = readRun(path("run"));
        const auto history = readHistory(path("run/history.csv"));
        VERIFY_OK(run);
        VERIFY_OK(history);
        QVERIFY(run->summary.retrieval);
        QCOMPARE(history->evaluations.size(), 5U);  // untrained, 15, 30, 45, 60
        double best = -1;
        std::int64_t step = 0;
        for (const EvaluationRecord& record : history->evaluations) {
            QVERIFY(record.scores.empty());
            const double accuracy = figureNamed(kRetrievalAccuracy, record.heldOut);
            QCOMPARE(record.score, accuracy);
            QVERIFY(std::abs(accuracy - (figureNamed("retrieval source to target", record.heldOut) +
                                         figureNamed("retrieval target to source", record.heldOut)) /
                                            2) < 1e-6);
            QCOMPARE(record.best, record.step > 0 && accuracy > best);
            if (!record.best) continue;
            best = accuracy;
            step = record.step;
            QVERIFY(std::abs(figureNamed(kRetrievalMargin, record.heldOut) - run->summary.bestMargin) <
                        1e-6 ||
                    record.step < run->summary.bestStep);
        }
        QCOMPARE(run->summary.bestStep, step);
        QVERIFY(std::abs(run->summary.bestScore - best) < 1e-6);
        QVERIFY2(
            run->summary.bestScore > run->summary.untrainedScore + 0.05,
            qPrintable(QString("%1 and %2").arg(run->summary.bestScore).arg(run->summary.untrainedScore)));
        const auto model = loadModel(path("run"));
        VERIFY_OK(model);
        QVERIFY((*model)->provenance.retrieval);
        QCOMPARE((*model)->provenance.steps, step);
    }

    void stoppedAndResumedItEndsInTheSameFiles_data() {
        QTest::addColumn<int>("stopAt");
        QTest::newRow("within a mega-batch") << 13;
        QTest::newRow("after an evaluation") << 30;
    }
    void stoppedAndResumedItEndsInTheSameFiles() {
        QFETCH(int, stopAt);
        TrainRequest stopped = request("stopped" + std::to_string(stopAt));
        QVERIFY(test::stopsAfter(stopped, stopAt));
        stopped.resume = true;
        JobContext job;
        const auto resumed = trainModel(stopped, {}, job);
        VERIFY_OK(resumed);
        QVERIFY(*readFile(stopped.output / "model.h5") == *readFile(path("run/model.h5")));
        const auto figuresOf = [](const fs::path& run) {
            std::vector<double> figures;
            const auto history = readHistory(run / "history.csv");
            for (const EvaluationRecord& record : history->evaluations)
                for (const auto& [name, value] : record.heldOut) figures.push_back(value);
            return figures;
        };
        QCOMPARE(figuresOf(stopped.output), figuresOf(path("run")));
        QCOMPARE(resumed->bestMargin, readRun(path("run"))->summary.bestMargin);
    }

    void patienceEndsATrainingThatRetrievesNoBetter() {
        TrainRequest spoiling = request("patience");
        spoiling.settings.train.steps = 0;
        spoiling.settings.train.epochs = 20;
        spoiling.settings.train.learningRate = 5;
        spoiling.settings.train.patience = 2;
        JobContext job;
        const auto ended = trainModel(spoiling, {}, job);
        VERIFY_OK(ended);
        QVERIFY(ended->endedEarly && ended->retrieval);
        QCOMPARE(ended->steps, ended->bestStep + 2 * 15);
    }

    void developmentSetsOrZeroKeepEveryPairInTraining() {
        JobContext job;
        TrainRequest none = request("none"), graded = request("graded");
        none.settings.train.heldOut = 0;
        graded.development = {path("sample/development.en-es.tsv")};
        const auto last = trainModel(none, {}, job), chosen = trainModel(graded, {}, job);
        VERIFY_OK(last);
        VERIFY_OK(chosen);
        QVERIFY(!last->retrieval && std::isnan(last->bestScore));
        QVERIFY(!chosen->retrieval && std::isfinite(chosen->bestScore));
        // Both are trained on the same pairs, that is on all of them.
        QCOMPARE(last->lastLoss, chosen->lastLoss);
        QVERIFY(last->lastLoss != readRun(path("run"))->summary.lastLoss);
    }

    void aComparisonNamesTheScoresOfItsRuns() {
        const auto retrieved = readRun(path("run")), graded = readRun(path("graded"));
        VERIFY_OK(retrieved);
        VERIFY_OK(graded);
        const auto header = [](const std::vector<RunInfo>& runs) {
            const std::string text = comparisonCsv(runs);
            return text.substr(0, text.find('\n'));
        };
        const std::string end = ",best_step,last_loss,seconds,pairs_per_second,state";
        QCOMPARE(header({*retrieved}), "run,untrained_retrieval,best_retrieval" + end);
        QCOMPARE(header({*graded}), "run,untrained_pearson,best_pearson" + end);
        QCOMPARE(header({*graded, *retrieved}),
                 "run,untrained_pearson,best_pearson,untrained_retrieval,best_retrieval" + end);
    }
};

QTEST_GUILESS_MAIN(TestHeldOutTraining)
#include "test_held_out_training.moc"
