// The steps of a guide, and what of it stays with the project.
#include <QLabel>
#include <QToolButton>

#include "tests/ui/support/window_test.h"
#include "ui/guides/guide_bar.h"
#include "ui/shell/main_window.h"
#include "ui/style/theme.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestGuideBar : public QObject {
    Q_OBJECT

    QTemporaryDir settings_, folder_;

    static QPushButton* button(const GuideBar& bar, const QString& text) {
        for (auto* found : bar.findChildren<QPushButton*>())
            if (found->text() == text && !found->isHidden()) return found;
        return nullptr;
    }
    static bool shows(const GuideBar& bar, const QString& text) {
        for (const auto* label : bar.findChildren<QLabel*>())
            if (label->text() == text) return true;
        return false;
    }

  private slots:
    void initTestCase() {
        isolateSettings(settings_);
        applyTheme(*qApp, ThemeChoice::light);
    }
    void init() {
        QSettings().clear();
        std::filesystem::remove_all(pathIn(folder_, "sample"));
        VERIFY_OK(test::writeSample(folder_));
    }

    void everyStepNamesAPanel() {
        MainWindow window;
        std::set<QString> panels;
        for (const Panel* panel : window.panels()) panels.insert(panel->id());
        const std::vector<Guide> all = guides();
        QCOMPARE(all.front().id, QString(kTour));
        QCOMPARE(all.front().steps.size(), std::size_t{6});
        QCOMPARE(all.size(), std::size_t{6});
        for (const Guide& guide : all)
            for (const GuideStep& step : guide.steps)
                QVERIFY2(panels.contains(step.panel), qPrintable(guide.id + ": " + step.panel));
    }

    void stepsFollowEachOther() {
        Project project;
        GuideBar bar(project);
        VERIFY_OK(project.open(pathIn(folder_, "sample")));
        QVERIFY(bar.isHidden() && !bar.guide());
        QSignalSpy wanted(&bar, &GuideBar::panelWanted);
        bar.start("search");
        QVERIFY(!bar.isHidden());
        QCOMPARE(wanted.takeFirst().first().toString(), QString("data"));
        QVERIFY(shows(bar, "Step 1 of 3 ✓"));  // the sample has pairs
        QVERIFY(!button(bar, "Back"));
        bar.setCurrentPanel("runs");
        button(bar, "Show the panel")->click();
        QCOMPARE(wanted.takeFirst().first().toString(), QString("data"));
        bar.setCurrentPanel("data");
        QVERIFY(!button(bar, "Show the panel"));
        button(bar, "Next step")->click();
        QCOMPARE(wanted.takeFirst().first().toString(), QString("train"));
        QVERIFY(shows(bar, "Step 2 of 3"));
        const auto run = project.folder("runs") / "first";
        std::filesystem::create_directories(run);
        writeText(run / "model.h5", "");
        QTRY_VERIFY(shows(bar, "Step 2 of 3 ✓"));
        button(bar, "Back")->click();
        QCOMPARE(bar.step(), 0);
        button(bar, "Next step")->click();
        button(bar, "Next step")->click();
        QCOMPARE(bar.step(), 2);
        QVERIFY(std::filesystem::exists(project.folder() / "guide.json"));
        button(bar, "Finish")->click();
        QVERIFY(bar.isHidden() && !bar.guide());
        QVERIFY(!std::filesystem::exists(project.folder() / "guide.json"));
    }

    void theNextStartGoesOn() {
        {
            Project project;
            GuideBar bar(project);
            VERIFY_OK(project.open(pathIn(folder_, "sample")));
            bar.start("clean");
            button(bar, "Next step")->click();
        }
        Project project;
        GuideBar bar(project);
        VERIFY_OK(project.open(pathIn(folder_, "sample")));
        QVERIFY(bar.guide() && bar.guide()->id == "clean");
        QCOMPARE(bar.step(), 1);
        // A file of another version, or a damaged one, guides nowhere.
        for (const char* text : {"{\"guide\":\"nowhere\"}", "{\"guide\":\"clean\",\"step\":99}", "?"}) {
            writeText(project.folder() / "guide.json", text);
            VERIFY_OK(project.open(pathIn(folder_, "sample")));
            QVERIFY(!bar.guide() || bar.step() == 3);
        }
    }

    void theTourIsOfferedOnce() {
        MainWindow window;
        window.show();
        qputenv("HOME", folder_.path().toUtf8());
        window.openSample();
        auto* bar = window.findChild<GuideBar*>();
        QTRY_VERIFY_WITH_TIMEOUT(bar->guide() && bar->guide()->id == kTour, 60000);
        QVERIFY(bar->isVisible());
        bar->findChild<QToolButton*>()->click();
        QVERIFY(bar->isHidden());
        QVERIFY(!GuideBar::tourIsNew());
        window.openSample();
        QTRY_VERIFY(!window.jobs().busy());
        QTest::qWait(100);
        QVERIFY(bar->isHidden());
    }
};

QTEST_MAIN(TestGuideBar)
#include "test_guide_bar.moc"
