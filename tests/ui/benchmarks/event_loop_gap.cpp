// Trains the sample in a real window, offscreen, and measures the longest time the event loop was blocked.
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>
#include <algorithm>

#include "tests/ui/support/window_test.h"
#include "ui/forms/setting_form.h"
#include "ui/shell/main_window.h"
#include "ui/style/theme.h"
#include "ui/training/train_panel.h"
#include "ui/training/train_setup.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class EventLoopGap : public QObject {
    Q_OBJECT

  private slots:
    void whileATrainingRuns();
};

void EventLoopGap::whileATrainingRuns() {
    constexpr int kMeasureMs = 10000;
    constexpr double kLimitMs = 50;
    QTemporaryDir settingsFolder, folder;
    isolateSettings(settingsFolder);
    applyTheme(*qApp, ThemeChoice::light);
    VERIFY_OK(test::writeSample(folder));
    MainWindow window;
    window.resize(1440, 900);
    window.show();
    window.openProject(folder.filePath("sample"));
    window.showPanel("train");
    auto* panel = qobject_cast<TrainPanel*>(window.currentPanel());
    QVERIFY(panel);
    Settings settings;
    settings.tokenizer.vocabulary = 4000;
    settings.train.epochs = 1000;
    panel->setup().form().setSettings(settings);
    panel->train();

    std::vector<double> gaps;
    QElapsedTimer last;
    last.start();
    QTimer beat;
    beat.setTimerType(Qt::PreciseTimer);
    connect(&beat, &QTimer::timeout, this, [&] {
        gaps.push_back(static_cast<double>(last.nsecsElapsed()) / 1e6);
        last.restart();
    });
    beat.start(1);
    // Not qWait, which sleeps between processing events.
    QEventLoop loop;
    QTimer::singleShot(kMeasureMs, &loop, &QEventLoop::quit);
    loop.exec();
    beat.stop();
    QVERIFY(panel->training());
    std::sort(gaps.begin(), gaps.end());
    const auto share = [&](double s) {
        return gaps[static_cast<std::size_t>(s * static_cast<double>(gaps.size() - 1))];
    };
    qInfo(
        "event loop while training: %zu beats in %.0f s, gap 50 %% %.1f ms, 99 %% %.1f ms, longest %.1f ms "
        "(limit %.0f)",
        gaps.size(), kMeasureMs / 1000.0, share(0.5), share(0.99), gaps.back(), kLimitMs);
    if (gaps.back() > kLimitMs) qWarning("longer than the limit: other programs may be using this machine");
}

QTEST_MAIN(EventLoopGap)
#include "event_loop_gap.moc"
