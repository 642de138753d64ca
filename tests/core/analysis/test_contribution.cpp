// The cosine as a sum over pairs of tokens.
#include <QTest>
#include <cmath>

#include "core/analysis/contribution.h"
#include "core/encoders/embedding_initialisation.h"
#include "tests/core/models/small_models.h"

using namespace paragram;

class TestContribution : public QObject {
    Q_OBJECT

  private slots:
    void contributionsSumToTheCosine_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("plain") << "the cat sat"
                               << "el gato";
        QTest::newRow("dropped words") << "the dog cat"
                                       << "el perro gato";
        QTest::newRow("nothing known") << "dog"
                                       << "el gato";
        QTest::newRow("cut") << "the cat sat the cat sat the cat sat"
                             << "gato";
        QTest::newRow("empty") << ""
                               << "the";
    }
    void contributionsSumToTheCosine() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const Contribution why =
            explainCosine(test::fiveWordModel(), first.toStdString(), second.toStdString());
        double sum = 0;
        for (std::size_t i = 0; i < why.cells.size(); ++i) sum += why.cells.data()[i];
        QVERIFY(std::abs(sum - why.cosine) < 1e-6);
        QCOMPARE(why.cells.rows(), why.source.size());
        for (std::size_t i = 0; i < why.source.size(); ++i) {
            if (!why.source[i].dropped) continue;
            for (const float cell : why.cells.row(i)) QCOMPARE(cell, 0.0F);
        }
    }

    void contributionsOfACombinedEncoderSumToTheCosine() {
        for (const char* kind : {"word+trigram", "word,trigram"}) {
            const Model model = test::modelOf(
                kind, Sharing::marked, {test::tokenizerOf(test::kWords), test::tokenizerOf(test::kTrigrams)});
            const Contribution why = explainCosine(model, "the cat sat", "the gato");
            double sum = 0;
            for (std::size_t i = 0; i < why.cells.size(); ++i) sum += why.cells.data()[i];
            QVERIFY(std::abs(sum - why.cosine) < 1e-6);
        }
    }

    // Where a cosine is no sum: words are left out of the text itself.
    void tokensAreLeftOutOfWhatIsNoSum_data() {
        QTest::addColumn<int>("form");
        QTest::newRow("max pooling") << 0;
        QTest::newRow("blstm") << 1;
        QTest::newRow("combined with averages") << 2;
    }
    void tokensAreLeftOutOfWhatIsNoSum() {
        QFETCH(int, form);
        Model model = test::fiveWordModel();
        EncoderSettings& encoder = model.settings.encoder;
        encoder.dimension = static_cast<int>(model.table.cols());
        if (form == 0) encoder.pooling = Pooling::max;
        if (form > 0) {
            encoder.network = Network::blstm;
            encoder.units = 6;
            if (form == 2) encoder.combine = Combination::concatenated;
            model.network = startNetwork(encoder, 3);
            model.table = randomTable(tableRows(encoder, model.layout()), model.table.cols(), 7);
        }
        const Contribution why = explainCosine(model, "the dog cat sat", "el gato");
        QVERIFY(!why.divisible);
        QVERIFY(std::abs(why.cosine - model.cosine("the dog cat sat", "el gato")) < 1e-12);
        const auto close = [&](const ContributionToken& token, double without) {
            return std::abs(token.leftOut - (why.cosine - without)) < 1e-6;
        };
        QCOMPARE(why.source.size(), 4U);
        QVERIFY(close(why.source[0], model.cosine("cat sat", "el gato")));
        QVERIFY(why.source[1].dropped && why.source[1].leftOut == 0);
        QVERIFY(close(why.source[2], model.cosine("the sat", "el gato")));
        QVERIFY(close(why.source[3], model.cosine("the cat", "el gato")));
        QVERIFY(close(why.target[0], model.cosine("the cat sat", "gato")));
        QVERIFY(close(why.target[1], model.cosine("the cat sat", "el")));
        QVERIFY(std::abs(why.source[3].leftOut) > 1e-4);
        // Nothing is left: the unknown token.
        const Contribution single = explainCosine(model, "cat", "el gato");
        QVERIFY(std::abs(single.source[0].leftOut - (single.cosine - model.cosine("dog", "el gato"))) < 1e-6);
    }
};

QTEST_GUILESS_MAIN(TestContribution)
#include "test_contribution.moc"
