// What the form of Train offers before the user has chosen anything.
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>
#include <algorithm>

#include "core/base/files/atomic_file.h"
#include "core/exchange/formats/npy.h"
#include "core/pairs/store/pair_store.h"
#include "core/settings/settings_file.h"
#include "tests/ui/support/panel_test.h"
#include "ui/forms/number_box.h"
#include "ui/forms/preset_box.h"
#include "ui/forms/setting_form.h"
#include "ui/models/model_list.h"
#include "ui/project/elsewhere_dialog.h"
#include "ui/training/teacher_dialog.h"
#include "ui/training/train_panel.h"
#include "ui/training/train_setup.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/two_line_delegate.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestTrainSetup : public PanelTest<TrainPanel> {
    Q_OBJECT

    std::filesystem::path store(const std::string& name) const { return sample() / "pairs" / (name + ".h5"); }
    // A store of these languages, written after all others.
    void addStore(const std::string& name, const std::string& source, const std::string& target) {
        PairStoreWriter writer(store(name));
        for (int i = 0; i < 20; ++i) writer.add({"one " + std::to_string(i), "eins " + std::to_string(i)});
        PairStoreInfo info;
        info.sourceLanguage = source;
        info.targetLanguage = target;
        writer.commit(info);
        std::filesystem::last_write_time(
            store(name), std::filesystem::last_write_time(store("sample")) + std::chrono::hours(1));
    }
    QStringList developmentSets() const {
        QStringList names;
        for (const auto& file : panel_->setup().request().development) names << toText(file.stem());
        names.sort();
        return names;
    }

  private slots:
    void initTestCase() { prepareSample(); }
    void init() { freshSample(); }
    void cleanup() { closePanel(); }

    void presetsAreAListWithTimes() {
        openPanel();
        PresetBox& box = panel_->setup().form().presetBox();
        QCOMPARE(box.itemData(1).toString(), QString("best"));
        std::size_t single = 0;
        for (const Preset& preset : presets()) single += preset.isGrid ? 0 : 1;
        QCOMPARE(static_cast<std::size_t>(box.count()), single + 2);
        for (int i = 1; i < box.count(); ++i) {
            const QString name = box.itemData(i).toString();
            if (name.isEmpty()) continue;  // the defaults
            QVERIFY2(box.itemText(i) != name && !box.itemText(i).contains('('), qPrintable(box.itemText(i)));
            QVERIFY(box.itemData(i, Qt::ToolTipRole).toString().contains(name));
        }
        box.showPopup();
        const auto times = [&] {
            int count = 0;
            for (int i = 1; i < box.count(); ++i)
                count += box.itemData(i, TwoLineDelegate::kNoteRole).toString().isEmpty() ? 0 : 1;
            return count;
        };
        QTRY_COMPARE_WITH_TIMEOUT(times(), box.count() - 1, 60000);
        box.hidePopup();
        panel_->setup().form().applyPresetNamed("quick");
        QCOMPARE(panel_->setup().form().settings().encoder.dimension, 100);
        QCOMPARE(box.currentData().toString(), QString("quick"));
    }

    void whatWasImportedLastIsOfferedFirst() {
        openPanel();
        QCOMPARE(panel_->setup().request().pairs.front(), store("sample"));
        addStore("another", "en", "es");
        QTRY_COMPARE(panel_->setup().request().pairs.front(), store("another"));
        // Once the user has chosen, nothing else is.
        panel_->setup().choosePairs("sample");
        addStore("third", "en", "es");
        QTRY_COMPARE(named<QComboBox>(*panel_, "Pairs")->count(), 3);
        QCOMPARE(panel_->setup().request().pairs.front(), store("sample"));
    }

    void aRunIsCalledWhatItWillBeCalled() {
        openPanel();
        const auto lines = panel_->setup().findChildren<QLineEdit*>();
        const auto name = std::ranges::find(lines, "Name of the run", &QWidget::accessibleName);
        QVERIFY(name != lines.end());
        const QString first = panel_->setup().runName();
        QCOMPARE((*name)->placeholderText(), first);
        std::filesystem::create_directories(sample() / "runs" / toPath(first));
        QTRY_COMPARE((*name)->placeholderText(), first + "-2");
        // The number is given once, where the run begins.
        QCOMPARE(panel_->setup().runName(), first);
    }

    void developmentSetsHaveTheLanguagesOfThePairs() {
        addStore("german", "en", "de");
        std::filesystem::copy(sample() / "development" / "development.en-en.tsv",
                              sample() / "development" / "mine.tsv");
        openPanel();
        QCOMPARE(panel_->setup().request().pairs.front(), store("german"));
        QTRY_COMPARE(developmentSets(), QStringList({"development.en-en", "mine"}));
        panel_->setup().choosePairs("sample");
        QTRY_COMPARE(developmentSets(),
                     QStringList({"development.en-en", "development.en-es", "development.es-es", "mine"}));
        // What the user has ticked or unticked stays.
        for (auto* menu : panel_->setup().findChildren<QMenu*>())
            for (QAction* action : menu->actions())
                if (action->text() == "development.es-es" || action->text() == "mine") action->trigger();
        QTRY_COMPARE(developmentSets(), QStringList({"development.en-en", "development.en-es"}));
        panel_->setup().choosePairs("german");
        QTRY_COMPARE(developmentSets(), QStringList({"development.en-en"}));
    }

    void aTrainingIsWrittenToRunElsewhere() {
        openPanel();
        QTRY_VERIFY(!panel_->setup().request().pairs.empty());
        QTimer modal;  // the dialog's own event loop runs within the click
        connect(&modal, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<ElsewhereDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            modal.stop();
            named<QComboBox>(*dialog, "Started by")->setCurrentIndex(0);
            named<NumberBox>(*dialog, "Machines")->setValue(4);
            named<NumberBox>(*dialog, "Ranks on each")->setValue(2);
            QVERIFY(named<NumberBox>(*dialog, "Memory, GB")->value() > 0);  // estimated
            auto* name = named<QLineEdit>(*dialog, "Name");
            auto* write = named<QPushButton>(*dialog, "Write the folder");
            named<QLineEdit>(*dialog, "In the folder")->setText(folder_.filePath("nowhere"));
            QVERIFY(!write->isEnabled());
            named<QLineEdit>(*dialog, "In the folder")->setText(folder_.path());
            name->selectAll();
            QTest::keyClicks(name, "sample");  // the project is there
            QVERIFY(!write->isEnabled() && dialog->verdict().contains("exists already"));
            QTest::keyClicks(name, " for eight");
            QVERIFY2(dialog->verdict() == "8 ranks, to be started there with: sbatch job.sh",
                     qPrintable(dialog->verdict()));
            QTest::mouseClick(write, Qt::LeftButton);
        });
        modal.start(50);
        QTest::mouseClick(button(QString::fromUtf8("Run elsewhere…")), Qt::LeftButton);
        const auto folder = pathIn(folder_, "sample for eight");
        QTRY_VERIFY_WITH_TIMEOUT(std::filesystem::exists(folder), 20000);
        QTRY_VERIFY(panel_->messages().text().contains("sbatch job.sh"));
        const std::string script = *readFile(folder / "job.sh");
        QVERIFY(script.find("#SBATCH --ntasks=8") != std::string::npos);
        QVERIFY(script.find("--pairs data/sample.h5") != std::string::npos);
        QVERIFY(std::filesystem::exists(folder / "data" / "sample.h5"));
        Settings written;
        VERIFY_OK(applySettingsFile(written, folder / "settings.conf"));
        QCOMPARE(settingsText(written), settingsText(panel_->setup().request().settings));
    }

    // The three steps with a teacher of two numbers for each sentence, which is too short for the cosine.
    void aTrainingLearnsFromAnotherModel() {
        openPanel();
        QTRY_VERIFY(!panel_->setup().request().pairs.empty());
        QTimer modal;
        connect(&modal, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<TeacherDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            modal.stop();
            auto* use = named<QPushButton>(*dialog, "Use these vectors");
            QVERIFY(!use->isEnabled());
            named<QComboBox>(*dialog, "Sentences of")->setCurrentIndex(1);
            QSignalSpy listed(dialog, &TeacherDialog::listed);
            dialog->listTo(folder_.filePath("english.txt"));
            QTRY_COMPARE_WITH_TIMEOUT(listed.count(), 1, 20000);
            const std::string text = *readFile(pathIn(folder_, "english.txt"));
            const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
            QVERIFY(lines > 10000);
            QVERIFY2(dialog->verdict().contains("22,484 sentences are written"),
                     qPrintable(dialog->verdict()));
            QVERIFY(only<QPlainTextEdit>(*dialog).toPlainText().contains("english.npy"));
            QSignalSpy checked(dialog, &TeacherDialog::checked);
            const auto choose = [&](std::size_t rows, std::size_t columns, float value) {
                Matrix vectors(rows, columns);
                std::fill_n(vectors.data(), vectors.size(), value);
                std::string bytes =
                    npyHeader(static_cast<std::int64_t>(rows), static_cast<std::int64_t>(columns));
                bytes.append(reinterpret_cast<const char*>(vectors.data()), vectors.size() * sizeof(float));
                writeText(pathIn(folder_, "v.npy"), bytes);
                checked.clear();
                auto* box = named<QLineEdit>(*dialog, "Vectors (.npy)");
                box->clear();
                box->setText(folder_.filePath("v.npy"));
                QTRY_COMPARE_WITH_TIMEOUT(checked.count(), 1, 20000);
            };
            choose(lines - 1, 2, 1);
            QVERIFY2(dialog->verdict().contains("one for each"), qPrintable(dialog->verdict()));
            choose(lines, 2, std::numeric_limits<float>::quiet_NaN());
            QVERIFY2(dialog->verdict().contains("not finite in row 1"), qPrintable(dialog->verdict()));
            choose(lines, 2, 1);
            QVERIFY2(dialog->verdict().contains("fewer than the 300"), qPrintable(dialog->verdict()));
            QVERIFY(!use->isEnabled());
            named<QComboBox>(*dialog, "Loss")->setCurrentIndex(1);
            QTRY_VERIFY(use->isEnabled());
            QTest::mouseClick(use, Qt::LeftButton);
        });
        modal.start(50);
        panel_->setup().form().setSettings(Settings());
        QTest::mouseClick(button(QString::fromUtf8("Learn from another model…")), Qt::LeftButton);
        const TrainSettings train = panel_->setup().request().settings.train;
        QCOMPARE(QString::fromStdString(train.teacher), folder_.filePath("v.npy"));
        QCOMPARE(QString::fromStdString(train.teacherSentences), folder_.filePath("english.txt"));
        QVERIFY(train.teacherLoss == TeacherLoss::similarities);
    }

    void aStartModelBringsItsTokenizer() {
        openPanel();
        SettingForm& form = panel_->setup().form();
        const auto offers = [&](const QString& text) {
            const auto boxes = panel_->setup().findChildren<QComboBox*>();
            return std::ranges::any_of(boxes, [&](const QComboBox* box) { return box->itemText(0) == text; });
        };
        Settings settings;
        form.setSettings(settings);
        QVERIFY(offers("Train one first"));
        settings.encoder.start = "run";
        form.setSettings(settings);
        QVERIFY(offers("The start model's") && !offers("Train one first"));
    }

    void panelsOfferModelsForTheirUse() {
        const auto add = [&](const char* name, const char* settings, int hour) {
            const auto folder = run(name);
            std::filesystem::create_directories(folder);
            writeText(folder / "settings.conf", settings);
            writeText(folder / "model.h5", "");
            std::filesystem::last_write_time(
                folder / "model.h5",
                std::filesystem::last_write_time(store("sample")) + std::chrono::hours(hour));
        };
        add("average", "encoder.kind = sp\n", 1);
        add("bgt", "encoder.network = transformer\ngenerative.model = bgt\n", 2);
        add("translator", "encoder.network = transformer\ngenerative.model = translation\n", 3);
        openPanel();
        const auto names = [&](ModelUse use) {
            QStringList all;
            for (const ModelChoice& model : modelsOf(*project_, use)) all << model.name;
            return all;
        };
        QCOMPARE(names(ModelUse::compare), QStringList({"bgt", "average", "translator"}));
        QCOMPARE(names(ModelUse::write), QStringList({"translator", "bgt", "average"}));
    }
};

QTEST_MAIN(TestTrainSetup)
#include "test_train_setup.moc"
