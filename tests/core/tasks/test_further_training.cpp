// Training that starts from a model (encoder.start): the same vectors before the first step, and refusals.
#include <QTest>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/models/load_model.h"
#include "core/tasks/training/estimate_training.h"
#include "core/tasks/training/train_model.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestFurtherTraining : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    TrainRequest request(const std::string& run, Network network) const {
        TrainRequest request = test::sampleRequest(folder_, run);
        request.settings.encoder.network = network;
        request.settings.encoder.dimension = 24;
        request.settings.encoder.units = 12;
        request.settings.train.average = 0.9;
        request.settings.train.steps = 30;
        request.settings.train.evaluateEvery = 15;
        request.settings.train.batch = 64;
        request.settings.train.megaBatch = 2;
        request.settings.train.anneal = 5;
        request.settings.train.learningRate = 0.01;
        return request;
    }
    TrainRequest further(const std::string& run, Network network, const std::string& from) const {
        TrainRequest more = request(run, network);
        more.tokenizers.clear();
        more.settings.encoder.start = path(from).string();
        more.settings.train.seed = 2;
        return more;
    }
    static QString refusal(const TrainRequest& request) {
        JobContext job;
        const auto trained = trainModel(request, {}, job);
        return trained ? QString() : QString::fromStdString(trained.error().sentence());
    }

  private slots:
    void initTestCase() {
        test::makeTrainingSample(folder_, 2000);
        JobContext job;
        VERIFY_OK(trainModel(request("first", Network::average), {}, job));
    }

    void itStartsWithTheVectorsOfTheModel_data() {
        QTest::addColumn<int>("network");
        QTest::newRow("averages") << static_cast<int>(Network::average);
        QTest::newRow("BLSTM") << static_cast<int>(Network::blstm);
    }
    void itStartsWithTheVectorsOfTheModel() {
        QFETCH(int, network);
        const auto kind = static_cast<Network>(network);
        const std::string name = "of" + std::to_string(network);
        JobContext job;
        VERIFY_OK(trainModel(request(name, kind), {}, job));
        const auto before = loadModel(path(name));
        VERIFY_OK(before);
        TrainRequest still = further(name + "-still", kind, name);
        still.settings.train.epochs = 0;
        still.settings.train.steps = 0;
        VERIFY_OK(trainModel(still, {}, job));
        const auto copy = loadModel(path(name + "-still"));
        VERIFY_OK(copy);
        Workers workers(1);
        const std::vector<std::string> texts{"the dog sleeps", "el perro duerme", "where is the house"};
        const Matrix was = (*before)->embed(texts, workers), is = (*copy)->embed(texts, workers);
        QVERIFY(std::ranges::equal(std::span(was.data(), was.size()), std::span(is.data(), is.size())));
        QVERIFY((*copy)->tokenizer->serialise() == (*before)->tokenizer->serialise());

        const auto trained = trainModel(further(name + "-more", kind, name), {}, job);
        VERIFY_OK(trained);
        QVERIFY(std::abs(trained->untrainedScore - (*before)->provenance.developmentScore) < 1e-6);
        QVERIFY(*readFile(path(name + "-more/model.h5")) != *readFile(path(name + "/model.h5")));
    }

    void aStoppedOneResumesWithTheSameBitsWithoutTheModel() {
        JobContext job;
        VERIFY_OK(trainModel(further("whole", Network::average, "first"), {}, job));
        fs::copy(path("first"), path("moved"), fs::copy_options::recursive);
        TrainRequest parts = further("parts", Network::average, "moved");
        QVERIFY(test::stopsAfter(parts, 13));
        fs::remove_all(path("moved"));
        parts.resume = true;
        VERIFY_OK(trainModel(parts, {}, job));
        const auto whole = loadModel(path("whole")), resumed = loadModel(path("parts"));
        VERIFY_OK(resumed);
        QVERIFY(std::ranges::equal(std::span((*whole)->table.data(), (*whole)->table.size()),
                                   std::span((*resumed)->table.data(), (*resumed)->table.size())));
    }

    void theEstimateCountsTheRowsOfTheModel() {
        TrainRequest wanted = further("x", Network::average, "first");
        wanted.settings.tokenizer.vocabulary = 500'000;  // of a tokenizer that is not trained
        const auto cost = estimateTraining(wanted);
        wanted.settings.encoder.start.clear();
        const auto fresh = estimateTraining(wanted);
        VERIFY_OK(cost);
        VERIFY_OK(fresh);
        QVERIFY(cost->memoryBytes < fresh->memoryBytes);
    }

    void whatDoesNotFitIsRefused() {
        TrainRequest other = further("accepted", Network::average, "first");
        other.settings.encoder.units = 40;  // of a network, which neither has
        other.settings.train.steps = 1;
        QCOMPARE(refusal(other), QString());
        other = further("refused", Network::average, "first");
        other.settings.encoder.dimension = 32;
        other.settings.encoder.kind = "trigram";
        const QString found = refusal(other);
        QVERIFY2(found.endsWith("first: encoder.kind = sp, encoder.dimension = 24, expected encoder.kind = "
                                "trigram, encoder.dimension = 32; set them as the model has them, or choose "
                                "another model"),
                 qPrintable(found));
        other = further("refused", Network::blstm, "first");
        QVERIFY(refusal(other).contains("encoder.network = average, "));
        other = further("refused", Network::average, "first");
        other.tokenizers = {path("t.model")};
        QVERIFY(refusal(other).contains("a tokenizer, with a model to start from"));
        other = further("refused", Network::average, "first");
        other.settings.encoder.wordVectors = "words.txt";
        QVERIFY(refusal(other).contains("encoder.word-vectors: given, with encoder.start"));
        other = further("refused", Network::average, "nowhere");
        QVERIFY(refusal(other).contains("nowhere"));
    }
};

QTEST_GUILESS_MAIN(TestFurtherTraining)
#include "test_further_training.moc"
