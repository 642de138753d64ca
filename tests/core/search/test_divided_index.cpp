// An index whose lists ranks divide finds what one that is whole finds, on any number of ranks.
#include <QTest>
#include <algorithm>
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
constexpr std::size_t kCopied = 25, kCopies = kVectors / 3;

// The last third consists of copies of the first few, more of each than an index has candidates, so that
// which of equally near vectors are found is decided everywhere.
Matrix vectorsWithCopies() {
    Matrix vectors = test::directions(kVectors, kDimension, 1);
    for (std::size_t i = 0; i < kCopies; ++i)
        std::ranges::copy(vectors.row(i % kCopied), vectors.row(kVectors - kCopies + i).begin());
    return vectors;
}

// Every fourth is a vector that has copies.
constexpr std::size_t kEvery = 4;
Matrix queriesNearCopies() {
    Matrix queries = test::directions(kQueries, kDimension, 2);
    const Matrix vectors = vectorsWithCopies();
    for (std::size_t i = 0; i < kQueries; i += kEvery)
        std::ranges::copy(vectors.row(i / kEvery % kCopied), queries.row(i).begin());
    return queries;
}

// The bytes of an index of FAISS that compares all vectors (IndexFlatIP): one vector of two dimensions.
std::string flatIndex() {
    const auto number = [](std::uint64_t value, std::size_t bytes) {
        return std::string(reinterpret_cast<const char*>(&value), bytes);
    };
    return "IxFI" + number(2, 4) + number(1, 8) + number(1 << 20, 8) + number(1 << 20, 8) + number(1, 1) +
           number(0, 4) + number(2, 8) + std::string(8, '\0');
}

}  // namespace

class TestDividedIndex : public QObject {
    Q_OBJECT

    const Matrix vectors_ = vectorsWithCopies(), queries_ = queriesNearCopies();

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
        Workers workers(2);
        Result<AnnIndex> whole = AnnIndex::build(vectors_, wanted, workers, {});
        VERIFY_OK(whole);
        whole->setEffort(7);
        NeighbourLists expected = whole->search(queries_, kNeighbours, vectors_, workers);
        for (std::size_t i = 0; i < expected.size(); ++i) expected.refine(queries_, vectors_, i);

        const QTemporaryDir folder;
        std::mutex mutex;
        std::vector<std::size_t> sizes;
        int right = 0;
        ThreadRanks::run(count, [&](Communicator& ranks) {
            Workers own(1);
            JobContext job;
            job.others = &ranks;
            const int trainer = count - 1;
            std::optional<AnnIndex> trained;
            if (ranks.rank() == trainer) trained = std::move(*AnnIndex::train(vectors_, wanted, own, job));
            DividedIndex built(ranks, trainer, std::move(trained));
            const Result<Nothing> added = built.add(vectors_, own, job);
            const auto file = test::pathIn(folder, std::to_string(ranks.rank()));
            built.write(file);
            Result<DividedIndex> index = DividedIndex::read(ranks, file);
            if (!added || !index) return;
            index->setEffort(7);
            NeighbourLists found = index->search(queries_, kNeighbours, vectors_, own);
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

    void theFirstOfEqualVectorsAreFound() {
        Workers workers(1);
        Result<AnnIndex> index = AnnIndex::build(vectors_, IndexKind::compressed, workers, {});
        VERIFY_OK(index);
        const NeighbourLists found = index->search(queries_, kNeighbours, vectors_, workers);
        for (std::size_t i = 0; i < kCopied; ++i) {
            const auto indices = found.indices(kEvery * i);
            QCOMPARE(indices[0], static_cast<std::int32_t>(i));
            for (std::size_t n = 1; n < kNeighbours; ++n)
                QCOMPARE(indices[n], static_cast<std::int32_t>(kVectors - kCopies + i + kCopied * (n - 1)));
        }
    }

    void indexesOfOtherKindsAreRefused() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "flat.faiss");
        test::writeText(file, flatIndex());
        const Result<AnnIndex> read = AnnIndex::read(file);
        QVERIFY(!read.ok());
        QVERIFY(read.error().sentence().find("not a readable index") != std::string::npos);
    }

    void aStopEndsAllRanks() {
        std::atomic<int> stopped = 0;
        std::stop_source stop;
        ThreadRanks::run(3, [&](Communicator& ranks) {
            Workers workers(1);
            JobContext job;
            job.others = &ranks;
            std::optional<AnnIndex> trained;
            if (ranks.isFirst())
                trained = std::move(*AnnIndex::train(vectors_, IndexKind::ivf, workers, job));
            DividedIndex index(ranks, 0, std::move(trained));
            if (ranks.rank() == 1) {  // only one hears of it
                job.stop = stop.get_token();
                stop.request_stop();
            }
            if (index.add(vectors_, workers, job).outcome() == Outcome::stopped) ++stopped;
        });
        QCOMPARE(stopped.load(), 3);
    }
};

QTEST_GUILESS_MAIN(TestDividedIndex)
#include "test_divided_index.moc"
