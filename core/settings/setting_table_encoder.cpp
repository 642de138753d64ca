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
        fileRow("encoder.start", "Start from", PARAGRAM_FIELD(encoder.start), expert,
                "A run or model that is trained further, on other pairs: its tokenizer and weights are used. "
                "The settings that give a model its form must be the same as its own."),
        choiceRow("encoder.random", "Random numbers", PARAGRAM_CHOICE(encoder.random), expert,
                  choicesOf<RandomGenerator>(),
                  "The generator of the embedding initialisation: own, or pytorch, the numbers of "
                  "torch.manual_seed and nn.Embedding, to start where a program of the authors starts "
                  "(P-SP's seed is 1)."),
        numberRow("encoder.seed", "Seed of the table", PARAGRAM_FIELD(encoder.seed), expert,
                  {-1, kUnlimited, ""},
                  "Seed of the embedding initialisation, to separate its effect from that of the order of "
                  "pairs; -1 uses train.seed for both."),
        choiceRow(
            "encoder.network", "Network", PARAGRAM_CHOICE(encoder.network), basic, choicesOf<Network>(),
            "What makes a sentence vector of the embeddings: their average, or a recurrent network, which "
            "knows the order of words: lstm, or blstm in both directions (P18, P19, P20). It trains many "
            "times slower. transformer and seq2seq (an LSTM encoder-decoder) are "
            "generative models (P20), which paragram-neural trains: see generative.model."),
        numberRow("encoder.units", "Units", PARAGRAM_FIELD(encoder.units), basic, {1, 8192, ""},
                  "Units of the network in each direction. P19 and P22 use 150 in each of two, P18 900, P20 "
                  "512."),
        choiceRow(
            "encoder.directions", "Directions", PARAGRAM_CHOICE(encoder.directions), expert,
            choicesOf<JoinedDirections>(),
            "How the vectors of the two directions become one: concatenated (P19), or added, which P18's "
            "released program does."),
        choiceRow(
            "encoder.combine", "Combined with averages", PARAGRAM_CHOICE(encoder.combine), expert,
            choicesOf<Combination>(),
            "Whether the average of embeddings joins the vector of the network: concatenated, or added, "
            "which needs vectors of equal length. They are trained together, each with embeddings of its "
            "own; "
            "the network reads the first kind of tokens (P18, 5.6: word,trigram with an LSTM)."),
        flagRow("encoder.separate-networks", "A network for each language",
                PARAGRAM_FIELD(encoder.separateNetworks), expert,
                "Sources and targets go through networks of their own; the embeddings are shared as "
                "encoder.sharing says."),
        flagRow("encoder.peepholes", "Peepholes", PARAGRAM_FIELD(encoder.peepholes), expert,
                "The gates of the network also see its cells, as in P18's released program."),
        numberRow(
            "encoder.scramble", "Scrambling", PARAGRAM_FIELD(encoder.scramble), basic, {0, 1, ""},
            "Probability that the tokens of a sentence are shuffled in training, so that the network does "
            "not rely on their order alone. P18 and P19 use 0.3 for recurrent encoders."),
        choiceRow(
            "encoder.scrambling", "Scrambled", PARAGRAM_CHOICE(encoder.scrambling), expert,
            choicesOf<Scrambling>(),
            "pairs: both sides of a pair, drawn again in each epoch (P18); sentences: each side alone, and "
            "the same ones in all epochs, as P19's released program does."),
    };
}

}  // namespace paragram
