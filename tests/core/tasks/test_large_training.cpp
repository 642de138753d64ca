// Trainings from disk, on several pair stores, and on a disk that fills up.
#include <QTest>
#include <cmath>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/runs/checkpoint_file.h"
#include "core/runs/run_folder.h"
#include "core/tasks/training/estimate_training.h"
#include "core/tasks/training/list_runs.h"
#include "core/tasks/training/train_model.h"
#include "core/training/data/load_or_train_tokenizers.h"
#include "core/training/data/tokenise_pairs.h"
#include "core/training/data/training_set.h"
#include "tests/support/full_disk.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestLargeTraining : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    // memory: megabytes. The sample's tokens need more than one.
    TrainRequest trainRequest(const std::string& run, int memory) const {
        TrainRequest request;
        request.pairs = {path("p.h5")};
        request.tokenizers = {path("t.model")};
        request.settings.encoder.dimension = 32;
        request.settings.encoder.dropout = 0.1;
        request.settings.train.steps = 230;  // beyond the first epoch
        request.settings.train.megaBatch = 5;
        request.settings.train.anneal = 10;
        request.settings.train.memory = memory;
        request.output = path(run);
        return request;
    }
    void import(const std::string& text, const std::string& languages, const std::string& store) {
        ImportRequest request;
        request.input.first = test::writeText(path("text.tsv"), text);
        request.input.sourceLanguage = languages.substr(0, 2);
        request.input.targetLanguage = languages.substr(3);
        request.output = path(store);
        JobContext job;
        VERIFY_OK(importPairs(request, job));
    }
    // The tables of two models: their settings differ, so the files do, too.
    std::vector<float> tableOf(const std::string& run) const {
        const Matrix table =
            Hdf5Reader::open(path(run) / "model.h5", "paragram model", 1)->readMatrix("/table");
        return {table.data(), table.data() + table.size()};
    }

  private slots:
    void initTestCase() {
        test::makeTrainingSample(folder_, 2000);
        JobContext job;
        const auto trained = trainModel(trainRequest("memory", 0), {}, job);
        VERIFY_OK(trained);
        QVERIFY(!fs::exists(path("memory/tokens.bin")));
    }

    void trainingFromDiskGivesTheModelFromMemory() {
        JobContext job;
        TrainObserver observer;
        bool seen = false;
        observer.onStep = [&](const StepRecord&) { seen = seen || fs::exists(path("disk/tokens.bin")); };
        const auto trained = trainModel(trainRequest("disk", 1), observer, job);
        VERIFY_OK(trained);
        QVERIFY(seen);
        QVERIFY(!fs::exists(path("disk/tokens.bin")));
        QVERIFY(tableOf("disk") == tableOf("memory"));
    }

    void aStoppedTrainingResumesFromItsTokenFileOrCreatesItAgain_data() {
        QTest::addColumn<QString>("fate");
        for (const char* fate : {"kept", "lost", "cut"}) QTest::newRow(fate) << fate;
    }
    void aStoppedTrainingResumesFromItsTokenFileOrCreatesItAgain() {
        QFETCH(QString, fate);
        TrainRequest request = trainRequest("stopped-" + fate.toStdString(), 1);
        const fs::path tokens = request.output / "tokens.bin";
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& step) {
            if (step.step == 123) stop.request_stop();
        };
        const auto stopped = trainModel(request, observer, job);
        VERIFY_OK(stopped);
        QVERIFY(stopped.stopped() && fs::exists(tokens));
        if (fate == "lost") fs::remove(tokens);
        if (fate == "cut") fs::resize_file(tokens, 1000);
        request.resume = true;
        JobContext again;
        bool tokenised = false;
        again.onProgress = [&](const Progress& progress) {
            tokenised = tokenised || progress.stage == "Tokenising";
        };
        const auto resumed = trainModel(request, {}, again);
        VERIFY_OK(resumed);
        QCOMPARE(tokenised, fate != "kept");
        QVERIFY(tableOf(request.output.filename().string()) == tableOf("memory"));
        QVERIFY(!fs::exists(tokens));
    }

    void aStopWhileTokensAreWrittenLeavesNoTokenFile() {
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        job.onProgress = [&](const Progress& progress) {
            if (progress.stage == "Tokenising") stop.request_stop();
        };
        QVERIFY(trainModel(trainRequest("early", 1), {}, job).stopped());
        QVERIFY(fs::is_empty(path("early")));
    }

    void severalPairStoresAreTrainedOnTogether() {
        import("a dog\tun perro\na cat\tun gato\n", "en,es", "es.h5");
        import("a dog\tein Hund\n", "en,de", "de.h5");
        import("a dog\ta hound\n", "en,en", "en.h5");
        const auto joint = TrainingSet::open({path("es.h5"), path("de.h5")});
        VERIFY_OK(joint);
        QCOMPARE((*joint).info().pairs, 3);
        QCOMPARE((*joint).info().sourceLanguage, std::string("en"));
        QCOMPARE((*joint).info().targetLanguage, std::string());
        QCOMPARE((*joint).name(), std::string("es.h5, de.h5"));
        QCOMPARE((*joint).readText(0, 10).size(), 2U);
        QCOMPARE((*joint).readText(1, 10)[0].target, std::string("un gato"));
        QCOMPARE((*joint).readText(2, 10)[0].target, std::string("ein Hund"));
        QVERIFY((*joint).readText(3, 10).empty());
        QVERIFY((*joint).bilingual());
        QVERIFY((*TrainingSet::open({path("en.h5"), path("es.h5")})).bilingual());
        QVERIFY(!(*TrainingSet::open({path("en.h5"), path("en.h5")})).bilingual());
        QVERIFY(!TrainingSet::open({path("en.h5"), path("none.h5")}));
        QVERIFY(!TrainingSet::open({}));

        JobContext job;
        TrainRequest request = trainRequest("joint", 0);
        request.pairs = {path("p.h5"), path("de.h5")};
        request.settings.train.steps = 3;
        const auto trained = trainModel(request, {}, job);
        VERIFY_OK(trained);
        const auto checkpoint = readCheckpoint(RunFolder{request.output}.checkpoint());
        VERIFY_OK(checkpoint);
        QCOMPARE((*checkpoint).pairsPaths,
                 (std::vector<std::string>{path("p.h5").string(), path("de.h5").string()}));
        QCOMPARE((*readRun(path("joint"))).pairsName, std::string("p.h5, de.h5"));
        // The same pairs in another order do not resume.
        request.resume = true;
        request.pairs = {path("de.h5"), path("p.h5")};
        const auto other = trainModel(request, {}, job);
        QVERIFY(!other && other.error().sentence().find("not the pairs the run") != std::string::npos);
    }

    void aDiskThatFillsUpLeavesTheLastCheckpointToResumeFrom() {
        JobContext job;
        TrainRequest request = trainRequest("full", 0);
        request.settings.train.checkpointMinutes = 0.0001;
        std::optional<test::FullDisk> disk(std::in_place);
        TrainObserver observer;
        observer.onStep = [&](const StepRecord& step) {
            if (step.step == 100) disk->fillAt(200'000);  // a checkpoint is larger
        };
        std::string said;
        try {
            (void)trainModel(request, observer, job);
        } catch (const MachineFailure& failure) {
            said = failure.what();
        }
        disk.reset();
        QVERIFY2(said.find("checkpoint.h5: cannot be written") != std::string::npos, said.c_str());
        QVERIFY2(said.find("free disk space and continue with --resume; the checkpoint of step ") !=
                     std::string::npos,
                 said.c_str());
        const auto checkpoint = readCheckpoint(RunFolder{request.output}.checkpoint());
        VERIFY_OK(checkpoint);
        QVERIFY((*checkpoint).trainer.step > 0 && (*checkpoint).trainer.step < 101);
        request.resume = true;
        const auto resumed = trainModel(request, {}, job);
        VERIFY_OK(resumed);
        QVERIFY(tableOf("full") == tableOf("memory"));
    }

    void wordVectorsCoverTheSameShareOfTokensOnDisk() {
        JobContext job;
        Settings settings;
        const auto pairs = TrainingSet::open({path("p.h5")});
        const auto tokenizer = loadOrTrainTokenizers({path("t.model")}, settings, *pairs, job);
        VERIFY_OK(tokenizer);
        settings.train.memory = 0;
        const auto memory =
            tokenisePairs(*pairs, **tokenizer, settings, path("shares.bin"), TokensNeeded::all, job);
        settings.train.memory = 1;
        const auto disk =
            tokenisePairs(*pairs, **tokenizer, settings, path("shares.bin"), TokensNeeded::all, job);
        QVERIFY(memory && disk && !memory->file && disk->file);
        QCOMPARE(disk->fingerprint, memory->fingerprint);
        WordVectorCover cover;
        cover.covered.resize((*tokenizer)->rows());
        for (std::size_t row = 0; row < cover.covered.size(); row += 3) cover.covered[row] = 1;
        const WordVectorShares expected = sharesOf(cover, *memory), found = sharesOf(cover, *disk);
        QVERIFY(expected.tokens > 0.1 && expected.tokens < 0.9);
        QVERIFY(std::abs(found.tokens - expected.tokens) < 1e-9);
        QCOMPARE(found.rows, expected.rows);
    }

    void aLargeTrainingSetIsReadDuringTraining_data() {
        QTest::addColumn<int>("memory");
        QTest::newRow("in memory") << 0;
        QTest::newRow("from disk") << 1;
    }
    // Buckets of 320 pairs make the sample a large training set.
    void aLargeTrainingSetIsReadDuringTraining() {
        QFETCH(int, memory);
        JobContext job;
        Settings settings;
        settings.train.memory = memory;
        const auto pairs = TrainingSet::open({path("p.h5")});
        const auto tokenizer = loadOrTrainTokenizers({path("t.model")}, settings, *pairs, job);
        VERIFY_OK(tokenizer);
        const auto tokens = [&](TokensNeeded needed, const std::string& file) {
            return tokenisePairs(*pairs, **tokenizer, settings, path(file), needed, job, 320);
        };
        auto some = tokens(TokensNeeded::firstBucket, "some.bin");
        auto all = tokens(TokensNeeded::all, "all.bin");
        QVERIFY(some && some->rest && some->memory.size() == 320);
        QVERIFY(all && !all->rest && all->file.has_value() == (memory > 0));
        QCOMPARE(some->fingerprint, all->fingerprint);
        const auto streamed = makeFeed(*std::move(some), settings.train);
        const auto whole = makeFeed(*std::move(all), settings.train);
        const std::int64_t total = (*pairs).info().pairs;
        QCOMPARE(streamed->size(), total);
        PairTokens found, expected;
        std::uint64_t sums[2] = {0, 0};  // of an epoch, in any order
        for (int epoch = 0; epoch < 2; ++epoch) {
            for (std::int64_t first = 0; first < total; first += 150) {
                const std::int64_t count = std::min<std::int64_t>(150, total - first);
                streamed->read(epoch, first, count, found);
                whole->read(epoch, first, count, expected);
                QCOMPARE(found.source.ids, expected.source.ids);
                QCOMPARE(found.target.offsets, expected.target.offsets);
                for (std::size_t i = 0; i < found.size(); ++i) {
                    PairFingerprint pair;
                    pair.add(found.source[i], found.target[i]);
                    sums[epoch] += pair.value();
                }
            }
        }
        QCOMPARE(sums[0], sums[1]);
        QCOMPARE(fs::exists(path("some.bin")), memory > 0);
    }

    void aDiskThatIsTooSmallIsReportedBeforeTheTrainingStarts() {
        const auto room = checkFreeSpace(path(""), 1e18, "tokens, checkpoint and model");
        QVERIFY(!room && room.error().kind == ErrorKind::machine);
        const std::string said = room.error().sentence();
        QVERIFY(said.find(" GB free, expected 1000000000.0 GB for tokens, checkpoint and model") !=
                std::string::npos);
        VERIFY_OK(checkFreeSpace(path(""), 1000, "a little"));
    }

    void anEstimateGrowsWithTheWork() {
        TrainRequest request = trainRequest("never", 0);
        request.settings.train.steps = 0;
        const auto small = estimateTraining(request);
        VERIFY_OK(small);
        request.settings.encoder.dimension = 300;
        request.settings.train.megaBatch = 60;
        const auto large = estimateTraining(request);
        VERIFY_OK(large);
        QVERIFY((*large).seconds > 2 * (*small).seconds);
        QVERIFY((*large).memoryBytes > (*small).memoryBytes);
        QVERIFY((*large).diskBytes > 4 * (*small).diskBytes);
        QVERIFY((*large).freeDiskBytes > 0 && !(*large).fromDisk);
        request.settings.train.memory = 1;
        const auto disk = estimateTraining(request);
        VERIFY_OK(disk);
        QVERIFY((*disk).fromDisk);
        QVERIFY((*disk).diskBytes > (*large).diskBytes + 1e6);
        QVERIFY(!fs::exists(request.output));
    }
};

QTEST_GUILESS_MAIN(TestLargeTraining)
#include "test_large_training.moc"
