// Bad input: one clear sentence, the right exit status, nothing lost or half-written. Each row runs
// paragram-cli.
#include <unistd.h>

#include <QRegularExpression>
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/base/hdf5/hdf5_file.h"
#include "core/tasks/data/write_sample.h"
#include "tests/support/command.h"
#include "tests/support/test_support.h"

using namespace paragram;
using test::Ended;
using test::run;
namespace fs = std::filesystem;

class TestBadInput : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    void rowsOfImport() {
        const QString import = "paragram-cli --progress none import --output kept.h5 --input ";
        const auto add = [&](const char* name, const QString& command, int status, const QStringList& words) {
            QTest::newRow(name) << command << status << words;
        };
        add("empty file", import + "empty.tsv", 1,
            {"empty.tsv: no lines", "expected one sentence pair per line"});
        add("one column", import + "one.tsv", 1, {"one.tsv:1: 1 column", "expected 2 separated by a tab"});
        add("one column further down", import + "mixed.tsv", 1,
            {"mixed.tsv:3: 1 column", "pairs.skip-bad-lines"});
        add("three columns", import + "three.tsv", 1, {"three.tsv:1: 3 columns", "--columns 0,1"});
        add("a column that is not there", import + "good.tsv --columns 0,5", 1,
            {"good.tsv:1: 2 columns", "expected 6"});
        add("a line of 10 MB", import + "long.tsv", 1,
            {"long.tsv:2: a line of 10,485,760 bytes", "at most 1,000,000"});
        add("invalid UTF-8", import + "latin1.tsv", 1, {"latin1.tsv:2: invalid UTF-8 byte 0xE9 at byte 4"});
        add("NUL bytes", import + "nul.tsv", 1, {"nul.tsv:1: a NUL byte at byte 3"});
        add("an empty side", import + "side.tsv", 1, {"side.tsv:1: the second sentence is empty"});
        add("a folder", import + ".", 1, {": is a folder, expected a text file"});
        add("no such file", import + "nowhere.tsv", 1, {"nowhere.tsv: no such file"});
        add("an unknown format", import + "good.tsv --format xls", 1,
            {"--format: \"xls\"", "choose one of: auto, tsv, csv, scored-tsv, moses, tmx"});
        add("names of languages for codes", import + "good.tsv --languages english,spanish", 1,
            {"--languages: \"english,spanish\", expected language codes, not names; write en,es"});
        add("a name and a code", import + "good.tsv --languages en,German", 1, {"write en,de"});
        add("languages without a comma", import + "good.tsv --languages en", 1, {"--languages: \"en\""});
        add("Moses files of unlike length", import + "a.en --input2 a.es", 1,
            {"a.en:3: a.es ends after 2 lines"});
        add("nothing left after filtering", import + "good.tsv --filter.minimum-length 50", 1,
            {"good.tsv: 2 lines, no pair left; length dropped 2", "loosen the filters"});
        add("everything rejected", import + "one.tsv --pairs.skip-bad-lines true", 1,
            {"no pair left; 2 could not be read"});
        add("output in a folder that is not there", "paragram-cli import --input good.tsv --output no/p.h5",
            1, {"no/p.h5: its folder does not exist", "create no first"});
        add("output is a folder", "paragram-cli import --input good.tsv --output .", 1,
            {": is a folder, expected a file name"});
        add("disk full while importing", "ulimit -f 4; " + import + "sample/train.en-es.tsv", 2,
            {"kept.h5: cannot be written", "free disk space"});
        add("compressed data cut short", import + "cut.tsv.gz", 1, {"compressed data is truncated"});
        add("an unknown flag", "paragram-cli import --inptu x", 1,
            {"import --inptu: no such flag; did you mean --input?"});
        add("a setting out of range", import + "good.tsv --filter.minimum-length -3", 1,
            {"--filter.minimum-length: \"-3\", expected 0 to 10,000 words"});
        const bool root = ::geteuid() == 0;
        const QString nobody = root ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
        add("no permission to read", nobody + "paragram-cli import --input secret.tsv --output /tmp/never.h5",
            1, {"secret.tsv: cannot be read", "permissions"});
        add("no permission to write", nobody + "paragram-cli import --input good.tsv --output closed/p.h5", 1,
            {"closed/p.h5: no permission to write there"});
    }

    void rowsOfTraining() {
        const QString bare = "paragram-cli --progress none train --train.steps 20 --encoder.dimension 16 ";
        const QString train =
            "paragram-cli --progress none train --pairs p.h5 --tokenizer t.model --train.steps 20 "
            "--encoder.dimension 16 ";
        const auto add = [&](const char* name, const QString& command, int status, const QStringList& words) {
            QTest::newRow(name) << command << status << words;
        };
        add("a truncated pair store", "paragram-cli statistics --pairs cut.h5", 1, {"cut.h5: ", "truncated"});
        add("a model instead of a pair store", "paragram-cli statistics --pairs run/model.h5", 1,
            {"run/model.h5: a model file, expected a pair store", "paragram-cli import --input"});
        add("a vocabulary too small for the text",
            "paragram-cli --progress none tokenizer --pairs p.h5 --vocabulary 12 --output kept.model", 1,
            {"tokenizer.vocabulary: 12, expected at least", "larger vocabulary"});
        add("an unknown tokenizer kind",
            "paragram-cli tokenizer --pairs p.h5 --kind letters --output kept.model", 1,
            {"--kind: \"letters\"; choose one of: sentencepiece, word, trigram"});
        add("no tokenizer file", bare + "--pairs p.h5 --output new --tokenizer good.tsv", 1,
            {"good.tsv: a text file, expected a tokenizer", "paragram-cli tokenizer --pairs"});
        add("a tokenizer of another kind", train + "--output new --encoder.kind word", 1,
            {"t.model: a tokenizer of kind sentencepiece, expected word"});
        add("an existing run", train + "--output run", 1, {"run: contains a run already", "--resume"});
        add("nothing to resume", train + "--output nowhere --resume", 1,
            {"nowhere: no checkpoint to resume from"});
        add("other pairs on resume", bare + "--output run --resume --pairs small.h5", 1,
            {"small.h5: not the pairs the run was started with"});
        add("a truncated checkpoint", train + "--output cut --resume", 1, {"checkpoint.h5: ", "truncated"});
        add("an unknown preset", train + "--output new --preset best-of-all", 1,
            {"--preset: \"best-of-all\"; choose one of: ", "psp-2022"});
        add("a list of values without a grid", train + "--output new --encoder.dropout '0 | 0.1'", 1,
            {"--encoder.dropout: ", "a list of values", "--grid"});
        add("a grid that is resumed", train + "--output new --grid --resume", 1, {"omit it"});
        add("a settings file with a mistake", train + "--output new --settings bad.conf", 1,
            {"bad.conf:2: unknown setting \"train.epoch\""});
        add("a development file without gold scores",
            train + "--output new --development sample/train.en-es.tsv", 1,
            {"train.en-es.tsv: 2 columns, expected three: two of sentences and one of gold scores"});
        add("a loss that is not a number",
            train +
                "--train.learning-rate 1e25 --output diverged --train.steps 400 --development "
                "sample/development.en-en.tsv",
            1, {"step ", "the loss is not a number", "train.learning-rate", "last good checkpoint"});
        add("disk full while training", "ulimit -f 200; " + train + "--output full --encoder.dimension 200",
            2, {"cannot be written", "free disk space"});
    }

    void rowsOfUse() {
        const auto add = [&](const char* name, const QString& command, int status, const QStringList& words) {
            QTest::newRow(name) << command << status << words;
        };
        const QString evaluate = "paragram-cli --progress none evaluate --model run --suite ";
        add("a model of a newer version", "paragram-cli evaluate --model newer.h5 --suite sample", 1,
            {"newer.h5: format version 99, expected at most 1", "newer version of this program"});
        add("a truncated model", "paragram-cli evaluate --model cutmodel.h5 --suite sample", 1,
            {"cutmodel.h5: ", "truncated"});
        add("a folder without a model", "paragram-cli evaluate --model sample --suite sample", 1,
            {"sample: a folder, expected a run folder or a model file", "paragram-cli train --pairs"});
        add("a gold file shorter than its input", evaluate + "short", 1,
            {"STS.gs.x.txt: 1 gold scores, expected 2, one for each pair"});
        add("a missing gold file", evaluate + "nogold", 1, {"STS.gs.x.txt: no such file"});
        add("a suite without data sets", evaluate + "closed", 1, {"closed: no data set"});
        add("a word instead of a gold score", evaluate + "word.tsv", 0,
            {"warning: word.tsv: 1 of 4 lines skipped; the first: word.tsv:2: \"high\" as gold score, "
             "expected a number"});
        add("columns in doubt", evaluate + "doubt.csv", 1,
            {"doubt.csv: the columns 0 \"A dog\", 1 \"The dog\", 2 \"5\", 3 \"4\", expected two of sentences",
             "--columns 1,2,3"});
        add("a column that there is not", evaluate + "doubt.csv --columns 0,1,7", 1,
            {"columns: 7, expected 0 to 3; count columns from 0"});
        add("two columns of three", evaluate + "doubt.csv --columns 0,1", 1,
            {"columns: 2 of them, expected three: sentence, sentence, gold score"});
        add("columns that are chosen", evaluate + "doubt.csv --columns 0,1,3", 0, {});
        add("a bad file among several", evaluate + "sample/test.en-en.tsv --suite doubt.csv", 0,
            {"warning: skipped: doubt.csv: the columns"});
        add("a file among several that there is not", evaluate + "sample/test.en-en.tsv --suite nowhere.csv",
            1, {"nowhere.csv: no such file"});
        add("too few columns to score",
            "paragram-cli --progress none score --model run --input one.tsv --output kept.tsv", 1,
            {"one.tsv:1: 1 column, expected 2"});
        add("invalid UTF-8 to embed",
            "paragram-cli --progress none embed --model run --input latin1.tsv --output kept.npy", 1,
            {"latin1.tsv:2: invalid UTF-8 byte"});
        add("a device to embed into",
            "paragram-cli --progress none embed --model run --input sample/train.en-es.tsv --output "
            "/dev/null",
            1, {"/dev/null: is a device or a pipe, expected a file"});
        add("disk full while embedding",
            "ulimit -f 8; paragram-cli --progress none embed --model run --input sample/train.en-es.tsv "
            "--output kept.npy",
            2, {"kept.npy: cannot be written"});
        add("disk full while scoring",
            "ulimit -f 8; paragram-cli --progress none score --model run --input sample/train.en-es.tsv "
            "--output kept.tsv",
            2, {"kept.tsv: cannot be written"});
        const QString neighbours =
            "paragram-cli --progress none neighbours --model run -k 2 --queries good.tsv ";
        const QString twice =
            neighbours + "--corpus c.txt --index c.index --overwrite --output found.tsv 2>/dev/null; ";
        add("a corpus that changed after indexing",
            "cp good.tsv c.txt; " + twice + "echo another > c.txt; " + neighbours +
                "--corpus c.txt --index c.index --output kept.tsv",
            1, {"c.index: an index of another text than c.txt is now", "build this one again"});
        add("an index of another column",
            "cp good.tsv c.txt; rm -rf c.index; " + twice + neighbours +
                "--corpus c.txt --index c.index --column 1 --output kept.tsv",
            1, {"c.index: an index of column 0, expected one of column 1"});
        add("a folder that is no index",
            "mkdir -p none.index; echo x > none.index/index.json; " + neighbours +
                "--corpus good.tsv --index none.index --output kept.tsv",
            1, {"index.json: not a record of an index"});
        add("an empty corpus", neighbours + "--corpus empty.tsv --output kept.tsv", 1,
            {"empty.tsv: no lines"});
        add("invalid UTF-8 in a corpus", neighbours + "--corpus latin1.tsv --output kept.tsv", 1,
            {"latin1.tsv:2: invalid UTF-8 byte"});
        add("disk full while embedding a corpus",
            "ulimit -f 8; " + neighbours + "--corpus sample/train.en-es.tsv --output kept.tsv", 2,
            {"vectors.f32: cannot be written"});
        add("disk full while reading pairs",
            "ulimit -f 8; " + neighbours + "--pairs sample/train.en-es.tsv --output kept.tsv", 2,
            {"pairs.tsv: cannot be written"});
        const QString out = "paragram-cli --progress none export --model run --output kept.npy --format ";
        add("an unknown format of export", out + "gguf", 1, {"--format: \"gguf\"", "onnx"});
        add("more dimensions than there are", out + "npy --dimensions 5000", 1,
            {"--dimensions: 5000, expected 1 to"});
        add("a precision that a format does not support", out + "psp --precision int8", 1,
            {"int8 for psp, expected fp32"});
        add("a folder format over a file", out + "model2vec", 1, {"kept.npy: exists already"});
        add("disk full while exporting", "ulimit -f 8; " + out + "npy", 2,
            {"cannot be written", "free disk space"});
        const QString in = "paragram-cli --progress none import-model --output kept.h5 --checkpoint ";
        add("text instead of a checkpoint", in + "good.tsv", 1, {"good.tsv:1: "});
        add("a folder without a model to import", in + "sample", 1, {"sample: no model.safetensors inside"});
        add("a file named as a checkpoint", "cp good.tsv x.pt; " + in + "x.pt", 1,
            {"x.pt: not a file of torch.save"});
        add("no output for a model", "paragram-cli import-model --checkpoint good.tsv", 1,
            {"--output: not given"});
        const QString mine = "paragram-cli --progress none mine --model run --output kept.tsv ";
        add("one text to mine", mine + "--source good.tsv", 1, {"command line: "});
        add("nothing to mine", mine, 1, {"mine: no text, expected --source and --target, or --pairs"});
        add("a text without sentences", mine + "--source good.tsv --target empty.tsv", 1,
            {"empty.tsv: no sentences"});
        add("an unknown margin", mine + "--source good.tsv --target good.tsv --margin cosine", 1,
            {"--margin: \"cosine\"; choose one of: ratio, distance, absolute"});
        add("no neighbours", mine + "--source good.tsv --target good.tsv -k 0", 1,
            {"-k: 0, expected 1 to 1,000"});
        add("a gold file of other texts", mine + "--source good.tsv --target good.tsv --gold mixed.tsv", 1,
            {"mixed.tsv:1: the id "});
        add("disk full while mining",
            "ulimit -f 8; " + mine + "--source sample/train.en-es.tsv --target sample/train.en-es.tsv", 2,
            {"cannot be written", "free disk space"});
        add("a full disk behind standard output",
            "paragram-cli --progress none score --model run --input sample/train.en-es.tsv --output - > "
            "/dev/full",
            2, {"standard output: cannot be written"});
    }

  private slots:
    void initTestCase() {
        fs::permissions(folder_.path().toStdString(), fs::perms(0755));
        VERIFY_OK(writeSample(path("sample")));
        const auto write = [&](const char* name, const std::string& text) {
            test::writeText(path(name), text);
        };
        write("good.tsv", "a dog\tun perro\na cat\tun gato\n");
        write("empty.tsv", "");
        write("one.tsv", "lonely\nlonelier\n");
        write("mixed.tsv", "a\tb\nc\td\ne\n");
        write("three.tsv", "a\tb\tc\n");
        write("long.tsv", "a\tb\n" + std::string(10'485'760, 'x') + "\n");
        write("latin1.tsv", "a\tb\ncaf\xE9 \tb\n");
        write("nul.tsv", std::string("ab\0c\td\n", 7));
        write("side.tsv", "a\t \n");
        write("secret.tsv", "a\tb\n");
        fs::permissions(path("secret.tsv"), fs::perms::none);
        fs::create_directories(path("closed"));
        fs::permissions(path("closed"), fs::perms(0555));
        write("a.en", "1\n2\n3\n");
        write("a.es", "1\n2\n");
        write("bad.conf", "train.epochs = 3\ntrain.epoch = 3\n");
        write("word.tsv", "5\ta\tb\nhigh\tc\td\n1\te\tf\n2\tg\th\n");
        write("doubt.csv", "A dog,The dog,5,4\nA cat,A cow,1,3\nA man,A boy,2,1\n");
        for (const char* folder : {"short", "nogold"}) {
            fs::create_directories(path(folder));
            test::writeText(path(folder) / "STS.input.x.txt", "a\tb\nc\td\n");
        }
        write("short/STS.gs.x.txt", "3\n");
        const QString prepare =
            "gzip -c sample/train.en-es.tsv | head -c 100000 > cut.tsv.gz; set -e; exec >/dev/null;"
            "paragram-cli import --input sample/train.en-es.tsv --output p.h5; head -c 50000 p.h5 > cut.h5;"
            "paragram-cli import --input good.tsv --output small.h5;"
            "paragram-cli tokenizer --pairs p.h5 --vocabulary 1000 --output t.model;"
            "paragram-cli train --pairs p.h5 --tokenizer t.model --train.steps 20 --encoder.dimension 16 "
            "--output run;"
            "mkdir cut; head -c 3000 run/checkpoint.h5 > cut/checkpoint.h5; head -c 3000 run/model.h5 > "
            "cutmodel.h5";
        const Ended prepared = run(prepare, folder_.path());
        QVERIFY2(prepared.status == 0, qPrintable(prepared.errors));
        Hdf5Writer(path("newer.h5"), "paragram model", 99).commit();
        for (const char* kept : {"kept.h5", "kept.model", "kept.tsv", "kept.npy"})
            write(kept, "what was there before");
    }

    void eachErrorIsOneSentenceWithItsStatusAndNothingIsLost_data() {
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("status");
        QTest::addColumn<QStringList>("words");
        rowsOfImport();
        rowsOfTraining();
        rowsOfUse();
    }
    void eachErrorIsOneSentenceWithItsStatusAndNothingIsLost() {
        QFETCH(QString, command);
        QFETCH(int, status);
        QFETCH(QStringList, words);
        // So that each row reaches its own error; an output that exists is an error of its own
        // (test_outputs).
        command.replace(QRegularExpression(R"(--output (?=kept\.(h5|model|tsv)))"), "--overwrite --output ");
        if (command.contains(" embed ")) command += " --overwrite";
        const Ended ended = run(command, folder_.path());
        QVERIFY2(ended.status == status,
                 qPrintable(QString("status %1: %2").arg(ended.status).arg(ended.errors)));
        QVERIFY2(ended.errors.trimmed().count('\n') == 0, qPrintable(ended.errors));
        for (const QString& word : words)
            QVERIFY2(ended.errors.contains(word), qPrintable(ended.errors + " lacks " + word));
        for (const char* kept : {"kept.h5", "kept.model", "kept.tsv", "kept.npy"}) {
            QCOMPARE(*readFile(path(kept)), std::string("what was there before"));
        }
        for (const auto& entry : fs::recursive_directory_iterator(folder_.path().toStdString())) {
            QVERIFY2(entry.path().extension() != ".part", entry.path().c_str());
        }
    }

    void lineEndsAndByteOrderMarksAreAccepted() {
        test::writeText(path("crlf.tsv"),
                        "\xEF\xBB\xBF"
                        "a dog\tun perro\r\na cat\tun gato\r\n");
        const Ended ended =
            run("paragram-cli --progress none import --input crlf.tsv --output crlf.h5 &&"
                "paragram-cli statistics --pairs crlf.h5 --json > crlf.json",
                folder_.path());
        QCOMPARE(ended.status, 0);
        QVERIFY(readFile(path("crlf.json"))->find("\"pairs\": 2") != std::string::npos);
    }

    void aVocabularyTooLargeForTheTextIsReducedAndReported() {
        for (const char* kind : {"sentencepiece", "word", "trigram"}) {
            const Ended ended =
                run(QString("paragram-cli --progress none tokenizer --pairs small.h5 --vocabulary 20000 "
                            "--kind %1 --overwrite --output large > large.txt")
                        .arg(kind),
                    folder_.path());
            QVERIFY2(ended.status == 0, qPrintable(ended.errors));
            QVERIFY(readFile(path("large.txt"))->find("the text has no more") != std::string::npos);
        }
    }

    void badLinesCanBeSkipped() {
        const Ended ended =
            run("paragram-cli --progress none import --input mixed.tsv --pairs.skip-bad-lines true --output "
                "mixed.h5 > mixed.txt",
                folder_.path());
        QCOMPARE(ended.status, 0);
        const std::string said = *readFile(path("mixed.txt"));
        QVERIFY(said.find("2 pairs kept") != std::string::npos &&
                said.find("mixed.tsv:3: 1 column") != std::string::npos);
    }

    void aDivergedRunKeepsItsLastGoodCheckpoint() {
        QVERIFY(fs::exists(path("diverged/checkpoint.h5")));
        QVERIFY(Hdf5Reader::open(path("diverged/checkpoint.h5"), "paragram checkpoint", 2).ok());
    }
};

QTEST_GUILESS_MAIN(TestBadInput)
#include "test_bad_input.moc"
