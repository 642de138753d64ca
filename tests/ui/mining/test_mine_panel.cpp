// The mine panel with real clicks and keys: two texts mined, reviewed, exported.
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

#include "core/base/files/atomic_file.h"
#include "core/tasks/data/export_pairs.h"
#include "tests/ui/support/panel_test.h"
#include "ui/forms/file_box.h"
#include "ui/mining/candidate_model.h"
#include "ui/mining/gold_card.h"
#include "ui/mining/margin_card.h"
#include "ui/mining/mine_panel.h"
#include "ui/mining/mine_setup.h"
#include "ui/mining/review_card.h"
#include "ui/models/model_box.h"
#include "ui/project/elsewhere_dialog.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/histogram.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::ui;
using namespace paragram::test;

namespace {

constexpr int kLines = 300;

}  // namespace

class TestMinePanel : public PanelTest<MinePanel> {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void twoTextsAreMined();
    void keysJudgeAndUndo();
    void judgementsSurviveAnInterruption();
    void notesAreKept();
    void theThresholdCountsExactly();
    void goldShowsItsCurve();
    void exportsInEveryFormat_data();
    void exportsInEveryFormat();
    void aMissingTextShowsTheError();
    void aMiningIsWrittenToRunElsewhere();

  private:
    bool mine(bool gold = false) {
        FileBox* fields[] = {panel_->setup().source(), panel_->setup().target(), panel_->setup().gold()};
        const char* names[] = {"news.en", "news.es", "news.gold"};
        for (int i = 0; i < (gold ? 3 : 2); ++i)
            fields[i]->setText(toText(pathIn(folder_, (gold && i < 2 ? "id-" : "") + std::string(names[i]))));
        QSignalSpy mined(panel_.get(), &MinePanel::mined);
        QTest::mouseClick(panel_->setup().button(), Qt::LeftButton);
        return mined.wait(60000) && mined.first().first().toBool();
    }
    CandidateModel& candidates() { return panel_->review().candidates(); }
};

void TestMinePanel::initTestCase() {
    prepareSample();
    trainRun();
    // The same sentences on both sides in another order, so the correct pairs are known.
    const std::vector<std::string> texts = sampleSentences(folder_, kLines, 0);
    QCOMPARE(texts.size(), std::size_t{kLines});
    std::string source, target, idSource, idTarget, gold;
    for (int i = 0; i < kLines; ++i) {
        const auto sentence = [&](int n) { return texts[static_cast<std::size_t>(n)]; };
        const int other = (i * 7 + 3) % kLines;
        source += sentence(i) + "\n";
        target += sentence(other) + "\n";
        idSource += "s" + std::to_string(i) + "\t" + sentence(i) + "\n";
        idTarget += "t" + std::to_string(other) + "\t" + sentence(other) + "\n";
        if (i < 150) gold += "s" + std::to_string(i) + "\tt" + std::to_string(i) + "\n";
    }
    writeText(pathIn(folder_, "news.en"), source);
    writeText(pathIn(folder_, "news.es"), target);
    writeText(pathIn(folder_, "id-news.en"), idSource);
    writeText(pathIn(folder_, "id-news.es"), idTarget);
    writeText(pathIn(folder_, "news.gold"), gold);
}

void TestMinePanel::init() {
    std::filesystem::remove_all(sample() / "corpora");
    std::filesystem::create_directories(sample() / "corpora");
    openPanel();
    QTRY_VERIFY(!panel_->modelBox().path().isEmpty());
}

void TestMinePanel::cleanup() {
    closePanel();
}

void TestMinePanel::twoTextsAreMined() {
    QVERIFY(!panel_->setup().button()->isEnabled());
    QVERIFY(mine());
    QCOMPARE(candidates().rowCount(), kLines);
    int right = 0;
    for (int row = 0; row < kLines; ++row)
        right += candidates().pair(row).source == candidates().pair(row).target ? 1 : 0;
    QVERIFY2(right > kLines * 9 / 10, qPrintable(QString::number(right)));
    QVERIFY(candidates().pair(0).score >= candidates().pair(1).score);
    QCOMPARE(panel_->margins().total(), qint64{kLines});
    QVERIFY(!panel_->gold().isVisible());
    QVERIFY(panel_->review().details().contains("cosine"));
    QVERIFY(panel_->review().details().contains("next best"));
    QVERIFY(std::filesystem::exists(panel_->place()->pairs));
}

void TestMinePanel::keysJudgeAndUndo() {
    QVERIFY(mine());
    DataTable& table = panel_->review().table();
    table.setFocus();
    table.selectSourceRow(0);
    QTest::keyClick(&table, Qt::Key_A);
    QTest::keyClick(&table, Qt::Key_R);
    QTest::keyClick(&table, Qt::Key_S);
    QCOMPARE(candidates().judgement(0).decision, Decision::accepted);
    QCOMPARE(candidates().judgement(1).decision, Decision::rejected);
    QCOMPARE(candidates().judgement(2).decision, Decision::skipped);
    QCOMPARE(table.sourceRow(table.currentIndex().row()), 3);
    QCOMPARE(candidates().reviewed(), qint64{3});
    QVERIFY(labelWith(*panel_, "^3 of [0-9,]+ reviewed$") != "");
    QVERIFY(labelWith(*panel_, "^Selected pair: ").contains("Ctrl+Z undo"));
    QTest::keyClick(&table, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&table, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(candidates().judgement(2).decision, Decision::none);
    QCOMPARE(candidates().judgement(1).decision, Decision::none);
    QCOMPARE(table.sourceRow(table.currentIndex().row()), 1);
    QCOMPARE(candidates().reviewed(), qint64{1});
    // A pair rejected above the threshold is not exported; one accepted below it is.
    panel_->margins().setThreshold(9);
    QVERIFY(panel_->exportButton()->text().contains(" 1 "));
    panel_->margins().setThreshold(-9);
    QTest::keyClick(&table, Qt::Key_R);
    QVERIFY(panel_->exportButton()->text().contains(countText(kLines - 1)));
}

void TestMinePanel::judgementsSurviveAnInterruption() {
    QVERIFY(mine());
    DataTable& table = panel_->review().table();
    table.selectSourceRow(4);
    QTest::keyClick(&table, Qt::Key_R);
    const auto place = *panel_->place();
    // The window closes without saving; another opens the file.
    cleanup();
    project_ = std::make_unique<Project>();
    jobs_ = std::make_unique<JobRunner>();
    panel_ = std::make_unique<MinePanel>(PanelContext{*project_, *jobs_});
    panel_->show();
    VERIFY_OK(project_->open(pathIn(folder_, "sample")));
    QSignalSpy mined(panel_.get(), &MinePanel::mined);
    QVERIFY(panel_->openFile(toText(place.pairs)));
    QVERIFY(mined.wait(60000));
    QCOMPARE(candidates().rowCount(), kLines);
    QCOMPARE(candidates().judgement(4).decision, Decision::rejected);
}

void TestMinePanel::notesAreKept() {
    QVERIFY(mine());
    DataTable& table = panel_->review().table();
    table.setFocus();
    table.selectSourceRow(2);
    QTest::keyClick(&table, Qt::Key_N);
    QLineEdit* note = named<QLineEdit>(panel_->review(), "Note on the selected pair");
    QTRY_VERIFY(note->hasFocus());
    QTest::keyClicks(note, "only the first half");
    QTest::keyClick(note, Qt::Key_Return);
    QVERIFY(table.hasFocus());
    QCOMPARE(candidates().judgement(2).note, std::string("only the first half"));
    table.selectSourceRow(3);
    QCOMPARE(note->text(), QString());
    table.selectSourceRow(2);
    QCOMPARE(note->text(), QString("only the first half"));
}

void TestMinePanel::theThresholdCountsExactly() {
    QVERIFY(mine());
    for (const double threshold : {0.8, 1.0, 1.05, 1.2, 3.0}) {
        emit panel_->margins().histogram()->thresholdChanged(threshold);
        qint64 kept = 0;
        for (int row = 0; row < kLines; ++row)
            kept += candidates().pair(row).score >= panel_->margins().threshold() ? 1 : 0;
        // Scores in the file have six digits.
        QVERIFY(std::abs(panel_->margins().kept() - kept) <= 1);
        QVERIFY(panel_->exportButton()->text().contains(countText(panel_->margins().kept())));
    }
}

void TestMinePanel::goldShowsItsCurve() {
    QVERIFY(mine(true));
    QVERIFY(panel_->gold().isVisible());
    QVERIFY(panel_->gold().numbers().contains("precision"));
    panel_->margins().setThreshold(9);
    QVERIFY(panel_->gold().numbers().contains("F1 <b>0.0</b>"));
    QTest::mouseClick(&only<QPushButton>(panel_->gold()), Qt::LeftButton);
    QVERIFY(panel_->margins().threshold() < 9);
}

void TestMinePanel::exportsInEveryFormat_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("mark");
    QTest::newRow("tsv") << "tsv"
                         << "out.tsv"
                         << "\n";
    QTest::newRow("tmx") << "tmx"
                         << "out.tmx"
                         << "<tuv xml:lang=\"es\"><seg>";
    QTest::newRow("xliff") << "xliff"
                           << "out.xlf"
                           << "<target>";
    QTest::newRow("moses") << "moses"
                           << "out"
                           << "\n";
}
void TestMinePanel::exportsInEveryFormat() {
    QFETCH(QString, format);
    QFETCH(QString, file);
    QFETCH(QString, mark);
    QVERIFY(mine());
    panel_->margins().setThreshold(-9);
    DataTable& table = panel_->review().table();
    table.setFocus();
    table.selectSourceRow(0);
    QTest::keyClick(&table, Qt::Key_R);
    const auto path = pathIn(folder_, file.toStdString());
    QSignalSpy exported(panel_.get(), &MinePanel::exported);
    panel_->exportPairs(toText(path), format);
    QVERIFY(exported.wait(60000) && exported.first().first().toBool());
    const auto text = readFile(format == "moses" ? std::filesystem::path(path.string() + ".es") : path);
    VERIFY_OK(text);
    QCOMPARE(QString::fromStdString(*text).count(mark), kLines - 1);
    if (format == "moses") QVERIFY(std::filesystem::exists(path.string() + ".en"));
}

void TestMinePanel::aMissingTextShowsTheError() {
    std::filesystem::rename(pathIn(folder_, "news.es"), pathIn(folder_, "away"));
    QVERIFY(!mine());
    QVERIFY(panel_->messages().text().contains("news.es"));
    QVERIFY(panel_->setup().button()->isEnabled());
    std::filesystem::rename(pathIn(folder_, "away"), pathIn(folder_, "news.es"));
}

void TestMinePanel::aMiningIsWrittenToRunElsewhere() {
    QVERIFY(!button(QString::fromUtf8("Run elsewhere…"))->isEnabled());
    panel_->setup().source()->setText(toText(pathIn(folder_, "news.en")));
    panel_->setup().target()->setText(toText(pathIn(folder_, "news.es")));
    QTimer modal;
    connect(&modal, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<ElsewhereDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        modal.stop();
        QCOMPARE(named<QLineEdit>(*dialog, "Name")->text(), QString("news"));
        named<QComboBox>(*dialog, "Started by")->setCurrentIndex(2);
        QTest::mouseClick(named<QPushButton>(*dialog, "Write the folder"), Qt::LeftButton);
    });
    modal.start(50);
    QTest::mouseClick(button(QString::fromUtf8("Run elsewhere…")), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(panel_->messages().text().contains("bash job.sh"), 20000);
    const std::string script = *readFile(pathIn(folder_, "news") / "job.sh");
    QVERIFY2(
        script.find("mine --model data/model.h5 --source data/news.en --target data/news.es --margin ratio "
                    "--retrieval max --search auto -k 4 --output mined.tsv") != std::string::npos,
        script.c_str());
    std::filesystem::remove_all(pathIn(folder_, "news"));
}

QTEST_MAIN(TestMinePanel)
#include "test_mine_panel.moc"
