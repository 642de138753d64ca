// Paraphrases from translations with real clicks: translator, sample, run, interruption, filters, new store.
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

#include "core/base/process/neural_process.h"
#include "core/tasks/data/browse_pairs.h"
#include "core/tasks/data/divide_pairs.h"
#include "tests/ui/support/generative_run.h"
#include "tests/ui/support/panel_test.h"
#include "ui/data/data_panel.h"
#include "ui/data/filter/dropped_pair_model.h"
#include "ui/data/filter/filter_page.h"
#include "ui/data/filter/recipe_card.h"
#include "ui/data/filter/recipe_model.h"
#include "ui/data/filter/step_card.h"
#include "ui/data/pair_browser.h"
#include "ui/data/paraphrase/paraphrase_page.h"
#include "ui/data/paraphrase/paraphrase_sample_model.h"
#include "ui/data/paraphrase/paraphrase_setup.h"
#include "ui/data/paraphrase/unfinished_card.h"
#include "ui/forms/number_box.h"
#include "ui/models/model_box.h"
#include "ui/project/train_link.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/range_histogram.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;
namespace fs = std::filesystem;

class TestParaphrasePage : public PanelTest<DataPanel> {
    Q_OBJECT

    ParaphrasePage& page() const { return only<ParaphrasePage>(*panel_); }
    void click(const QString& text) {
        QTRY_VERIFY_WITH_TIMEOUT(button(text) && button(text)->isEnabled(), 60000);
        QTest::mouseClick(button(text), Qt::LeftButton);
    }
    fs::path made(const std::string& name = "few-paraphrases") const {
        return project_->folder("pairs") / (name + ".h5");
    }
    void openPage() {
        openPanel(&DataPanel::listed);
        only<PairBrowser>(*panel_).storeCard().showRows(sample() / "pairs" / "few.h5");
        click("Paraphrases…");
        QVERIFY(page().isVisible());
    }
    // A search that takes moments; without this, the beam of P18.
    void searchQuickly() { labelled<NumberBox>(page(), "Beam")->setValue(1); }
    // Runs until some sentences are translated.
    void runForAWhile() {
        std::int64_t done = 0;
        connect(jobs_.get(), &JobRunner::progressed, this, [&](int id) {
            const JobInfo* job = jobs_->find(id);
            if (job && job->name.startsWith("Making")) done = static_cast<std::int64_t>(job->progress.done);
        });
        click("Make paraphrases");
        QTRY_VERIFY_WITH_TIMEOUT(done >= 256, 60000);
        disconnect(jobs_.get(), &JobRunner::progressed, this, nullptr);
    }

  private slots:
    void initTestCase() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        prepareSample();
        trainRun("average");
        const auto pairs = sample() / "pairs";
        trainGenerativeRun(pairs / "sample.h5", quickSettings(), Generative::backTranslation, run("es-en"));
        JobContext job;
        VERIFY_OK(subsamplePairs({pairs / "sample.h5", pairs / "few.h5", 1000, 1}, job));
    }
    void cleanup() {
        closePanel();
        for (const auto& entry : fs::directory_iterator(sample() / "pairs"))
            if (entry.path().string().find("few-") != std::string::npos) fs::remove(entry.path());
    }

    // Opened before the project is read, it offers the stores when they are there.
    void storesThatAreReadLaterAreOffered() {
        openPanel();
        panel_->showParaphrases();
        QVERIFY(button("Import translations…"));
        QTRY_VERIFY(!button("Import translations…"));
        QTRY_COMPARE(page().setup().translator(), toText(run("es-en")));
    }

    void aSampleIsShownAndTheTimeEstimated() {
        openPage();
        QTRY_COMPARE(page().setup().translator(), toText(run("es-en")));
        QCOMPARE(page().setup().scorer(), toText(run("average")));
        QCOMPARE(labelled<QComboBox>(page(), "Translate")->currentText(), QString("Spanish into English"));
        searchQuickly();
        QSignalSpy sampled(&page(), &ParaphrasePage::sampled);
        QTRY_VERIFY_WITH_TIMEOUT(sampled.count() > 0, 60000);
        QCOMPARE(page().table().model()->rowCount(), 100);
        const auto cell = [&](int column) {
            return page().table().model()->index(3, column).data().toString();
        };
        for (int column = 0; column < ParaphraseSampleModel::kColumns; ++column)
            QVERIFY(!cell(column).isEmpty());
        QVERIFY(cell(ParaphraseSampleModel::kScore).toDouble() < 0);
        QVERIFY(
            !labelWith(page(), "^About .* for 1,000 sentences, at .* per second in the sample").isEmpty());
        QVERIFY(!button("Stop the sample"));
        QCOMPARE(panel_->helpPage(), QString("translate"));
    }

    void aSideInAnotherLanguageIsWarnedOf() {
        // The sides of this store are exchanged, but not their languages.
        PairStoreWriter writer(sample() / "pairs" / "few-exchanged.h5");
        const auto store = PairStore::open(sample() / "pairs" / "few.h5");
        for (SentencePair& pair : store->read(0, 100)) writer.add({pair.target, pair.source});
        writer.commit(store->info());
        openPanel(&DataPanel::listed);
        only<PairBrowser>(*panel_).storeCard().showRows(sample() / "pairs" / "few-exchanged.h5");
        click("Paraphrases…");
        QTRY_VERIFY_WITH_TIMEOUT(panel_->messages().isVisible(), 60000);
        QVERIFY(panel_->messages().kind() == MessageBar::Kind::warning);
        QVERIFY2(panel_->messages().text().contains("is in another language than es"),
                 qPrintable(panel_->messages().text()));
    }

    void theSampleCanBeStopped() {
        openPage();
        click("Stop the sample");
        QVERIFY(!button("Stop the sample"));
        QTest::qWait(500);
        QCOMPARE(page().table().model()->rowCount(), 0);
        QVERIFY(button("Make paraphrases")->isEnabled());
    }

    void theOtherSideNeedsAnotherTranslator() {
        openPage();
        QTRY_VERIFY(!page().setup().translator().isEmpty());
        auto* side = labelled<QComboBox>(page(), "Translate");
        side->setFocus();
        QTest::keyClick(side, Qt::Key_Down);
        QVERIFY(page().setup().translator().isEmpty());
        QVERIFY(!button("Make paraphrases")->isEnabled());
        QVERIFY(!labelWith(page(), "No model of this project translates English into Spanish").isEmpty());
        QSignalSpy wanted(panel_.get(), &Panel::panelRequested);
        click("Train a translator…");
        QCOMPARE(wanted.first().first().toString(), QString("train"));
        const auto link = TrainLink::fromPath(wanted.first().at(1).toString());
        QVERIFY(link && link->preset == "translator-small" && link->pairs == "few");
        QCOMPARE(link->settings, QString("generative.model = translation"));
    }

    void aProjectWithoutTranslationsSaysWhatIsNeeded() {
        openPanel(&DataPanel::listed);
        page().open({}, {});
        panel_->showPage(&page());
        QVERIFY(!labelWith(page(), "this project has none yet").isEmpty());
        QVERIFY(button("Import translations…"));
    }

    void aStoppedRunContinuesAndItsPairsAreFiltered() {
        openPage();
        QTRY_VERIFY(!page().setup().translator().isEmpty());
        searchQuickly();
        runForAWhile();
        click("Stop");
        QTRY_VERIFY_WITH_TIMEOUT(panel_->messages().text().startsWith("Stopped. What is translated is kept"),
                                 60000);
        QVERIFY(!fs::exists(made()));
        // What is done is usable.
        QTRY_VERIFY(!labelWith(page(), "^few-paraphrases: .* of 1,000 sentences translated$").isEmpty());
        click("Use what is done");
        FilterPage& filters = only<FilterPage>(*panel_);
        QTRY_VERIFY_WITH_TIMEOUT(filters.isVisible(), 60000);
        const auto part = describePairs(made());
        VERIFY_OK(part);
        QVERIFY(part->pairs >= 200 && part->pairs < 1000);
        QVERIFY(part->recipe.find(" of 1000 pairs") != std::string::npos);
        // And continued, which replaces it.
        panel_->showParaphrases();
        click("Continue");
        QTRY_VERIFY_WITH_TIMEOUT(filters.isVisible(), 60000);
        const auto whole = describePairs(made());
        VERIFY_OK(whole);
        QVERIFY(whole->pairs > part->pairs && whole->pairs <= 1000 && whole->hasScore);
        QVERIFY(panel_->messages().text().contains("sentences were translated before."));
        QVERIFY(!fs::exists(made().string() + ".translations.request"));

        RecipeModel& recipe = filters.recipe().model();
        QCOMPARE(recipe.rowCount(), 4);
        QStringList steps;
        for (int row = 0; row < 4; ++row)
            steps << recipe.recipe().steps[static_cast<std::size_t>(row)].filter.c_str();
        QCOMPARE(steps, QStringList({"paraphrase", "overlap", "score", "length"}));
        QTRY_VERIFY_WITH_TIMEOUT(filters.preview(), 60000);
        // A line in the histogram of the translation score is dragged.
        for (const int row : {0, 1, 3}) recipe.setEnabled(row, false);
        filters.recipe().table().setCurrentIndex(recipe.index(2, 0));
        QTRY_VERIFY(filters.preview() && filters.preview()->steps[2].ran);
        QTRY_VERIFY(filters.preview()->steps[2].seen == whole->pairs);
        RangeHistogram& chart = filters.step().histogram();
        chart.replot();
        const int y = chart.height() / 2,
                  from = static_cast<int>(chart.xAxis->coordToPixel(
                      chart.xAxis->range().lower + chart.xAxis->range().size() * 0.01 / 1.02)),
                  to = (from + chart.width()) / 2;
        QTest::mousePress(&chart, Qt::LeftButton, {}, QPoint(from, y));
        QTest::mouseMove(&chart, QPoint((from + to) / 2, y));
        QTest::mouseMove(&chart, QPoint(to, y));
        QTest::mouseRelease(&chart, Qt::LeftButton, {}, QPoint(to, y));
        QVERIFY(recipe.recipe().steps[2].allValues().number("minimum") > -100);
        QTRY_VERIFY(filters.preview()->kept < whole->pairs);
        QTRY_VERIFY(filters.dropped().rowCount() > 0);
        const std::int64_t kept = filters.preview()->kept;
        auto* which = named<QComboBox>(filters, "Which dropped pairs");
        which->setFocus();
        QTest::keyClick(which, Qt::Key_End);
        QTRY_COMPARE(filters.dropped().rowCount(), static_cast<int>(kept));
        QVERIFY(!labelWith(filters, QString("^%1 pairs$").arg(kept)).isEmpty());
        click("Filter all pairs");
        QTRY_VERIFY_WITH_TIMEOUT(fs::exists(made("few-paraphrases-filtered")), 60000);
        QCOMPARE(describePairs(made("few-paraphrases-filtered"))->pairs, kept);
    }

    void theNextStartOffersToContinue() {
        openPage();
        QTRY_VERIFY(!page().setup().translator().isEmpty());
        searchQuickly();
        runForAWhile();
        closePanel();  // as when the window is closed
        openPanel(&DataPanel::listed);
        QTRY_VERIFY(
            panel_->messages().text().startsWith("An interrupted run can be continued: few-paraphrases: "));
        click("Show");
        QVERIFY(page().isVisible());
        click("Remove");
        QTRY_VERIFY(!page().unfinished().isVisible());
        QVERIFY(fs::exists(sample() / "trash" / "few-paraphrases.h5.translations.unfinished"));
    }
};

QTEST_MAIN(TestParaphrasePage)
#include "test_paraphrase_page.moc"
