#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "core/settings/setting_groups.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"
#include "ui/forms/file_box.h"
#include "ui/forms/setting_field.h"
#include "ui/forms/setting_form.h"

using namespace paragram;
using namespace paragram::ui;

class TestSettingForm : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void everySettingHasAField();
    void showsAndReadsEveryValue();
    void aChangedFieldIsMarked();
    void resetRemovesTheMark();
    void presetsStartFromTheDefaults();
    void expertFieldsHideUnlessChanged();
    void whatNobodySeesIsNotMade();
    void numbersAreWrittenShort();
    void theWheelChangesNothing();
    void aFileIsChosenOrDropped();
    void toolTipsSayWhatWasMeasured();
    void aFieldOfExpertsIsShownWhereItIsAskedFor();

  private:
    static std::vector<const SettingRow*> allRows() {
        std::vector<const SettingRow*> rows;
        for (const SettingRow& row : settingTable()) rows.push_back(&row);
        return rows;
    }
};

void TestSettingForm::everySettingHasAField() {
    SettingForm form(allRows());
    QCOMPARE(form.fields().size(), settingTable().size());
    for (SettingField* field : form.fields()) {
        QVERIFY2(!field->editor()->toolTip().isEmpty(), field->row().key.c_str());
        QVERIFY2(!field->editor()->accessibleName().isEmpty(), field->row().key.c_str());
        QVERIFY2(!field->marked(), field->row().key.c_str());
    }
}

void TestSettingForm::showsAndReadsEveryValue() {
    SettingForm form(allRows());
    for (const SettingField* field : form.fields()) {
        Settings read;
        QVERIFY2(field->apply(read).ok(), field->row().key.c_str());
        QCOMPARE(field->row().text(read), field->row().text(Settings{}));
    }
}

void TestSettingForm::aChangedFieldIsMarked() {
    SettingForm form(allRows());
    QSignalSpy changed(&form, &SettingForm::changed);
    SettingField* dropout = form.field("encoder.dropout");
    qobject_cast<QDoubleSpinBox*>(dropout->editor())->setValue(0.3);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(form.settings().encoder.dropout, 0.3);
    QVERIFY(dropout->marked());
    SettingField* negatives = form.field("train.negatives");
    auto* combo = qobject_cast<QComboBox*>(negatives->editor());
    combo->setCurrentIndex(combo->findData("any"));
    QCOMPARE(form.settings().train.negatives, Negatives::any);
    qobject_cast<QCheckBox*>(form.field("text.lower-case")->editor())->click();
    QVERIFY(!form.settings().text.lowerCase);
}

void TestSettingForm::resetRemovesTheMark() {
    SettingForm form(allRows());
    SettingField* epochs = form.field("train.epochs");
    qobject_cast<QDoubleSpinBox*>(epochs->editor())->setValue(3);
    QVERIFY(epochs->marked());
    emit epochs->resetWanted();
    QVERIFY(!epochs->marked());
    QCOMPARE(form.settings().train.epochs, Settings{}.train.epochs);
}

void TestSettingForm::presetsStartFromTheDefaults() {
    SettingForm form(allRows());
    QVERIFY(!presets().empty());
    for (const Preset& preset : presets()) {
        if (preset.isGrid) continue;
        qobject_cast<QDoubleSpinBox*>(form.field("train.seed")->editor())->setValue(99);
        form.applyPresetNamed(QString::fromStdString(preset.name));
        Settings expected;
        QVERIFY(applyPreset(expected, preset.name).ok());
        QCOMPARE(settingsText(form.settings()), settingsText(expected));
    }
    form.resetAll();
    QCOMPARE(settingsText(form.settings()), settingsText(Settings{}));
}

void TestSettingForm::expertFieldsHideUnlessChanged() {
    SettingForm form(allRows());
    SettingField* clip = form.field("train.clip");
    QVERIFY(clip->editor()->isHidden());
    form.setExpert(true);
    QVERIFY(!clip->editor()->isHidden());
    Settings settings;
    settings.train.clip = 1;
    form.setSettings(settings);
    form.setExpert(false);
    QVERIFY(!clip->editor()->isHidden());
    QVERIFY(form.field("train.symmetric")->editor()->isHidden());
}

void TestSettingForm::whatNobodySeesIsNotMade() {
    SettingForm form(allRows());
    const auto made = [&] { return std::ranges::count_if(form.fields(), &SettingField::made); };
    const auto basic = std::ranges::count_if(
        form.fields(), [](const SettingField* field) { return field->row().level == SettingLevel::basic; });
    QVERIFY(basic > 0 && basic < static_cast<std::ptrdiff_t>(form.fields().size()));
    QCOMPARE(made(), basic);
    // One that is made late shows the value of now, and Tab reaches it between its neighbours.
    Settings settings;
    settings.train.clip = 1.5;
    form.setSettings(settings);
    SettingField* clip = form.field("train.clip");
    QCOMPARE(made(), basic + 1);
    QCOMPARE(qobject_cast<QDoubleSpinBox*>(clip->editor())->value(), 1.5);
    form.setExpert(true);
    QCOMPARE(made(), static_cast<std::ptrdiff_t>(form.fields().size()));
    form.show();
    QWidget* focus = form.fields().front()->editor();
    focus->setFocus();
    for (SettingField* field : form.fields()) {
        QVERIFY2(field->contains(form.focusWidget()), field->row().key.c_str());
        QTest::keyClick(form.focusWidget(), Qt::Key_Tab);
        while (field->contains(form.focusWidget())) QTest::keyClick(form.focusWidget(), Qt::Key_Tab);
    }
}

void TestSettingForm::numbersAreWrittenShort() {
    SettingForm form(allRows());
    const auto text = [&](const char* key) {
        return qobject_cast<QDoubleSpinBox*>(form.field(key)->editor())->text();
    };
    QCOMPARE(text("train.learning-rate"), QString("0.001"));
    QCOMPARE(text("tokenizer.vocabulary"), QString("20,000"));
    QCOMPARE(text("train.margin"), QString("0.4"));
}

void TestSettingForm::theWheelChangesNothing() {
    SettingForm form(allRows());
    form.show();
    QWidget* epochs = form.field("train.epochs")->editor();
    QWheelEvent wheel({5, 5}, epochs->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(epochs, &wheel);
    QCOMPARE(form.settings().train.epochs, Settings{}.train.epochs);
}

void TestSettingForm::aFileIsChosenOrDropped() {
    // An example of a setting that names a file.
    const SettingRow row = fileRow("tokenizer.model", "Vectors", PARAGRAM_FIELD(encoder.wordVectors),
                                   SettingLevel::basic, "A file of vectors.");
    SettingForm form({&row});
    auto* box = qobject_cast<FileBox*>(form.field("tokenizer.model")->editor());
    QVERIFY(box);
    QSignalSpy changed(&form, &SettingForm::changed);
    box->choose("/data/vectors.txt");
    QCOMPARE(changed.count(), 1);
    QCOMPARE(form.settings().encoder.wordVectors, std::string("/data/vectors.txt"));
    QVERIFY(form.field("tokenizer.model")->marked());

    form.show();
    QMimeData dragged;
    dragged.setUrls({QUrl::fromLocalFile("/data/others.bin")});
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
    box->event(&drop);
    QCOMPARE(form.settings().encoder.wordVectors, std::string("/data/others.bin"));
    QMimeData two;
    two.setUrls({QUrl::fromLocalFile("/a"), QUrl::fromLocalFile("/b")});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &two, Qt::LeftButton, Qt::NoModifier);
    box->event(&enter);
    QVERIFY(!enter.isAccepted());
}

void TestSettingForm::toolTipsSayWhatWasMeasured() {
    const SettingForm form(allRows());
    QVERIFY2(form.field("train.learning-rate")->editor()->toolTip().contains("Measured: ten times"),
             qPrintable(form.field("train.learning-rate")->editor()->toolTip()));
    QVERIFY(!form.field("train.threads")->editor()->toolTip().contains("Measured"));
}

void TestSettingForm::aFieldOfExpertsIsShownWhereItIsAskedFor() {
    SettingForm form(allRows());
    form.show();
    QVERIFY(!form.field("train.memory")->editor()->isVisible());
    QVERIFY(form.showField("train.memory"));
    QVERIFY(form.field("train.memory")->editor()->isVisible());
    QCOMPARE(form.focusWidget(), form.field("train.memory")->editor());
    QVERIFY(!form.showField("train.nothing"));
}

QTEST_MAIN(TestSettingForm)
#include "test_setting_form.moc"
