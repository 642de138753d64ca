// The walk-through of README.md works: its commands run one after another and write the files they name.
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_support.h"

namespace {

constexpr int kCommandMs = 280'000;

// The commands of the fenced block below the marker; a backslash at the end of a line continues it.
QStringList walkThrough() {
    QFile readme(QStringLiteral(PARAGRAM_SOURCE_DIR "/README.md"));
    if (!readme.open(QIODevice::ReadOnly)) return {};
    const QString text = QString::fromUtf8(readme.readAll());
    static const QRegularExpression kBlock(
        "<!-- walk-through: run by tests/app/test_readme -->\\s*```sh\\n(.*?)```",
        QRegularExpression::DotMatchesEverythingOption);
    QString block = kBlock.match(text).captured(1);
    block.replace(QRegularExpression("\\\\\\n\\s*"), "");
    QStringList commands;
    for (const QString& line : block.split('\n', Qt::SkipEmptyParts)) {
        if (!line.startsWith('#')) commands << line.trimmed();
    }
    return commands;
}

}  // namespace

class TestReadme : public QObject {
    Q_OBJECT

  private:
    QTemporaryDir folder_;
    bool broken_ = false;  // a command failed, so the following ones have no input

  private slots:
    void theWalkThroughExists() {
        const QString commands = walkThrough().join('\n');
        for (const char* verb :
             {"sample", "import", "statistics", "tokenizer", "train", "evaluate", "score", "embed"}) {
            QVERIFY2(commands.contains(QString("paragram-cli %1 ").arg(verb)), verb);
        }
    }

    void aCommandDoesWhatItSays_data() {
        QTest::addColumn<QString>("command");
        for (const QString& command : walkThrough()) {
            QTest::newRow(qPrintable(command.section(' ', 0, 1))) << command;
        }
    }

    void aCommandDoesWhatItSays() {
        QFETCH(QString, command);
        if (broken_) QFAIL("a command before this one failed");
        broken_ = true;
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", QStringLiteral(PARAGRAM_PROGRAMS ":") + environment.value("PATH"));
        shell.setProcessEnvironment(environment);
        shell.setWorkingDirectory(folder_.path());
        shell.setProcessChannelMode(QProcess::MergedChannels);
        shell.start("bash", {"-e", "-o", "pipefail", "-c", command});
        QVERIFY2(shell.waitForFinished(kCommandMs), qPrintable(command + ": not finished in time"));
        const QByteArray said = shell.readAll();
        QVERIFY2(shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == 0,
                 qPrintable(command + "\n" + QString::fromUtf8(said)));

        static const QRegularExpression kOutput("--(?:output|csv|json) (\\S+)");
        auto outputs = kOutput.globalMatch(command);
        while (outputs.hasNext()) {
            const QFileInfo output(folder_.filePath(outputs.next().captured(1)));
            QVERIFY2(output.exists(), qPrintable(output.fileName() + " was not written"));
            QVERIFY2(output.isDir() ? !QDir(output.filePath()).isEmpty() : output.size() > 0,
                     qPrintable(output.fileName() + " is empty"));
        }
        broken_ = false;
    }
};

QTEST_GUILESS_MAIN(TestReadme)
#include "test_readme.moc"
