// A new project as a user makes it, in a real window under Xvfb: the purpose is chosen, and the steps lead
// from importing pairs through a training to a search.
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>

#include "core/tasks/data/write_sample.h"
#include "tests/ui/support/window_test.h"
#include "ui/exploring/explore_panel.h"
#include "ui/exploring/sentence_model.h"
#include "ui/forms/setting_form.h"
#include "ui/guides/guide_bar.h"
#include "ui/shell/main_window.h"
#include "ui/shell/new_project_dialog.h"
#include "ui/style/theme.h"
#include "ui/training/train_panel.h"
#include "ui/training/train_setup.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestNewProject : public QObject {
    Q_OBJECT

    QTemporaryDir settings_, data_;
    std::unique_ptr<MainWindow> window_;
    GuideBar* bar_ = nullptr;

    static void click(const QWidget& root, const QString& text) {
        for (auto* found : root.findChildren<QPushButton*>())
            if (found->text() == text && found->isVisible()) return QTest::mouseClick(found, Qt::LeftButton);
        QFAIL(qPrintable("no button " + text));
    }
    bool stepIs(const QString& place) const { return labelWith(*bar_, "^Step") == place; }

  private slots:
    void initTestCase() {
        isolateSettings(settings_);
        QVERIFY2(QGuiApplication::platformName() == "xcb",
                 "this test wants a real window: run it under xvfb-run");
        applyTheme(*qApp, ThemeChoice::light);
        const auto texts = paragram::writeSample(pathIn(data_, "texts"));
        QVERIFY(texts.ok());
        std::ifstream lines(pathIn(data_, "texts") / "train.en-es.tsv");
        std::ofstream corpus(pathIn(data_, "corpus.en"));
        std::string line;
        for (int i = 0; i < 500 && std::getline(lines, line); ++i)
            corpus << line.substr(0, line.find('\t')) << '\n';
        window_ = std::make_unique<MainWindow>();
        window_->resize(1440, 900);
        window_->show();
        bar_ = window_->findChild<GuideBar*>();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }
    void cleanupTestCase() {
        if (window_) window_->jobs().stopAll();
        window_.reset();
    }

    void aPurposeNameAndFolderMakeAProject() {
        QTimer::singleShot(0, this, [this] {
            QTRY_VERIFY(QApplication::activeModalWidget());
            auto* dialog = qobject_cast<NewProjectDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto* ways = dialog->findChild<QListWidget*>();
            QCOMPARE(ways->count(), 6);
            QVERIFY(!ways->verticalScrollBar()->isVisible());
            QTest::mouseClick(ways->viewport(), Qt::LeftButton, {},
                              ways->visualItemRect(ways->item(1)).center());
            QCOMPARE(dialog->guide(), QString("clean"));
            QTest::mouseClick(ways->viewport(), Qt::LeftButton, {},
                              ways->visualItemRect(ways->item(0)).center());
            auto* name = named<QLineEdit>(*dialog, "Name");
            named<QLineEdit>(*dialog, "Folder")->setText(data_.filePath("nowhere"));
            auto* create = dialog->findChild<QPushButton*>();
            QVERIFY(create->text() == "Create" && !create->isEnabled());
            named<QLineEdit>(*dialog, "Folder")->setText(data_.path());
            name->selectAll();
            QTest::keyClicks(name, "texts");  // a folder of this name exists
            QVERIFY(!create->isEnabled());
            QTest::keyClicks(name, " of mine");
            QVERIFY(create->isEnabled());
            QTest::mouseClick(create, Qt::LeftButton);
        });
        click(*window_, "New project…");
        QTRY_VERIFY(window_->project().isOpen());
        QCOMPARE(window_->project().name(), QString("texts of mine"));
        QCOMPARE(window_->currentPanel()->id(), QString("data"));
        QVERIFY(bar_->isVisible());
        QVERIFY(stepIs("Step 1 of 3"));
    }

    void pairsAreImported() {
        QVERIFY(window_->openFile(data_.filePath("texts/train.en-es.tsv")));
        const auto import = [&] {
            for (auto* found : window_->findChildren<QPushButton*>())
                if (found->text() == "Import" && found->isVisible() && found->isEnabled()) return found;
            return static_cast<QPushButton*>(nullptr);
        };
        QTRY_VERIFY_WITH_TIMEOUT(import(), 20000);
        QTest::mouseClick(import(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(stepIs("Step 1 of 3 ✓"), 60000);
        click(*bar_, "Next step");
        QCOMPARE(window_->currentPanel()->id(), QString("train"));
    }

    void aModelIsTrained() {
        auto* panel = qobject_cast<TrainPanel*>(window_->currentPanel());
        panel->setup().form().applyPresetNamed("quick");
        QTRY_VERIFY_WITH_TIMEOUT(!panel->setup().request().pairs.empty(), 20000);
        QSignalSpy ended(panel, &TrainPanel::trainingEnded);
        click(panel->setup(), "Train");
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 300000);
        QVERIFY2(ended.first().first().toBool(), qPrintable(panel->messages().text()));
        QTRY_VERIFY(stepIs("Step 2 of 3 ✓"));
        click(*bar_, "Next step");
        QCOMPARE(window_->currentPanel()->id(), QString("explore"));
    }

    void theTextAnswers() {
        auto* panel = qobject_cast<ExplorePanel*>(window_->currentPanel());
        QTRY_VERIFY_WITH_TIMEOUT(window_->openFile(data_.filePath("corpus.en")), 20000);
        QTRY_VERIFY_WITH_TIMEOUT(!window_->jobs().busy(), 60000);
        auto* query = named<QLineEdit>(*panel, "Sentence to search for");
        QVERIFY(query);
        QTest::mouseClick(query, Qt::LeftButton);
        QTest::keyClicks(query, "the doctor bought a book");
        QTRY_VERIFY_WITH_TIMEOUT(panel->sentences().rowCount() > 3, 30000);
        click(*bar_, "Finish");
        QVERIFY(!bar_->isVisible());
    }
};

QTEST_MAIN(TestNewProject)
#include "test_new_project.moc"
