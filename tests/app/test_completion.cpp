// The completion scripts complete in real shells. bash is part of every system; the others are skipped
// without them.
#include <QTest>

#include "tests/support/command.h"
#include "tests/support/test_support.h"

using paragram::test::Ended;
using paragram::test::run;

namespace {

// What bash offers for a line that ends at the cursor, as words of COMP_WORDS separated by "|".
QStringList bashOffers(const QString& words, const QString& folder) {
    const Ended ended =
        run(QString(R"(source <(paragram-cli completion bash) && IFS='|' read -r -a COMP_WORDS <<< '%1' &&
                   [[ '%1' == *'|' ]] && COMP_WORDS+=('')
                   COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) && { _paragram_cli; printf '%s\n' "${COMPREPLY[@]}"; })")
                .arg(words),
            folder);
    QStringList offers = ended.output.split('\n', Qt::SkipEmptyParts);
    offers.sort();
    return ended.errors.isEmpty() ? offers : QStringList(ended.errors);
}

bool has(const QString& program, const QString& folder) {
    return run("command -v " + program, folder).status == 0;
}

}  // namespace

class TestCompletion : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    void initTestCase() {
        const QDir folder(folder_.path());
        QVERIFY(folder.mkdir("corpora"));
        for (const char* name : {"pairs.h5", "part of it.h5"})
            paragram::test::writeText(folder.filePath(name).toStdString(), "x");
    }

    void bashOffersWhatFits_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("offers");
        const auto row = [](const char* words, const QStringList& offers) {
            QTest::newRow(words) << words << offers;
        };
        row("paragram-cli|imp", {"import", "import-model"});
        row("paragram-cli|--prog", {"--progress"});
        row("paragram-cli|--progress|j", {"json"});
        row("paragram-cli|--progress|json|shu", {"shuffle"});
        row("paragram-cli|help|shu", {"shuffle"});
        row("paragram-cli|completion|", {"bash", "fish", "zsh"});
        row("paragram-cli|download|opus-ted", {"opus-ted2020"});
        row("paragram-cli|train|--train.ep", {"--train.epochs"});
        row("paragram-cli|train|--pr", {"--preset", "--progress"});
        row("paragram-cli|train|--preset|psp-2022-",
            {"psp-2022-bitext", "psp-2022-grid", "psp-2022-paranmt"});
        row("paragram-cli|train|--preset|=|psp-2022-g", {"psp-2022-grid"});
        row("paragram-cli|train|--train.negatives|", {"any", "auto", "opposite"});
        row("paragram-cli|train|--train.epochs|", {});
        row("paragram-cli|mine|--margin|", {"absolute", "distance", "ratio"});
        row("paragram-cli|merge|--pairs|p", {"pairs.h5", "part of it.h5"});
        row("paragram-cli|merge|--pairs|pairs.h5|part", {"part of it.h5"});
        row("paragram-cli|draw|--co", {"--count"});
        row("paragram-cli|neighbours|--index|", {"corpora"});
        row("paragram-cli|filter|--recipe|pa", {"pairs.h5", "part of it.h5"});
        row("paragram-cli|filter|--recipe|p22-b", {"p22-bitext", "p22-bitext-cjk"});
        row("paragram-cli|export|--format|on", {"onnx"});
        row("paragram-cli|export|--format|onnx,mod", {"onnx,model2vec"});
        row("paragram-cli|catalogue|--kind|l", {"language\\ identification"});
    }
    void bashOffersWhatFits() {
        QFETCH(QString, words);
        QFETCH(QStringList, offers);
        QCOMPARE(bashOffers(words, folder_.path()), offers);
    }

    void everyFlagOfTheHelpIsOffered() {
        const QString help = run("paragram-cli mine --help", ".").output;
        const QStringList offers = bashOffers("paragram-cli|mine|-", folder_.path());
        static const QRegularExpression kFlag("^  (?:-h,)?(--?[a-z][a-z-]*)");
        int flags = 0;
        for (const QString& line : help.split('\n')) {
            const auto flag = kFlag.match(line);
            if (!flag.hasMatch()) continue;
            ++flags;
            QVERIFY2(offers.contains(flag.captured(1)), qPrintable(flag.captured(1)));
        }
        QVERIFY(flags > 10);
    }

    void zshAndFishCompleteWords_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QStringList>("offers");
        const auto row = [](const char* line, const QStringList& offers) {
            QTest::newRow(line) << line << offers;
        };
        row("paragram-cli impo", {"import", "import-model"});
        row("paragram-cli train --train.ep", {"--train.epochs"});
        row("paragram-cli train --train.negatives o", {"opposite"});
        row("paragram-cli merge --pairs pai", {"pairs.h5"});
        row("paragram-cli completion f", {"fish"});
        row("paragram-cli neighbours --index cor", {"corpora/"});
    }
    void zshAndFishCompleteWords() {
        QFETCH(QString, line);
        QFETCH(QStringList, offers);
        if (!has("zsh", folder_.path()) && !has("fish", folder_.path())) QSKIP("neither zsh nor fish");
        if (has("fish", folder_.path())) {
            const Ended ended = run(QString("paragram-cli completion fish > p.fish && HOME=$PWD fish -c "
                                            "'source p.fish; complete -C \"%1\"'")
                                        .arg(line),
                                    folder_.path());
            QStringList words;
            for (const QString& offer : ended.output.split('\n', Qt::SkipEmptyParts))
                words << offer.section('\t', 0, 0);
            words.sort();
            QCOMPARE(words, offers);
        }
        if (has("zsh", folder_.path())) {
            const Ended ended =
                run(QString("zsh -f %1/tests/app/zsh_offers.zsh '%2'").arg(PARAGRAM_SOURCE_DIR, line),
                    folder_.path());
            QStringList words = ended.output.split('\n', Qt::SkipEmptyParts);
            words.sort();
            QVERIFY2(ended.errors.isEmpty(), qPrintable(ended.errors));
            QCOMPARE(words, offers);
        }
    }
};

QTEST_GUILESS_MAIN(TestCompletion)
#include "test_completion.moc"
