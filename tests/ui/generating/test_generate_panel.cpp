#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSlider>

#include "core/base/files/resumable_output.h"
#include "core/base/process/neural_process.h"
#include "core/tasks/data/browse_pairs.h"
#include "tests/support/toy_grammar.h"
#include "tests/ui/support/generative_run.h"
#include "tests/ui/support/panel_test.h"
#include "ui/generating/generate_panel.h"
#include "ui/generating/generate_setup.h"
#include "ui/generating/paraphrase_card.h"
#include "ui/generating/paraphrase_model.h"
#include "ui/generating/way_bar.h"
#include "ui/models/model_box.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestGeneratePanel : public PanelTest<GeneratePanel> {
    Q_OBJECT

    void choose(const std::string& name) {
        QSignalSpy read(panel_.get(), &GeneratePanel::modelRead);
        panel_->modelBox().choose(toText(run(name)));
        QVERIFY(read.count() > 0 || read.wait(20000));
    }
    bool write() {
        QSignalSpy written(panel_.get(), &GeneratePanel::written);
        QTest::mouseClick(&panel_->setup().writeButton(), Qt::LeftButton);
        return written.wait(60000) && written.first().first().toBool();
    }
    // Models of templates and whole parses and a parse generator, once for all tests.
    static void trainToyForms(const std::filesystem::path& runs) {
        const QTemporaryDir folder;
        writeToyPairs(folder, 600);
        TrainRequest templates = toyRequest(folder), parses = templates, generator = toyParserRequest(folder);
        parses.settings.generative.form = Form::parse;
        templates.output = runs / "scpn";
        parses.output = runs / "whole";
        generator.output = runs / "parser";
        // Not learned yet: what is written differs from the sentences.
        parses.settings.train.epochs = generator.settings.train.epochs = 5;
        JobContext job;
        for (const TrainRequest* request : {&templates, &parses, &generator})
            VERIFY_OK(trainModel(*request, {}, job));
    }
    QString cell(int row, int column) const {
        return panel_->table().model()->index(row, column).data().toString();
    }

  private slots:
    void initTestCase() {
        if (!NeuralProcess::checkInstalled()) QSKIP("paragram-neural was not built: libtorch is missing");
        prepareSample();
        trainRun("average");
        const auto pairs = sample() / "pairs";
        trainGenerativeRun(pairs / "sample.h5", quickSettings(), Generative::bgt, run("bgt"));
        trainToyForms(run("scpn").parent_path());
    }
    void init() {
        openPanel(&GeneratePanel::modelRead);
        choose("bgt");
    }
    void cleanup() { closePanel(); }

    void sentencesAreWrittenAgainAndTranslated() {
        QVERIFY(!panel_->setup().writeButton().isEnabled());
        panel_->setup().sentences().setFocus();
        QTest::keyClicks(&panel_->setup().sentences(), "the dog sleeps");
        QTest::keyClick(&panel_->setup().sentences(), Qt::Key_Return);
        QTest::keyClicks(&panel_->setup().sentences(), "where is the house");
        QVERIFY(panel_->setup().writeButton().isEnabled());
        QVERIFY(write());
        QCOMPARE(panel_->table().model()->rowCount(), 2);
        QCOMPARE(cell(0, 0), QString("the dog sleeps"));
        QVERIFY(!cell(1, 1).isEmpty());
        QVERIFY(cell(1, 2).toDouble() < 0);
        panel_->setup().to().setCurrentIndex(1);
        QVERIFY(write());
        panel_->setup().style().setText("dónde está");
        QVERIFY(write());
    }

    void aSliderMovesFromOneSentenceToAnother() {
        panel_->setup().sentences().setPlainText("the dog sleeps\nwhere is the house");
        QVERIFY(!named("Steps")->isVisible());
        QVERIFY(write());
        QVERIFY(!panel_->way().isVisible() && panel_->table().isColumnHidden(3));
        panel_->setup().towards().setText("the doctor bought three apples");
        QVERIFY(named("Steps")->isVisible());
        QVERIFY(write());
        QCOMPARE(panel_->table().model()->rowCount(), 22);
        QVERIFY(panel_->way().isVisible() && !panel_->table().isColumnHidden(3));
        QCOMPARE(panel_->way().slider().maximum(), 10);
        QCOMPARE(cell(0, 3), QString("0 %"));
        QCOMPARE(cell(10, 3), QString("100 %"));
        panel_->way().slider().setFocus();
        for (int i = 0; i < 4; ++i) QTest::keyClick(&panel_->way().slider(), Qt::Key_Right);
        QCOMPARE(panel_->table().selectedSourceRows(), QList<int>{4});
        QCOMPARE(panel_->way().text(), cell(4, 1));
        panel_->table().selectSourceRow(11 + 7);  // of the second sentence
        QCOMPARE(panel_->way().slider().value(), 7);
        QCOMPARE(panel_->way().text(), cell(18, 1));
        panel_->setup().towards().clear();
        QVERIFY(write());
        QVERIFY(!panel_->way().isVisible());
    }

    void samplingHasItsOwnFields() {
        QVERIFY(named("Beam") != nullptr && named("Beam")->isVisible());
        QVERIFY(!named("Temperature")->isVisible());
        panel_->setup().search().setCurrentIndex(1);
        QVERIFY(!named("Beam")->isVisible());
        QVERIFY(named("Temperature")->isVisible());
        panel_->setup().sentences().setPlainText("the dog sleeps");
        QVERIFY(write());
        QVERIFY(panel_->setup().request().writing.sample);
    }

    void aRoundTripGivesParaphrasesToChooseFrom() {
        GenerateSetup& setup = panel_->setup();
        setup.sentences().setPlainText("the dog sleeps in the house\nwhere is the house of my friend");
        QVERIFY(!setup.back().isVisible());
        setup.to().setCurrentIndex(1);
        QVERIFY(setup.back().isVisible() && !setup.scorer().isVisible());
        QVERIFY(!setup.roundTrip());
        QTRY_VERIFY(setup.back().findText("bgt") >= 0);
        QCOMPARE(setup.back().findText("average"), -1);
        setup.back().choose(toText(run("bgt")));
        QVERIFY(setup.scorer().isVisible() && !setup.style().isVisible());
        QCOMPARE(setup.scorer().path(), toText(run("average")));
        QCOMPARE(setup.request().writing.best, 5);
        QVERIFY(write());
        ParaphraseCard& card = panel_->paraphrases();
        QVERIFY(card.isVisible() && !panel_->table().isVisible());
        QVERIFY(!labelWith(card, "of 50 are different").isEmpty());
        ParaphraseModel& made = card.model();
        QVERIFY(made.rowCount() >= 2);
        QCOMPARE(made.headerData(ParaphraseModel::kOrigin, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QString("Spanish"));
        const auto cell = [&](int row, int column) { return made.index(row, column).data().toString(); };
        for (int column = ParaphraseModel::kSentence; column < ParaphraseModel::kColumns; ++column)
            QVERIFY(!card.table().isColumnHidden(column) && !cell(0, column).isEmpty());
        QVERIFY(cell(0, ParaphraseModel::kScore).toDouble() < 0);
        // By the keys, one after another; the last decision is undone.
        card.table().setFocus();
        QVERIFY(!button("Save the accepted ones")->isEnabled());
        QTest::keyClick(&card.table(), Qt::Key_A);
        QCOMPARE(card.table().selectedSourceRows(), QList<int>{1});
        QTest::keyClick(&card.table(), Qt::Key_R);
        QVERIFY(made.decision(0) == Decision::accepted && made.decision(1) == Decision::rejected);
        QTest::keyClick(&card.table(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(made.decision(1) == Decision::none);
        QCOMPARE(card.table().selectedSourceRows(), QList<int>{1});
        QTest::mouseClick(button("Accept (A)"), Qt::LeftButton);
        // Those accepted become a pair store.
        QSignalSpy stored(panel_.get(), &GeneratePanel::stored);
        QTest::mouseClick(button("Save 2 accepted"), Qt::LeftButton);
        QVERIFY(stored.wait(20000));
        QCOMPARE(panel_->messages().text(), QString("2 paraphrases in paraphrases."));
        const auto store = describePairs(sample() / "pairs" / "paraphrases.h5");
        VERIFY_OK(store);
        QCOMPARE(store->pairs, 2);
        QCOMPARE(store->sourceLanguage + store->targetLanguage, std::string("enen"));
        QSignalSpy wanted(panel_.get(), &Panel::panelRequested);
        QTest::mouseClick(button("Show"), Qt::LeftButton);
        QCOMPARE(wanted.first().first().toString(), QString("data"));
        QCOMPARE(card.name(), QString("paraphrases-2"));
        // One sentence needs no column; without a model there are no cosines.
        setup.sentences().setPlainText("the dog sleeps in the house");
        setup.scorer().choose({});
        QVERIFY(write());
        QVERIFY(card.table().isColumnHidden(ParaphraseModel::kSentence));
        QVERIFY(card.table().isColumnHidden(ParaphraseModel::kCosine));
        // And back to translations alone.
        setup.back().choose({});
        QVERIFY(write());
        QVERIFY(!card.isVisible() && panel_->table().isVisible());
    }

    void templatesGiveParaphrasesInTheirForms() {
        GenerateSetup& setup = panel_->setup();
        QVERIFY(!setup.templates().isVisible() && !setup.forms());
        choose("scpn");
        QVERIFY(setup.templates().isVisible() && setup.ownTemplates().isVisible());
        QVERIFY(!setup.style().isVisible() && !setup.towards().isVisible() && !setup.back().isVisible());
        QCOMPARE(setup.forms()->writing.beam, 3);
        setup.sentences().setPlainText("the dog sees the cat .\nthe king calls the girl .");
        QVERIFY(write());
        ParaphraseCard& card = panel_->paraphrases();
        ParaphraseModel& made = card.model();
        QVERIFY(card.isVisible());
        QVERIFY(!labelWith(card, "of 6 are different").isEmpty());
        QCOMPARE(made.headerData(ParaphraseModel::kOrigin, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QString("Template"));
        // Those in the passive have its template in the short form, and their new words are marked.
        setup.templates().setCurrentIndex(setup.templates().findText("only my own"));
        QVERIFY(!setup.writeButton().isEnabled());
        QTest::keyClicks(&setup.ownTemplates(), "(S (NP) (VBZ) (VP) (.)); (SQ (VBZ) (NP) (VP) (.))");
        QVERIFY(setup.writeButton().isEnabled());
        QCOMPARE(setup.forms()->forms.size(), 2U);
        QVERIFY(write());
        QCOMPARE(made.rowCount(), 4);
        int passive = 0;
        for (int row = 0; row < made.rowCount(); ++row) {
            if (made.index(row, ParaphraseModel::kOrigin).data() != "(S (NP) (VBZ) (VP) (.))") continue;
            ++passive;
            const QModelIndex cell = made.index(row, ParaphraseModel::kParaphrase);
            const QString text = cell.data().toString();
            QVERIFY2(text.contains(" is ") && text.contains(" by "), qPrintable(text));
            QStringList marked;
            for (const TextMark& mark : cell.data(kMarksRole).value<QList<TextMark>>())
                marked << text.mid(mark.begin, mark.length);
            QCOMPARE(marked, (QStringList{"is", "by"}));
        }
        QCOMPARE(passive, 2);
        // A label that the model does not know is refused, and nothing is lost.
        setup.ownTemplates().setText("(S (QQ) (VP))");
        QVERIFY(!write());
        QVERIFY2(panel_->messages().text().contains("QQ"), qPrintable(panel_->messages().text()));
        QCOMPARE(made.rowCount(), 4);
        choose("bgt");
        QVERIFY(!setup.templates().isVisible() && !setup.forms());
    }

    void aParseGeneratorCompletesTheTemplates() {
        GenerateSetup& setup = panel_->setup();
        QVERIFY(!setup.parserBox().isVisible() && !setup.parses().isVisible());
        choose("whole");
        QVERIFY(setup.parserBox().isVisible() && !setup.templates().isVisible());
        setup.sentences().setPlainText("the dog sees the girl .\n\nthe king calls the cat .");
        QVERIFY(!setup.writeButton().isEnabled());  // neither a template nor a whole parse
        QTRY_VERIFY(setup.parserBox().findText("parser") >= 0);
        QCOMPARE(setup.parserBox().findText("bgt"), -1);
        QCOMPARE(setup.scorer().findText("parser"), -1);
        setup.parserBox().choose(toText(run("parser")));
        QVERIFY(setup.templates().isVisible() && setup.parses().isVisible());
        QVERIFY(!setup.writeButton().isEnabled());
        setup.parses().setText(toText(
            writeText(pathIn(folder_, "parses.txt"), toyParse({0, 0, 2}, ToyForm::statement) + "\n\n" +
                                                         toyParse({3, 1, 1}, ToyForm::statement) + "\n")));
        QVERIFY(setup.writeButton().isEnabled());
        QVERIFY(write());
        ParaphraseModel& made = panel_->paraphrases().model();
        QCOMPARE(made.summary().candidates, 6);
        QVERIFY(made.rowCount() > 0);
        for (int row = 0; row < made.rowCount(); ++row) {
            const QString tip =
                made.index(row, ParaphraseModel::kParaphrase).data(Qt::ToolTipRole).toString();
            QVERIFY2(tip.contains("(ROOT ("), qPrintable(tip));
        }
        // A parse generator writes no sentences.
        choose("parser");
        QVERIFY(!setup.writeButton().isEnabled());
    }

    void paraphrasesContinueAfterAStop() {
        GenerateSetup& setup = panel_->setup();
        choose("scpn");
        QStringList sentences;
        for (int i = 0; i < 400; ++i)
            sentences << QString::fromStdString(
                toyText({i % 4, i / 4 % 4, i / 16 % 4}, ToyForm::statement).append(i / 64, '.'));
        setup.sentences().setPlainText(sentences.join('\n'));
        // Offered once the models have been read, and part of the task that continues.
        QTRY_COMPARE(setup.scorer().path(), toText(run("average")));
        const auto journal = sample() / "reports" / "paraphrases";
        discardResumable(journal);
        QSignalSpy written(panel_.get(), &GeneratePanel::written);
        QTest::mouseClick(&setup.writeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(resumableDone(journal) > 0, 60000);
        QTest::mouseClick(button("Stop"), Qt::LeftButton);
        QVERIFY(written.wait(60000) && !written.first().first().toBool());
        QCOMPARE(panel_->messages().text(), QString("Stopped. Write continues where it ended."));
        const auto some = resumableDone(journal);
        QVERIFY(some < 400);
        QVERIFY(write());
        QCOMPARE(panel_->messages().text(),
                 QString("%1 of 400 sentences were written before the interruption.").arg(some));
        QCOMPARE(panel_->paraphrases().model().summary().candidates, 1200);
        // All of it is there already; other sentences are written again from the beginning.
        QVERIFY(write());
        QVERIFY(!panel_->messages().isVisible());
        setup.sentences().setPlainText("the dog sees the girl .");
        QVERIFY(write());
        QCOMPARE(resumableDone(journal), 1);
    }

    void sentencesAreReadFromAFile() {
        QVERIFY(button("From a file…"));
        QSignalSpy read(panel_.get(), &GeneratePanel::sentencesRead);
        std::string many;
        for (int i = 0; i < 2001; ++i) many += "the dog sleeps " + std::to_string(i) + "\n";
        panel_->openSentences(toText(writeText(pathIn(folder_, "many.txt"), many)));
        QVERIFY(read.wait(20000));
        QCOMPARE(panel_->setup().request().sources.size(), 2000U);
        QVERIFY(panel_->messages().text().startsWith("Only the first 2,000 lines are read"));
        panel_->openSentences(
            toText(writeText(pathIn(folder_, "two.txt"), "the dog sleeps\n\nwhere is it\n")));
        QVERIFY(read.wait(20000));
        QCOMPARE(panel_->setup().request().sources,
                 (std::vector<std::string>{"the dog sleeps", "where is it"}));
        panel_->openSentences(folder_.filePath("none.txt"));
        QTRY_VERIFY(panel_->messages().text().contains("no such file"));
        QCOMPARE(read.count(), 2);
    }

    void sentencesInAnotherLanguageAreWarnedOf() {
        panel_->setup().sentences().setPlainText(
            "El hermano de mi amigo vive en una casa cerca de la ciudad.");
        QVERIFY(write());
        QVERIFY(panel_->messages().isVisible() && panel_->messages().kind() == MessageBar::Kind::warning);
        QVERIFY2(panel_->messages().text().contains("is in another language than en"),
                 qPrintable(panel_->messages().text()));
        panel_->setup().sentences().setPlainText("The brother of my friend lives in a house near the city.");
        QVERIFY(write());
        QVERIFY(!panel_->messages().isVisible());
    }

    void aModelThatAveragesCannotWrite() {
        panel_->setup().sentences().setPlainText("the dog sleeps");
        choose("average");
        QVERIFY(!panel_->setup().writeButton().isEnabled());
    }

  private:
    QWidget* named(const QString& name) const {
        for (auto* widget : panel_->findChildren<QWidget*>())
            if (widget->accessibleName() == name) return widget;
        return nullptr;
    }
};

QTEST_MAIN(TestGeneratePanel)
#include "test_generate_panel.moc"
