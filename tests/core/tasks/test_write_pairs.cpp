// Pair stores written as files of other programs.
#include <QRegularExpression>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/pairs/formats/format_registry.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/write_pairs.h"
#include "tests/support/pair_files.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestWritePairs : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    void import(const std::string& text, const std::vector<int>& columns, const std::string& store) {
        ImportRequest request;
        request.input.first = test::writeText(path("in.tsv"), text);
        request.input.columns = columns;
        request.input.sourceLanguage = "en";
        request.input.targetLanguage = "de";
        request.output = path(store);
        JobContext job;
        VERIFY_OK(importPairs(request, job));
    }
    WritePairsRequest request(const std::string& store, const std::string& output) const {
        WritePairsRequest request;
        request.pairs = {path(store)};
        request.output = path(output);
        return request;
    }

  private slots:
    void initTestCase() {
        import("a dog & a cat\tein Hund und eine Katze\t0.25\nthe house\tdas Haus <b>\t0.5\n", {0, 1, 2},
               "scored.h5");
        import("one\teins\ntwo\tzwei\n", {0, 1}, "plain.h5");
    }

    void everyFormatIsWrittenAndReadBack_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("store");
        for (const PairFormat& format : pairFormats()) {
            if (!format.write) continue;
            for (const char* store : {"scored", "plain"})
                QTest::addRow("%s, %s", format.id.c_str(), store)
                    << QString::fromStdString(format.id) << QString(store);
        }
    }
    void everyFormatIsWrittenAndReadBack() {
        QFETCH(QString, format);
        QFETCH(QString, store);
        JobContext job;
        WritePairsRequest wanted = request(store.toStdString() + ".h5", (format + "-" + store).toStdString());
        wanted.format = format.toStdString();
        const auto summary = writePairs(wanted, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->pairs, 2);
        QCOMPARE(summary->format, wanted.format);
        PairInput input;
        input.first = wanted.output;
        if (format == "moses") {
            input.first = wanted.output.string() + ".en";
            input.second = wanted.output.string() + ".de";
        }
        input.format = wanted.format;
        const auto read = test::readPairs(input);
        QCOMPARE(QString::fromStdString(read.error), QString());
        const bool scored = store == "scored";
        QStringList expected =
            scored ? QStringList{"a dog & a cat|ein Hund und eine Katze|0.25", "the house|das Haus <b>|0.5"}
                   : QStringList{"one|eins", "two|zwei"};
        if (format == "moses") expected.replaceInStrings(QRegularExpression("\\|0.*"), "");
        QCOMPARE(test::shown(read.pairs), expected);
    }

    void theEndingOfTheNameChoosesTheFormat_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("format");
        QTest::newRow("TMX") << "a.tmx"
                             << "tmx";
        QTest::newRow("CSV") << "a.csv"
                             << "csv";
        QTest::newRow("JSON lines") << "a.jsonl"
                                    << "jsonl";
        QTest::newRow("pair store") << "a.h5"
                                    << "pair-store";
        QTest::newRow("none") << "a"
                              << "";
        QTest::newRow("unknown") << "a.docx"
                                 << "";
    }
    void theEndingOfTheNameChoosesTheFormat() {
        QFETCH(QString, name);
        QFETCH(QString, format);
        JobContext job;
        const auto summary = writePairs(request("plain.h5", name.toStdString()), job);
        QCOMPARE(summary.ok(), !format.isEmpty());
        if (summary.ok()) {
            QCOMPARE(QString::fromStdString(summary->format), format);
            return;
        }
        QCOMPARE(summary.error().where, std::string("--format"));
        QVERIFY(!fs::exists(path(name.toStdString())));
    }

    void severalStoresAreWrittenTogether() {
        JobContext job;
        WritePairsRequest wanted = request("plain.h5", "both.tsv");
        wanted.pairs.push_back(path("scored.h5"));
        const auto summary = writePairs(wanted, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->pairs, 4);
        const Result<std::string> text = readFile(wanted.output);
        VERIFY_OK(text);
        QVERIFY2(text->starts_with("one\teins") && text->find("\ntwo\tzwei") < text->find("\na dog"),
                 text->c_str());
    }

    void languagesThatAreGivenReplaceThoseOfTheStore() {
        JobContext job;
        WritePairsRequest wanted = request("plain.h5", "languages.tmx");
        wanted.targetLanguage = "nds";
        VERIFY_OK(writePairs(wanted, job));
        const std::string text = *readFile(wanted.output);
        QVERIFY2(text.find("xml:lang=\"en\"") != std::string::npos &&
                     text.find("xml:lang=\"nds\"") != std::string::npos &&
                     text.find("\"de\"") == std::string::npos,
                 text.c_str());
    }

    void aStopLeavesNoFile() {
        std::stop_source stop;
        JobContext job{stop.get_token(), [&](const Progress&) { stop.request_stop(); }, nullptr};
        const auto summary = writePairs(request("plain.h5", "stopped.tsv"), job);
        QVERIFY(summary.stopped());
        QVERIFY(!fs::exists(path("stopped.tsv")) && !fs::exists(path("stopped.tsv.part")));
    }

    void whatCannotBeReadOrWrittenIsReported() {
        JobContext job;
        QVERIFY(!writePairs(request("none.h5", "none.tsv"), job));
        QVERIFY(!fs::exists(path("none.tsv")));
        QVERIFY(!writePairs(request("plain.h5", "no folder/a.tsv"), job));
        WritePairsRequest unknown = request("plain.h5", "a.tsv");
        unknown.format = "opus";  // can only be read
        QVERIFY(!writePairs(unknown, job));
    }
};

QTEST_GUILESS_MAIN(TestWritePairs)
#include "test_write_pairs.moc"
