// Opens a project of 10,000 runs in the window, visits every panel and compares fifty runs; prints how long
// the event loop was blocked by each.
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTimer>
#include <algorithm>
#include <filesystem>

#include "core/runs/run_folder.h"
#include "core/tasks/training/train_model.h"
#include "tests/ui/support/window_test.h"
#include "ui/shell/main_window.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

namespace fs = std::filesystem;

namespace {

constexpr int kRuns = 10'000;

// How long the event loop was blocked at most while something is done and for a while after.
class Beat : public QObject {
  public:
    Beat() {
        timer_.setTimerType(Qt::PreciseTimer);
        connect(&timer_, &QTimer::timeout, this, [this] { tick(); });
        timer_.start(1);
    }
    double longestOf(const std::function<void()>& act, int afterMs) {
        longest_ = 0;
        last_.start();
        act();
        QEventLoop loop;
        QTimer::singleShot(afterMs, &loop, &QEventLoop::quit);
        loop.exec();
        tick();
        return longest_;
    }

  private:
    void tick() {
        longest_ = std::max(longest_, static_cast<double>(last_.nsecsElapsed()) / 1e6);
        last_.restart();
    }
    QTimer timer_;
    QElapsedTimer last_;
    double longest_ = 0;
};

}  // namespace

class ManyRunsGap : public QObject {
    Q_OBJECT

  private slots:
    void aProjectOfTenThousandRuns();
};

void ManyRunsGap::aProjectOfTenThousandRuns() {
    QTemporaryDir settingsFolder, folder;
    isolateSettings(settingsFolder);
    applyTheme(*qApp, ThemeChoice::light);
    VERIFY_OK(test::writeSample(folder));
    TrainRequest request;
    const fs::path sample = pathIn(folder, "sample");
    request.pairs = {sample / "pairs" / "sample.h5"};
    request.settings = quickSettings();
    request.output = sample / "runs" / "run-0";
    JobContext job;
    VERIFY_OK(trainModel(request, {}, job));
    for (int i = 1; i < kRuns; ++i) {
        const fs::path run = sample / "runs" / ("run-" + std::to_string(i));
        fs::create_directory(run);
        for (const auto& file : fs::directory_iterator(request.output)) {
            if (file.path().extension() == ".h5")
                fs::create_hard_link(file.path(), run / file.path().filename());
            else if (file.is_regular_file())
                fs::copy_file(file.path(), run / file.path().filename());
        }
    }
    Beat beat;
    MainWindow window;
    window.resize(1440, 900);
    window.show();
    const auto say = [&](const QString& what, double ms) {
        qInfo("%d runs, %s: blocked for %.0f ms at most", kRuns, qPrintable(what), ms);
    };
    say("opening the project", beat.longestOf([&] { window.openProject(folder.filePath("sample")); }, 6000));
    for (const char* id : {"data", "tokenizer", "train", "runs", "evaluate", "score", "explore", "mine",
                           "align", "analyse", "export", "generate"})
        say(QString("showing ") + id, beat.longestOf([&] { window.showPanel(id); }, 700));
    window.showPanel("runs");
    auto* table = window.currentPanel()->findChild<DataTable*>();
    QVERIFY(table);
    QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), kRuns, 20'000);
    say("sorting the runs", beat.longestOf([&] { table->sortByColumn(4, Qt::DescendingOrder); }, 1000));
    say("comparing fifty",
        beat.longestOf(
            [&] {
                table->selectionModel()->select(
                    QItemSelection(table->model()->index(0, 0), table->model()->index(49, 0)),
                    QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            },
            2000));
    say("selecting all", beat.longestOf([&] { table->selectAll(); }, 3000));
    say("a run more", beat.longestOf([&] { fs::create_directory(sample / "runs" / "new"); }, 4000));
}

QTEST_MAIN(ManyRunsGap)
#include "many_runs_gap.moc"
