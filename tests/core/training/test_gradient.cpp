// The gradient of the whole loss with respect to the table, against finite differences of a
// double-precision reference implementation.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/base/numeric/kernels.h"
#include "core/base/random.h"
#include "core/encoders/averaging_encoder.h"
#include "core/encoders/embedding_initialisation.h"
#include "core/training/adam.h"
#include "core/training/loss/margin_loss.h"
#include "core/training/loss/softmax_loss.h"

using namespace paragram;

namespace {

constexpr std::size_t kVocabulary = 12, kDimension = 7, kPairs = 5;
constexpr std::int32_t kFirstPart = 5;  // rows of the first of two parts

using Table = std::vector<std::vector<double>>;

double cosine(const std::vector<double>& a, const std::vector<double>& b) {
    double ab = 0, aa = 0, bb = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        ab += a[i] * b[i];
        aa += a[i] * a[i];
        bb += b[i] * b[i];
    }
    return ab / std::max(std::sqrt(aa * bb), 1e-8);
}

std::vector<std::vector<std::int32_t>> inventSentences(std::size_t count) {
    Random random(3);
    std::vector<std::vector<std::int32_t>> sentences(count);
    for (auto& sentence : sentences) {
        for (std::uint64_t k = 0; k < 1 + random.below(6); ++k) {
            sentence.push_back(static_cast<std::int32_t>(random.below(kVocabulary)));
        }
    }
    return sentences;
}

}  // namespace

class TestGradient : public QObject {
    Q_OBJECT
  private slots:
    void theGradientOfTheLossMatchesFiniteDifferences_data() {
        QTest::addColumn<bool>("symmetric");
        QTest::addColumn<QString>("pooling");
        QTest::addColumn<QString>("parts");  // none, or how two parts are combined
        QTest::newRow("symmetric, mean") << true << "mean"
                                         << "";
        QTest::newRow("one side, mean") << false << "mean"
                                        << "";
        QTest::newRow("symmetric, maximum") << true << "max"
                                            << "";
        QTest::newRow("sum of means") << true << "mean"
                                      << "+";
        QTest::newRow("means side by side") << true << "mean"
                                            << ",";
        QTest::newRow("sum of maxima") << true << "max"
                                       << "+";
        QTest::newRow("maxima side by side") << true << "max"
                                             << ",";
    }
    void theGradientOfTheLossMatchesFiniteDifferences() {
        QFETCH(bool, symmetric);
        QFETCH(QString, pooling);
        QFETCH(QString, parts);
        auto texts = inventSentences(kPairs * (symmetric ? 4 : 3));
        EncoderLayout layout{{kVocabulary}, parts == ","};
        if (!parts.isEmpty()) {
            layout.ends = {kFirstPart, kVocabulary};
            for (auto& text : texts) {
                text.insert(text.end(), {2, kFirstPart + 1});  // at least one of each
                std::ranges::sort(text);
            }
        }
        const std::vector<Sentence> sentences(texts.begin(), texts.end());
        std::vector<char> hasNegative(texts.size() - 2 * kPairs, 1);
        hasNegative[1] = 0;
        const Matrix table = randomTable(kVocabulary, kDimension, 4);
        const MarginLoss loss{0.4, symmetric};

        const auto encode = [&](const Table& rows, const std::vector<std::int32_t>& text) {
            std::vector<double> vector(layout.outputDimension(kDimension));
            for (std::size_t part = 0; part < layout.parts(); ++part) {
                std::vector<std::int32_t> tokens;
                for (const std::int32_t id : text) {
                    if (layout.partOf(id) == part) tokens.push_back(id);
                }
                for (std::size_t j = 0; j < kDimension; ++j) {
                    double sum = 0, largest = -1e30;
                    for (const std::int32_t id : tokens) {
                        sum += rows[static_cast<std::size_t>(id)][j];
                        largest = std::max(largest, rows[static_cast<std::size_t>(id)][j]);
                    }
                    vector[layout.column(part, kDimension) + j] +=
                        pooling == "max" ? largest : sum / static_cast<double>(tokens.size());
                }
            }
            return vector;
        };
        const auto plainLoss = [&](const Table& rows) {
            std::vector<std::vector<double>> g;
            for (const auto& text : texts) g.push_back(encode(rows, text));
            double sum = 0;
            for (std::size_t i = 0; i < kPairs; ++i) {
                const double positive = cosine(g[i], g[kPairs + i]);
                if (hasNegative[i]) sum += std::max(0.0, 0.4 - positive + cosine(g[i], g[2 * kPairs + i]));
                if (symmetric && hasNegative[kPairs + i]) {
                    sum += std::max(0.0, 0.4 - positive + cosine(g[kPairs + i], g[3 * kPairs + i]));
                }
            }
            return sum / kPairs;
        };

        Workers workers(2);
        EncoderSettings settings;
        settings.pooling = *valueNamed<Pooling>(pooling.toStdString());
        AveragingEncoder encoder(settings, layout);
        Matrix vectors, vectorGradient;
        SparseGradient gradient;
        std::vector<char> active;
        encoder.forward(table, sentences, {0, sentences.size()}, 0, vectors, workers);
        const double value = loss.compute(vectors, hasNegative, vectorGradient, active, workers);
        TokenIndex index;
        index.build(sentences, kVocabulary);
        encoder.backward(sentences, index, vectorGradient, active, gradient, workers);

        Table rows(kVocabulary, std::vector<double>(kDimension));
        for (std::size_t i = 0; i < kVocabulary; ++i) {
            for (std::size_t j = 0; j < kDimension; ++j) rows[i][j] = table(i, j);
        }
        QVERIFY(std::abs(value - plainLoss(rows)) < 1e-6);
        QVERIFY(value > 0.1);
        Matrix dense(kVocabulary, kDimension);
        for (std::size_t r = 0; r < gradient.rows.size(); ++r) {
            for (std::size_t j = 0; j < kDimension; ++j) {
                dense(static_cast<std::size_t>(gradient.rows[r]), j) = gradient.values(r, j);
            }
        }
        constexpr double kStep = 1e-6;
        for (std::size_t i = 0; i < kVocabulary; ++i) {
            for (std::size_t j = 0; j < kDimension; ++j) {
                Table up = rows, down = rows;
                up[i][j] += kStep;
                down[i][j] -= kStep;
                const double expected = (plainLoss(up) - plainLoss(down)) / (2 * kStep);
                QVERIFY2(std::abs(dense(i, j) - expected) < 1e-5,
                         qPrintable(QString("row %1 column %2: %3, expected %4")
                                        .arg(i)
                                        .arg(j)
                                        .arg(dense(i, j))
                                        .arg(expected)));
            }
        }
    }

    void theGradientOfTheSoftmaxMatchesFiniteDifferences_data() {
        QTest::addColumn<bool>("symmetric");
        QTest::newRow("both sides") << true;
        QTest::newRow("one side") << false;
    }
    void theGradientOfTheSoftmaxMatchesFiniteDifferences() {
        QFETCH(bool, symmetric);
        const SoftmaxLoss loss{0.3, symmetric};
        const Matrix vectors = randomTable(2 * kPairs, kDimension, 8);
        const std::vector<std::uint64_t> sources{1, 2, 3, 1, 5}, targets{11, 12, 3, 14, 12};
        const auto plainLoss = [&](const Matrix& v) {
            const auto row = [&](std::size_t i) {
                return std::vector<double>(v.row(i).begin(), v.row(i).end());
            };
            double sum = 0;
            for (std::size_t i = 0; i < kPairs; ++i) {
                double bySource = 0, byTarget = 0;
                for (std::size_t j = 0; j < kPairs; ++j) {
                    const bool same = i != j && (sources[i] == targets[j] || sources[i] == sources[j] ||
                                                 targets[i] == targets[j]);
                    const bool sameBack = i != j && (targets[i] == sources[j] || targets[i] == targets[j] ||
                                                     sources[i] == sources[j]);
                    if (!same) bySource += std::exp(cosine(row(i), row(kPairs + j)) / 0.3);
                    if (!sameBack) byTarget += std::exp(cosine(row(j), row(kPairs + i)) / 0.3);
                }
                const double own = cosine(row(i), row(kPairs + i)) / 0.3;
                sum += std::log(bySource) - own + (symmetric ? std::log(byTarget) - own : 0);
            }
            return sum / kPairs;
        };
        Matrix gradient;
        QVERIFY(std::abs(loss.compute(vectors, sources, targets, gradient) - plainLoss(vectors)) < 1e-5);
        constexpr float kStep = 1e-2F;
        for (std::size_t i = 0; i < vectors.size(); ++i) {
            Matrix up = vectors, down = vectors;
            up.data()[i] += kStep;
            down.data()[i] -= kStep;
            const double expected = (plainLoss(up) - plainLoss(down)) / (2.0 * kStep);
            QVERIFY2(std::abs(gradient.data()[i] - expected) < 1e-4,
                     qPrintable(QString("%1: %2, expected %3").arg(i).arg(gradient.data()[i]).arg(expected)));
        }
    }

    void dropoutKeepsTheExpectationAndItsGradientUsesTheSameMask() {
        Workers workers(2);
        EncoderSettings settings;
        settings.dropout = 0.3;
        AveragingEncoder encoder(settings, {{1}, false});
        Matrix table(1, 20000);
        std::fill_n(table.data(), table.size(), 1.0F);
        const std::vector<std::int32_t> text{0};
        const std::vector<Sentence> sentences{text};
        Matrix vectors;
        encoder.forward(table, sentences, {0, sentences.size()}, 9, vectors, workers);
        double sum = 0;
        for (const float v : vectors.row(0)) {
            QVERIFY(v == 0.0F || std::abs(v - 1 / 0.7F) < 1e-6);
            sum += v;
        }
        QVERIFY(std::abs(sum / 20000 - 1) < 0.02);
        Matrix ones(1, 20000);
        std::fill_n(ones.data(), ones.size(), 1.0F);
        SparseGradient gradient;
        TokenIndex index;
        index.build(sentences, 1);
        encoder.backward(sentences, index, ones, std::vector<char>{1}, gradient, workers);
        QVERIFY(gradient.values == vectors);
    }

    void lazyAdamLeavesRowsWithoutGradientAndDenseAdamMovesThem() {
        TrainSettings settings;
        for (const AdamUpdate update : {AdamUpdate::dense, AdamUpdate::lazy}) {
            settings.adam = update;
            Workers workers(1);
            Adam adam(settings);
            Matrix table(2, 1);
            AdamMoments moments;
            moments.start(table, false);
            SparseGradient first{{0}, Matrix(1, 1)}, second{{1}, Matrix(1, 1)};
            first.values(0, 0) = second.values(0, 0) = 0.5F;
            adam.update(table, moments, first, 1, 1, workers);
            const float once = table(0, 0);
            // m = 0.05, v = 2.5e-4; corrected 0.5 and 0.25: the step is lr * 0.5 / 0.5.
            QVERIFY(std::abs(once + 0.001F) < 1e-8);
            adam.update(table, moments, second, 1, 2, workers);
            const float later = adam.tableAfter(table, moments, 2, workers)(0, 0);
            // Second step of row 0 without gradient: m = 0.045 / 0.19, v = 2.4975e-4 / 1.999e-3.
            const double momentum = 0.001 * (0.045 / 0.19) / std::sqrt(2.4975e-4 / 1.999e-3);
            const double expected = settings.adam == AdamUpdate::dense ? once - momentum : once;
            QVERIFY(std::abs(later - expected) < 1e-8);
            QCOMPARE(table(0, 0), once);
            adam.catchUp(table, moments, std::vector<std::int32_t>{0}, 2, workers);
            QCOMPARE(table(0, 0), later);
        }
    }

    // Rows of very different use: row i has a gradient every i * i + 1 steps, of a size that decreases with
    // i until epsilon matters.
    void deferredAdamEqualsTheDenseUpdateAfterAThousandSteps() {
        constexpr std::size_t kRows = 24, kWidth = 5;
        TrainSettings settings;
        Workers workers(2);
        const Adam adam(settings);
        Matrix deferred = randomTable(kRows, kWidth, 1), dense = deferred;
        AdamMoments deferredMoments, denseMoments;
        deferredMoments.start(deferred, false);
        denseMoments.start(dense, false);
        Random random(5);
        for (std::int64_t step = 1; step <= 1000; ++step) {
            SparseGradient gradient;
            for (std::size_t row = 0; row < kRows; ++row) {
                if (step % static_cast<std::int64_t>(row * row + 1) == 0)
                    gradient.rows.push_back(static_cast<std::int32_t>(row));
            }
            gradient.values.resize(gradient.rows.size(), kWidth);
            for (std::size_t r = 0; r < gradient.rows.size(); ++r) {
                const double size = std::pow(10.0, -1 - gradient.rows[r] / 3);
                for (float& value : gradient.values.row(r))
                    value = static_cast<float>(size * random.normal());
            }
            adam.catchUp(deferred, deferredMoments, gradient.rows, step - 1, workers);
            adam.update(deferred, deferredMoments, gradient, 0.7, step, workers);
            updateEveryRowReference(settings, dense, denseMoments, gradient, 0.7, step);
        }
        const Matrix caughtUp = adam.tableAfter(deferred, deferredMoments, 1000, workers);
        double moved = 0;
        for (std::size_t row = 0; row < kRows; ++row) {
            for (std::size_t j = 0; j < kWidth; ++j) {
                const double a = caughtUp(row, j), b = dense(row, j);
                QVERIFY2(
                    std::abs(a - b) <= 1e-5 * std::max(1.0, std::abs(b)),
                    qPrintable(QString("row %1: %2, dense %3").arg(row).arg(a, 0, 'g', 9).arg(b, 0, 'g', 9)));
                moved = std::max(moved, std::abs(b - randomTable(kRows, kWidth, 1)(row, j)));
            }
        }
        QVERIFY(moved > 0.02);
    }

    void theRunningMeanIncludesEveryStep() {
        TrainSettings settings;
        settings.adam = AdamUpdate::lazy;
        settings.average = 0.9;
        Workers workers(1);
        const Adam adam(settings);
        Matrix table(1, 1);
        AdamMoments moments;
        moments.start(table, true);
        double mean = 0;
        for (std::int64_t step = 1; step <= 50; ++step) {
            if (step % 7 == 0) {
                SparseGradient gradient{{0}, Matrix(1, 1)};
                gradient.values(0, 0) = 0.5F;
                adam.catchUp(table, moments, gradient.rows, step - 1, workers);
                adam.update(table, moments, gradient, 1, step, workers);
            }
            mean = 0.9 * mean + 0.1 * table(0, 0);
        }
        QVERIFY(std::abs(adam.tableAfter(table, moments, 50, workers)(0, 0) - mean) < 1e-7);
    }
};

QTEST_GUILESS_MAIN(TestGradient)
#include "test_gradient.moc"
