// The shelf with real clicks and keys: folders paired, aligned, stopped, opened, corrected, exported.
#include <QClipboard>
#include <QHeaderView>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>

#include "core/base/files/atomic_file.h"
#include "core/pairs/store/pair_store.h"
#include "tests/ui/aligning/align_panel_test.h"
#include "ui/aligning/align_settings_card.h"
#include "ui/aligning/shelf_page.h"
#include "ui/forms/setting_field.h"
#include "ui/forms/setting_form.h"
#include "ui/widgets/data_table.h"

using namespace paragram;
using namespace paragram::ui;
using namespace paragram::test;
namespace fs = std::filesystem;

class TestShelf : public AlignPanelTest {
    Q_OBJECT

  private slots:
    void initTestCase() {
        prepareBook();
        fs::create_directories(pathIn(folder_, "en"));
        fs::create_directories(pathIn(folder_, "es"));
        for (const char* name : {"one", "two", "three"}) {
            fs::copy_file(pathIn(folder_, "book.en.txt"),
                          pathIn(folder_, "en") / (name + std::string(".en.txt")));
            fs::copy_file(pathIn(folder_, "book.es.txt"),
                          pathIn(folder_, "es") / (name + std::string(".es.txt")));
        }
    }
    void init() {
        openEmptyPanel();
        QTest::mouseClick(button("Shelf"), Qt::LeftButton);
        QVERIFY(panel_->shelfShown());
    }
    void cleanup() { closePanel(); }
    void foldersArePairedAndAligned();
    void documentsOpenAndComeBack();
    void stoppedItContinues();
    void aBadDocumentSaysWhy();
    void documentsLeaveAndReturn();
    void theWholeShelfIsExported();
    void droppedFoldersFillTheFields();
    void settingsStayWithTheProject();

  private:
    ShelfPage& shelf() { return panel_->shelf(); }
    const ShelfRow& row(int i) { return shelf().model().rows()[static_cast<std::size_t>(i)]; }
    int done() { return shelf().model().count(ShelfRow::State::done); }
    void add() {
        shelf().setup().source()->setText(text("en"));
        shelf().setup().target()->setText(text("es"));
        shelf().setup().unit()->setCurrentIndex(shelf().setup().unit()->findData("lines"));
        QSignalSpy added(&shelf(), &ShelfPage::added);
        QTest::mouseClick(shelf().setup().button(), Qt::LeftButton);
        QVERIFY(added.count() > 0 || added.wait(60000));
        QCOMPARE(shelf().model().rowCount(), 3);
    }
    void alignAll() {
        add();
        QTest::mouseClick(button("Align"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(done() == 3 && !shelf().work().running(), 120000);
        QTRY_VERIFY_WITH_TIMEOUT(row(0).counted && row(1).counted && row(2).counted, 60000);
    }
};

void TestShelf::foldersArePairedAndAligned() {
    QVERIFY(labelWith(*panel_, "Choose a folder of documents") != "");
    QVERIFY(!shelf().setup().button()->isEnabled());
    alignAll();
    QCOMPARE(QString::fromStdString(row(0).entry.name), QString("one.en"));
    QCOMPARE(row(1).counts.summary.sources, std::int64_t{200});
    QCOMPARE(row(1).counts.summary.targets, std::int64_t{198});
    QVERIFY(fs::exists(sample() / "alignments" / "three.en.alignment"));
    QVERIFY(!shelf().setup().isVisible());
    QVERIFY(!button("Continue")->isEnabled());
    QVERIFY(labelWith(*panel_, "3 document").contains("3 aligned"));
    // The selected rows are copied as a table.
    shelf().table().selectAll();
    QTest::keyClick(&shelf().table(), Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith("one.en\tone.es.txt\t"), qPrintable(lines[0]));
    QVERIFY2(lines[0].contains("\t200, 198\t") && lines[0].endsWith("\tdone"), qPrintable(lines[0]));
    // The same folders again add nothing.
    QSignalSpy added(&shelf(), &ShelfPage::added);
    QTest::mouseClick(button(QString::fromUtf8("Add documents…")), Qt::LeftButton);
    QTest::mouseClick(shelf().setup().button(), Qt::LeftButton);
    QVERIFY(added.wait(60000));
    QCOMPARE(added.first().first().toInt(), 0);
    QVERIFY(panel_->messages().text().contains("on the shelf already"));
}

void TestShelf::documentsOpenAndComeBack() {
    alignAll();
    shelf().table().selectSourceRow(1);
    shelf().table().setFocus();
    QSignalSpy opened(panel_.get(), &AlignPanel::opened);
    QTest::keyClick(&shelf().table(), Qt::Key_Return);
    QVERIFY(opened.wait(60000) && opened.first().first().toBool());
    QVERIFY(!panel_->shelfShown() && view().isVisible() && !shelf().isVisible());
    QCOMPARE(panel_->editor().work().file().filename().string(), std::string("three.en.alignment"));
    select(10);
    press(Qt::Key_A);
    QTRY_VERIFY(!panel_->editor().busy() && panel_->editor().work().known().size() == 1);
    QTest::keyClick(&view(), Qt::Key_Left, Qt::AltModifier);
    QTRY_VERIFY(panel_->shelfShown());
    QVERIFY(shelf().table().hasFocus());
    QTRY_COMPARE(row(1).counts.certain, std::int64_t{1});
    QCOMPARE(shelf().model().index(1, ShelfModel::kState).data().toString(), QString("corrected: 1 certain"));
    // A double click, and the button back.
    const QRect cell = shelf().table().visualRect(shelf().table().model()->index(2, 0));
    QTest::mouseClick(shelf().table().viewport(), Qt::LeftButton, {}, cell.center());
    QTest::mouseDClick(shelf().table().viewport(), Qt::LeftButton, {}, cell.center());
    QTRY_VERIFY(!panel_->shelfShown());
    QCOMPARE(panel_->editor().work().file().filename().string(), std::string("two.en.alignment"));
    QTest::mouseClick(button("Shelf (3)"), Qt::LeftButton);
    QVERIFY(panel_->shelfShown());
}

void TestShelf::stoppedItContinues() {
    add();
    QSignalSpy moved(&shelf().work(), &ShelfWork::moved);
    QTest::mouseClick(button("Align"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(done() >= 1 || !shelf().work().running(), 60000);
    if (shelf().work().running()) QTest::mouseClick(button("Stop"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!shelf().work().running(), 60000);
    QCOMPARE(shelf().model().count(ShelfRow::State::aligning), 0);
    const int before = done();
    // Another start of the program: the shelf is as it was left.
    closePanel();
    openPanel();
    QTRY_VERIFY(!panel_->modelBox().path().isEmpty());
    panel_->showShelf(true);
    QCOMPARE(shelf().model().rowCount(), 3);
    QCOMPARE(done(), before);
    shelf().setup().unit()->setCurrentIndex(shelf().setup().unit()->findData("lines"));
    QTest::mouseClick(button("Continue"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(done() == 3 && !shelf().work().running(), 120000);
}

void TestShelf::aBadDocumentSaysWhy() {
    const auto list = writeText(pathIn(folder_, "list.tsv"),
                                "book.en.txt\tother.txt\tbad\nbook.en.txt\tbook.es.txt\tgood\n");
    shelf().take(toText(list));
    shelf().setup().unit()->setCurrentIndex(shelf().setup().unit()->findData("lines"));
    QVERIFY(shelf().setup().button()->hasFocus());
    QTest::keyClick(shelf().setup().button(), Qt::Key_Space);
    QCOMPARE(shelf().model().rowCount(), 2);
    QTest::mouseClick(button("Align"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!shelf().work().running() && done() == 1, 120000);
    QVERIFY(row(0).state == ShelfRow::State::failed);
    const QString state = shelf().model().index(0, ShelfModel::kState).data().toString();
    QVERIFY2(state.startsWith("failed: no translations of each other"), qPrintable(state));
    QVERIFY(panel_->messages().text().contains("1 document"));
    shelf().table().selectSourceRow(0);
    QTest::keyClick(&shelf().table(), Qt::Key_Return);
    QVERIFY(panel_->messages().text().contains("other.txt: no translations of each other"));
    QVERIFY(panel_->shelfShown());
}

void TestShelf::documentsLeaveAndReturn() {
    alignAll();
    shelf().table().setFocus();
    shelf().table().selectSourceRow(1);
    QTest::keyClick(&shelf().table(), Qt::Key_Delete);
    QCOMPARE(shelf().model().rowCount(), 2);
    QVERIFY(fs::exists(sample() / "alignments" / "three.en.alignment"));
    QVERIFY(readFile(sample() / "alignments" / "shelf.tsv")->find("three.en") == std::string::npos);
    QTest::mouseClick(button("Undo"), Qt::LeftButton);
    QCOMPARE(shelf().model().rowCount(), 3);
    QCOMPARE(done(), 3);
    // Again: the alignment goes to the trash; it is made once more.
    shelf().table().selectSourceRow(1);
    QTest::mouseClick(button("Align again"), Qt::LeftButton);
    QCOMPARE(done(), 2);
    QVERIFY(!fs::exists(sample() / "alignments" / "three.en.alignment"));
    QTest::mouseClick(button("Continue"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(done() == 3 && !shelf().work().running(), 60000);
}

void TestShelf::theWholeShelfIsExported() {
    alignAll();
    std::int64_t links = 0;
    for (int i = 0; i < 3; ++i) links += row(i).counts.summary.links;
    QSignalSpy exported(&shelf(), &ShelfPage::exported);
    QTest::mouseClick(button("Add to project"), Qt::LeftButton);
    QVERIFY(exported.wait(60000) && exported.first().first().toBool());
    const auto store = PairStore::open(sample() / "pairs" / "shelf.h5");
    VERIFY_OK(store);
    QCOMPARE(static_cast<std::int64_t>(store->info().pairs), links);
    fs::remove(sample() / "pairs" / "shelf.h5");
    // Two selected documents only.
    shelf().table().selectAll();
    shelf().table().selectionModel()->select(shelf().table().model()->index(0, 0),
                                             QItemSelectionModel::Deselect | QItemSelectionModel::Rows);
    QSignalSpy some(&shelf(), &ShelfPage::exported);
    shelf().exportTo(text("two.tmx"), "tmx");
    QVERIFY(some.wait(60000) && some.first().first().toBool());
    const std::string tmx = *readFile(pathIn(folder_, "two.tmx"));
    QVERIFY(tmx.find("<prop type=\"x-document\">one.en</prop>") == std::string::npos);
    QVERIFY(tmx.find("<prop type=\"x-document\">two.en</prop>") != std::string::npos);
}

void TestShelf::droppedFoldersFillTheFields() {
    panel_->showShelf(false);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(text("en")), QUrl::fromLocalFile(text("es"))});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(panel_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(panel_.get(), &drop);
    QVERIFY(panel_->shelfShown());
    QCOMPARE(shelf().setup().source()->text(), text("en"));
    QCOMPARE(shelf().setup().target()->text(), text("es"));
    QVERIFY(shelf().setup().button()->hasFocus());
    // A document goes to the two columns.
    QVERIFY(panel_->openFile(text("book.en.txt")));
    QVERIFY(!panel_->shelfShown());
}

void TestShelf::settingsStayWithTheProject() {
    QTest::mouseClick(button(QString::fromUtf8("Settings…")), Qt::LeftButton);
    auto& settings = panel_->settings();
    QVERIFY(settings.isVisible());
    auto* band = settings.form().field("align.band");
    QVERIFY(settings.form().field("align.largest")->editor()->isVisible() && !band->editor()->isVisible());
    settings.form().setExpert(true);
    QVERIFY(band->editor()->isVisible());
    Settings changed;
    changed.align.largest = 1;
    settings.form().setSettings(changed);
    QCOMPARE(*readFile(sample() / "alignments" / "settings.conf"), std::string("align.largest = 1\n"));
    closePanel();
    openPanel();
    QTRY_VERIFY(!panel_->modelBox().path().isEmpty());
    QCOMPARE(panel_->settings().values().largest, 1);
    // No link has more than one sentence on a side now.
    QVERIFY(align());
    QVERIFY(std::ranges::all_of(
        links(), [](const Link& link) { return link.source.count <= 1 && link.target.count <= 1; }));
    panel_->showShelf(true);
    panel_->settings().show();
    QTest::mouseClick(button("Defaults"), Qt::LeftButton);
    QVERIFY(!fs::exists(sample() / "alignments" / "settings.conf"));
}

QTEST_MAIN(TestShelf)
#include "test_shelf.moc"
