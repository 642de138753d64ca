// Trainings on the sample: what they improve and record, stops and resumption, every kind of encoder.
#include <QTest>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/models/load_model.h"
#include "core/runs/history.h"
#include "core/tasks/evaluation/evaluate_model.h"
#include "core/tasks/training/list_runs.h"
#include "core/tasks/training/train_model.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestTrainModel : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest trainRequest(const std::string& run) const {
        TrainRequest request = test::sampleRequest(folder_, run);
        request.settings.encoder.dimension = 32;
        request.settings.encoder.dropout = 0.1;
        request.settings.train.steps = 60;
        request.settings.train.evaluateEvery = 20;
        request.settings.train.megaBatch = 5;
        request.settings.train.anneal = 10;
        request.settings.train.learningRate = 0.01;
        return request;
    }
    EvaluationReport evaluate(const fs::path& run) const {
        JobContext job;
        const auto model = loadModel(run);
        return *evaluateModel(**model, {path("sample/test.en-es.tsv")}, job);
    }

  private slots:
    void initTestCase() {
        test::makeTrainingSample(folder_, 2000);
        JobContext job;
        VERIFY_OK(trainModel(trainRequest("run"), {}, job));
    }

    void trainingRaisesTheDevelopmentScoreAndIsRecorded() {
        const auto run = readRun(path("run"));
        VERIFY_OK(run);
        QVERIFY((*run).state == RunState::finished && (*run).hasModel && !(*run).canResume);
        QVERIFY((*run).summary.bestScore > (*run).summary.untrainedScore + 0.05);
        const auto history = readHistory(path("run/history.csv"));
        VERIFY_OK(history);
        QCOMPARE((*history).steps.size(), 60U);
        QCOMPARE((*history).evaluations.size(), 4U);  // untrained, 20, 40, 60
        QCOMPARE((*history).steps.back().step, 60);
        QVERIFY(std::abs((*history).evaluations.back().score - (*run).summary.bestScore) < 1e-5);
        QCOMPARE(listRuns(path("")).size(), 1U);
    }

    void theModelScoresTestPairsBetterThanAnUntrainedTable() {
        JobContext job;
        const auto model = loadModel(path("run"));
        VERIFY_OK(model);
        const auto trained = evaluate(path("run"));
        const auto random =
            evaluateModel(untrainedModelLike(**model, 1), {path("sample/test.en-es.tsv")}, job);
        VERIFY_OK(random);
        QVERIFY(trained.sets[0].pearson > (*random).sets[0].pearson + 0.05);
        QVERIFY(trained.sets[0].pearsonLow < trained.sets[0].pearson &&
                trained.sets[0].pearson < trained.sets[0].pearsonHigh);
    }

    // Several negatives of a sentence are part of a checkpoint within a mega-batch.
    void aTrainingWithSeveralNegativesResumesWithTheSameBits() {
        const auto request = [&](const std::string& name) {
            TrainRequest asked = trainRequest(name);
            asked.settings.train.negativeCount = 3;
            asked.settings.train.guard = 0.1;
            asked.settings.train.nested = true;
            return asked;
        };
        JobContext job;
        VERIFY_OK(trainModel(request("several"), {}, job));
        TrainRequest parts = request("several-stopped");
        std::stop_source stop;
        JobContext stopping;
        stopping.stop = stop.get_token();
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& step) {
            if (step.step == 13) stop.request_stop();
        };
        QVERIFY(trainModel(parts, observer, stopping).stopped());
        parts.resume = true;
        VERIFY_OK(trainModel(parts, {}, job));
        const std::string whole = *readFile(path("several/model.h5"));
        QVERIFY(*readFile(path("several-stopped/model.h5")) == whole);
        QVERIFY(*readFile(path("run/model.h5")) != whole);
    }

    void aTrainingStoppedAndResumedEndsInTheSameFiles_data() {
        QTest::addColumn<int>("stopAt");
        QTest::newRow("before the first step") << 0;
        QTest::newRow("within a mega-batch") << 13;
        QTest::newRow("after an evaluation") << 40;
    }
    void aTrainingStoppedAndResumedEndsInTheSameFiles() {
        QFETCH(int, stopAt);
        const std::string name = "stopped" + std::to_string(stopAt);
        TrainRequest request = trainRequest(name);
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& step) {
            if (step.step == 1) {
                const auto running = readRun(request.output);
                QVERIFY((*running).state == RunState::unfinished && (*running).pairsName == "p.h5");
            }
            if (step.step == stopAt) stop.request_stop();
        };
        observer.onEvaluation = [&](const EvaluationRecord& record) {
            if (record.step == 0 && stopAt == 0) stop.request_stop();
        };
        const auto stopped = trainModel(request, observer, job);
        VERIFY_OK(stopped);
        QVERIFY(stopped.stopped());
        QCOMPARE((*stopped).steps, stopAt);
        QVERIFY((*readRun(path(name))).canResume);
        request.resume = true;
        JobContext again;
        const auto resumed = trainModel(request, {}, again);
        VERIFY_OK(resumed);
        QVERIFY(*readFile(path(name) / "model.h5") == *readFile(path("run/model.h5")));
        const auto history = readHistory(path(name) / "history.csv");
        QCOMPARE((*history).steps.size(), 60U);
        QCOMPARE((*history).evaluations.size(), 4U);
    }

    void everyEncoderKindTrains_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("pooling");
        QTest::newRow("sp") << "sp"
                            << "mean";
        QTest::newRow("word") << "word"
                              << "mean";
        QTest::newRow("trigram") << "trigram"
                                 << "mean";
        QTest::newRow("word, maximum") << "word"
                                       << "max";
    }
    void everyEncoderKindTrains() {
        QFETCH(QString, kind);
        QFETCH(QString, pooling);
        TrainRequest request = trainRequest(("kind-" + kind + pooling).toStdString());
        request.tokenizers.clear();
        request.settings.encoder.kind = kind.toStdString();
        request.settings.encoder.pooling = *valueNamed<Pooling>(pooling.toStdString());
        request.settings.tokenizer.vocabulary = 3000;
        JobContext job;
        const auto done = trainModel(request, {}, job);
        VERIFY_OK(done);
        QVERIFY((*done).bestScore > (*done).untrainedScore);
        QCOMPARE(evaluate(request.output).sets.size(), 1U);
    }
};

QTEST_GUILESS_MAIN(TestTrainModel)
#include "test_train_model.moc"
