// An output that is written in several runs: what a checkpoint kept, what another task left, full disks.
#include <QTemporaryDir>
#include <QTest>
#include <fstream>

#include "core/base/files/resumable_output.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestResumableOutput : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const char* name) const { return folder_.filePath(name).toStdString(); }

  private slots:
    void itContinuesBehindTheLastCheckpoint() {
        const fs::path file = path("text");
        {
            auto output = ResumableOutput::open(file, "task");
            VERIFY_OK(output);
            QCOMPARE(output->done(), 0);
            output->write("one\n");
            output->checkpoint(1, "a word");
            output->write("half a li");
        }
        QVERIFY(!fs::exists(file));
        {
            auto output = ResumableOutput::open(file, "task");
            VERIFY_OK(output);
            QCOMPARE(output->done(), 1);
            QCOMPARE(output->note(), std::string("a word"));
            output->write("two\n");
            output->checkpoint(2);
        }
        auto output = ResumableOutput::open(file, "task");
        VERIFY_OK(output);
        QCOMPARE(output->done(), 2);
        output->write("three\n");
        output->commit();
        QCOMPARE(*readFile(file), std::string("one\ntwo\nthree\n"));
        QCOMPARE(std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator()), 1);
        ResumableOutput::open(path("given up"), "task")->checkpoint(1);
        QCOMPARE(resumableDone(path("given up")), 1);
        discardResumable(path("given up"));
        QCOMPARE(std::distance(fs::directory_iterator(file.parent_path()), fs::directory_iterator()), 1);
    }

    void whatAnotherTaskLeftIsDiscarded() {
        const fs::path file = path("other");
        {
            auto output = ResumableOutput::open(file, "first");
            output->write("first\n");
            output->checkpoint(1);
        }
        auto output = ResumableOutput::open(file, "second");
        QCOMPARE(output->done(), 0);
        output->write("second\n");
        output->commit();
        QCOMPARE(*readFile(file), std::string("second\n"));
    }

    void anInputIsNamedByItsContents() {
        const fs::path file = path("input");
        std::ofstream(file) << "one";
        const std::string before = inputKey(file);
        QCOMPARE(inputKey(file), before);
        std::ofstream(file) << "three";
        QVERIFY(inputKey(file) != before);
        fs::last_write_time(file, fs::last_write_time(file) + std::chrono::hours(1));
        const std::string later = inputKey(file);
        fs::last_write_time(file, fs::last_write_time(file) + std::chrono::hours(1));
        QVERIFY(inputKey(file) != later);
        QVERIFY(inputKey("-") != inputKey("-"));
    }

    void aRecordThatDoesNotFitIsDiscarded() {
        const fs::path file = path("damaged");
        {
            auto output = ResumableOutput::open(file, "task");
            output->write("one\n");
            output->checkpoint(1);
        }
        std::ofstream(file.string() + ".unfinished") << "o";  // shorter than the record says
        auto output = ResumableOutput::open(file, "task");
        QCOMPARE(output->done(), 0);
        output->commit();
        QCOMPARE(*readFile(file), std::string());
    }

    void aFullDiskAndAMissingFolderAreSentences() {
        QVERIFY(!ResumableOutput::open(path("none/text"), "task"));
        auto output = ResumableOutput::open("/dev/full", "task");
        VERIFY_OK(output);
        QVERIFY_THROWS_EXCEPTION(MachineFailure, {
            output->write(std::string(1 << 20, 'x'));
            output->commit();
        });
    }
};

QTEST_APPLESS_MAIN(TestResumableOutput)
#include "test_resumable_output.moc"
