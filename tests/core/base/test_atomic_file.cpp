// Files that appear complete or not at all, and what they must not replace.
#include <sys/stat.h>

#include <QTest>
#include <iterator>
#include <thread>

#include "core/base/files/atomic_file.h"
#include "core/base/files/new_files.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestAtomicFile : public QObject {
    Q_OBJECT

  private slots:
    void aFileAppearsCompleteOrNotAtAll() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "a.txt");
        writeFileAtomically(file, "old");
        {
            const AtomicFile never(file);
            std::ofstream(never.temporary()) << "half";
        }
        QCOMPARE(*readFile(file), std::string("old"));
        QVERIFY(!std::filesystem::exists(test::pathIn(folder, "a.txt.part")));
        writeFileAtomically(file, "new");
        QCOMPARE(*readFile(file), std::string("new"));
    }

    void resultsOfOneTaskAreAllThereOrNone() {
        const QTemporaryDir folder;
        const auto a = test::pathIn(folder, "a"), b = test::pathIn(folder, "b"),
                   c = test::pathIn(folder, "c");
        writeFileAtomically(b, "old");
        for (const bool whole : {false, true}) {
            NewFiles results({a, b, c, ""});
            writeFileAtomically(a, "first");
            writeFileAtomically(b, "second");
            if (whole) results.complete();
        }
        QCOMPARE(*readFile(a), std::string("first"));
        {
            std::filesystem::remove(a);
            const NewFiles results({a, b, c});
            writeFileAtomically(a, "again");
            writeFileAtomically(b, "replaced");
        }
        QVERIFY(!std::filesystem::exists(a));
        QCOMPARE(*readFile(b), std::string("replaced"));
    }

    void aDeviceOrAPipeIsWrittenDirectlyAndNeverReplaced() {
        const QTemporaryDir folder;
        const auto pipe = test::pathIn(folder, "pipe");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        for (const auto& special : {pipe, std::filesystem::path("/dev/null")}) {
            const auto allowed = checkWritable(special);
            QVERIFY(!allowed);
            QVERIFY2(allowed.error().sentence().find("a device or a pipe") != std::string::npos,
                     allowed.error().sentence().c_str());
            QVERIFY_THROWS_EXCEPTION(Failure, AtomicFile{special});
            VERIFY_OK(checkTextWritable(special));
        }
        std::string read;
        {
            const std::jthread reader([&] { std::getline(std::ifstream(pipe), read); });
            writeFileAtomically(pipe, "text\n");
        }
        QCOMPARE(read, std::string("text"));
        QVERIFY(std::filesystem::is_fifo(pipe));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(folder.path().toStdString()), {}), 1);
        QVERIFY_THROWS_EXCEPTION(MachineFailure, writeFileAtomically("/dev/full", "text"));
    }

    void theAdviceSuitsTheReason() {
        for (const auto& [reason, advice] :
             {std::pair(ENOSPC, "free disk space"), std::pair(ENOMEM, "close other programs")}) {
            std::string said;
            try {
                errno = reason;
                throwWriteFailure("model.h5");
            } catch (const MachineFailure& failure) {
                said = failure.error().sentence();
            }
            QVERIFY2(said.find(std::strerror(reason)) != std::string::npos, said.c_str());
            QVERIFY2(said.find(advice) != std::string::npos, said.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestAtomicFile)
#include "test_atomic_file.moc"
