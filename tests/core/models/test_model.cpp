// Models: embeddings of one part or several, shared and unshared rows.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/models/load_model.h"
#include "tests/core/models/small_models.h"

using namespace paragram;

class TestModel : public QObject {
    Q_OBJECT

  private slots:
    void embeddingIsTheMeanOfTheRowsAndTheCosineFollows() {
        const Model model = test::fiveWordModel();
        Workers workers(2);
        const std::vector<std::string> texts{"The CAT dog", "zzz"};
        const Matrix vectors = model.embed(texts, workers);
        for (std::size_t j = 0; j < 8; ++j) {
            QVERIFY(std::abs(vectors(0, j) - (model.table(1, j) + model.table(2, j)) / 2) < 1e-6);
            QCOMPARE(vectors(1, j), model.table(0, j));  // the unknown row
        }
        QVERIFY(std::abs(model.cosine("the cat", "cat the") - 1) < 1e-6);
        QVERIFY(std::abs(model.cosine("the cat", "el gato") -
                         cosine(vectors.row(0),
                                model.embed(std::vector<std::string>{"el gato"}, workers).row(0))) < 1e-12);
    }

    void aCombinedEncoderAddsOrConcatenatesItsParts() {
        Workers workers(2);
        const Model sum =
            test::modelOf("word+trigram", Sharing::shared,
                          {test::tokenizerOf(test::kWords), test::tokenizerOf(test::kTrigrams)});
        const Model concatenated =
            test::modelOf("word,trigram", Sharing::shared,
                          {test::tokenizerOf(test::kWords), test::tokenizerOf(test::kTrigrams)});
        QCOMPARE(sum.dimension(), 8U);
        QCOMPARE(concatenated.dimension(), 16U);
        const Matrix words = test::partOf(sum, "word", test::kWords, 0).embed(test::someTexts(), workers);
        const Matrix trigrams =
            test::partOf(sum, "trigram", test::kTrigrams, 6).embed(test::someTexts(), workers);
        const Matrix added = sum.embed(test::someTexts(), workers),
                     joined = concatenated.embed(test::someTexts(), workers);
        for (std::size_t i = 0; i < test::someTexts().size(); ++i) {
            for (std::size_t j = 0; j < 8; ++j) {
                QVERIFY(std::abs(added(i, j) - (words(i, j) + trigrams(i, j))) < 1e-6);
                QCOMPARE(joined(i, j), words(i, j));
                QCOMPARE(joined(i, 8 + j), trigrams(i, j));
            }
        }
    }

    void markedAndUnsharedVocabulariesShareNothing() {
        Workers workers(1);
        const Model marked = test::modelOf("word", Sharing::marked, {test::tokenizerOf(test::kWords)});
        QCOMPARE(marked.tokenizer->rows(), 12U);
        const Model unshared = test::modelOf(
            "word", Sharing::unshared,
            {test::tokenizerOf(test::kWords), test::tokenizerOf("paragram-vocabulary 1 word\nel\t2\n")});
        QCOMPARE(unshared.tokenizer->rows(), 8U);
        const auto rows = [](const Model& model, std::string_view text, Side side) {
            return model.tokenizer->tokens(model.settings, text, side);
        };
        using Rows = std::vector<std::int32_t>;
        QCOMPARE(rows(marked, "the cat el", Side::source), (Rows{1, 2, 5}));
        QCOMPARE(rows(marked, "the cat el", Side::target), (Rows{7, 8, 11}));
        QCOMPARE(rows(unshared, "the cat el", Side::source), (Rows{1, 2, 5}));
        QCOMPARE(rows(unshared, "the cat el", Side::target), (Rows{7}));
        QCOMPARE(rows(unshared, "the cat", Side::target), (Rows{6}));  // its own unknown row
        QCOMPARE(QString::fromStdString(unshared.tokenizer->piece(7)), "el");
        QCOMPARE(QString::fromStdString(marked.tokenizer->text(Rows{7, 8})), "the cat");
        QVERIFY(marked.side("es") == Side::target);
        QVERIFY(marked.side("en") == Side::source && marked.side("") == Side::source);
        // Rows of one side do not influence the vectors of the other.
        Model changed = marked;
        for (std::size_t row = 6; row < 12; ++row) std::ranges::fill(changed.table.row(row), 9.0F);
        QVERIFY(changed.embed(test::someTexts(), workers) == marked.embed(test::someTexts(), workers));
        QVERIFY(!(changed.embed(test::someTexts(), workers, Side::target) ==
                  marked.embed(test::someTexts(), workers, Side::target)));
    }

    void anUntrainedModelHasTheShapeButNotTheTable() {
        const Model model = test::fiveWordModel();
        const Model random = untrainedModelLike(model, 3);
        QCOMPARE(random.table.rows(), model.table.rows());
        QVERIFY(!(random.table == model.table));
    }
};

QTEST_GUILESS_MAIN(TestModel)
#include "test_model.moc"
