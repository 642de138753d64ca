// The fast text encoder against the reference implementation.
#include <QTest>
#include <cmath>

#include "core/encoders/embedding_initialisation.h"
#include "core/models/text_encoder.h"
#include "core/text/input/line_reader.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/sentencepiece/sentencepiece_model.h"
#include "core/tokens/sentencepiece/sentencepiece_tokenizer.h"
#include "core/tokens/sentencepiece/sentencepiece_training.h"
#include "core/tokens/vocabulary_tokenizer.h"
#include "tests/support/test_support.h"

using namespace paragram;

namespace {

const std::vector<std::string> kTexts{"the cat sat on the mat",
                                      "The  Cat   sat on   THE mat ",
                                      "",
                                      "   ",
                                      "ΟΔΟΣ ΣΟΦΟΣ όδος",
                                      "naïve café – “quoted”",
                                      "日本語のテキスト and English",
                                      "a\tb\tc",
                                      "￾ ́accent in front",
                                      "the\xC2\xA0"
                                      "cat",
                                      "▁the ▁▁cat",
                                      std::string(3000, 'x') + " cat"};

std::string trainedPieces(const std::string& model) {
    TokenizerSettings settings;
    settings.model = *valueNamed<PieceModel>(model);
    settings.vocabulary = 60;
    settings.characterCoverage = 1.0;
    int line = 0;
    const auto bytes = trainSentencePiece(settings, 1,
                                          [&line](std::string& text) {
                                              if (line >= 400) return false;
                                              static const char* const kLines[] = {
                                                  "the cat sat on the mat", "a dog and a cat met on the road",
                                                  "no cat likes a wet mat", "accent on the quoted road"};
                                              text = kLines[line++ % 4];
                                              return true;
                                          },
                                          {});
    return bytes.ok() ? *bytes : std::string();
}

std::shared_ptr<const Tokenizer> tokenizerOf(const std::string& kind) {
    if (kind == "word" || kind == "trigram") {
        VocabularyBuilder builder(*valueNamed<TokenizerKind>(kind));
        for (const std::string& text : kTexts) builder.add(text);
        return *makeVocabularyTokenizer(builder.build(200), "test");
    }
    return *makeSentencePieceTokenizer(trainedPieces(kind), "test");
}

Model modelOf(const std::vector<std::string>& kinds, const std::string& encoder, Sharing sharing) {
    Model model;
    std::vector<std::shared_ptr<const Tokenizer>> tokenizers;
    for (const std::string& kind : kinds) tokenizers.push_back(tokenizerOf(kind));
    model.settings.encoder.kind = encoder;
    model.settings.encoder.sharing = sharing;
    model.settings.tokenizer.maximumTokens = 12;
    model.tokenizer = std::make_shared<ModelTokenizer>(tokenizers, sharing);
    model.table = randomTable(model.tokenizer->rows(), 70, 3);
    return model;
}

}  // namespace

class TestTextEncoder : public QObject {
    Q_OBJECT
  private slots:
    void vectorsEqualThoseOfTheModel_data() {
        QTest::addColumn<QStringList>("kinds");
        QTest::addColumn<QString>("encoder");
        QTest::addColumn<QString>("sharing");
        QTest::addColumn<QString>("pooling");
        QTest::newRow("unigram") << QStringList{"unigram"} << "sp"
                                 << "shared"
                                 << "mean";
        QTest::newRow("bpe") << QStringList{"bpe"} << "sp"
                             << "shared"
                             << "mean";
        QTest::newRow("maximum") << QStringList{"unigram"} << "sp"
                                 << "shared"
                                 << "max";
        QTest::newRow("marked") << QStringList{"unigram"} << "sp"
                                << "marked"
                                << "mean";
        QTest::newRow("unshared") << QStringList{"unigram", "bpe"} << "sp"
                                  << "unshared"
                                  << "mean";
        QTest::newRow("words") << QStringList{"word"} << "word"
                               << "shared"
                               << "mean";
        QTest::newRow("sum") << QStringList{"unigram", "trigram"} << "sp+trigram"
                             << "shared"
                             << "mean";
        QTest::newRow("concatenation") << QStringList{"word", "trigram"} << "word,trigram"
                                       << "shared"
                                       << "mean";
    }
    void vectorsEqualThoseOfTheModel() {
        QFETCH(QStringList, kinds);
        QFETCH(QString, encoder);
        QFETCH(QString, sharing);
        QFETCH(QString, pooling);
        std::vector<std::string> names;
        for (const QString& kind : kinds) names.push_back(kind.toStdString());
        Model model = modelOf(names, encoder.toStdString(), *valueNamed<Sharing>(sharing.toStdString()));
        model.settings.encoder.pooling = *valueNamed<Pooling>(pooling.toStdString());
        std::vector<std::string> texts;
        for (int i = 0; i < 60; ++i) texts.insert(texts.end(), kTexts.begin(), kTexts.end());
        for (const int threads : {1, 3}) {
            Workers workers(threads);
            TextEncoder fast(model);
            for (const Side side : {Side::source, Side::target}) {
                const Matrix plain = model.embed(texts, workers, side);
                Matrix out;
                fast.encode(texts, side, false, workers, out);
                for (std::size_t i = 0; i < texts.size(); ++i) {
                    for (std::size_t j = 0; j < out.cols(); ++j) {
                        const float expected = isBlank(texts[i]) ? 0.0F : plain(i, j);
                        QVERIFY2(out(i, j) == expected, texts[i].c_str());
                    }
                }
                fast.encode(texts, side, true, workers, out);
                for (std::size_t i = 0; i < kTexts.size(); ++i) {
                    double squares = 0;
                    for (const float v : out.row(i)) squares += static_cast<double>(v) * v;
                    QVERIFY(isBlank(kTexts[i]) ? squares == 0 : std::abs(squares - 1) < 1e-5);
                }
            }
        }
    }

    void aFullCacheIsCleared() {
        const auto tokenizer = tokenizerOf("unigram");
        WordCache cache(*tokenizer, true, 3);
        for (int round = 0; round < 3; ++round) {
            for (const std::string& text : kTexts) {
                std::vector<std::int32_t> ids, expected;
                cache.appendIds(text, ids);
                tokenizer->appendIds(QString::fromStdString(text).toLower().toStdString(), expected);
                if (text.find("Σ") == std::string::npos) QCOMPARE(ids, expected);
            }
        }
        QVERIFY(cache.missed() > 6 && cache.looked() > cache.missed());
    }

    void closingMarksAreSplitOffWhereNoPieceJoinsThem() {
        const auto tokenizer = tokenizerOf("unigram");
        const ClosingMarks* marks = tokenizer->closingMarks();
        QVERIFY(marks != nullptr);
        QVERIFY(tokenizerOf("trigram")->closingMarks() == nullptr);
        for (std::size_t id = 0; id < tokenizer->size(); ++id) {
            const std::string piece = tokenizer->piece(static_cast<std::int32_t>(id));
            if (piece.starts_with('<') && piece.ends_with('>'))
                continue;  // <unk>, <s>, </s>: never in a text
            for (std::size_t i = 1; i < piece.size(); ++i) {
                const auto before = static_cast<unsigned char>(piece[i - 1]);
                const auto after = static_cast<unsigned char>(piece[i]);
                QVERIFY2(before >= 128 || after >= 128 || !marks->apart[before][after], piece.c_str());
            }
        }
        // Every character before every mark, and two marks: known, unknown, upper case.
        WordCache cache(*tokenizer, true);
        const std::string ascii = "aeTZz09.,!?;:'\")]-%~`_";
        int cut = 0;
        for (const char a : ascii) {
            for (const char b : ascii) {
                for (const char c : ascii) {
                    const std::string word = {'d', a, b, c};
                    cut += marks->endOf(word) < word.size() ? 1 : 0;
                    std::vector<std::int32_t> ids, expected;
                    cache.appendIds(word, ids);
                    tokenizer->appendIds(QString::fromStdString(word).toLower().toStdString(), expected);
                    QVERIFY2(ids == expected, word.c_str());
                }
            }
        }
        QVERIFY(cut > 1000);
        QCOMPARE(marks->endOf("."), std::size_t{1});
        QCOMPARE(marks->endOf(""), std::size_t{0});
        QCOMPARE(marks->endOf("\xC3\xA9."), std::size_t{3});  // next to other characters: not split
    }

    void onlyModelsThatSplitAtSpacesUseTheCache() {
        QVERIFY(tokenizerOf("unigram")->cutsAtSpaces());
        QVERIFY(tokenizerOf("bpe")->cutsAtSpaces());
        QVERIFY(!tokenizerOf("trigram")->cutsAtSpaces());
        // SentencePiece models with the given pieces, hand-encoded as protobuf: field 1 contains a piece
        // whose field 1 is its text.
        const auto model = [](const std::string& piece) {
            const std::string inner = "\x0A" + std::string(1, static_cast<char>(piece.size())) + piece;
            return "\x0A" + std::string(1, static_cast<char>(inner.size())) + inner;
        };
        const auto cuts = [](const std::string& bytes) {
            const auto read = readSentencePieceModel(bytes);
            return read && cutsAtSpaces(*read);
        };
        QVERIFY(cuts(model("▁the") + model("cat") + model("▁")));
        QVERIFY(!cuts(model("▁the▁cat")));
        QVERIFY(!cuts(model("cat▁")));
        QVERIFY(!cuts(std::string("\x1A\x02\x18\x00", 4)));      // no mark in front
        QVERIFY(!cuts(std::string("\x1A\x02\x20\x00", 4)));      // repeated spaces are kept
        QVERIFY(!cuts(std::string("\x12\x03\xC0\x01\x01", 5)));  // spaces as suffixes
        QVERIFY(!cuts(std::string("\x12\x02\x18\x04", 4)));      // pieces are characters
        QVERIFY(!cuts("\x0A\x7Fshort"));
    }

    void quantisedTablesAreNearlyEqual() {
        const Model model = modelOf({"unigram"}, "sp", Sharing::shared);
        TextEncoder encoder(model);
        QCOMPARE(encoder.cosineError(kTexts, Side::source).largest < 1e-6, true);
        VERIFY_OK(encoder.reduce(WeightPrecision::fp16));
        const auto half = encoder.cosineError(kTexts, Side::source);
        VERIFY_OK(encoder.reduce(WeightPrecision::int8));
        const auto byte = encoder.cosineError(kTexts, Side::source);
        QVERIFY(half.largest < 1e-6);
        QVERIFY(byte.largest < 1e-3 && byte.mean > half.mean);
        Model maximum = model;
        maximum.settings.encoder.pooling = Pooling::max;
        QVERIFY(!TextEncoder(maximum).reduce(WeightPrecision::int8).ok());
    }

    // Halves by their bits: 1, -2, 65504, the smallest positive one, 1 + 2^-11 (a tie) and 1 + 3 * 2^-11.
    void halvesAreRoundedToTheNearest() {
        const float values[] = {1, -2, 1e9F, 0x1p-24F, 1 + 0x1p-11F, 1 + 3 * 0x1p-11F, 0x1p-15F, 0};
        const float expected[] = {1, -2, 65504, 0x1p-24F, 1, 1 + 0x1p-9F, 0x1p-15F, 0};
        Matrix table(1, 8);
        std::copy(std::begin(values), std::end(values), table.data());
        const std::int32_t row = 0;
        float out[8];
        QuantizedTable(table, WeightPrecision::fp16).sumRows({&row, 1}, 1, out);
        for (int i = 0; i < 8; ++i) QCOMPARE(out[i], expected[i]);
    }

    // A sample of every real corpus; the benchmark compares all lines.
    void idsEqualTheLibrarysOnRealText() {
        const auto data = test::dataFolder();
        SKIP_WITHOUT_DATA(data / "psp/sentencepiece.model");
        const auto tokenizer = readTokenizer(data / "psp/sentencepiece.model");
        VERIFY_OK(tokenizer);
        QVERIFY((*tokenizer)->cutsAtSpaces());
        const ModelTokenizer all({*tokenizer}, Sharing::shared);
        CachedTokenizer fast(all, {});
        std::size_t compared = 0, different = 0;
        for (const char* language : {"ar", "de", "es", "fr", "ja", "nl", "tr", "vi", "zh"}) {
            auto lines = LineReader::open(data / ("bitext/tatoeba.en-" + std::string(language) + ".tsv.gz"));
            VERIFY_OK(lines);
            Line line;
            TokenList list;
            for (int i = 0; i < 20000; ++i) {
                const auto more = lines->next(line);
                if (!more || !*more) break;
                if (i % 10 != 0) continue;
                list.clear();
                fast.append(line.text, Side::source, list);
                ++compared;
                different += std::ranges::equal(list[0], all.tokens({}, line.text, Side::source)) ? 0 : 1;
            }
        }
        qInfo("%zu of %zu lines differ", different, compared);
        QVERIFY(compared > 10000 && different <= 1);
    }
};

QTEST_GUILESS_MAIN(TestTextEncoder)
#include "test_text_encoder.moc"
