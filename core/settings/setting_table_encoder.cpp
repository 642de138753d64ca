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
                   {"sp,word", "SP, WORD (concatenation)"},
                   {"sp,trigram", "SP, TRIGRAM (concatenation)"},
                   {"word,trigram", "WORD, TRIGRAM (concatenation)"},
                   {"sp,word,trigram", "SP, WORD, TRIGRAM (concatenation)"}},
                  "The tokens whose embeddings are averaged: sentence pieces (SP, P19), words or character "
                  "trigrams (P18), or several of them trained together. A plus adds their vectors, a comma "
                  "concatenates "
                  "them: P18's best is word,trigram."),
        numberRow("encoder.dimension", "Dimension", PARAGRAM_FIELD(encoder.dimension), basic, {1, 8192, ""},
                  "Length of an embedding and of the sentence vector; with concatenation, of each part. P18 "
                  "and P19 use 300, P22 1024."),
        choiceRow(
            "encoder.sharing", "Languages share", PARAGRAM_CHOICE(encoder.sharing), expert,
            choicesOf<Sharing>(),
            "shared: one vocabulary, and equal tokens of both languages are one row (P19, P22); marked: one "
            "vocabulary, but each language has its own rows; unshared: a vocabulary for each language (P19, "
            "4.2)."),
        choiceRow("encoder.pooling", "Pooling", PARAGRAM_CHOICE(encoder.pooling), expert,
                  choicesOf<Pooling>(),
                  "How embeddings become a sentence vector: their mean, or the maximum of each element."),
        numberRow("encoder.dropout", "Dropout", PARAGRAM_FIELD(encoder.dropout), basic, {0, 0.95, ""},
                  "Share of embedding elements set to zero in training. P19 uses 0.3, P22 0 for ParaNMT."),
        fileRow("encoder.word-vectors", "Word vectors", PARAGRAM_FIELD(encoder.wordVectors), expert,
                "Word vectors that initialise the embeddings, as P18 uses PARAGRAM-SL999: a file of word2vec "
                "(text or binary) or GloVe, plain or gzipped, or fastText's .bin. Tokens without a vector "
                "start at random, with the "
                "standard deviation of those that have one."),
        choiceRow("encoder.random", "Random numbers", PARAGRAM_CHOICE(encoder.random), expert,
                  choicesOf<RandomGenerator>(),
                  "The generator of the embedding initialisation: own, or pytorch, the numbers of "
                  "torch.manual_seed and nn.Embedding, to start where a program of the authors starts "
                  "(P-SP's seed is 1)."),
        numberRow("encoder.seed", "Seed of the table", PARAGRAM_FIELD(encoder.seed), expert,
                  {-1, kUnlimited, ""},
                  "Seed of the embedding initialisation, to separate its effect from that of the order of "
                  "pairs; -1 uses train.seed for both."),
    };
}

}  // namespace paragram
