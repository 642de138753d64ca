// SentencePiece vocabularies: learned, applied, restored, stopped.
#include <QTest>

#include "core/base/random.h"
#include "core/tokens/token_text.h"
#include "tests/core/tokens/learn_tokenizer.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestSentencePieceTokenizer : public QObject {
    Q_OBJECT

  private slots:
    void sentencePiecesAreTrainedAppliedAndRestored_data() {
        QTest::addColumn<QString>("model");
        QTest::newRow("unigram") << "unigram";
        QTest::newRow("byte pair") << "bpe";
    }
    void sentencePiecesAreTrainedAppliedAndRestored() {
        QFETCH(QString, model);
        TokenizerSettings settings;
        settings.model = *valueNamed<PieceModel>(model.toStdString());
        settings.vocabulary = 500;
        const auto tokenizer = test::learn(settings, test::sampleSentences());
        QVERIFY(tokenizer);
        QVERIFY(tokenizer->size() <= 500U);
        const std::string text = "the old man did not read the letter.";
        std::vector<std::int32_t> ids;
        tokenizer->appendIds(text, ids);
        QCOMPARE(tokenText(*tokenizer, ids), text);
        const auto again = makeTokenizer(tokenizer->serialise(), "again");
        VERIFY_OK(again);
        std::vector<std::int32_t> idsAgain;
        (*again)->appendIds(text, idsAgain);
        QCOMPARE(idsAgain, ids);
    }

    void unknownRunsAreMarkedAndDropped() {
        TokenizerSettings settings;
        settings.vocabulary = 500;
        const auto tokenizer = test::learn(settings, test::sampleSentences());
        const auto pieces = tokenizer->segment("the 日本 man");
        int unknown = 0;
        for (const Piece& piece : pieces) unknown += piece.id < 0 ? 1 : 0;
        QCOMPARE(unknown, 1);
        std::vector<std::int32_t> ids;
        tokenizer->appendIds("the 日本 man", ids);
        QCOMPARE(ids.size() + 1, pieces.size());
    }

    void tooManyPiecesAreReducedAndTooFewAreExplained() {
        TokenizerSettings settings;
        settings.vocabulary = 20000;
        const auto tokenizer = test::learn(settings, {"a small text", "another small text"});
        QVERIFY(!tokenizer || tokenizer->size() < 200U);
        settings.vocabulary = 10;
        std::size_t at = 0;
        const std::vector<std::string> texts{"abcdefghijklmnopqrstuvwxyz", "zyxwvutsrqponmlkjihgfedcba"};
        const auto rejected = trainTokenizerBytes(settings, 1, [&](std::string& text) {
            if (at == texts.size()) return false;
            text = texts[at++];
            return true;
        });
        QVERIFY(!rejected.ok());
        QCOMPARE(rejected.error().where, std::string("tokenizer.vocabulary"));
    }

    void tokenizerTrainingStopsAtOnceAndReports_data() {
        QTest::addColumn<QString>("model");
        QTest::newRow("unigram") << "unigram";
        QTest::newRow("byte pair") << "bpe";
    }
    void tokenizerTrainingStopsAtOnceAndReports() {
        QFETCH(QString, model);
        TokenizerSettings settings;
        settings.model = *valueNamed<PieceModel>(model.toStdString());
        settings.vocabulary = 8000;
        // Words of random letters: there is always one more piece to learn.
        Random random(7);
        int line = 0;
        const auto next = [&](std::string& text) {
            if (line++ == 60000) return false;
            text.clear();
            for (int i = 0; i < 40; ++i) text += i % 6 == 5 ? ' ' : static_cast<char>('a' + random.below(26));
            return true;
        };
        std::stop_source stop;
        JobContext job{stop.get_token(), {}, nullptr};
        std::vector<Progress> told;
        job.onProgress = [&](const Progress& p) {
            told.push_back(p);
            stop.request_stop();
        };
        const auto bytes = trainTokenizerBytes(settings, 1, next, job);
        QVERIFY(bytes.stopped());
        QVERIFY(line > 60000);
        QCOMPARE(told.size(), 1U);
        QCOMPARE(told.front().total, 8000.0);
        QVERIFY(told.front().done >= 0 && told.front().done < 8000);
    }
};

QTEST_GUILESS_MAIN(TestSentencePieceTokenizer)
#include "test_sentencepiece_tokenizer.moc"
