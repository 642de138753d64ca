// Recurrent encoders as ONNX, read back with our own interpreter, and refused by formats of averages.
#include <QTest>

#include "core/encoders/combined/encoder_shape.h"
#include "core/models/model_file.h"
#include "core/tasks/models/export_model.h"
#include "tests/core/exchange/export_models.h"
#include "tests/support/test_support.h"

using namespace paragram;
using namespace paragram::test;
namespace fs = std::filesystem;

namespace {

// A recurrent encoder of 6 numbers in, 5 units; of words and trigrams if it is combined with averages.
Model recurrentModel(const EncoderSettings& encoder) {
    const bool combined = encoder.combine != Combination::none;
    Model model = combined ? modelOf(encoder.kind, {kWords, kTrigrams}) : modelOf("sp", {pieces()});
    const std::string kind = model.settings.encoder.kind;
    model.settings.encoder = encoder;
    model.settings.encoder.kind = kind;
    model.settings.encoder.dimension = 6;
    model.table = randomTable(tableRows(model.settings.encoder, model.layout()), 6, 99);
    model.network = startNetwork(model.settings.encoder, 5);
    for (NetworkTensor& tensor : model.network)  // far from where every gate is half open
        for (std::size_t i = 0; i < tensor.values.size(); ++i) tensor.values.data()[i] *= 2;
    return model;
}

}  // namespace

class TestRecurrentExport : public QObject {
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
    void recurrentEncodersAreExportedAsOnnx_data() {
        QTest::addColumn<Network>("network");
        QTest::addColumn<JoinedDirections>("directions");
        QTest::addColumn<Combination>("combine");
        QTest::addColumn<bool>("maximum");
        QTest::addColumn<bool>("peepholes");
        QTest::addColumn<QString>("kind");
        for (const bool maximum : {false, true}) {
            for (const bool peepholes : {false, true}) {
                const auto add = [&](const char* name, Network network, JoinedDirections directions,
                                     Combination combine, const char* kind) {
                    QTest::addRow("%s%s%s", name, maximum ? ", max" : "", peepholes ? ", peepholes" : "")
                        << network << directions << combine << maximum << peepholes << kind;
                };
                using enum JoinedDirections;
                add("lstm", Network::lstm, concatenated, Combination::none, "");
                add("blstm", Network::blstm, concatenated, Combination::none, "");
                add("blstm, added", Network::blstm, added, Combination::none, "");
                add("averages, lstm", Network::lstm, concatenated, Combination::concatenated, "word,trigram");
                add("averages + blstm", Network::blstm, added, Combination::added, "word+trigram");
            }
        }
    }
    void recurrentEncodersAreExportedAsOnnx() {
        QFETCH(Network, network);
        QFETCH(JoinedDirections, directions);
        QFETCH(Combination, combine);
        QFETCH(bool, maximum);
        QFETCH(bool, peepholes);
        QFETCH(QString, kind);
        EncoderSettings encoder;
        encoder.network = network;
        encoder.directions = directions;
        encoder.combine = combine;
        encoder.pooling = maximum ? Pooling::max : Pooling::mean;
        encoder.peepholes = peepholes;
        encoder.units = combine == Combination::added ? 6 : 5;
        encoder.kind = kind.toStdString();
        const Model model = recurrentModel(encoder);
        for (const char* precision : {"fp32", "fp16"}) {
            ExportRequest request;
            request.precision = precision;
            const auto done = exportTo(model, "onnx", "out", request);
            VERIFY_OK(done);
            QVERIFY(done->done.front().check.largest < (precision == std::string("fp32") ? 1e-5 : 1e-2));
            QVERIFY(done->done.front().check.compared > 20);
            QVERIFY(!fs::exists(path("out/model.tokenizer.json")));
            fs::remove_all(path("out"));
        }
    }
    void recurrentEncodersAreRefusedWhereOnlyAveragesFit() {
        EncoderSettings encoder;
        encoder.network = Network::blstm;
        encoder.units = 5;
        const Model model = recurrentModel(encoder);
        for (const char* format : {"sentence-transformers", "model2vec", "word2vec", "npy", "faiss"}) {
            const auto refused = exportTo(model, format, "out");
            QVERIFY(!refused);
            const std::string sentence = refused.error().sentence();
            QVERIFY2(sentence.find("a recurrent encoder, expected an encoder that averages; choose onnx") !=
                         std::string::npos,
                     sentence.c_str());
        }
        ExportRequest request;
        request.precision = "int8";
        QVERIFY(!exportTo(model, "onnx", "out", request));
        encoder.separateNetworks = true;
        const auto refused = exportTo(recurrentModel(encoder), "onnx", "out");
        QVERIFY(!refused && refused.error().found == "a network for each language");
        VERIFY_OK(exportTo(recurrentModel(encoder), "psp", "psp.pt"));
        encoder.separateNetworks = false;
        encoder.combine = Combination::concatenated;
        encoder.kind = "word,trigram";
        QVERIFY(!exportTo(recurrentModel(encoder), "psp", "out"));
        QVERIFY(!fs::exists(path("out")));
    }
};

QTEST_GUILESS_MAIN(TestRecurrentExport)
#include "test_recurrent_export.moc"
