// Rows of the setting table: the encoder.
#include "core/settings/setting_groups.h"

namespace paragram {

std::vector<SettingRow> encoderSettingRows() {
    using enum SettingLevel;
    return {
        choiceRow("encoder.kind", "Encoder", PARAGRAM_FIELD(encoder.kind), basic,
                  {{"sp", "SP"},
                   {"word", "WORD"},
                   {"trigram", "TRIGRAM"},
                   {"sp+word", "SP + WORD (sum)"},
                   {"sp+trigram", "SP + TRIGRAM (sum)"},
                   {"word+trigram", "WORD + TRIGRAM (sum)"},
                   {"sp+word+trigram", "SP + WORD + TRIGRAM (sum)"},
                   {"sp,word", "SP, WORD (side by side)"},
                   {"sp,trigram", "SP, TRIGRAM (side by side)"},
                   {"word,trigram", "WORD, TRIGRAM (side by side)"},
                   {"sp,word,trigram", "SP, WORD, TRIGRAM (side by side)"}},
                  "What a sentence vector averages: sentence pieces (SP, P19), words or character trigrams "
                  "(P18), or several of them trained together. A plus adds their vectors, a comma puts them "
                  "side by side: P18's best is word,trigram."),
        numberRow(
            "encoder.dimension", "Dimension", PARAGRAM_FIELD(encoder.dimension), basic, {1, 8192, ""},
            "Length of an embedding and of the sentence vector; side by side, of each part. P18 and P19 use "
            "300, P22 1024."),
        choiceRow(
            "encoder.sharing", "Languages share", PARAGRAM_FIELD(encoder.sharing), expert,
            {{"shared", "vocabulary and rows"}, {"marked", "only the segmentation"}, {"unshared", "nothing"}},
            "shared: one vocabulary, equal tokens of both languages are one row (P19, P22); marked: one "
            "vocabulary, but each language has rows of its own; unshared: a vocabulary for each language "
            "(P19 4.2)."),
        choiceRow(
            "encoder.pooling", "Pooling", PARAGRAM_FIELD(encoder.pooling), expert,
            {{"mean", "mean"}, {"max", "maximum"}},
            "How embeddings become a sentence vector: their mean, or the largest value of each element."),
        numberRow("encoder.dropout", "Dropout", PARAGRAM_FIELD(encoder.dropout), basic, {0, 0.95, ""},
                  "Share of embedding elements set to zero while training. P19 uses 0.3, P22 0 for ParaNMT."),
        fileRow(
            "encoder.word-vectors", "Word vectors", PARAGRAM_FIELD(encoder.wordVectors), expert,
            "Vectors of words that the embeddings begin with, as P18 begins with PARAGRAM-SL999: a file of "
            "word2vec (text or binary) or GloVe, plain or gzipped. Tokens without a vector begin at random, "
            "with the standard deviation of those that have one."),
        choiceRow("encoder.random", "Random numbers", PARAGRAM_FIELD(encoder.random), expert,
                  {{"own", "this program's"}, {"pytorch", "PyTorch's"}},
                  "Who draws the table that training begins with: own, or pytorch, the numbers of "
                  "torch.manual_seed and nn.Embedding, for beginning where a program of the authors began "
                  "(the seed of P-SP's is 1)."),
        numberRow("encoder.seed", "Seed of the table", PARAGRAM_FIELD(encoder.seed), expert,
                  {-1, kUnlimited, ""},
                  "Seed of the table that training begins with, to tell its luck from that of the order of "
                  "pairs; -1 takes train.seed for both."),
    };
}

}  // namespace paragram
