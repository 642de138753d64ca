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
