// The first start as a user sees it, in a real window under Xvfb: the sample opens, one click trains, then
// Evaluate and Score use the model.
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

#include "core/tasks/training/list_runs.h"
#include "tests/ui/support/window_test.h"
#include "ui/evaluation/evaluate_panel.h"
#include "ui/evaluation/result_model.h"
#include "ui/scoring/pair_boxes.h"
#include "ui/scoring/score_panel.h"
#include "ui/shell/main_window.h"
#include "ui/shell/panel_buttons.h"
#include "ui/style/theme.h"
#include "ui/training/train_panel.h"
#include "ui/training/train_setup.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestFirstStart : public QObject {
    Q_OBJECT

    QTemporaryDir settings_, data_;
    std::unique_ptr<MainWindow> window_;

    void clickRail(const QString& name) {
        for (auto* button : window_->findChildren<PanelButton*>()) {
            if (button->accessibleName() == name) QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_VERIFY(window_->currentPanel() && window_->currentPanel()->title() == name);
    }
    QPushButton* button(const QString& text) {
        for (auto* found : window_->currentPanel()->findChildren<QPushButton*>()) {
            if (found->text() == text && found->isVisible()) return found;
        }
        return nullptr;
    }

  private slots:
    void initTestCase() {
        test::isolateSettings(settings_);
        qputenv("HOME", data_.path().toUtf8());  // where the sample project goes
        QVERIFY2(QGuiApplication::platformName() == "xcb",
                 "this test wants a real window: run it under xvfb-run");
        applyTheme(*qApp, ThemeChoice::light);
        window_ = std::make_unique<MainWindow>();
        window_->resize(1440, 900);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    }
    void cleanupTestCase() {
        if (window_) window_->jobs().stopAll();
        window_.reset();
    }

    void theFirstStartOpensTheSample() {
        window_->openLastProject();
        QTRY_VERIFY_WITH_TIMEOUT(window_->project().isOpen(), 60000);
        QTRY_VERIFY(window_->currentPanel());
    }

    void oneClickTrainsAndLiftsTheScoreByTwentyPoints() {
        clickRail("Train");
        auto* panel = qobject_cast<TrainPanel*>(window_->currentPanel());
        QTRY_VERIFY(button("Train") && button("Train")->isEnabled());
        QTest::mouseClick(button("Train"), Qt::LeftButton);
        QTRY_VERIFY(panel->training());
        QTRY_VERIFY_WITH_TIMEOUT(!panel->training(), 300000);
        const auto runs = listRuns(window_->project().folder("runs"));
        QCOMPARE(runs.size(), 1U);
        const TrainSummary& summary = runs.front().summary;
        qInfo("development Pearson %.1f, untrained %.1f, %.1f s", 100 * summary.bestScore,
              100 * summary.untrainedScore, summary.seconds);
        QVERIFY(summary.bestScore > summary.untrainedScore + 0.2);
    }

    void evaluateShowsTheScoresOfTheRun() {
        clickRail("Evaluate");
        auto* panel = qobject_cast<EvaluatePanel*>(window_->currentPanel());
        QTRY_VERIFY(button("Evaluate") && button("Evaluate")->isEnabled());
        QTest::mouseClick(button("Evaluate"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(panel->results().rowCount() > 3, 60000);
    }

    void scoreAnswersWhileTyping() {
        clickRail("Score");
        auto* panel = qobject_cast<ScorePanel*>(window_->currentPanel());
        QPlainTextEdit* boxes[2] = {named<QPlainTextEdit>(panel->boxes(), "First sentence"),
                                    named<QPlainTextEdit>(panel->boxes(), "Second sentence")};
        const auto type = [&](int box, const QString& text) {
            QTest::mouseClick(boxes[box]->viewport(), Qt::LeftButton);
            QTest::keyClick(boxes[box], Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(boxes[box], text);
        };
        type(0, "the doctor bought a book yesterday");
        type(1, "the physician purchased a book yesterday");
        const auto cosine = [&] { return panel->answer() ? panel->answer()->contribution.cosine : 0.0; };
        QTRY_VERIFY_WITH_TIMEOUT(cosine() > 0.5, 20000);
        const double close = cosine();
        type(1, "several tired musicians will sell a red car");
        QTRY_VERIFY_WITH_TIMEOUT(cosine() < close - 0.2, 20000);
    }
};

QTEST_MAIN(TestFirstStart)
#include "test_first_start.moc"
