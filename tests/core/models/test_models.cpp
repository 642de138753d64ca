#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/analysis/contribution.h"
#include "core/base/files/atomic_file.h"
#include "core/base/hdf5/hdf5_file.h"
#include "core/encoders/embedding_initialisation.h"
#include "core/exchange/formats/npy.h"
#include "core/models/load_model.h"
#include "core/models/model_file.h"
#include "core/runs/checkpoint_file.h"
#include "core/tokens/model/make_tokenizer.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

Model wordModel() {
    const std::string vocabulary = "paragram-vocabulary 1 word\nthe\t9\ncat\t5\nsat\t4\ngato\t3\nel\t2\n";
    Model model;
    model.settings.encoder.kind = "word";
    model.settings.encoder.dimension = 8;
    model.settings.tokenizer.maximumTokens = 6;
    model.tokenizer = *makeModelTokenizer(vocabulary, "test");
    model.table = randomTable(model.tokenizer->rows(), 8, 11);
    model.provenance.pairsName = "pairs.h5";
    model.provenance.steps = 12;
    return model;
}

constexpr char kWords[] = "paragram-vocabulary 1 word\nthe\t9\ncat\t5\nsat\t4\ngato\t3\nel\t2\n";
constexpr char kTrigrams[] = "paragram-vocabulary 1 trigram\n th\t9\nthe\t5\nhe \t4\ncat\t3\nato\t2\n";

std::shared_ptr<const Tokenizer> tokenizerOf(const char* vocabulary) {
    return *makeTokenizer(vocabulary, "test");
}

Model modelOf(const char* kind, Sharing sharing, std::vector<std::shared_ptr<const Tokenizer>> tokenizers) {
    Model model;
    model.settings.encoder.kind = kind;
    model.settings.encoder.sharing = sharing;
    model.settings.encoder.dimension = 8;
    model.tokenizer = std::make_shared<const ModelTokenizer>(std::move(tokenizers), sharing);
    model.table = randomTable(model.tokenizer->rows(), 8, 12);
    model.provenance.sourceLanguage = "en";
    model.provenance.targetLanguage = "es";
    return model;
}

// A model of one part, with the rows that this part has in the whole model.
Model partOf(const Model& whole, const char* kind, const char* vocabulary, std::size_t firstRow) {
    Model part = modelOf(kind, Sharing::shared, {tokenizerOf(vocabulary)});
    std::copy_n(whole.table.row(firstRow).data(), part.table.size(), part.table.data());
    return part;
}

const std::vector<std::string>& someTexts() {
    static const std::vector<std::string> texts{"The cat sat", "el gato", "the the", "zzz", ""};
    return texts;
}

}  // namespace

class TestModels : public QObject {
    Q_OBJECT
  private slots:
    void aModelFileContainsEverythingNeededToEmbedText() {
        const QTemporaryDir folder;
        const Model model = wordModel();
        writeModel(model, test::pathIn(folder, "a.h5"));
        writeModel(model, test::pathIn(folder, "b.h5"));
        QVERIFY(*readFile(test::pathIn(folder, "a.h5")) == *readFile(test::pathIn(folder, "b.h5")));
        const auto read = readModel(test::pathIn(folder, "a.h5"));
        VERIFY_OK(read);
        QVERIFY((*read).table == model.table);
        QCOMPARE((*read).provenance.steps, 12);
        QCOMPARE((*read).settings.encoder.kind, std::string("word"));
        QCOMPARE((*read).cosine("the cat", "el gato"), model.cosine("the cat", "el gato"));
        QVERIFY(!loadModel(folder.path().toStdString()).ok());  // a folder without model.h5
    }

    void embeddingIsTheMeanOfTheRowsAndTheCosineFollows() {
        const Model model = wordModel();
        Workers workers(2);
        const std::vector<std::string> texts{"The CAT dog", "zzz"};
        const Matrix vectors = model.embed(texts, workers);
        for (std::size_t j = 0; j < 8; ++j) {
            QVERIFY(std::abs(vectors(0, j) - (model.table(1, j) + model.table(2, j)) / 2) < 1e-6);
            QCOMPARE(vectors(1, j), model.table(0, j));  // the unknown row
        }
        QVERIFY(std::abs(model.cosine("the cat", "cat the") - 1) < 1e-6);
        QVERIFY(std::abs(model.cosine("the cat", "el gato") -
                         cosine(vectors.row(0),
                                model.embed(std::vector<std::string>{"el gato"}, workers).row(0))) < 1e-12);
    }

    void contributionsSumToTheCosine_data() {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("plain") << "the cat sat"
                               << "el gato";
        QTest::newRow("dropped words") << "the dog cat"
                                       << "el perro gato";
        QTest::newRow("nothing known") << "dog"
                                       << "el gato";
        QTest::newRow("cut") << "the cat sat the cat sat the cat sat"
                             << "gato";
        QTest::newRow("empty") << ""
                               << "the";
    }
    void contributionsSumToTheCosine() {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const Contribution why = explainCosine(wordModel(), first.toStdString(), second.toStdString());
        double sum = 0;
        for (std::size_t i = 0; i < why.cells.size(); ++i) sum += why.cells.data()[i];
        QVERIFY(std::abs(sum - why.cosine) < 1e-6);
        QCOMPARE(why.cells.rows(), why.source.size());
        for (std::size_t i = 0; i < why.source.size(); ++i) {
            if (!why.source[i].dropped) continue;
            for (const float cell : why.cells.row(i)) QCOMPARE(cell, 0.0F);
        }
    }

    void contributionsOfACombinedEncoderSumToTheCosine() {
        for (const char* kind : {"word+trigram", "word,trigram"}) {
            const Model model = modelOf(kind, Sharing::marked, {tokenizerOf(kWords), tokenizerOf(kTrigrams)});
            const Contribution why = explainCosine(model, "the cat sat", "the gato");
            double sum = 0;
            for (std::size_t i = 0; i < why.cells.size(); ++i) sum += why.cells.data()[i];
            QVERIFY(std::abs(sum - why.cosine) < 1e-6);
        }
    }

    void aCombinedEncoderAddsOrConcatenatesItsParts() {
        Workers workers(2);
        const Model sum =
            modelOf("word+trigram", Sharing::shared, {tokenizerOf(kWords), tokenizerOf(kTrigrams)});
        const Model concatenated =
            modelOf("word,trigram", Sharing::shared, {tokenizerOf(kWords), tokenizerOf(kTrigrams)});
        QCOMPARE(sum.dimension(), 8U);
        QCOMPARE(concatenated.dimension(), 16U);
        const Matrix words = partOf(sum, "word", kWords, 0).embed(someTexts(), workers);
        const Matrix trigrams = partOf(sum, "trigram", kTrigrams, 6).embed(someTexts(), workers);
        const Matrix added = sum.embed(someTexts(), workers),
                     joined = concatenated.embed(someTexts(), workers);
        for (std::size_t i = 0; i < someTexts().size(); ++i) {
            for (std::size_t j = 0; j < 8; ++j) {
                QVERIFY(std::abs(added(i, j) - (words(i, j) + trigrams(i, j))) < 1e-6);
                QCOMPARE(joined(i, j), words(i, j));
                QCOMPARE(joined(i, 8 + j), trigrams(i, j));
            }
        }
    }

    void markedAndUnsharedVocabulariesShareNothing() {
        Workers workers(1);
        const Model marked = modelOf("word", Sharing::marked, {tokenizerOf(kWords)});
        QCOMPARE(marked.tokenizer->rows(), 12U);
        const Model unshared =
            modelOf("word", Sharing::unshared,
                    {tokenizerOf(kWords), tokenizerOf("paragram-vocabulary 1 word\nel\t2\n")});
        QCOMPARE(unshared.tokenizer->rows(), 8U);
        const auto rows = [](const Model& model, std::string_view text, Side side) {
            return model.tokenizer->tokens(model.settings, text, side);
        };
        using Rows = std::vector<std::int32_t>;
        QCOMPARE(rows(marked, "the cat el", Side::source), (Rows{1, 2, 5}));
        QCOMPARE(rows(marked, "the cat el", Side::target), (Rows{7, 8, 11}));
        QCOMPARE(rows(unshared, "the cat el", Side::source), (Rows{1, 2, 5}));
        QCOMPARE(rows(unshared, "the cat el", Side::target), (Rows{7}));
        QCOMPARE(rows(unshared, "the cat", Side::target), (Rows{6}));  // its own unknown row
        QCOMPARE(QString::fromStdString(unshared.tokenizer->piece(7)), "el");
        QCOMPARE(QString::fromStdString(marked.tokenizer->text(Rows{7, 8})), "the cat");
        QVERIFY(marked.side("es") == Side::target);
        QVERIFY(marked.side("en") == Side::source && marked.side("") == Side::source);
        // Rows of one side do not influence the vectors of the other.
        Model changed = marked;
        for (std::size_t row = 6; row < 12; ++row) std::ranges::fill(changed.table.row(row), 9.0F);
        QVERIFY(changed.embed(someTexts(), workers) == marked.embed(someTexts(), workers));
        QVERIFY(!(changed.embed(someTexts(), workers, Side::target) ==
                  marked.embed(someTexts(), workers, Side::target)));
    }

    void aModelFileMayContainSeveralTokenizers() {
        const QTemporaryDir folder;
        Workers workers(1);
        const Model model = modelOf("word,trigram", Sharing::unshared,
                                    {tokenizerOf(kWords), tokenizerOf("paragram-vocabulary 1 word\nel\t2\n"),
                                     tokenizerOf(kTrigrams), tokenizerOf(kTrigrams)});
        writeModel(model, test::pathIn(folder, "m.h5"));
        const auto read = readModel(test::pathIn(folder, "m.h5"));
        VERIFY_OK(read);
        for (const Side side : {Side::source, Side::target}) {
            QVERIFY((*read).embed(someTexts(), workers, side) == model.embed(someTexts(), workers, side));
        }
        const std::string bytes = model.tokenizer->serialise();
        for (const std::size_t length : {bytes.size() - 1, bytes.size() / 2, std::size_t{30}}) {
            QVERIFY(!makeModelTokenizer(bytes.substr(0, length), "test").ok());
        }
    }

    void anUntrainedModelHasTheShapeButNotTheTable() {
        const Model model = wordModel();
        const Model random = untrainedModelLike(model, 3);
        QCOMPARE(random.table.rows(), model.table.rows());
        QVERIFY(!(random.table == model.table));
    }

    void aNewerOrDamagedModelIsRejectedInOneSentence() {
        const QTemporaryDir folder;
        const auto file = test::pathIn(folder, "m.h5");
        {
            Hdf5Writer newer(file, "paragram model", 99);
            newer.commit();
        }
        QCOMPARE(
            readModel(file).error().sentence(),
            file.string() + ": format version 99, expected at most 1; use a newer version of this program");
        writeModel(wordModel(), file);
        std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
        QVERIFY(!readModel(file).ok());
        test::writeText(file, "hello");
        QVERIFY(readModel(file).error().sentence().find("cannot be read as HDF5") != std::string::npos);
    }

    void npyHeadersMatchNumpy() {
        const QTemporaryDir folder;
        const std::string header = npyHeader(2, 3);
        QCOMPARE(header.size(), 128U);
        QVERIFY(header.starts_with(std::string(
            "\x93NUMPY\x01\x00\x76\x00{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }", 67)));
        const float values[6] = {0, 1, 2, 3, 4, 5};
        const auto file = test::writeText(test::pathIn(folder, "a.npy"),
                                          header + std::string(reinterpret_cast<const char*>(values), 24));
        const auto read = readNpy(file);
        VERIFY_OK(read);
        QCOMPARE((*read)(1, 2), 5.0F);
        test::writeText(file, header.substr(0, 60));
        QVERIFY(!readNpy(file).ok());
        test::writeText(file, header + "short");
        QVERIFY(!readNpy(file).ok());
    }
};

QTEST_GUILESS_MAIN(TestModels)
#include "test_models.moc"
