// ZIP archives with uncompressed members: ours and those of other programs, and damage.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/base/little_endian.h"
#include "core/exchange/formats/zip_archive.h"
#include "core/text/input/archive.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

// Python's zipfile: "a/data.pkl" with "hello", and an empty "a/é".
const QByteArray kOfPython = QByteArray::fromHex(
    "504b03041400000000000000210086a6103605000000050000000a000000612f646174612e706b6c68656c6c6f"
    "504b03041400000800000000210000000000000000000000000004000000612fc3a9"
    "504b010214031400000000000000210086a6103605000000050000000a0000000000000000000000800100000000612f6461"
    "74612e706b6c504b010214031400000800000000210000000000000000000000000004000000000000000000000080012d00"
    "0000612fc3a9504b050600000000020002006a0000004f0000000000");
constexpr std::size_t kHello = 40, kDirectory = 0x4F, kEnd = kDirectory + 0x6A;  // offsets

// The same program, with a deflated member.
const QByteArray kDeflated = QByteArray::fromHex(
    "504b0304140000000800000021000bb4213e090000000f0000000100000061cb48cdc9c9cf801300504b010214031400000008"
    "00000021000bb4213e090000000f0000000100000000000000000000008001000000"
    "0061504b050600000000010001002f000000280000000000");

// An archive as of a file above 4 GB: sizes, offset, and the place of the directory are in ZIP64 fields.
std::string wideArchive(std::uint64_t size, std::uint64_t offset, std::uint64_t directory) {
    const std::string hello = "hello", name = "a";
    std::string archive("PK\x03\x04\x2D\0\0\0\0\0\0\0\0\0", 14);
    const auto appendSizes = [&](std::string& head) {
        appendValue<std::uint32_t>(head, 0x3610A686);  // CRC-32 of "hello"
        appendValue<std::uint32_t>(head, 0xFFFFFFFF);
        appendValue<std::uint32_t>(head, 0xFFFFFFFF);
        appendValue<std::uint16_t>(head, 1);
    };
    appendSizes(archive);
    appendValue<std::uint16_t>(archive, 0);
    archive += name + hello;
    const std::uint64_t begin = archive.size();
    std::string central("PK\x01\x02\x2D\0\x2D\0\0\0\0\0\0\0\0\0", 16);
    appendSizes(central);
    appendValue<std::uint16_t>(central, 28);
    central.append(10, '\0');
    appendValue<std::uint32_t>(central, 0xFFFFFFFF);
    central += name;
    appendValue<std::uint16_t>(central, 1);
    appendValue<std::uint16_t>(central, 24);
    for (const std::uint64_t value : {size, size, offset}) appendValue(central, value);
    archive += central;
    const std::uint64_t end = archive.size();
    archive += std::string("PK\x06\x06\x2C\0\0\0\0\0\0\0\x2D\0\x2D\0\0\0\0\0\0\0\0\0", 24);
    for (const std::uint64_t value : {std::uint64_t{1}, std::uint64_t{1}, end - begin, directory})
        appendValue(archive, value);
    archive += std::string("PK\x06\x07\0\0\0\0", 8);
    appendValue(archive, end);
    appendValue<std::uint32_t>(archive, 1);
    archive += std::string("PK\x05\x06\0\0\0\0\xFF\xFF\xFF\xFF", 12);
    appendValue<std::uint32_t>(archive, 0xFFFFFFFF);
    appendValue<std::uint32_t>(archive, 0xFFFFFFFF);
    appendValue<std::uint16_t>(archive, 0);
    return archive;
}
constexpr std::uint64_t kWideDirectory = 36;

std::string foundIn(const std::string& archive) {
    const auto members = readZip(archive, "x.zip");
    return members ? "" : members.error().found;
}

}  // namespace

class TestZipArchive : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    const std::vector<std::pair<std::string, std::string>> contents_{
        {"model/data.pkl", "hello"},
        {"model/empty", ""},
        {"model/é 文", std::string(100'000, '\0') + "end"},
        {"model/data/0", "PK\x01\x02 is not a directory, PK\x05\x06 not the end"}};

    fs::path ours() {
        const fs::path file = test::pathIn(folder_, "ours.zip");
        std::ofstream out(file, std::ios::binary);
        ZipWriter writer(out);
        for (const auto& [name, bytes] : contents_) writer.add(name, bytes);
        writer.finish();
        return file;
    }

  private slots:
    void membersAreReadBackUnchangedOnBoundariesOf64Bytes() {
        const std::string archive = *readFile(ours());
        QVERIFY(isZip(archive));
        const auto members = readZip(archive, "ours.zip");
        VERIFY_OK(members);
        QCOMPARE(members->size(), contents_.size());
        for (std::size_t i = 0; i < contents_.size(); ++i) {
            QCOMPARE((*members)[i].name, contents_[i].first);
            QVERIFY((*members)[i].bytes == contents_[i].second);
            QCOMPARE(((*members)[i].bytes.data() - archive.data()) % 64, 0);
        }
    }

    void anotherProgramReadsOurMembers() {
        const fs::path file = ours();
        auto reader = ArchiveReader::open(file);
        VERIFY_OK(reader);
        for (const auto& [name, bytes] : contents_) {
            ArchiveMember member;
            const auto more = reader->next(member);
            VERIFY_OK(more);
            QVERIFY(*more);
            QCOMPARE(QString::fromStdString(member.name), QString::fromStdString(name));
            std::string read(bytes.size() + 1, '\0');
            std::size_t size = 0;
            for (;;) {
                const auto part = reader->read(read.data() + size, read.size() - size);
                VERIFY_OK(part);
                if (*part == 0) break;
                size += *part;
            }
            QVERIFY(read.substr(0, size) == bytes);
        }
    }

    void membersOfAnotherProgramAreRead() {
        const std::string archive = kOfPython.toStdString();
        const auto members = readZip(archive, "x.zip");
        VERIFY_OK(members);
        QCOMPARE(members->size(), 2U);
        QCOMPARE((*members)[0].name, std::string("a/data.pkl"));
        QVERIFY((*members)[0].bytes == "hello");
        QCOMPARE((*members)[1].name, std::string("a/é"));
        QVERIFY((*members)[1].bytes.empty());
        // A comment follows the end of the directory.
        std::string commented = archive;
        commented[commented.size() - 2] = 5;
        VERIFY_OK(readZip(commented + "hello", "x.zip"));
    }

    void anEmptyArchiveHasNoMembers() {
        const std::string archive("PK\x05\x06" + std::string(18, '\0'));
        const auto members = readZip(archive, "x.zip");
        VERIFY_OK(members);
        QVERIFY(members->empty());
        QVERIFY(!isZip(archive) && !isZip("") && !isZip("PK"));
    }

    void sizesAndOffsetsOf64BitsAreRead() {
        const std::string archive = wideArchive(5, 0, kWideDirectory);
        const auto members = readZip(archive, "x.zip");
        VERIFY_OK(members);
        QCOMPARE(members->size(), 1U);
        QVERIFY(members->front().bytes == "hello");
    }

    void damageIsReported_data() {
        QTest::addColumn<QByteArray>("archive");
        QTest::addColumn<QString>("found");
        const auto changed = [](std::size_t at, char to) {
            QByteArray archive = kOfPython;
            archive[static_cast<qsizetype>(at)] = to;
            return archive;
        };
        const auto wide = [](std::uint64_t size, std::uint64_t offset, std::uint64_t directory) {
            return QByteArray::fromStdString(wideArchive(size, offset, directory));
        };
        QTest::newRow("empty") << QByteArray() << "an archive without its directory";
        QTest::newRow("no archive") << QByteArray(1000, 'x') << "an archive without its directory";
        QTest::newRow("compressed") << kDeflated << "the member \"a\" is compressed or encrypted";
        QTest::newRow("encrypted") << changed(kDirectory + 8, 1)
                                   << "the member \"a/data.pkl\" is compressed or encrypted";
        QTest::newRow("another size when unpacked")
            << changed(kDirectory + 24, 6) << "the member \"a/data.pkl\" is compressed or encrypted";
        QTest::newRow("a changed byte")
            << changed(kHello, 'j') << "the member \"a/data.pkl\" with a wrong checksum";
        QTest::newRow("no directory where it should be")
            << changed(kEnd + 16, 0x50) << "an archive whose directory is broken";
        QTest::newRow("a directory beyond the end")
            << changed(kEnd + 19, 0x7F) << "an archive whose directory is broken";
        QTest::newRow("fewer members than counted")
            << changed(kEnd + 11, 0x7F) << "an archive whose directory is broken";
        QTest::newRow("a name longer than the archive")
            << changed(kDirectory + 29, 0x7F) << "an archive whose directory is truncated";
        QTest::newRow("a member that is elsewhere")
            << changed(kDirectory + 42, 1) << "an archive with a member in the wrong place";
        QTest::newRow("a member beyond the end")
            << changed(kDirectory + 45, 0x7F) << "an archive with a member in the wrong place";
        QTest::newRow("data beyond the end") << changed(29, 0x7F) << "an archive with a truncated member";
        QTest::newRow("a huge member")
            << wide(~0ULL, 0, kWideDirectory) << "an archive with a truncated member";
        QTest::newRow("a huge offset")
            << wide(5, ~0ULL, kWideDirectory) << "an archive with a member in the wrong place";
        QTest::newRow("a huge place of the directory")
            << wide(5, 0, ~0ULL) << "an archive whose directory is broken";
    }
    void damageIsReported() {
        QFETCH(QByteArray, archive);
        QFETCH(QString, found);
        QCOMPARE(QString::fromStdString(foundIn(archive.toStdString())), found);
    }

    // Members that share their bytes would need many times the memory of the archive.
    void membersThatOverlapAreRejected() {
        const fs::path file = test::pathIn(folder_, "one.zip");
        {
            std::ofstream out(file, std::ios::binary);
            ZipWriter writer(out);
            writer.add("a", std::string(1000, 'x'));
            writer.finish();
        }
        const std::string archive = *readFile(file);
        const std::size_t directory = archive.find("PK\x01\x02"), end = archive.find("PK\x05\x06");
        const std::string entry = archive.substr(directory, end - directory);
        const auto listed = [&](int times) {
            std::string many = archive.substr(0, directory);
            for (int i = 0; i < times; ++i) many += entry;
            many += archive.substr(end);
            many[many.size() - 14] = many[many.size() - 12] = static_cast<char>(times);
            return many;
        };
        QCOMPARE(foundIn(listed(1)), std::string());
        QCOMPARE(foundIn(listed(100)), std::string("an archive whose members overlap"));
    }

    void everyTruncationIsReported() {
        const std::string archive = kOfPython.toStdString(), wide = wideArchive(5, 0, kWideDirectory);
        for (const std::string& whole : {archive, wide})
            for (std::size_t size = 0; size < whole.size(); ++size)
                QVERIFY2(!foundIn(whole.substr(0, size)).empty(), qPrintable(QString::number(size)));
    }
};

QTEST_GUILESS_MAIN(TestZipArchive)  // sets the locale that libarchive needs
#include "test_zip_archive.moc"
