// Exploring a corpus: filters, near duplicates, languages, lines of a text.
#include <zlib.h>

#include <QTest>

#include "core/search/near_duplicates.h"
#include "core/tasks/corpora/explore_corpus.h"
#include "core/text/input/text_lines.h"
#include "core/text/language_detector.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;

class TestExploreCorpus : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::vector<std::string> texts_{"the old doctor bought a large book yesterday evening",
                                    "the old doctor bought a large book yesterday",
                                    "el gato duerme toda la tarde en la casa de mi abuela",
                                    "",
                                    "one two three",
                                    "the old doctor bought a large book yesterday evening",
                                    "Der alte Mann geht am Abend mit seinem Hund durch die Stadt"};
    std::shared_ptr<const Model> model_ = std::make_shared<Model>(test::wordModel(texts_));
    std::unique_ptr<CorpusExplorer> explorer_;

    std::vector<std::int64_t> found(const CorpusFilter& filter) {
        std::vector<std::int64_t> lines;
        const auto sentences = explorer_->neighbours("the old doctor", 10, filter, false, {});
        if (sentences)
            for (const FoundSentence& sentence : *sentences) lines.push_back(sentence.line);
        std::ranges::sort(lines);
        return lines;
    }

  private slots:
    void initTestCase() {
        IndexRequest request;
        request.corpus = test::writeText(test::pathIn(folder_, "c.txt"), test::joined(texts_));
        request.folder = test::pathIn(folder_, "c.index");
        JobContext job;
        const auto built = buildIndex(*model_, request, job);
        VERIFY_OK(built);
        explorer_ = std::make_unique<CorpusExplorer>(model_, built->index);
    }

    void filtersKeepWhatTheyDescribe() {
        using Lines = std::vector<std::int64_t>;
        QCOMPARE(found({}).size(), texts_.size());
        QCOMPARE(found({"es", {}, 0, 0}), Lines{2});
        QCOMPARE(found({"de", {}, 0, 0}), Lines{6});
        QCOMPARE(found({{}, "BOOK yester\\w+$", 0, 0}), Lines{1});
        QCOMPARE(found({{}, {}, 3, 8}), (Lines{1, 4}));
        QCOMPARE(found({{}, "doctor", 9, 0}), (Lines{0, 5}));
        QVERIFY(!explorer_->neighbours("x", 3, {{}, "(", 0, 0}, false, {}).ok());
        QCOMPARE(found({}).size(), texts_.size());
        QVERIFY(explorer_->neighbours("  ", 3, {}, false, {})->empty());
    }

    void nearDuplicatesAreGrouped() {
        const auto strict = *explorer_->duplicates(0.999, 10, {});
        QCOMPARE(strict.size(), std::size_t{1});
        QCOMPARE(strict[0].lines, (std::vector<std::int64_t>{0, 5}));
        QCOMPARE((*explorer_->duplicates(0.9, 10, {}))[0].lines, (std::vector<std::int64_t>{0, 1, 5}));
        QVERIFY(explorer_->duplicates(0.9, 0, {})->empty());
    }

    // More equal vectors than requested neighbours.
    void aLargeGroupStaysOneGroup() {
        Matrix same(500, 4);
        for (std::size_t i = 0; i < 500; ++i) same(i, i < 450 ? 1 : 2) = 1;
        Workers workers(2);
        const auto groups = *nearDuplicates(same, 0.99, workers, {});
        QCOMPARE(groups.size(), std::size_t{2});
        QCOMPARE(groups[0].size(), std::size_t{450});
        QCOMPARE(groups[1].size(), std::size_t{50});
    }

    void theMapContainsWhatTheFilterAllows() {
        auto points = explorer_->map(100, 2, {}, {});
        VERIFY_OK(points);
        QCOMPARE(points->size(), texts_.size() - 1);
        for (const auto& point : *points)
            QVERIFY(point.columns.size() == 1 && point.columns[0] == point.text);
        const auto some = explorer_->map(3, 2, {{}, "the", 0, 0}, {});
        VERIFY_OK(some);
        QCOMPARE(some->size(), std::size_t{3});
        int steps = 0;
        explorer_->arrange(*points, {}, [&](const auto&) { ++steps; });
        QVERIFY(steps > 0);
    }

    void languagesAreDetected() {
        QCOMPARE(detectLanguage("Der alte Mann geht am Abend mit seinem Hund durch die Stadt"),
                 std::string("de"));
        QCOMPARE(detectLanguage("今天天气很好，我们去公园散步吧"), std::string("zh"));
        QCOMPARE(detectLanguage("المتحف مغلق يوم الاثنين"), std::string("ar"));
        QCOMPARE(detectLanguage("123"), std::string());
    }

    void linesOfATextAreFound() {
        const auto spool = test::pathIn(folder_, "spool.txt");
        const auto read = [&](const std::string& text) {
            return TextLines::open(test::writeText(test::pathIn(folder_, "lines.txt"), text), spool, {});
        };
        const auto lines = read(
            "\xEF\xBB\xBF"
            "a\tb\r\n\nc\td\te");
        VERIFY_OK(lines);
        QCOMPARE(lines->size(), std::size_t{3});
        QCOMPARE(std::string((*lines)[0]), std::string("a\tb"));
        QCOMPARE(std::string(lines->field(0, 1)), std::string("b"));
        QCOMPARE(std::string(lines->field(1, 0)), std::string());
        QCOMPARE(std::string(lines->field(2, 2)), std::string("e"));
        QCOMPARE(std::string(lines->field(2, 3)), std::string());
        QCOMPARE(read("")->size(), std::size_t{0});
        QCOMPARE(read("a\n\xFF\n").error().where, test::pathIn(folder_, "lines.txt").string() + ":2");
        QVERIFY(!read(std::string(1'000'001, 'x')).ok());
        const auto packed = test::pathIn(folder_, "lines.txt.gz");
        gzFile out = gzopen(packed.c_str(), "wb");
        gzputs(out, "one\ntwo\n");
        gzclose(out);
        const auto unpacked = TextLines::open(packed, spool, {});
        VERIFY_OK(unpacked);
        QCOMPARE(std::string((*unpacked)[1]), std::string("two"));
        QVERIFY(!TextLines::open(test::pathIn(folder_, "none"), spool, {}).ok());
    }
};

QTEST_GUILESS_MAIN(TestExploreCorpus)
#include "test_explore_corpus.moc"
