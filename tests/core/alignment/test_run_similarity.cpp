// Vectors and cosines of runs of sentences, compared with those of the encoder.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/alignment/averaging_similarity.h"
#include "core/alignment/encoded_similarity.h"
#include "tests/support/made_texts.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
using test::book;
using test::part;
using test::Texts;

class TestRunSimilarity : public QObject {
    Q_OBJECT

    Workers workers_{2};
    const Texts book_ = book(400);
    const Model model_ = test::wordModel(book(1000));

  private slots:
    // One part, parts that are added, and parts that are concatenated.
    void runsHaveTheVectorsOfTheirTokens_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"word", "word+trigram", "word,trigram"}) QTest::newRow(kind) << kind;
    }
    void runsHaveTheVectorsOfTheirTokens() {
        QFETCH(QString, kind);
        const Texts texts = part(book_, 0, 30);
        Model model = model_;
        model.settings.encoder.kind = kind.toStdString();
        if (kind != "word") {
            VocabularyBuilder words(TokenizerKind::word), trigrams(TokenizerKind::trigram);
            for (const std::string& text : texts) words.add(text), trigrams.add(text);
            model.tokenizer = std::make_shared<ModelTokenizer>(
                std::vector<std::shared_ptr<const Tokenizer>>{
                    *makeVocabularyTokenizer(words.build(10000), "words"),
                    *makeVocabularyTokenizer(trigrams.build(10000), "trigrams")},
                Sharing::shared);
            model.table = randomTable(model.tokenizer->rows(), 40, 3);
        }
        const auto sums = SentenceSums::of(model, texts, Side::source, workers_, {});
        VERIFY_OK(sums);
        for (const auto& [first, count] : {std::pair{0, 1}, {3, 2}, {7, 8}, {22, 8}}) {
            // The tokens of the run, one part after another, through the encoder.
            std::vector<std::int32_t> tokens;
            for (std::size_t p = 0; p < model.tokenizer->parts(); ++p) {
                for (int i = first; i < first + count; ++i) {
                    const auto all = model.tokenizer->tokens(
                        model.settings, texts[static_cast<std::size_t>(i)], Side::source);
                    const auto range = model.layout().range(p, all);
                    tokens.insert(tokens.end(), all.begin() + static_cast<std::ptrdiff_t>(range.first),
                                  all.begin() + static_cast<std::ptrdiff_t>(range.first + range.count));
                }
            }
            const std::vector<Sentence> sentence{tokens};
            const Matrix expected = model.encode(sentence, workers_);
            std::vector<float> found(sums->vectorLength());
            sums->vectorOf(static_cast<std::size_t>(first), static_cast<std::size_t>(count), found);
            QCOMPARE(found.size(), expected.cols());
            for (std::size_t d = 0; d < found.size(); ++d)
                QVERIFY(std::abs(found[d] - expected(0, d)) < 1e-5F);
        }
    }

    void cosinesFromDotProductsAreThoseOfTheVectors() {
        const Texts source = part(book_, 0, 40), target = part(book_, 10, 45);
        auto ofSource = SentenceSums::of(model_, source, Side::source, workers_, {});
        auto ofTarget = SentenceSums::of(model_, target, Side::target, workers_, {});
        const SentenceSums s = *ofSource, t = *ofTarget;
        const AveragingSimilarity similarity(s, t, 20, workers_);
        const Band band(12, {{5, 20}, {7, 22}, {7, 30}});
        std::vector<float> found(static_cast<std::size_t>(band.cells()) * kRunPairs);
        similarity.cosines(band, 12, 14, found.data());
        std::vector<float> a(s.vectorLength()), b(s.vectorLength());
        for (std::int32_t row = 12; row <= 14; ++row)
            for (std::int32_t column = band.columns(row).first; column <= band.columns(row).last; ++column)
                for (std::int32_t i = 1; i <= kLargestRun; ++i)
                    for (std::int32_t k = 1; k <= std::min(kLargestRun, column); ++k) {
                        s.vectorOf(static_cast<std::size_t>(row - i), static_cast<std::size_t>(i), a);
                        t.vectorOf(static_cast<std::size_t>(column - k), static_cast<std::size_t>(k), b);
                        const float value =
                            found[static_cast<std::size_t>(band.index(row, column)) * kRunPairs +
                                  runPair(i, k)];
                        QVERIFY(std::abs(value - cosine(a, b)) < 1e-5);
                    }
    }

    // Encoded runs are those of an averaging encoder, so that both similarities agree.
    void encodedRunsAgreeWithSums() {
        const Texts source = part(book_, 0, 30), target = part(book_, 5, 35);
        const AveragingSimilarity sums(*SentenceSums::of(model_, source, Side::source, workers_, {}),
                                       *SentenceSums::of(model_, target, Side::target, workers_, {}), 20,
                                       workers_);
        const auto encoded =
            EncodedSimilarity::of(model_, source, target, Side::source, Side::target, 3, 20, workers_, {});
        VERIFY_OK(encoded);
        const Band band = Band::rectangle(10, 11, {9, 14});
        std::vector<float> a(static_cast<std::size_t>(band.cells()) * kRunPairs), b = a;
        sums.cosines(band, 10, 11, a.data());
        (*encoded)->cosines(band, 10, 11, b.data());
        for (std::size_t cell = 0; cell < static_cast<std::size_t>(band.cells()); ++cell)
            for (std::int32_t i = 1; i <= 3; ++i)
                for (std::int32_t k = 1; k <= 3; ++k)
                    QVERIFY(std::abs(a[cell * kRunPairs + runPair(i, k)] -
                                     b[cell * kRunPairs + runPair(i, k)]) < 1e-5F);
    }
};

QTEST_APPLESS_MAIN(TestRunSimilarity)
#include "test_run_similarity.moc"
