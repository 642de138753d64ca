#include <QTest>

#include "core/base/random.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/tokens/token_text.h"
#include "datasets/sample/sample.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

std::shared_ptr<const Tokenizer> learn(const TokenizerSettings& settings,
                                       const std::vector<std::string>& texts) {
    std::size_t at = 0;
    const auto bytes = trainTokenizerBytes(settings, 1, [&](std::string& text) {
        if (at == texts.size()) return false;
        text = texts[at++];
        return true;
    });
    if (!bytes) return nullptr;
    return *makeTokenizer(*bytes, "test");
}

std::vector<std::string> sampleSentences() {
    std::vector<std::string> texts;
    const std::string train = sample::makeSample().front().text;
    for (std::size_t first = 0; first < train.size() && texts.size() < 4000;) {
        const auto end = train.find_first_of("\t\n", first);
        texts.push_back(train.substr(first, end - first));
        first = end + 1;
    }
    return texts;
}

// As a model with only this tokenizer sees a sentence.
std::vector<std::int32_t> modelTokens(const std::shared_ptr<const Tokenizer>& tokenizer,
                                      const Settings& settings, std::string_view text) {
    return ModelTokenizer({tokenizer}, Sharing::shared).tokens(settings, text, Side::source);
}

}  // namespace

class TestTokens : public QObject {
    Q_OBJECT
  private slots:
    void wordsAreKeptByFrequencyAndUnknownOnesDropped() {
        TokenizerSettings settings;
        settings.kind = TokenizerKind::word;
        settings.vocabulary = 4;
        const auto tokenizer = learn(settings, {"b a a c", "a b b b d"});
        QVERIFY(tokenizer);
        QCOMPARE(tokenizer->size(), 4U);
        QCOMPARE(tokenizer->piece(1), std::string("b"));  // four times
        QCOMPARE(tokenizer->piece(2), std::string("a"));  // three times
        QCOMPARE(tokenizer->piece(3), std::string("c"));  // once, like d, which comes later
        Settings all;
        QCOMPARE(modelTokens(tokenizer, all, "A d C"), (std::vector<std::int32_t>{2, 3}));
        QCOMPARE(modelTokens(tokenizer, all, "d d"), (std::vector<std::int32_t>{0}));  // nothing known
        QCOMPARE(modelTokens(tokenizer, all, ""), (std::vector<std::int32_t>{0}));
    }

    void trigramsCountPaddingAndSpaces() {
        TokenizerSettings settings;
        settings.kind = TokenizerKind::trigram;
        const auto tokenizer = learn(settings, {"ab é"});
        std::vector<std::string> pieces;
        for (const Piece& piece : tokenizer->segment("ab é")) pieces.push_back(piece.text);
        QCOMPARE(pieces, (std::vector<std::string>{" ab", "ab ", "b é", " é "}));
        std::vector<std::int32_t> ids;
        tokenizer->appendIds("ab é", ids);
        QCOMPARE(tokenText(*tokenizer, ids), std::string("ab é "));
    }

    void longSentencesAreCut() {
        TokenizerSettings settings;
        settings.kind = TokenizerKind::word;
        const auto tokenizer = learn(settings, {"a"});
        Settings all;
        all.tokenizer.maximumTokens = 7;
        std::string text;
        for (int i = 0; i < 50; ++i) text += "a ";
        QCOMPARE(modelTokens(tokenizer, all, text).size(), 7U);
    }

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
        const auto tokenizer = learn(settings, sampleSentences());
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
        const auto tokenizer = learn(settings, sampleSentences());
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
        const auto tokenizer = learn(settings, {"a small text", "another small text"});
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

    void manySentencesGetTheSameTokensAsEachAlone() {
        TokenizerSettings settings;
        settings.kind = TokenizerKind::word;
        const auto texts = sampleSentences();
        const auto tokenizer = learn(settings, texts);
        Settings all;
        Workers workers(3);
        TokenList list;
        ModelTokenizer({tokenizer}, Sharing::shared).appendTokens(all, texts, Side::source, workers, list);
        QCOMPARE(list.size(), texts.size());
        for (std::size_t i = 0; i < texts.size(); i += 97) {
            const auto ids = modelTokens(tokenizer, all, texts[i]);
            QVERIFY(std::equal(ids.begin(), ids.end(), list[i].begin(), list[i].end()));
        }
    }
};

QTEST_GUILESS_MAIN(TestTokens)
#include "test_tokens.moc"
