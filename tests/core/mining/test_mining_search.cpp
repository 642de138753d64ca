// The search of a mining: stopped and resumed, it finds what an uninterrupted one finds, and does nothing
// twice.
#include <QTest>
#include <atomic>
#include <mutex>

#include "core/base/files/atomic_file.h"
#include "core/mining/mining_search.h"
#include "core/mining/ring_search.h"
#include "core/mining/search_state.h"
#include "tests/support/made_vectors.h"
#include "tests/support/test_support.h"
#include "tests/support/thread_ranks.h"

using namespace paragram;

namespace {

constexpr std::size_t kSources = 9000, kTargets = 5000, kDimension = 8;  // several chunks of queries

}  // namespace

class TestMiningSearch : public QObject {
    Q_OBJECT

    const Matrix sources_ = test::directions(kSources, kDimension, 1),
                 targets_ = test::directions(kTargets, kDimension, 2);

    MiningSearchRequest request(const QTemporaryDir& folder, SearchMethod method) const {
        return {sources_, targets_, 4, method, test::pathIn(folder, "found.bin"), "key of this search"};
    }

  private slots:
    void aStoppedSearchGoesOn_data() {
        QTest::addColumn<int>("method");
        QTest::addColumn<int>("reports");
        for (const int reports : {3, 5, 6})
            QTest::addRow("approximate, stopped at report %d", reports)
                << static_cast<int>(SearchMethod::approximate) << reports;
        QTest::newRow("exact, stopped at once") << static_cast<int>(SearchMethod::exact) << 1;
    }
    void aStoppedSearchGoesOn() {
        QFETCH(int, method);
        QFETCH(int, reports);
        const QTemporaryDir whole, parts;
        Workers workers(2);
        JobContext calm;
        const auto wanted = searchBothWays(request(whole, static_cast<SearchMethod>(method)), workers, calm);
        VERIFY_OK(wanted);

        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        int comparing = 0, building = 0;
        job.onProgress = [&](const Progress& progress) {
            building += progress.stage == "Building the index";
            if (progress.stage == "Comparing" && ++comparing == reports) stop.request_stop();
        };
        const MiningSearchRequest again = request(parts, static_cast<SearchMethod>(method));
        const auto stopped = searchBothWays(again, workers, job);
        QVERIFY(comparing >= 1);
        QCOMPARE(stopped.outcome(), Outcome::stopped);
        building = 0;
        job.stop = {};
        const auto found = searchBothWays(again, workers, job);
        VERIFY_OK(found);
        QCOMPARE(building, 0);  // the indexes were kept
        QVERIFY(found->found.ofRows == wanted->found.ofRows);
        QVERIFY(found->found.ofCols == wanted->found.ofCols);
        QCOMPARE(found->recall, wanted->recall);
        // The sample that measures the recall of each index, 3 chunks of sources and 2 of targets: all once.
        if (method == static_cast<int>(SearchMethod::approximate)) QCOMPARE(comparing, 7);
    }

    // Ranks that were killed have saved different chunks, one of them none.
    void ranksGoOnFromWhatAllHave() {
        const QTemporaryDir whole, parts;
        JobContext calm;
        Workers workers(2);
        const auto wanted = searchBothWays(request(whole, SearchMethod::approximate), workers, calm);
        VERIFY_OK(wanted);
        std::mutex mutex;
        int right = 0, building = 0;
        const auto search = [&](int atReport) {
            ThreadRanks::run(3, [&](Communicator& ranks) {
                JobContext job;
                Workers one(1);
                job.others = &ranks;
                std::stop_source own;
                job.stop = own.get_token();
                int comparing = 0;
                job.onProgress = [&](const Progress& progress) {
                    const std::lock_guard lock(mutex);
                    building += progress.stage == "Building the index";
                    if (progress.stage == "Comparing" && ++comparing == atReport && ranks.rank() == 1)
                        own.request_stop();
                };
                const auto found = searchBothWays(request(parts, SearchMethod::approximate), one, job);
                const std::lock_guard lock(mutex);
                right += found.ok() && found->found.ofRows == wanted->found.ofRows &&
                         found->found.ofCols == wanted->found.ofCols && found->recall == wanted->recall;
            });
        };
        search(3);  // after two of the three chunks of sources
        QCOMPARE(right, 0);
        QVERIFY(building > 0);
        QVERIFY(QFile::remove(parts.filePath("found.bin.0.3of3")));
        building = 0;
        search(-1);
        QCOMPARE(right, 3);
        QCOMPARE(building, 0);
    }

    void theRingFindsWhatOneProcessFinds_data() {
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("rowsOfPiece");
        for (const int ranks : {2, 3, 4})
            for (const int rows : {1, 130, 100000})
                QTest::addRow("%d ranks, pieces of %d", ranks, rows) << ranks << rows;
    }
    void theRingFindsWhatOneProcessFinds() {
        QFETCH(int, ranks);
        QFETCH(int, rowsOfPiece);
        // Many are the same, so that the first of equal ones must win; a share has fewer pieces than another.
        Matrix sources = test::directions(90, kDimension, 1),
               targets = test::directions(rowsOfPiece == 1 ? 31 : 1030, kDimension, 2);
        for (std::size_t i = 0; i < targets.rows(); i += 3)
            std::ranges::copy(sources.row(i % 5), targets.row(i).begin());
        for (std::size_t i = 20; i < sources.rows(); i += 7)
            std::ranges::copy(sources.row(i % 5), sources.row(i).begin());
        Workers two(2);
        const MutualNeighbours wanted = *findNeighbours(sources, targets, 4, Directions::both, two);
        const QTemporaryDir folder;
        const MiningSearchRequest request{sources,
                                          targets,
                                          4,
                                          SearchMethod::exact,
                                          test::pathIn(folder, "found.bin"),
                                          "key of this search"};
        std::atomic<int> right = 0;
        ThreadRanks::run(ranks, [&](Communicator& group) {
            JobContext job;
            Workers one(1);
            job.others = &group;
            const auto found = searchInRing(
                request, one, job, static_cast<std::size_t>(rowsOfPiece) * kDimension * sizeof(float));
            right += found.ok() && found->ofRows == wanted.ofRows && found->ofCols == wanted.ofCols;
        });
        QCOMPARE(right, ranks);
    }

    // Stopped in a turn by one rank, or killed after ranks have saved different turns.
    void aStoppedRingGoesOn() {
        const QTemporaryDir folder;
        const MiningSearchRequest whole = request(folder, SearchMethod::exact);
        Workers two(2);
        const MutualNeighbours wanted = *findNeighbours(sources_, targets_, 4, Directions::both, two);
        std::mutex mutex;
        const auto search = [&](int atReport) {
            int right = 0, reports = 0;
            ThreadRanks::run(3, [&](Communicator& ranks) {
                JobContext job;
                Workers one(1);
                job.others = &ranks;
                std::stop_source own;
                job.stop = own.get_token();
                int comparing = 0;
                job.onProgress = [&](const Progress&) {
                    const std::lock_guard lock(mutex);
                    ++reports;
                    if (++comparing == atReport && ranks.rank() == 1) own.request_stop();
                };
                const auto found = searchInRing(whole, one, job, 400 * kDimension * sizeof(float));
                const std::lock_guard lock(mutex);
                right += found.ok() && found->ofRows == wanted.ofRows && found->ofCols == wanted.ofCols;
            });
            return std::pair(right, reports);
        };
        const auto [none, before] = search(100);  // 15 turns of 13 blocks
        QCOMPARE(none, 0);
        const QString third = folder.filePath("found.bin.3of3");
        QVERIFY(QFile::copy(third, third + ".early"));
        QCOMPARE(search(60).first, 0);
        QVERIFY(QFile::remove(third) && QFile::rename(third + ".early", third));
        const auto [right, after] = search(-1);
        QCOMPARE(right, 3);
        QVERIFY2(after < 3 * 15 * 13 - 3 * 60, qPrintable(QString::number(after)));
    }

    void filesOfAnotherSearchAreNotTakenUp() {
        const QTemporaryDir folder;
        NeighbourLists lists(3, 2);
        lists.insert(1, 0.5F, 7);
        const auto file = test::pathIn(folder, "found");
        const SearchState state{"a key", 3, 9, 2};
        saveFound(file, state, 5, {&lists});
        NeighbourLists read(3, 2);
        QCOMPARE(readFound(file, state, {&read}), std::optional<std::uint64_t>(5));
        QVERIFY(read == lists);
        for (const SearchState& other :
             {SearchState{"b key", 3, 9, 2}, SearchState{"a key", 3, 8, 2}, SearchState{"a key", 3, 9, 1}})
            QVERIFY(!readFound(file, other, {&read}));
        std::string bytes = *readFile(file);
        bytes[bytes.size() / 2] ^= 1;
        test::writeText(file, bytes);
        NeighbourLists untouched(3, 2);
        QVERIFY(!readFound(file, state, {&untouched}));
        QVERIFY(untouched == NeighbourLists(3, 2));
        QVERIFY(!readFound(test::pathIn(folder, "none"), state, {&untouched}));
    }
};

QTEST_GUILESS_MAIN(TestMiningSearch)
#include "test_mining_search.moc"
