// A shelf of documents: how it grows, what is reported while it is aligned, one file of all.
#include <QTest>
#include <algorithm>
#include <map>

#include "core/alignment/alignment_work.h"
#include "core/base/files/atomic_file.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/corpora/align_shelf.h"
#include "core/tasks/corpora/correct_alignment.h"
#include "tests/support/made_texts.h"
#include "tests/support/test_support.h"
#include "tests/support/word_model.h"

using namespace paragram;
using test::book;
namespace fs = std::filesystem;

class TestAlignShelf : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    const Model model_ = test::wordModel(book(1000));
    JobContext job_;

    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    ShelfEntry entry(const std::string& name, std::size_t lines) const {
        test::writeText(path(name + ".en.txt"), test::joined(book(lines)));
        test::writeText(path(name + ".es.txt"), test::joined(book(lines)));
        return {path(name + ".en.txt"), path(name + ".es.txt"), name};
    }
    ShelfRequest request(std::vector<ShelfEntry> entries, const std::string& folder) const {
        ShelfRequest request;
        request.entries = std::move(entries);
        request.each.source.unit = request.each.target.unit = SentenceUnit::lines;
        request.each.source.language = "en";
        request.each.target.language = "es";
        request.each.modelName = "runs/small";
        request.folder = path(folder);
        request.ending = "alignment";
        return request;
    }

  private slots:
    void aShelfGrowsWithoutRepeating() {
        fs::create_directories(path("grown"));
        const ShelfEntry a{path("a.en.txt"), path("a.es.txt"), "a"};
        std::vector<ShelfEntry> shelf;
        QCOMPARE(addToShelf(shelf, {a}, path("grown")), std::size_t{1});
        QCOMPARE(addToShelf(shelf, {a}, path("grown")), std::size_t{0});
        // Other documents of the same name.
        QCOMPARE(addToShelf(shelf, {{path("x/a.en.txt"), path("x/a.es.txt"), "a"}}, path("grown")),
                 std::size_t{1});
        QCOMPARE(shelf[1].name, std::string("a-2"));
        // An alignment of other documents is in the folder under the name.
        test::writeText(path("grown/b.alignment"),
                        "{\"kind\":\"paragram alignment\",\"source\":{\"file\":\"other\"},"
                        "\"target\":{\"file\":\"other\"}}\n");
        addToShelf(shelf, {{path("b.en.txt"), path("b.es.txt"), "b"}}, path("grown"));
        QCOMPARE(shelf[2].name, std::string("b-2"));
        VERIFY_OK(writeShelfList(path("shelf.tsv"), shelf));
        const auto read = readShelfList(path("shelf.tsv"));
        VERIFY_OK(read);
        QCOMPARE(read->size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE((*read)[i].source, shelf[i].source);
            QCOMPARE((*read)[i].target, shelf[i].target);
            QCOMPARE((*read)[i].name, shelf[i].name);
        }
        QVERIFY(!writeShelfList(path("shelf.tsv"), {{"a\tb", "c", "d"}}).ok());
    }

    void eachDocumentIsReportedAndSaved() {
        const auto shelf = request({entry("one", 60),
                                    entry("two", 60),
                                    {path("gone.txt"), path("gone.txt"), "three"},
                                    entry("four", 60)},
                                   "out");
        std::map<std::size_t, QString> said;
        ShelfObserver observer;
        observer.wanted = [](std::size_t i) { return i != 3; };
        observer.begun = [&](std::size_t i) { said[i] += "begun "; };
        observer.progressed = [&](std::size_t i, const Progress&, double) {
            if (!said[i].endsWith("progress ")) said[i] += "progress ";
        };
        observer.ended = [&](std::size_t i, const ShelfDocument& document) {
            said[i] += document.state == ShelfDocument::State::failed ? "failed" : "ended";
            // What is reported is on the disk.
            QCOMPARE(fs::exists(path("out") / (document.entry.name + ".alignment")), i < 2);
        };
        const auto documents = alignShelf(model_, shelf, observer, job_);
        VERIFY_OK(documents);
        QCOMPARE(said[0], QString("begun progress ended"));
        QCOMPARE(said[1], QString("begun progress ended"));
        QVERIFY2(said[2].endsWith("failed"), qPrintable(said[2]));
        QCOMPARE(said[3], QString("ended"));
        const auto counts = countAlignment(path("out/one.alignment"), job_);
        VERIFY_OK(counts);
        QCOMPARE(counts->summary.links, std::int64_t{60});
        QCOMPARE(counts->summary.sources, std::int64_t{60});
        QCOMPARE(counts->sourceLanguage, std::string("en"));
        QCOMPARE(counts->certain, std::int64_t{0});
        const auto work = AlignmentWork::open(path("out/one.alignment"), job_);
        VERIFY_OK(work);
        QCOMPARE(work->texts()->model, std::string("runs/small"));
    }

    void stoppedItKeepsWhatIsDone() {
        const auto shelf = request({entry("one", 60), entry("two", 60)}, "stopped");
        std::stop_source stop;
        JobContext job;
        job.stop = stop.get_token();
        ShelfObserver observer;
        observer.ended = [&](std::size_t, const ShelfDocument&) { stop.request_stop(); };
        const auto documents = alignShelf(model_, shelf, observer, job);
        QVERIFY(documents.stopped());
        QVERIFY(fs::exists(path("stopped/one.alignment")) && !fs::exists(path("stopped/two.alignment")));
        const auto rest = alignShelf(model_, shelf, {}, job_);
        VERIFY_OK(rest);
        QVERIFY(rest->front().state == ShelfDocument::State::wasThere);
        QVERIFY(rest->back().state == ShelfDocument::State::aligned);
    }

    void oneFileHoldsTheWholeShelf() {
        VERIFY_OK(alignShelf(model_, request({entry("one", 60), entry("two", 40)}, "all"), {}, job_));
        const std::vector<fs::path> files{path("all/one.alignment"), path("all/two.alignment")};
        const auto tmx = exportShelf(files, "tmx", 0, path("all.tmx"), job_);
        VERIFY_OK(tmx);
        QCOMPARE(tmx->documents, std::int64_t{2});
        QCOMPARE(tmx->pairs, std::int64_t{100});
        const QString text = QString::fromStdString(*readFile(path("all.tmx")));
        QCOMPARE(text.count("<prop type=\"x-document\">one</prop>"), 60);
        QCOMPARE(text.count("<prop type=\"x-source-line\">40</prop>"), 2);
        VERIFY_OK(exportShelf(files, "pair-store", 0, path("all.h5"), job_));
        const auto store = PairStore::open(path("all.h5"));
        VERIFY_OK(store);
        QCOMPARE(store->info().pairs, std::int64_t{100});
        QCOMPARE(store->info().targetLanguage, std::string("es"));
        VERIFY_OK(exportShelf(files, "links", 0, path("all.tsv"), job_));
        const QString table = QString::fromStdString(*readFile(path("all.tsv")));
        QVERIFY(
            table.startsWith("document\tsource_line\ttarget_line\tconfidence\tsource\ttarget\none\t1\t1\t"));
        QVERIFY(table.contains("\ntwo\t40\t40\t"));
        const auto none = exportShelf(files, "tmx", 1.1, path("none.tmx"), job_);
        VERIFY_OK(none);
        QCOMPARE(none->pairs, std::int64_t{0});
        QVERIFY(!exportShelf(files, "gold", 0, path("all.links"), job_).ok());
        QVERIFY(!exportShelf({}, "tmx", 0, path("empty.tmx"), job_).ok());
    }

    void otherLanguagesNeedAnotherFile() {
        auto shelf = request({entry("one", 60)}, "mixed");
        VERIFY_OK(alignShelf(model_, shelf, {}, job_));
        shelf.entries = {entry("two", 60)};
        shelf.each.target.language = "fr";
        VERIFY_OK(alignShelf(model_, shelf, {}, job_));
        const auto done = exportShelf({path("mixed/one.alignment"), path("mixed/two.alignment")}, "tmx", 0,
                                      path("m.tmx"), job_);
        QVERIFY(!done.ok());
        const std::string sentence = done.error().sentence();
        QVERIFY2(
            sentence.find("two.alignment: language fr, expected es as in one.alignment") != std::string::npos,
            sentence.c_str());
        QVERIFY(!fs::exists(path("m.tmx")));
    }
};

QTEST_APPLESS_MAIN(TestAlignShelf)
#include "test_align_shelf.moc"
