// Every setting of the engine with its default. Keys, ranges and help stand in setting_table_*.cpp.
#pragma once

#include <cstdint>
#include <string>

namespace paragram {

struct TextSettings {
    bool lowerCase = true;  // P19, P22: full Unicode, independent of the locale
};

struct PairSettings {
    bool skipBadLines = false;  // count and leave out lines that cannot be read, instead of refusing the file
};

struct FilterSettings {
    int minimumLength = 1;            // whitespace tokens of each side
    int maximumLength = 0;            // whitespace tokens of each side; 0: no limit
    std::string duplicates = "keep";  // keep, one (the first), none
    bool identical = true;            // drop pairs whose two sides are the same text
};

struct TokenizerSettings {
    std::string kind = "sentencepiece";  // sentencepiece, word, trigram
    std::string model = "unigram";       // SentencePiece: unigram, bpe
    int vocabulary = 20000;              // P19
    double characterCoverage = 0.995;    // P19, P22
    int maximumTokens = 100;             // longer sentences are cut
    std::int64_t sentences = 0;          // learned from, drawn evenly; 0: all
};

struct EncoderSettings {
    std::string kind = "sp";         // sp, word, trigram, or a sum "sp+word" or concatenation "word,trigram"
    int dimension = 300;             // d, of each part
    std::string sharing = "shared";  // do the two languages share rows: shared, marked, unshared
    std::string pooling = "mean";    // mean, max
    double dropout = 0.0;            // on elements of looked-up embeddings, training only
    std::string wordVectors;         // file of vectors that rows begin with; empty: none
    std::string random = "own";      // who draws the numbers that rows begin with: own, pytorch
    std::int64_t seed = -1;          // of these numbers; -1: train.seed
};

struct TrainSettings {
    int epochs = 10;
    std::int64_t steps = 0;  // 0: no limit
    int batch = 128;         // B, pairs a mini-batch
    int megaBatch = 60;      // M, mini-batches a mega-batch
    int anneal = 150;        // mini-batches until M grows by one; 0: no annealing
    double margin = 0.4;     // delta
    double learningRate = 0.001;
    double clip = 5.0;                     // global gradient norm; 0: no clipping
    std::string negatives = "auto";        // auto, opposite, any
    bool repeats = false;                  // may a sentence with the same tokens be a negative
    bool symmetric = true;                 // both terms of the loss
    std::string loss = "margin";           // margin, softmax (in-batch)
    double temperature = 0.05;             // of the softmax
    std::string negativeSearch = "exact";  // exact, projected
    std::string adam = "dense";            // dense, lazy
    double average = 0;                    // decay a step of the running mean of the weights; 0: none
    std::int64_t seed = 1;
    int threads = 0;                 // 0: one for each core
    int memory = 2000;               // megabytes of tokens in memory, more go to disk; 0: no limit
    std::int64_t evaluateEvery = 0;  // steps between development evaluations; 0: each epoch
    int patience = 0;                // evaluations without a better score that end training; 0: never
    double checkpointMinutes = 5;    // 0: only at the end of each epoch
    bool tensorboard = false;        // event files in the run folder while it trains
};

struct Settings {
    TextSettings text;
    PairSettings pairs;
    FilterSettings filter;
    TokenizerSettings tokenizer;
    EncoderSettings encoder;
    TrainSettings train;
};

}  // namespace paragram
