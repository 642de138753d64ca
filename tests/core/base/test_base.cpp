#include <sys/stat.h>

#include <QTest>
#include <atomic>
#include <cmath>
#include <csignal>
#include <stdexcept>
#include <thread>

#include "core/base/files/atomic_file.h"
#include "core/base/job_context.h"
#include "core/base/numeric/kernels.h"
#include "core/base/random.h"
#include "core/base/workers.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestBase : public QObject {
    Q_OBJECT
  private slots:
    void anErrorIsOneSentence() {
        const Error error{"pairs.tsv:118", "1 column", "2 separated by a tab", "remove the line"};
        QCOMPARE(error.sentence(),
                 std::string("pairs.tsv:118: 1 column, expected 2 separated by a tab; remove the line"));
    }

    void vectorKernelsMatchTheReferenceKernels_data() {
        QTest::addColumn<int>("set");
        QTest::addColumn<int>("size");
        for (std::size_t set = 0; set < availableKernels().size(); ++set) {
            for (const int size : {1, 7, 64, 65, 300, 1024}) {
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
        fast.addDropped(x.data(), b.data(), 2.0F, 77, 1U << 30, n);
        plain.addDropped(y.data(), b.data(), 2.0F, 77, 1U << 30, n);
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
        QCOMPARE(fast.argMax(a.data(), n), plain.argMax(a.data(), n));
        std::vector<std::int32_t> i1(n, -1), i2(n, -1);
        x = y = a;
        fast.keepLarger(x.data(), i1.data(), b.data(), 9, n);
        plain.keepLarger(y.data(), i2.data(), b.data(), 9, n);
        QVERIFY(x == y && i1 == i2);
        const float bound = 0.5F;
        QCOMPARE(fast.pickAbove(a.data(), bound, n, i1.data()),
                 plain.pickAbove(a.data(), bound, n, i2.data()));
        QVERIFY(i1 == i2);
        QCOMPARE(fast.pickAboveEach(a.data(), b.data(), n, i1.data()),
                 plain.pickAboveEach(a.data(), b.data(), n, i2.data()));
        QVERIFY(i1 == i2);
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

    void ofEqualValuesTheFirstIsTheLargest() {
        const float values[4] = {1, 5, 5, 2};
        for (const Kernels* set : availableKernels()) QCOMPARE(set->argMax(values, 4), 1U);
    }

    void workersDoEveryPartOnce() {
        Workers workers(4);
        for (int round = 0; round < 200; ++round) {
            std::vector<std::atomic<int>> done(37);
            workers.forEach(done.size(), [&](std::size_t part, int) { ++done[part]; });
            for (const auto& count : done) QCOMPARE(count.load(), 1);
        }
    }

    void anExceptionInAWorkerReachesTheCaller() {
        Workers workers(3);
        const auto fail = [](std::size_t part, int) {
            if (part == 11) throw std::runtime_error("part 11");
        };
        QVERIFY_EXCEPTION_THROWN(workers.forEach(50, fail), std::runtime_error);
        std::atomic<int> done = 0;
        workers.forEach(50, [&](std::size_t, int) { ++done; });
        QCOMPARE(done.load(), 50);
    }

    void randomNumbersAreTheSameEverywhere() {
        // SplitMix64's published first outputs for seed 1234567.
        Random random(1234567);
        QCOMPARE(random.next(), 6457827717110365317ULL);
        QCOMPARE(random.next(), 3203168211198807973ULL);
    }

    void normalNumbersHaveMeanZeroAndDeviationOne() {
        Random random(2);
        double sum = 0, squares = 0;
        for (int i = 0; i < 100000; ++i) {
            const double x = random.normal();
            sum += x;
            squares += x * x;
        }
        QVERIFY(std::abs(sum / 1e5) < 0.02);
        QVERIFY(std::abs(squares / 1e5 - 1) < 0.02);
    }

    void aFileAppearsCompleteOrNotAtAll() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "a.txt");
        writeFileAtomically(file, "old");
        {
            const AtomicFile never(file);
            std::ofstream(never.temporary()) << "half";
        }
        QCOMPARE(*readFile(file), std::string("old"));
        QVERIFY(!std::filesystem::exists(test::pathIn(folder, "a.txt.part")));
        writeFileAtomically(file, "new");
        QCOMPARE(*readFile(file), std::string("new"));
    }

    void aDeviceOrAPipeIsNotReplacedByAFile() {
        const QTemporaryDir folder;
        const auto pipe = test::pathIn(folder, "pipe");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        for (const auto& special : {pipe, std::filesystem::path("/dev/null")}) {
            const auto allowed = checkWritable(special);
            QVERIFY(!allowed);
            QVERIFY2(allowed.error().sentence().find("a device or a pipe") != std::string::npos,
                     allowed.error().sentence().c_str());
        }
        QVERIFY_EXCEPTION_THROWN(writeFileAtomically(pipe, "text"), Failure);
        QVERIFY(std::filesystem::is_fifo(pipe));
        QVERIFY(!std::filesystem::exists(test::pathIn(folder, "pipe.part")));
    }

    void aPausedJobWaitsAndAStopEndsTheWait() {
        PauseGate gate;
        std::stop_source stop;
        JobContext job;
        job.gate = &gate;
        job.stop = stop.get_token();
        gate.pause();
        std::atomic<bool> passed = false;
        std::jthread worker([&] {
            QVERIFY(!job.shouldStop());
            passed = true;
            gate.pause();
            QVERIFY(job.shouldStop());
        });
        QTest::qWait(50);
        QVERIFY(!passed);
        gate.resume();
        QTRY_VERIFY(passed.load());
        stop.request_stop();
    }
};

QTEST_GUILESS_MAIN(TestBase)
#include "test_base.moc"
