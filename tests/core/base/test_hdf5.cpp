// HDF5 files: what they preserve, and damage.
#include <malloc.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QTest>
#include <atomic>
#include <cstring>

#include "core/base/files/atomic_file.h"
#include "core/base/hdf5/hdf5_file.h"
#include "core/base/hdf5/hdf5_lists.h"
#include "core/base/hdf5/hdf5_probe.h"
#include "core/base/hdf5/hdf5_walk.h"
#include "core/base/process/worker_process.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestHdf5 : public QObject {
    Q_OBJECT

    static std::filesystem::path numbersIn(const QTemporaryDir& folder) {
        Hdf5Writer writer(test::pathIn(folder, "x.h5"), "kind", 1);
        writer.append<std::int64_t>("/numbers", std::vector<std::int64_t>{1, 2, 3});
        writer.commit();
        return test::pathIn(folder, "x.h5");
    }
    // Makes a shell script the worker, until PARAGRAM_WORKER is unset.
    static void useWorker(const QTemporaryDir& folder, const std::string& script) {
        const auto worker = test::writeText(test::pathIn(folder, "worker"), "#!/bin/sh\n" + script);
        std::filesystem::permissions(worker, std::filesystem::perms::owner_all);
        qputenv("PARAGRAM_WORKER", QByteArray::fromStdString(worker.string()));
    }

  private slots:
    void aFileIsProbedBeforeHdf5ReadsIt() {
        QTemporaryDir folder;
        QVERIFY(!findHdf5Damage(numbersIn(folder)));
        QVERIFY(!findHdf5Damage(test::pathIn(folder, "missing.h5")));
        QVERIFY(!findHdf5Damage(test::writeText(test::pathIn(folder, "text.h5"), "no HDF5 at all")));
    }

    // With a worker that crashes as the library does on some damaged files.
    void aFileThatKillsTheLibraryIsDamaged() {
        QTemporaryDir folder;
        const auto file = numbersIn(folder);
        useWorker(folder, "kill -SEGV $$\n");
        const auto damage = findHdf5Damage(file);
        const Result<Hdf5Reader> reader = Hdf5Reader::open(file, "kind", 1);
        qunsetenv("PARAGRAM_WORKER");
        QVERIFY(damage);
        QCOMPARE(damage->where, file.string());
        QVERIFY(!reader);
        QVERIFY2(reader.error().sentence().find("HDF5 library") != std::string::npos,
                 reader.error().sentence().c_str());
    }

    // As on a machine so slow that the processor time of the first worker runs out.
    void aFileThatTheSecondWorkerReadsIsSound() {
        QTemporaryDir folder;
        const auto file = numbersIn(folder);
        const auto started = test::pathIn(folder, "started");
        useWorker(folder, "[ -e '" + started.string() + "' ] && exec '" + workerProgram().string() +
                              "' \"$@\"\ntouch '" + started.string() + "'\nkill -XCPU $$\n");
        const auto damage = findHdf5Damage(file);
        qunsetenv("PARAGRAM_WORKER");
        QVERIFY(std::filesystem::exists(started));
        QVERIFY(!damage);
    }

    // The bound starts from what the process has used, of which no part of a second may be lost.
    void aFileHasTwoSecondsOfProcessorTime() {
        QTemporaryDir folder;
        const auto file = numbersIn(folder);
        const pid_t child = ::fork();
        if (child == 0) {
            rusage used{};
            do {  // user and system time have more than half a second each beyond a whole one
                ::getrusage(RUSAGE_SELF, &used);
                for (int i = 0; used.ru_utime.tv_usec < 600'000 && i < 100'000; ++i)
                    std::atomic_signal_fence(std::memory_order_seq_cst);
            } while (used.ru_utime.tv_usec < 600'000 || used.ru_stime.tv_usec < 600'000);
            walkHdf5(file);
            rlimit bound{};
            ::getrlimit(RLIMIT_CPU, &bound);
            const double seconds = static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                                   static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
            ::_exit(static_cast<double>(bound.rlim_cur) >= seconds + 2 ? 0 : 1);
        }
        int status = -1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QCOMPARE(status, 0);
    }

    // The library allocates what a damaged number says before it looks whether the file has as much. The
    // start of a file that fuzzing found: 1.9 GB for a driver's block.
    void aSizeThatNoMemoryHasIsDamage() {
        QTemporaryDir folder;
        std::string bytes =
            QByteArray::fromHex(
                "894844460d0a1a0a000000000008080004001000000000006000000000000000010000000000"
                "00008800000000000000a80200000000000001001e000100000018783dc16bee3c0000000000")
                .toStdString();
        bytes.resize(4096);
        constexpr std::size_t kSizeAt = 684;
        constexpr std::uint32_t kSize = 1'869'873'152;
        std::memcpy(bytes.data() + kSizeAt, &kSize, sizeof kSize);
        const auto file = test::writeText(test::pathIn(folder, "x.h5"), bytes);
        rusage before{}, after{};
        ::getrusage(RUSAGE_SELF, &before);
        const auto reader = Hdf5Reader::open(file, "kind", 1);
        QVERIFY(!reader.ok());
        QVERIFY2(QString::fromStdString(reader.error().found).contains("damaged"),
                 reader.error().found.c_str());
        ::getrusage(RUSAGE_SELF, &after);
        QVERIFY(after.ru_maxrss < before.ru_maxrss + 100'000);  // kilobytes
    }

    void sizesThatExceedTheFileAreDamage() {
        QTemporaryDir folder;
        const auto file = test::pathIn(folder, "x.h5");
        Hdf5Writer writer(file, "kind", 1);
        writer.append<std::int64_t>("/numbers", std::vector<std::int64_t>{1, 2, 3});
        writer.write("/table", Matrix(2, 2));
        writer.commit();
        const auto reader = Hdf5Reader::open(file, "kind", 1);
        VERIFY_OK(reader);
        QVERIFY_THROWS_EXCEPTION(
            Hdf5Damage, (void)(*reader).readRange<std::int64_t>("/numbers", 1, std::int64_t{1} << 60));
        QVERIFY_THROWS_EXCEPTION(Hdf5Damage, (void)(*reader).readRange<std::int64_t>("/numbers", -1, 2));
        QVERIFY_THROWS_EXCEPTION(Hdf5Damage, (void)(*reader).read<float>("/table"));
        QVERIFY_THROWS_EXCEPTION(Hdf5Damage, (void)(*reader).readMatrix("/numbers"));
    }

    void hdf5PreservesArraysAndAttributesAndEqualContentGivesEqualBytes() {
        const QTemporaryDir folder;
        const auto write = [&](const char* name) {
            Hdf5Writer writer(test::pathIn(folder, name), "test", 2);
            writer.setAttribute("text", std::string("né"));
            writer.setAttribute("empty", std::string());
            writer.setAttribute("number", 0.5);
            writer.write<std::int64_t>("/group/whole", std::vector<std::int64_t>{1, -2});
            writer.append<std::uint8_t>("/group/bytes", std::vector<std::uint8_t>{1, 2, 3});
            writer.append<std::uint8_t>("/group/bytes", std::vector<std::uint8_t>{4});
            Matrix m(2, 2);
            m(1, 0) = 7;
            writer.write("/m", m);
            writer.commit();
        };
        write("a.h5");
        QTest::qWait(1100);  // a time stamp would differ
        write("b.h5");
        QVERIFY(*readFile(test::pathIn(folder, "a.h5")) == *readFile(test::pathIn(folder, "b.h5")));
        const auto reader = Hdf5Reader::open(test::pathIn(folder, "a.h5"), "test", 2);
        VERIFY_OK(reader);
        QCOMPARE((*reader).textAttribute("text"), std::string("né"));
        QCOMPARE((*reader).textAttribute("empty"), std::string());
        QCOMPARE((*reader).numberAttribute("number"), 0.5);
        QCOMPARE((*reader).read<std::int64_t>("/group/whole"), (std::vector<std::int64_t>{1, -2}));
        QCOMPARE((*reader).readRange<std::uint8_t>("/group/bytes", 2, 2), (std::vector<std::uint8_t>{3, 4}));
        QCOMPARE((*reader).readMatrix("/m")(1, 0), 7.0F);
        QVERIFY(!(*reader).has("/other/thing"));
        QVERIFY_EXCEPTION_THROWN((void)(*reader).readMatrix("/other"), Hdf5Damage);
    }

    // HDF5 1.10's C++ classes keep a list of properties for each that is asked for.
    void readingOftenTakesNoMoreMemory() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "a.h5"), lists = test::pathIn(folder, "lists.h5");
        Hdf5Writer writer(file, "kind", 1);
        writer.append<std::int64_t>("/numbers", std::vector<std::int64_t>{1, 2, 3});
        writer.commit();
        Hdf5ListWriter listWriter(lists, "/data", 1, 2);
        listWriter.append({{0, 1, 2}, {0, 1, 3}});
        listWriter.commit();
        const auto reader = Hdf5Reader::open(file, "kind", 1);
        VERIFY_OK(reader);
        std::size_t before = 0;
        for (int i = 0; i < 1100; ++i) {
            if (i == 100) before = ::mallinfo2().uordblks;
            QCOMPARE(reader->read<std::int64_t>("/numbers").size(), std::size_t(3));
            const auto listReader = Hdf5ListReader::open(lists, "/data", 2);
            VERIFY_OK(listReader);
            QCOMPARE(listReader->read(0, 1).values.size(), std::size_t(3));
        }
        const std::size_t after = ::mallinfo2().uordblks;
        QVERIFY2(after < before + 200'000, qPrintable(QString("%1, then %2").arg(before).arg(after)));
    }
};

QTEST_GUILESS_MAIN(TestHdf5)
#include "test_hdf5.moc"
