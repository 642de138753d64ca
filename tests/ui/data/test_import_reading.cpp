// The import page's reading options: what they show and what changing them does.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>

#include "core/tasks/data/browse_pairs.h"
#include "tests/support/archive_maker.h"
#include "tests/ui/support/window_test.h"
#include "ui/data/import/import_page.h"
#include "ui/data/import/import_result.h"
#include "ui/data/import/import_setup.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestImportReading : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        isolateSettings(settings_);
        applyTheme(*qApp, ThemeChoice::light);
    }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        VERIFY_OK(test::writeSample(*folder_));
        project_ = std::make_unique<Project>();
        jobs_ = std::make_unique<JobRunner>();
        VERIFY_OK(project_->open(pathIn(*folder_, "sample")));
        page_ = std::make_unique<ImportPage>(*project_, *jobs_);
        page_->resize(1100, 760);
        page_->show();
    }
    void cleanup() {
        jobs_.reset();
        page_.reset();
        project_.reset();
    }

    void theFormatIsShownAndCanBeChosen() {
        open(writeText(path("a.csv"), "source;target\n\"a; b\";c\nd;e\n"));
        QCOMPARE(named<QComboBox>(page_->setup(), "Format")->currentData().toString(), QString("csv"));
        QCOMPARE(named<QComboBox>(page_->setup(), "Delimiter")->currentText(), QString("semicolon"));
        QVERIFY(named<QCheckBox>(page_->setup(), "Header line")->isChecked() &&
                named<QCheckBox>(page_->setup(), "Header line")->isVisible());
        QCOMPARE(page_->preview().counts().kept, 2);
        QCOMPARE(page_->preview().headerData(0, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QString("source ▾"));
        again([this] {
            QTest::mouseClick(named<QCheckBox>(page_->setup(), "Header line"), Qt::LeftButton, {},
                              QPoint(8, 8));
        });
        QCOMPARE(page_->preview().counts().kept, 3);
        again([this] { choose(named<QComboBox>(page_->setup(), "Delimiter"), "tab"); });
        QCOMPARE(page_->preview().fileColumns(), 1);
    }

    void theResultSaysWhatWasRead() {
        open(writeText(
            path("de.po"),
            "msgid \"A dog\"\nmsgstr \"Ein Hund\"\n\nmsgid \"A cat\"\nmsgstr \"\"\n\n"
            "msgid \"A cup\"\nmsgid_plural \"Cups\"\nmsgstr[0] \"Eine Tasse\"\nmsgstr[1] \"Tassen\"\n"));
        QCOMPARE(named<QComboBox>(page_->setup(), "Format")->currentText(), QString("Gettext"));
        QCOMPARE(page_->preview().counts().kept, 3);
        QVERIFY2(isShown("first 3 pairs"), "rows are not called pairs");
        QVERIFY2(!isShown("The import stops"), "a warning of lines that cannot be read, and there is none");
        import();
        QVERIFY2(isShown("3 messages read"), "no count of messages");
        // Of three messages one gives no pair and one gives two.
        const QStandardItemModel& steps = page_->findChild<ImportResult*>()->steps();
        QStringList reading;
        for (int column = 0; column < 4; ++column) reading << steps.item(0, column)->text();
        QCOMPARE(reading, (QStringList{"Reading (messages)", "3", "3", "1"}));
        const auto* skipped = named<DataTable>(*page_, "Examples of skipped lines");
        QCOMPARE(skipped->source()->index(0, 1).data().toString(),
                 QString("1 of 3 messages has no translation: message 2"));
        writeText(path("eng-deu.index"), "dog\tA\tJ\n");
        open(writeText(path("eng-deu.dict"), "dog\nHund\n"));
        QCOMPARE(page_->setup().secondFile(), path("eng-deu.index"));
        QVERIFY2(isShown("eng-deu.index"), "the index that was found is not shown");
        import();
        QVERIFY2(isShown("1 entries read"), "no count of entries");
    }

    void aFileOfAnArchiveIsChosen() {
        const auto file = writeArchive(path("two.zip"), ".zip",
                                       {{"LICENSE", "x"}, {"a.tsv", "a\tb\n"}, {"de/b.tsv", "c\td\ne\tf\n"}});
        open(file);
        QVERIFY(named<QComboBox>(page_->setup(), "File in the archive")->isVisible());
        QCOMPARE(named<QComboBox>(page_->setup(), "File in the archive")->count(), 2);
        QVERIFY(!page_->setup().importButton()->isEnabled());
        again([this] { choose(named<QComboBox>(page_->setup(), "File in the archive"), "de/b.tsv"); });
        QVERIFY(page_->setup().importButton()->isEnabled());
        QCOMPARE(page_->preview().counts().kept, 2);
        import();
        const auto stored = readPairRange(project_->folder("pairs") / "two.h5", 0, 9);
        VERIFY_OK(stored);
        QCOMPARE(stored->back().target, std::string("f"));
    }

    void anEncodingIsNamedAndChosen() {
        open(writeText(
            path("latin.tsv"),
            "Bonjour.\tHello.\nLe caf\xE9 est ferm\xE9 ce soir.\tThe caf\xE9 is closed tonight.\n"));
        QCOMPARE(page_->preview().counts().unreadable, 1);
        QVERIFY2(page_->problems().contains("it looks like windows-1252: choose this encoding"),
                 qPrintable(page_->problems()));
        again([this] { choose(named<QComboBox>(page_->setup(), "Encoding"), "windows-1252"); });
        QCOMPARE(page_->preview().counts().kept, 2);
        QCOMPARE(page_->preview().index(1, 0).data().toString(),
                 QString::fromUtf8("Le café est fermé ce soir."));
        import();
    }

    void damagedCharactersOfUtf8AreReplacedByChoice() {
        open(writeText(
            path("damaged.tsv"),
            "Où es-tu, mon été ?\tWhere are you?\nLa f\xC3te d'été à Orléans\tThe fête in Orléans\n"));
        QCOMPARE(page_->preview().counts().unreadable, 1);
        QVERIFY2(page_->problems().contains("the rest is UTF-8") &&
                     !page_->problems().contains("windows-1252") && !page_->problems().contains("--encoding"),
                 qPrintable(page_->problems()));
        again([this] {
            choose(named<QComboBox>(page_->setup(), "Encoding"), "UTF-8, damaged characters replaced");
        });
        QCOMPARE(page_->preview().counts().kept, 2);
        QCOMPARE(page_->setup().request().input.encoding, std::string("UTF-8-replace"));
        import();
        const auto stored = readPairRange(project_->folder("pairs") / "damaged.h5", 0, 9);
        VERIFY_OK(stored);
        QCOMPARE(stored->back().source, std::string("La f\uFFFDte d'été à Orléans"));
    }

    void keysOfJsonAreColumns() {
        open(writeText(path("k.jsonl"),
                       "{\"id\": 1, \"premise\": \"a long text\", \"x\": \"y\", \"other\": \"another "
                       "long text\", \"p\": 0.5}\n"));
        QCOMPARE(named<QComboBox>(page_->setup(), "Format")->currentData().toString(), QString("jsonl"));
        QCOMPARE(page_->setup().roles(), (ColumnRoles{1, 3, -1}));
        QVERIFY(!named<QCheckBox>(page_->setup(), "Header line")->isVisible());
        page_->setup().setRoles({3, 1, 4});
        QCOMPARE(page_->setup().request().input.columnNames,
                 (std::vector<std::string>{"other", "premise", "p"}));
        import();
        const auto stored = readPairRange(project_->folder("pairs") / "k.h5", 0, 9);
        VERIFY_OK(stored);
        QCOMPARE(stored->front().source, std::string("another long text"));
        QCOMPARE(stored->front().score, 0.5F);
    }

    void languagesOfAMemoryChooseItsSides() {
        open(writeText(
            path("m.tmx"),
            "<tmx version='1.4'><header srclang='en'/><body><tu><tuv xml:lang='en'><seg>one</seg></tuv><tuv "
            "xml:lang='de'><seg>eins</seg></tuv><tuv xml:lang='fr'><seg>un</seg></tuv></tu></body></tmx>"));
        QCOMPARE(page_->setup().request().input.targetLanguage, std::string("de"));
        QCOMPARE(page_->preview().headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(),
                 QString("target"));
        auto* target = languageField("Language of the target side");
        QVERIFY(target);
        again([target] {
            target->setFocus();
            target->selectAll();
            QTest::keyClicks(target, "fr");
            QTest::keyClick(target, Qt::Key_Return);
        });
        QCOMPARE(page_->preview().index(0, 1).data().toString(), QString("un"));
    }

    void theSecondFileIsFoundByItsName() {
        writeText(path("n.de-en.en"), "one\ntwo\n");
        open(writeText(path("n.de-en.de"), "eins\nzwei\n"));
        QCOMPARE(page_->setup().secondFile(), path("n.de-en.en"));
        QCOMPARE(page_->preview().counts().kept, 2);
        QCOMPARE(page_->setup().request().input.sourceLanguage, std::string("de"));
        import();
    }

  private:
    std::filesystem::path path(const std::string& name) const { return pathIn(*folder_, name); }
    void open(const std::filesystem::path& file) {
        again([&] { page_->openFiles(file, {}); });
    }
    void again(const std::function<void()>& act) {
        QSignalSpy previewed(page_.get(), &ImportPage::previewed);
        act();
        QTRY_COMPARE_WITH_TIMEOUT(previewed.count(), 1, 20000);
    }
    // As if the user selected an entry.
    static void choose(QComboBox* box, const QString& text) {
        box->setCurrentIndex(box->findText(text));
        QVERIFY2(box->currentIndex() >= 0, qPrintable(text));
        emit box->activated(box->currentIndex());
    }
    void import() {
        QSignalSpy imported(page_.get(), &ImportPage::imported);
        named<QPushButton>(*page_, "Import")->click();
        QTRY_COMPARE_WITH_TIMEOUT(imported.count(), 1, 20000);
    }
    bool isShown(const QString& text) const {
        const auto labels = page_->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->text().contains(text); });
    }
    QLineEdit* languageField(const QString& name) const {
        for (auto* field : page_->findChildren<QLineEdit*>())
            if (field->accessibleName() == name) return field;
        return nullptr;
    }

    QTemporaryDir settings_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Project> project_;
    std::unique_ptr<JobRunner> jobs_;
    std::unique_ptr<ImportPage> page_;
};

QTEST_MAIN(TestImportReading)
#include "test_import_reading.moc"
