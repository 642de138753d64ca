// paragram-cli as scripts use it: kill and resume, Ctrl-C, progress for programs, linked libraries.
#include <csignal>
#include <sstream>

#include <QJsonDocument>
#include <QProcess>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/base/process/neural_process.h"
#include "core/tasks/data/write_sample.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestCli : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    const QString program_ = QString(PARAGRAM_PROGRAMS) + "/paragram-cli";
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    QString run(const QString& arguments, int expectedStatus = 0) {
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.start(program_, arguments.split(' '));
        process.waitForFinished(120000);
        const QString errors = process.readAllStandardError();
        if (process.exitCode() != expectedStatus) qWarning("%s", qPrintable(errors));
        return process.exitCode() == expectedStatus
                   ? QString::fromUtf8(process.readAllStandardOutput()) + errors
                   : QString();
    }
    // Starts a training and returns once its history has N steps.
    void startTraining(QProcess& process, const QString& arguments, const std::string& run, int steps) {
        process.setWorkingDirectory(folder_.path());
        process.start(program_, arguments.split(' '));
        const auto lines = [&] {
            const auto text = readFile(path(run + "/history.csv"));
            return text ? std::count(text->begin(), text->end(), '\n') : 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(lines() > steps || process.state() == QProcess::NotRunning, 60000);
    }

    const QString train_ =
        "--progress none train --pairs p.h5 --tokenizer t.model --encoder.dimension 64 --encoder.dropout "
        "0.1 --train.epochs 3 --train.mega-batch 8 --train.anneal 20 --train.checkpoint-minutes 0.01 "
        "--development sample/development.en-es.tsv --output ";

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(path("sample")));
        QVERIFY(!run("--progress none import --input sample/train.en-es.tsv --output p.h5").isEmpty());
        QVERIFY(!run("--progress none tokenizer --pairs p.h5 --vocabulary 2000 --output t.model").isEmpty());
        QVERIFY(run(train_ + "whole").contains("3.00 epochs, 588 steps"));
    }

    void aRunKilledAnywhereAndResumedGivesTheSameModelBitForBit_data() {
        QTest::addColumn<int>("steps");
        QTest::newRow("early") << 5;
        QTest::newRow("in the middle") << 250;
        QTest::newRow("late") << 450;
    }
    void aRunKilledAnywhereAndResumedGivesTheSameModelBitForBit() {
        QFETCH(int, steps);
        const std::string name = "killed" + std::to_string(steps);
        QProcess process;
        startTraining(process, train_ + QString::fromStdString(name), name, steps);
        process.kill();  // SIGKILL
        process.waitForFinished();
        QVERIFY(run(train_ + QString::fromStdString(name) + " --resume").contains("588 steps"));
        QVERIFY(*readFile(path(name + "/model.h5")) == *readFile(path("whole/model.h5")));
    }

    void aNeuralTrainingIsKilledAtAnyStep_data() {
        QTest::addColumn<QString>("settings");
        QTest::addColumn<bool>("neuralOnly");
        const QString generative =
            " --encoder.network transformer --generative.encoder-layers 1 --generative.heads 2 "
            "--generative.feed-forward 32 --generative.update-tokens 300 --train.checkpoint-minutes 0.0005 "
            "--train.steps 20";
        QTest::newRow("recurrent")
            << " --encoder.network blstm --encoder.units 24 --encoder.scramble 0.3 --train.steps 150"
            << false;
        QTest::newRow("generative") << generative << false;
        QTest::newRow("generative, paragram-neural") << generative << true;
    }
    // neuralOnly: only the program that computes is killed; the other one says so and keeps its checkpoint.
    void aNeuralTrainingIsKilledAtAnyStep() {
        QFETCH(QString, settings);
        QFETCH(bool, neuralOnly);
        if (settings.contains("generative") && !NeuralProcess::checkInstalled())
            QSKIP("paragram-neural was not built: libtorch is missing");
        const QString steps = ' ' + settings.section(' ', -1) + " steps";
        fs::remove_all(path("neural-run"));
        fs::remove_all(path("neural-killed"));
        QVERIFY(run(train_ + "neural-run" + settings).contains(steps));
        QVERIFY(run("--progress none train --output neural-run --resume").contains("is finished"));
        const int step = QRandomGenerator::global()->bounded(1, settings.contains("generative") ? 15 : 40);
        QProcess process;
        startTraining(process, train_ + "neural-killed" + settings, "neural-killed", step);
        QTRY_VERIFY(fs::exists(path("neural-killed/checkpoint.h5")));  // a fast machine is ahead of it
        if (neuralOnly) {
            const std::string pid = std::to_string(process.processId());
            std::istringstream children(readFile("/proc/" + pid + "/task/" + pid + "/children").value());
            int child = 0;
            while (children >> child &&
                   *readFile("/proc/" + std::to_string(child) + "/comm") != "paragram-neural\n") {
            }
            QVERIFY(child > 0);
            ::kill(child, SIGKILL);
            QVERIFY(process.waitForFinished(60000));
            QCOMPARE(process.exitCode(), 2);
            QVERIFY2(QString(process.readAllStandardError()).contains("paragram-neural"), "says what ended");
        } else {
            process.kill();  // SIGKILL
            process.waitForFinished();
        }
        QVERIFY(run("--progress none train --output neural-killed --resume").contains(steps));
        QVERIFY2(*readFile(path("neural-killed/model.h5")) == *readFile(path("neural-run/model.h5")),
                 qPrintable(QString("killed after line %1 of the history").arg(step)));
    }

    void ctrlCKeepsWhatIsDone() {
        QProcess process;
        startTraining(process, train_ + "interrupted", "interrupted", 100);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(30000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardOutput().contains("stopped, continue with --resume"));
        QVERIFY(fs::exists(path("interrupted/model.h5")));
        QVERIFY(run("--progress none train --output interrupted --resume").contains("588 steps"));
        QVERIFY(*readFile(path("interrupted/model.h5")) == *readFile(path("whole/model.h5")));
        // Now it is finished: both ways say so.
        for (const QString& again : {QString("--progress none train --output interrupted --resume"),
                                     train_ + "interrupted --resume"})
            QVERIFY(run(again).contains("interrupted is finished: "));
    }

    void aKilledGridResumesWithTheSameCommand_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl-C") << SIGINT;
        QTest::newRow("killed") << SIGKILL;
    }
    void aKilledGridResumesWithTheSameCommand() {
        QFETCH(int, signal);
        const std::string name = "grid" + std::to_string(signal);
        const QString command = train_ + QString::fromStdString(name) + " --grid --encoder.dropout 0|0.1";
        QProcess process;
        startTraining(process, command, name + "/dropout0.1", 100);
        ::kill(static_cast<pid_t>(process.processId()), signal);
        QVERIFY(process.waitForFinished(30000));
        if (signal == SIGINT) {
            QCOMPARE(process.exitCode(), 130);
            QVERIFY(process.readAllStandardOutput().contains("stopped; the same command continues"));
        }
        const QString said = run(command);
        QVERIFY2(said.contains("run 1 of 2: dropout0, already trained"), qPrintable(said));
        QVERIFY2(said.contains("Dropout") && said.count("finished") == 2, qPrintable(said));
        QVERIFY(*readFile(path(name + "/dropout0.1/model.h5")) == *readFile(path("whole/model.h5")));
    }

    void theEstimateOfAGridIsTheSumOfItsRuns() {
        const auto disk = [this](const QString& more) {
            const QString said = run(train_ + "never --estimate --encoder.dimension 4096" + more);
            const QRegularExpressionMatch found = QRegularExpression("disk +([0-9.]+) GB").match(said);
            return found.hasMatch() ? found.captured(1).toDouble() : -1;
        };
        const double one = disk("");
        QVERIFY(one > 0);
        QVERIFY(std::abs(disk(" --grid --encoder.dropout 0|0.1|0.2") - 3 * one) <= 0.02);
        QVERIFY(run(train_ + "never --estimate --grid --encoder.dropout 0|0.1").contains("runs    2"));
        QVERIFY(!fs::exists(path("never")));
    }

    void manyUnknownCharactersAreReported() {
        const QString learn = "--progress none tokenizer --pairs p.h5 --vocabulary 500 --output few.model ";
        QVERIFY(run(learn + "--tokenizer.character-coverage 0.98").contains("coverage 0.9995 covers more"));
        QVERIFY(!run(learn).contains("0.9995"));
    }

    void progressForProgramsIsOneJsonObjectPerLine() {
        const QString said = run("--progress json statistics --pairs p.h5 --json");
        const QStringList lines = said.mid(said.lastIndexOf("{\"done")).split('\n', Qt::SkipEmptyParts);
        const QJsonDocument last = QJsonDocument::fromJson(lines.last().toUtf8());
        QCOMPARE(last["stage"].toString(), QString("Counting"));
        QVERIFY(last["total"].toDouble() > 20000);
        QVERIFY(last["done"].toDouble() > 0);
    }

    void textIsStreamedThroughStandardInputAndOutput() {
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.start(
            "bash",
            {"-c",
             QString("head -3 sample/train.en-es.tsv | %1 --progress none score --model whole --input - "
                     "--output - | cut -f3")
                 .arg(program_)});
        process.waitForFinished();
        const auto scores = process.readAllStandardOutput().split('\n');
        QCOMPARE(scores.size(), 4);
        for (int i = 0; i < 3; ++i)
            QVERIFY(scores[i].toDouble() > -1 && scores[i].toDouble() <= 1 && !scores[i].isEmpty());
    }

    void neighboursAndMiningWorkOnTheSample() {
        QVERIFY(!run("--progress none score --model whole --input sample/test.en-es.tsv --columns 1,2 "
                     "--output s.tsv")
                     .isEmpty());
        QProcess cut;
        cut.setWorkingDirectory(folder_.path());
        cut.start("bash",
                  {"-c",
                   "head -500 sample/train.en-es.tsv | cut -f1 >c.en; head -500 sample/train.en-es.tsv | "
                   "cut -f2 | sort >c.es; head -2 c.en >q.en"});
        QVERIFY(cut.waitForFinished());
        const QString found =
            run("--progress none neighbours --model whole --corpus c.en --index c.index --queries q.en -k 3 "
                "--output -");
        QCOMPARE(found.count("\t1.000000\t"), 2);
        QVERIFY(run("--progress none neighbours --model whole --corpus c.en --index c.index --queries q.en "
                    "-k 3 --output "
                    "n.tsv")
                    .contains("(0 embedded now)"));
        // Pairs: both sides, from any format, through pipes.
        const QString both =
            run("--progress none neighbours --model whole --pairs sample/train.en-es.tsv --columns 0,1 "
                "--languages en,es --queries q.en -k 2 --order wording --output -");
        QCOMPARE(both.count("\t1.000000\t1.0000\t"), 2);
        const QStringList fields = both.section('\n', 0, 0).split('\t');
        QCOMPARE(fields.size(), 8);
        QVERIFY(fields[5] != fields[6] && !fields[6].isEmpty());
        const QString mined =
            run("--progress none mine --model whole --source c.en --target c.es --output m.tsv");
        QVERIFY2(mined.contains("500 x 500"), qPrintable(mined));
        const auto text = readFile(path("m.tsv"));
        VERIFY_OK(text);
        QVERIFY(std::count(text->begin(), text->end(), '\n') > 200);
        QVERIFY(!fs::exists(path("m.tsv.mining")));
        QProcess filter;
        filter.setWorkingDirectory(folder_.path());
        filter.start(
            "bash", {"-c", QString("head -100 sample/train.en-es.tsv | %1 --progress none mine --model whole "
                                   "--pairs - --output -")
                               .arg(program_)});
        QVERIFY(filter.waitForFinished());
        QCOMPARE(filter.readAllStandardOutput().count('\n'), 100);
    }

    void everyCommandExplainsItsFlags_data() {
        QTest::addColumn<QString>("command");
        for (const char* c : {"import", "tokenizer", "train", "evaluate", "embed", "score", "neighbours",
                              "mine", "statistics", "sample", "export", "export-pairs", "import-model"}) {
            QTest::newRow(c) << c;
        }
    }
    void everyCommandExplainsItsFlags() {
        QFETCH(QString, command);
        const QString help = run(command + " --help");
        QVERIFY(help.contains("--"));
        if (command == "train") QVERIFY(help.contains("--train.mega-batch") && help.contains("default 60"));
    }

    void noQtIsLinked() {
        QProcess process;
        process.start("ldd", {program_});
        process.waitForFinished();
        const QByteArray libraries = process.readAllStandardOutput();
        QVERIFY(libraries.contains("libsentencepiece"));
        QVERIFY(!libraries.contains("libQt"));
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"
