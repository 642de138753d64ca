// Pair stores: what they preserve.
#include <QTest>

#include "core/pairs/store/pair_store.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestPairStore : public QObject {
    Q_OBJECT

  private slots:
    void aPairStoreReturnsWhatWasStored() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "p.h5");
        PairStoreWriter writer(file);
        const std::string large(3'000'000, 'x');  // causes the writer to flush in between
        for (int i = 0; i < 5; ++i)
            writer.add({"source " + std::to_string(i), i == 3 ? large : "目標", 0.5F});
        QVERIFY(!std::filesystem::exists(file));
        writer.commit({0, "en", "zh", "from.tsv", "filter.duplicates = one\n", false});
        const auto store = PairStore::open(file);
        VERIFY_OK(store);
        QCOMPARE((*store).info().pairs, 5);
        QVERIFY((*store).info().hasScore);
        QCOMPARE((*store).info().targetLanguage, std::string("zh"));
        const auto pairs = (*store).read(2, 100);
        QCOMPARE(pairs.size(), 3U);
        QCOMPARE(pairs[0].source, std::string("source 2"));
        QCOMPARE(pairs[1].target.size(), large.size());
        QCOMPARE(pairs[2].target, std::string("目標"));
        QCOMPARE(pairs[2].score, 0.5F);
        QVERIFY((*store).read(5, 10).empty());
    }

    void aPairStoreSaysWhatItsScoresAre() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "p.h5");
        for (const ScoreKind kind : {ScoreKind::given, ScoreKind::translation}) {
            PairStoreWriter writer(file);
            writer.add({"a", "b", -0.5F});
            PairStoreInfo info;
            info.scoreKind = kind;
            writer.commit(info);
            QVERIFY(PairStore::open(file)->info().scoreKind == kind);
        }
    }
};

QTEST_GUILESS_MAIN(TestPairStore)
#include "test_pair_store.moc"
