// Indexes of a corpus and searches in them.
#include <QTest>
#include <cmath>

#include "core/base/files/atomic_file.h"
#include "core/models/text_encoder.h"
#include "core/search/brute_force_search.h"
#include "core/tasks/corpora/build_index.h"
#include "core/tasks/corpora/find_neighbours.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;

namespace {

constexpr std::size_t kLines = 3000;

JobContext stopAfter(int polls) {
    auto stop = std::make_shared<std::stop_source>();
    JobContext job;
    job.stop = stop->get_token();
    job.onProgress = [stop, polls](const Progress&) mutable {
        if (--polls <= 0) stop->request_stop();
    };
    return job;
}

}  // namespace

class TestSearchTasks : public QObject {
    Q_OBJECT

    const std::vector<std::string> texts_ = test::wordSentences(kLines);
    const Model model_ = test::wordModel(texts_);
    std::unique_ptr<QTemporaryDir> folder_;

    std::filesystem::path path(const std::string& name) const { return test::pathIn(*folder_, name); }
    IndexRequest request(std::optional<IndexKind> kind = std::nullopt) const {
        IndexRequest r;
        r.corpus = path("corpus.txt");
        r.folder = path("corpus.index");
        r.kind = kind;
        return r;
    }
    BuiltIndex build(const IndexRequest& r) const {
        JobContext job;
        auto built = buildIndex(model_, r, job);
        if (!built) qWarning("%s", built.error().sentence().c_str());
        return built ? *built : BuiltIndex{};
    }

  private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        test::writeText(path("corpus.txt"), test::joined(texts_));
    }

    void fewAndManyQueriesFindTheSame() {
        Workers one(1), three(3);
        TextEncoder encoder(model_);
        Matrix vectors;
        encoder.encode(texts_, Side::source, true, three, vectors);
        Matrix queries(5, vectors.cols());
        std::copy_n(vectors.data() + 100 * vectors.cols(), queries.size(), queries.data());
        const NeighbourLists many = findNeighbours(queries, vectors, 7, Directions::rows, one)->ofRows;
        QVERIFY(bruteForceSearch(queries, vectors, 7, {}, one) == many);
        QVERIFY(bruteForceSearch(queries, vectors, 7, {}, three) == many);
        const ProductScreen screen(vectors, vectors.rows(), three, Screening::bytes);
        QVERIFY(bruteForceSearch(queries, vectors, 7, {}, three, &screen) == many);
        std::vector<char> allowed(vectors.rows());
        for (std::size_t i = 0; i < allowed.size(); ++i) allowed[i] = i % 3 == 0 ? 1 : 0;
        const NeighbourLists some = bruteForceSearch(queries, vectors, 7, allowed, three);
        for (const std::int32_t place : some.allIndices()) QCOMPARE(place % 3, 0);
        QVERIFY(bruteForceSearch(queries, vectors, 7, allowed, three, &screen) == some);
    }

    void anIndexIsBuiltOnceAndExtended() {
        const BuiltIndex first = build(request());
        QVERIFY(first.index);
        QCOMPARE(first.summary.embedded, std::int64_t{kLines});
        QCOMPARE(first.index->record().kind, IndexKind::exact);
        QVERIFY(build(request()).summary.reused);
        test::writeText(path("corpus.txt"), test::joined(texts_) + "word1 other5\n\n");
        const BuiltIndex grown = build(request());
        QVERIFY(grown.index && !grown.summary.reused);
        QCOMPARE(grown.summary.embedded, std::int64_t{2});
        QCOMPARE(grown.summary.blank, std::int64_t{1});
        QCOMPARE(grown.index->size(), kLines + 2);
        QCOMPARE(std::string(grown.index->sentence(kLines)), std::string("word1 other5"));
        IndexRequest again = request();
        again.again = true;
        QCOMPARE(build(again).summary.embedded, std::int64_t{kLines + 2});
    }

    void mismatchedIndexesAreRejected() {
        QVERIFY(build(request()).index);
        JobContext job;
        const Model other = test::wordModel(texts_, 2);
        const auto mismatch = buildIndex(other, request(), job);
        QVERIFY(!mismatch.ok());
        QVERIFY(mismatch.error().sentence().find("another model") != std::string::npos);
        auto changed = texts_;
        changed[5] += "x";
        test::writeText(path("corpus.txt"), test::joined(changed));
        const auto behind = buildIndex(model_, request(), job);
        QVERIFY(!behind.ok());
        QVERIFY(behind.error().sentence().find("another text") != std::string::npos);
        test::writeText(path("corpus.index/index.json"), "{");
        QVERIFY(!buildIndex(model_, request(), job).ok());
        test::writeText(path("corpus.txt"), "");
        QVERIFY(!buildIndex(model_, request(), job).ok());
        test::writeText(path("corpus.txt"), "good\nbad \xFF\n");
        QCOMPARE(buildIndex(model_, request(), job).error().where, path("corpus.txt").string() + ":2");
    }

    void aStopKeepsWhatIsDone() {
        auto many = texts_;
        for (int i = 0; i < 6; ++i) many.insert(many.end(), texts_.begin(), texts_.end());
        test::writeText(path("corpus.txt"), test::joined(many));
        JobContext job = stopAfter(1);
        QVERIFY(buildIndex(model_, request(), job).stopped());
        const BuiltIndex rest = build(request());
        QVERIFY(rest.index);
        QVERIFY(rest.summary.embedded < static_cast<std::int64_t>(many.size()));
        IndexRequest fresh = request();
        fresh.folder = path("fresh.index");
        QVERIFY(build(fresh).index);
        QCOMPARE(*readFile(path("corpus.index/vectors.f32")), *readFile(path("fresh.index/vectors.f32")));
    }

    void approximateIndexesFindNearlyAll_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"ivf", "hnsw", "compressed"}) QTest::newRow(kind) << kind;
    }
    void approximateIndexesFindNearlyAll() {
        QFETCH(QString, kind);
        const IndexKind wanted = *valueNamed<IndexKind>(kind.toStdString());
        const BuiltIndex built = build(request(wanted));
        QVERIFY(built.index);
        QCOMPARE(built.index->record().kind, wanted);
        QVERIFY2(built.index->record().recall >= 0.9,
                 qPrintable(QString::number(built.index->record().recall)));
        Workers workers(2);
        const VectorView queries = built.index->vectors().range(50, 100);
        const auto found = *built.index->search(queries, 10, false, {}, workers);
        const auto exact = *built.index->search(queries, 10, true, {}, workers);
        QVERIFY(recallOf(found, exact) >= 0.9);
        test::writeText(path("corpus.txt"), test::joined(texts_) + "word1 other5\n");
        const BuiltIndex grown = build(request(wanted));
        QVERIFY(grown.index);
        QCOMPARE(grown.summary.embedded, std::int64_t{1});
        QCOMPARE(build(request()).index->record().kind, wanted);  // remains
        QVERIFY(std::filesystem::remove(path("corpus.index/index.faiss")));
        JobContext job;
        QVERIFY(!buildIndex(model_, request(wanted), job).ok());
    }

    void noNeighbourIsMissingInACorpusOfDuplicates() {
        test::writeText(path("corpus.txt"),
                        test::joined(std::vector<std::string>(3000, texts_[3])) + texts_[4] + "\n");
        const BuiltIndex built = build(request(IndexKind::ivf));
        QVERIFY(built.index);
        Workers workers(2);
        TextEncoder encoder(model_);
        Matrix queries;
        encoder.encode(std::span<const std::string>(texts_).first(20), Side::source, true, workers, queries);
        const auto found = *built.index->search(queries, 5, false, {}, workers);
        const auto exact = *built.index->search(queries, 5, true, {}, workers);
        for (std::size_t i = 0; i < 20; ++i) {
            QCOMPARE(found.count(i), std::size_t{5});
            QVERIFY(std::abs(found.cosines(i)[0] - exact.cosines(i)[0]) < 1e-5);
        }
    }

    void neighboursOfAFileAreWritten() {
        test::writeText(path("queries.txt"), texts_[7] + "\n\n" + texts_[9] + "\n");
        NeighboursRequest r;
        r.index = request();
        r.index.folder.clear();
        r.queries = path("queries.txt");
        r.output = path("found.tsv");
        r.k = 2;
        JobContext job;
        const auto summary = findNeighboursOfFile(model_, r, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->queries, std::int64_t{3});
        QCOMPARE(summary->blank, std::int64_t{1});
        const auto text = readFile(r.output);
        VERIFY_OK(text);
        const QStringList lines = QString::fromStdString(*text).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QCOMPARE(lines[0], "1\t1\t1.000000\t8\t" + QString::fromStdString(texts_[7]));
        QVERIFY(lines[2].startsWith("3\t1\t1.000000\t10\t"));
        QCOMPARE(QDir(folder_->path()).entryList({"*.index"}, QDir::Dirs).size(), 0);
        r.index.kind = IndexKind::hnsw;
        QCOMPARE(findNeighboursOfFile(model_, r, job)->kind, IndexKind::hnsw);
        r.index.kind = std::nullopt;
        r.k = 100000;
        QCOMPARE(findNeighboursOfFile(model_, r, job).ok(), true);
        r.k = 0;
        QVERIFY(!findNeighboursOfFile(model_, r, job).ok());
    }
};

QTEST_GUILESS_MAIN(TestSearchTasks)
#include "test_search_tasks.moc"
