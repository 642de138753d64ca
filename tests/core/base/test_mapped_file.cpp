// Files mapped into memory: their bytes, and what cannot be mapped.
#include <sys/stat.h>
#include <unistd.h>

#include <QTest>
#include <utility>

#include "core/base/files/mapped_file.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestMappedFile : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    void theBytesAreThoseOfTheFile() {
        std::string text(10'000, 'x');  // more than a page, and not a multiple of one
        text[0] = '\0';
        text.back() = '\xFF';
        const auto mapped = MappedFile::open(test::writeText(path("a"), text));
        VERIFY_OK(mapped);
        QCOMPARE(mapped->size(), text.size());
        QVERIFY(mapped->bytes() == text);
    }

    void numbersAreReadInPlace() {
        const std::uint32_t numbers[] = {1, 0xFFFFFFFF, 7};
        const auto mapped = MappedFile::open(test::writeText(
            path("numbers"), std::string(reinterpret_cast<const char*>(numbers), sizeof numbers)));
        VERIFY_OK(mapped);
        QCOMPARE(mapped->size(), sizeof numbers);
        for (std::size_t i = 0; i < 3; ++i) QCOMPARE(mapped->as<std::uint32_t>()[i], numbers[i]);
    }

    void anEmptyFileHasNoBytes() {
        const auto mapped = MappedFile::open(test::writeText(path("empty"), ""));
        VERIFY_OK(mapped);
        QCOMPARE(mapped->size(), 0U);
        QVERIFY(mapped->bytes().empty());
        QVERIFY(MappedFile().bytes().empty());
    }

    void whatCannotBeMappedIsReported_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("found");
        QTest::newRow("missing") << "none"
                                 << "no such file";
        QTest::newRow("a folder") << "folder"
                                  << "is not a file";
        QTest::newRow("a pipe without a writer") << "pipe"
                                                 << "is not a file";
        QTest::newRow("a device") << "device"
                                  << "is not a file";
        if (::geteuid() != 0)
            QTest::newRow("no permission") << "secret"
                                           << "cannot be read";
    }
    void whatCannotBeMappedIsReported() {
        QFETCH(QString, name);
        QFETCH(QString, found);
        fs::create_directory(path("folder"));
        if (name == "pipe") QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        if (name == "device") fs::create_symlink("/dev/zero", path("device"));
        if (name == "secret") fs::permissions(test::writeText(path("secret"), "x"), fs::perms::none);
        const auto mapped = MappedFile::open(path(name.toStdString()));
        QVERIFY(!mapped);
        QCOMPARE(QString::fromStdString(mapped.error().found), found);
        QCOMPARE(mapped.error().where, path(name.toStdString()).string());
    }

    void aMovedMappingLeavesNothingBehind() {
        auto first = MappedFile::open(test::writeText(path("first"), "first"));
        auto second = MappedFile::open(test::writeText(path("second"), "the second"));
        VERIFY_OK(first);
        VERIFY_OK(second);
        MappedFile taken(*std::move(first));
        QVERIFY(first->bytes().empty());
        QVERIFY(taken.bytes() == "first");
        taken = *std::move(second);
        QVERIFY(taken.bytes() == "the second");
        taken = MappedFile();
        QVERIFY(taken.bytes().empty());
    }

    void aReplacedFileIsStillReadAsItWas() {
        const fs::path file = test::writeText(path("replaced"), "before");
        const auto mapped = MappedFile::open(file);
        VERIFY_OK(mapped);
        fs::rename(test::writeText(path("new"), "after, and longer"), file);
        QVERIFY(mapped->bytes() == "before");
        fs::remove(file);
        QVERIFY(mapped->bytes() == "before");
    }
};

QTEST_APPLESS_MAIN(TestMappedFile)
#include "test_mapped_file.moc"
