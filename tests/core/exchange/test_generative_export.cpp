// The sentence encoders of generative models as ONNX, read back with our own interpreter and run on padded
// batches, and refused by formats of averages.
#include <QTest>
#include <cmath>

#include "core/exchange/formats/onnx_interpreter.h"
#include "core/models/load_model.h"
#include "tests/core/exchange/export_models.h"
#include "tests/support/generative_weights.h"

using namespace paragram;
using namespace paragram::test;
namespace fs = std::filesystem;

class TestGenerativeExport : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return pathIn(folder_, name); }
    Result<ExportSummary> exportTo(const Model& model, const std::string& format, const std::string& output,
                                   const ExportRequest& request = {}) const {
        return exportIn(folder_, model, format, output, request);
    }

  private slots:
    void cleanup() {
        for (const char* name : {"out", "out.part"}) fs::remove_all(path(name));
    }
    void generativeEncodersAreExportedAsOnnx_data() {
        QTest::addColumn<int>("form");
        int i = 0;
        for (const auto& [name, settings] : generativeForms()) QTest::newRow(name.c_str()) << i++;
    }
    void generativeEncodersAreExportedAsOnnx() {
        QFETCH(int, form);
        const Model model = generativeModel(generativeForms()[static_cast<std::size_t>(form)].second,
                                            *makeTokenizer(pieces(), "test"));
        for (const char* precision : {"fp32", "fp16"}) {
            ExportRequest request;
            request.precision = precision;
            const auto done = exportTo(model, "onnx", "out", request);
            VERIFY_OK(done);
            QVERIFY(done->done.front().check.largest < (precision == std::string("fp32") ? 1e-5 : 1e-2));
            QVERIFY(done->done.front().check.compared > 20);
            QVERIFY(!fs::exists(path("out/model.tokenizer.json")));
            QVERIFY(fs::exists(path("out/model.sentencepiece.model")));
            if (precision == std::string("fp32")) paddingChangesNothing(model);
            fs::remove_all(path("out"));
        }
    }
    void generativeEncodersAreRefusedWhereOnlyAveragesFit() {
        const Model model =
            generativeModel(generativeForms().front().second, *makeTokenizer(pieces(), "test"));
        for (const char* format : {"sentence-transformers", "model2vec", "word2vec", "npy", "faiss", "psp"}) {
            const auto refused = exportTo(model, format, "out");
            QVERIFY(!refused);
            const std::string sentence = refused.error().sentence();
            QVERIFY2(sentence.find("a generative model's encoder, expected an encoder that averages; choose "
                                   "onnx") != std::string::npos,
                     sentence.c_str());
        }
        ExportRequest int8, fewer;
        int8.precision = "int8";
        fewer.dimensions = 4;
        QVERIFY(!exportTo(model, "onnx", "out", int8));
        QVERIFY(!exportTo(model, "onnx", "out", fewer));
        QVERIFY(!fs::exists(path("out")));
    }

  private:
    // Every number of every vector: one sentence alone, and in a batch padded to another length.
    void paddingChangesNothing(const Model& model) const {
        const auto graph = OnnxGraph::read(path("out/model.onnx"));
        VERIFY_OK(graph);
        const std::vector<std::vector<std::int32_t>> sentences{{3, 5, 9, 11, 4}, {7}, {8, 8, 6}, {}};
        const std::vector<Sentence> views(sentences.begin(), sentences.end());
        Workers alone(1);
        const Matrix ours = model.encode(views, alone);
        for (const std::size_t width : {std::size_t{5}, std::size_t{9}}) {
            OnnxTensor ids, mask;
            ids.shape =
                mask.shape = {static_cast<std::int64_t>(sentences.size()), static_cast<std::int64_t>(width)};
            for (const auto& sentence : sentences) {
                for (std::size_t i = 0; i < width; ++i) {
                    ids.values.push_back(i < sentence.size() ? sentence[i] : 2);
                    mask.values.push_back(i < sentence.size() ? 1 : 0);
                }
            }
            const auto vectors =
                graph->run({{"input_ids", ids}, {"attention_mask", mask}}, "sentence_embedding");
            VERIFY_OK(vectors);
            QCOMPARE(vectors->values.size(), ours.size());
            for (std::size_t s = 0; s < sentences.size(); ++s) {
                double length = 0;
                for (const float value : ours.row(s)) length += value * value;
                for (std::size_t j = 0; j < ours.cols(); ++j) {
                    const double theirs = vectors->values[s * ours.cols() + j];
                    QVERIFY(std::fabs(theirs - ours(s, j) / std::sqrt(length)) < 1e-5);
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestGenerativeExport)
#include "test_generative_export.moc"
