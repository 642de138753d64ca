#include <QTest>

#include "core/settings/setting_grid.h"
#include "core/settings/setting_groups.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestSettings : public QObject {
    Q_OBJECT
  private slots:
    void everyRowAcceptsItsOwnText() {
        Settings settings;
        for (const SettingRow& row : settingTable()) {
            VERIFY_OK(row.set(settings, row.text(settings)));
            QVERIFY2(row.isDefault(settings), row.key.c_str());
        }
        Settings again;
        VERIFY_OK(applySettingsText(again, settingsText(settings), "text"));
        QCOMPARE(settingsText(again), settingsText(settings));
    }

    void valuesOutOfRangeAreRejectedAndChangeNothing_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("too small") << "train.batch"
                                   << "1";
        QTest::newRow("too large") << "encoder.dropout"
                                   << "0.99";
        QTest::newRow("no number") << "train.epochs"
                                   << "ten";
        QTest::newRow("half a number") << "train.epochs"
                                       << "10x";
        QTest::newRow("a fraction for a count") << "train.epochs"
                                                << "2.5";
        QTest::newRow("not finite") << "train.margin"
                                    << "nan";
        QTest::newRow("no choice") << "train.negatives"
                                   << "all";
        QTest::newRow("no truth value") << "train.repeats"
                                        << "maybe";
        QTest::newRow("empty") << "train.seed"
                               << "";
    }
    void valuesOutOfRangeAreRejectedAndChangeNothing() {
        QFETCH(QString, key);
        QFETCH(QString, value);
        Settings settings;
        const SettingRow* row = findSetting(key.toStdString());
        QVERIFY(row);
        const auto result = row->set(settings, value.toStdString());
        QVERIFY(!result.ok());
        QCOMPARE(result.error().where, key.toStdString());
        QVERIFY(!result.error().expected.empty() ||
                result.error().action.find("choose one of") != std::string::npos);
        QVERIFY(row->isDefault(settings));
    }

    void aFileSetsWhatItNamesAndCommentsAreIgnored() {
        Settings settings;
        VERIFY_OK(applySettingsText(settings, "# a run\n\ntrain.epochs = 3 # few\r\n encoder.kind=word\n",
                                    "x.conf"));
        QCOMPARE(settings.train.epochs, 3);
        QCOMPARE(settings.encoder.kind, std::string("word"));
    }

    void aFileSettingAcceptsAnyNameThatFitsOnALine_data() {
        QTest::addColumn<QString>("value");
        QTest::addColumn<bool>("taken");
        QTest::newRow("none") << "" << true;
        QTest::newRow("a path with blanks and a #") << "/data/my vectors#2.txt" << true;
        QTest::newRow("another script") << "векторы.bin" << true;
        QTest::newRow("a line break") << "a\nb" << false;
        QTest::newRow("a comment") << "a #b" << false;
        QTest::newRow("only a comment") << "#b" << false;
        QTest::newRow("blanks at the end") << "a " << false;
        QTest::newRow("a list of a grid") << "a | b" << false;
    }
    void aFileSettingAcceptsAnyNameThatFitsOnALine() {
        QFETCH(QString, value);
        QFETCH(bool, taken);
        const SettingRow row =
            fileRow("x.file", "File", PARAGRAM_FIELD(encoder.wordVectors), SettingLevel::basic, "A file.");
        QVERIFY(row.isText() && !row.isNumber());
        Settings settings;
        QCOMPARE(row.set(settings, value.toStdString()).ok(), taken);
        if (taken) QCOMPARE(row.text(settings), value.toStdString());
    }

    void aHashInsideAValueStartsNoComment() {
        Settings settings;
        const auto result = applySettingsText(settings, "encoder.kind = wo#rd # not a kind\n", "x.conf");
        QVERIFY(!result.ok());
        QCOMPARE(result.error().found, std::string("\"wo#rd\""));
    }

    void anErrorNamesFileLineAndKeyAndNothingIsApplied() {
        Settings settings;
        const auto result = applySettingsText(settings, "train.epochs = 3\ntrain.batch = 0\n", "x.conf");
        QVERIFY(!result.ok());
        QCOMPARE(result.error().sentence(),
                 std::string(
                     "x.conf:2: train.batch: \"0\", expected 2 to 65,536 pairs; give a value in that range"));
        QCOMPARE(settings.train.epochs, 10);
        const auto part = applySettingsText(settings, "train.epochs = 0.4\n", "x.conf");
        QVERIFY(!part.ok());
        QCOMPARE(part.error().expected.find("a whole number, "), std::size_t{0});
        const auto unknown = applySettingsText(settings, "train.epoch = 3\n", "x.conf");
        QVERIFY(!unknown.ok() && unknown.error().sentence().find("x.conf:1: unknown setting") == 0);
    }

    void everyPresetLoadsAndHasADescription() {
        QVERIFY(presets().size() >= 4);
        for (const Preset& preset : presets()) {
            SettingGrid grid;
            VERIFY_OK(grid.apply(preset.text, preset.name));
            QCOMPARE(grid.size() > 1, preset.isGrid);
            QVERIFY2(preset.description.size() > 20, preset.name.c_str());
        }
        Settings settings;
        QVERIFY(!applyPreset(settings, "no-such").ok());
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "test_settings.moc"
