// Gold links: their files, and precision, recall and F1 worked out by hand.
#include <QTest>

#include "core/alignment/gold_links.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestGoldLinks : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    Result<std::vector<GoldLink>> read(const std::string& text) {
        return readGoldLinks(test::writeText(test::pathIn(folder_, "x.gold"), text), 6, 6);
    }

  private slots:
    void linksAreRead() {
        const auto links = read("[0]:[0]\n[1, 2]:[1]:0.25\n[]:[2, 3]\n\n[3]: []\n");
        QVERIFY(!links.ok());  // a space before the list
        const auto good = read("[0]:[0]\n[1, 2]:[1]:0.25\n[]:[2, 3]\n\n[3]:[]\n");
        VERIFY_OK(good);
        QCOMPARE(good->size(), std::size_t{4});
        QCOMPARE((*good)[1].source, (std::vector<std::int32_t>{1, 2}));
        QCOMPARE((*good)[2].target, (std::vector<std::int32_t>{2, 3}));
        QVERIFY((*good)[3].target.empty());
    }

    void badLinesAreNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("not a link") << "[0]:[0]\n0-1\n"
                                    << "x.gold:2: \"0-1\", expected sentence numbers from 0";
        QTest::newRow("too large") << "[6]:[0]\n"
                                   << "x.gold:1: source sentence 6, expected at most 5";
        QTest::newRow("negative") << "[-1]:[0]\n"
                                  << "x.gold:1: \"[-1]:[0]\"";
        QTest::newRow("nothing") << "\n"
                                 << "x.gold: no links";
    }
    void badLinesAreNamed() {
        QFETCH(QString, text);
        QFETCH(QString, sentence);
        const auto links = read(text.toStdString());
        QVERIFY(!links.ok());
        const QString said = QString::fromStdString(links.error().sentence());
        QVERIFY2(said.contains(sentence), qPrintable(said));
    }

    // Gold: 0-0, (1 2)-1, 3-(2 3), nothing-4. Proposed: 0-0, 1-1, 2-nothing, 3-(2 3), 4-5.
    // Right: 2 of 4 strict; 1-1 shares a pair with (1 2)-1, so 3 of 4 lax; found: 2 of 3 strict, 3 of 3 lax.
    void ratesAreThoseWorkedOutByHand() {
        const auto gold = read("[0]:[0]\n[1, 2]:[1]\n[3]:[2, 3]\n[]:[4]\n");
        VERIFY_OK(gold);
        const Alignment links{
            {{0, 1}, {0, 1}}, {{1, 1}, {1, 1}}, {{2, 1}, {2, 0}}, {{3, 1}, {2, 2}}, {{4, 1}, {5, 1}}};
        LinkQuality quality = compareWithGold(links, *gold);
        QCOMPARE(quality.proposed, std::int64_t{4});
        QCOMPARE(quality.gold, std::int64_t{3});
        QCOMPARE(quality.strictRates().precision, 0.5);
        QCOMPARE(quality.strictRates().recall, 2.0 / 3);
        QCOMPARE(quality.strictRates().f1, 2 * 0.5 * (2.0 / 3) / (0.5 + 2.0 / 3));
        QCOMPARE(quality.laxRates().precision, 0.75);
        QCOMPARE(quality.laxRates().recall, 1.0);
        quality.add(quality);
        QCOMPARE(quality.proposed, std::int64_t{8});
        QCOMPARE(quality.strictRates().precision, 0.5);
    }

    void aLinkIsWrittenAsItIsRead() {
        QCOMPARE(linkText({{3, 2}, {5, 1}}), std::string("[3, 4]:[5]"));
        QCOMPARE(linkText({{3, 0}, {5, 1}}), std::string("[]:[5]"));
        const auto links = read(linkText({{3, 2}, {5, 1}}) + "\n");
        VERIFY_OK(links);
        QCOMPARE(links->front().source, (std::vector<std::int32_t>{3, 4}));
    }
};

QTEST_APPLESS_MAIN(TestGoldLinks)
#include "test_gold_links.moc"
