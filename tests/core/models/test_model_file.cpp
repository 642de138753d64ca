// Model files: what they contain, and damage.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "core/base/hdf5/hdf5_file.h"
#include "core/models/load_model.h"
#include "core/models/model_file.h"
#include "tests/core/models/small_models.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestModelFile : public QObject {
    Q_OBJECT

  private slots:
    void aModelFileContainsEverythingNeededToEmbedText() {
        const QTemporaryDir folder;
        const Model model = test::fiveWordModel();
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

    void aModelFileMayContainSeveralTokenizers() {
        const QTemporaryDir folder;
        Workers workers(1);
        const Model model = test::modelOf(
            "word,trigram", Sharing::unshared,
            {test::tokenizerOf(test::kWords), test::tokenizerOf("paragram-vocabulary 1 word\nel\t2\n"),
             test::tokenizerOf(test::kTrigrams), test::tokenizerOf(test::kTrigrams)});
        writeModel(model, test::pathIn(folder, "m.h5"));
        const auto read = readModel(test::pathIn(folder, "m.h5"));
        VERIFY_OK(read);
        for (const Side side : {Side::source, Side::target}) {
            QVERIFY((*read).embed(test::someTexts(), workers, side) ==
                    model.embed(test::someTexts(), workers, side));
        }
        const std::string bytes = model.tokenizer->serialise();
        for (const std::size_t length : {bytes.size() - 1, bytes.size() / 2, std::size_t{30}}) {
            QVERIFY(!makeModelTokenizer(bytes.substr(0, length), "test").ok());
        }
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
        writeModel(test::fiveWordModel(), file);
        std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
        QVERIFY(!readModel(file).ok());
        test::writeText(file, "hello");
        QVERIFY(readModel(file).error().sentence().find("a text file, expected a run folder") !=
                std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestModelFile)
#include "test_model_file.moc"
