// The search of a mining: stopped and resumed, it finds what an uninterrupted one finds, and does nothing
// twice.
#include <QTest>
#include <mutex>

#include "core/base/files/atomic_file.h"
#include "core/mining/mining_search.h"
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
