// The double array of pieces against a plain map of the same pieces.
#include <QTest>
#include <map>
#include <random>
#include <string>

#include "core/tokens/sentencepiece/piece_trie.h"

using namespace paragram;

namespace {

std::int32_t find(const PieceTrie& trie, std::string_view text) {
    std::uint32_t node = PieceTrie::kRoot;
    for (const char c : text) {
        node = trie.child(node, static_cast<unsigned char>(c));
        if (node == PieceTrie::kRoot) return -1;
    }
    return trie.pieceAt(node);
}

}  // namespace

class TestPieceTrie : public QObject {
    Q_OBJECT

  private slots:
    void anEmptyTrieContainsNothing() {
        const PieceTrie trie;
        for (int byte = 0; byte < 256; ++byte)
            QCOMPARE(trie.child(PieceTrie::kRoot, static_cast<unsigned char>(byte)), PieceTrie::kRoot);
        QCOMPARE(trie.pieceAt(PieceTrie::kRoot), -1);
    }

    void aPieceIsNoPrefixOfItself() {
        const PieceTrie trie({{"abc", 7, -1}, {"a", 3, -2}});
        QCOMPARE(find(trie, "a"), 3);
        QCOMPARE(find(trie, "ab"), -1);
        QCOMPARE(find(trie, "abc"), 7);
        QCOMPARE(find(trie, "abcd"), -1);
        QCOMPARE(find(trie, "b"), -1);
    }

    void theLastOfEqualPiecesCounts() {
        const PieceTrie trie({{"\xE2\x96\x81", 1, -1}, {"x", 2, -2}, {"\xE2\x96\x81", 5, -3}});
        QCOMPARE(find(trie, "\xE2\x96\x81"), 5);
    }

    // Every byte from 0 to 255, short pieces with common prefixes, 30,000 of them.
    void theTrieFindsWhatAMapFinds() {
        std::mt19937 random(1);
        std::map<std::string, std::int32_t> map;
        const auto text = [&](unsigned letters) {
            std::string piece(1 + random() % 6, '\0');
            for (char& c : piece) c = static_cast<char>(random() % letters * (256 / letters));
            return piece;
        };
        std::int32_t number = 0;
        for (int i = 0; i < 30000; ++i) map.emplace(text(i % 3 == 0 ? 256 : 8), number++);
        std::vector<PieceTrie::Piece> pieces;
        for (const auto& [piece, value] : map) pieces.push_back({piece, value, -0.5F * value});
        std::ranges::shuffle(pieces, random);
        const PieceTrie trie(std::move(pieces));
        for (const auto& [piece, value] : map) QCOMPARE(find(trie, piece), value);
        int absent = 0;
        for (int i = 0; i < 100000; ++i) {
            const std::string piece = text(i % 2 == 0 ? 256 : 8);
            const auto known = map.find(piece);
            QCOMPARE(find(trie, piece), known == map.end() ? -1 : known->second);
            absent += known == map.end();
        }
        QVERIFY(absent > 1000);
    }
};

QTEST_APPLESS_MAIN(TestPieceTrie)
#include "test_piece_trie.moc"
