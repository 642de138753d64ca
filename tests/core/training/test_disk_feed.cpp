// Pairs on disk train like pairs in memory, bit for bit; an incomplete file is rejected.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/base/random.h"
#include "core/training/feeds/disk_feed.h"
#include "core/training/trainer.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

constexpr int kVocabulary = 60;
constexpr std::int64_t kPairs = 700, kBucketPairs = 100;

// factor: multiplies the ids, so that they need more than two bytes.
PairTokens inventPairs(std::int64_t count, std::int32_t factor = 1) {
    PairTokens pairs;
    Random random(5);
    const auto token = [&] { return factor * static_cast<std::int32_t>(random.below(kVocabulary)); };
    for (std::int64_t i = 0; i < count; ++i) {
        std::vector<std::int32_t> source, target;
        for (std::uint64_t k = 0; k < 2 + random.below(5); ++k) {
            source.push_back(token());
            if (random.uniform() < 0.6) target.push_back(source.back());
        }
        target.push_back(token());
        pairs.source.add(source);
        pairs.target.add(target);
    }
    return pairs;
}

void writeTokens(const fs::path& file, const PairTokens& pairs, std::size_t vocabulary) {
    TokenFileWriter writer(file, vocabulary);
    writer.add(pairs);
    writer.commit(42);
}

Settings smallSettings() {
    Settings settings;
    settings.encoder.dimension = 20;
    settings.encoder.dropout = 0.2;
    settings.train.batch = 16;
    settings.train.megaBatch = 7;  // 112 pairs: more than a bucket
    settings.train.anneal = 5;
    settings.train.epochs = 3;
    settings.train.threads = 2;
    return settings;
}

}  // namespace

class TestDiskFeed : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    PairShuffle shuffle() const { return {kPairs, 1, kBucketPairs}; }
    // bytes: in memory.
    DiskFeed diskFeed(std::int64_t bytes) const {
        return {*TokenFile::open(path("tokens.bin")), shuffle(), bytes};
    }

  private slots:
    void initTestCase() { writeTokens(path("tokens.bin"), inventPairs(kPairs), kVocabulary); }

    void aTokenFileReturnsWhatWasWritten_data() {
        QTest::addColumn<int>("factor");
        QTest::addColumn<int>("idBytes");
        QTest::newRow("small vocabulary") << 1 << 2;
        QTest::newRow("the largest of two bytes") << 1092 << 2;
        QTest::newRow("large vocabulary") << 20000 << 4;
    }
    void aTokenFileReturnsWhatWasWritten() {
        QFETCH(int, factor);
        QFETCH(int, idBytes);
        const PairTokens pairs = inventPairs(5000, factor);
        writeTokens(path("some.bin"), pairs, static_cast<std::size_t>(kVocabulary * factor));
        const auto file = TokenFile::open(path("some.bin"));
        VERIFY_OK(file);
        const TokenFileInfo info = (*file).info();
        QCOMPARE(info.pairs, 5000);
        QCOMPARE(info.fingerprint, 42U);
        QCOMPARE(info.idBytes, idBytes);
        QCOMPARE(info.sourceIds, static_cast<std::int64_t>(pairs.source.ids.size()));
        PairTokens read;
        TokenScan scan(*file);
        while (scan.next()) scan.appendTo(read);
        QCOMPARE(read.source.ids, pairs.source.ids);
        QCOMPARE(read.source.offsets, pairs.source.offsets);
        QCOMPARE(read.target.ids, pairs.target.ids);
        QCOMPARE(read.target.offsets, pairs.target.offsets);
    }

    void theFingerprintDependsOnTheTokensAndTheirOrder() {
        const auto of = [](std::initializer_list<std::vector<std::int32_t>> sides) {
            PairFingerprint fingerprint;
            for (auto side = sides.begin(); side != sides.end(); side += 2)
                fingerprint.add(*side, *(side + 1));
            return fingerprint.value();
        };
        const auto first = of({{1, 2}, {3}, {4}, {5}});
        QCOMPARE(of({{1, 2}, {3}, {4}, {5}}), first);
        QVERIFY(of({{4}, {5}, {1, 2}, {3}}) != first);
        QVERIFY(of({{1}, {2, 3}, {4}, {5}}) != first);
        QVERIFY(of({{1, 2}, {3}}) != first);
    }

    void anIncompleteFileIsRejectedInOneSentence() {
        const std::string whole = *readFile(path("tokens.bin"));
        const auto problemOf = [&](const std::string& bytes) {
            const auto file = TokenFile::open(test::writeText(path("bad.bin"), bytes));
            return file ? std::string() : file.error().sentence();
        };
        QCOMPARE(problemOf(whole), std::string());
        QVERIFY(problemOf(whole.substr(0, whole.size() - 1)).find("truncated") != std::string::npos);
        QVERIFY(problemOf(whole.substr(0, 40)).find("not a token file") != std::string::npos);
        QVERIFY(problemOf("Once upon a time" + whole.substr(16)).find("not a token file") !=
                std::string::npos);
        QVERIFY(TokenFile::open(path("none.bin")).error().sentence().find("no such file") !=
                std::string::npos);
        // Truncated while it is in use.
        const auto file = TokenFile::open(test::writeText(path("bad.bin"), whole));
        VERIFY_OK(file);
        test::writeText(path("bad.bin"), whole.substr(0, whole.size() / 2));
        TokenScan scan(*file);
        const auto readAll = [&] {
            while (scan.next()) continue;
        };
        QVERIFY_EXCEPTION_THROWN(readAll(), MachineFailure);
    }

    void noFileExistsBeforeItIsComplete() {
        {
            TokenFileWriter writer(path("never.bin"), 10);
            writer.add(inventPairs(10));
        }
        QVERIFY(!fs::exists(path("never.bin")) && !fs::exists(path("never.bin.part")));
    }

    void theFeedReturnsWhatMemoryReturns_data() {
        QTest::addColumn<int>("buckets");  // in memory
        QTest::addColumn<int>("parts");
        QTest::newRow("a bucket at a time") << 0 << 7;
        QTest::newRow("two buckets at a time") << 5 << 4;
        QTest::newRow("all") << 1000 << 1;
    }
    void theFeedReturnsWhatMemoryReturns() {
        QFETCH(int, buckets);
        QFETCH(int, parts);
        const std::int64_t bucket = DiskFeed::bucketBytes((*TokenFile::open(path("tokens.bin"))).info(), 7);
        DiskFeed disk = diskFeed(buckets * bucket);
        QCOMPARE(disk.parts(), parts);
        QCOMPARE(disk.size(), kPairs);
        MemoryFeed memory(inventPairs(kPairs), [this](int epoch) { return shuffle().order(epoch); });
        PairTokens found, expected;
        const auto compare = [&](int epoch, std::int64_t first, std::int64_t count) {
            disk.read(epoch, first, count, found);
            memory.read(epoch, first, count, expected);
            QCOMPARE(found.source.ids, expected.source.ids);
            QCOMPARE(found.source.offsets, expected.source.offsets);
            QCOMPARE(found.target.ids, expected.target.ids);
        };
        for (int epoch = 0; epoch < 3; ++epoch) {
            for (std::int64_t first = 0; first < kPairs; first += 70) compare(epoch, first, 70);
        }
        compare(1, 350, 300);  // back, and across several buckets
        compare(0, 0, kPairs);
        compare(9, 699, 1);
    }

    void trainingFromDiskEqualsTrainingFromMemoryBitForBitStoppedOrNot() {
        const Settings settings = smallSettings();
        MemoryFeed memory(inventPairs(kPairs), [this](int epoch) { return shuffle().order(epoch); });
        TrainerState whole = startState(settings, kVocabulary);
        QCOMPARE(Trainer(settings, memory, true, whole).run({}), Outcome::finished);
        for (const std::int64_t stopAt : {1, 9, 44, 60, 100000}) {
            TrainerState state = startState(settings, kVocabulary);
            TrainerHooks hooks;
            hooks.shouldStop = [&] { return state.step == stopAt; };
            DiskFeed disk = diskFeed(0);
            const Outcome end = Trainer(settings, disk, true, state).run(hooks);
            QCOMPARE(end, stopAt < whole.step ? Outcome::stopped : Outcome::finished);
            // Resumed with another feed and another amount of memory, as after a crash.
            TrainerState resumed = state;
            DiskFeed again = diskFeed(100000);
            QCOMPARE(Trainer(settings, again, true, resumed).run({}), Outcome::finished);
            QCOMPARE(resumed.step, whole.step);
            QVERIFY(resumed.table == whole.table);
        }
    }
};

QTEST_GUILESS_MAIN(TestDiskFeed)
#include "test_disk_feed.moc"
