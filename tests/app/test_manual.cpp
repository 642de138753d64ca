// The manual pages are formatted without warnings and contain what --help contains.
#include <QTest>

#include "tests/support/command.h"
#include "tests/support/test_support.h"

using paragram::test::Ended;
using paragram::test::run;

namespace {

// What groff prints, in one line without bold and underlined characters.
QString formatted(const QString& page, const QString& folder) {
    const Ended ended = run("groff -man -Tutf8 -ww -P-cbou " + page, folder);
    return ended.errors.isEmpty() && ended.status == 0 ? ended.output.simplified() : "groff: " + ended.errors;
}

}  // namespace

class TestManual : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    QStringList pages_;

  private slots:
    void initTestCase() {
        const Ended ended = run("paragram-cli manual --folder pages", folder_.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        pages_ = QDir(folder_.filePath("pages")).entryList(QDir::Files);
        QVERIFY(pages_.size() > 30);
        QVERIFY(pages_.contains("paragram-cli.1") && pages_.contains("paragram-cli-train.1"));
    }

    void aPageHasEveryFlagOfTheHelp_data() {
        QTest::addColumn<QString>("page");
        for (const QString& page : pages_) QTest::newRow(qPrintable(page)) << page;
    }
    void aPageHasEveryFlagOfTheHelp() {
        if (run("command -v groff", folder_.path()).status != 0) QSKIP("groff is not installed");
        QFETCH(QString, page);
        const QString text = formatted("pages/" + page, folder_.path());
        QVERIFY2(!text.startsWith("groff:"), qPrintable(text));
        const QString command = page.section("paragram-cli-", 1).section(".1", 0, 0);
        const QString help = run("paragram-cli " + command + " --help", folder_.path()).output;
        static const QRegularExpression kFlag("^  (?:-h,)?(--?[A-Za-z][A-Za-z.0-9-]*)([, ].*)?$");
        static const QRegularExpression kCommand("^  ([a-z][a-z-]+) ");
        int found = 0;
        bool examples = false;
        for (const QString& line : help.split('\n')) {
            examples = examples || line == "Examples:";
            const auto flag = kFlag.match(line), name = kCommand.match(line);
            if (flag.hasMatch()) {
                ++found;
                QVERIFY2(text.contains(flag.captured(1)), qPrintable(flag.captured(1)));
            } else if (!examples && name.hasMatch()) {
                QVERIFY2(text.contains(name.captured(1)), qPrintable(line));
            } else if (examples && line.startsWith("  ")) {
                QVERIFY2(text.contains(line.simplified()), qPrintable(line));
            }
        }
        QVERIFY(found > 0);
        QVERIFY(text.contains("EXIT STATUS") && text.contains("SYNOPSIS"));
    }

    void manFindsNoFault() {
        if (run("command -v man", folder_.path()).status != 0) QSKIP("man is not installed");
        for (const QString& page : pages_) {
            const Ended ended =
                run("man --warnings -E UTF-8 -l pages/" + page + " > page.txt", folder_.path());
            QVERIFY2(ended.status == 0 && ended.errors.isEmpty(), qPrintable(page + ": " + ended.errors));
        }
    }

    void charactersOfGroffAreText() {
        const Ended ended = run("paragram-cli manual import", folder_.path());
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.output.startsWith(".\\\" "));
        QVERIFY(ended.output.contains("\\fB\\-\\-columns\\fR"));
        for (const QChar c : ended.output) QVERIFY(c.unicode() < 0x80);
        QCOMPARE(run("paragram-cli manual imprt", folder_.path()).errors.trimmed(),
                 QString("imprt: no such command; see paragram-cli help"));
    }

    void theWindowHasAPage() {
        const Ended written = run("paragram --manual-page > paragram.1", folder_.path());
        if (written.status == 127) QSKIP("the window was not built");
        QVERIFY2(written.status == 0, qPrintable(written.errors));
        if (run("command -v groff", folder_.path()).status != 0) QSKIP("groff is not installed");
        const QString text = formatted("paragram.1", folder_.path());
        for (const char* flag : {"--sample", "--write-plots", "--help", "--version", "paragram-cli(1)"})
            QVERIFY2(text.contains(flag), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(TestManual)
#include "test_manual.moc"
