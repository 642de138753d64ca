#include <QAbstractScrollArea>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QSignalSpy>
#include <QStackedWidget>
#include <atomic>
#include <chrono>
#include <thread>

#include "core/tasks/training/train_model.h"
#include "tests/ui/support/window_test.h"
#include "ui/forms/file_box.h"
#include "ui/help/help_view.h"
#include "ui/models/model_box.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/main_window.h"
#include "ui/shell/panel_buttons.h"
#include "ui/style/theme.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestMainWindow : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        isolateSettings(settings_);
        applyTheme(*qApp, ThemeChoice::light);
        VERIFY_OK(test::writeSample(folder_));
    }
    void init() { QSettings().clear(); }
    void startsWithoutAProject();
    void opensAProjectAndShowsAPanel();
    void goesToPanelsByShortcut();
    void theTitleNamesProjectPanelAndProgress();
    void everyPanelHasIconTitleAndManualPage();
    void thePaletteListsEveryAction();
    void stateIsRestored();
    void aDroppedProjectOpens();
    void twoDroppedDocumentsAreToBeAligned();
    void aFileOpensInTheProjectThatHoldsIt();
    void aModelFromElsewhereIsTried();
    void anUnknownFileIsReported();
    void everythingIsNamedForScreenReaders();

  private:
    QString sample() const { return folder_.filePath("sample"); }
    QTemporaryDir settings_, folder_;
};

void TestMainWindow::startsWithoutAProject() {
    MainWindow window;
    window.show();
    QVERIFY(!window.currentPanel());
    QVERIFY(window.findChild<PanelButtons*>()->isHidden());
    window.showPanel("train");
    QVERIFY(!window.currentPanel());
}

void TestMainWindow::opensAProjectAndShowsAPanel() {
    MainWindow window;
    window.show();
    window.openProject(sample());
    QCOMPARE(window.project().name(), QString("Sample en-es"));
    QVERIFY(window.currentPanel());
    QVERIFY(window.windowTitle().startsWith("Sample en-es"));
    window.openProject(folder_.filePath("nowhere"));
    QVERIFY(window.currentPanel()->messages().text().contains("project.json"));
    QCOMPARE(window.project().name(), QString("Sample en-es"));
}

void TestMainWindow::goesToPanelsByShortcut() {
    MainWindow window;
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    window.openProject(sample());
    for (std::size_t i = 0; i < window.panels().size() && i < 9; ++i) {
        QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)), Qt::AltModifier);
        QCOMPARE(window.currentPanel(), window.panels()[i]);
    }
}

void TestMainWindow::theTitleNamesProjectPanelAndProgress() {
    MainWindow window;
    QCOMPARE(window.windowTitle(), QString("Paragram Workbench"));
    window.openProject(sample());
    window.showPanel("runs");
    const QString title = "Sample en-es – Runs – Paragram Workbench";
    QCOMPARE(window.windowTitle(), title);
    std::atomic<bool> end = false;
    window.jobs().start(
        &window, "Counting",
        [&end](JobContext& job) -> Result<int> {
            while (!end && !job.shouldStop()) {
                job.report({.stage = "Counting", .done = 43.9, .total = 100});
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            }
            return 1;
        },
        [](const Result<int>&) {});
    QTRY_COMPARE(window.windowTitle(), "43 % · " + title);
    end = true;
    QTRY_COMPARE(window.windowTitle(), title);
}

void TestMainWindow::everyPanelHasIconTitleAndManualPage() {
    MainWindow window;
    HelpView help;
    help.showPage("index");
    const QString first = help.text();
    for (const Panel* panel : window.panels()) {
        QVERIFY2(QFile::exists(":/icons/" + panel->id() + ".svg"), qPrintable(panel->id()));
        help.showPage(panel->helpPage());
        QVERIFY2(help.text().startsWith(panel->title()) && help.text() != first, qPrintable(panel->id()));
    }
}

void TestMainWindow::thePaletteListsEveryAction() {
    MainWindow window;
    window.show();
    window.openProject(sample());
    window.openCommandPalette();
    auto* palette = window.findChild<CommandPalette*>();
    QVERIFY(palette->isVisible());
    QVERIFY(palette->findChild<QListWidget*>()->count() > 15);
}

void TestMainWindow::stateIsRestored() {
    {
        MainWindow window;
        window.show();
        window.openProject(sample());
        window.showPanel("runs");
        window.findChild<PanelButtons*>()->setFolded(true);
        window.close();
    }
    MainWindow window;
    window.show();
    window.openLastProject();
    QCOMPARE(window.project().name(), QString("Sample en-es"));
    QCOMPARE(window.currentPanel()->id(), QString("runs"));
    QVERIFY(window.findChild<PanelButtons*>()->folded());
}

void TestMainWindow::aDroppedProjectOpens() {
    MainWindow window;
    window.show();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(sample())});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &drop);
    QVERIFY(window.project().isOpen());
}

void TestMainWindow::twoDroppedDocumentsAreToBeAligned() {
    MainWindow window;
    window.show();
    window.openProject(sample());
    window.showPanel("data");
    QMimeData data;
    const QString source = folder_.filePath("book.de.pdf"), target = folder_.filePath("book.fr.docx");
    for (const QString& file : {source, target}) writeText(file.toStdString(), "a document");
    data.setUrls({QUrl::fromLocalFile(source), QUrl::fromLocalFile(target)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &drop);
    QCOMPARE(window.currentPanel()->id(), QString("align"));
    QCOMPARE(named<FileBox>(*window.currentPanel(), "Source")->text(), source);
    QCOMPARE(named<FileBox>(*window.currentPanel(), "Target")->text(), target);
}

void TestMainWindow::aFileOpensInTheProjectThatHoldsIt() {
    MainWindow window;
    window.show();
    window.openPath(sample() + "/pairs/sample.h5");
    QCOMPARE(window.project().name(), QString("Sample en-es"));
    QTRY_COMPARE(window.currentPanel()->id(), QString("data"));
    QTRY_VERIFY(!labelWith(*window.currentPanel(), "25,043 pairs").isEmpty());
    window.openPath(folder_.filePath("nowhere.tmx"));
    QVERIFY(window.currentPanel()->messages().text().contains("nowhere.tmx"));
}

void TestMainWindow::aModelFromElsewhereIsTried() {
    const QString model = folder_.filePath("elsewhere.h5");
    TrainRequest request;
    request.pairs = {pathIn(folder_, "sample") / "pairs" / "sample.h5"};
    request.settings = quickSettings();
    request.output = pathIn(folder_, "run");
    JobContext job;
    VERIFY_OK(trainModel(request, {}, job));
    QVERIFY(QFile::copy(folder_.filePath("run/model.h5"), model));
    QSettings().setValue("window/project", sample());
    MainWindow window;
    window.show();
    window.openPath(model);
    QCOMPARE(window.project().name(), QString("Sample en-es"));
    QTRY_COMPARE(window.currentPanel()->id(), QString("score"));
    QTRY_COMPARE(window.currentPanel()->findChild<ModelBox*>()->path(), model);
}

void TestMainWindow::anUnknownFileIsReported() {
    MainWindow window;
    window.show();
    window.openProject(sample());
    QVERIFY(!window.openFile(folder_.filePath("picture.xyz")));
    QVERIFY(window.currentPanel()->messages().text().contains("picture.xyz"));
}

void TestMainWindow::everythingIsNamedForScreenReaders() {
    MainWindow window;
    window.show();
    window.openProject(sample());
    for (const Panel* panel : window.panels()) {
        window.showPanel(panel->id());
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            const bool reachable = widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus);
            if (!reachable || widget->objectName().startsWith("qt_")) continue;
            const QString text = widget->property("text").toString() + widget->accessibleName() +
                                 widget->property("placeholderText").toString();
            const QWidget* parent = widget->parentWidget();
            const bool inside = parent && !parent->accessibleName().isEmpty();
            const QString what =
                QString("%1 in %2")
                    .arg(widget->metaObject()->className(), parent ? parent->metaObject()->className() : "");
            QVERIFY2(!text.isEmpty() || inside || qobject_cast<const QAbstractScrollArea*>(widget),
                     qPrintable(what));
        }
    }
}

QTEST_MAIN(TestMainWindow)
#include "test_main_window.moc"
