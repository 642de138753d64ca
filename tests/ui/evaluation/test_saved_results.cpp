#include <QSignalSpy>

#include "core/evaluation/reports/report_text.h"
#include "tests/ui/support/panel_test.h"
#include "ui/evaluation/evaluate_panel.h"
#include "ui/evaluation/model_report.h"
#include "ui/evaluation/pair_inspector.h"
#include "ui/evaluation/result_model.h"
#include "ui/evaluation/saved_results.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/scatter_chart.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

// The results of the last evaluation are kept in the project folder and shown again when the
// project is opened.
class TestSavedResults : public PanelTest<EvaluatePanel> {
    Q_OBJECT

  private slots:
    void initTestCase();
    void cleanup();
    void resultsSurviveARestart();
    void damagedResultsAreIgnoredWithAMessage();
};

void TestSavedResults::initTestCase() {
    prepareSample();
    trainRun();
}

void TestSavedResults::cleanup() {
    closePanel();
    std::filesystem::remove(savedResultsFile(sample()));
}

void TestSavedResults::resultsSurviveARestart() {
    openPanel();
    writeText(pathIn(folder_, "tatoeba.spa-eng.spa"), "el gato\nel perro\nla casa\n");
    writeText(pathIn(folder_, "tatoeba.spa-eng.eng"), "the cat\nthe dog\nthe house\n");
    panel_->addSuite(toText(pathIn(folder_, "tatoeba.spa-eng.spa").parent_path()));
    QSignalSpy kept(panel_.get(), &EvaluatePanel::resultsKept);
    QSignalSpy evaluated(panel_.get(), &EvaluatePanel::evaluated);
    panel_->evaluate();
    QVERIFY(evaluated.wait(60000) && evaluated.first().first().toBool());
    QVERIFY(kept.count() > 0 || kept.wait(20000));
    QVERIFY(kept.first().first().toBool());
    const QString table = panel_->results().asTsv();
    const std::vector<ModelReport> before = panel_->results().reports();
    closePanel();

    makePanel();
    QSignalSpy restored(panel_.get(), &EvaluatePanel::resultsRestored);
    VERIFY_OK(project_->open(sample()));
    QVERIFY(restored.wait(20000) && restored.first().first().toBool());
    QCOMPARE(panel_->results().asTsv(), table);
    const std::vector<ModelReport>& after = panel_->results().reports();
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        QCOMPARE(after[i].name, before[i].name);
        QCOMPARE(after[i].path, before[i].path);
        QCOMPARE(after[i].dimension, before[i].dimension);
        QCOMPARE(pairsAsTsv(std::vector{after[i].report}), pairsAsTsv(std::vector{before[i].report}));
        QCOMPARE(reportsText({after[i]}, ".json"), reportsText({before[i]}, ".json"));
    }
    // Details of a pair can be shown as before.
    emit panel_->inspector().scatter()->pointClicked(2);
    QCOMPARE(named<QLabel>(panel_->inspector(), "First sentence")->text(),
             QString::fromStdString(panel_->results().setAt(0, ResultModel::kFirstModel)->pairs[2].first));
}

void TestSavedResults::damagedResultsAreIgnoredWithAMessage() {
    const auto file = savedResultsFile(sample());
    for (const char* text : {"", "{", "{\"format\":1}", "{\"format\":9,\"reports\":[]}",
                             "{\"format\":1,\"reports\":[{\"report\":{\"sets\":[{\"cosine\":[1]}]}}]}",
                             "{\"format\":1,\"reports\":[{\"report\":{\"sets\":[{\"pairsOf\":7}]}}]}"}) {
        writeText(file, text);
        makePanel();
        QSignalSpy restored(panel_.get(), &EvaluatePanel::resultsRestored);
        VERIFY_OK(project_->open(sample()));
        QVERIFY(restored.wait(20000));
        QVERIFY2(!restored.first().first().toBool(), text);
        QCOMPARE(panel_->results().rowCount(), 0);
        QCOMPARE(panel_->messages().kind(), MessageBar::Kind::warning);
        QVERIFY(panel_->messages().text().contains("last-evaluation.json"));
        closePanel();
    }
}

QTEST_MAIN(TestSavedResults)
#include "test_saved_results.moc"
