// A file of another kind than a command reads: the message says what it is, what was expected, and how to
// make that.
#include <QTest>

#include "tests/support/command.h"
#include "tests/support/test_support.h"

using paragram::test::Ended;
using paragram::test::run;

class TestWrongFiles : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    void initTestCase() {
        const auto file = [&](const char* name) { return folder_.filePath(name).toStdString(); };
        using paragram::test::writeText;
        writeText(file("notes.txt"), "some text\nand more\n");
        writeText(file("empty"), "");
        writeText(file("page.xml"), "<?xml version=\"1.0\"?><a/>\n");
        writeText(file("list.json"), "{\"a\": 1}\n");
        writeText(file("paper"), "%PDF-1.7\n");
        writeText(file("picture.png"), std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
        writeText(file("weights.safetensors"), std::string("\x40\0\0\0\0\0\0\0{\"embedding\":{}}", 24));
        QVERIFY(QDir(folder_.path()).mkdir("folder"));
        const Ended ended =
            run("paragram-cli sample --output sample && head -3000 sample/train.en-es.tsv > p.tsv && "
                "paragram-cli import --input p.tsv --languages en,es --output pairs.h5 && paragram-cli "
                "tokenizer --pairs pairs.h5 --vocabulary 500 --output t.model && paragram-cli tokenizer "
                "--pairs pairs.h5 --kind word --output words && paragram-cli train --pairs pairs.h5 "
                "--tokenizer t.model --train.steps 2 --encoder.dimension 8 --output run",
                folder_.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
    }

    void theKindOfAWrongFileIsNamed_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const QString& command, const QString& sentence) {
            QTest::newRow(qPrintable(command)) << command << sentence;
        };
        const QString import =
            ", expected a pair store; make one first: paragram-cli import --input %1 --output PAIRS.h5";
        // A pair store is expected.
        for (const char* command :
             {"statistics --pairs ", "tokenizer --output t --pairs ", "train --output r --pairs ",
              "filter --recipe p22-bitext --pairs ", "folds --by overlap --pairs ",
              "split --train x.h5 --pairs ", "merge --output x.h5 --pairs ",
              "subsample --count 5 --output x.h5 --pairs ", "shuffle --output x.h5 --pairs ",
              "pivot --languages en,en --output x.h5 --pairs ", "export-pairs --output x.tsv --pairs ",
              "lexicon --pairs ", "overlap --tokenizer t.model --pairs "}) {
            row(command + QString("notes.txt"), "notes.txt: a text file" + import.arg("notes.txt"));
            row(command + QString("run/model.h5"), "run/model.h5: a model file" + import.arg("FILE"));
            row(command + QString("folder"), "folder: a folder" + import.arg("FILE"));
        }
        row("statistics --pairs empty", "empty: an empty file" + import.arg("FILE"));
        row("statistics --pairs picture.png", "picture.png: a picture" + import.arg("FILE"));
        row("statistics --pairs t.model", "t.model: a SentencePiece model" + import.arg("FILE"));
        row("statistics --pairs words", "words: a vocabulary of this program" + import.arg("FILE"));
        row("statistics --pairs run", "run: a run folder" + import.arg("FILE"));
        row("statistics --pairs page.xml", "page.xml: an XML file" + import.arg("page.xml"));
        row("statistics --pairs run/checkpoint.h5",
            "run/checkpoint.h5: the checkpoint of a run" + import.arg("FILE"));
        // A model is expected.
        const QString train =
            ", expected a run folder or a model file; train one first: paragram-cli train --pairs PAIRS.h5 "
            "--output RUN";
        for (const char* command :
             {"evaluate --suite sample --model ", "embed --input p.tsv --output v.npy --model ",
              "score --input p.tsv --output s.tsv --model ", "tokenize --input p.tsv --model ",
              "neighbours --corpus p.tsv --queries p.tsv --output n.tsv --model ",
              "mine --source p.tsv --target p.tsv --output m.tsv --model ",
              "overlap --pairs pairs.h5 --model ", "export --format npy --output e --model "}) {
            row(command + QString("pairs.h5"), "pairs.h5: a pair store" + train);
            row(command + QString("notes.txt"), "notes.txt: a text file" + train);
            row(command + QString("folder"), "folder: a folder" + train);
            row(command + QString("weights.safetensors"),
                "weights.safetensors: a safetensors file, expected a run folder or a model file; import it "
                "first: paragram-cli import-model --checkpoint weights.safetensors --output MODEL.h5");
        }
        // A tokenizer is expected.
        const QString tokenizer =
            ", expected a tokenizer; make one first: paragram-cli tokenizer --pairs PAIRS.h5 --output "
            "TOKENIZER.model";
        for (const char* command :
             {"train --pairs pairs.h5 --output r --tokenizer ", "tokenize --input p.tsv --tokenizer ",
              "overlap --pairs pairs.h5 --tokenizer ",
              "export-pairs --pairs pairs.h5 --output x.h5 --tokenizer ",
              "statistics --pairs pairs.h5 --tokenizer "}) {
            row(command + QString("notes.txt"), "notes.txt: a text file" + tokenizer);
            row(command + QString("pairs.h5"), "pairs.h5: a pair store" + tokenizer);
            row(command + QString("folder"), "folder: a folder" + tokenizer);
            row(command + QString("empty"), "empty: an empty file" + tokenizer);
        }
        // Text or pairs are searched, not both and not nothing.
        const QString search = "neighbours --model run --queries p.tsv --output n.tsv";
        row(search,
            "neighbours: nothing to search, expected --corpus or --pairs; give a text or a file of pairs");
        row(search + " --pairs empty",
            "empty: no pairs, expected pairs of sentences; check that this is the right file");
        // Text is expected.
        for (const char* command :
             {"embed --model run --output v.npy --input ", "tokenize --model run --input ",
              "neighbours --model run --queries p.tsv --output n.tsv --corpus ",
              "neighbours --model run --corpus p.tsv --output n.tsv --queries ",
              "mine --model run --target p.tsv --output m.tsv --source "}) {
            row(command + QString("picture.png"),
                "picture.png: a picture, expected text; choose a text file");
            // What neighbours searches as text it can search as pairs.
            const bool searched = QString(command).endsWith("--corpus ");
            row(command + QString("pairs.h5"),
                searched ? "pairs.h5: a file of pairs (pair-store), expected text; search its pairs with "
                           "--pairs pairs.h5"
                         : "pairs.h5: a pair store, expected text; write its text first: paragram-cli "
                           "export-pairs --pairs pairs.h5 --format moses --output TEXT");
            row(command + QString("folder"), "folder: a folder, expected text; choose a text file");
        }
    }
    void theKindOfAWrongFileIsNamed() {
        QFETCH(QString, command);
        QFETCH(QString, sentence);
        const Ended ended = run("paragram-cli --progress none " + command, folder_.path());
        QCOMPARE(ended.errors.trimmed(), sentence);
        QCOMPARE(ended.status, 1);
    }

    void aMessageNamesFlagsOfItsCommandOnly_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("advice");
        const auto row = [](const char* command, const char* advice) {
            QTest::newRow(command) << command << advice;
        };
        row("import --output x.h5 --input latin.tsv",
            "it looks like windows-1252: give --encoding windows-1252, remove the line, or import with "
            "pairs.skip-bad-lines");
        row("score --model run --output s.tsv --input latin.tsv",
            "it looks like windows-1252: give --encoding windows-1252 or remove the line");
        row("embed --model run --output v.npy --input latin.tsv",
            "convert the file from windows-1252 to UTF-8 or remove the line");
        row("embed --model run --output v.npy --input long.tsv", "split or remove the line");
        row("score --model run --output s.tsv --input one.tsv", "remove the line");
        row("overlap", "see paragram-cli overlap --help");
    }
    void aMessageNamesFlagsOfItsCommandOnly() {
        QFETCH(QString, command);
        QFETCH(QString, advice);
        const auto file = [&](const char* name) { return folder_.filePath(name).toStdString(); };
        using paragram::test::writeText;
        std::string latin;
        for (int i = 0; i < 40; ++i)
            latin += "le caf\xE9 \xE9tait ferm\xE9 \xE0 midi\tthe caf\xE9 was closed\n";
        writeText(file("latin.tsv"), latin);
        writeText(file("long.tsv"), std::string(2'000'000, 'a') + "\n");
        writeText(file("one.tsv"), "one column\nand another\n");
        const Ended ended = run("paragram-cli --progress none " + command, folder_.path());
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.errors.trimmed().endsWith("; " + advice), qPrintable(ended.errors));
    }
};

QTEST_GUILESS_MAIN(TestWrongFiles)
#include "test_wrong_files.moc"
