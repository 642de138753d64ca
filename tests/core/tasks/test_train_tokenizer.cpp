// Vocabularies learned from pair stores.
#include <QTest>

#include "core/base/files/atomic_file.h"
#include "tests/support/training_sample.h"

using namespace paragram;

class TestTrainTokenizer : public QObject {
    Q_OBJECT

  private slots:
    void aVocabularyIsLearnedFromBothSidesOfAPairStore() {
        const QTemporaryDir folder;
        VERIFY_OK(writeSample(test::pathIn(folder, "sample")));
        JobContext job;
        ImportRequest import;
        import.input.first = test::pathIn(folder, "sample/train.en-es.tsv");
        import.output = test::pathIn(folder, "p.h5");
        const auto imported = importPairs(import, job);
        VERIFY_OK(imported);
        QVERIFY(imported->pairsKept >= 20000);
        TokenizerRequest request;
        request.pairs = {import.output};
        request.settings.tokenizer.vocabulary = 2000;
        request.output = test::pathIn(folder, "t.model");
        const auto learned = trainTokenizer(request, job);
        VERIFY_OK(learned);
        QVERIFY(learned->pieces > 1000 && learned->pieces <= 2000);
        QVERIFY(learned->piecesPerWord > 1 && learned->unknownShare < 0.1);
        QVERIFY(!readFile(request.output)->empty());
    }
};

QTEST_GUILESS_MAIN(TestTrainTokenizer)
#include "test_train_tokenizer.moc"
