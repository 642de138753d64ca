// Averages combined with a network: vectors and gradients against a plain form in double precision.
#include "core/encoders/combined/sentence_encoder.h"

#include <QTest>
#include <cmath>

#include "core/base/random.h"
#include "core/encoders/embedding_initialisation.h"
#include "tests/support/plain_lstm.h"

using namespace paragram;
using test::PlainDirection, test::PlainLstm, test::Vector;

namespace {

constexpr std::int32_t kFirst = 6, kAll = 11;  // rows of the first of two parts, and of both
constexpr std::size_t kDimension = 5;

EncoderSettings settingsOf(Combination combine, const QString& kind) {
    EncoderSettings settings;
    settings.kind = kind.toStdString();
    settings.dimension = kDimension;
    settings.network = Network::blstm;
    settings.directions = JoinedDirections::added;
    settings.units = kind.contains(',') ? 2 * kDimension : kDimension;
    settings.combine = combine;
    return settings;
}

// Two parts: tokens of each in this order.
std::vector<std::vector<std::int32_t>> someTexts() {
    Random random(3);
    std::vector<std::vector<std::int32_t>> texts(9);
    for (auto& text : texts) {
        for (std::uint64_t k = 0; k < 1 + random.below(5); ++k)
            text.push_back(static_cast<std::int32_t>(random.below(kFirst)));
        for (std::uint64_t k = 0; k < 1 + random.below(4); ++k)
            text.push_back(kFirst + static_cast<std::int32_t>(random.below(kAll - kFirst)));
    }
    return texts;
}

Vector doubles(const Matrix& values) {
    return {values.data(), values.data() + values.size()};
}

PlainLstm plainOf(const EncoderSettings& settings, const NetworkWeights& network, const Vector& table) {
    PlainLstm lstm{kDimension, static_cast<std::size_t>(settings.units), Pooling::mean, {}, {}};
    for (std::size_t k = 0; k < network.size(); k += 4) {
        PlainDirection direction{
            doubles(network[k].values), doubles(network[k + 1].values), doubles(network[k + 2].values), {}};
        const Vector second = doubles(network[k + 3].values);
        for (std::size_t i = 0; i < second.size(); ++i) direction.bias[i] += second[i];
        lstm.directions.push_back(std::move(direction));
    }
    lstm.rows.assign(table.begin() + kAll * kDimension, table.end());
    return lstm;
}

// The vector of a sentence, from the definition.
Vector plainVector(const EncoderSettings& settings, const EncoderLayout& layout, const Vector& table,
                   const NetworkWeights& network, const std::vector<std::int32_t>& text) {
    Vector average(layout.outputDimension(kDimension));
    std::vector<std::int32_t> read;
    for (std::size_t part = 0; part < 2; ++part) {
        const auto range = layout.range(part, text);
        for (std::size_t i = range.first; i < range.first + range.count; ++i) {
            if (part == 0) read.push_back(text[i]);
            for (std::size_t j = 0; j < kDimension; ++j)
                average[layout.column(part, kDimension) + j] +=
                    table[static_cast<std::size_t>(text[i]) * kDimension + j] /
                    static_cast<double>(range.count);
        }
    }
    const Vector both = plainOf(settings, network, table).vector(read);
    const std::size_t units = both.size() / 2;
    Vector states(units);
    for (std::size_t k = 0; k < units; ++k) states[k] = both[k] + both[units + k];
    if (settings.combine == Combination::concatenated) {
        average.insert(average.end(), states.begin(), states.end());
        return average;
    }
    for (std::size_t k = 0; k < units; ++k) average[k] += states[k];
    return average;
}

}  // namespace

class TestSentenceEncoder : public QObject {
    Q_OBJECT

  private slots:
    void vectorsAndGradientsMatchThePlainForm_data() {
        QTest::addColumn<QString>("combine");
        QTest::addColumn<QString>("kind");
        for (const char* combine : {"concatenated", "added"})
            for (const char* kind : {"word+trigram", "word,trigram"})
                QTest::addRow("%s, %s", kind, combine) << combine << kind;
    }
    void vectorsAndGradientsMatchThePlainForm() {
        QFETCH(QString, combine);
        QFETCH(QString, kind);
        const EncoderSettings settings = settingsOf(*valueNamed<Combination>(combine.toStdString()), kind);
        const EncoderLayout layout{{kFirst, kAll}, kind.contains(',')};
        QCOMPARE(tableRows(settings, layout), std::size_t{kAll + kFirst});
        const Matrix table = randomTable(kAll + kFirst, kDimension, 4);
        NetworkWeights network = startNetwork(settings, 8);
        const auto texts = someTexts();
        const std::vector<Sentence> sentences(texts.begin(), texts.end());
        const std::vector<char> onTarget(texts.size(), 0);

        Workers workers(2);
        SentenceEncoder encoder(settings, layout);
        Matrix encoded, out;
        encoder.encode(table, network, sentences, false, encoded, workers);
        encoder.forward(table, network, sentences, {0, sentences.size()}, onTarget, 0, out, workers);
        QVERIFY(encoded.rows() == out.rows() && encoded.cols() == vectorLength(settings, layout, kDimension));
        Vector rows = doubles(table);
        for (std::size_t s = 0; s < texts.size(); ++s) {
            const Vector expected = plainVector(settings, layout, rows, network, texts[s]);
            QCOMPARE(expected.size(), out.cols());
            for (std::size_t k = 0; k < expected.size(); ++k) {
                QVERIFY(std::abs(out(s, k) - expected[k]) < 2e-6);
                QVERIFY(std::abs(encoded(s, k) - expected[k]) < 2e-6);
            }
        }

        Matrix outGradient(out.rows(), out.cols());
        Random random(9);
        for (std::size_t i = 0; i < outGradient.size(); ++i)
            outGradient.data()[i] = static_cast<float>(random.normal());
        std::vector<char> active(texts.size(), 1);
        active[2] = 0;
        std::ranges::fill(outGradient.row(2), 0.0F);
        TokenIndex index;
        index.build(sentences, table.rows());
        SparseGradient gradient;
        NetworkWeights networkGradient;
        encoder.backward(network, sentences, index, outGradient, active, gradient, networkGradient, workers);

        const auto loss = [&] {
            double sum = 0;
            for (std::size_t s = 0; s < texts.size(); ++s) {
                const Vector vector = plainVector(settings, layout, rows, network, texts[s]);
                for (std::size_t k = 0; k < vector.size(); ++k) sum += vector[k] * outGradient(s, k);
            }
            return sum;
        };
        Matrix dense(table.rows(), kDimension);
        for (std::size_t i = 0; i < gradient.rows.size(); ++i)
            std::ranges::copy(gradient.values.row(i),
                              dense.row(static_cast<std::size_t>(gradient.rows[i])).begin());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            constexpr double kStep = 1e-5;
            const double value = std::exchange(rows[i], rows[i] + kStep);
            const double above = loss();
            rows[i] = value - kStep;
            const double below = loss();
            rows[i] = value;
            const double expected = (above - below) / (2 * kStep);
            QVERIFY(std::abs(dense.data()[i] - expected) < 1e-4 * std::max(1.0, std::abs(expected)));
        }
        for (std::size_t t = 0; t < network.size(); ++t) {
            Matrix& values = network[t].values;
            for (std::size_t i = 0; i < values.size(); i += 1 + values.size() / 10) {
                const float value = values.data()[i];
                const float high = value + 1e-3F, low = value - 1e-3F;  // weights are floats
                values.data()[i] = high;
                const double above = loss();
                values.data()[i] = low;
                const double below = loss();
                values.data()[i] = value;
                const double expected =
                    (above - below) / (static_cast<double>(high) - static_cast<double>(low));
                const double found = networkGradient[t].values.data()[i];
                QVERIFY(std::abs(found - expected) < 1e-4 * std::max(1.0, std::abs(expected)));
            }
        }
    }

    void theRowsOfTheNetworkAreItsOwn() {
        SentenceEncoder combined(settingsOf(Combination::added, "word+trigram"), {{kFirst, kAll}, false});
        const std::vector<std::int32_t> tokens{7, 2, 5};
        const auto rows = combined.rowsRead(tokens);
        QVERIFY(std::ranges::equal(rows, std::vector<std::int32_t>{7, 2, 5, kAll + 2, kAll + 5}));
        SentenceEncoder alone(settingsOf(Combination::none, "word"), {{kFirst}, false});
        QVERIFY(std::ranges::equal(alone.rowsRead(std::span(tokens).subspan(1)),
                                   std::vector<std::int32_t>{2, 5}));
    }

    // A step without targets leaves nothing of the one before in the gradient of their network.
    void aNetworkWithoutSentencesHasNoGradient() {
        EncoderSettings settings = settingsOf(Combination::none, "word");
        settings.separateNetworks = true;
        SentenceEncoder encoder(settings, {{kFirst}, false});
        const Matrix table = randomTable(kFirst, kDimension, 4);
        const NetworkWeights network = startNetwork(settings, 8);
        const std::vector<std::vector<std::int32_t>> texts{{1, 2, 3}, {4, 0}};
        const std::vector<Sentence> sentences(texts.begin(), texts.end());
        TokenIndex index;
        index.build(sentences, table.rows());
        Workers workers(1);
        SparseGradient rows;
        NetworkWeights gradient;
        const auto normOfTarget = [&] {
            double sum = 0;
            for (std::size_t t = network.size() / 2; t < network.size(); ++t)
                for (std::size_t i = 0; i < gradient[t].values.size(); ++i)
                    sum += std::abs(gradient[t].values.data()[i]);
            return sum;
        };
        for (const bool withTarget : {true, false}) {
            Matrix out;
            encoder.forward(table, network, sentences, {0, sentences.size()},
                            std::vector<char>{0, withTarget}, 0, out, workers);
            encoder.backward(network, sentences, index, out, std::vector<char>{1, 1}, rows, gradient,
                             workers);
            QCOMPARE(normOfTarget() > 0, withTarget);
        }
    }
};

QTEST_APPLESS_MAIN(TestSentenceEncoder)
#include "test_sentence_encoder.moc"
