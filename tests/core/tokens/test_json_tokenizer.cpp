// Tokenizers of tokenizer.json.
#include <QTest>

#include "core/tokens/foreign/json_tokenizer.h"
#include "core/tokens/model/make_tokenizer.h"
#include "tests/support/test_support.h"

using namespace paragram;

class TestJsonTokenizer : public QObject {
    Q_OBJECT

  private slots:
    void wordPiecesAreSplitAsBertSplitsThem() {
        const std::string json = R"({"normalizer": {"type": "BertNormalizer", "clean_text": true,
            "handle_chinese_chars": true, "strip_accents": null, "lowercase": true},
            "pre_tokenizer": {"type": "BertPreTokenizer"}, "model": {"type": "WordPiece", "unk_token": "[UNK]",
            "continuing_subword_prefix": "##", "max_input_chars_per_word": 100, "vocab": {"[UNK]": 0, "un": 1,
            "##aff": 2, "##able": 3, ",": 4, "cafe": 5, "日": 6}}})";
        const auto tokenizer = makeTokenizer(jsonTokenizerFile(json, false), "wp");
        VERIFY_OK(tokenizer);
        std::vector<std::int32_t> ids;
        (*tokenizer)->appendIds("Unaffable, CAFÉ 日日 unknown", ids);
        QCOMPARE(ids, (std::vector<std::int32_t>{1, 2, 3, 4, 5, 6, 6, 0}));
        ids.clear();
        (*makeTokenizer(jsonTokenizerFile(json, true), "wp"))->appendIds("unaffable unknown", ids);
        QCOMPARE(ids, (std::vector<std::int32_t>{1, 2, 3}));
        const auto bpe = makeTokenizer(jsonTokenizerFile(R"({"model": {"type": "BPE"}})", false), "bpe");
        QVERIFY(!bpe && bpe.error().sentence().find("BPE") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestJsonTokenizer)
#include "test_json_tokenizer.moc"
