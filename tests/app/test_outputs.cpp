// What paragram-cli writes to: never an input, an existing file only with --overwrite, links and devices as
// they are.
#include <sys/stat.h>
#include <unistd.h>

#include <sys/wait.h>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/tasks/data/write_sample.h"
#include "tests/support/command.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::Ended;
using test::run;
namespace fs = std::filesystem;

class TestOutputs : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }
    Ended cli(const QString& arguments) const {
        return run("paragram-cli --progress none " + arguments, folder_.path());
    }

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(path("sample")));
        test::writeText(path("good.tsv"), "a dog\tun perro\na cat\tun gato\na bird\tun pájaro\n");
        test::writeText(path("list.txt"), "good.tsv\n");
        const Ended prepared =
            run("set -e; exec >/dev/null; paragram-cli import --input good.tsv --output small.h5;"
                "paragram-cli import --input sample/train.en-es.tsv --output p.h5;"
                "paragram-cli train --pairs p.h5 --train.steps 20 --encoder.dimension 16 "
                "--tokenizer.vocabulary 500 "
                "--output model",
                folder_.path());
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
    }

    void noOutputIsAnInput_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("kept");
        QTest::newRow("import") << "import --input good.tsv --output good.tsv"
                                << "good.tsv";
        QTest::newRow("import by another name") << "import --input good.tsv --output ./sample/../good.tsv"
                                                << "good.tsv";
        QTest::newRow("merge") << "merge --pairs small.h5 --output small.h5"
                               << "small.h5";
        QTest::newRow("score") << "score --model model --input good.tsv --output good.tsv"
                               << "good.tsv";
        QTest::newRow("embed") << "embed --model model --input good.tsv --output model/model.h5"
                               << "model/model.h5";
        QTest::newRow("split") << "split --pairs small.h5 --train small.h5 --test t.h5 --test-size 1"
                               << "small.h5";
        QTest::newRow("a listed file") << "embed --model model --input @list.txt --output good.tsv"
                                       << "good.tsv";
        QTest::newRow("a file of --files") << "import --files list.txt --output good.tsv"
                                           << "good.tsv";
        QTest::newRow("the list") << "embed --model model --input @list.txt --output list.txt"
                                  << "list.txt";
        QTest::newRow("evaluate")
            << "evaluate --model model --suite sample/test.en-en.tsv --csv sample/test.en-en.tsv"
            << "sample/test.en-en.tsv";
    }
    void noOutputIsAnInput() {
        QFETCH(QString, command);
        QFETCH(QString, kept);
        const std::string before = *readFile(path(kept.toStdString()));
        for (const QString& flag : {QString(), QString(" --overwrite")}) {
            const Ended ended = cli(command + flag);
            QCOMPARE(ended.status, 1);
            QVERIFY2(ended.errors.contains("is also an input (--"), qPrintable(ended.errors));
            QCOMPARE(*readFile(path(kept.toStdString())), before);
        }
    }

    void twoOutputsAreTwoFiles() {
        const Ended ended = cli("split --pairs p.h5 --train io.h5 --test io.h5");
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.errors.contains("is also written by --train"), qPrintable(ended.errors));
        QVERIFY(!fs::exists(path("io.h5")));
    }

    void anExistingFileIsReplacedOnlyOnRequest() {
        test::writeText(path("there.h5"), "mine");
        const Ended refused = cli("import --input good.tsv --output there.h5");
        QCOMPARE(refused.status, 1);
        QVERIFY2(
            refused.errors.contains("there.h5: exists already") && refused.errors.contains("--overwrite"),
            qPrintable(refused.errors));
        QCOMPARE(*readFile(path("there.h5")), std::string("mine"));
        QCOMPARE(cli("import --input good.tsv --output there.h5 --overwrite").status, 0);
        QVERIFY(*readFile(path("there.h5")) != "mine");
    }

    void namesFormedFromAnOutputAreCheckedToo() {
        test::writeText(path("pairs.es"), "mine");
        const QString moses = "export-pairs --pairs small.h5 --format moses --languages en,es --output pairs";
        const Ended refused = cli(moses);
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.errors.contains("pairs.es: exists already"), qPrintable(refused.errors));
        QVERIFY(!fs::exists(path("pairs.en")));
        QCOMPARE(cli(moses + " --overwrite").status, 0);
        QCOMPARE(*readFile(path("pairs.es")), std::string("un perro\nun gato\nun pájaro\n"));
        test::writeText(path("part-2.h5"), "mine");
        const Ended folds =
            cli("folds --pairs p.h5 --by 'length of=mean' --fold 1 --fold 2 --output part.h5");
        QVERIFY2(folds.errors.contains("part-2.h5: exists already"), qPrintable(folds.errors));
        QCOMPARE(*readFile(path("part-2.h5")), std::string("mine"));
    }

    void theSampleDoesNotReplaceWhatTheUserChanged() {
        QCOMPARE(cli("sample --output texts").status, 0);
        QCOMPARE(cli("sample --output texts").status, 0);  // the same contents
        test::writeText(path("texts/test.en-en.tsv"), "mine");
        const Ended refused = cli("sample --output texts");
        QCOMPARE(refused.status, 1);
        QCOMPARE(*readFile(path("texts/test.en-en.tsv")), std::string("mine"));
        QCOMPARE(cli("sample --output texts --overwrite").status, 0);
    }

    void aSymbolicLinkStaysAndTheModeToo() {
        fs::create_directories(path("real"));
        test::writeText(path("real/scores.tsv"), "old");
        fs::permissions(path("real/scores.tsv"), fs::perms(0640));
        fs::create_symlink("real/scores.tsv", path("link.tsv"));
        QCOMPARE(cli("score --model model --input good.tsv --output link.tsv --overwrite").status, 0);
        QVERIFY(fs::is_symlink(path("link.tsv")));
        QVERIFY(readFile(path("real/scores.tsv"))->starts_with("a dog\tun perro\t"));
        QCOMPARE(static_cast<int>(fs::status(path("real/scores.tsv")).permissions()), 0640);
    }

    void devicesAndPipesAreWritten() {
        const Ended shown = cli("score --model model --input good.tsv --output /dev/stdout | cat");
        QCOMPARE(shown.status, 0);
        QVERIFY2(shown.output.startsWith("a dog\tun perro\t"), qPrintable(shown.output));
        QVERIFY(fs::is_character_file("/dev/null"));
        QCOMPARE(cli("score --model model --input good.tsv --output /dev/null").status, 0);
        QVERIFY(fs::is_character_file("/dev/null"));
        const Ended store = cli("import --input good.tsv --output /dev/null");
        QCOMPARE(store.status, 1);
        QVERIFY2(store.errors.contains("is a device or a pipe"), qPrintable(store.errors));
        const Ended full =
            cli("tokenizer --help > /dev/full; paragram-cli statistics --pairs small.h5 > /dev/full");
        QCOMPARE(full.status, 2);
        QVERIFY2(full.errors.contains("standard output: cannot be written"), qPrintable(full.errors));
    }

    void aReaderThatEndsEarlyIsNoError() {
        const Ended ended = cli("score --model model --input sample/train.en-es.tsv --output - | head -n 1");
        QVERIFY2(ended.errors.isEmpty(), qPrintable(ended.errors));
        QCOMPARE(ended.output.count('\n'), 1);
    }

    void twoTrainingsDoNotShareAFolder() {
        const Ended ended =
            run("paragram-cli --progress none train --pairs p.h5 --train.epochs 1000 --encoder.dimension 16 "
                "--tokenizer.vocabulary 500 --output shared & first=$!;"
                "for i in $(seq 100); do [ -e shared/settings.conf ] && break; sleep 0.1; done;"
                "paragram-cli --progress none train --pairs p.h5 --train.steps 20 --encoder.dimension 16 "
                "--tokenizer.vocabulary 500 --output shared >/dev/null; status=$?; kill $first; wait $first; "
                "exit $status",
                folder_.path());
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.errors.contains("shared: another program is writing to it (process "),
                 qPrintable(ended.errors));
        QVERIFY(!fs::exists(path("shared/.lock")));
    }

    void twoWritersOfOneFileBothWriteItWhole() {
        const AtomicFile first(path("same.txt")), second(path("same.txt"));
        QVERIFY(first.temporary() != second.temporary());
        // The file of a process that was killed goes; that of one that runs stays.
        const pid_t ended = ::fork();
        if (ended == 0) ::_exit(0);
        const auto abandoned = path("same.txt." + std::to_string(ended) + "-1.part");
        const auto running = path("same.txt." + std::to_string(::getppid()) + "-1.part");
        test::writeText(abandoned, "half");
        test::writeText(running, "half");
        QCOMPARE(::waitpid(ended, nullptr, 0), ended);
        writeFileAtomically(path("same.txt"), "whole");
        QCOMPARE(*readFile(path("same.txt")), std::string("whole"));
        QVERIFY(!fs::exists(abandoned));
        QVERIFY(fs::exists(running));
    }

    void theFirstStopEndsAWaitForAPipe_data() {
        QTest::addColumn<QString>("command");
        QTest::newRow("a named pipe") << "import --input fifo.tsv --output never.h5";
        QTest::newRow("standard input") << "import --input - --output never.h5 < <(sleep 20)";
        QTest::newRow("a pipe as model") << "score --model fifo.tsv --input good.tsv --output never.h5";
        QTest::newRow("a pipe as word vectors") << "import-model --checkpoint fifo.tsv --output never.h5";
        QTest::newRow("a pipe as data set") << "evaluate --model model --suite fifo.tsv --csv never.h5";
        QTest::newRow("a pipe as pairs to score") << "score --model model --input fifo.tsv --output never.h5";
    }
    void theFirstStopEndsAWaitForAPipe() {
        QFETCH(QString, command);
        ::mkfifo(path("fifo.tsv").c_str(), 0600);
        const Ended ended = run(
            "timeout --signal=INT --kill-after=5 1 paragram-cli --progress none " + command, folder_.path());
        QVERIFY2(ended.status != 137, "the stop had no effect");
        QVERIFY2(!ended.errors.contains("damaged"),
                 qPrintable(ended.errors));  // of the model that is probed then
        QVERIFY(!fs::exists(path("never.h5")));
    }
};

QTEST_GUILESS_MAIN(TestOutputs)
#include "test_outputs.moc"
