// Each encoder of a generative model as a model of its own.
#include <QTest>

#include "core/encoders/embedding_initialisation.h"
#include "core/models/choose_encoder.h"
#include "tests/core/exchange/export_models.h"
#include "tests/support/generative_weights.h"

using namespace paragram;
using namespace paragram::test;

namespace {

Model bgt() {
    Model model = generativeModel(generativeForms().front().second, *makeTokenizer(pieces(), "test"));
    addLanguageEncoder(model, "encoder_fr.", 8);
    model.provenance.sourceLanguage = "en";
    model.provenance.targetLanguage = "fr";
    return model;
}

}  // namespace

class TestChooseEncoder : public QObject {
    Q_OBJECT

    const std::vector<std::string> texts_{"the cat sat on the mat", "el gato come pan"};

  private slots:
    void theSemanticEncoderHasTheVectorsOfTheModel() {
        const Model model = bgt();
        const auto chosen = withEncoder(model, "semantic", "m");
        VERIFY_OK(chosen);
        Workers alone(1);
        QVERIFY(chosen->embed(texts_, alone) == model.embed(texts_, alone));
    }
    void aLanguageEncoderHasWeightsOfItsOwn() {
        const Model model = bgt();
        const auto chosen = withEncoder(model, "fra", "m");
        VERIFY_OK(chosen);
        // The same model with the other weights in the place of the semantic encoder's.
        Model expected = model;
        expected.network = generativeWeights(model.settings, 8);
        const Matrix table = randomTable(model.table.rows() + 1, 16, 10);
        expected.table = Matrix(model.table.rows(), 16);
        std::copy_n(table.data(), expected.table.size(), expected.table.data());
        std::ranges::copy(
            table.row(model.table.rows()),
            std::ranges::find(expected.network, "encoder_sem.end", &NetworkTensor::name)->values.data());
        Workers alone(1);
        QVERIFY(chosen->embed(texts_, alone) == expected.embed(texts_, alone));
        QVERIFY(!(chosen->embed(texts_, alone) == model.embed(texts_, alone)));
    }
    void languagesWithEncodersAreListed() {
        QCOMPARE(languageEncoders(bgt()), std::vector<std::string>{"fr"});
        QVERIFY(languageEncoders(modelOf("sp", {pieces()})).empty());
    }
    void aRandomEncoderIsTheSameEachTime() {
        const Model model = bgt();
        const auto one = withEncoder(model, "random", "m"), two = withEncoder(model, "random", "m");
        VERIFY_OK(one);
        QCOMPARE(one->table.rows(), model.table.rows());
        Workers alone(1);
        QVERIFY(one->embed(texts_, alone) == two->embed(texts_, alone));
        QVERIFY(!(one->embed(texts_, alone) == model.embed(texts_, alone)));
        QVERIFY(!(one->table == model.table));
    }
    void anEncoderThatIsNotThereIsNamed() {
        const Model model = bgt();
        const auto refusal = [&](const Model& of, const char* encoder) {
            const auto chosen = withEncoder(of, encoder, "m");
            return chosen ? std::string() : chosen.error().sentence();
        };
        QCOMPARE(refusal(model, "de"),
                 "--encoder: de, expected semantic, random, en or fr; choose one of these");
        QVERIFY(refusal(model, "en").find("without language encoders") != std::string::npos);
        QVERIFY(refusal(modelOf("sp", {pieces()}), "semantic").find("expected a generative model") !=
                std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestChooseEncoder)
#include "test_choose_encoder.moc"
