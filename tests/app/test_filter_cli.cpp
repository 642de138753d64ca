// paragram-cli filter, folds, split, merge, subsample, shuffle, pivot and statistics as scripts use them.
#include <QProcess>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestFilterCli : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    struct Outcome {
        int status = 0;
        QString out, err;
    };
    Outcome run(const QStringList& arguments) const {
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.start(QString(PARAGRAM_PROGRAMS) + "/paragram-cli",
                      QStringList{"--progress", "none"} + arguments);
        process.waitForFinished(120000);
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    void initTestCase() {
        std::string text;
        for (int i = 0; i < 400; ++i)
            text += "the source sentence number " + std::to_string(i % 100) + "\tder Satz Nummer " +
                    std::to_string(i % 200) + "\n";
        test::writeText(path("in.tsv"), text);
        test::writeText(path("my.recipe"), "# mine\nlength minimum=3\nduplicates\n");
        test::writeText(path("bad.recipe"), "length\nlenght\n");
        QCOMPARE(run({"import", "--input", "in.tsv", "--languages", "en,de", "--output", "p.h5"}).status, 0);
    }

    void aRecipeFiltersAndReportsWhatEachStepDropped() {
        const Outcome done = run({"filter", "--pairs", "p.h5", "--recipe", "my.recipe", "--step", "identical",
                                  "--output", "out.h5", "--dropped", "dropped.tsv"});
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QVERIFY(done.out.startsWith("400 pairs read, 200 kept in out.h5"));
        QVERIFY(done.out.contains("duplicates"));
        QVERIFY(done.out.contains("200 dropped pairs in dropped.tsv"));
        QVERIFY(readFile(path("dropped.tsv"))->starts_with("duplicates\t\t\tthe source sentence number 0\t"));
        QVERIFY(run({"filter", "--list"}).out.contains("p22-bitext"));
        QVERIFY(run({"filter", "--pairs", "p.h5", "--recipe", "my.recipe", "--propose", "5,95"})
                    .out.contains("length minimum=4 maximum=5\nduplicates\n"));
        const Outcome compared = run({"filter", "--pairs", "p.h5", "--recipe", "my.recipe", "--against",
                                      "p22-bitext", "--dropped", "only.tsv"});
        QVERIFY2(compared.out.startsWith("400 pairs compared"), qPrintable(compared.out + compared.err));
        QVERIFY(compared.out.simplified().contains("only by the first 200 "));
        QVERIFY(readFile(path("only.tsv"))->starts_with("first\tduplicates\t\t\tthe source"));
        // Only the dropped pairs on standard output.
        const Outcome piped = run({"filter", "--pairs", "p.h5", "--recipe", "my.recipe", "--dropped", "-"});
        QCOMPARE(piped.out.count('\n'), 200);
    }

    void importAcceptsARecipeInsteadOfSettings() {
        const Outcome done = run({"import", "--input", "in.tsv", "--recipe", "p22-bitext", "--languages",
                                  "en,de", "--output", "r.h5"});
        QVERIFY2(done.status == 1, qPrintable(done.out));  // each pair occurs twice, and none is kept
        QVERIFY(done.err.contains("duplicates dropped 400"));
        const Outcome both = run({"import", "--input", "in.tsv", "--recipe", "p22-bitext",
                                  "--filter.minimum-length", "2", "--output", "r.h5"});
        QCOMPARE(both.status, 1);
        QVERIFY(both.err.contains("--recipe: given with --filter.minimum-length"));
        const Outcome none =
            run({"import", "--input", "in.tsv", "--filter.duplicates", "one", "--output", "r.h5"});
        QVERIFY(none.out.contains("200 pairs kept"));
    }

    void wrongInputIsReportedInOneSentence_data() {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* arguments, const char* sentence) {
            QTest::newRow(arguments) << arguments << sentence;
        };
        row("filter --pairs p.h5", "--recipe: no steps");
        row("filter --recipe my.recipe", "--pairs: not given");
        row("filter --pairs p.h5 --recipe bad.recipe",
            "bad.recipe:2: unknown filter \"lenght\"; choose one of: length, ");
        row("filter --pairs p.h5 --recipe none", "recipe: \"none\" is neither a file nor built in");
        row("filter --pairs none.h5 --recipe my.recipe", "none.h5: no such file");
        row("filter --pairs p.h5 --recipe my.recipe --between 2,9", "--between: \"2,9\", expected two steps");
        row("filter --pairs p.h5 --recipe my.recipe --propose x", "--propose: \"x\"");
        row("filter --pairs p.h5 --recipe my.recipe --against none",
            "\"none\" is neither a file nor built in");
        row("filter --pairs p.h5 --recipe my.recipe --against p22-bitext --output o.h5",
            "--against: given with --output");
        row("filter --pairs p.h5 --recipe p22-paraphrases", "paraphrase");
        row("filter --pairs p.h5 --step length --output no/where.h5", "no");
        row("folds --pairs p.h5", "pair 1 has no score");
        row("folds --pairs p.h5 --by duplicates", "--by: duplicates measures nothing");
        row("folds --pairs p.h5 --by length --fold 11 --output f.h5", "--fold: 11, expected 1 to 10");
        row("split --pairs p.h5 --train t.h5 --test u.h5 --test-size 500",
            "--test-size: 500, expected a share below 1, or at most 400 pairs");
        row("draw --pairs p.h5 --count 401 --output d.h5", "--count: 401, expected 1 to 400");
        row("statistics --pairs p.h5 --model none", "none");
        row("pivot --pairs p.h5 --languages fr,es --output e.h5", "one of the languages of --languages");
        row("pivot --pairs p.h5 --languages en --output e.h5", "--languages");
    }
    void wrongInputIsReportedInOneSentence() {
        QFETCH(QString, arguments);
        QFETCH(QString, sentence);
        const Outcome done = run(arguments.split(' '));
        QCOMPARE(done.status, 1);
        QVERIFY2(done.err.contains(sentence), qPrintable(done.err));
        QCOMPARE(done.err.count('\n'), 1);
    }

    void pairStoresAreDividedAndMerged() {
        QVERIFY(run({"folds", "--pairs", "p.h5", "--by", "length", "--fold", "1", "--output", "f.h5"})
                    .out.contains("fold"));
        QCOMPARE(run({"split", "--pairs", "p.h5", "--train", "a.h5", "--test", "b.h5", "--test-size", "0.1"})
                     .status,
                 0);
        QVERIFY(run({"merge", "--pairs", "a.h5", "b.h5", "--output", "m.h5"}).out.startsWith("400 pairs"));
        QVERIFY(
            run({"draw", "--pairs", "p.h5", "--count", "50", "--output", "d.h5"}).out.startsWith("50 pairs"));
        QVERIFY(run({"shuffle", "--pairs", "p.h5", "--output", "s.h5"}).out.startsWith("400 pairs"));
        QVERIFY(run({"pivot", "--pairs", "p.h5", "--languages", "de,de", "--output", "e.h5"})
                    .out.startsWith("100 pairs through 100 shared sentences in e.h5"));
        const Outcome table = run({"statistics", "--pairs", "p.h5", "--recipe", "my.recipe", "--languages"});
        QVERIFY(table.out.contains("after"));
        QVERIFY(
            run({"statistics", "--pairs", "p.h5", "--csv"}).out.startsWith("stage,number,source,target\n"));
    }
};

QTEST_GUILESS_MAIN(TestFilterCli)
#include "test_filter_cli.moc"
