// A long session in a real window: train, evaluate, score, search, mine, themes, sizes and panels, again and
// again. Memory stays flat, no file, thread or widget is left behind, and no event takes long.
// PARAGRAM_SOAK_MINUTES: how long; four rounds at least, and by default.
#include <malloc.h>
#include <sys/prctl.h>

#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <vector>

#include "core/base/files/atomic_file.h"
#include "tests/soak/soak_table.h"
#include "tests/ui/soak/timed_application.h"
#include "tests/ui/support/window_test.h"
#include "ui/evaluation/evaluate_panel.h"
#include "ui/exploring/explore_panel.h"
#include "ui/exploring/query_card.h"
#include "ui/forms/file_box.h"
#include "ui/forms/setting_form.h"
#include "ui/mining/mine_panel.h"
#include "ui/mining/mine_setup.h"
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

namespace {

constexpr int kLines = 300;
constexpr double kMostMilliseconds = 50;
constexpr double kMostGrowth = 0.05;

double residentMegabytes() {
    malloc_trim(0);  // what the allocator keeps for later is not the program's
    std::ifstream pages("/proc/self/statm");
    double all = 0, resident = 0;
    pages >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}
double allocatedMegabytes() {
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd) / 1e6;
}
int entries(const char* folder) {
    return static_cast<int>(
        QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
}

// Of so many rounds the medians at the beginning and at the end are compared: a tenth, since what is resident
// goes up and down by seven per cent from one round to the next.
std::size_t together(std::size_t rounds) {
    return std::min(rounds, std::max<std::size_t>(5, rounds / 10));
}

struct Round {
    double megabytes = 0, inUse = 0;  // resident; of these, what the program has allocated
    int files = 0, threads = 0, widgets = 0;
};

// Of count rounds from this one on.
double medianMegabytes(const std::vector<Round>& rounds, std::size_t from, std::size_t count) {
    std::vector<double> sizes;
    for (std::size_t i = from; i < std::min(from + count, rounds.size()); ++i)
        sizes.push_back(rounds[i].megabytes);
    std::sort(sizes.begin(), sizes.end());
    return sizes[sizes.size() / 2];
}

}  // namespace

class SoakWindow : public QObject {
    Q_OBJECT

    QTemporaryDir settings_, data_;
    std::unique_ptr<MainWindow> window_;
    TimedApplication::Stall longest_;
    int stalls_ = 0;

    void note(const char* step) {
        const auto stall = static_cast<TimedApplication*>(qApp)->takeLongest();
        if (stall.milliseconds > kMostMilliseconds) {
            ++stalls_;
            qInfo(
                "%s: %s took %.0f ms, %.0f of them working, %ld page faults, waited %ld times, displaced %ld",
                step, qPrintable(stall.event), stall.milliseconds, stall.working, stall.faults, stall.waits,
                stall.displaced);
        }
        if (stall.milliseconds > longest_.milliseconds) longest_ = stall;
    }
    void clickRail(const QString& id) {
        for (auto* panel : window_->panels())
            if (panel->id() == id)
                for (auto* button : window_->findChildren<PanelButton*>())
                    if (button->accessibleName() == panel->title()) QTest::mouseClick(button, Qt::LeftButton);
        QTRY_COMPARE(window_->currentPanel()->id(), id);
    }
    void click(const QString& text) {
        QPushButton* found = nullptr;
        QTRY_VERIFY2((found = findButton(text)) != nullptr, qPrintable(text));
        QTest::mouseClick(found, Qt::LeftButton);
    }
    QPushButton* findButton(const QString& text) const {
        for (auto* button : window_->currentPanel()->findChildren<QPushButton*>())
            if (button->text() == text && button->isVisible() && button->isEnabled()) return button;
        return nullptr;
    }
    template <class P>
    P* panel() const {
        return qobject_cast<P*>(window_->currentPanel());
    }

    void train(int round);
    void evaluate();
    void score(int round);
    void search(int round);
    void mine();
    void visitAll();
    void wholeRound(int round);

  private slots:
    void initTestCase();
    void cleanupTestCase();
    void memoryStaysFlatAndNothingStalls();
};

void SoakWindow::initTestCase() {
    isolateSettings(settings_);
    applyTheme(*qApp, ThemeChoice::light);
    VERIFY_OK(test::writeSample(data_));
    std::string source, target;
    const std::vector<std::string> texts = sampleSentences(data_, kLines, 0);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        source += texts[i] + "\n";
        target += texts[(i * 7 + 3) % texts.size()] + "\n";
    }
    writeText(pathIn(data_, "source.en"), source);
    writeText(pathIn(data_, "target.en"), target);
    window_ = std::make_unique<MainWindow>();
    window_->resize(1440, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->openProject(data_.filePath("sample"));
    QTRY_VERIFY(window_->project().isOpen());
}

void SoakWindow::cleanupTestCase() {
    if (window_) window_->jobs().stopAll();
    window_.reset();
}

void SoakWindow::train(int round) {
    clickRail("train");
    auto* train = panel<TrainPanel>();
    Settings settings = quickSettings();
    settings.train.steps = 400;
    settings.train.seed = round;
    train->setup().form().setSettings(settings);
    QSignalSpy ended(train, &TrainPanel::trainingEnded);
    click("Train");
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 120000);
    QVERIFY(ended.first().first().toBool());
    note("train");
}

void SoakWindow::evaluate() {
    clickRail("evaluate");
    QSignalSpy evaluated(panel<EvaluatePanel>(), &EvaluatePanel::evaluated);
    click("Evaluate");
    QTRY_COMPARE_WITH_TIMEOUT(evaluated.count(), 1, 120000);
    QVERIFY(evaluated.first().first().toBool());
    note("evaluate");
}

void SoakWindow::score(int round) {
    clickRail("score");
    auto* score = panel<ScorePanel>();
    for (const char* name : {"First sentence", "Second sentence"}) {
        auto* box = named<QPlainTextEdit>(score->boxes(), name);
        QTest::mouseClick(box->viewport(), Qt::LeftButton);
        QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box, QString("the doctor bought %1 books").arg(round));
    }
    QTRY_VERIFY_WITH_TIMEOUT(score->answer() && score->answer()->contribution.cosine > 0.999, 20000);
    note("score");
}

void SoakWindow::search(int round) {
    clickRail("explore");
    auto* explore = panel<ExplorePanel>();
    QSignalSpy opened(explore, &ExplorePanel::corpusOpened);
    explore->openCorpus(data_.filePath("source.en"), true);
    QTRY_COMPARE_WITH_TIMEOUT(opened.count(), 1, 60000);
    QVERIFY(opened.first().first().toBool());
    QLineEdit* field = explore->query().field();
    QTest::mouseClick(field, Qt::LeftButton);
    field->selectAll();
    const QString text = QString("the doctor bought %1 books").arg(round);
    QTest::keyClicks(field, text);
    QTRY_VERIFY_WITH_TIMEOUT(explore->answer() && explore->answer()->question.text == text.toStdString(),
                             20000);
    note("search");
}

void SoakWindow::mine() {
    clickRail("mine");
    auto* mine = panel<MinePanel>();
    mine->setup().source()->setText(data_.filePath("source.en"));
    mine->setup().target()->setText(data_.filePath("target.en"));
    QTRY_VERIFY(mine->setup().button()->isEnabled());
    QSignalSpy mined(mine, &MinePanel::mined);
    QTest::mouseClick(mine->setup().button(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(mined.count(), 1, 60000);
    QVERIFY(mined.first().first().toBool());
    note("mine");
}

void SoakWindow::visitAll() {
    auto* theme = named<QToolButton>(*window_, "Light or dark");
    QVERIFY(theme);
    constexpr int kPause = 100;  // ms; nobody clicks faster
    for (const QSize size : {QSize(1024, 700), QSize(1440, 900)}) {
        QTest::mouseClick(theme, Qt::LeftButton);
        QTest::qWait(kPause);
        note("theme");
        window_->resize(size);
        for (auto* panel : window_->panels()) {
            clickRail(panel->id());
            QTest::qWait(kPause);
            note(qPrintable("panel " + panel->id()));
        }
    }
}

void SoakWindow::wholeRound(int round) {
    train(round);
    evaluate();
    score(round);
    search(round);
    mine();
    visitAll();
    QTRY_VERIFY_WITH_TIMEOUT(!window_->jobs().busy(), 60000);
    // A project of one session does not have a thousand runs: the oldest goes.
    const auto runs = QDir(data_.filePath("sample/runs"))
                          .entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Time | QDir::Reversed);
    if (runs.size() > 2) QVERIFY(QDir(data_.filePath("sample/runs/" + runs.front())).removeRecursively());
}

void SoakWindow::memoryStaysFlatAndNothingStalls() {
    constexpr int kWarmUp = 3;  // rounds, in which caches and pools are filled
    // Otherwise the system may join pages to large ones and fill the holes between them (272 -> 255 MB when
    // that was switched off after 45 minutes).
    prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
    const int minutes = soakCount("PARAGRAM_SOAK_MINUTES", 0);
    QElapsedTimer timer;
    timer.start();
    static_cast<TimedApplication*>(qApp)->setTiming(true);
    std::vector<Round> rounds;
    for (int round = 0; round <= kWarmUp || timer.elapsed() < minutes * 60000LL; ++round) {
        wholeRound(round);
        if (QTest::currentTestFailed()) return;
        rounds.push_back({residentMegabytes(), allocatedMegabytes(), entries("/proc/self/fd"),
                          entries("/proc/self/task"), static_cast<int>(QApplication::allWidgets().size())});
        qInfo("round %d, %.0f s: %.1f MB, %.1f in use, %d open files, %d threads, %d widgets", round + 1,
              static_cast<double>(timer.elapsed()) / 1000, rounds.back().megabytes, rounds.back().inUse,
              rounds.back().files, rounds.back().threads, rounds.back().widgets);
    }
    const Round& first = rounds[kWarmUp - 1];
    const Round& last = rounds.back();
    const std::size_t count = together(rounds.size());
    const double before = medianMegabytes(rounds, kWarmUp - 1, count);
    const double after = medianMegabytes(rounds, rounds.size() - count, count);
    const bool flat = after <= before * (1 + kMostGrowth);
    const bool closed =
        last.files <= first.files && last.threads <= first.threads && last.widgets <= first.widgets;
    qInfo(
        "%zu rounds in %.1f minutes: %.1f MB after the warm-up, %.1f at the end (%+.1f %%), medians of %zu "
        "rounds; in use %.1f and %.1f MB",
        rounds.size(), static_cast<double>(timer.elapsed()) / 60000, before, after,
        100 * (after / before - 1), count, first.inUse, last.inUse);
    qInfo(
        "open files %d and %d, threads %d and %d, widgets %d and %d; longest event %.0f ms, %.0f of them "
        "working (%s); "
        "%d above %.0f ms",
        first.files, last.files, first.threads, last.threads, first.widgets, last.widgets,
        longest_.milliseconds, longest_.working, qPrintable(longest_.event), stalls_, kMostMilliseconds);
    const int wrong = (flat ? 0 : 1) + (closed ? 0 : 1);
    SoakRow{"window", "rounds", static_cast<int>(rounds.size()), static_cast<int>(rounds.size()), 0, wrong}
        .write(timer);
    QVERIFY2(flat, "memory grows");
    QVERIFY2(closed, "open files, threads or widgets are left behind");
}

int main(int argc, char** argv) {
    TimedApplication application(argc, argv);
    SoakWindow test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_window.moc"
