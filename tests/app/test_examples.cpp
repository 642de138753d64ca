// The examples that end the --help of each command work: they run one after another in one folder.
#include <QRegularExpression>
#include <QTest>

#include "tests/support/breaking_server.h"
#include "tests/support/command.h"
#include "tests/support/test_support.h"

using paragram::test::BreakingServer;
using paragram::test::Ended;
using paragram::test::run;

namespace {

// The commands of paragram-cli, in the order of its help.
QStringList commands() {
    const QString help = run("paragram-cli --help", ".").output;
    QStringList names;
    static const QRegularExpression kName("^  ([a-z-]+)");
    for (const QString& line : help.section("Subcommands:", 1).split('\n'))
        if (const auto name = kName.match(line); name.hasMatch()) names << name.captured(1);
    return names;
}

QStringList examplesOf(const QString& command) {
    const QString help = run("paragram-cli " + command + " --help", ".").output;
    QStringList examples;
    for (const QString& line : help.section("Examples:\n", -1).split('\n', Qt::SkipEmptyParts))
        examples << line.trimmed();
    return examples;
}

}  // namespace

class TestExamples : public QObject {
    Q_OBJECT

  private:
    QTemporaryDir folder_;
    // What downloads are answered with, as a proxy.
    BreakingServer server_{[](const paragram::test::HttpRequest& request, int) {
        return paragram::test::fileAnswer(request, "a sentence\tuna frase\n", "\"1\"");
    }};

    // "vae", which the examples of latent use, and "bgt", which the examples of generate, translate and
    // paraphrase use.
    void makeGenerativeModel(const QString& name, const QString& kind) {
        if (QFileInfo::exists(folder_.filePath(name + "/model.h5"))) return;
        if (run("paragram-cli train --pairs pairs.h5 --tokenizer tokenizer.model --preset bgt-small "
                "--train.steps 2 --encoder.dimension 36 --generative.model " +
                    kind + " --output " + name,
                folder_.path())
                .errors.contains("paragram-neural: not installed"))
            QSKIP("paragram-neural was not built");
    }

  private slots:
    void initTestCase() { qputenv("http_proxy", QByteArray::fromStdString(server_.url(""))); }

    void everyCommandHasTwo() {
        QVERIFY(commands().size() > 20);
        for (const QString& command : commands()) {
            const QStringList examples = examplesOf(command);
            QVERIFY2(examples.size() == 2, qPrintable(command));
            for (const QString& example : examples)
                QVERIFY2(example.contains("paragram-cli " + command + " "), qPrintable(example));
        }
    }

    void anExampleWorks_data() {
        QTest::addColumn<QString>("example");
        for (const QString& command : commands())
            for (const QString& example : examplesOf(command)) QTest::newRow(qPrintable(example)) << example;
    }
    void anExampleWorks() {
        QFETCH(QString, example);
        if (example.contains("--model bgt ")) makeGenerativeModel("bgt", "bgt");
        if (example.contains("--model vae ")) makeGenerativeModel("vae", "envae");
        const Ended ended = run("set -e -o pipefail; " + example, folder_.path());
        const bool readInPart = example.endsWith("| head");
        QVERIFY2(ended.status == 0 || (readInPart && ended.status == 141), qPrintable(ended.errors));
        QVERIFY2(!ended.errors.contains("warning"), qPrintable(ended.errors));
        static const QRegularExpression kOutput("--output ([a-z][\\w.-]*)|> (\\S+)");
        // What follows "--" is written into a script, and not run.
        auto outputs = kOutput.globalMatch(example.section(" -- ", 0, 0));
        while (outputs.hasNext()) {
            const auto output = outputs.next();
            const QString name = output.captured(1).isEmpty() ? output.captured(2) : output.captured(1);
            // Moses files have the languages as endings.
            const QStringList written = QDir(folder_.path()).entryList({name, name + ".*"});
            QVERIFY2(!written.isEmpty(), qPrintable(name + " was not written"));
        }
    }
};

QTEST_GUILESS_MAIN(TestExamples)
#include "test_examples.moc"
