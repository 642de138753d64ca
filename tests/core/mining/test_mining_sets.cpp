// Readers of mining and retrieval sets, on constructed and real files.
#include <QTest>

#include "core/evaluation/sets/bucc_reader.h"
#include "core/evaluation/sets/retrieval_set.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestMiningSets : public QObject {
    Q_OBJECT
  private slots:
    void aMiningSetIsRead() {
        const QTemporaryDir folder;
        test::writeText(test::pathIn(folder, "news.train.en"), "en-1\tGood morning\nen-2\tNo\n");
        test::writeText(test::pathIn(folder, "news.train.de"), "de-1\tGuten Morgen\nde-2\tJa\nde-3\tNein\n");
        test::writeText(test::pathIn(folder, "news.train.gold"), "de-1\ten-1\nde-3\ten-2\n");
        const auto found = findBuccSets(folder.path().toStdString());
        QCOMPARE(found.size(), std::size_t{1});
        const auto set = readBuccSet(found[0]);
        VERIFY_OK(set);
        QCOMPARE(set->name, std::string("news.train"));
        QCOMPARE(set->sourceLanguage, std::string("de"));
        QCOMPARE(set->source.sentences[2], std::string("Nein"));
        QCOMPARE(set->gold, (GoldPairs{{0, 0}, {2, 1}}));
    }

    void badMiningSetsAreNamed() {
        const QTemporaryDir folder;
        const auto text = test::writeText(test::pathIn(folder, "a.de"), "de-1\tx\nno tab\n");
        QCOMPARE(readIdentifiedText(text).error().where, text.string() + ":2");
        test::writeText(text, "de-1\tx\nde-1\ty\n");
        QVERIFY(readIdentifiedText(text).error().found.find("de-1") != std::string::npos);
        test::writeText(text, "de-1\tx\nde-2\ty\n");
        const auto side = readIdentifiedText(text);
        VERIFY_OK(side);
        const auto gold = test::writeText(test::pathIn(folder, "a.gold"), "de-1\tde-2\nde-9\tde-1\n");
        const auto read = readGold(gold, *side, *side);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().where, gold.string() + ":2");
        QVERIFY(read.error().sentence().find("de-9") != std::string::npos);
        QVERIFY(findBuccSets(test::pathIn(folder, "missing")).empty());
    }

    void aRetrievalSetIsRead() {
        const QTemporaryDir folder;
        test::writeText(test::pathIn(folder, "t.deu-eng.deu"), "Ja\nNein\n");
        test::writeText(test::pathIn(folder, "t.deu-eng.eng"), "Yes\nNo\n");
        test::writeText(test::pathIn(folder, "README.md"), "x");
        const auto found = findRetrievalSets(folder.path().toStdString());
        QCOMPARE(found.size(), std::size_t{1});
        const auto set = readRetrievalSet(found[0]);
        VERIFY_OK(set);
        QCOMPARE(set->name, std::string("t.deu-eng"));
        QCOMPARE(set->target[1], std::string("No"));
        test::writeText(test::pathIn(folder, "t.deu-eng.eng"), "Yes\n");
        QVERIFY(!readRetrievalSet(found[0]).ok());
    }

    void theRealSetsAreRead() {
        const auto data = test::dataFolder();
        SKIP_WITHOUT_DATA(data / "mining");
        const auto sets = findBuccSets(data / "mining");
        QCOMPARE(sets.size(), std::size_t{6});
        for (const BuccFiles& files : sets) {
            const auto set = readBuccSet(files);
            VERIFY_OK(set);
            QCOMPARE(set->targetLanguage, std::string("en"));
            QCOMPARE(set->gold.size(), set->name.ends_with("train") ? std::size_t{665} : std::size_t{1330});
        }
        SKIP_WITHOUT_DATA(data / "retrieval/tatoeba/v1");
        const auto retrievalSets = findRetrievalSets(data / "retrieval/tatoeba/v1");
        QCOMPARE(retrievalSets.size(), std::size_t{112});
        for (const RetrievalFiles& files : retrievalSets) VERIFY_OK(readRetrievalSet(files));
    }
};

QTEST_GUILESS_MAIN(TestMiningSets)
#include "test_mining_sets.moc"
