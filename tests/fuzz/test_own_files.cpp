// The files of this program, damaged as by fuzzers and without their seals: an error or a value, never a
// crash.
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTest>
#include <set>

#include "core/base/files/atomic_file.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/soak/file_kinds.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

// So that damage reaches what reads the contents.
std::string withoutChecksum(std::string bytes) {
    if (bytes.find("pgsealed") != std::string::npos) return test::unsealed(bytes);
    constexpr std::size_t kFieldStart = 3, kHashDigits = 32;
    const std::string start = "paragram-checksum ";
    const std::size_t tokenizer = bytes.substr(0, 64).find(start);
    if (tokenizer == 0) return bytes.substr(bytes.find('\n') + 1);  // a vocabulary
    if (tokenizer == kFieldStart) return bytes.substr(kFieldStart + start.size() + kHashDigits);
    // Its length is at the start of the file: an unknown name of the same length.
    if (const std::size_t name = bytes.find("\"checksum\""); bytes.find("__metadata__") != std::string::npos)
        return bytes.replace(name, 10, "\"checksun\"");
    static const QRegularExpression kParts(
        R"((?<=\n)\{"checksum":"\w+"\}\n|"sealed":true,|,\s*"checksum":\s*"\w+"|"checksum":"\w+",)");
    return QString::fromLatin1(QByteArray::fromStdString(bytes)).remove(kParts).toLatin1().toStdString();
}

}  // namespace

class TestOwnFiles : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    void initTestCase() { test::makeFiles(folder_.path().toStdString()); }

    void damagedFilesDoNoHarm_data() {
        QTest::addColumn<int>("kind");
        const auto kinds = test::fileKinds(folder_.path().toStdString());
        // FAISS checks little of a file, so that an index is as safe as its seal. What an interrupted task
        // left is gone once it is opened. Models and pair stores: fuzz.readers and fuzz.pair_readers.
        const std::set<std::string> without{"index", "unfinished", "progress", "model", "pair store"};
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (!without.contains(kinds[i].name)) QTest::newRow(kinds[i].name.c_str()) << static_cast<int>(i);
    }
    void damagedFilesDoNoHarm() {
        QFETCH(int, kind);
        const test::FileKind chosen =
            test::fileKinds(folder_.path().toStdString())[static_cast<std::size_t>(kind)];
        const std::string whole = *readFile(chosen.file);
        const auto restore = qScopeGuard([&] { test::writeText(chosen.file, whole); });
        const std::string problem =
            test::fuzz(chosen.file, withoutChecksum(whole), [&](const std::filesystem::path& file) {
                try {
                    return chosen.open(file).contents.has_value();
                } catch (const Failure&) {
                    return false;
                }
            });
        QVERIFY2(problem.empty(), problem.c_str());
    }
};

QTEST_GUILESS_MAIN(TestOwnFiles)
#include "test_own_files.moc"
