// Exports compared byte for byte with examples of the formats' own programs, rejected if a format cannot
// contain a model, and imported again as models.
#include <QTest>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/encoders/embedding_initialisation.h"
#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/reduced_model.h"
#include "core/models/load_model.h"
#include "core/models/model_file.h"
#include "core/tasks/models/export_model.h"
#include "core/tasks/models/import_model.h"
#include "core/tokens/model/make_tokenizer.h"
#include "tests/core/exchange/export_models.h"
#include "tests/support/test_support.h"

using namespace paragram;
using namespace paragram::test;
namespace fs = std::filesystem;

namespace {

// Two vectors of three numbers, 0 to 5, for the words "the" and "cat".
Model exampleModel() {
    Model model = modelOf("word", {"paragram-vocabulary 1 whitespace\ncat\t0\n"});
    model.settings.encoder.dimension = 3;
    model.table = Matrix(2, 3);
    for (std::size_t i = 0; i < 6; ++i) model.table.data()[i] = static_cast<float>(i);
    return model;
}

}  // namespace

class TestExport : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    // The bytes of the main file of an export of exampleModel.
    std::string written(const ExportTarget& target) const {
        const Model model = exampleModel();
        fs::create_directories(path("bytes"));
        target.write(ExportModel{model, "m", WeightPrecision::fp32, {}, {}, {}, nullptr},
                     {path("bytes"), "m"});
        return *readFile(path("bytes") / ("m" + target.ending));
    }
    Result<ExportSummary> exportTo(const Model& model, const std::string& format, const std::string& output,
                                   const ExportRequest& request = {}) const {
        return exportIn(folder_, model, format, output, request);
    }
    Result<std::shared_ptr<const Model>> importFrom(const fs::path& place) const {
        ImportModelRequest request;
        request.checkpoint = place;
        request.output = path("imported.h5");
        JobContext job;
        const auto imported = importModel(request, job);
        if (!imported) return imported.error();
        return loadModel(request.output);
    }

  private slots:
    void cleanup() {
        for (const char* name : {"out", "out.part"}) fs::remove_all(path(name));
    }

    void bytesMatchThoseOfTheFormatsOwnPrograms() {
        const QByteArray numbers =
            "000000000000803f000000400000404000008040"
            "0000a040";
        QCOMPARE(test::hexOf(written(word2vecBinaryTarget())),
                 "3220330a"
                 "3c756e6b3e20"
                 "000000000000803f000000400a"
                 "63617420"
                 "00004040000080400000a0400a");
        QCOMPARE(test::hexOf(written(rawTarget())), numbers);
        const std::string npy = written(npyTarget());
        QCOMPARE(npy.size(), std::size_t{152});
        QCOMPARE(test::hexOf(npy.substr(0, 10)), "934e554d505901007600");
        QVERIFY(npy.substr(10).starts_with("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }"));
        const std::string tensors = written(safetensorsTarget());
        std::uint64_t header = 0;
        std::memcpy(&header, tensors.data(), sizeof header);
        QCOMPARE((8 + header) % 8, std::uint64_t{0});
        QCOMPARE(tensors.size(), 8 + header + 24);
        QVERIFY(tensors.find(R"("embedding.weight":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]})") !=
                std::string::npos);
        const std::string faiss = written(faissTarget());
        QCOMPARE(test::hexOf(faiss.substr(0, 45)),
                 "49784649"
                 "03000000"
                 "0200000000000000"
                 "0000100000000000"
                 "0000100000000000"
                 "01"
                 "00000000"
                 "0600000000000000");
        QCOMPARE(faiss.size(), std::size_t{69});
        QVERIFY(written(word2vecTarget()).starts_with("2 3\n<unk> 0 1 2\ncat 3 4 5\n"));
    }
    void everyEncoderIsExportedAsOnnx_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("pooling");
        for (const char* kind : {"sp", "word", "trigram", "word+trigram", "word,trigram"})
            for (const char* pooling : {"mean", "max"})
                QTest::addRow("%s %s", kind, pooling) << kind << pooling;
    }
    void everyEncoderIsExportedAsOnnx() {
        QFETCH(QString, kind);
        QFETCH(QString, pooling);
        const std::vector<std::string> files = kind == "sp"     ? std::vector<std::string>{pieces()}
                                               : kind == "word" ? std::vector<std::string>{kWords}
                                               : kind == "trigram"
                                                   ? std::vector<std::string>{kTrigrams}
                                                   : std::vector<std::string>{kWords, kTrigrams};
        Model model = modelOf(kind.toStdString(), files);
        model.settings.encoder.pooling = *valueNamed<Pooling>(pooling.toStdString());
        const auto done = exportTo(model, "onnx", "out");
        VERIFY_OK(done);
        QVERIFY(done->done.front().check.largest < 1e-5);
        QVERIFY(done->done.front().check.compared > 20);
    }
    void aLargeTableHasASeparateFile() {
        const Model model = modelOf("sp", {pieces()});
        ExportModel exported{model, "m", WeightPrecision::fp32, {}, {}, {}, nullptr};
        exported.externalBytes = 100;
        fs::create_directories(path("large"));
        const ExportTarget target = onnxTarget();
        target.write(exported, {path("large"), "m"});
        QCOMPARE(fs::file_size(path("large/m.onnx_data")), model.table.size() * 4);
        const auto check =
            target.check(exported, {path("large"), "m"}, {"the cat sat", "the dogs eat bread"});
        VERIFY_OK(check);
        QVERIFY(check->largest < 1e-6);
    }
    void modelsThatAFormatCannotContainAreRejected() {
        const Model trigrams = modelOf("trigram", {kTrigrams});
        const auto refused = exportTo(trigrams, "sentence-transformers", "out");
        QVERIFY(!refused && refused.error().sentence().find("trigrams") != std::string::npos);
        const Model two = modelOf("word,trigram", {kWords, kTrigrams});
        QVERIFY(!exportTo(two, "psp", "out"));
        QVERIFY(!exportTo(two, "model2vec", "out"));
        Model max = modelOf("sp", {pieces()});
        max.settings.encoder.pooling = Pooling::max;
        QVERIFY(!exportTo(max, "model2vec", "out"));
        ExportRequest request;
        request.precision = "int8";
        QVERIFY(!exportTo(modelOf("sp", {pieces()}), "sentence-transformers", "out", request));
        request.precision = "fp8";
        QVERIFY(!exportTo(modelOf("sp", {pieces()}), "npy", "out", request));
        QVERIFY(!exportTo(modelOf("sp", {pieces()}), "gguf", "out"));
        QVERIFY(!fs::exists(path("out")) && !fs::exists(path("out.part")));
        test::writeText(path("taken.txt"), "mine");
        QVERIFY(!exportTo(modelOf("sp", {pieces()}), "npy", "taken.txt"));
        QCOMPARE(*readFile(path("taken.txt")), std::string("mine"));
    }
    void theMainFileMayBeNamed() {
        VERIFY_OK(exportTo(modelOf("sp", {pieces()}), "npy", "table.npy"));
        for (const char* name :
             {"table.npy", "table.vocab.txt", "table.sentencepiece.model", "table.README.md"})
            QVERIFY2(fs::exists(path(name)), name);
        QVERIFY(!fs::exists(path("table.npy.part")));
        // Existing files are replaced.
        VERIFY_OK(exportTo(modelOf("sp", {pieces()}), "npy", "table.npy"));
    }

    void aCutKeepsTheFirstDimensionsOfEachPart() {
        const Model model = modelOf("sp", {pieces()});
        const auto whole = cut(model, 6);
        VERIFY_OK(whole);
        QVERIFY(whole->table == model.table);
        const auto short2 = cut(model, 2);
        VERIFY_OK(short2);
        QCOMPARE(short2->table.cols(), std::size_t{2});
        QCOMPARE(short2->dimension(), std::size_t{2});
        for (std::size_t i = 0; i < model.table.rows(); ++i)
            QVERIFY(std::ranges::equal(short2->table.row(i), model.table.row(i).first(2)));
        QVERIFY(!cut(model, 7) && !cut(model, 0));
        // Side by side, each part keeps its own first dimensions.
        const Model both = modelOf("word,trigram", {kWords, kTrigrams});
        const auto parts = cut(both, 2);
        VERIFY_OK(parts);
        Workers alone(1);
        const std::vector<std::string> text{"the cat"};
        const Matrix before = both.embed(text, alone), after = parts->embed(text, alone);
        QCOMPARE(after.cols(), std::size_t{4});
        for (const auto& [at, from] : {std::pair{0, 0}, {1, 1}, {2, 6}, {3, 7}})
            QCOMPARE(after(0, static_cast<std::size_t>(at)), before(0, static_cast<std::size_t>(from)));
    }
    void tokensThatTrainingNeverMovedAreOmitted() {
        for (const char* kind : {"sp", "word", "trigram"}) {
            Model model = modelOf(kind, {*kind == 's' ? pieces() : *kind == 'w' ? kWords : kTrigrams});
            model.table =
                randomTable(model.table.rows(), 6, static_cast<std::uint64_t>(model.settings.train.seed));
            QVERIFY(!withoutUnseen(model));
            for (const std::size_t row : {3, 4, 5}) model.table(row, 0) += 1;
            const auto seen = withoutUnseen(model);
            VERIFY_OK(seen);
            QCOMPARE(seen->table.rows(), std::size_t{4});
            const std::string token = model.tokenizer->piece(4);
            bool found = false;
            for (int row = 0; row < 4; ++row) found = found || seen->tokenizer->piece(row) == token;
            QVERIFY(found);
            VERIFY_OK(exportTo(*seen, "npy", std::string("seen-") + kind));
        }
    }
    void lowerPrecisionChangesCosinesLittle_data() {
        QTest::addColumn<QString>("format");
        for (const char* format : {"npy", "raw", "safetensors", "model2vec", "onnx"})
            QTest::newRow(format) << format;
    }
    void lowerPrecisionChangesCosinesLittle() {
        QFETCH(QString, format);
        for (const char* precision : {"fp16", "int8"}) {
            ExportRequest request;
            request.precision = precision;
            const auto done = exportTo(modelOf("sp", {pieces()}), format.toStdString(), "out", request);
            VERIFY_OK(done);
            QVERIFY(done->done.front().check.largest > 1e-6);
            fs::remove_all(path("out"));
        }
    }

    void exportedFoldersAreImportedWithTheSameCosines_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("file");
        QTest::newRow("sentence-transformers") << "sentence-transformers"
                                               << "";
        QTest::newRow("model2vec") << "model2vec"
                                   << "";
        QTest::newRow("word2vec") << "word2vec"
                                  << "model.vec";
        QTest::newRow("word2vec-binary") << "word2vec-binary"
                                         << "model.bin";
        QTest::newRow("npy") << "npy"
                             << "model.npy";
        QTest::newRow("psp") << "psp"
                             << "model.pt";
    }
    void exportedFoldersAreImportedWithTheSameCosines() {
        QFETCH(QString, format);
        QFETCH(QString, file);
        const Model model = modelOf("sp", {pieces()});
        VERIFY_OK(exportTo(model, format.toStdString(), "out"));
        const auto again = importFrom(file.isEmpty() ? path("out") : path("out") / file.toStdString());
        VERIFY_OK(again);
        for (const auto& [a, b] : {std::pair("The cat sat", "el gato"), {"bread", "The dogs eat bread"}})
            QVERIFY(std::fabs((*again)->cosine(a, b) - model.cosine(a, b)) < 1e-6);
        // Exported once more: an imported model is a model like any other.
        VERIFY_OK(exportTo(**again, "safetensors", "again-" + format.toStdString()));
    }
    void foreignWordVectorsAreImported() {
        test::writeText(path("glove.txt"), "the 1 0\ncat 0 2\n, 5 5\n");
        const auto model = importFrom(path("glove.txt"));
        VERIFY_OK(model);
        QVERIFY((*model)->settings.text.lowerCase);
        QVERIFY(std::fabs((*model)->cosine("The, cat", "cat") - 7 / std::sqrt(36 + 49.0)) < 1e-6);
        QVERIFY((*model)->cosine("zebra", "cat") == 0);
        const auto missing = importFrom(path("nothing.vec"));
        QVERIFY(!missing && missing.error().found == "no such file or folder");
        test::writeText(path("pieces.vec"),
                        "2 2\n\xE2\x96\x81the 1 0\n\xE2\x96\x81"
                        "cat 0 1\n");
        fs::create_directories(path("alone"));
        fs::rename(path("pieces.vec"), path("alone/pieces.vec"));
        const auto alone = importFrom(path("alone/pieces.vec"));
        QVERIFY(!alone && alone.error().sentence().find("--sentencepiece") != std::string::npos);
    }
    void theModelCardNamesDataAndLicence() {
        Model model = modelOf("sp", {pieces()});
        model.provenance.pairsName = "film.h5";
        model.provenance.pairs = 12345;
        model.provenance.sourceLanguage = "en";
        model.provenance.targetLanguage = "es";
        ExportRequest request;
        request.licence = "CC BY 4.0";
        VERIFY_OK(exportTo(model, "safetensors", "out", request));
        const std::string card = *readFile(path("out/README.md"));
        for (const char* text :
             {"`film.h5`, 12,345 pairs (en, es)", "CC BY 4.0", "model.safetensors", "encoder.dimension = 6"})
            QVERIFY2(card.find(text) != std::string::npos, text);
    }
    void theIndexContainsTheSentences() {
        test::writeText(path("three.txt"), "the cat\nel gato\nbread\n");
        ExportRequest request;
        request.sentences = path("three.txt");
        VERIFY_OK(exportTo(modelOf("sp", {pieces()}), "faiss", "out", request));
        QCOMPARE(*readFile(path("out/model.rows.txt")), std::string("the cat\nel gato\nbread\n"));
        QCOMPARE(fs::file_size(path("out/model.faiss")), std::uintmax_t{45 + 3 * 6 * 4});
    }
    void stoppedExportsLeaveNothing() {
        writeModel(modelOf("sp", {pieces()}), path("model.h5"));
        ExportRequest request;
        request.model = path("model.h5");
        request.formats = {"npy", "onnx"};
        request.output = path("out");
        std::stop_source source;
        source.request_stop();
        JobContext job;
        job.stop = source.get_token();
        const auto summary = exportModel(request, job);
        VERIFY_OK(summary);
        QVERIFY(summary.stopped() && summary->done.empty());
        QVERIFY(!fs::exists(path("out/npy")));
    }
};

QTEST_GUILESS_MAIN(TestExport)
#include "test_export.moc"
