// Tables that start from word vectors: recognised formats, the rows they cover, rejected files.
#include <zlib.h>

#include <QTest>
#include <cmath>
#include <cstring>

#include "core/encoders/embedding_initialisation.h"
#include "core/encoders/word_vector_file.h"
#include "core/encoders/word_vectors.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/training/list_runs.h"
#include "core/tasks/training/train_model.h"
#include "core/tokens/model/make_tokenizer.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

namespace {

// Rows: unknown, the, cat, Paris.
constexpr char kWords[] = "paragram-vocabulary 1 word\nthe\t9\ncat\t5\nParis\t2\n";
constexpr std::size_t kThe = 1, kCat = 2, kParis = 3;

std::string binary(const std::string& header,
                   const std::vector<std::pair<std::string, std::vector<float>>>& rows,
                   const std::string& rowEnd) {
    std::string bytes = header;
    for (const auto& [word, values] : rows) {
        bytes += word + ' ';
        bytes.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float));
        bytes += rowEnd;
    }
    return bytes;
}

}  // namespace

class TestWordVectors : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path file(const std::string& bytes) const {
        return test::writeText(test::pathIn(folder_, "vectors"), bytes);
    }
    static std::shared_ptr<const ModelTokenizer> words() { return *makeModelTokenizer(kWords, "test"); }
    static Result<WordVectorCover> take(const fs::path& from, Matrix& table, bool lower = true) {
        JobContext job;
        table = randomTable(4, 3, 1);
        return applyWordVectors(from, *words(), lower, table, job);
    }
    static std::vector<float> row(const Matrix& table, std::size_t i) {
        return {table.row(i).begin(), table.row(i).end()};
    }

  private slots:
    void everyFormatGivesTheSameTable_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("format");
        const auto add = [](const char* name, const std::string& bytes, WordVectorFormat format) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << static_cast<int>(format);
        };
        const std::vector<std::pair<std::string, std::vector<float>>> rows{
            {"dog", {9, 9, 9}}, {"the", {1, -2, 0.5F}}, {"cat", {0.25F, 4, -1}}};
        const std::string lines = "dog 9 9 9\nthe 1 -2 .5\ncat 0.25 +4 -1e0\n";
        add("plain text", lines, WordVectorFormat::plainText);
        add("plain text of Windows, with a mark",
            "\xEF\xBB\xBF"
            "dog 9 9 9\r\nthe 1 -2 .5\r\ncat 0.25 4 -1\r\n",
            WordVectorFormat::plainText);
        add("plain text with tabs", "dog\t9\t9\t9\nthe\t1\t-2\t.5 \ncat\t0.25\t4\t-1",
            WordVectorFormat::plainText);
        add("word2vec text", "3 3\n" + lines, WordVectorFormat::word2vecText);
        add("word2vec binary", binary("3 3\n", rows, "\n"), WordVectorFormat::word2vecBinary);
        add("binary without line ends", binary("3 3\n", rows, ""), WordVectorFormat::word2vecBinary);
    }
    void everyFormatGivesTheSameTable() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, format);
        const fs::path from = file(bytes.toStdString());
        const auto shape = recogniseWordVectors(from);
        VERIFY_OK(shape);
        QCOMPARE(static_cast<int>(shape->format), format);
        QCOMPARE(shape->dimension, 3U);
        Matrix table;
        const auto cover = take(from, table);
        VERIFY_OK(cover);
        QCOMPARE(cover->vectors, 3);
        QCOMPARE(cover->rows, 2);
        QCOMPARE(row(table, kThe), (std::vector<float>{1, -2, 0.5F}));
        QCOMPARE(row(table, kCat), (std::vector<float>{0.25F, 4, -1}));
        // The others are the random rows of the seed, scaled to the standard deviation of the vectors.
        const double deviation = cover->standardDeviation;
        QVERIFY(std::abs(deviation - 1.8732) < 1e-3);
        const Matrix random = randomTable(4, 3, 1);
        for (std::size_t i = 0; i < 3; ++i)
            QCOMPARE(table.row(kParis)[i], random.row(kParis)[i] * static_cast<float>(deviation));
    }

    void gzippedFilesAreReadDirectly() {
        const fs::path packed = test::pathIn(folder_, "vectors.gz");
        const std::string bytes = binary("1 3\n", {{"cat", {1, 2, 3}}}, "\n");
        const gzFile out = gzopen(packed.c_str(), "wb");
        gzwrite(out, bytes.data(), static_cast<unsigned>(bytes.size()));
        gzclose(out);
        Matrix table;
        const auto cover = take(packed, table);
        VERIFY_OK(cover);
        QCOMPARE(row(table, kCat), (std::vector<float>{1, 2, 3}));
    }

    void theExactTokenPrecedesLowerCaseAndTheFirstOfEqualsCounts() {
        Matrix table;
        const auto from =
            file("THE 9 9 9\nThe 8 8 8\nthe 1 1 1\nthe 2 2 2\nCat 3 3 3\nCAT 4 4 4\nparis 5 5 5\n");
        VERIFY_OK(take(from, table));
        QCOMPARE(table.row(kThe)[0], 1.0F);  // neither "THE" nor the second "the"
        QCOMPARE(table.row(kCat)[0], 3.0F);  // the first that is "cat" in lower case
        VERIFY_OK(take(from, table, false));
        QCOMPARE(table.row(kThe)[0], 1.0F);
        QVERIFY(table.row(kCat)[0] != 3.0F);
        QVERIFY(table.row(kParis)[0] != 5.0F);  // a different word from "Paris"
    }

    void wordsWithBlanksAndWordsThatAreNotUtf8AreHandled() {
        Matrix table;
        const auto cover = take(file("dog 5 5 5\nthe cat 7 7 7\nca\xFFt 6 6 6\ncat 1 2 3\n\n"), table);
        VERIFY_OK(cover);
        QCOMPARE(cover->vectors, 4);
        QCOMPARE(cover->notUtf8, 1);
        QCOMPARE(cover->rows, 1);
        QCOMPARE(row(table, kCat), (std::vector<float>{1, 2, 3}));
    }

    void numbersTooSmallForAFloatAreZero() {
        Matrix table;
        VERIFY_OK(take(file("cat 1e-60 -1e-60 1\n"), table));
        QCOMPARE(table.row(kCat)[0], 0.0F);
    }

    void aPieceThatStartsAWordGetsTheVectorOfTheWord() {
        TokenizerSettings settings;
        settings.vocabulary = 60;
        int left = 200;
        const auto bytes = trainTokenizerBytes(settings, 1, [&](std::string& text) {
            text = left % 2 ? "the cat sat on the mat" : "a cat ran to the cat";
            return left-- > 0;
        });
        VERIFY_OK(bytes);
        const auto tokenizer = *makeModelTokenizer(*bytes, "test");
        std::size_t marked = 0;
        for (std::int32_t i = 0; i < static_cast<std::int32_t>(tokenizer->rows()); ++i)
            if (tokenizer->piece(i).starts_with("\u2581") && tokenizer->piece(i).size() > 4)
                marked = static_cast<std::size_t>(i);
        QVERIFY(marked > 0);
        const std::string piece = tokenizer->piece(static_cast<std::int32_t>(marked));
        std::string word = piece.substr(3);
        word.front() = static_cast<char>(std::toupper(word.front()));
        JobContext job;
        Matrix table = randomTable(tokenizer->rows(), 3, 1);
        VERIFY_OK(applyWordVectors(file(word + " 1 2 3\n"), *tokenizer, true, table, job));
        QCOMPARE(row(table, marked), (std::vector<float>{1, 2, 3}));
        VERIFY_OK(
            applyWordVectors(file(word + " 1 2 3\n" + piece + " 4 5 6\n"), *tokenizer, true, table, job));
        QCOMPARE(row(table, marked), (std::vector<float>{4, 5, 6}));
    }

    void badFilesAreRejectedInOneSentence_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("said");
        const auto add = [](const char* name, const std::string& bytes, const char* said) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString(said);
        };
        const std::string whole = binary("2 3\n", {{"the", {1, 2, 3}}, {"cat", {1, 2, 3}}}, "\n");
        const float nan = std::nanf("");
        add("empty", "", "vectors:1: no text");
        add("prose", "Once upon a time\nthere was\n", "vectors:1: \"time\" for a number");
        add("another dimension", "the 1 2 3 4\n",
            "vectors of 4 numbers, expected 3, as encoder.dimension says");
        add("a header of another dimension", "5 50\nthe 1 2\n", "vectors of 50 numbers, expected 3");
        add("a word for a number", "the 1 2 3\ncat 1 x 3\n", "vectors:2: \"x\" for a number");
        add("not a number", "the 1 2 3\ncat 1 nan 3\n", "vectors:2: \"nan\" for a number");
        add("a number too large", "the 1 2 3\ncat 1 1e60 3\n", "vectors:2: \"1e60\" for a number");
        add("a line cut short", "the 1 2 3\ncat 1\n", "vectors:2: 2 parts, expected a word and 3 numbers");
        add("text with fewer vectors than promised", "4 3\nthe 1 2 3\ncat 1 2 3\n",
            "2 vectors, expected 4 by its first line; the file is truncated");
        add("binary cut within a vector", whole.substr(0, whole.size() - 5),
            "1 vectors, expected 2 by its first line");
        add("binary cut within a word", whole.substr(0, 4 + 4 + 12 + 3),
            "1 vectors, expected 2 by its first line");
        add("binary with a NaN", binary("1 3\n", {{"cat", {1, nan, 3}}}, "\n"),
            "vector 1 contains a value that is not");
        add("nothing of the vocabulary", "dog 1 2 3\nbird 1 2 3\n", "2 vectors, none of a token of the 4");
    }
    void badFilesAreRejectedInOneSentence() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, said);
        Matrix table;
        const auto cover = take(file(bytes.toStdString()), table);
        QVERIFY(!cover.ok());
        const QString sentence = QString::fromStdString(cover.error().sentence());
        QVERIFY2(sentence.contains(said), qPrintable(sentence));
        QVERIFY2(!cover.error().action.empty(), qPrintable(sentence));
    }

    void aMissingFileIsNamed() {
        Matrix table;
        const auto cover = take(test::pathIn(folder_, "nowhere.txt"), table);
        QVERIFY(!cover.ok() &&
                cover.error().sentence().find("nowhere.txt: no such file") != std::string::npos);
        QVERIFY(!take(test::pathIn(folder_, ""), table).ok());
    }

    void sharesCountTokensOfBothSides() {
        WordVectorCover cover;
        cover.covered = {0, 1, 1, 0};
        cover.rows = 2;
        PairTokens pairs;
        pairs.source.add(std::vector<std::int32_t>{1, 1, 3});
        pairs.target.add(std::vector<std::int32_t>{2});
        const WordVectorShares shares = sharesOf(cover, pairs);
        QCOMPARE(shares.rows, 4);
        QCOMPARE(shares.covered, 2);
        QCOMPARE(shares.tokens, 0.75);
    }

    void aTrainingStartsFromRealVectors() {
        const fs::path glove = test::dataFolder() / "vectors/glove50_4k.txt";
        SKIP_WITHOUT_DATA(glove);
        const auto path = [&](const char* name) { return test::pathIn(folder_, name); };
        std::string pairs;
        for (int i = 0; i < 40; ++i) pairs += "the man said he was young\tthe woman of the house said no\n";
        test::writeText(path("pairs.tsv"), pairs);
        ImportRequest import;
        import.input.first = path("pairs.tsv");
        import.output = path("p.h5");
        JobContext job;
        VERIFY_OK(importPairs(import, job));
        TrainRequest request;
        request.pairs = {path("p.h5")};
        request.settings.encoder.kind = "word";
        request.settings.encoder.dimension = 50;
        request.settings.encoder.wordVectors = glove.string();
        request.settings.train.epochs = 0;
        request.output = path("run");
        const auto summary = trainModel(request, {}, job);
        VERIFY_OK(summary);
        QCOMPARE(summary->vectors.rows, 11);  // ten words and the unknown token
        QCOMPARE(summary->vectors.covered, 10);
        QCOMPARE(summary->vectors.tokens, 1.0);
        const auto run = readRun(path("run"));
        VERIFY_OK(run);
        QCOMPARE(run->summary.vectors.covered, 10);
        request.settings.encoder.dimension = 300;
        request.output = path("other");
        const auto refused = trainModel(request, {}, job);
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().action.find("set encoder.dimension to 50") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestWordVectors)
#include "test_word_vectors.moc"
