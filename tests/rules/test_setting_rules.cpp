// Every setting explains itself, every preset loads, and the manual says what the table says.
#include <QTest>
#include <set>

#include "core/settings/setting_docs.h"
#include "core/settings/setting_grid.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"
#include "tests/rules/source_tree.h"

using namespace paragram;

class TestSettingRules : public QObject {
    Q_OBJECT

  private slots:
    void everySettingExplainsItself_data() {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < settingTable().size(); ++i) {
            QTest::newRow(settingTable()[i].key.c_str()) << static_cast<int>(i);
        }
    }

    void everySettingExplainsItself() {
        QFETCH(int, index);
        const SettingRow& row = settingTable()[static_cast<std::size_t>(index)];
        Settings settings;
        const bool isFlag = std::holds_alternative<bool*>(row.field(settings));
        QVERIFY2(row.key.find('.') != std::string::npos, "the key has no group");
        QVERIFY2(!row.label.empty(), "no label");
        QVERIFY2(row.help.size() > 10 && row.help.ends_with('.'), "help must be a sentence with a full stop");
        QVERIFY2(isFlag || row.isNumber() || row.isText() || !row.choices.empty(), "no kind");
        QVERIFY2(!row.isFile || row.text(settings).empty(), "a file is chosen by the user, not by us");
        QCOMPARE(row.choiceLabels.size(), row.choices.size());
        QVERIFY2(row.set(settings, row.text(settings)).ok(), "its own default is refused");
    }

    void keysAreUnique() {
        std::set<std::string> keys;
        for (const SettingRow& row : settingTable()) QVERIFY2(keys.insert(row.key).second, row.key.c_str());
    }

    void everyPresetLoads() {
        QVERIFY(!presets().empty());
        for (const Preset& preset : presets()) {
            SettingGrid grid;
            const Result<Nothing> done = grid.apply(preset.text, preset.name);
            QVERIFY2(done.ok(), done.ok() ? "" : done.error().sentence().c_str());
            QVERIFY2(!preset.description.empty(), preset.name.c_str());
        }
    }

    void settingsSurviveTheirFile() {
        Settings settings;
        QVERIFY(applyPreset(settings, "simple-and-effective-2019").ok());
        Settings read;
        QVERIFY(applySettingsText(read, settingsText(settings), "text").ok());
        QCOMPARE(settingsText(read), settingsText(settings));
    }

    void theManualsPageIsFresh() {
        const std::string page = rules::readText(rules::projectRoot() / "resources/help/settings.md");
        QVERIFY2(page == settingsManual(), "run: cmake --build BUILD_FOLDER --target update-docs");
    }
};

QTEST_APPLESS_MAIN(TestSettingRules)
#include "test_setting_rules.moc"
