// What stands on a terminal, and what happens where output or temporary files cannot be written.
#include <QTest>

#include "tests/support/command.h"
#include "tests/support/test_support.h"

using paragram::test::Ended;
using paragram::test::run;

namespace {

// The lines that remain after carriage returns and "erase to the end of the line".
QString rendered(const QString& output) {
    QStringList lines;
    for (const QString& line : output.split('\n')) {
        QString row;
        qsizetype column = 0;
        for (qsizetype at = 0; at < line.size(); ++at) {
            if (line[at] == '\r') {
                column = 0;
            } else if (line.mid(at, 3) == "\x1b[K") {
                row.truncate(column);
                at += 2;
            } else {
                if (column == row.size()) row += ' ';
                row[column++] = line[at];
            }
        }
        lines << row;
    }
    return lines.join('\n');
}

// Durations differ from run to run: those in sentences and those in a last column "seconds".
QString withoutTimes(QString text) {
    static const QRegularExpression kTime("[0-9.]+ ?(s|seconds|ms|pairs/s|tokens/s|MB)\\b");
    static const QRegularExpression kColumn("(?<= )[0-9]+\\.[0-9]{2}$", QRegularExpression::MultilineOption);
    if (text.contains(" seconds\n")) text.replace(kColumn, "TIME");
    return text.replace(kTime, "TIME");
}

}  // namespace

class TestTerminal : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    Ended in(const QString& command) const { return run(command, folder_.path()); }
    Ended onTerminal(const QString& command, int columns = 80) const {
        return in(QString("script -qec 'stty cols %1; %2' /dev/null").arg(columns).arg(command));
    }

  private slots:
    void initTestCase() {
        QCOMPARE(in("paragram-cli sample --output sample && paragram-cli import --input "
                    "sample/train.en-es.tsv --languages en,es --output pairs.h5 && paragram-cli tokenizer "
                    "--pairs pairs.h5 --vocabulary 2000 --output t.model && paragram-cli train --pairs "
                    "pairs.h5 --tokenizer t.model --preset sample --train.steps 20 --output run")
                     .status,
                 0);
    }

    void progressIsErasedBeforeResults_data() {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"statistics --pairs pairs.h5",
              "import --input sample/train.en-es.tsv --output p.h5 --overwrite",
              "lexicon --pairs pairs.h5 --word house", "evaluate --model run --suite sample",
              "neighbours --model run --corpus sample/test.en-en.tsv --column 1 --queries "
              "sample/test.en-en.tsv -k 1 --output n.tsv --overwrite",
              "train --pairs pairs.h5 --tokenizer t.model --preset sample --train.steps 20 --development "
              "sample/test.en-en.tsv --output other"})
            QTest::newRow(command) << QString(command);
    }
    void progressIsErasedBeforeResults() {
        QFETCH(QString, command);
        const QString fresh = "rm -rf other; paragram-cli ";
        const Ended expected = in(fresh + "--progress none " + command + " 2>&1");
        const Ended shown = onTerminal(fresh + command);
        QCOMPARE(expected.status, 0);
        QVERIFY2(shown.output.contains("\x1b[K"), "no progress was shown");
        QCOMPARE(withoutTimes(rendered(shown.output)), withoutTimes(expected.output));
    }

    void aNarrowTerminalHoldsTheProgress() {
        const Ended shown = onTerminal("paragram-cli statistics --pairs pairs.h5 > /dev/null", 12);
        for (const QString& line : shown.output.split('\r', Qt::SkipEmptyParts))
            QVERIFY2(QString(line).remove("\x1b[K").trimmed().size() < 12, qPrintable(line));
    }

    void anOutputOnTheTerminalIsNotMixedWithProgress() {
        const QString command =
            "paragram-cli embed --model run --input sample/test.en-en.tsv --output v.npy "
            "--overwrite > /dev/null; paragram-cli tokenize --model run --input "
            "sample/test.en-en.tsv";
        const Ended shown = onTerminal(command);
        QCOMPARE(shown.output.count('\n'), 400);
        QVERIFY(!rendered(shown.output).contains('%'));
    }

    void headEndsACommandQuietly_data() {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"export-pairs --pairs pairs.h5 --format tsv --output -", "catalogue --json",
              "filter --pairs pairs.h5 --step 'length maximum=5' --dropped -",
              "tokenize --model run --input sample/train.en-es.tsv",
              "score --model run --input sample/train.en-es.tsv --output -"})
            QTest::newRow(command) << QString(command);
    }
    void headEndsACommandQuietly() {
        QFETCH(QString, command);
        const Ended ended =
            in("paragram-cli --progress none " + command + " | head -1; exit ${PIPESTATUS[0]}");
        QCOMPARE(ended.output.count('\n'), 1);
        QVERIFY2(ended.status == 141 || ended.status == 0, qPrintable(QString::number(ended.status)));
        QVERIFY2(ended.errors.isEmpty() || ended.errors.contains("cosine"), qPrintable(ended.errors));
    }

    void aFullStandardOutputIsAnError_data() {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"catalogue", "statistics --pairs pairs.h5", "train --help", "completion bash",
              "export-pairs --pairs pairs.h5 --format tsv --output -", "--version"})
            QTest::newRow(command) << QString(command);
    }
    void aFullStandardOutputIsAnError() {
        QFETCH(QString, command);
        const Ended ended = in("paragram-cli " + command + " --progress none > /dev/full");
        QCOMPARE(ended.status, 2);
        QVERIFY2(ended.errors.contains("cannot be written"), qPrintable(ended.errors));
        QCOMPARE(ended.errors.count('\n'), 1);
    }

    void aWrongFolderForTemporaryFilesIsNamed_data() {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"TMPDIR=/nowhere paragram-cli lexicon --pairs pairs.h5",
              "TMPDIR=/proc paragram-cli lexicon --pairs pairs.h5",
              "TMPDIR=/nowhere paragram-cli filter --pairs pairs.h5 --recipe p22-bitext",
              "TMPDIR=/nowhere paragram-cli mine --model run --source sample/test.en-en.tsv --target "
              "sample/test.es-es.tsv --output -",
              "TMPDIR=/nowhere paragram-cli statistics --pairs pairs.h5 --recipe p22-bitext"})
            QTest::newRow(command) << QString(command);
    }
    void aWrongFolderForTemporaryFilesIsNamed() {
        QFETCH(QString, command);
        const Ended ended = in(QString(command).replace("paragram-cli ", "paragram-cli --progress none "));
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.errors.count('\n'), 1);
        QVERIFY2(ended.errors.startsWith("TMPDIR: no file can be created in /"), qPrintable(ended.errors));
        QVERIFY2(ended.errors.endsWith("; set TMPDIR to an existing folder that you may write to\n"),
                 qPrintable(ended.errors));
    }
};

QTEST_GUILESS_MAIN(TestTerminal)
#include "test_terminal.moc"
