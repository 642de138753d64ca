#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

#include "core/models/load_model.h"
#include "tests/ui/support/panel_test.h"
#include "ui/evaluation/data_set_chart.h"
#include "ui/evaluation/error_group_model.h"
#include "ui/evaluation/evaluate_panel.h"
#include "ui/evaluation/evaluated_pair_model.h"
#include "ui/evaluation/evaluation_bar.h"
#include "ui/evaluation/pair_inspector.h"
#include "ui/evaluation/result_model.h"
#include "ui/evaluation/saved_results.h"
#include "ui/evaluation/scores_card.h"
#include "ui/evaluation/task_inspector.h"
#include "ui/project/pair_link.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/scatter_chart.h"
#include "ui/widgets/score_table_model.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestEvaluatePanel : public PanelTest<EvaluatePanel> {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanup();
    void theTableShowsTheNumbersOfTheEvaluation();
    void choosesPearsonOrSpearman();
    void aClickOnAPointShowsItsPair();
    void savesTheResultsAndCopiesTheTable();
    void aBadFileIsNamedAndTheOthersAreEvaluated();
    void badFilesAloneShowTheError();
    void tablesAndJsonLinesAreEvaluated();
    void remembersTheChoicesOfAProject();
    void saysWhatIsMissing();
    void namesBothProtocolsOfTheYears();
    void evaluatesARunThatAnotherPanelHandsOver();
    void showsThePapersRowsInTheirTables();
    void showsErrorsAndTwoModelsPairByPair();
    void showsTasksWithTheirErrors();
    void showsBaselinesNextToTheModel();

  private:
    bool evaluate() {
        QSignalSpy evaluated(panel_.get(), &EvaluatePanel::evaluated);
        panel_->evaluate();
        return evaluated.wait(60000) && evaluated.first().first().toBool();
    }
};

void TestEvaluatePanel::initTestCase() {
    prepareSample();
    trainRun();
}

void TestEvaluatePanel::init() {
    openPanel();
}

void TestEvaluatePanel::cleanup() {
    std::filesystem::remove(project_->folder() / "evaluation.json");
    std::filesystem::remove(savedResultsFile(project_->folder()));
    closePanel();
}

void TestEvaluatePanel::theTableShowsTheNumbersOfTheEvaluation() {
    QVERIFY(evaluate());
    const ResultModel& results = panel_->results();
    // Three development and three test sets, and the mean of each three.
    QCOMPARE(results.rowCount(), 8);
    QCOMPARE(results.columnCount(), ResultModel::kFirstModel + 2);
    const auto model = loadModel(run());
    VERIFY_OK(model);
    JobContext job;
    const auto expected = evaluateModel(**model, {project_->folder("test") / "test.en-es.tsv"}, job);
    VERIFY_OK(expected);
    const auto untrained =
        evaluateModel(untrainedModelLike(**model, 1), {project_->folder("test") / "test.en-es.tsv"}, job);
    bool found = false;
    for (int row = 0; row < results.rowCount(); ++row) {
        if (results.index(row, ResultModel::kSet).data().toString() != "test.en-es") continue;
        found = true;
        QCOMPARE(results.index(row, 3).data().toString(), scoreText(expected->sets[0].pearson));
        QCOMPARE(results.index(row, 4).data().toString(), scoreText(untrained->sets[0].pearson));
        QVERIFY(results.index(row, 3).data(Qt::ToolTipRole).toString().contains("95 % interval"));
    }
    QVERIFY(found);
}

void TestEvaluatePanel::choosesPearsonOrSpearman() {
    QVERIFY(evaluate());
    panel_->bar().setMeasure(Measure::spearman);
    const StsSetResult* set = panel_->results().setAt(0, ResultModel::kFirstModel);
    QVERIFY(set);
    QCOMPARE(panel_->results().index(0, ResultModel::kFirstModel).data().toString(),
             scoreText(set->spearman));
}

void TestEvaluatePanel::aClickOnAPointShowsItsPair() {
    QVERIFY(evaluate());
    const StsSetResult* set = panel_->results().setAt(0, ResultModel::kFirstModel);
    QVERIFY(set);
    // The card is too narrow for the names of data set and model, score and count in one line.
    const QString figures = labelWith(panel_->inspector(), "small · r ");
    QVERIFY2(figures.endsWith("400 pairs"), qPrintable(figures));
    emit panel_->inspector().scatter()->pointClicked(5);
    const StsPairResult& pair = set->pairs[5];
    QCOMPARE(named<QLabel>(panel_->inspector(), "First sentence")->text(),
             QString::fromStdString(pair.first));
    QCOMPARE(named<QLabel>(panel_->inspector(), "Second sentence")->text(),
             QString::fromStdString(pair.second));
    QVERIFY(labelWith(panel_->inspector(), "^gold ").contains(cosineText(pair.cosine)));
    QCOMPARE(panel_->inspector().scatter()->current(), 5);
    QSignalSpy requested(panel_.get(), &Panel::panelRequested);
    panel_->inspector().openCurrent();
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested.first().first().toString(), QString("score"));
    QCOMPARE(requested.first().last().toString(),
             (PairLink{QString::fromStdString(pair.first), QString::fromStdString(pair.second), toText(run())}
                  .path()));
}

void TestEvaluatePanel::savesTheResultsAndCopiesTheTable() {
    QVERIFY(evaluate());
    const std::vector<ModelReport>& reports = panel_->results().reports();
    const auto file = [&](const char* ending) {
        return project_->folder("reports") / (std::string("e") + ending);
    };
    for (const char* ending : {".csv", ".md", ".json"}) QVERIFY(panel_->saveResults(toText(file(ending))));
    const auto text = [&](const char* ending) {
        QFile saved(toText(file(ending)));
        return saved.open(QIODevice::ReadOnly) ? saved.readAll() : QByteArray();
    };
    // A header line, then the sets of both models.
    QCOMPARE(text(".csv").count("model,suite"), 1);
    QVERIFY(text(".csv").contains(reports[1].name.toUtf8()));
    QVERIFY(text(".md").startsWith("## Data sets"));
    const QJsonArray json = QJsonDocument::fromJson(text(".json")).array();
    QCOMPARE(json.size(), 2);
    QCOMPARE(json[0].toObject()["sets"].toArray().size(), 6);
    QVERIFY(panel_->results().asTsv().startsWith("Suite\tData set\tPairs\tsmall\t"));
    QVERIFY(!panel_->saveResults("/nowhere/at/all/e.csv"));
    QCOMPARE(panel_->messages().kind(), MessageBar::Kind::error);
}

void TestEvaluatePanel::aBadFileIsNamedAndTheOthersAreEvaluated() {
    const auto bad = writeText(pathIn(folder_, "bad.tsv"), "not a grade\tone\ttwo\n");
    panel_->addSuite(toText(bad));
    QVERIFY(evaluate());
    QCOMPARE(panel_->messages().kind(), MessageBar::Kind::warning);
    const QString text = panel_->messages().text();
    QVERIFY2(text.contains("bad.tsv") && text.contains("0 \"not a grade\", 1 \"one\", 2 \"two\""),
             qPrintable(text));
    QVERIFY2(panel_->notes().contains("Skipped: ") && panel_->notes().contains("bad.tsv"),
             qPrintable(panel_->notes()));
    QCOMPARE(panel_->results().rowCount(), 8);
}

void TestEvaluatePanel::badFilesAloneShowTheError() {
    for (const SuiteChoice& suite : panel_->choice().suites())
        panel_->choice().setSuiteChosen(suite.path, false);
    panel_->addSuite(toText(writeText(pathIn(folder_, "bad.tsv"), "not a grade\tone\ttwo\n")));
    QVERIFY(!evaluate());
    QCOMPARE(panel_->messages().kind(), MessageBar::Kind::error);
    const QString text = panel_->messages().text();
    QVERIFY2(text.contains("bad.tsv") && text.contains("sentence1, sentence2 and score"), qPrintable(text));
}

void TestEvaluatePanel::tablesAndJsonLinesAreEvaluated() {
    panel_->choice().setBaseline(false);
    const auto csv =
        writeText(pathIn(folder_, "german.csv"), "\"Ein Hund, der\",Der Hund,4.5\nHaus,Boot,1\nA,B,2\n");
    const auto json = writeText(pathIn(folder_, "lines.jsonl"),
                                "{\"sentence1\": \"a\", \"sentence2\": \"b\", \"score\": 1}\n"
                                "{\"sentence1\": \"c\", \"sentence2\": \"c\", \"score\": 5}\n"
                                "{\"sentence1\": \"e\", \"sentence2\": \"f\", \"score\": \"?\"}\n");
    for (const SuiteChoice& suite : panel_->choice().suites())
        panel_->choice().setSuiteChosen(suite.path, false);
    panel_->addSuite(toText(csv));
    panel_->addSuite(toText(json));
    QVERIFY(evaluate());
    QCOMPARE(panel_->results().reports().front().report.sets.size(), std::size_t{2});
    QVERIFY2(panel_->notes().contains("lines.jsonl: 1 of 3 lines skipped"), qPrintable(panel_->notes()));
}

void TestEvaluatePanel::remembersTheChoicesOfAProject() {
    const auto added = writeText(pathIn(folder_, "mine.tsv"), "1\ta cat\ta dog\n4\ta cat\tthe cat\n");
    panel_->addSuite(toText(added));
    panel_->choice().setSuiteChosen(toText(project_->folder("test") / "test.en-en.tsv"), false);
    panel_->choice().setBaseline(false);
    panel_->choice().save(*project_);
    EvaluationChoice other;
    other.open(*project_);
    QCOMPARE(other.suites().size(), 7U);
    QCOMPARE(other.chosenSuites().size(), 6U);
    QVERIFY(!other.baseline());
    QCOMPARE(other.chosenModels().size(), 1U);
}

void TestEvaluatePanel::saysWhatIsMissing() {
    VERIFY_OK(project_->create(pathIn(folder_, "empty"), "Empty"));
    VERIFY_OK(project_->open(pathIn(folder_, "empty")));
    QVERIFY(button("Train a model"));
    QSignalSpy requested(panel_.get(), &Panel::panelRequested);
    button("Train a model")->click();
    QCOMPARE(requested.first().first().toString(), QString("train"));
}

void TestEvaluatePanel::namesBothProtocolsOfTheYears() {
    const auto suite = pathIn(folder_, "STS") / "STS13-en-test";
    std::filesystem::create_directories(suite);
    for (const char* name : {"FNWN", "headlines"}) {
        writeText(suite / ("STS.input." + std::string(name) + ".txt"),
                  "the cat\ta cat\nthe dog\ta house\nold books\tnew books\n");
        writeText(suite / ("STS.gs." + std::string(name) + ".txt"), "5\n1\n3\n");
    }
    panel_->addSuite(toText(pathIn(folder_, "STS")));
    QVERIFY(evaluate());
    const QString table = panel_->results().asTsv();
    QVERIFY(table.contains("STS 2013\tmean of sets"));
    QVERIFY(table.contains("STS 2013\tall pairs pooled (Spearman)"));
    QVERIFY(table.contains("STS 2012–2016\tmean of years"));
    QVERIFY(panel_->notes().contains("2013 SMT"));
}

void TestEvaluatePanel::evaluatesARunThatAnotherPanelHandsOver() {
    QSignalSpy evaluated(panel_.get(), &EvaluatePanel::evaluated);
    QVERIFY(panel_->openFile(toText(run())));
    QVERIFY(evaluated.wait(60000));
    QCOMPARE(panel_->results().reports().front().name, QString("small"));
    QVERIFY(!panel_->openFile(toText(project_->folder("corpora"))));
}

void TestEvaluatePanel::showsThePapersRowsInTheirTables() {
    const auto suite = pathIn(folder_, "years") / "STS12-en-test";
    std::filesystem::create_directories(suite);
    writeText(suite / "STS.input.MSRpar.txt", "the cat\ta cat\nthe dog\ta house\nold books\tnew books\n");
    writeText(suite / "STS.gs.MSRpar.txt", "5\n1\n3\n");
    panel_->addSuite(toText(pathIn(folder_, "years")));
    QVERIFY(evaluate());
    auto* views = panel_->scores().findChild<QComboBox*>();
    QVERIFY(views);
    const int view = views->findText("STS 2012-2016, Pearson's r x 100, mean of sets");
    QVERIFY(view > 0);
    panel_->scores().setView(view);
    const ScoreTableModel& table = only<ScoreTableModel>(panel_->scores());
    QCOMPARE(table.index(0, 0).data().toString(), panel_->results().reports().front().name);
    QCOMPARE(table.table().columns[1], std::string("2012"));
    bool published = false;
    for (int row = 0; row < table.rowCount(); ++row)
        published = published || table.index(row, 0).data().toString() == "P22 Table 2: P-SP";
    QVERIFY(published);
    QVERIFY(panel_->scores().asTsv().contains("P22 Table 2: P-SP\t68.7"));
    QVERIFY(panel_->saveResults(toText(project_->folder("reports") / "e.tex")));
    QVERIFY(panel_->saveMteb(toText(project_->folder("reports"))));
    QVERIFY(std::filesystem::exists(project_->folder("reports") / "results"));
}

void TestEvaluatePanel::showsErrorsAndTwoModelsPairByPair() {
    QVERIFY(evaluate());
    DataSetChart* chart = panel_->inspector().chart();
    QCOMPARE(chart->viewCount(), DataSetChart::kFirstOther + 1);  // the untrained one
    chart->setView(DataSetChart::kByOverlap);
    QCOMPARE(chart->groups()->rowCount(), 5);
    QCOMPARE(chart->groups()->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Overlap"));
    chart->setView(DataSetChart::kByLanguage);
    QVERIFY(chart->groups()->rowCount() > 0);
    QSignalSpy compared(chart, &DataSetChart::compared);
    chart->setView(DataSetChart::kFirstOther);
    QVERIFY(compared.wait(20000));
    QVERIFY(!labelWith(*chart, "\\br .* p [<=]").isEmpty());
    emit chart->scatter()->pointClicked(3);
    QCOMPARE(named<QLabel>(panel_->inspector(), "First sentence")->text(),
             QString::fromStdString(panel_->results().setAt(0, ResultModel::kFirstModel)->pairs[3].first));
    // Another data set keeps the kind of chart.
    panel_->table().setCurrentIndex(panel_->table().model()->index(1, ResultModel::kFirstModel));
    QCOMPARE(chart->view(), static_cast<int>(DataSetChart::kFirstOther));
    chart->setView(DataSetChart::kCalibration);
    chart->setView(DataSetChart::kScatter);
    QVERIFY(labelWith(*chart, "\\br .* p [<=]").isEmpty());
}

void TestEvaluatePanel::showsTasksWithTheirErrors() {
    const auto folder = pathIn(folder_, "tasks");
    std::filesystem::create_directories(folder);
    writeText(folder / "tatoeba.spa-eng.spa", "el gato\nel perro\nla casa\n");
    writeText(folder / "tatoeba.spa-eng.eng", "the cat\nthe dog\nthe house\n");
    std::string positive, negative;
    for (int i = 0; i < 12; ++i) {
        positive += "good day " + std::to_string(i) + "\n";
        negative += "bad night " + std::to_string(i) + "\n";
    }
    writeText(folder / "rt-polarity.pos", positive);
    writeText(folder / "rt-polarity.neg", negative);
    panel_->addSuite(toText(folder));
    QVERIFY(evaluate());
    const ResultModel& results = panel_->results();
    int retrieval = -1, sentiment = -1;
    for (int row = 0; row < results.rowCount(); ++row) {
        if (results.index(row, ResultModel::kSuite).data() == "Retrieval") retrieval = row;
        if (results.index(row, ResultModel::kSet).data() == "MR · accuracy") sentiment = row;
    }
    QVERIFY(retrieval >= 0 && sentiment >= 0);
    DataTable& table = panel_->table();
    table.setCurrentIndex(table.model()->index(table.viewRow(retrieval), ResultModel::kFirstModel));
    QVERIFY(panel_->tasks().isVisible());
    QVERIFY(!labelWith(panel_->tasks(), "error, source to target").isEmpty());
    const TaskResult* task = results.taskAt(retrieval, ResultModel::kFirstModel);
    QCOMPARE(panel_->tasks().errors().rowCount(), static_cast<int>(task->errors.size()));
    table.setCurrentIndex(table.model()->index(table.viewRow(sentiment), ResultModel::kFirstModel));
    QVERIFY(!labelWith(panel_->tasks(), "^accuracy ").isEmpty());
    QVERIFY(!panel_->inspector().isVisible());
    table.setCurrentIndex(table.model()->index(0, ResultModel::kFirstModel));
    QVERIFY(panel_->inspector().isVisible());
}

void TestEvaluatePanel::showsBaselinesNextToTheModel() {
    panel_->choice().setOtherBaselines(true);
    QVERIFY(evaluate());
    QStringList names;
    for (const ModelReport& report : panel_->results().reports()) names << report.name;
    QVERIFY(names.contains("word overlap") && names.contains("chrF"));
    QVERIFY(names.contains("random TRIGRAM (3 seeds)"));
    panel_->choice().setOtherBaselines(false);
}

QTEST_MAIN(TestEvaluatePanel)
#include "test_evaluate_panel.moc"
