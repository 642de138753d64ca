// The fast LSTM against a plain one in double precision, against finite differences, and against vectors of
// the authors' program.
#include <QTest>
#include <cmath>
#include <numeric>

#include "core/base/random.h"
#include "core/encoders/recurrent/fused_lstm.h"
#include "tests/support/npz.h"
#include "tests/support/plain_lstm.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::PlainDirection, test::PlainLstm, test::Vector;

namespace {

// The same network in the fast form's memory.
struct FastInput {
    std::vector<std::vector<float>> input, recurrent, bias, peepholes;
    std::vector<float> rows;
    std::vector<LstmDirectionWeights> weights;
    LstmShape shape;

    explicit FastInput(const PlainLstm& lstm)
        : rows(lstm.rows.begin(), lstm.rows.end()),
          shape{lstm.d, lstm.n, lstm.directions.size(), lstm.pooling} {
        for (const PlainDirection& w : lstm.directions) {
            input.emplace_back(w.input.begin(), w.input.end());
            recurrent.emplace_back(w.recurrent.begin(), w.recurrent.end());
            bias.emplace_back(w.bias.begin(), w.bias.end());
            peepholes.emplace_back(w.peepholes.begin(), w.peepholes.end());
        }
        for (std::size_t k = 0; k < input.size(); ++k)
            weights.push_back({input[k].data(),
                               {recurrent[k].data(), bias[k].data(),
                                peepholes[k].empty() ? nullptr : peepholes[k].data()}});
    }
};

using Texts = std::vector<std::vector<std::int32_t>>;

Texts someTexts(std::size_t count, std::size_t tokens, std::uint64_t seed) {
    Random random(seed);
    Texts texts(count);
    for (auto& text : texts) {
        text.resize(1 + random.below(9));
        for (auto& token : text) token = static_cast<std::int32_t>(random.below(tokens));
    }
    return texts;
}

PlainLstm someLstm(std::size_t directions, Pooling pooling, bool peepholes, std::size_t tokens) {
    Random random(5);
    PlainLstm lstm{7, 6, pooling, {}, {}};
    const auto values = [&](std::size_t count) {
        Vector v(count);
        // Numbers that a float holds, so that both forms start from the same ones.
        for (double& x : v) x = static_cast<double>(static_cast<float>(0.6 * random.normal()));
        return v;
    };
    for (std::size_t k = 0; k < directions; ++k)
        lstm.directions.push_back({values(4 * lstm.n * lstm.d), values(4 * lstm.n * lstm.n),
                                   values(4 * lstm.n), peepholes ? values(3 * lstm.n) : Vector{}});
    lstm.rows = values(tokens * lstm.d);
    return lstm;
}

std::vector<Sentence> sentencesOf(const Texts& texts) {
    return {texts.begin(), texts.end()};
}

}  // namespace

class TestFusedLstm : public QObject {
    Q_OBJECT

  private slots:
    void vectorsMatchThePlainForm_data() { shapes(); }
    void vectorsMatchThePlainForm() {
        QFETCH(int, directions);
        QFETCH(bool, maximum);
        QFETCH(bool, peepholes);
        constexpr std::size_t kTokens = 12;
        const PlainLstm lstm = someLstm(static_cast<std::size_t>(directions),
                                        maximum ? Pooling::max : Pooling::mean, peepholes, kTokens);
        const FastInput fast(lstm);
        const Texts texts = someTexts(600, kTokens, 3);  // several parts of the batch
        const auto sentences = sentencesOf(texts);
        for (const bool keep : {false, true}) {
            for (const int threads : {1, 3}) {
                Workers workers(threads);
                Matrix out(texts.size(), fast.shape.outputs());
                FusedLstm(fast.shape)
                    .run({sentences, fast.rows.data(), kTokens}, fast.weights, keep, workers, out.data());
                for (std::size_t s = 0; s < texts.size(); ++s) {
                    const Vector expected = lstm.vector(texts[s]);
                    for (std::size_t k = 0; k < expected.size(); ++k)
                        QVERIFY(std::abs(out(s, k) - expected[k]) < 2e-6);
                }
            }
        }
    }

    // Of the sum of all elements of the vectors, each with a weight of its own.
    void gradientsMatchFiniteDifferences_data() { shapes(); }
    void gradientsMatchFiniteDifferences() {
        QFETCH(int, directions);
        QFETCH(bool, maximum);
        QFETCH(bool, peepholes);
        constexpr std::size_t kTokens = 9;
        PlainLstm lstm = someLstm(static_cast<std::size_t>(directions),
                                  maximum ? Pooling::max : Pooling::mean, peepholes, kTokens);
        const FastInput fast(lstm);
        const Texts texts = someTexts(70, kTokens, 8);
        const auto sentences = sentencesOf(texts);
        Matrix out(texts.size(), fast.shape.outputs()), outGradient(texts.size(), fast.shape.outputs());
        Random random(21);
        for (std::size_t i = 0; i < outGradient.size(); ++i)
            outGradient.data()[i] = static_cast<float>(random.normal());
        Workers workers(4);  // two parts of the batch
        FusedLstm network(fast.shape);
        const TokenRows batch{sentences, fast.rows.data(), kTokens};
        network.run(batch, fast.weights, true, workers, out.data());
        const FusedLstmGradient gradient =
            network.differentiate(batch, fast.weights, outGradient.data(), workers);
        const auto loss = [&] {
            double sum = 0;
            for (std::size_t s = 0; s < texts.size(); ++s) {
                const Vector vector = lstm.vector(texts[s]);
                for (std::size_t k = 0; k < vector.size(); ++k) sum += vector[k] * outGradient(s, k);
            }
            return sum;
        };
        const auto compare = [&](Vector& values, const std::vector<float>& found) {
            if (values.size() != found.size()) return false;
            for (std::size_t i = 0; i < values.size(); i += 1 + values.size() / 40) {
                constexpr double kStep = 1e-5;
                const double value = values[i];
                values[i] = value + kStep;
                const double above = loss();
                values[i] = value - kStep;
                const double below = loss();
                values[i] = value;
                const double expected = (above - below) / (2 * kStep);
                if (std::abs(found[i] - expected) > 1e-4 * std::max(1.0, std::abs(expected))) return false;
            }
            return true;
        };
        QVERIFY(compare(lstm.rows, gradient.rows));
        for (std::size_t k = 0; k < lstm.directions.size(); ++k) {
            QVERIFY(compare(lstm.directions[k].input, gradient.input[k]));
            QVERIFY(compare(lstm.directions[k].recurrent, gradient.recurrent[k]));
            QVERIFY(compare(lstm.directions[k].bias, gradient.bias[k]));
            QVERIFY(compare(lstm.directions[k].peepholes, gradient.peepholes[k]));
        }
    }

    void equalBatchesGiveEqualBits() {
        const PlainLstm lstm = someLstm(2, Pooling::mean, false, 12);
        const FastInput fast(lstm);
        const Texts texts = someTexts(300, 12, 3);
        const auto sentences = sentencesOf(texts);
        std::vector<std::vector<float>> found;
        for (int turn = 0; turn < 2; ++turn) {
            Workers workers(3);
            Matrix out(texts.size(), fast.shape.outputs());
            FusedLstm network(fast.shape);
            const TokenRows batch{sentences, fast.rows.data(), 12};
            network.run(batch, fast.weights, true, workers, out.data());
            found.push_back(network.differentiate(batch, fast.weights, out.data(), workers).rows);
        }
        QCOMPARE(found[0], found[1]);
    }

    void vectorsMatchTheAuthorsProgram_data() {
        QTest::addColumn<bool>("maximum");
        QTest::newRow("mean") << false;
        QTest::newRow("max") << true;
    }
    void vectorsMatchTheAuthorsProgram() {
        QFETCH(bool, maximum);
        const auto folder = test::dataFolder() / "fixtures" / "lstm-golden";
        SKIP_WITHOUT_DATA(folder);
        const auto weights = test::readNpz(folder / "mean.final.npz");
        const auto golden = test::readNpz(folder / "vectors.npz");
        const auto values = [&](const std::string& name) {
            const Matrix& m = weights.at(name);
            return Vector(m.data(), m.data() + m.size());
        };
        PlainLstm lstm{64, 64, maximum ? Pooling::max : Pooling::mean, {}, values("embedding.weight")};
        for (const std::string ending : {"", "_reverse"}) {
            Vector bias = values("lstm.bias_ih_l0" + ending);
            const Vector second = values("lstm.bias_hh_l0" + ending);
            for (std::size_t i = 0; i < bias.size(); ++i) bias[i] += second[i];
            lstm.directions.push_back(
                {values("lstm.weight_ih_l0" + ending), values("lstm.weight_hh_l0" + ending), bias, {}});
        }
        Texts texts;
        const Matrix& tokens = golden.at("tokens");
        for (std::size_t s = 0; s < tokens.rows(); ++s) {
            const auto row = tokens.row(s).first(static_cast<std::size_t>(golden.at("lengths")(s, 0)));
            texts.emplace_back(row.begin(), row.end());
        }
        QCOMPARE(texts.size(), 50U);
        const FastInput fast(lstm);
        const auto sentences = sentencesOf(texts);
        Workers workers(2);
        Matrix out(texts.size(), 128);
        FusedLstm(fast.shape)
            .run({sentences, fast.rows.data(), 2001}, fast.weights, false, workers, out.data());
        const Matrix& expected = golden.at(maximum ? "max" : "mean");
        double largest = 0;
        for (std::size_t i = 0; i < out.size(); ++i)
            largest = std::max(largest, static_cast<double>(std::abs(out.data()[i] - expected.data()[i])));
        QVERIFY2(largest < 1e-6, qPrintable(QString::number(largest)));
    }

  private:
    void shapes() {
        QTest::addColumn<int>("directions");
        QTest::addColumn<bool>("maximum");
        QTest::addColumn<bool>("peepholes");
        QTest::newRow("one direction, mean") << 1 << false << false;
        QTest::newRow("two directions, mean") << 2 << false << false;
        QTest::newRow("two directions, max") << 2 << true << false;
        QTest::newRow("two directions, mean, peepholes") << 2 << false << true;
    }
};

QTEST_APPLESS_MAIN(TestFusedLstm)
#include "test_fused_lstm.moc"
