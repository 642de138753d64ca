// The entries of the catalogue, and an entry from its files to its folder.
#include <archive.h>
#include <archive_entry.h>

#include <QTest>
#include <set>

#include "core/base/files/atomic_file.h"
#include "core/base/files/sha256.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/opus_list.h"
#include "core/catalogue/provenance.h"
#include "core/catalogue/unpack.h"
#include "core/tasks/data/download_data.h"
#include "tests/support/breaking_server.h"
#include "tests/support/test_support.h"

namespace fs = std::filesystem;
using namespace paragram;
using paragram::test::BreakingServer;
using paragram::test::fileAnswer;
using paragram::test::HttpAnswer;
using paragram::test::HttpRequest;

namespace {

// A zip or tar.gz archive, written by libarchive.
fs::path writeArchive(const fs::path& file, const std::vector<std::pair<std::string, std::string>>& members) {
    archive* writer = archive_write_new();
    if (file.extension() == ".zip") {
        archive_write_set_format_zip(writer);
    } else {
        archive_write_add_filter_gzip(writer);
        archive_write_set_format_pax_restricted(writer);
    }
    archive_write_open_filename(writer, file.c_str());
    for (const auto& [name, text] : members) {
        archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname(entry, name.c_str());
        archive_entry_set_size(entry, static_cast<la_int64_t>(text.size()));
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        archive_write_header(writer, entry);
        archive_write_data(writer, text.data(), text.size());
        archive_entry_free(entry);
    }
    archive_write_close(writer);
    archive_write_free(writer);
    return file;
}

}  // namespace

class TestCatalogue : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    void everyEntryIsComplete() {
        std::set<std::string> ids;
        for (const CatalogueEntry& entry : catalogue()) {
            const QByteArray id(entry.id.c_str());
            QVERIFY2(ids.insert(entry.id).second, id);
            for (const std::string* text :
                 {&entry.title, &entry.about, &entry.languages, &entry.licence, &entry.use})
                QVERIFY2(!text->empty(), id);
            QVERIFY2(!entry.files.empty(), id);
            CatalogueChoice choice;
            if (entry.choice != LanguageChoice::none)
                choice.first = entry.codes.empty() ? "de" : entry.codes[0];
            if (entry.choice == LanguageChoice::two)
                choice.second = entry.codes.empty() ? "en" : entry.codes[1];
            const auto files = filesOf(entry, choice);
            VERIFY_OK(files);
            for (const CatalogueFile& file : *files) {
                QVERIFY2(!file.urls.empty() && file.urls.front().starts_with("http"), id);
                QVERIFY2((file.name + file.urls.front()).find('{') == std::string::npos, id);
            }
        }
        QVERIFY(ids.size() > 40);
        for (const char* id : {"paranmt-50m", "sts-all", "tatoeba-retrieval", "bucc-2018", "sick", "psp-all",
                               "lid176", "opus-opensubtitles"})
            QVERIFY2(findEntry(id), id);
    }

    void languagesDetermineAddresses() {
        const CatalogueEntry* entry = findEntry("opus-globalvoices");
        const auto files = filesOf(*entry, {"fr", "en", "v2017q3"});
        VERIFY_OK(files);
        QCOMPARE(files->front().urls.front(),
                 std::string("https://object.pouta.csc.fi/OPUS-GlobalVoices/v2017q3/moses/en-fr.txt.zip"));
        QVERIFY(!filesOf(*entry, {"fr", "", ""}));
        QVERIFY(!filesOf(*entry, {"fr", "fr", ""}));
        QVERIFY(!filesOf(*entry, {"fr", "../x", ""}));
        QVERIFY(!filesOf(*findEntry("bucc-2018"), {"es", "", ""}));
        const auto checked = filesOf(*findEntry("tatoeba-retrieval"), {"tur", "", ""});
        VERIFY_OK(checked);
        for (const CatalogueFile& file : *checked) QCOMPARE(file.sha256.size(), 64U);
    }

    void documentsToAlignAreWhole() {
        const auto files = filesOf(*findEntry("text-berg"), {});
        VERIFY_OK(files);
        QCOMPARE(files->size(), 21U);  // seven articles in two languages, and their links
        for (const CatalogueFile& file : *files) QCOMPARE(file.sha256.size(), 64U);
        const auto rights = filesOf(*findEntry("human-rights"), {"tur", "arb", ""});
        VERIFY_OK(rights);
        QCOMPARE(rights->back().urls.front(), std::string("https://unicode.org/udhr/d/udhr_arb.txt"));
    }

    void wordsFindEntries() {
        QCOMPARE(searchCatalogue("subtitles 2019").size(), 2U);
        for (const CatalogueEntry* entry : searchCatalogue("non-commercial", "translations"))
            QVERIFY(entry->nonCommercial);
        QVERIFY(searchCatalogue("no such words").empty());
    }

    void filesAreRecognisedByTheirNames() {
        const auto matches = matchesByName("WikiMatrix.de-en.tsv.gz");
        QCOMPARE(matches.size(), 1U);
        QCOMPARE(matches[0].entry->id, std::string("wikimatrix"));
        QCOMPARE(matches[0].choice.first, std::string("de"));
        QCOMPARE(matches[0].choice.second, std::string("en"));
        const auto opus = matchesByName("opus-qed.v2.0a.de-en.txt.zip");
        QCOMPARE(opus.size(), 1U);
        QCOMPARE(opus[0].choice.version, std::string("v2.0a"));
        QVERIFY(matchesByName("holiday.jpg").empty());
    }

    void anEntryIsDownloadedVerifiedUnpackedAndRecorded() {
        const fs::path zip = writeArchive(test::pathIn(folder_, "own.zip"), {{"STS/a.txt", "one\ttwo\n"}});
        std::ifstream stream(zip, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
        BreakingServer server([&](const HttpRequest& r, int) { return fileAnswer(r, bytes, "\"a\""); });
        DownloadDataRequest request;
        request.url = server.url("/own.zip?download=1");
        request.folder = test::pathIn(folder_, "downloads");
        request.waitSeconds = 0.01;
        JobContext job;
        const auto first = downloadData(request, job);
        VERIFY_OK(first);
        QCOMPARE(first->files.front().checked, std::string("first"));
        const auto records = readProvenance(request.folder / "own");
        VERIFY_OK(records);
        QCOMPARE(records->size(), 1U);
        QCOMPARE(records->front().sha256, first->files.front().sha256);
        QCOMPARE(records->front().url, request.url);
        // The first download records the checksum: nothing is downloaded again, and another file is
        // rejected.
        const auto second = downloadData(request, job);
        VERIFY_OK(second);
        QVERIFY(second->files.front().wasThere);
        QCOMPARE(server.requests().size(), 1U);
        fs::remove(first->files.front().path);
        BreakingServer other([&](const HttpRequest& r, int) { return fileAnswer(r, bytes + "x", "\"b\""); });
        request.url = other.url("/own.zip");
        const auto changed = downloadData(request, job);
        QVERIFY(!changed);
        QVERIFY2(changed.error().action.find("--accept-changed") != std::string::npos,
                 changed.error().sentence().c_str());
        request.acceptChanged = true;
        VERIFY_OK(downloadData(request, job));
    }

    void invalidAddressesAreReported_data() {
        QTest::addColumn<QString>("url");
        for (const char* url : {"", "ftp://x/y.zip", "http://host/", "file:///etc/passwd", "http://host/.."})
            QTest::newRow(url) << url;
    }
    void invalidAddressesAreReported() {
        QFETCH(QString, url);
        DownloadDataRequest request;
        request.url = url.toStdString();
        request.folder = test::pathIn(folder_, "strange");
        JobContext job;
        QVERIFY(!downloadData(request, job));
        QVERIFY(!fs::exists(request.folder));
    }

    void largeEntriesNeedConfirmation() {
        DownloadDataRequest request;
        request.entry = "paranmt-50m";
        request.folder = test::pathIn(folder_, "large");
        JobContext job;
        const auto summary = downloadData(request, job);
        QVERIFY(!summary);
        QVERIFY2(summary.error().action.find("--yes") != std::string::npos,
                 summary.error().sentence().c_str());
    }

    void onlyTheNamedMembersAreUnpacked_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("zip") << "a.zip";
        QTest::newRow("tar.gz") << "a.tar.gz";
    }
    void onlyTheNamedMembersAreUnpacked() {
        QFETCH(QString, name);
        const fs::path file = writeArchive(test::pathIn(folder_, name.toStdString()),
                                           {{"STS/2012/a.txt", "a"}, {"readme", "b"}, {"STS/b.txt", "ünï"}});
        const fs::path into = test::pathIn(folder_, name.toStdString() + ".d");
        JobContext job;
        const auto summary = unpack({file, into, {"STS/*"}}, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->files.size(), 2U);
        QVERIFY(fs::exists(into / "STS/2012/a.txt") && !fs::exists(into / "readme"));
        QVERIFY(!unpack({file, into, {"none*"}}, job));
        QVERIFY(fs::exists(into / "STS/b.txt"));  // the previous contents remain
    }

    void membersThatPointOutsideAreRejected() {
        const fs::path file =
            writeArchive(test::pathIn(folder_, "evil.zip"), {{"a", "1"}, {"../escaped", "2"}});
        JobContext job;
        const auto summary = unpack({file, test::pathIn(folder_, "evil"), {"*"}}, job);
        QVERIFY(!summary);
        QVERIFY(!fs::exists(test::pathIn(folder_, "evil")));
        QVERIFY(!fs::exists(test::pathIn(folder_, "escaped")));
    }

    void aBombIsNotUnpacked() {
        const fs::path file =
            writeArchive(test::pathIn(folder_, "bomb.zip"), {{"zeros", std::string(300'000'000, '\0')}});
        JobContext job;
        const auto summary = unpack({file, test::pathIn(folder_, "bomb"), {"*"}}, job);
        QVERIFY(!summary);
        QVERIFY(!fs::exists(test::pathIn(folder_, "bomb")));
    }

    void aLocalFileIsRecognised() {
        const fs::path real = test::dataFolder() / "retrieval" / "tatoeba" / "v1" / "tatoeba.tur-eng.tur";
        SKIP_WITHOUT_DATA(real);
        const fs::path copy = test::pathIn(folder_, "turkish");
        fs::copy_file(real, copy);
        JobContext job;
        const fs::path home = test::pathIn(folder_, "adopted");
        const auto adopted = useLocalFile(copy, home, job);
        VERIFY_OK(adopted);
        QVERIFY(adopted->bySum && !adopted->byName);
        QCOMPARE(adopted->entry, std::string("tatoeba-retrieval"));
        QCOMPARE(adopted->path, home / "tatoeba-retrieval" / "tatoeba.tur-eng.tur");
        QVERIFY(fs::exists(adopted->path));
        test::writeText(copy, "damaged");
        const fs::path named = test::writeText(test::pathIn(folder_, "tatoeba.tur-eng.tur"), "damaged");
        const auto refused = useLocalFile(named, home, job);
        QVERIFY(!refused);
        QVERIFY(!useLocalFile(test::writeText(test::pathIn(folder_, "x.jpg"), "x"), home, job));
    }

    // No checksum of STS.zip is published.
    void aLocalFileWithoutChecksumIsReadToItsEnd() {
        JobContext job;
        const fs::path home = test::pathIn(folder_, "adopted-sts"), zip = test::pathIn(folder_, "STS.zip");
        const auto refusal = [&]() {
            const auto adopted = useLocalFile(zip, home, job);
            return adopted ? std::string() : adopted.error().sentence();
        };
        std::string text;
        for (int i = 0; i < 20000; ++i) text += std::to_string(i * 7919 % 10007) + "\tone\ttwo\n";
        test::writeText(zip, "");
        QVERIFY2(refusal().find("STS.zip: an empty file, expected STS 2012-2017") != std::string::npos,
                 refusal().c_str());
        test::writeText(zip, "Not found");
        QVERIFY2(refusal().find("no archive") != std::string::npos, refusal().c_str());
        writeArchive(zip, {{"other/file.txt", text}});
        QVERIFY2(refusal().find("expected members STS/* of") != std::string::npos, refusal().c_str());
        writeArchive(zip, {{"STS/a/sts.tsv", text}, {"STS/b/sts.tsv", text}});
        const auto whole = readFile(zip);
        VERIFY_OK(whole);
        for (std::size_t bytes = 1; bytes < whole->size(); bytes += whole->size() / 40) {
            test::writeText(zip, whole->substr(0, bytes));
            QVERIFY2(!refusal().empty(), std::to_string(bytes).c_str());
        }
        std::string changed = *whole;
        changed[changed.size() / 2] = static_cast<char>(changed[changed.size() / 2] ^ 0x55);
        test::writeText(zip, changed);
        QVERIFY(!refusal().empty());
        QVERIFY(!fs::exists(home / "sts-all"));
        test::writeText(zip, *whole);
        QCOMPARE(refusal(), std::string());
        QVERIFY(fs::exists(home / "sts-all" / "unpacked" / "STS" / "STS" / "b" / "sts.tsv"));
        // A page that says that the file has moved.
        const fs::path vectors =
            test::writeText(test::pathIn(folder_, "lid.176.ftz"), "<!DOCTYPE html><html>moved</html>");
        const auto page = useLocalFile(vectors, home, job);
        QVERIFY(!page);
    }

    void answersOfOpusAreRead() {
        // The answer of opus.nlpl.eu for Books, with empty strings instead of missing numbers.
        const std::string answer =
            R"({"corpora":[{"id":31736,"corpus":"Books","version":"v1","latest":"True","preprocessing":"moses",)"
            R"("source":"ca","target":"en","size":328,"documents":"","alignment_pairs":4605,"source_tokens":73463,)"
            R"("target_tokens":68625,"url":"https://object.pouta.csc.fi/OPUS-Books/v1/moses/ca-en.txt.zip"},)"
            R"({"corpus":"GNOME","version":"v1","source":"ca","target":"en","size":"","alignment_pairs":"",)"
            R"("url":"https://object.pouta.csc.fi/OPUS-GNOME/v1/moses/ca-en.txt.zip"},{"corpus":7}]})";
        BreakingServer server([&](const HttpRequest&, int) { return HttpAnswer{200, {}, answer}; });
        JobContext job;
        const auto corpora = listOpus("en", "ca", job, server.url("/opusapi/"));
        VERIFY_OK(corpora);
        QCOMPARE(corpora->size(), 2U);
        QCOMPARE(corpora->front().corpus, std::string("Books"));
        QCOMPARE(corpora->front().pairs, 4605);
        QCOMPARE(corpora->front().bytes, 328 * 1024);
        QCOMPARE(corpora->back().bytes, 0);
        QCOMPARE(server.requests().front().path,
                 std::string("/opusapi/?source=ca&target=en&preprocessing=moses&version=latest"));
        BreakingServer strange([&](const HttpRequest&, int) { return HttpAnswer{200, {}, "<html>"}; });
        QVERIFY(!listOpus("en", "ca", job, strange.url("/")));
    }
};

QTEST_GUILESS_MAIN(TestCatalogue)
#include "test_catalogue.moc"
