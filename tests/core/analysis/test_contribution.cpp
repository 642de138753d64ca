// The cosine as a sum over pairs of tokens.
#include <QTest>
#include <cmath>

#include "core/analysis/contribution.h"
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
};

QTEST_GUILESS_MAIN(TestContribution)
#include "test_contribution.moc"
