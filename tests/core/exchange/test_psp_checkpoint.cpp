// Checkpoints of the authors' programs: read without executing anything, scored as they score, trained
// further.
#include <QTest>
#include <cmath>
#include <fstream>
#include <sstream>

#include "core/base/files/atomic_file.h"
#include "core/base/numeric/half_float.h"
#include "core/exchange/formats/pickle.h"
#include "core/exchange/import/psp_model.h"
#include "core/models/load_model.h"
#include "core/models/model_file.h"
#include "core/runs/checkpoint_file.h"
#include "core/runs/run_folder.h"
#include "core/tasks/models/import_model.h"
#include "core/tasks/training/train_model.h"
#include "tests/support/test_support.h"
#include "tests/support/training_sample.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

// Four words of two numbers; the unknown row is (0, 1).
PspCheckpoint smallCheckpoint() {
    PspCheckpoint checkpoint;
    checkpoint.source.pieces = {"the", "cat", "sat"};
    checkpoint.source.weights = Matrix(4, 2);
    const float values[] = {1, 0, 0, 2, 3, 4, 0, 1};
    std::copy_n(values, 8, checkpoint.source.weights.data());
    checkpoint.source.mean = checkpoint.source.variance = checkpoint.source.weights;
    checkpoint.args = {{"model", "avg"},    {"dim", "2"},      {"ngrams", "0"},         {"sp_model", "none"},
                       {"zero_unk", "1"},   {"pool", "mean"},  {"lower_case", "1"},     {"dropout", "0.3"},
                       {"batchsize", "64"}, {"delta", "0.25"}, {"megabatch_size", "7"}, {"epochs", "5"}};
    checkpoint.steps = 40;
    checkpoint.epoch = 2;
    return checkpoint;
}

std::string refusal(const std::string& pickle) {
    std::size_t taken = 0;
    const auto document = PickleDocument::read(pickle, "x.pt", taken);
    return document ? "" : document.error().sentence();
}

double cosineOf(const Model& model, const char* a, const char* b) {
    return model.cosine(a, b);
}

}  // namespace

class TestPspCheckpoint : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    Model roundTrip(const PspCheckpoint& checkpoint) const {
        writePspCheckpoint(checkpoint, path("m.pt"));
        return *modelOfPsp(*readPspCheckpoint(path("m.pt")), "", "m.pt");
    }

  private slots:
    void cosinesEqualThoseOfTheAuthors_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("zip container") << "psp_real.pt";
        QTest::newRow("legacy container") << "psp_real_legacy.pt";
    }
    void cosinesEqualThoseOfTheAuthors() {
        QFETCH(QString, file);
        const fs::path real = test::dataFolder() / "fixtures/psp-real";
        SKIP_WITHOUT_DATA(real / "scores.tsv");
        ImportModelRequest request;
        request.checkpoint = real / file.toStdString();
        request.output = path("real.h5");  // the SentencePiece model next to it is found
        JobContext job;
        VERIFY_OK(importModel(request, job));
        const auto model = loadModel(request.output);
        VERIFY_OK(model);
        std::ifstream scores(real / "scores.tsv");
        double largest = 0;
        int pairs = 0;
        for (std::string line; std::getline(scores, line); ++pairs) {
            std::istringstream fields(line);
            std::string a, b, gold;
            std::getline(fields, a, '\t');
            std::getline(fields, b, '\t');
            std::getline(fields, gold);
            largest = std::max(largest, std::fabs((*model)->cosine(a, b) - std::stod(gold)));
        }
        QCOMPARE(pairs, 200);
        QVERIFY2(largest < 1e-5, std::to_string(largest).c_str());
    }
    void theSmallFixturesOfBothContainersAreEqual() {
        const fs::path zip = test::dataFolder() / "fixtures/psp_zip.pt";
        SKIP_WITHOUT_DATA(zip);
        const auto a = readPspCheckpoint(zip), b = readPspCheckpoint(zip.parent_path() / "psp_legacy.pt");
        VERIFY_OK(a);
        VERIFY_OK(b);
        QVERIFY(a->source.pieces == b->source.pieces && a->source.weights == b->source.weights);
        QVERIFY(a->args == b->args && a->steps == b->steps);
    }

    void wordsOfACheckpointAreSplitAtWhiteSpace() {
        const Model model = roundTrip(smallCheckpoint());
        // (1,0)+(0,2)+(3,4) against (0,2): the comma belongs to "cat,", which is unknown.
        QVERIFY(std::fabs(cosineOf(model, "The cat sat", "cat") - 6 / std::sqrt(16 + 36.0)) < 1e-6);
        QVERIFY(std::fabs(cosineOf(model, "the cat,", "the") - 1) < 1e-6);
        QVERIFY(std::fabs(cosineOf(model, "zzz", "cat") - 1) < 1e-6);  // nothing known: the row (0, 1)
        QCOMPARE(model.settings.train.batch, 64);
        QCOMPARE(model.settings.train.megaBatch, 7);
        QCOMPARE(model.settings.encoder.dropout, 0.3);
    }
    void unknownWordsCountIfTheCheckpointSaysSo() {
        PspCheckpoint checkpoint = smallCheckpoint();
        checkpoint.args["zero_unk"] = "0";
        const Model model = roundTrip(checkpoint);
        QVERIFY(std::fabs(cosineOf(model, "the zzz", "the") - 1 / std::sqrt(2.0)) < 1e-6);
    }
    void checkpointsOf2019MayHaveTrigramsAndTwoVocabularies() {
        PspCheckpoint checkpoint = smallCheckpoint();
        checkpoint.args["ngrams"] = "3";
        checkpoint.source.pieces = {" ca", "cat", "at "};
        checkpoint.target = checkpoint.source;
        checkpoint.target->pieces = {" ga", "gat", "ato"};
        const Model model = roundTrip(checkpoint);
        QCOMPARE(model.settings.encoder.sharing, Sharing::unshared);
        QCOMPARE(model.table.rows(), std::size_t{8});
        QVERIFY(std::fabs(cosineOf(model, "cat", "gato") - 1) < 1e-6);
        QVERIFY(std::fabs(cosineOf(model, "ca", "gato") - 1) > 0.01);
    }
    void anExportedModelIsImportedUnchanged() {
        const Model model = roundTrip(smallCheckpoint());
        const auto back = pspOfModel(model, nullptr, "m");
        VERIFY_OK(back);
        const Model again = roundTrip(*back);
        QVERIFY(again.table == model.table);
        QCOMPARE(again.tokenizer->serialise(), model.tokenizer->serialise());
        QCOMPARE(again.settings.train.megaBatch, 7);
    }

    // A checkpoint of the authors' program after three epochs, and their cosines.
    void anLstmOfTheAuthorsGivesTheirCosines() {
        const auto folder = test::dataFolder() / "fixtures" / "lstm-golden";
        SKIP_WITHOUT_DATA(folder);
        const auto checkpoint = readPspCheckpoint(folder / "lstm.pt");
        VERIFY_OK(checkpoint);
        QCOMPARE(checkpoint->network.size(), 8U);
        QCOMPARE(checkpoint->epoch, 3);
        const auto sentencePiece = readFile(test::dataFolder() / "psp" / "sentencepiece.model");
        VERIFY_OK(sentencePiece);
        const auto model = modelOfPsp(*checkpoint, *sentencePiece, "lstm.pt");
        VERIFY_OK(model);
        QCOMPARE(model->settings.encoder.network, Network::blstm);
        QCOMPARE(model->settings.encoder.units, 20);
        QCOMPARE(model->dimension(), 40U);
        std::ifstream in(folder / "lstm_scores.tsv");
        double largest = 0;
        int pairs = 0;
        for (std::string line; std::getline(in, line); ++pairs) {
            const QStringList cells = QString::fromStdString(line).split('\t');
            const double cosine =
                cosineOf(*model, cells[0].toUtf8().constData(), cells[1].toUtf8().constData());
            largest = std::max(largest, std::fabs(cosine - cells[2].toDouble()));
        }
        QCOMPARE(pairs, 50);
        QVERIFY2(largest < 1e-6, qPrintable(QString::number(largest)));
        // The state of Adam comes along, and what is written back is what was read.
        const auto training = trainingOfPsp(*checkpoint, *model, 5, "lstm.pt");
        VERIFY_OK(training);
        QCOMPARE(training->trainer.networkMoments.variance.size(), 8U);
        QVERIFY(squaredNorm(training->trainer.networkMoments.variance) > 0);
        const auto back = pspOfModel(*model, nullptr, "back");
        VERIFY_OK(back);
        writePspCheckpoint(*back, path("back.pt"));
        const auto again = readPspCheckpoint(path("back.pt"));
        VERIFY_OK(again);
        QVERIFY(again->network == checkpoint->network);
        QVERIFY(again->source.weights == checkpoint->source.weights);
    }

    void incompleteLstmsAndForeignCheckpointsAreRejected() {
        PspCheckpoint checkpoint = smallCheckpoint();
        checkpoint.args["model"] = "lstm";
        writePspCheckpoint(checkpoint, path("lstm.pt"));
        const auto lstm = readPspCheckpoint(path("lstm.pt"));
        QVERIFY(!lstm && lstm.error().sentence().find("LSTM") != std::string::npos);
        test::writeText(path("text.pt"), "no checkpoint at all");
        QVERIFY(!readPspCheckpoint(path("text.pt")));
        const std::string whole = *readFile(path("lstm.pt"));
        for (std::size_t size = 0; size < whole.size(); size += 97) {
            test::writeText(path("cut.pt"), whole.substr(0, size));
            QVERIFY(!readPspCheckpoint(path("cut.pt")));
        }
    }
    void picklesThatWouldExecuteCodeAreRejectedByName() {
        const QByteArray system(
            "\x80\x02"
            "cos\nsystem\nX\x02\0\0\0ls\x85R.",
            24);
        QVERIFY(refusal(system.toStdString()).find("\"os system\"") != std::string::npos);
        QVERIFY(refusal("\x80\x02"
                        "c__builtin__\neval\n.")
                    .find("\"__builtin__ eval\"") != std::string::npos);
        QVERIFY(refusal("\x80\x02(i").find("instruction 0x69") != std::string::npos);
        QVERIFY(refusal(std::string("\x80\x02]q\0h\0a.", 9)).empty());  // a list that contains itself
        QVERIFY(!refusal(std::string("\x80\x02r\xFF\xFF\xFF\x7F.", 8)).empty());
        QVERIFY(!refusal(std::string("\x80\x02X\xFF\xFF\xFF\xFF", 7)).empty());
        QVERIFY(!refusal("\x80\x02s.").empty());
        QVERIFY(!refusal("").empty());
    }
    void halfPrecisionFollowsIeee() {
        QCOMPARE(fromHalf(0x3C00), 1.0F);
        QCOMPARE(fromHalf(0xC000), -2.0F);
        QCOMPARE(fromHalf(0x0001), std::ldexp(1.0F, -24));
        QCOMPARE(toHalf(65504.0F), std::uint16_t{0x7BFF});
        QCOMPARE(toHalf(65520.0F), std::uint16_t{0x7C00});
        for (int bits = 0; bits < 0x7C00; ++bits)
            QCOMPARE(toHalf(fromHalf(static_cast<std::uint16_t>(bits))), static_cast<std::uint16_t>(bits));
        QCOMPARE(toHalf(1.0F + std::ldexp(1.0F, -11)), std::uint16_t{0x3C00});  // ties go to even
    }

    void trainingResumesFromACheckpoint() {
        test::makeTrainingSample(folder_, 1000);
        PspCheckpoint checkpoint = smallCheckpoint();
        checkpoint.source.variance = Matrix(4, 2);
        writePspCheckpoint(checkpoint, path("go-on.pt"));
        ImportModelRequest import;
        import.checkpoint = path("go-on.pt");
        import.output = path("go-on.h5");
        import.run = path("run");
        import.epochs = 3;
        JobContext job;
        VERIFY_OK(importModel(import, job));
        TrainRequest train;
        train.output = path("run");
        train.resume = true;
        train.pairs = {path("p.h5")};
        const auto summary = trainModel(train, {}, job);
        VERIFY_OK(summary);
        QVERIFY(summary->steps > 40);
        QCOMPARE(summary->epochs, 3.0);
        const auto after = readCheckpoint(RunFolder{path("run")}.checkpoint());
        VERIFY_OK(after);
        QVERIFY(after->pairsFingerprint != 0);
        import.epochs = 2;
        import.run = path("run2");
        QVERIFY(!importModel(import, job));
    }
};

QTEST_GUILESS_MAIN(TestPspCheckpoint)
#include "test_psp_checkpoint.moc"
