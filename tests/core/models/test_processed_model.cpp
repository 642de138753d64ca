// Token weights, common components and whitening, against their definitions.
#include <QTest>
#include <cmath>

#include "core/models/processed_model.h"
#include "tests/core/models/small_models.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestProcessedModel : public QObject {
    Q_OBJECT

    Model model_ = test::fiveWordModel();
    // Of 12 tokens: the 6, cat 3, sat 2, gato 1.
    const std::vector<std::string> text_{"the cat sat", "the the cat", "the the cat", "the sat gato"};

    static std::vector<std::string> manyTexts() {
        const std::vector<std::string> words{"the", "cat", "sat", "gato", "el"};
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < 60; ++i)
            texts.push_back(words[i % 5] + ' ' + words[i / 5 % 5] + ' ' + words[i * i % 5]);
        return texts;
    }

    Model made(const Processing& processing, const std::vector<std::string>& text) const {
        Workers workers(2);
        auto result = processed(model_, processing, text, workers);
        return result ? *std::move(result) : Model();
    }

    // How much longer the row of a word has become.
    double factor(const Model& changed, const std::string& word) const {
        const auto row =
            static_cast<std::size_t>(model_.tokenizer->tokens(model_.settings, word, Side::source).front());
        const double ratio = static_cast<double>(changed.table(row, 0)) / model_.table(row, 0);
        for (std::size_t j = 1; j < model_.table.cols(); ++j)
            if (std::abs(changed.table(row, j) / model_.table(row, j) / ratio - 1) > 1e-5) return NAN;
        return ratio;
    }

  private slots:
    void sifWeighsByShare() {
        const Model sif = made({TokenWeights::sif, 0, false}, text_);
        const double rare = factor(sif, "el");  // does not occur: its weight before the mean is 1
        QVERIFY(std::abs(factor(sif, "the") / rare - 0.001 / (0.001 + 0.5)) < 1e-6);
        QVERIFY(std::abs(factor(sif, "cat") / rare - 0.001 / (0.001 + 0.25)) < 1e-6);
        QVERIFY(std::abs(factor(sif, "gato") / rare - 0.001 / (0.001 + 1.0 / 12)) < 1e-6);
        const double mean = factor(sif, "the") / 2 + factor(sif, "cat") / 4 + factor(sif, "sat") / 6 +
                            factor(sif, "gato") / 12;
        QVERIFY(std::abs(mean - 1) < 1e-5);
    }

    void usifTakesItsNumberFromTheText() {
        // Four kinds of tokens, three in a sentence: 1 - (3/4)^3 = 0.578 is more than any share, so alpha is
        // 1/4, Z is 2 and a/2 = (3/4) / (1/4 * 2) / 2 = 0.75.
        const Model usif = made({TokenWeights::usif, 0, false}, text_);
        const double rare = factor(usif, "el");
        QVERIFY(std::abs(factor(usif, "the") / rare - 0.75 / (0.75 + 0.5)) < 1e-6);
        QVERIFY(std::abs(factor(usif, "gato") / rare - 0.75 / (0.75 + 1.0 / 12)) < 1e-6);
    }

    void eachKindOfTokensIsWeighedByItself() {
        const Model joined =
            test::modelOf("word,trigram", Sharing::shared,
                          {test::tokenizerOf(test::kWords), test::tokenizerOf(test::kTrigrams)});
        const Model words = test::partOf(joined, "word", test::kWords, 0);
        Workers workers(1);
        const Processing sif{TokenWeights::sif, 0, false};
        const auto both = processed(joined, sif, text_, workers), one = processed(words, sif, text_, workers);
        VERIFY_OK(both);
        VERIFY_OK(one);
        for (std::size_t i = 0; i < one->table.size(); ++i)
            QCOMPARE(both->table.data()[i], one->table.data()[i]);
        QVERIFY(!(both->table == joined.table));
        const auto refused = processed(joined, {TokenWeights::none, 1, false}, manyTexts(), workers);
        QVERIFY(!refused && refused.error().sentence().find("2 kinds") != std::string::npos);
    }

    void removedComponentsAreGone() {
        const auto texts = manyTexts();
        Workers workers(1);
        const Model less = made({TokenWeights::none, 2, false}, texts);
        const Matrix before = model_.embed(texts, workers), after = less.embed(texts, workers);
        // What is left has no part in the plane that was removed: it is orthogonal to what was taken away.
        double cross = 0, taken = 0, left = 0;
        for (std::size_t i = 0; i < before.rows(); ++i) {
            for (std::size_t k = 0; k < before.rows(); ++k) {
                double product = 0;
                for (std::size_t j = 0; j < before.cols(); ++j)
                    product += (static_cast<double>(before(i, j)) - after(i, j)) * after(k, j);
                cross = std::max(cross, std::abs(product));
            }
            for (std::size_t j = 0; j < before.cols(); ++j) {
                taken += std::pow(static_cast<double>(before(i, j)) - after(i, j), 2);
                left += std::pow(static_cast<double>(after(i, j)), 2);
            }
        }
        QVERIFY2(cross < 1e-4, qPrintable(QString::number(cross)));
        QVERIFY2(taken > left, qPrintable(QString("%1 and %2").arg(taken).arg(left)));  // the largest went
    }

    void whitenedVectorsHaveTheIdentityAsCovariance() {
        // Five words span five dimensions: a model of four.
        Model four = model_;
        four.settings.encoder.dimension = 4;
        four.table = randomTable(model_.tokenizer->rows(), 4, 7);
        Workers workers(1);
        const auto texts = manyTexts();
        const auto white = processed(four, {TokenWeights::none, 0, true}, texts, workers);
        VERIFY_OK(white);
        const Matrix vectors = white->embed(texts, workers);
        for (std::size_t a = 0; a < 4; ++a) {
            double mean = 0;
            for (std::size_t i = 0; i < vectors.rows(); ++i) mean += vectors(i, a);
            QVERIFY(std::abs(mean / static_cast<double>(vectors.rows())) < 1e-4);
            for (std::size_t b = 0; b < 4; ++b) {
                double sum = 0;
                for (std::size_t i = 0; i < vectors.rows(); ++i)
                    sum += static_cast<double>(vectors(i, a)) * vectors(i, b);
                const double covariance = sum / static_cast<double>(vectors.rows());
                QVERIFY2(std::abs(covariance - (a == b ? 1 : 0)) < 1e-3,
                         qPrintable(QString("%1 %2: %3").arg(a).arg(b).arg(covariance)));
            }
        }
    }

    void unsuitableInputIsRefused() {
        Workers workers(1);
        const auto sentence = [&](const Model& model, const Processing& processing,
                                  const std::vector<std::string>& text) {
            const auto refused = processed(model, processing, text, workers);
            return refused ? std::string("accepted") : refused.error().sentence();
        };
        const auto has = [](const std::string& text, const char* part) {
            return text.find(part) != std::string::npos;
        };
        QVERIFY(has(sentence(model_, {TokenWeights::none, 8, false}, manyTexts()), "fewer than the 8"));
        QVERIFY(has(sentence(model_, {TokenWeights::none, 1, true}, manyTexts()), "one of them"));
        QVERIFY(has(sentence(model_, {TokenWeights::none, 1, false}, text_), "8 or more"));
        QVERIFY(has(sentence(model_, {TokenWeights::sif, 0, false}, {}), "0 sentences"));
        Model largest = model_;
        largest.settings.encoder.pooling = Pooling::max;
        QVERIFY(has(sentence(largest, {TokenWeights::sif, 0, false}, text_), "an average of tokens"));
    }
};

QTEST_GUILESS_MAIN(TestProcessedModel)
#include "test_processed_model.moc"
