#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <algorithm>
#include <numeric>

#include "tests/ui/support/panel_test.h"
#include "ui/forms/setting_form.h"
#include "ui/tokenizer/coverage_card.h"
#include "ui/tokenizer/piece_view.h"
#include "ui/tokenizer/tokenizer_list_model.h"
#include "ui/tokenizer/tokenizer_panel.h"
#include "ui/tokenizer/tokenizer_setup.h"
#include "ui/tokenizer/tokenizer_trial.h"
#include "ui/tokenizer/vocabulary_model.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestTokenizerPanel : public PanelTest<TokenizerPanel> {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareSample(); }
    void init();
    void cleanup();
    void trainsFromPairsAndReportsTheResult();
    void typingShowsThePieces();
    void unknownPiecesAreMarked();
    void rightToLeftSentencesStartAtTheRight();
    void aLongSentenceWraps();
    void theVocabularyFiltersAndSorts();
    void measuresBothSidesOfThePairs();
    void addsAModelFromAFile();
    void refusesAFileThatIsNotATokenizer();
    void removesToTheTrashAndUndoes();
    void tooSmallAVocabularyIsReported();
    void fieldsAreAlignedAndNothingIsCutInASmallWindow();

  private:
    // Trains with the form's settings and waits until the outcome is listed and loaded.
    void train(const char* kind, int vocabulary);
    QString summary() const { return only<TokenizerTrial>(*panel_).summary(); }
};

void TestTokenizerPanel::init() {
    std::filesystem::remove_all(sample() / "tokenizers");
    std::filesystem::remove_all(sample() / "trash");
    openPanel(&TokenizerPanel::listed);
}

void TestTokenizerPanel::cleanup() {
    closePanel();
}

void TestTokenizerPanel::train(const char* kind, int vocabulary) {
    Settings settings;
    settings.tokenizer.kind = *valueNamed<TokenizerKind>(kind);
    settings.tokenizer.vocabulary = vocabulary;
    panel_->setup().form().setSettings(settings);
    QSignalSpy ended(panel_.get(), &TokenizerPanel::trainingEnded);
    panel_->setup().trainButton()->click();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
    QVERIFY2(ended.first().first().toBool(), qPrintable(panel_->messages().text()));
    QTRY_VERIFY(panel_->vocabulary().size() > 10);
}

void TestTokenizerPanel::trainsFromPairsAndReportsTheResult() {
    QCOMPARE(panel_->setup().request().pairs, std::vector{project_->folder("pairs") / "sample.h5"});
    train("sentencepiece", 500);
    QVERIFY(std::filesystem::exists(project_->folder("tokenizers") / "sp-500.model"));
    QCOMPARE(panel_->list().rowCount(), 1);
    QCOMPARE(panel_->vocabulary().size(), 500);
    const QString text = panel_->messages().text();
    QVERIFY2(text.contains("500 pieces") && text.contains("pieces per word"), qPrintable(text));
    // The same settings again do not overwrite the first tokenizer.
    train("sentencepiece", 500);
    QVERIFY(std::filesystem::exists(project_->folder("tokenizers") / "sp-500-2.model"));
}

void TestTokenizerPanel::typingShowsThePieces() {
    train("word", 3000);
    only<TokenizerTrial>(*panel_).sentence().setPlainText("The house was white.");
    QTRY_COMPARE(summary(), QString("5 pieces, 0 unknown"));
    QCOMPARE(only<TokenizerTrial>(*panel_).pieces().allText(), QString("the house was white ."));
    only<TokenizerTrial>(*panel_).setLowerCases(false);
    QTRY_COMPARE(summary(), QString("5 pieces, 1 unknown"));
    only<TokenizerTrial>(*panel_).sentence().clear();
    QCOMPARE(only<TokenizerTrial>(*panel_).pieces().allText(), QString());
}

void TestTokenizerPanel::unknownPiecesAreMarked() {
    train("sentencepiece", 500);
    only<TokenizerTrial>(*panel_).sentence().setPlainText("the 日本 house");
    QTRY_VERIFY(summary().contains("1 unknown"));
    const std::vector<PieceChip> chips = pieceChips({{"house", 3}, {"日本", -1}, {" ", 4}}, 2);
    QCOMPARE(chips.size(), 2U);
    QVERIFY(!chips[0].unknown());
    QCOMPARE(chips[0].note, QString("3"));
    QVERIFY(chips[1].unknown());
    QCOMPARE(chips[1].text, QString("日本"));
    QCOMPARE(chips[1].note, QString("unknown"));
}

void TestTokenizerPanel::rightToLeftSentencesStartAtTheRight() {
    std::vector<PieceChip> chips = pieceChips({{"مرحبا", 3}, {"بكم", -1}}, 10);
    placeChips(chips, 600, true);
    QVERIFY(chips[0].place.left() > chips[1].place.right());
    QCOMPARE(chips[0].place.right(), 599);
    placeChips(chips, 600, false);
    QVERIFY(chips[0].place.right() < chips[1].place.left());
}

void TestTokenizerPanel::aLongSentenceWraps() {
    std::vector<PieceChip> chips = pieceChips(std::vector<Piece>(40, {"piece", 12345}), 100);
    const int narrow = placeChips(chips, 300, false);
    for (const PieceChip& chip : chips) QVERIFY(chip.place.right() < 300);
    QVERIFY(narrow > placeChips(chips, 1200, false));
    PieceView view;
    view.setPieces(std::vector<Piece>(PieceView::kMostShown + 5, {"x", 1}), false);
    QCOMPARE(view.allText().split(' ').size(), static_cast<qsizetype>(PieceView::kMostShown));
}

void TestTokenizerPanel::theVocabularyFiltersAndSorts() {
    VocabularyModel model;
    model.show({"<unk>", "house", "Horse", "日本語", "a"});
    QCOMPARE(model.rowCount(), 5);
    model.setFilter("ho");
    QCOMPARE(model.rowCount(), 2);
    model.sort(VocabularyModel::kPiece, Qt::DescendingOrder);
    QCOMPARE(model.idOfRow(0), 1);
    model.setFilter({});
    model.sort(VocabularyModel::kLength, Qt::AscendingOrder);
    QCOMPARE(model.idOfRow(0), 4);
    QCOMPARE(model.index(1, VocabularyModel::kLength).data().toString(), QString("3"));
    model.sort(-1, Qt::AscendingOrder);
    QCOMPARE(model.idOfRow(4), 4);
}

void TestTokenizerPanel::measuresBothSidesOfThePairs() {
    train("sentencepiece", 500);
    const QStandardItemModel& figures = panel_->coverage().figures();
    QTRY_VERIFY_WITH_TIMEOUT(figures.rowCount() == 7, 30000);
    QCOMPARE(figures.horizontalHeaderItem(2)->text(), QString("Spanish"));
    const double perWord = figures.item(0, 1)->text().toDouble();
    QVERIFY2(perWord > 1 && perWord < 6, qPrintable(figures.item(0, 1)->text()));
    QCOMPARE(figures.item(3, 0)->text(), QString("Vocabulary used"));
    QVERIFY(figures.item(3, 1)->text().chopped(2).toDouble() > 20);
    QCOMPARE(figures.item(6, 1)->text(), QString("20,000 of 25,043"));
    // The same counts per piece in the vocabulary, most frequent first after a click.
    VocabularyModel& vocabulary = panel_->vocabulary();
    QCOMPARE(vocabulary.columnCount(), static_cast<int>(VocabularyModel::kColumns));
    QCOMPARE(vocabulary.headerData(VocabularyModel::kTarget, Qt::Horizontal, Qt::DisplayRole).toString(),
             QString("Spanish"));
    vocabulary.sort(VocabularyModel::kSource, Qt::DescendingOrder);
    const PieceCounts& counts = *panel_->coverage().counts();
    const auto& english = counts.sides[0].counts;
    QCOMPARE(vocabulary.idOfRow(0), static_cast<int>(std::ranges::max_element(english) - english.begin()));
    QCOMPARE(std::accumulate(english.begin(), english.end(), std::int64_t{0}),
             counts.sides[0].pieces - counts.sides[0].unknown);
}

void TestTokenizerPanel::addsAModelFromAFile() {
    train("word", 100);
    const auto elsewhere = pathIn(folder_, "theirs.vocab");
    std::filesystem::copy_file(project_->folder("tokenizers") / "word-100.vocab", elsewhere);
    QVERIFY(panel_->openFile(toText(elsewhere)));
    QTRY_COMPARE(panel_->list().rowCount(), 2);
    QVERIFY(std::filesystem::exists(project_->folder("tokenizers") / "theirs.vocab"));
    QVERIFY(!panel_->openFile(folder_.filePath("pairs.tsv")));
}

void TestTokenizerPanel::refusesAFileThatIsNotATokenizer() {
    const auto file = writeText(pathIn(folder_, "broken.model"), "no model");
    QVERIFY(panel_->openFile(toText(file)));
    QTRY_COMPARE(panel_->messages().kind(), MessageBar::Kind::error);
    QVERIFY2(panel_->messages().text().contains("broken.model"), qPrintable(panel_->messages().text()));
    QVERIFY(project_->tokenizers().empty());
}

void TestTokenizerPanel::removesToTheTrashAndUndoes() {
    train("word", 100);
    const auto file = project_->folder("tokenizers") / "word-100.vocab";
    panel_->removeTokenizer();
    QVERIFY(!std::filesystem::exists(file));
    QTRY_COMPARE(panel_->list().rowCount(), 0);
    QTRY_COMPARE(panel_->vocabulary().size(), 0);
    button("Undo")->click();
    QVERIFY(std::filesystem::exists(file));
    QTRY_COMPARE(panel_->list().rowCount(), 1);
    QTRY_VERIFY(panel_->vocabulary().size() > 10);
}

void TestTokenizerPanel::tooSmallAVocabularyIsReported() {
    Settings settings;
    settings.tokenizer.vocabulary = 12;
    panel_->setup().form().setSettings(settings);
    QSignalSpy ended(panel_.get(), &TokenizerPanel::trainingEnded);
    panel_->train();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
    QVERIFY(!ended.first().first().toBool());
    QCOMPARE(panel_->messages().kind(), MessageBar::Kind::error);
    QVERIFY2(panel_->messages().text().contains("Vocabulary: 12"), qPrintable(panel_->messages().text()));
    QVERIFY(project_->tokenizers().empty());
    QVERIFY(panel_->setup().trainButton()->isEnabled());
}

void TestTokenizerPanel::fieldsAreAlignedAndNothingIsCutInASmallWindow() {
    train("sentencepiece", 300);
    QTRY_VERIFY_WITH_TIMEOUT(only<CoverageCard>(*panel_).counts(), 30000);
    const auto left = [this](const QWidget* field) { return field->mapTo(panel_.get(), QPoint()).x(); };
    for (const int width : {1260, 976}) {  // of the panel in windows of 1440 and 1024 pixels
        panel_->resize(width, 640);
        QCoreApplication::processEvents();
        const auto* above = named<QComboBox>(*panel_, "Pairs to train on");
        const auto* below = panel_->findChild<QWidget*>("tokenizer.vocabulary");
        QVERIFY(above && below);
        QCOMPARE(left(above), left(below));
        QCOMPARE(above->width(), below->width());
        for (DataTable* table : panel_->findChildren<DataTable*>()) {
            const bool passed =
                !QStringList{"Tokenizers", "Coverage of the pairs"}.contains(table->accessibleName());
            for (int row = 0; !passed && row < table->model()->rowCount(); ++row) {
                const QString text = table->model()->index(row, 0).data().toString();
                const int room = table->columnWidth(0) - table->fontMetrics().horizontalAdvance(text);
                QVERIFY2(room >= 16, qPrintable(QString("%1 at %2").arg(text).arg(width)));
            }
        }
    }
}

QTEST_MAIN(TestTokenizerPanel)
#include "test_tokenizer_panel.moc"
