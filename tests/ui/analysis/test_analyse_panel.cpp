#include <QLineEdit>
#include <QSignalSpy>

#include "core/tasks/training/train_model.h"
#include "tests/ui/support/panel_test.h"
#include "ui/analysis/analyse_panel.h"
#include "ui/analysis/language_page.h"
#include "ui/analysis/lexicon_entry_model.h"
#include "ui/analysis/lexicon_page.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/scatter_chart.h"
#include "ui/widgets/score_table_model.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestAnalysePanel : public PanelTest<AnalysePanel> {
    Q_OBJECT

  private slots:
    void initTestCase() {
        prepareSample();
        makePanel();
    }

    void cleanupTestCase() { closePanel(); }

    void asksForPairsWhereThereAreNone() {
        QTemporaryDir empty;
        VERIFY_OK(project_->create(pathIn(empty, "empty"), "empty"));
        QVERIFY(!panel_->lexicon().isVisible());
        VERIFY_OK(project_->open(pathIn(folder_, "sample")));
        QVERIFY(panel_->lexicon().isVisible());
    }

    void looksWordsUpWhileOneTypes() {
        LexiconPage& page = panel_->lexicon();
        QSignalSpy built(&page, &LexiconPage::built);
        page.build();
        QVERIFY(built.wait(60000));
        QVERIFY(built.first().first().toBool());
        auto* field = page.findChild<QLineEdit*>();
        QVERIFY(field);
        field->setFocus();
        QTest::keyClicks(field, "Doctor");
        QTRY_VERIFY(page.entries().rowCount() > 0);
        QTest::qWait(100);  // the last letter's answer
        // The sample's translations occur on opposite sides.
        QStringList entries;
        for (int row = 0; row < std::min(5, page.entries().rowCount()); ++row)
            entries << page.entries().index(row, 0).data().toString();
        QVERIFY2(entries.contains("doctor") || entries.contains("médico") || entries.contains("doctora"),
                 qPrintable(entries.join(' ')));
        page.look("no such word");
        QTRY_COMPARE(page.entries().rowCount(), 0);
    }

    void comparesWithPeopleAndSaves() {
        LexiconPage& page = panel_->lexicon();
        QSignalSpy compared(&page, &LexiconPage::compared);
        page.compare(toText(writeText(pathIn(folder_, "EN-made.txt"), "doctor\tapple\t2\nhouse\tcasa\t9\n")));
        QVERIFY(compared.wait(60000));
        QVERIFY(labelWith(page, "P18 Table 13").startsWith("made: "));
        page.compare(toText(writeText(pathIn(folder_, "no-list.txt"), "one column\n")));
        QVERIFY(compared.wait(60000));
        QVERIFY(panel_->messages().kind() == MessageBar::Kind::error);
        QSignalSpy saved(&page, &LexiconPage::saved);
        const auto file = pathIn(folder_, "lexicon.tsv");
        page.save(toText(file));
        QVERIFY(saved.wait(60000));
        QVERIFY(saved.first().first().toBool() && std::filesystem::file_size(file) > 100);
    }

    void measuresTheOverlapOfTwoLanguages() {
        const auto sample = pathIn(folder_, "sample");
        TrainRequest request;
        request.pairs = {sample / "pairs" / "sample.h5"};
        request.settings = quickSettings();
        request.settings.train.steps = 5;
        request.output = sample / "runs" / "small";
        JobContext job;
        VERIFY_OK(trainModel(request, {}, job));
        panel_->languages().refresh();
        QSignalSpy measured(&panel_->languages(), &LanguagePage::measured);
        panel_->languages().measure();
        QVERIFY(measured.wait(60000));
        QVERIFY(!labelWith(panel_->languages(), "^Overlap 0\\.").isEmpty());
    }

    void aStudyShowsLanguagesAndCorrelations() {
        LanguagePage& page = panel_->languages();
        QSignalSpy studied(&page, &LanguagePage::studied);
        page.openStudy(
            toText(writeText(pathIn(folder_, "study.tsv"),
                             "language\tscore\toverlap\tsyntax\nfr\t0.7\t0.5\t0.1\nde\t0.65\t0.45\t0.2\n"
                             "ru\t0.5\t0.1\t0.6\nar\t0.4\t0.05\t0.5\n")));
        QVERIFY(studied.wait(60000));
        QCOMPARE(page.languages().rowCount(), 4);
        QCOMPARE(page.correlations().index(0, 0).data().toString(), QString("all"));
        QCOMPARE(page.correlations().index(0, 2).data().toString(), QString("100.0"));
        QCOMPARE(page.correlations().index(3, 0).data().toString(), QString("P19 Table 5: All Lang."));
        emit page.scatter().pointClicked(2);
        QCOMPARE(page.scatter().current(), 2);
        studied.clear();
        page.openStudy(toText(writeText(pathIn(folder_, "wrong.tsv"), "a\tb\n")));
        QVERIFY(studied.wait(60000));
        QVERIFY(!studied.first().first().toBool());
        QCOMPARE(page.languages().rowCount(), 4);  // the earlier rows remain
    }

  private:
};

QTEST_MAIN(TestAnalysePanel)
#include "test_analyse_panel.moc"
