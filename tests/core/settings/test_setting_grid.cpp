// Lists of values: separators, the cross product, names, rejected input.
#include <QTest>
#include <set>

#include "core/settings/setting_grid.h"
#include "core/settings/setting_groups.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

QStringList names(const std::vector<GridRun>& runs) {
    QStringList list;
    for (const GridRun& run : runs) list << QString::fromStdString(run.name);
    return list;
}

}  // namespace

class TestSettingGrid : public QObject {
    Q_OBJECT

  private slots:
    void theLastAxisChangesFastestAndNamesSayWhatDiffers() {
        SettingGrid grid;
        // Given in reverse order: the order of the table counts.
        VERIFY_OK(grid.apply("train.mega-batch = 20|60\nencoder.dropout = 0 | 0.1\ntrain.epochs = 3\n", "x"));
        QCOMPARE(grid.size(), 4U);
        const auto runs = grid.runs();
        VERIFY_OK(runs);
        QCOMPARE(names(*runs),
                 QStringList({"dropout0-m20", "dropout0-m60", "dropout0.1-m20", "dropout0.1-m60"}));
        QCOMPARE((*runs)[2].settings.encoder.dropout, 0.1);
        QCOMPARE((*runs)[2].settings.train.megaBatch, 20);
        for (const GridRun& run : *runs) QCOMPARE(run.settings.train.epochs, 3);
    }

    void withoutListsItIsOneRun() {
        SettingGrid grid;
        VERIFY_OK(grid.apply("train.epochs = 3\n", "x"));
        const auto runs = grid.runs();
        VERIFY_OK(runs);
        QCOMPARE(names(*runs), QStringList({"run"}));
        QVERIFY(grid.axes().empty());
    }

    void aLaterValueReplacesAList() {
        SettingGrid grid;
        VERIFY_OK(grid.set(*findSetting("train.margin"), "0.2 | 0.4"));
        VERIFY_OK(grid.set(*findSetting("train.margin"), "0.3"));
        QVERIFY(grid.axes().empty());
        QCOMPARE(grid.base().train.margin, 0.3);
    }

    void textsAndChoicesGiveValidFolderNames() {
        SettingGrid grid;
        const SettingRow file = fileRow("x.vectors", "Vectors", PARAGRAM_FIELD(encoder.wordVectors),
                                        SettingLevel::basic, "A file.");
        VERIFY_OK(grid.set(*findSetting("train.negatives"), "opposite | any"));
        VERIFY_OK(grid.set(file, "/a/one|two.txt | /b/one|two.txt"));
        const auto runs = grid.runs();
        VERIFY_OK(runs);
        QCOMPARE(names(*runs),
                 QStringList({"negatives-opposite-vectors-one-two", "negatives-opposite-vectors-one-two-2",
                              "negatives-any-vectors-one-two", "negatives-any-vectors-one-two-2"}));
        std::set<std::string> files;
        for (const GridRun& run : *runs) files.insert(run.settings.encoder.wordVectors);
        QCOMPARE(files, (std::set<std::string>{"/a/one|two.txt", "/b/one|two.txt"}));
    }

    void invalidGridsAreRejectedInOneSentence_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("word");
        QTest::newRow("a value out of range") << "encoder.dropout = 0 | 2"
                                              << "\"2\", expected 0 to 0.95";
        QTest::newRow("a value missing") << "encoder.dropout = 0 |"
                                         << "\"\", expected 0 to 0.95";
        QTest::newRow("a value twice") << "encoder.dropout = 0.1 | 0.10"
                                       << "contains 0.1 twice";
        QTest::newRow("an unknown setting") << "encoder.drop = 0 | 1"
                                            << "unknown setting";
    }
    void invalidGridsAreRejectedInOneSentence() {
        QFETCH(QString, text);
        QFETCH(QString, word);
        SettingGrid grid;
        const auto done = grid.apply("train.margin = 0.1 | 0.2\n" + text.toStdString(), "x.conf");
        QVERIFY(!done.ok());
        const QString sentence = QString::fromStdString(done.error().sentence());
        QVERIFY2(sentence.startsWith("x.conf:2") && sentence.contains(word), qPrintable(sentence));
        QVERIFY(grid.axes().empty());  // nothing of the text was applied
    }

    void tooManyCombinationsAreRejected() {
        SettingGrid grid;
        for (const char* key : {"train.seed", "train.epochs", "train.mega-batch", "train.anneal"})
            VERIFY_OK(grid.set(*findSetting(key), "1 | 2 | 3 | 4 | 5 | 6"));
        const auto runs = grid.runs();
        QVERIFY(!runs.ok());
        QVERIFY(runs.error().sentence().find("more than 1,000") != std::string::npos);
    }

    void aListWithoutAGridNamesTheFlag() {
        Settings settings;
        const auto done = applySettingsText(settings, "encoder.dropout = 0 | 0.1\n", "x.conf");
        QVERIFY(!done.ok());
        const std::string sentence = done.error().sentence();
        QVERIFY2(sentence.find("a list of values") != std::string::npos &&
                     sentence.find("--grid") != std::string::npos,
                 sentence.c_str());
    }

    void theGridOfP22HasNineModels() {
        const auto preset = findPreset("psp-2022-grid");
        VERIFY_OK(preset);
        QVERIFY((*preset)->isGrid);
        SettingGrid grid;
        VERIFY_OK(grid.apply((*preset)->text, (*preset)->name));
        QCOMPARE(grid.size(), 9U);
        QCOMPARE(grid.axes().size(), 2U);
    }
};

QTEST_GUILESS_MAIN(TestSettingGrid)
#include "test_setting_grid.moc"
