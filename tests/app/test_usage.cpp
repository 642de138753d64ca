// Help and corrections of the command line.
#include <QTest>

#include "tests/support/command.h"
#include "tests/support/test_support.h"

using paragram::test::Ended;
using paragram::test::run;

class TestUsage : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    void helpIsPrintedHoweverItIsAskedFor() {
        const QString all = run("paragram-cli --help", folder_.path()).output;
        QVERIFY(all.contains("train") && all.contains("evaluate"));
        for (const char* command : {"paragram-cli", "paragram-cli help"}) {
            const Ended ended = run(command, folder_.path());
            QCOMPARE(ended.status, 0);
            QCOMPARE(ended.output, all);
        }
        const QString import = run("paragram-cli import --help", folder_.path()).output;
        QVERIFY(import.contains("--columns") && import != all);
        for (const char* command :
             {"help import", "--progress none help import", "--progress=none help import"})
            QCOMPARE(run("paragram-cli " + QString(command), folder_.path()).output, import);
        QCOMPARE(run("paragram-cli --progress none help", folder_.path()).output, all);
    }

    void aMistypedNameIsCorrected_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* command, const char* sentence) {
            QTest::newRow(command) << command << sentence;
        };
        row("imprt --input x", "imprt: no such command; did you mean import?");
        row("help trian", "trian: no such command; did you mean train?");
        row("xyzzy", "xyzzy: no such command; see paragram-cli help");
        row("--progress none imprt", "imprt: no such command; did you mean import?");
        row("train --pair p.h5", "train --pair: no such flag; did you mean --pairs?");
        row("train --train.epoch 3", "train --train.epoch: no such flag; did you mean --train.epochs?");
        row("score --xyzzy=3", "score --xyzzy: no such flag; see paragram-cli score --help");
        row("--progres none train", "--progres: no such flag; did you mean --progress?");
    }
    void aMistypedNameIsCorrected() {
        QFETCH(QString, command);
        QFETCH(QString, sentence);
        const Ended ended = run("paragram-cli " + command, folder_.path());
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errors.trimmed(), sentence);
    }

    void aWrongValueIsCorrected_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* command, const char* sentence) {
            QTest::newRow(command) << command << sentence;
        };
        row("--progress plan sample --output x",
            "--progress: \"plan\"; choose one of: auto, plain, json, none; did you mean plain?");
        row("mine --model m --margin ration --output x",
            "--margin: \"ration\"; choose one of: ratio, distance, absolute; did you mean ratio?");
        row("mine --model m --search xyzzy --output x",
            "--search: \"xyzzy\"; choose one of: auto, exact, approximate");
        row("split --pairs p.h5 --apart targte",
            "--apart: \"targte\"; choose one of: source, target, none; did you mean target?");
        row("embed --model m --input i --output o.npy --table fp61",
            "--table: \"fp61\"; choose one of: fp32, fp16, int8, int4, pq; did you mean fp16?");
        row("import --input x --header ye",
            "--header: \"ye\"; choose one of: auto, yes, no; did you mean yes?");
        row("import --input p.tsv --delimiter tap --output p.h5",
            "delimiter: \"tap\", expected auto, tab, or one character such as ; or ,; did you mean tab?");
        row("completion bahs", "shell: \"bahs\"; choose one of: bash, zsh, fish; did you mean bash?");
        // Settings: as a flag, in a file, in a grid.
        row("train --pairs p.h5 --output r --train.negatives oposite",
            "--train.negatives: \"oposite\"; choose one of: auto, opposite, any; did you mean opposite?");
        row("train --pairs p.h5 --output r --settings wrong.conf",
            "wrong.conf:2: train.negatives: \"oposite\"; choose one of: auto, opposite, any; did you mean "
            "opposite?");
        row("train --pairs p.h5 --output r --grid --train.negatives 'any | oposite'",
            "--train.negatives: \"oposite\"; choose one of: auto, opposite, any; did you mean opposite?");
        row("train --pairs p.h5 --output r --settings key.conf",
            "key.conf:1: unknown setting \"train.epoch\"; did you mean train.epochs?");
        row("tokenizer --pairs p.h5 --output t --kind words",
            "--kind: \"words\"; choose one of: sentencepiece, word, trigram; did you mean word?");
    }
    void aWrongValueIsCorrected() {
        QFETCH(QString, command);
        QFETCH(QString, sentence);
        const auto file = [&](const char* name) { return folder_.filePath(name).toStdString(); };
        paragram::test::writeText(file("wrong.conf"), "# a comment\ntrain.negatives = oposite\n");
        paragram::test::writeText(file("key.conf"), "train.epoch = 3\n");
        paragram::test::writeText(file("p.tsv"), "a dog\tein Hund\n");
        const Ended ended = run("paragram-cli " + command, folder_.path());
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errors.trimmed(), sentence);
    }

    void aMissingFlagIsNamedWithTheHelpOfItsCommand() {
        const Ended ended = run("paragram-cli score", folder_.path());
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.errors.contains("see paragram-cli score --help"), qPrintable(ended.errors));
    }
};

QTEST_GUILESS_MAIN(TestUsage)
#include "test_usage.moc"
