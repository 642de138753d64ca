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
        (*makeTokenizer(json, "tokenizer.json"))->appendIds("Unaffable, CAFÉ 日日 unknown", ids);  // as it is
        QCOMPARE(ids, (std::vector<std::int32_t>{1, 2, 3, 4, 5, 6, 6, 0}));
        ids.clear();
        (*makeTokenizer(jsonTokenizerFile(json, true), "wp"))->appendIds("unaffable unknown", ids);
        QCOMPARE(ids, (std::vector<std::int32_t>{1, 2, 3}));
        const auto bpe = makeTokenizer(jsonTokenizerFile(R"({"model": {"type": "BPE"}})", false), "bpe");
        QVERIFY(!bpe && bpe.error().sentence().find("BPE") != std::string::npos);
    }

    // Hugging Face's Unigram: the bytes of an unknown part, unless a piece is missing.
    void unknownPartsBecomeBytes() {
        const auto tokenizerWith = [](const QString& pieces) {
            const QString json =
                QString(R"({"pre_tokenizer": {"type": "Metaspace", "prepend_scheme": "always"},
                "model": {"type": "Unigram", "unk_id": 0, "byte_fallback": true, "vocab": [["<unk>", 0],
                ["▁a", -1], ["b", -2], ["▁", -3], %1]}})")
                    .arg(pieces);
            return makeTokenizer(jsonTokenizerFile(json.toStdString(), false), "bytes");
        };
        const auto whole = tokenizerWith(R"(["<0xC3>", -5], ["<0xA9>", -5])");
        VERIFY_OK(whole);
        std::vector<std::int32_t> ids;
        (*whole)->appendIds("aéb", ids);  // U+00E9 is C3 A9
        QCOMPARE(ids, (std::vector<std::int32_t>{1, 4, 5, 2}));
        ids.clear();
        (*whole)->appendIds("a日b", ids);  // E6 97 A5: no such pieces
        QCOMPARE(ids, (std::vector<std::int32_t>{1, 0, 2}));
        ids.clear();
        (*tokenizerWith(R"(["<0xC3>", -5])"))->appendIds("aéb", ids);
        QCOMPARE(ids, (std::vector<std::int32_t>{1, 0, 2}));
    }

    // The ids of Hugging Face's transformers.js 4.3.1.
    void marksInTheTextAreSplitAsHuggingFaceSplitsThem() {
        const std::string json =
            R"({"pre_tokenizer": {"type": "Metaspace", "prepend_scheme": "always", "split": true},
            "model": {"type": "Unigram", "unk_id": 0, "vocab": [["<unk>", 0], ["▁a", -1], ["b", -2], ["▁", -3]]}})";
        const auto tokenizer = makeTokenizer(jsonTokenizerFile(json, false), "marks");
        VERIFY_OK(tokenizer);
        const std::pair<const char*, std::vector<std::int32_t>> expected[] = {
            {"▁", {3}},    {"a ▁ b", {1, 3, 3, 3, 2}}, {" ", {3}}, {"a  b", {1, 3, 3, 2}}, {"a▁b", {1, 3, 2}},
            {"b", {3, 2}}, {"  a ", {3, 1, 3}}};
        for (const auto& [text, ids] : expected) {
            std::vector<std::int32_t> found;
            (*tokenizer)->appendIds(text, found);
            QVERIFY2(found == ids, text);
        }
    }

    void addedTokensAreFoundBeforeTheTextIsSplit() {
        const std::string json = R"({"added_tokens": [
            {"id": 4, "content": "[MASK]", "lstrip": true, "rstrip": false, "normalized": false, "single_word": false},
            {"id": 5, "content": "[MASK]s", "normalized": false},
            {"id": 6, "content": "ab", "single_word": true, "normalized": false},
            {"id": 99, "content": "b", "normalized": false}],
            "pre_tokenizer": {"type": "Metaspace", "prepend_scheme": "always"},
            "model": {"type": "Unigram", "unk_id": 0, "vocab": [["<unk>", 0], ["▁a", -1], ["b", -2], ["▁", -3],
            ["[MASK]", 0], ["[MASK]s", 0], ["ab", -9]]}})";
        const auto tokenizer = makeTokenizer(jsonTokenizerFile(json, false), "added");
        VERIFY_OK(tokenizer);
        const auto idsOf = [&](const char* text) {
            std::vector<std::int32_t> ids;
            (*tokenizer)->appendIds(text, ids);
            return ids;
        };
        QCOMPARE(idsOf("a [MASK] a"),
                 (std::vector<std::int32_t>{1, 4, 1}));  // the space before it belongs to it
        QCOMPARE(idsOf("a [MASK]s"), (std::vector<std::int32_t>{1, 3, 5}));  // the longest
        QCOMPARE(idsOf("ab"), (std::vector<std::int32_t>{6}));
        QCOMPARE(idsOf("abb"), (std::vector<std::int32_t>{1, 2, 2}));  // part of a word
        QCOMPARE(idsOf("[MASK][MASK]"), (std::vector<std::int32_t>{4, 4}));
        QCOMPARE(idsOf(""), std::vector<std::int32_t>());
    }
};

QTEST_GUILESS_MAIN(TestJsonTokenizer)
#include "test_json_tokenizer.moc"
