// Imports and their previews.
#include <QTest>

#include "core/pairs/store/pair_store.h"
#include "core/tasks/data/browse_pairs.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/preview_pairs.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestImportPairs : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    void languagesComeFromTheNameOfTheFile() {
        ImportRequest request;
        request.input.first = test::writeText(path("train.en-es.tsv"), "1 2\t3 4\n");
        request.output = path("named.h5");
        JobContext job;
        VERIFY_OK(importPairs(request, job));
        const auto info = describePairs(request.output);
        VERIFY_OK(info);
        QCOMPARE((*info).sourceLanguage + (*info).targetLanguage, std::string("enes"));
    }

    void severalFilesAreReadAsOne() {
        ImportRequest request;
        request.input.first = test::writeText(path("first.en-es.tsv"), "a b\tc d\na b\tc d\n");
        request.more = {test::writeText(path("second"), "a b\tc d\n\ne f\tg h\n"), path("third")};
        request.output = path("several.h5");
        request.recipe = *parseRecipe("duplicates\n", "r");
        request.settings.pairs.skipBadLines = true;
        JobContext job;
        // A file that is missing ends the import when it is reached, and nothing is written.
        const auto missing = importPairs(request, job);
        QVERIFY(!missing && missing.error().sentence().find("third") != std::string::npos);
        QVERIFY(!fs::exists(request.output));
        test::writeText(path("third"), "i j\tk l\n");
        const auto imported = importPairs(request, job);
        VERIFY_OK(imported);
        QCOMPARE((*imported).linesRead, 6);
        QCOMPARE((*imported).pairsKept, 3);
        const auto store = PairStore::open(request.output);
        VERIFY_OK(store);
        QCOMPARE((*store).info().sourceLanguage, std::string("en"));
        QCOMPARE((*store).info().origin, path("first.en-es.tsv").string() + " and 2 more");
        QCOMPARE((*store).read(0, 3)[2].source, std::string("i j"));
        // Where a line is wrong, its own file is named.
        request.settings.pairs.skipBadLines = false;
        const auto wrong = importPairs(request, job);
        QVERIFY(!wrong && wrong.error().sentence().find("second:2") != std::string::npos);
    }

    void theImportGuessesLanguagesAsThePreviewDoes() {
        std::string text;
        for (int i = 0; i < 30; ++i)
            text += "Where is the railway station, please?\tWo ist bitte der Bahnhof in dieser Stadt?\n";
        ImportRequest request;
        request.input.first = test::writeText(path("nameless"), text);
        request.output = path("guessed.h5");
        request.recipe = *parseRecipe("language\n", "r");
        JobContext job;
        const auto preview = previewPairs(request.input, 3, job);
        VERIFY_OK(preview);
        QCOMPARE((*preview).rows.size(), 3U);
        QCOMPARE((*preview).sourceLanguage + (*preview).targetLanguage, std::string("ende"));
        const auto imported = importPairs(request, job);
        VERIFY_OK(imported);
        QVERIFY((*imported).languagesGuessed);
        QCOMPARE((*imported).pairsKept, 30);
        QCOMPARE((*imported).sourceLanguage + (*imported).targetLanguage, std::string("ende"));
        const auto info = describePairs(request.output);
        VERIFY_OK(info);
        QCOMPARE((*info).sourceLanguage + (*info).targetLanguage, std::string("ende"));
        // Numbers belong to no language: what needs one says so, everything else continues.
        request.input.first = test::writeText(path("numbers"), "1 2\t3 4\n");
        const auto unclear = importPairs(request, job);
        QVERIFY(!unclear && unclear.error().sentence().find("language") != std::string::npos);
        request.recipe = Recipe();
        const auto plain = importPairs(request, job);
        VERIFY_OK(plain);
        QVERIFY(!(*plain).languagesGuessed && (*plain).sourceLanguage.empty());
    }

    void aPreviewOfTatoebaReadsTheFirstSentencesAndCanBeStopped() {
        std::string sentences, links;
        for (int i = 1; i <= 400'001; ++i)
            sentences +=
                std::to_string(i) + (i % 2 ? "\teng\tYes " : "\tdeu\tJa ") + std::to_string(i) + "\n";
        for (int i = 1; i < 100; i += 2) links += std::to_string(i) + "\t" + std::to_string(i + 1) + "\n";
        ImportRequest request;
        request.input.first = test::writeText(path("sentences.csv"), sentences + "no sentence\n");
        request.input.second = test::writeText(path("links.csv"), links);
        request.input.sourceLanguage = "eng";
        request.input.targetLanguage = "deu";
        request.output = path("tatoeba.h5");
        JobContext job;
        const auto preview = previewPairs(request.input, 10, job);
        VERIFY_OK(preview);
        QCOMPARE((*preview).rows.size(), 10U);
        QVERIFY((*preview).problems.empty());  // the last line was not read
        QVERIFY(!importPairs(request, job));   // here it was
        std::stop_source stop;
        stop.request_stop();
        job.stop = stop.get_token();
        QVERIFY(previewPairs(request.input, 10, job).stopped());
        QVERIFY(importPairs(request, job).stopped());
        QVERIFY(!fs::exists(request.output));
    }

    void aPreviewShowsRowsColumnsAndProblems() {
        ImportRequest request;
        request.input.first = test::writeText(path("three.tsv"), "a\tb\tc\nd\te\xFF\tf\n");
        const auto preview = previewPairs(request.input, 10);
        VERIFY_OK(preview);
        QCOMPARE((*preview).columnCount, 3);
        QCOMPARE((*preview).rows.size(), 2U);
        QCOMPARE((*preview).problems.size(), 2U);  // three columns, and the byte of line 2
        QVERIFY((*preview).problems[1].find("three.tsv:2") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestImportPairs)
#include "test_import_pairs.moc"
