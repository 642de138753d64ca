// Detailed statistics with real clicks and keys: the whole store, steps of a recipe, folds; saved files.
#include <QComboBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>
#include <QSignalSpy>

#include "core/base/files/atomic_file.h"
#include "core/tasks/training/train_tokenizer.h"
#include "tests/ui/support/panel_test.h"
#include "ui/data/data_panel.h"
#include "ui/data/filter/filter_page.h"
#include "ui/data/pair_browser.h"
#include "ui/data/statistics/pair_charts.h"
#include "ui/data/statistics/stage_model.h"
#include "ui/data/statistics/statistics_menu.h"
#include "ui/data/statistics/statistics_model.h"
#include "ui/data/statistics/statistics_page.h"
#include "ui/data/statistics/statistics_setup.h"
#include "ui/models/model_box.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/histogram.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestStatisticsPage : public PanelTest<DataPanel> {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareSample(); }
    void init() {
        freshSample();
        openPanel(&DataPanel::listed);
    }
    void cleanup() { closePanel(); }

    void stepsOfTheFilterPagesRecipeWithScoreAndPieces() {
        // Word vectors: every word of the sample's English side has the same direction.
        writeText(pathIn(folder_, "vectors.txt"), "tom 1 0\nthe 1 0\ni 1 0.5\nque 0 1\nla 0 1\n");
        TokenizerRequest learn;
        learn.pairs = {project_->folder("pairs") / "sample.h5"};
        learn.output = project_->folder("tokenizers") / "small.model";
        learn.settings.tokenizer.vocabulary = 300;
        JobContext job;
        VERIFY_OK(trainTokenizer(learn, job));
        only<FilterPage>(*panel_).setRecipeText("length minimum=8\nduplicates\n");
        panel_->showStatistics();
        QVERIFY(page().isVisible());
        StatisticsSetup& setup = page().setup();
        QTest::keyClick(named<QComboBox>(setup, "Parts of the pair store"), Qt::Key_Down);
        QVERIFY(setup.recipeBox().isVisible() && !named<QComboBox>(setup, "Ranked by")->isVisible());
        setup.modelBox().choose(folder_.filePath("vectors.txt"));
        QTest::mouseClick(named<QCheckBox>(setup, "Entropy of trigrams"), Qt::LeftButton, {}, {8, 8});
        named<QComboBox>(setup, "Tokenizer for the piece overlap")->setCurrentText("small");
        count();
        QCOMPARE(page().stages().rowCount(), 3);
        QCOMPARE(page().stages().index(0, StageModel::kPairs).data().toString(), QString("25,043"));
        QCOMPARE(page().stages().stage(1).name, std::string("length minimum=8"));
        QVERIFY(page().stages().stage(1).statistics.source.meanLength >
                page().stages().stage(0).statistics.source.meanLength);
        QVERIFY(!named<DataTable>(page(), "Stages")->isColumnHidden(StageModel::kParaphrase));
        QVERIFY(named<DataTable>(page(), "Stages")->isColumnHidden(StageModel::kScore));
        QStringList names;
        for (int row = 0; row < page().numbers().rowCount(); ++row)
            names << page().numbers().index(row, 0).data().toString();
        QVERIFY(names.contains("Paraphrase score") && names.contains("Piece overlap"));
        QVERIFY(names.contains("Trigram entropy"));
        QCOMPARE(page().charts().choice()->count(), 3);
        QVERIFY(page().charts().paraphrase()->csv().count('\n') > 10);
        QVERIFY(page().charts().growth()->csv().count('\n') > 5);
        QCOMPARE(page().languages().headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QString("English"));
        QVERIFY(page().languages().index(0, 0).data().toString().startsWith("Spanish") ||
                page().languages().index(0, 0).data().toString().startsWith("English"));
        // Another stage has its own numbers and charts.
        const QString lengths = named<Histogram>(page().charts(), "Sentence lengths, first side")->csv();
        named<DataTable>(page(), "Stages")->setFocus();
        QTest::keyClick(named<DataTable>(page(), "Stages"), Qt::Key_Down);
        QVERIFY(named<Histogram>(page().charts(), "Sentence lengths, first side")->csv() != lengths);

        const QString json = folder_.filePath("s.json"), csv = folder_.filePath("s.csv");
        page().menu().saveAs(json);
        page().menu().saveAs(csv);
        const auto read =
            QJsonDocument::fromJson(QByteArray::fromStdString(*readFile(toPath(json)))).object();
        QCOMPARE(read["pairs"].toInt(), 25043);
        QCOMPARE(read["stages"].toArray().size(), 3);
        QVERIFY(read.contains("piece_overlap") && read.contains("mean_paraphrase_score"));
        QVERIFY(readFile(toPath(csv))->starts_with("stage,number,source,target\n"));
        QSignalSpy failed(&page().menu(), &StatisticsMenu::failed);
        page().menu().saveAs(folder_.filePath("no/where.json"));
        QCOMPARE(failed.count(), 1);
    }

    void foldsByAQuantity() {
        panel_->showStatistics();
        StatisticsSetup& setup = page().setup();
        named<QComboBox>(setup, "Parts of the pair store")->setCurrentIndex(StatisticsSetup::kFolds);
        QVERIFY(named<QComboBox>(setup, "Ranked by")->isVisible());
        named<QComboBox>(setup, "Ranked by")->setCurrentText("Trigram overlap");
        count();
        QCOMPARE(page().stages().rowCount(), 11);
        double before = -1;
        for (int fold = 1; fold <= 10; ++fold) {
            const PairStatistics& s = page().stages().stage(fold).statistics;
            QVERIFY(std::abs(static_cast<double>(s.pairs) - 2504.3) < 1);
            QVERIFY(s.meanOverlap >= before);
            before = s.meanOverlap;
        }
        QVERIFY(page().stages().index(10, 0).data().toString().startsWith("fold 10: "));
        // Ranking by a model requires one.
        named<QComboBox>(setup, "Ranked by")->setCurrentText("Paraphrase score");
        QSignalSpy failed(&page(), &StatisticsPage::failed);
        QTest::mouseClick(named<QPushButton>(setup, "Count"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(failed.count(), 1, 30000);
        QVERIFY(panel_->messages().text().contains("no model"));
        QTest::keyClick(&page(), Qt::Key_Escape);
        QVERIFY(only<PairBrowser>(*panel_).isVisible());
    }

    void whatTheBrowserCountedIsSavedAndShownAtOnce() {
        QTRY_VERIFY_WITH_TIMEOUT(only<PairBrowser>(*panel_).statisticsMenu().summary(), 30000);
        const QString json = folder_.filePath("whole.json");
        only<PairBrowser>(*panel_).statisticsMenu().saveAs(json);
        QVERIFY(readFile(toPath(json))->find("\"languages\"") != std::string::npos);
        panel_->showStatistics();
        QCOMPARE(page().stages().rowCount(), 1);
    }

  private:
    StatisticsPage& page() const { return only<StatisticsPage>(*panel_); }
    void count() {
        QSignalSpy counted(&page(), &StatisticsPage::counted);
        QTest::mouseClick(named<QPushButton>(page().setup(), "Count"), Qt::LeftButton);
        QVERIFY(page().counting());
        QTRY_COMPARE_WITH_TIMEOUT(counted.count(), 1, 60000);
    }
};

QTEST_MAIN(TestStatisticsPage)
#include "test_statistics_page.moc"
