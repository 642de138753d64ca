// An index whose lists ranks divide finds what one that is whole finds, on any number of ranks.
#include <QTest>
#include <atomic>
#include <mutex>
#include <stop_token>

#include "core/base/ranks/shared_lists.h"
#include "core/search/divided_index.h"
#include "core/search/exact_search.h"
#include "tests/support/made_vectors.h"
#include "tests/support/test_support.h"
#include "tests/support/thread_ranks.h"

using namespace paragram;

namespace {

constexpr std::size_t kVectors = 3000, kQueries = 101, kDimension = 24, kNeighbours = 5;

}  // namespace

class TestDividedIndex : public QObject {
    Q_OBJECT

    const Matrix vectors_ = test::directions(kVectors, kDimension, 1),
                 queries_ = test::directions(kQueries, kDimension, 2);

  private slots:
    void findsWhatOneIndexFinds_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("count");
        for (const IndexKind kind : {IndexKind::ivf, IndexKind::compressed})
            for (const int count : {1, 2, 3, 4})
                QTest::addRow("%s on %d ranks", std::string(nameOf(kind)).c_str(), count)
                    << static_cast<int>(kind) << count;
    }
    void findsWhatOneIndexFinds() {
        QFETCH(int, kind);
        QFETCH(int, count);
        const auto wanted = static_cast<IndexKind>(kind);
        Result<AnnIndex> whole = AnnIndex::build(vectors_, wanted, {});
        VERIFY_OK(whole);
        whole->setEffort(7);
        NeighbourLists expected = whole->search(queries_, kNeighbours, vectors_);
        for (std::size_t i = 0; i < expected.size(); ++i) expected.refine(queries_, vectors_, i);

        const QTemporaryDir folder;
        std::mutex mutex;
        std::vector<std::size_t> sizes;
        int right = 0;
        ThreadRanks::run(count, [&](Communicator& ranks) {
            Workers workers(1);
            JobContext job;
            job.others = &ranks;
            const int trainer = count - 1;
            std::optional<AnnIndex> trained;
            if (ranks.rank() == trainer) trained = std::move(*AnnIndex::train(vectors_, wanted, job));
            DividedIndex built(ranks, trainer, std::move(trained));
            const Result<Nothing> added = built.add(vectors_, job);
            const auto file = test::pathIn(folder, std::to_string(ranks.rank()));
            built.write(file);
            Result<DividedIndex> index = DividedIndex::read(ranks, file);
            if (!added || !index) return;
            index->setEffort(7);
            NeighbourLists found = index->search(queries_, kNeighbours, vectors_, workers);
            mergeOver(ranks, found);
            const std::lock_guard lock(mutex);
            sizes.push_back(index->size());
            right += found == expected ? 1 : 0;
        });
        QCOMPARE(right, count);
        std::size_t sum = 0;
        for (const std::size_t size : sizes) {
            sum += size;
            QVERIFY2(size < 2 * kVectors / static_cast<std::size_t>(count),
                     qPrintable(QString::number(size)));
        }
        QCOMPARE(sum, kVectors);
    }

    void aStopEndsAllRanks() {
        std::atomic<int> stopped = 0;
        std::stop_source stop;
        ThreadRanks::run(3, [&](Communicator& ranks) {
            JobContext job;
            job.others = &ranks;
            std::optional<AnnIndex> trained;
            if (ranks.isFirst()) trained = std::move(*AnnIndex::train(vectors_, IndexKind::ivf, job));
            DividedIndex index(ranks, 0, std::move(trained));
            if (ranks.rank() == 1) {  // only one hears of it
                job.stop = stop.get_token();
                stop.request_stop();
            }
            if (index.add(vectors_, job).outcome() == Outcome::stopped) ++stopped;
        });
        QCOMPARE(stopped.load(), 3);
    }
};

QTEST_GUILESS_MAIN(TestDividedIndex)
#include "test_divided_index.moc"
