// The files of this program, damaged as by fuzzers and without their seals: an error or a value, never a
// crash.
#include <QTest>
#include <set>

#include "core/base/files/atomic_file.h"
#include "tests/fuzz/fuzzing.h"
#include "tests/soak/file_kinds.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestOwnFiles : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    void initTestCase() { test::makeFiles(folder_.path().toStdString()); }

    void damagedFilesDoNoHarm_data() {
        QTest::addColumn<int>("kind");
        const auto kinds = test::fileKinds(folder_.path().toStdString());
        // FAISS checks little of a file, so that an index is as safe as its seal. What an interrupted task
        // left is gone once it is opened.
        const std::set<std::string> without{"index", "unfinished", "progress"};
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (!without.contains(kinds[i].name)) QTest::newRow(kinds[i].name.c_str()) << static_cast<int>(i);
    }
    void damagedFilesDoNoHarm() {
        QFETCH(int, kind);
        const test::FileKind chosen =
            test::fileKinds(folder_.path().toStdString())[static_cast<std::size_t>(kind)];
        std::string seed = *readFile(chosen.file);
        if (seed.find("pgsealed") != std::string::npos) seed = test::unsealed(seed);
        const std::string problem = test::fuzz(chosen.file, seed, [&](const std::filesystem::path& file) {
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
