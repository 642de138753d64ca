// Every set of vector kernels against the reference kernels, and their values at the edges.
#include <QTest>
#include <cmath>

#include "core/base/numeric/kernels.h"
#include "core/base/random.h"

using namespace paragram;

class TestKernels : public QObject {
    Q_OBJECT

  private slots:
    void vectorKernelsMatchTheReferenceKernels_data() {
        QTest::addColumn<int>("set");
        QTest::addColumn<int>("size");
        for (std::size_t set = 0; set < availableKernels().size(); ++set) {
            for (const int size : {1, 7, 24, 64, 65, 300, 1024}) {
                QTest::addRow("%s, %d", availableKernels()[set]->name, size) << static_cast<int>(set) << size;
            }
        }
    }
    void vectorKernelsMatchTheReferenceKernels() {
        QFETCH(int, set);
        QFETCH(int, size);
        const Kernels& fast = *availableKernels()[static_cast<std::size_t>(set)];
        const Kernels& plain = referenceKernels();
        const auto n = static_cast<std::size_t>(size);
        Random random(7);
        const auto values = [&](std::size_t count) {
            std::vector<float> v(count);
            for (float& x : v) x = static_cast<float>(random.normal());
            return v;
        };
        const auto same = [](const std::vector<float>& a, const std::vector<float>& b) {
            for (std::size_t i = 0; i < a.size(); ++i) {
                if (std::abs(a[i] - b[i]) > 1e-5F * std::max(1.0F, std::abs(b[i]))) return false;
            }
            return true;
        };
        const auto a = values(n), b = values(n), table = values(5 * n);
        QVERIFY(std::abs(fast.dot(a.data(), b.data(), n) - plain.dot(a.data(), b.data(), n)) < 1e-3);
        auto x = a, y = a;
        fast.addScaled(x.data(), b.data(), 0.5F, n);
        plain.addScaled(y.data(), b.data(), 0.5F, n);
        QVERIFY(same(x, y));
        fast.addDropped(x.data(), b.data(), 2.0F, 77, dropoutThreshold(0.25), n);
        plain.addDropped(y.data(), b.data(), 2.0F, 77, dropoutThreshold(0.25), n);
        QVERIFY(same(x, y));
        const std::int32_t ids[4] = {3, 0, 4, 3};
        fast.sumRows(x.data(), table.data(), n, n, ids, 4, 0.25F);
        plain.sumRows(y.data(), table.data(), n, n, ids, 4, 0.25F);
        QVERIFY(same(x, y));
        const float scales[4] = {0.5F, -1.0F, 2.0F, 0.25F};
        const std::size_t half = (n + 1) / 2;  // the second half of each row
        fast.sumScaledRows(x.data(), table.data() + n - half, n, half, ids, scales, 4);
        plain.sumScaledRows(y.data(), table.data() + n - half, n, half, ids, scales, 4);
        QVERIFY(same(x, y));
        std::vector<std::uint16_t> halves(5 * n);
        std::vector<std::int8_t> bytes(5 * n);
        for (std::size_t i = 0; i < 5 * n; ++i) {
            halves[i] = static_cast<std::uint16_t>(random.below(65536));
            if ((halves[i] & 0x7C00U) == 0x7C00U) halves[i] = 0x8001;  // not finite
            bytes[i] = static_cast<std::int8_t>(static_cast<int>(random.below(255)) - 127);
        }
        fast.sumHalfRows(x.data(), halves.data(), n, ids, 1, 0.25F);
        plain.sumHalfRows(y.data(), halves.data(), n, ids, 1, 0.25F);
        QVERIFY(x == y);
        const float rowScales[5] = {0.5F, 1.0F, 2.0F, 0.25F, 3.0F};
        fast.sumByteRows(x.data(), bytes.data(), rowScales, n, ids, 4, 0.25F);
        plain.sumByteRows(y.data(), bytes.data(), rowScales, n, ids, 4, 0.25F);
        QVERIFY(same(x, y));
        x = y = a;
        fast.scale(x.data(), 0.75F, n);
        plain.scale(y.data(), 0.75F, n);
        QVERIFY(x == y);
        fast.blend(x.data(), b.data(), 0.75F, n);
        plain.blend(y.data(), b.data(), 0.75F, n);
        QVERIFY(same(x, y));
        AdamScalars scalars;
        scalars.rate = 0.01F;
        scalars.inverseRoot = 3.0F;
        scalars.gradientScale = 0.5F;
        {
            auto w1 = a, m1 = b, v1 = a, w2 = a, m2 = b, v2 = a;
            for (float& v : v1) v = std::abs(v);
            v2 = v1;
            fast.adam(w1.data(), m1.data(), v1.data(), b.data(), n, scalars);
            plain.adam(w2.data(), m2.data(), v2.data(), b.data(), n, scalars);
            QVERIFY(same(w1, w2) && same(m1, m2) && same(v1, v2));
            fast.fade(w1.data(), m1.data(), v1.data(), n, 0.03F, 1e-8F, 0.5F, 0.9F);
            plain.fade(w2.data(), m2.data(), v2.data(), n, 0.03F, 1e-8F, 0.5F, 0.9F);
            QVERIFY(same(w1, w2) && same(m1, m2) && same(v1, v2));
        }
        std::vector<std::int32_t> i1(n, -1), i2(n, -1);
        x = y = a;
        fast.keepLarger(x.data(), i1.data(), b.data(), 9, n);
        plain.keepLarger(y.data(), i2.data(), b.data(), 9, n);
        QVERIFY(x == y && i1 == i2);
        QCOMPARE(fast.pickReaching(a.data(), b.data(), 0.25F, 0.5F, n, i1.data()),
                 plain.pickReaching(a.data(), b.data(), 0.25F, 0.5F, n, i2.data()));
        QVERIFY(i1 == i2);
        std::vector<std::int32_t> products(n);
        for (std::int32_t& product : products) product = static_cast<std::int32_t>(random.below(2000)) - 1000;
        const ByteRow row{0.001F, 0.5F, 0.125F, 0.25F};
        QCOMPARE(fast.pickReachingBytes(products.data(), a.data(), b.data(), b.data(), row, n, i1.data()),
                 plain.pickReachingBytes(products.data(), a.data(), b.data(), b.data(), row, n, i2.data()));
        QVERIFY(i1 == i2);
    }

    // Two elements share a hash: neither its share nor what becomes of the other may show it.
    void dropoutDropsItsShare() {
        const std::uint32_t threshold = dropoutThreshold(0.3);
        constexpr std::size_t kSeeds = 200, kPairs = 1000;  // 200,000 pairs: five deviations are 0.005
        std::size_t low = 0, high = 0, both = 0;
        Random random(3);
        for (std::size_t s = 0; s < kSeeds; ++s) {
            const auto seed = static_cast<std::uint32_t>(random.next());
            for (std::size_t i = 0; i < kPairs; ++i) {
                const std::size_t element = i / 8 * 16 + i % 8;
                const bool first = !dropoutKeeps(seed, element, threshold);
                const bool second = !dropoutKeeps(seed, element + 8, threshold);
                low += first;
                high += second;
                both += first && second;
            }
        }
        const auto share = [](std::size_t count) { return static_cast<double>(count) / (kSeeds * kPairs); };
        QVERIFY2(std::abs(share(low) - 0.3) < 0.005, qPrintable(QString::number(share(low))));
        QVERIFY2(std::abs(share(high) - 0.3) < 0.005, qPrintable(QString::number(share(high))));
        QVERIFY2(std::abs(share(both) - 0.09) < 0.004, qPrintable(QString::number(share(both))));
    }

    // The parts of a vector in bytes add up to it, whatever its numbers.
    void vectorsInBytesAddUp() {
        Random random(5);
        for (const std::size_t n : {1, 7, 300, 1023}) {
            for (const float size : {1e-20F, 0.03F, 1e10F}) {
                std::vector<float> values(n);
                for (float& value : values) value = size * static_cast<float>(random.normal());
                values[n / 2] = 0;
                std::vector<std::int8_t> expected(n), found(n, 1);
                const ByteVector plain = referenceKernels().toBytes(expected.data(), values.data(), n);
                double squares = 0, rest2 = 0;
                std::int32_t sum = 0, largest = 0;
                for (std::size_t i = 0; i < n; ++i) {
                    const double rest = values[i] - static_cast<double>(plain.scale) * expected[i];
                    QVERIFY(std::abs(rest) <= 0.5001 * plain.scale);
                    squares += static_cast<double>(values[i]) * values[i];
                    rest2 += rest * rest;
                    sum += expected[i];
                    largest = std::max(largest, std::abs(static_cast<std::int32_t>(expected[i])));
                }
                QCOMPARE(largest, n == 1 ? 0 : 127);
                QCOMPARE(plain.sum, sum);
                const auto near = [](double a, double b) { return std::abs(a - b) <= 1e-9 * std::abs(b); };
                QVERIFY(near(plain.squares, squares) && near(plain.rest2, rest2));
                for (const Kernels* set : availableKernels()) {
                    const ByteVector fast = set->toBytes(found.data(), values.data(), n);
                    QVERIFY2(found == expected && fast.sum == sum && fast.scale == plain.scale, set->name);
                    QVERIFY2(
                        near(fast.squares, squares) && near(fast.kept, plain.kept) && near(fast.rest2, rest2),
                        set->name);
                }
            }
        }
    }

    // The largest numbers of 1024 dimensions among them, and fewer rows than a group.
    void productsOfBytesAreExact() {
        constexpr std::size_t kStride = 1024, kRows = 7;
        Random random(3);
        std::vector<std::int8_t> rows(kRows * kStride);
        std::vector<std::uint8_t> columns(64 * kStride);
        for (auto& value : rows) value = static_cast<std::int8_t>(static_cast<int>(random.below(255)) - 127);
        for (auto& value : columns) value = static_cast<std::uint8_t>(random.below(256));
        std::fill_n(rows.begin(), kStride, std::int8_t{-127});
        for (std::size_t k = 0; k < kStride; k += 4)
            std::fill_n(columns.begin() + k * 64, 4, std::uint8_t{255});
        const std::vector<std::int32_t> start{0, 1, -2, 3000000, 5, 6, 7};
        for (const Kernels* set : availableKernels()) {
            for (const std::size_t count : {1, 5, 6}) {
                std::vector<std::int32_t> expected(kRows * 64, -1), found = expected;
                referenceKernels().byteProduct(expected.data(), rows.data(), kStride, columns.data(),
                                               start.data(), count);
                set->byteProduct(found.data(), rows.data(), kStride, columns.data(), start.data(), count);
                QVERIFY(found == expected);
                QCOMPARE(found[0], -127 * 255 * 1024);
                QCOMPARE(found[count * 64 - 1] == -1, false);
                QCOMPARE(found[count * 64], -1);
            }
        }
    }

    // Sums of rows of floats with bytes, which are the same whatever the other rows are.
    void dotsWithBytesMatchTheReferenceKernels_data() { vectorKernelsMatchTheReferenceKernels_data(); }
    void dotsWithBytesMatchTheReferenceKernels() {
        QFETCH(int, set);
        QFETCH(int, size);
        const Kernels& fast = *availableKernels()[static_cast<std::size_t>(set)];
        constexpr std::size_t kRows = Kernels::kDotRows, kCount = 3;
        const auto n = static_cast<std::size_t>(size);
        Random random(5);
        std::vector<float> values(kRows * n);
        for (float& x : values) x = static_cast<float>(random.normal());
        std::vector<std::uint8_t> bytes(kCount * n);
        for (std::uint8_t& x : bytes) x = static_cast<std::uint8_t>(random.below(256));
        bytes[0] = 255;
        const float* rows[kRows];
        for (std::size_t i = 0; i < kRows; ++i) rows[i] = values.data() + i * n;
        std::vector<float> expected(kCount * kRows + 1, -1), found = expected;
        referenceKernels().dotsWithBytes(expected.data(), rows, bytes.data(), n, kCount);
        fast.dotsWithBytes(found.data(), rows, bytes.data(), n, kCount);
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY(std::abs(found[i] - expected[i]) <= 1e-5F * 255 * std::sqrt(static_cast<float>(n)));
        QCOMPARE(found.back(), -1.0F);
        const float* alone[kRows] = {rows[2], rows[1], rows[1], rows[1]};
        std::vector<float> one(kRows);
        fast.dotsWithBytes(one.data(), alone, bytes.data() + 2 * n, n, 1);
        QCOMPARE(one[0], found[2 * kRows + 2]);
    }

    void lstmStepsMatchTheReferenceKernels_data() { vectorKernelsMatchTheReferenceKernels_data(); }
    void lstmStepsMatchTheReferenceKernels() {
        QFETCH(int, set);
        QFETCH(int, size);
        const Kernels& fast = *availableKernels()[static_cast<std::size_t>(set)];
        const Kernels& plain = referenceKernels();
        const auto n = static_cast<std::size_t>(size);
        Random random(11);
        const auto values = [&](std::size_t count, double spread) {
            std::vector<float> v(count);
            for (float& x : v) x = static_cast<float>(spread * random.normal());
            return v;
        };
        const auto near = [](const std::vector<float>& a, const std::vector<float>& b) {
            for (std::size_t i = 0; i < a.size(); ++i)
                if (!(std::abs(a[i] - b[i]) <= 1e-6F * std::max(1.0F, std::abs(b[i])))) return false;
            return true;
        };
        const auto before = values(n, 1), peepholes = values(3 * n, 1), hiddenGradient = values(n, 1);
        for (const float* peep : {static_cast<const float*>(nullptr), peepholes.data()}) {
            auto gates = values(4 * n, 4), same = gates;
            gates[0] = same[0] = 200.0F;  // far outside of what a gate distinguishes
            gates[n] = same[n] = -200.0F;
            std::vector<float> cell(n), hidden(n), cell2(n), hidden2(n);
            fast.lstmStep(gates.data(), before.data(), cell.data(), hidden.data(), peep, n);
            plain.lstmStep(same.data(), before.data(), cell2.data(), hidden2.data(), peep, n);
            QVERIFY(near(gates, same) && near(cell, cell2) && near(hidden, hidden2));
            gates = same;  // so that the gradients start from equal numbers
            auto cellGradient = before, cellGradient2 = before;
            std::vector<float> peepGradient(3 * n, 1.0F), peepGradient2(3 * n, 1.0F);
            fast.lstmStepGradient(gates.data(), before.data(), cell2.data(), hiddenGradient.data(),
                                  cellGradient.data(), peep, peepGradient.data(), n);
            plain.lstmStepGradient(same.data(), before.data(), cell2.data(), hiddenGradient.data(),
                                   cellGradient2.data(), peep, peepGradient2.data(), n);
            QVERIFY(near(gates, same) && near(cellGradient, cellGradient2));
            QVERIFY(near(peepGradient, peepGradient2));
        }
    }

    // Moments without further gradients become 0 instead of denormal numbers.
    void fadedMomentsVanish() {
        for (const Kernels* set : availableKernels()) {
            std::vector<float> weight(20, 1.0F), mean(20, 1e-25F), variance(20, 1e-28F);
            set->fade(weight.data(), mean.data(), variance.data(), 20, 0.01F, 1e-8F, 1e-10F, 0.5F);
            QCOMPARE(mean, std::vector<float>(20, 0.0F));
            QVERIFY(variance.front() > 0);
            const std::vector<float> gradient(20, 0.0F);
            for (int step = 0; step < 8000; ++step)
                set->adam(weight.data(), mean.data(), variance.data(), gradient.data(), 20, {});
            QCOMPARE(variance, std::vector<float>(20, 0.0F));
            QVERIFY(std::abs(weight.front() - 1) < 1e-6F);
        }
    }
};

QTEST_GUILESS_MAIN(TestKernels)
#include "test_kernels.moc"
