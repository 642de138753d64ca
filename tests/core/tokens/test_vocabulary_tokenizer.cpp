// Words and trigrams as tokens.
#include <QTest>

#include "core/tokens/token_text.h"
#include "tests/core/tokens/learn_tokenizer.h"

using namespace paragram;

class TestVocabularyTokenizer : public QObject {
    Q_OBJECT

  private slots:
    void wordsAreKeptByFrequencyAndUnknownOnesDropped() {
        TokenizerSettings settings;
        settings.kind = TokenizerKind::word;
        settings.vocabulary = 4;
        const auto tokenizer = test::learn(settings, {"b a a c", "a b b b d"});
        QVERIFY(tokenizer);
        QCOMPARE(tokenizer->size(), 4U);
        QCOMPARE(tokenizer->piece(1), std::string("b"));  // four times
        QCOMPARE(tokenizer->piece(2), std::string("a"));  // three times
        QCOMPARE(tokenizer->piece(3), std::string("c"));  // once, like d, which comes later
        Settings all;
        QCOMPARE(test::modelTokens(tokenizer, all, "A d C"), (std::vector<std::int32_t>{2, 3}));
        QCOMPARE(test::modelTokens(tokenizer, all, "d d"), (std::vector<std::int32_t>{0}));  // nothing known
        QCOMPARE(test::modelTokens(tokenizer, all, ""), (std::vector<std::int32_t>{0}));
    }

    void trigramsCountPaddingAndSpaces() {
        TokenizerSettings settings;
        settings.kind = TokenizerKind::trigram;
        const auto tokenizer = test::learn(settings, {"ab é"});
        std::vector<std::string> pieces;
        for (const Piece& piece : tokenizer->segment("ab é")) pieces.push_back(piece.text);
        QCOMPARE(pieces, (std::vector<std::string>{" ab", "ab ", "b é", " é "}));
        std::vector<std::int32_t> ids;
        tokenizer->appendIds("ab é", ids);
        QCOMPARE(tokenText(*tokenizer, ids), std::string("ab é "));
    }
};

QTEST_GUILESS_MAIN(TestVocabularyTokenizer)
#include "test_vocabulary_tokenizer.moc"
