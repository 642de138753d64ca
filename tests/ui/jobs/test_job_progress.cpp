#include <QLabel>
#include <QProgressBar>
#include <QProxyStyle>
#include <QPushButton>
#include <QTest>

#include "ui/jobs/job_progress.h"
#include "ui/style/theme.h"

using namespace paragram;
using namespace paragram::ui;

namespace {

// A desktop on which things move, or do not.
class Moving : public QProxyStyle {
  public:
    explicit Moving(bool moves) : moves_(moves) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override {
        if (hint == SH_Widget_Animation_Duration) return moves_ ? 200 : 0;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }

  private:
    bool moves_;
};

JobInfo training() {
    JobInfo job;
    job.name = "Training sp-200-m10";
    job.state = JobState::running;
    job.progress = {.stage = "Training", .done = 5, .total = 10, .unit = "epochs"};
    job.progress.rate = 53870;
    job.progress.rateUnit = "pairs";
    job.progress.secondsLeft = 95;
    return job;
}

}  // namespace

class TestJobProgress : public QObject {
    Q_OBJECT

  private slots:
    void init() { applyTheme(*qApp, ThemeChoice::light); }
    void whatHasNoRoomIsLeftOut_data() {
        QTest::addColumn<double>("scale");
        QTest::newRow("as designed") << 1.0;
        QTest::newRow("twice as large") << 2.0;
    }
    void whatHasNoRoomIsLeftOut() {
        QFETCH(double, scale);
        applyTheme(*qApp, ThemeChoice::light, scale);
        QWidget window;
        window.resize(scaled(900), scaled(40));
        JobProgress strip(&window);
        strip.resize(window.size());
        window.show();
        strip.showJob(training());
        const auto shown = [&] {
            int count = 0;
            for (const QLabel* label : strip.findChildren<QLabel*>()) count += label->isVisible();
            return count;
        };
        QCOMPARE(shown(), 4);
        strip.resize(strip.minimumSizeHint().width() + scaled(130), strip.height());
        QTRY_COMPARE(shown(), 3);
        strip.resize(strip.minimumSizeHint());
        QTRY_COMPARE(shown(), 2);
        // No two parts overlap.
        QCoreApplication::processEvents();
        const QList<QWidget*> parts = strip.findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
        for (const QWidget* one : parts)
            for (const QWidget* other : parts)
                if (one != other && one->isVisible() && other->isVisible())
                    QVERIFY(!one->geometry().intersects(other->geometry()));
    }
    void nothingMovesWhereTheDesktopWantsItSo_data() {
        QTest::addColumn<bool>("moves");
        QTest::newRow("moves") << true;
        QTest::newRow("still") << false;
    }
    void nothingMovesWhereTheDesktopWantsItSo() {
        QFETCH(bool, moves);
        qApp->setStyleSheet({});
        qApp->setStyle(new Moving(moves));
        JobProgress strip;
        JobInfo job = training();
        job.progress.total = 0;  // unknown
        strip.showJob(job);
        QCOMPARE(strip.findChild<QProgressBar*>()->maximum() == 0, moves);
    }
};

QTEST_MAIN(TestJobProgress)
#include "test_job_progress.moc"
