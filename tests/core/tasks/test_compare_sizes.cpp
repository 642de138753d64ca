// Sizes of a table beside their scores, against the evaluation itself.
#include <QTest>

#include "core/exchange/targets/reduced_model.h"
#include "core/tasks/data/write_sample.h"
#include "core/tasks/evaluation/evaluate_model.h"
#include "core/tasks/models/compare_sizes.h"
#include "tests/support/made_texts.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;

class TestCompareSizes : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::vector<std::string> text_;
    Model model_;
    JobContext job_;

    std::filesystem::path suite() const { return test::pathIn(folder_, "test.en-es.tsv"); }
    double scoreOf(const Model& model) {
        const auto report = evaluateModel(model, {suite()}, job_);
        return report ? report->sets.front().pearson : -1;
    }
    SizesRequest request() const {
        SizesRequest request;
        request.suites = {suite()};
        return request;
    }

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(folder_.path().toStdString()));
        std::ifstream lines(test::pathIn(folder_, "train.en-es.tsv"));
        for (std::string line; std::getline(lines, line) && text_.size() < 2000;) {
            std::ranges::replace(line, '\t', ' ');
            text_.push_back(line);
        }
        model_ = test::wordModel(text_);
    }

    void everyRowIsAnEvaluation() {
        SizesRequest wanted = request();
        wanted.dimensions = {10, 4000};  // the model has 40: the second is omitted
        wanted.tokens = {50};
        wanted.text = text_;
        const auto rows = compareSizes(model_, wanted, job_);
        VERIFY_OK(rows);
        QCOMPARE(rows->size(), std::size_t{2 * 2 * 5});
        const auto& all = rows->front();
        QCOMPARE(all.tokens, model_.table.rows());
        QCOMPARE(all.bytes, static_cast<double>(model_.table.size() * 4));
        QCOMPARE(all.score, scoreOf(model_));
        QCOMPARE(all.change, 0.0);
        const auto pruned = withMostFrequent(model_, 50, text_);
        VERIFY_OK(pruned);
        const auto small = cut(*pruned, 10);
        VERIFY_OK(small);
        const auto& last = (*rows)[15];
        QCOMPARE(last.precision, WeightPrecision::fp32);
        QCOMPARE(last.dimensions, 10);
        QCOMPARE(last.tokens, std::size_t{51});  // and what is unknown
        QCOMPARE(last.score, scoreOf(*small));
        QCOMPARE(last.change, last.score - all.score);
        for (std::size_t i = 1; i < 5; ++i) QVERIFY((*rows)[i].bytes < all.bytes);
    }

    void theMostFrequentTokensAreKept() {
        const auto two = withMostFrequent(test::wordModel({"a b c d"}), 2, {"c a c", "c d", "a c"});
        VERIFY_OK(two);
        std::set<std::string> kept;
        for (int row = 0; row < 3; ++row) kept.insert(two->tokenizer->piece(row));
        QVERIFY(kept.contains("a") && kept.contains("c"));
        QVERIFY(!withMostFrequent(model_, 5, {}).ok());
    }

    void saysWhatIsMissing() {
        SizesRequest none = request();
        test::writeText(test::pathIn(folder_, "no.tsv"), "one line\n");
        none.suites = {test::pathIn(folder_, "no.tsv")};
        QVERIFY(!compareSizes(model_, none, job_).ok());
        Model other = model_;
        other.settings.encoder.pooling = Pooling::max;
        QVERIFY(!compareSizes(other, request(), job_).ok());
    }
};

QTEST_GUILESS_MAIN(TestCompareSizes)
#include "test_compare_sizes.moc"
