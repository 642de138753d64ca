// Event files of TensorBoard: their bytes, and damage.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/exchange/formats/event_file.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestEventFile : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    void eventRecordsMatchThoseOfTensorBoard() {
        QCOMPARE(crc32c("123456789"), 0xE3069283U);
        EventFileWriter events(path("events"), 1.7e9, 0);
        events.add("train/loss", 10, 0.25, 1700000001.5);
        events.flush();
        QCOMPARE(test::hexOf(*readFile(events.file())),
                 "1800000000000000a37f4b22"
                 "0900000040fc54d9411a0d627261696e2e4576656e743a32"
                 "eced8f9d"
                 "200000000000000029eda950"
                 "0900006040fc54d941100a2a130a110a0a747261696e2f6c6f7373150000803e"
                 "ceb0f6eb");
        const auto scalars = readEventFile(events.file());
        VERIFY_OK(scalars);
        QCOMPARE(scalars->size(), std::size_t{1});
        QCOMPARE(scalars->front().tag, std::string("train/loss"));
        QCOMPARE(scalars->front().step, 10);
        std::string damaged = *readFile(events.file());
        damaged[30] ^= 1;
        test::writeText(path("damaged.tfevents"), damaged);
        QVERIFY(!readEventFile(path("damaged.tfevents")));
    }

    void scalarsOnAFullDiskAreReported() {
        const fs::path folder = path("full");
        fs::create_directories(folder);
        fs::create_symlink("/dev/full", folder / "events.out.tfevents.1.paragram.0");
        EventFileWriter events(folder, 1, 0);
        events.add("train/loss", 10, 0.25, 2);  // buffered
        QVERIFY_THROWS_EXCEPTION(MachineFailure, events.flush());
        QVERIFY_THROWS_EXCEPTION(MachineFailure, events.add("train/loss", 11, 0.25, 3));
    }
};

QTEST_GUILESS_MAIN(TestEventFile)
#include "test_event_file.moc"
