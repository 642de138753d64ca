// Sentences as a model sees them.
#include <QTest>

#include "tests/core/tokens/learn_tokenizer.h"

using namespace paragram;

class TestModelTokenizer : public QObject {
    Q_OBJECT

  private slots:
    void longSentencesAreCut() {
        TokenizerSettings settings;
        settings.kind = TokenizerKind::word;
        const auto tokenizer = test::learn(settings, {"a"});
        Settings all;
        all.tokenizer.maximumTokens = 7;
        std::string text;
        for (int i = 0; i < 50; ++i) text += "a ";
        QCOMPARE(test::modelTokens(tokenizer, all, text).size(), 7U);
    }

    void manySentencesGetTheSameTokensAsEachAlone() {
        TokenizerSettings settings;
        settings.kind = TokenizerKind::word;
        const auto texts = test::sampleSentences();
        const auto tokenizer = test::learn(settings, texts);
        Settings all;
        Workers workers(3);
        TokenList list;
        ModelTokenizer({tokenizer}, Sharing::shared).appendTokens(all, texts, Side::source, workers, list);
        QCOMPARE(list.size(), texts.size());
        for (std::size_t i = 0; i < texts.size(); i += 97) {
            const auto ids = test::modelTokens(tokenizer, all, texts[i]);
            QVERIFY(std::equal(ids.begin(), ids.end(), list[i].begin(), list[i].end()));
        }
    }
};

QTEST_GUILESS_MAIN(TestModelTokenizer)
#include "test_model_tokenizer.moc"
