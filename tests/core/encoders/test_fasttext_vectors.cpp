// Models that fastText itself trains here: their words get the vectors that fastText computes.
#include <fasttext/fasttext.h>
#include <zlib.h>

#include <QTest>
#include <random>

#include "core/base/files/atomic_file.h"
#include "core/encoders/fasttext_vectors.h"
#include "core/encoders/word_vector_file.h"
#include "core/models/load_model.h"
#include "core/models/pair_scorer.h"
#include "core/tasks/models/import_model.h"
#include "tests/support/test_support.h"

using namespace paragram;
namespace fs = std::filesystem;

class TestFastTextVectors : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path path(const std::string& name) const { return test::pathIn(folder_, name); }

    fasttext::Args settings(const std::string& kind) const {
        fasttext::Args args;
        args.input = path(kind == "supervised" ? "labelled.txt" : "text.txt").string();
        args.dim = 8;
        args.epoch = 2;
        args.minCount = 1;
        args.thread = 1;
        args.verbose = 0;
        args.bucket = 500;
        if (kind == "cbow without n-grams") {
            args.model = fasttext::model_name::cbow;
            args.minn = args.maxn = args.bucket = 0;
        }
        if (kind == "supervised") {
            args.model = fasttext::model_name::sup;
            args.loss = fasttext::loss_name::softmax;
            args.minn = 0;
            args.maxn = 0;
            args.wordNgrams = 2;
        }
        return args;
    }
    fs::path train(const std::string& kind) const {
        const fs::path file = path(kind + ".bin");
        fasttext::FastText model;
        model.train(settings(kind));
        model.saveModel(file.string());
        return file;
    }
    static std::string failure(const fs::path& file) {
        const auto shape = recogniseWordVectors(file);
        if (!shape) return shape.error().sentence();
        const auto read = readWordVectors(
            file, *shape, [](std::string_view, std::span<const float>, double) { return true; });
        return read ? "" : read.error().sentence();
    }

  private slots:
    void initTestCase() {
        std::string text, labelled;
        for (int i = 0; i < 200; ++i) {
            text += i % 2 == 0 ? "the small dog sleeps in the house\n"
                               : "die kleine Straße führt über café 東京\n";
            labelled += std::string("__label__") +
                        (i % 2 == 0 ? "en the small dog sleeps\n" : "de der Hund schläft\n");
        }
        test::writeText(path("text.txt"), text);
        test::writeText(path("labelled.txt"), labelled);
    }

    void everyWordHasTheVectorThatFastTextComputes_data() {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"skipgram with n-grams", "cbow without n-grams", "supervised"})
            QTest::newRow(kind) << kind;
    }
    void everyWordHasTheVectorThatFastTextComputes() {
        QFETCH(QString, kind);
        const fs::path file = train(kind.toStdString());
        fasttext::FastText model;
        model.loadModel(file.string());
        const auto shape = recogniseWordVectors(file);
        VERIFY_OK(shape);
        QVERIFY(shape->format == WordVectorFormat::fastText);
        QCOMPARE(shape->dimension, std::size_t{8});
        QCOMPARE(shape->count, model.getDictionary()->nwords());
        int words = 0;
        const auto read =
            readWordVectors(file, *shape, [&](std::string_view word, std::span<const float> values, double) {
                fasttext::Vector expected(8);
                model.getWordVector(expected, std::string(word));
                for (std::size_t i = 0; i < 8; ++i)
                    if (values[i] != expected[static_cast<std::int64_t>(i)]) qFatal("another vector");
                return ++words > 0;
            });
        VERIFY_OK(read);
        QCOMPARE(words, model.getDictionary()->nwords());
    }

    void aModelIsImportedAndScoresPairs() {
        const fs::path file = train("skipgram with n-grams");
        ImportModelRequest request;
        request.checkpoint = file;
        request.output = path("imported.h5");
        JobContext job;
        VERIFY_OK(importModel(request, job));
        const auto imported = loadModel(request.output);
        VERIFY_OK(imported);
        fasttext::FastText model;
        model.loadModel(file.string());
        fasttext::Vector dog(8);
        model.getWordVector(dog, "dog");
        Workers workers(1);
        const Matrix vectors = (*imported)->embed(std::vector<std::string>{"dog"}, workers);
        for (std::size_t i = 0; i < 8; ++i) QCOMPARE(vectors.row(0)[i], dog[static_cast<std::int64_t>(i)]);
    }

    void quantisedModelsAreRefusedByName() {
        fasttext::FastText model;
        fasttext::Args args = settings("supervised");
        model.train(args);
        args.qnorm = true;
        args.cutoff = 0;
        model.quantize(args);
        model.saveModel(path("small.ftz").string());
        QCOMPARE(
            failure(path("small.ftz")),
            path("small.ftz").string() +
                ": a quantised fastText model (.ftz), expected a .bin or .vec of the same vectors; use one "
                "of these: a quantised model is for classification only");
    }

    void damagedModelsAreRefusedWhereverTheyAreCut() {
        const auto whole = readFile(train("skipgram with n-grams"));
        VERIFY_OK(whole);
        for (std::size_t bytes = 8; bytes < whole->size(); bytes += bytes < 700 ? 7 : 997) {
            const fs::path cut = test::writeText(path("cut.bin"), whole->substr(0, bytes));
            const std::string sentence = failure(cut);
            QVERIFY2(sentence.find("a damaged fastText model (") != std::string::npos,
                     (std::to_string(bytes) + ": " + sentence).c_str());
        }
        // Every number of the header, one after another, as something impossible or large.
        for (std::size_t at = 8; at < 92; at += 4) {
            for (const std::int32_t value : {-1, 0, 0x7FFFFFFF}) {
                std::string bytes = *whole;
                bytes.replace(at, sizeof value, reinterpret_cast<const char*>(&value), sizeof value);
                const std::string sentence = failure(test::writeText(path("cut.bin"), bytes));
                QVERIFY2(sentence.empty() || sentence.find("fastText model") != std::string::npos,
                         sentence.c_str());
            }
        }
    }

    // Found by fuzzing: the library takes -1 for the longest n-gram there is, and divides by the buckets.
    void aNegativeLengthOfGramsIsDamage() {
        std::string bytes = *readFile(train("skipgram with n-grams"));
        constexpr std::size_t kBucket = 40, kLongest = 48;
        bytes.replace(kBucket, 4, std::string(4, '\0'));
        bytes.replace(kLongest, 4, std::string(4, '\xFF'));
        const std::string sentence = failure(test::writeText(path("cut.bin"), bytes));
        QVERIFY2(sentence.find("impossible settings") != std::string::npos, sentence.c_str());
    }

    void bytesChangedAtRandomDoNoHarm() {
        const auto whole = readFile(train("skipgram with n-grams"));
        VERIFY_OK(whole);
        std::mt19937 random(3);
        for (int run = 0; run < 300; ++run) {
            std::string bytes = *whole;
            // Most of them in the header and the words.
            for (int change = 0; change < 3; ++change)
                bytes[random() % (change == 0 ? bytes.size() : 600)] = static_cast<char>(random());
            const std::string sentence = failure(test::writeText(path("changed.bin"), bytes));
            QVERIFY(sentence.find('\x80') == std::string::npos);
        }
    }

    void otherBytesAreNotPrinted() {
        const std::string bytes(
            "\x7F"
            "ELF\x02\x01 \xFF\xFE\x00 \x80\x81",
            13);
        const std::string sentence = failure(test::writeText(path("program.bin"), bytes));
        QVERIFY2(sentence.find("bytes that are not text") != std::string::npos, sentence.c_str());
        const auto model = readFile(train("skipgram with n-grams"));
        VERIFY_OK(model);
        const gzFile out = gzopen(path("packed.bin.gz").c_str(), "wb");
        gzwrite(out, model->data(), static_cast<unsigned>(model->size()));
        gzclose(out);
        QVERIFY(failure(path("packed.bin.gz")).find("a packed fastText model") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestFastTextVectors)
#include "test_fasttext_vectors.moc"
