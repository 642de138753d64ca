// The files of the align panel: exports, saved work, dropped and bad files.
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>

#include "core/pairs/store/pair_store.h"
#include "core/tasks/corpora/write_alignment.h"
#include "core/tasks/data/import_pairs.h"
#include "tests/ui/aligning/align_panel_test.h"

using namespace paragram;
using namespace paragram::ui;
using namespace paragram::test;

class TestAlignmentFiles : public AlignPanelTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepareBook(); }
    void init() { openEmptyPanel(); }
    void cleanup() { closePanel(); }
    void correctionsAreExportedAndReadBack();
    void everyFormatIsWritten_data();
    void everyFormatIsWritten();
    void savedWorkIsOpenedAndCorrected();
    void droppedFilesFillTheFields();
    void unrelatedDocumentsShowTheError();
    void aDamagedFileShowsTheError();
    void aProjectWithoutAModelSaysSo();
};

void TestAlignmentFiles::correctionsAreExportedAndReadBack() {
    QVERIFY(align());
    select(10);
    press(Qt::Key_M);
    select(kJoined);
    press(Qt::Key_A);
    select(120);
    press(Qt::Key_U);
    press(Qt::Key_Z, Qt::ControlModifier);
    const auto pairs = std::ranges::count_if(links(), &Link::isPair);
    QSignalSpy exported(panel_.get(), &AlignPanel::exported);
    panel_->exportTo(text("book.tmx"), "tmx");
    QVERIFY(exported.wait(60000) && exported.first().first().toBool());
    ImportRequest request;
    request.input.first = pathIn(folder_, "book.tmx");
    request.settings.filter.identical = false;
    request.output = pathIn(folder_, "back.h5");
    JobContext job;
    const auto imported = importPairs(request, job);
    VERIFY_OK(imported);
    const auto read = PairStore::open(request.output);
    VERIFY_OK(read);
    QCOMPARE(static_cast<qint64>(read->info().pairs), static_cast<qint64>(pairs));
    const std::vector<SentencePair> back = read->read(0, pairs);
    const AlignedTexts& texts = *panel_->editor().work().texts();
    std::size_t at = 0;
    for (const Link& link : links()) {
        if (!link.isPair()) continue;
        const SentencePair& pair = back[at++];
        QCOMPARE(pair.source, textOf(texts.source, link.source));
        QCOMPARE(pair.target, textOf(texts.target, link.target));
    }
    // The same links as a pair store of the project.
    QSignalSpy added(panel_.get(), &AlignPanel::exported);
    QTest::mouseClick(button("Add to project"), Qt::LeftButton);
    QVERIFY(added.wait(60000) && added.first().first().toBool());
    const auto store = PairStore::open(sample() / "pairs" / "book.h5");
    VERIFY_OK(store);
    QCOMPARE(static_cast<qint64>(store->info().pairs), static_cast<qint64>(pairs));
    std::filesystem::remove(sample() / "pairs" / "book.h5");
}

void TestAlignmentFiles::everyFormatIsWritten_data() {
    QTest::addColumn<QString>("format");
    for (const std::string& format : alignmentFormats())
        if (format != "auto") QTest::newRow(format.c_str()) << QString::fromStdString(format);
}

void TestAlignmentFiles::everyFormatIsWritten() {
    QFETCH(QString, format);
    QVERIFY(align());
    QSignalSpy exported(panel_.get(), &AlignPanel::exported);
    panel_->exportTo(text("out"), format);
    QVERIFY(exported.wait(60000));
    QVERIFY2(exported.first().first().toBool(), qPrintable(panel_->messages().text()));
    QVERIFY(panel_->messages().text().contains("pairs are saved"));
}

void TestAlignmentFiles::savedWorkIsOpenedAndCorrected() {
    QVERIFY(align());
    select(10);
    press(Qt::Key_M);
    select(120);
    press(Qt::Key_U);
    const Alignment before = links();
    const QString file = toText(panel_->editor().work().file());
    closePanel();
    openPanel();
    QTRY_VERIFY(!panel_->modelBox().path().isEmpty());
    QSignalSpy opened(panel_.get(), &AlignPanel::opened);
    QVERIFY(panel_->openFile(file));
    QVERIFY(opened.wait(60000) && opened.first().first().toBool());
    QVERIFY(std::ranges::equal(links(), before, sameSentences));
    QCOMPARE(view().rows().corrected(), 3);
    QVERIFY(!panel_->editor().hasAligner());
    // The first correction embeds the sentences again; those that are made meanwhile wait.
    select(140);
    QTest::keyClick(&view(), Qt::Key_M);
    select(160);
    press(Qt::Key_M);
    QTRY_VERIFY(panel_->editor().hasAligner());
    QTRY_VERIFY(!panel_->editor().busy());
    QCOMPARE(linkOf(140).source.count, 2);
    QCOMPARE(linkOf(160).source.count, 2);
    QCOMPARE(linkOf(10).source.count, 2);
}

void TestAlignmentFiles::droppedFilesFillTheFields() {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(text("book.en.txt")), QUrl::fromLocalFile(text("book.es.txt"))});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(panel_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(panel_.get(), &drop);
    QCOMPARE(panel_->setup().source()->text(), text("book.en.txt"));
    QCOMPARE(panel_->setup().target()->text(), text("book.es.txt"));
    QVERIFY(panel_->setup().button()->isEnabled());
    // A third one begins again.
    panel_->setup().take(text("other.txt"));
    QCOMPARE(panel_->setup().source()->text(), text("other.txt"));
    QVERIFY(panel_->setup().target()->text().isEmpty());
    QVERIFY(!panel_->openFile(toText(sample() / "pairs" / "sample.h5")));
}

void TestAlignmentFiles::unrelatedDocumentsShowTheError() {
    QVERIFY(!align("other.txt"));
    QVERIFY2(panel_->messages().text().contains("no translations of each other"),
             qPrintable(panel_->messages().text()));
    QVERIFY(panel_->setup().button()->isEnabled());
    QVERIFY(std::filesystem::is_empty(sample() / "alignments"));
    QVERIFY(!align("missing.txt"));
    QVERIFY(panel_->messages().text().contains("missing.txt"));
}

void TestAlignmentFiles::aDamagedFileShowsTheError() {
    const auto file = pathIn(folder_, "bad.alignment");
    writeText(file, "no alignment\n");
    QSignalSpy opened(panel_.get(), &AlignPanel::opened);
    QVERIFY(panel_->openFile(toText(file)));
    QVERIFY(opened.wait(60000) && !opened.first().first().toBool());
    QVERIFY(panel_->messages().text().contains("not an alignment"));
}

void TestAlignmentFiles::aProjectWithoutAModelSaysSo() {
    std::filesystem::rename(run(), sample() / "small");
    closePanel();
    openPanel();
    QVERIFY(labelWith(*panel_, "this project has none yet") != "");
    QSignalSpy wanted(panel_.get(), &Panel::panelRequested);
    QTest::mouseClick(button("Train a model"), Qt::LeftButton);
    QCOMPARE(wanted.first().first().toString(), QString("train"));
    std::filesystem::rename(sample() / "small", run());
}

QTEST_MAIN(TestAlignmentFiles)
#include "test_alignment_files.moc"
