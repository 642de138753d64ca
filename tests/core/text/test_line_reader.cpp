// Lines of plain and compressed files.
#include <zlib.h>

#include <QTest>

#include "core/text/input/line_reader.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

std::vector<Line> readAll(const std::filesystem::path& file) {
    std::vector<Line> lines;
    auto reader = LineReader::open(file);
    if (!reader) return lines;
    for (Line line;;) {
        const Result<bool> more = reader->next(line);
        if (!more || !*more) break;
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

class TestLineReader : public QObject {
    Q_OBJECT

  private slots:
    void linesLoseByteOrderMarkAndCarriageReturnOnly() {
        const QTemporaryDir folder;
        const auto lines = readAll(
            test::writeText(test::pathIn(folder, "a"), "\xEF\xBB\xBFone\r\ntwo\u2028still two\n\nlast"));
        QCOMPARE(lines.size(), 4U);
        QCOMPARE(lines[0].text, std::string("one"));
        QCOMPARE(lines[1].text, std::string("two\u2028still two"));
        QCOMPARE(lines[2].text, std::string());
        QCOMPARE(lines[3].text, std::string("last"));
        QCOMPARE(lines[3].number, 4);
    }

    void aGzippedFileIsReadLikeAPlainOne() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "a.gz");
        gzFile out = gzopen(file.c_str(), "wb");
        gzputs(out, "one\ntwo\n");
        gzclose(out);
        QCOMPARE(readAll(file).size(), 2U);
        QCOMPARE(readAll(file)[1].text, std::string("two"));
    }

    void compressedDataCutShortIsAnError() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "a.gz");
        gzFile out = gzopen(file.c_str(), "wb");
        std::string noise;
        for (int i = 0; i < 50000; ++i) noise += std::to_string(i * 7919 % 10007) + "\n";
        gzputs(out, noise.c_str());
        gzclose(out);
        std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
        auto reader = LineReader::open(file);
        VERIFY_OK(reader);
        Line line;
        Result<bool> more = true;
        while (more.ok() && *more) more = reader->next(line);
        QVERIFY(!more.ok());
        QVERIFY(more.error().found.find("truncated") != std::string::npos);
    }

    void listedFilesAreReadAsOne() {
        const QTemporaryDir folder;
        const auto first = test::writeText(test::pathIn(folder, "first"), "\xEF\xBB\xBFone\ntwo");
        const auto empty = test::writeText(test::pathIn(folder, "empty"), "");
        const auto packed = test::pathIn(folder, "packed.gz");
        gzFile out = gzopen(packed.c_str(), "wb");
        gzputs(out, "three\n");
        gzclose(out);
        const auto bad = test::writeText(test::pathIn(folder, "bad"),
                                         "\xEF\xBB\xBF"
                                         "four\nf\xFFve\nsix");
        const auto list =
            test::writeText(test::pathIn(folder, "list"), first.string() + "\n" + empty.string() + "\n\n" +
                                                              packed.string() + "\n" + bad.string());
        const auto lines = readAll("@" + list.string());
        QCOMPARE(lines.size(), 6U);
        const char* const texts[] = {"one", "two", "three", "four", "", "six"};
        for (std::size_t i = 0; i < lines.size(); ++i) {
            QCOMPARE(lines[i].text, std::string(texts[i]));
            QCOMPARE(lines[i].number, static_cast<std::int64_t>(i + 1));
        }
        // The file of the bad line is named, and its line there.
        QVERIFY(lines[4].problem.has_value());
        QCOMPARE(lines[4].problem->where, bad.string() + ":2");
    }

    void aListThatCannotBeReadSaysSo() {
        const QTemporaryDir folder;
        const auto list = test::pathIn(folder, "list");
        const std::string name = "@" + list.string();
        QCOMPARE(LineReader::open(name).error().where, list.string());
        test::writeText(list, "\n");
        QCOMPARE(LineReader::open(name).error().found, std::string("no file is named"));
        test::writeText(list, name);
        QCOMPARE(LineReader::open(name).error().found, std::string("a list in a list of files"));
        test::writeText(list, test::pathIn(folder, "missing").string());
        QCOMPARE(LineReader::open(name).error().where, test::pathIn(folder, "missing").string());
    }

    void aLineOfTenMegabytesIsAProblemAndTheNextIsRead() {
        const QTemporaryDir folder;
        const auto lines = readAll(
            test::writeText(test::pathIn(folder, "a"), "a\n" + std::string(10'485'760, 'x') + "\nb\n"));
        QCOMPARE(lines.size(), 3U);
        QVERIFY(lines[1].problem.has_value());
        QCOMPARE(lines[1].problem->found, std::string("a line of 10,485,760 bytes"));
        QCOMPARE(lines[2].text, std::string("b"));
    }
};

QTEST_GUILESS_MAIN(TestLineReader)
#include "test_line_reader.moc"
