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
        QCOMPARE(run("paragram-cli help import", folder_.path()).output,
                 run("paragram-cli import --help", folder_.path()).output);
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

    void aMissingFlagIsNamedWithTheHelpOfItsCommand() {
        const Ended ended = run("paragram-cli score", folder_.path());
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.errors.contains("see paragram-cli score --help"), qPrintable(ended.errors));
    }
};

QTEST_GUILESS_MAIN(TestUsage)
#include "test_usage.moc"
