// The command tokenize: text to pieces and ids and back.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/tasks/data/write_sample.h"
#include "core/tokens/model/make_tokenizer.h"
#include "tests/support/command.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::Ended;
using test::run;

class TestTokenize : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::filesystem::path path(const std::string& name) const { return test::pathIn(folder_, name); }

  private slots:
    void initTestCase() {
        VERIFY_OK(writeSample(path("sample")));
        const Ended prepared =
            run("set -e; exec >/dev/null; paragram-cli import --input sample/train.en-es.tsv --output p.h5;"
                "cut -f2 sample/train.en-es.tsv | head -n 200 > text.txt;"
                "for kind in sentencepiece word trigram; do paragram-cli tokenizer --pairs p.h5 --vocabulary "
                "900 --kind "
                "$kind --output $kind.model; done;"
                "paragram-cli train --pairs p.h5 --tokenizer sentencepiece.model --train.steps 5 "
                "--encoder.dimension 16 "
                "--output run",
                folder_.path());
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
    }

    void idsAreThoseOfTheTokenizer() {
        const auto tokenizer = readTokenizer(path("sentencepiece.model"));
        VERIFY_OK(tokenizer);
        const Ended ended =
            run("paragram-cli tokenize --tokenizer sentencepiece.model --lower-case --ids < text.txt",
                folder_.path());
        QCOMPARE(ended.status, 0);
        const QStringList lines = ended.output.split('\n');
        const QStringList texts = QString::fromStdString(*readFile(path("text.txt"))).split('\n');
        QCOMPARE(lines.size(), 201);
        for (int i = 0; i < 200; ++i) {
            QStringList ids;
            for (const Piece& piece : (*tokenizer)->segment(texts[i].toLower().toStdString()))
                ids << QString::number(piece.id < 0 ? (*tokenizer)->unknownId() : piece.id);
            QCOMPARE(lines[i], ids.join(' '));
        }
        QCOMPARE(run("paragram-cli tokenize --model run --ids < text.txt", folder_.path()).output,
                 ended.output);
    }

    void tokensBecomeTextAgain_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("ids");
        for (const char* ids : {"", " --ids"})
            for (const char* kind : {"sentencepiece", "word"})
                QTest::newRow(qPrintable(QString(kind) + ids)) << kind << ids;
        QTest::newRow("trigram ids") << "trigram"
                                     << " --ids";
    }
    void tokensBecomeTextAgain() {
        QFETCH(QString, kind);
        QFETCH(QString, ids);
        const QString tokenize = "paragram-cli tokenize --tokenizer " + kind + ".model" + ids;
        const Ended ended = run("printf 'el perro duerme\\nla casa es grande\\n' | " + tokenize +
                                    " | tee tokens.txt | " + tokenize + " --decode",
                                folder_.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
        const QStringList lines = ended.output.split('\n');
        QCOMPARE(lines.size(), 3);
        // Words that a small vocabulary lacks have no text of their own.
        const bool whole = ids.isEmpty() || kind == "sentencepiece";
        if (whole) QCOMPARE(ended.output, QString("el perro duerme\nla casa es grande\n"));
        QVERIFY(!lines[1].isEmpty());
    }

    void wrongTokensAreErrors() {
        const auto error = [&](const QString& command) {
            return run(command, folder_.path()).errors.trimmed();
        };
        QCOMPARE(
            error("echo '1 99999' | paragram-cli tokenize --tokenizer word.model --ids --decode"),
            QString(
                "standard input:1: \"99999\", expected an id from 0 to 899; decode with the tokenizer that "
                "the ids are from"));
        QVERIFY(error("echo 'abc' | paragram-cli tokenize --tokenizer trigram.model --decode")
                    .contains("decode their ids instead"));
        QVERIFY(error("paragram-cli tokenize < text.txt").contains("one of --tokenizer and --model"));
        QVERIFY(error("paragram-cli tokenize --tokenizer text.txt < text.txt").contains("text.txt"));
    }
};

QTEST_GUILESS_MAIN(TestTokenize)
#include "test_tokenize.moc"
