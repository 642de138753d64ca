// The catalogue in the window, against a real server on loopback.
#include <QComboBox>
#include <QLineEdit>
#include <QNetworkProxy>
#include <QPushButton>
#include <QSignalSpy>

#include "tests/support/breaking_server.h"
#include "tests/ui/support/window_test.h"
#include "ui/data/catalogue/catalogue_model.h"
#include "ui/data/catalogue/catalogue_page.h"
#include "ui/data/catalogue/entry_card.h"
#include "ui/data/catalogue/system_proxy.h"
#include "ui/language/languages.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/number_text.h"

using namespace paragram;
using namespace paragram::test;
using namespace paragram::ui;

class TestCataloguePage : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        isolateSettings(settings_);
        applyTheme(*qApp, ThemeChoice::light);
        project_ = std::make_unique<Project>();
        VERIFY_OK(project_->create(pathIn(folder_, "project"), "project"));
        jobs_ = std::make_unique<JobRunner>();
        messages_ = std::make_unique<MessageBar>();
        page_ = std::make_unique<CataloguePage>(*project_, *jobs_, *messages_);
        page_->resize(1200, 800);
        page_->show();
    }

    void theDesktopsProxyIsWrittenAsDownloadsReadIt() {
        QCOMPARE(proxyAddress(QNetworkProxy(QNetworkProxy::HttpProxy, "proxy.example", 3128)),
                 std::string("http://proxy.example:3128"));
        QCOMPARE(proxyAddress(QNetworkProxy(QNetworkProxy::Socks5Proxy, "::1", 1080, "me", "p@ss")),
                 std::string("socks5h://me:p%40ss@[::1]:1080"));
        QCOMPARE(proxyAddress(QNetworkProxy(QNetworkProxy::NoProxy)), std::string());
        // The downloads read these environment variables themselves.
        const QByteArray before = qgetenv("https_proxy");
        qputenv("https_proxy", "http://other.example:8080");
        QCOMPARE(systemProxy("https://example.org/file"), std::string());
        if (before.isEmpty())
            qunsetenv("https_proxy");
        else
            qputenv("https_proxy", before);
    }

    void cleanupTestCase() {
        jobs_.reset();
        page_.reset();
    }

    // Licences are shown, and entries found, in the language of the window as well.
    void entriesAreTranslated() {
        applyLanguage("es");
        CatalogueModel entries;
        entries.search("SUBTÍTULOS opensubtitles.org", {});
        const int row = entries.rowOf("opus-opensubtitles");
        const QString licence =
            entries.data(entries.index(row, CatalogueModel::kLicence), Qt::DisplayRole).toString();
        entries.search("subtitles 2019", {});
        const int found = entries.rowCount();
        applyLanguage("en");
        QVERIFY(row >= 0);
        QCOMPARE(licence, QString("condiciones de opensubtitles.org"));
        QCOMPARE(found, 2);
    }

    void wordsNarrowTheList() {
        const int all = page_->entries().rowCount();
        QTest::keyClicks(&page_->searchField(), "turkish subtitles 2019");
        QCOMPARE(page_->entries().rowCount(), 1);
        QCOMPARE(QString::fromStdString(page_->entries().state(0).entry->id), "acl19-simple");
        QVERIFY(page_->card().text().contains("Turkish"));
        page_->searchField().setText("nothing has these words");
        QCOMPARE(page_->entries().rowCount(), 0);
        QCOMPARE(page_->table().placeholder(), QString("No row matches."));
        QVERIFY(!page_->card().downloadButton().isVisible());
        page_->searchField().clear();
        QCOMPARE(page_->entries().rowCount(), all);
    }

    void languagesAreNeededBeforeADownload() {
        page_->chooseEntry("opus-tanzil");
        QVERIFY(page_->card().text().contains("non-commercial only"));
        QVERIFY(!page_->card().downloadButton().isEnabled());
        chooseLanguages("de", "en");
        QVERIFY(page_->card().downloadButton().isEnabled());
        // The choice is kept if the other entry has it, too.
        page_->chooseEntry("bucc-2018");
        QVERIFY(page_->card().downloadButton().isEnabled());
        chooseLanguages("es", "");
        QVERIFY(!page_->card().downloadButton().isEnabled());
        chooseLanguages("fr", "");
        QVERIFY(page_->card().downloadButton().isEnabled());
    }

    void largeEntriesAreAskedFor() {
        page_->chooseEntry("paranmt-50m");
        QTest::mouseClick(&page_->card().downloadButton(), Qt::LeftButton);
        QCOMPARE(messages_->kind(), MessageBar::Kind::warning);
        QVERIFY(messages_->text().contains("500 MB"));
        QVERIFY(jobs_->jobs().empty() || !jobs_->jobs().back().active());
    }

    void aFileOneHasBecomesADownload() {
        const auto file = writeText(pathIn(folder_, "WikiMatrix.de-en.tsv.gz"), "1.1\tHallo\tHello\n");
        QVERIFY(page_->table().isColumnHidden(CatalogueModel::kState));
        page_->useFile(file);
        QTRY_VERIFY(messages_->text().contains("by its name"));
        QTRY_VERIFY(!page_->table().isColumnHidden(CatalogueModel::kState));
        page_->chooseEntry("wikimatrix");
        QTRY_VERIFY(named<QPushButton>(page_->card(), "Import pairs…")->isVisible());
        QSignalSpy wanted(page_.get(), &CataloguePage::importWanted);
        QTest::mouseClick(named<QPushButton>(page_->card(), "Import pairs…"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 1);
        const auto taken = wanted.front().front().value<std::filesystem::path>();
        QCOMPARE(taken, project_->folder("downloads") / "wikimatrix" / "WikiMatrix.de-en.tsv.gz");
        page_->useFile(writeText(pathIn(folder_, "holiday.jpg"), "x"));
        QTRY_COMPARE(messages_->kind(), MessageBar::Kind::error);
    }

    void documentsGoToAlign() {
        const int row = page_->entries().rowOf("alice");
        for (const char* name : {"alice.en.txt", "alice.de.txt"})
            page_->useFile(writeText(pathIn(folder_, name), "Down the rabbit hole.\n"));
        QTRY_COMPARE(page_->entries().state(row).files.size(), std::size_t{2});
        page_->chooseEntry("alice");
        QTRY_VERIFY(named<QPushButton>(page_->card(), "Align…")->isVisible());
        QSignalSpy wanted(page_.get(), &CataloguePage::useWanted);
        QTest::mouseClick(named<QPushButton>(page_->card(), "Align…"), Qt::LeftButton);
        QCOMPARE(wanted.size(), 2);
        QCOMPARE(wanted[0][0].toString(), "align");
        QVERIFY(wanted[0][1].toString().endsWith("alice.en.txt"));
        QVERIFY(wanted[1][1].toString().endsWith("alice.de.txt"));
    }

    void opusIsAskedAndACorpusFetched() {
        BreakingServer* served = nullptr;
        BreakingServer server([&](const HttpRequest& request, int number) {
            if (request.path.starts_with("/opusapi"))
                return HttpAnswer{
                    200,
                    {},
                    R"({"corpora":[{"corpus":"Books","version":"v1","source":"ca","target":"en",)"
                    R"("size":328,"alignment_pairs":4605,"url":")" +
                        served->url("/ca-en.txt.zip") + R"("}]})"};
            HttpAnswer answer = fileAnswer(request, std::string(300'000, 'z'), "\"a\"");
            if (number == 1) answer.sendBytes = 100'000;  // the connection breaks once
            return answer;
        });
        served = &server;
        qputenv("PARAGRAM_OPUS_SERVICE", QByteArray::fromStdString(server.url("/opusapi/")));
        page_->chooseEntry("opus-books");
        named<QPushButton>(*page_, "Search OPUS")->click();
        QVERIFY(messages_->text().contains("two languages"));
        chooseLanguages("en", "ca");
        named<QPushButton>(*page_, "Search OPUS")->click();
        QTRY_COMPARE(page_->opus().rowCount(), 1);
        QCOMPARE(page_->opus().index(0, OpusModel::kPairs).data().toString(), QString("4,605"));
        DataTable* table = named<DataTable>(*page_, "OPUS corpora");
        table->setFocus();
        table->selectSourceRow(0);
        QSignalSpy downloaded(page_.get(), &CataloguePage::downloaded);
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(downloaded.wait(20000));
        QVERIFY2(downloaded.front().front().toBool(), qPrintable(messages_->text()));
        QCOMPARE(std::filesystem::file_size(project_->folder("downloads") / "own" / "ca-en.txt.zip"),
                 300'000U);
    }

    void withoutAConnectionTheReasonIsSaid() {
        qputenv("PARAGRAM_OPUS_SERVICE", "http://127.0.0.1:1/");
        page_->chooseEntry("opus-books");
        chooseLanguages("en", "ca");
        messages_->hide();
        named<QPushButton>(*page_, "Search OPUS")->click();
        QTRY_COMPARE(messages_->kind(), MessageBar::Kind::error);
    }

  private:
    void chooseLanguages(const QString& first, const QString& second) {
        named<QComboBox>(page_->card(), "Language")->setEditText(first);
        named<QComboBox>(page_->card(), "Second language")->setEditText(second);
    }

    QTemporaryDir folder_, settings_;
    std::unique_ptr<Project> project_;
    std::unique_ptr<JobRunner> jobs_;
    std::unique_ptr<MessageBar> messages_;
    std::unique_ptr<CataloguePage> page_;
};

QTEST_MAIN(TestCataloguePage)
#include "test_catalogue_page.moc"
