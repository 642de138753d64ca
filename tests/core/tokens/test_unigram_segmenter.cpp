// Our segmentation of words: best paths worked out by hand, and SentencePiece's own for many words.
#include <sentencepiece_processor.h>

#include <QTest>
#include <algorithm>

#include "core/base/protobuf.h"
#include "core/base/random.h"
#include "core/tokens/sentencepiece/unigram_segmenter.h"

using namespace paragram;

namespace {

struct Row {
    std::string text;
    float score = 0;
    int kind = 1;  // 2: unknown
};

struct Spec {
    std::vector<Row> rows;
    int type = 1;  // unigram
    std::string normalisation = "identity";
    bool spacesAsSuffix = false;
};

// The bytes of a .model file.
std::string modelOf(const Spec& spec) {
    ProtobufWriter model;
    model.text(1, ProtobufWriter().text(1, "<unk>").real(2, 0).integer(3, 2).bytes());
    for (const Row& row : spec.rows)
        model.text(1, ProtobufWriter().text(1, row.text).real(2, row.score).integer(3, row.kind).bytes());
    model.text(2, ProtobufWriter().integer(3, spec.type).integer(24, spec.spacesAsSuffix ? 1 : 0).bytes());
    model.text(3, ProtobufWriter().text(1, spec.normalisation).bytes());
    return model.bytes();
}

const std::string kSpace = "\xE2\x96\x81";  // U+2581
// The lowest score is -6, so an unknown character costs 16.
const std::vector<Row> kRows{{kSpace, -3},       {"a", -2},    {"b", -2.5F}, {"ab", -3.5F},
                             {kSpace + "a", -4}, {"ba", -4},   {"aba", -6},  {kSpace + "b", -5.5F},
                             {"é", -3},          {"éa", -5.5F}};

std::vector<std::int32_t> ids(const UnigramSegmenter& segmenter, std::string_view word) {
    std::vector<std::int32_t> found;
    if (!segmenter.appendIds(word, found)) qFatal("the word is left to the library");
    return found;
}

class Library {
  public:
    explicit Library(const std::string& bytes) {
        if (!processor_.LoadFromSerializedProto(bytes).ok()) qFatal("the library rejects the model");
    }
    std::vector<std::int32_t> ids(const std::string& word) const {
        std::vector<int> all;
        (void)processor_.Encode(word, &all);
        std::erase(all, processor_.unk_id());
        return {all.begin(), all.end()};
    }

  private:
    sentencepiece::SentencePieceProcessor processor_;
};

}  // namespace

class TestUnigramSegmenter : public QObject {
    Q_OBJECT
  private slots:
    void theBestPathIsThatWorkedOutByHand_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QStringList>("pieces");
        const QString space = QString::fromStdString(kSpace);
        // ▁ a = -5, ▁a = -4
        QTest::newRow("a") << "a" << QStringList{space + "a"};
        // ▁ b = -5.5 and ▁b = -5.5: a tie again
        QTest::newRow("b") << "b" << QStringList{space + "b"};
        // ▁ a b = -7.5, ▁a b = -6.5, ▁ ab = -6.5: a tie goes to the longer last piece
        QTest::newRow("ab") << "ab" << QStringList{space, "ab"};
        // ▁ ba = -7, ▁b a = -7.5, ▁ b a = -7.5
        QTest::newRow("ba") << "ba" << QStringList{space, "ba"};
        // ▁a ba = -8, ▁a b a = -8.5, ▁ aba = -9, ▁ ab a = -8.5
        QTest::newRow("aba") << "aba" << QStringList{space + "a", "ba"};
        // ▁ b ab = -9, ▁ ba b = -9.5, ▁b ab = -9, as for b
        QTest::newRow("bab") << "bab" << QStringList{space + "b", "ab"};
        // ▁ é a = -8, ▁ éa = -8.5
        QTest::newRow("éa") << "éa" << QStringList{space, "é", "a"};
        // The unknown x is skipped: ▁a x b
        QTest::newRow("axb") << "axb" << QStringList{space + "a", "b"};
        // ▁ x a
        QTest::newRow("xa") << "xa" << QStringList{space, "a"};
        QTest::newRow("日") << "日" << QStringList{space};
    }
    void theBestPathIsThatWorkedOutByHand() {
        QFETCH(QString, word);
        QFETCH(QStringList, pieces);
        const std::string model = modelOf({kRows});
        const auto segmenter = UnigramSegmenter::make(model);
        QVERIFY(segmenter);
        std::vector<std::int32_t> expected;
        for (const QString& piece : pieces) {
            const auto row = std::ranges::find(kRows, piece.toStdString(), &Row::text);
            expected.push_back(static_cast<std::int32_t>(row - kRows.begin()) + 1);
        }
        QCOMPARE(ids(*segmenter, word.toStdString()), expected);
        QCOMPARE(Library(model).ids(word.toStdString()), expected);
    }

    // The same pieces in another order have the same score, so that rounding decides: the order does not
    // count.
    void randomWordsAreSegmentedAsByTheLibrary_data() {
        QTest::addColumn<QStringList>("letters");
        QTest::newRow("ASCII") << QStringList{"a", "b", "c"};
        QTest::newRow("all lengths of UTF-8") << QStringList{"a", "é", "文", "😀"};
    }
    void randomWordsAreSegmentedAsByTheLibrary() {
        QFETCH(QStringList, letters);
        Random random(3);
        const auto word = [&](std::uint64_t longest) {
            std::string text;
            for (std::uint64_t left = 1 + random.below(longest); left > 0; --left)
                text +=
                    letters[static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(letters.size())))]
                        .toStdString();
            return text;
        };
        std::vector<Row> rows{{kSpace, -4.123F}};
        while (rows.size() < 60) {
            const std::string piece = (random.below(4) == 0 ? kSpace : "") + word(4);
            if (std::ranges::find(rows, piece, &Row::text) != rows.end()) continue;
            rows.push_back({piece, -1 - static_cast<float>(random.below(1'000'000)) / 100'000});
        }
        const std::string model = modelOf({rows});
        const auto segmenter = UnigramSegmenter::make(model);
        QVERIFY(segmenter);
        const Library library(model);
        for (int i = 0; i < 5000; ++i) {
            const std::string text = word(12);
            auto ours = ids(*segmenter, text), theirs = library.ids(text);
            std::ranges::sort(ours);
            std::ranges::sort(theirs);
            QVERIFY2(ours == theirs, text.c_str());
        }
    }

    void idsAreAppended() {
        const auto segmenter = UnigramSegmenter::make(modelOf({kRows}));
        QVERIFY(segmenter);
        std::vector<std::int32_t> found{7};
        QVERIFY(segmenter->appendIds("a", found));
        QCOMPARE(found, (std::vector<std::int32_t>{7, 5}));
        // What changes with its neighbours, and what is no text, is left to the library.
        for (const char* word : {"", "a\xCC\x81", "\xFF", "a b", "a\xE2\x96\x81"}) {
            QVERIFY2(!segmenter->appendIds(word, found), word);
            QCOMPARE(found.size(), 2U);
        }
    }

    void otherModelsAreLeftToTheLibrary_data() {
        QTest::addColumn<int>("number");
        for (int i = 0; i < 7; ++i) QTest::addRow("%d", i) << i;
    }
    void otherModelsAreLeftToTheLibrary() {
        QFETCH(int, number);
        auto userDefined = kRows;
        userDefined.push_back({"<x>", 0, 4});
        auto inside = kRows;
        inside.push_back({"a" + kSpace + "b", -1});
        const std::vector<Row> noSpace{{"a", -1}, {"b", -2}};
        const std::string models[] = {"no model",
                                      modelOf({kRows, 2}),
                                      modelOf({kRows, 1, "nmt"}),
                                      modelOf({kRows, 1, "identity", true}),
                                      modelOf({userDefined}),
                                      modelOf({inside}),
                                      modelOf({noSpace})};
        QVERIFY(!UnigramSegmenter::make(models[number]));
    }
};

QTEST_APPLESS_MAIN(TestUnigramSegmenter)
#include "test_unigram_segmenter.moc"
