#include <QTest>

#include "core/base/ranks/communicator.h"
#include "tests/support/thread_ranks.h"

using namespace paragram;

class TestCommunicator : public QObject {
    Q_OBJECT
  private slots:
    void parcelsReachTheirRanks() {
        for (const int count : {1, 2, 3, 4}) {
            std::atomic<int> right = 0;
            ThreadRanks::run(count, [&](Communicator& ranks) {
                Parcels out, in;
                for (int to = 0; to < count; ++to)  // rank r sends rank t the number 10 r + t, t times
                    out.add(std::span<const std::int32_t>(
                        std::vector(static_cast<std::size_t>(to), 10 * ranks.rank() + to)));
                ranks.exchange(out, in);
                for (int from = 0; from < count; ++from) {
                    const std::vector expected(static_cast<std::size_t>(ranks.rank()),
                                               10 * from + ranks.rank());
                    right += in.values<std::int32_t>(static_cast<std::size_t>(from)) == expected ? 1 : 0;
                }
            });
            QCOMPARE(right, count * count);
        }
    }
    void sharesCoverEveryItemOnce() {
        for (const int count : {1, 3, 4}) {
            ThreadRanks::run(count, [&](Communicator& ranks) {
                for (const std::size_t items : {0UL, 1UL, 3UL, 10UL}) {
                    std::size_t next = 0;
                    for (int r = 0; r < count; ++r) {
                        if (ranks.share(items, r).first != next) throw std::runtime_error("a gap");
                        next = ranks.share(items, r).last;
                    }
                    if (next != items) throw std::runtime_error("items are left");
                }
            });
        }
    }
    void rowsAndSumsAndTextsAreTheSameEverywhere() {
        std::atomic<int> right = 0;
        ThreadRanks::run(3, [&](Communicator& ranks) {
            Matrix rows(7, 2);
            const IndexRange own = ranks.share(7);
            for (std::size_t i = own.first; i < own.last; ++i)
                rows(i, 0) = rows(i, 1) = static_cast<float>(i);
            gatherRows(ranks, rows);
            bool all = true;
            for (std::size_t i = 0; i < 7; ++i) all = all && rows(i, 1) == static_cast<float>(i);
            std::vector<float> values(5, static_cast<float>(ranks.rank() + 1));
            sumOver(ranks, values);
            all = all && values == std::vector<float>(5, 6.0F);
            all = all && sumOver(ranks, 0.5 * ranks.rank()) == 1.5;
            all = all && valueOfFirst(ranks, 40 + ranks.rank()) == 40;
            all = all && textOfFirst(ranks, ranks.isFirst() ? "the first's" : "other") == "the first's";
            Matrix part(static_cast<std::size_t>(ranks.rank()), 2);  // 0, 1 and 2 rows
            for (std::size_t i = 0; i < part.rows(); ++i) part(i, 0) = part(i, 1) = 10.0F * ranks.rank();
            std::string text(static_cast<std::size_t>(ranks.rank()), 'x');
            collectAtFirst(ranks, part);
            collectAtFirst(ranks, text);
            all = all && part.rows() == (ranks.isFirst() ? 3U : 0U) && part.cols() == 2;
            all = all && (!ranks.isFirst() || (part(0, 1) == 10 && part(1, 0) == 20 && part(2, 1) == 20));
            all = all && text == (ranks.isFirst() ? "xxx" : "");
            right += all ? 1 : 0;
        });
        QCOMPARE(right, 3);
    }
    void whatDiffersIsNamedOnAllRanks() {
        std::atomic<int> refused = 0;
        ThreadRanks::run(3, [&](Communicator& ranks) {
            if (!checkSame(ranks, "the pairs", "equal")) throw std::runtime_error("equal texts refused");
            const auto same = checkSame(ranks, "the pairs", ranks.rank() == 2 ? "b" : "a");
            if (!same && same.error().where == "rank 2" &&
                same.error().found == "the pairs differ from those of rank 0")
                ++refused;
        });
        QCOMPARE(refused, 3);
    }
};

QTEST_APPLESS_MAIN(TestCommunicator)
#include "test_communicator.moc"
