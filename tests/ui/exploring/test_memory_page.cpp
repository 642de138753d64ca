// The page of translation memories with real keys: searched, copied, and what its rows mark.
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolButton>
#include <QUrl>

#include "core/pairs/formats/format_registry.h"
#include "core/pairs/store/pair_store.h"
#include "tests/ui/support/panel_test.h"
#include "ui/exploring/explore_panel.h"
#include "ui/exploring/memory_box.h"
#include "ui/exploring/memory_match_model.h"
#include "ui/exploring/memory_page.h"
#include "ui/models/model_box.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::ui;
using namespace paragram::test;

namespace {

const std::vector<std::pair<std::string, std::string>> kPairs{
    {"The doctor bought 3 apples on 12 May.", "El médico compró 3 manzanas el 12 de mayo."},
    {"The doctor sleeps.", "El médico duerme."},
    {"The tired doctor sleeps.", "El médico cansado duerme."},
    {"Café «Doctor» is open.", "El café «Doctor» está abierto."},
    {"The museum is closed.", "المتحف مغلق."}};

}  // namespace

class TestMemoryPage : public PanelTest<ExplorePanel> {
    Q_OBJECT

  private slots:
    void initTestCase() {
        prepareSample();
        trainRun();
    }
    void init() {
        std::filesystem::remove_all(sample() / "corpora");
        std::filesystem::create_directories(sample() / "corpora");
        writePairs(sample() / "pairs" / "memory.h5", "pair-store");
        openPanel();
        QTRY_VERIFY(!panel_->modelBox().path().isEmpty());
        QTest::mouseClick(named<QToolButton>(*panel_, "Memory"), Qt::LeftButton);
        QVERIFY(panel_->memoryIsShown());
    }
    void cleanup() {
        closePanel();
        std::filesystem::remove(sample() / "pairs" / "memory.h5");
    }

    void enterFindsTranslationsAndCCopiesOne() {
        choose("memory");
        QVERIFY(search("The doctor sleeps."));
        const MemoryMatchModel& found = page().matches();
        QCOMPARE(found.match(0).translation(), kPairs[1].second);
        QCOMPARE(cell(0, MemoryMatchModel::kSentence), QString("The doctor sleeps."));
        QCOMPARE(cell(0, MemoryMatchModel::kMeaning), QString("1.00"));
        QCOMPARE(cell(0, MemoryMatchModel::kWording), QString("100 %"));
        // The first row is chosen, and the keys are those of the table.
        QVERIFY(page().table().hasFocus());
        QTest::keyClick(&page().table(), Qt::Key_C);
        QCOMPARE(QApplication::clipboard()->text(), QString::fromStdString(kPairs[1].second));
        QVERIFY(labelWith(*panel_, "Copied: ").contains("duerme"));
        QTest::keyClick(&page().table(), Qt::Key_Down);
        QTest::keyClick(&page().table(), Qt::Key_C);
        QCOMPARE(QApplication::clipboard()->text(), QString::fromStdString(found.match(1).translation()));
        // Rows are copied as in every table.
        QTest::keyClick(&page().table(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QApplication::clipboard()->text().contains('\t'));
        // A letter in the field is a letter.
        page().focusField();
        QTest::keyClick(&page().field(), Qt::Key_C);
        QCOMPARE(page().field().text(), QString("c"));
    }

    void theOrderIsMeaningOrWording() {
        choose("memory");
        QVERIFY(search("The tired old doctor sleeps."));
        for (int row = 1; row < page().matches().rowCount(); ++row)
            QVERIFY(page().matches().match(row - 1).cosine >= page().matches().match(row).cosine - 1e-6);
        setOrder(1);
        QCOMPARE(cell(0, MemoryMatchModel::kSentence), QString("The tired doctor sleeps."));
        QCOMPARE(cell(0, MemoryMatchModel::kWording), QString("80 %"));
        for (int row = 1; row < page().matches().rowCount(); ++row)
            QVERIFY(page().matches().match(row - 1).wording >= page().matches().match(row).wording);
        // Never rounded up to the same text.
        QVERIFY(search("the doctor sleeps"));
        QCOMPARE(cell(0, MemoryMatchModel::kWording), QString("99 %"));
    }

    void wordsInCommonAndNumbersAreMarked() {
        choose("memory");
        setOrder(1);
        QVERIFY(search("The doctor bought 3 apples on 14 May."));
        const auto& found = page().matches();
        const auto marked = [&](int column, TextMark::Kind kind) {
            QStringList words;
            const QModelIndex index = found.index(0, column);
            for (const TextMark& mark : index.data(kMarksRole).value<QList<TextMark>>())
                if (mark.kind == kind) words << index.data().toString().mid(mark.begin, mark.length);
            return words.join(' ');
        };
        QCOMPARE(marked(MemoryMatchModel::kSentence, TextMark::word),
                 QString("The doctor bought 3 apples on May"));
        QCOMPARE(marked(MemoryMatchModel::kSentence, TextMark::number), QString("12"));
        QCOMPARE(marked(MemoryMatchModel::kTranslation, TextMark::number), QString("12"));
        QVERIFY(!page().table().isColumnHidden(MemoryMatchModel::kNumbers));
        QCOMPARE(cell(0, MemoryMatchModel::kNumbers), QString::fromUtf8("12 → 14"));
        QVERIFY(found.index(0, MemoryMatchModel::kTranslation)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QString::fromUtf8("12 → 14")));
        // Marks count characters, not bytes.
        QVERIFY(search("the café doctor is open"));
        QCOMPARE(marked(MemoryMatchModel::kSentence, TextMark::word),
                 QString::fromUtf8("Café Doctor is open"));
        // Marks do not rely on colour.
        QCOMPARE(formatOf(TextMark::word).fontWeight(), static_cast<int>(QFont::Bold));
        QVERIFY(formatOf(TextMark::number).fontUnderline());
    }

    void theTargetIsSearchedForASentenceInItsLanguage() {
        choose("memory");
        setOrder(1);
        QVERIFY(search(QString::fromUtf8("El médico duerme.")));
        QCOMPARE(page().matches().match(0).searched, Side::target);
        QTest::keyClick(&page().table(), Qt::Key_C);
        QCOMPARE(QApplication::clipboard()->text(), QString("The doctor sleeps."));
        const auto header = [&](int column) {
            return page().matches().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        };
        QCOMPARE(header(MemoryMatchModel::kSentence), QString("Spanish"));
        QCOMPARE(header(MemoryMatchModel::kTranslation), QString("English"));
        // A side that is chosen is searched whatever the language.
        QSignalSpy shown(&page(), &MemoryPage::shown);
        page().side().setCurrentIndex(1);
        emit page().side().activated(1);
        QVERIFY(shown.count() > 0 || shown.wait(60000) || page().matches().rowCount() == 0);
        QCOMPARE(header(MemoryMatchModel::kSentence), QString("English"));
    }

    void aDroppedFileBecomesAMemory() {
        const auto file = pathIn(folder_, "book.tmx");
        writePairs(file, "tmx");
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(toText(file))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(panel_.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(panel_.get(), &drop);
        QCOMPARE(page().memories().currentText(), QString("book.tmx"));
        QVERIFY(search("The doctor sleeps."));
        QCOMPARE(page().matches().match(0).translation(), kPairs[1].second);
        // Its texts and vectors are kept in the project.
        QVERIFY(std::filesystem::exists(sample() / "corpora" / "book.tmx.small.memory" / "memory.json"));
    }

    void nothingFoundAndBadFilesAreExplained() {
        choose("memory");
        setOrder(1);
        QVERIFY(search("zzz"));
        QVERIFY(!labelWith(*panel_, "Nothing found").isEmpty());
        const auto file = writeText(pathIn(folder_, "broken.tmx"), "<tmx><body><tu>");
        QVERIFY(panel_->openFile(toText(file)));
        QTRY_VERIFY_WITH_TIMEOUT(panel_->messages().text().contains("broken.tmx"), 60000);
        // The page still works.
        choose("memory");
        QVERIFY(search("The doctor sleeps."));
    }

    void choicesComeBack() {
        choose("memory");
        page().order().setCurrentIndex(1);
        QVERIFY(search("The doctor sleeps."));
        QSettings settings(toText(pathIn(folder_, "state.ini")), QSettings::IniFormat);
        panel_->saveState(settings);
        ExplorePanel next(PanelContext{*project_, *jobs_});
        next.restoreState(settings);
        VERIFY_OK(project_->open(project_->folder()));
        QVERIFY(next.memoryIsShown());
        QCOMPARE(next.memory().memories().currentText(), QString("memory"));
        QCOMPARE(next.memory().field().text(), QString("The doctor sleeps."));
        QCOMPARE(next.memory().order().currentIndex(), 1);
    }

    void withoutAnyMemoryThePageSaysWhatItIsFor() {
        closePanel();
        std::filesystem::rename(sample() / "pairs", sample() / "hidden");
        std::filesystem::create_directories(sample() / "pairs");
        openPanel();
        panel_->showMemory(true);
        QTRY_VERIFY(!labelWith(*panel_, "A translation memory shows").isEmpty());
        QVERIFY(!page().field().isEnabled());
        std::filesystem::remove_all(sample() / "pairs");
        std::filesystem::rename(sample() / "hidden", sample() / "pairs");
    }

  private:
    MemoryPage& page() const { return panel_->memory(); }
    void writePairs(const std::filesystem::path& file, const std::string& format) const {
        auto writer = makePairWriter(file, {format, "en", "es"});
        VERIFY_OK(writer);
        for (const auto& [source, target] : kPairs) (*writer)->add(1, source, target, {});
        (*writer)->finish();
    }
    void choose(const QString& name) {
        QTRY_VERIFY(page().memories().findText(name) >= 0);
        page().memories().setCurrentIndex(page().memories().findText(name));
        emit page().memories().activated(page().memories().currentIndex());
    }
    bool search(const QString& sentence) {
        QSignalSpy shown(&page(), &MemoryPage::shown);
        page().focusField();
        page().field().setText(sentence);  // keyClicks types ASCII only
        QTest::keyClick(&page().field(), Qt::Key_Return);
        return shown.count() > 0 || shown.wait(60000);
    }
    void setOrder(int order) {
        QSignalSpy shown(&page(), &MemoryPage::shown);
        page().order().setCurrentIndex(order);
        emit page().order().activated(order);
        if (!page().field().text().isEmpty()) QVERIFY(shown.count() > 0 || shown.wait(60000));
    }
    QString cell(int row, int column) const { return page().matches().index(row, column).data().toString(); }
};

QTEST_MAIN(TestMemoryPage)
#include "test_memory_page.moc"
