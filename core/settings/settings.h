// Every setting of the engine with its default. Keys, ranges and help texts are in setting_table_*.cpp.
#pragma once

#include <cstdint>
#include <string>

#include "core/settings/choices.h"

namespace paragram {

struct TextSettings {
    bool lowerCase = true;  // P19, P22: full Unicode, independent of the locale
};

struct PairSettings {
    bool skipBadLines = false;  // count and skip lines that cannot be read, instead of rejecting the file
};

struct FilterSettings {
    int minimumLength = 1;  // words of each side, separated by white space
    int maximumLength = 0;  // words of each side; 0: no limit
    Duplicates duplicates = Duplicates::keep;
    bool identical = true;  // drop pairs with the same text on both sides
};

struct TokenizerSettings {
    TokenizerKind kind = TokenizerKind::sentencepiece;
    PieceModel model = PieceModel::unigram;
    int vocabulary = 20000;            // P19
    double characterCoverage = 0.995;  // P19, P22
    int maximumTokens = 100;           // longer sentences are truncated
    std::int64_t sentences = 0;        // used for learning the vocabulary, sampled evenly; 0: all
};

struct EncoderSettings {
    std::string kind = "sp";  // sp, word, trigram, or a sum "sp+word" or concatenation "word,trigram"
    int dimension = 300;      // d, of each part
    Sharing sharing = Sharing::shared;
    Pooling pooling = Pooling::mean;
    double dropout = 0.0;                           // of elements of looked-up embeddings, in training only
    std::string wordVectors;                        // file with the initial values of rows; empty: none
    std::string start;                              // a model that is trained further; empty: none
    RandomGenerator random = RandomGenerator::own;  // of the embedding initialisation
    std::int64_t seed = -1;                         // of the embedding initialisation; -1: train.seed
    Network network = Network::average;
    int units = 150;  // of the network, in each direction
    JoinedDirections directions = JoinedDirections::concatenated;
    Combination combine = Combination::none;  // with averages, which then have embeddings of their own
    bool separateNetworks = false;            // one for each language
    bool peepholes = false;
    double scramble = 0;  // probability that a sentence is scrambled in training
    Scrambling scrambling = Scrambling::pairs;
};

// Of a transformer or an LSTM encoder-decoder (encoder.network) and of the generative model that trains it;
// P20's values.
struct GenerativeSettings {
    Generative model = Generative::bgt;
    int encoderLayers = 5, decoderLayers = 1, heads = 8, feedForward = 1024;
    int latent = 0;  // k, length of the sentence vector; 0: encoder.dimension
    Placement placement = Placement::logit;
    double smoothing = 0.1;          // of the labels of translations
    std::int64_t klUpdates = 65536;  // until the weight of the KL terms is 1
    int updateTokens = 25000;        // of the longer sides of the pairs of an update
    int startTokens = 0;             // of the first update, growing to updateTokens; 0: updateTokens
    int growth = 1000;               // updates until then
    int batchTokens = 1250;          // of a micro-batch; the micro-batches of an update are added
    int warmUp = 4000;               // updates until the full learning rate
    double weightDecay = 1e-4;
    int candidates = 0;           // expected number of tokens in the sampled softmax; 0: all
    double fullSoftmax = 0;       // share of the training at its end that uses all tokens nevertheless
    double marginWeight = 0;      // of the margin loss of the averaging models, as a further objective
    bool averages = false;        // the vector includes the average of the embeddings
    std::string start;            // an averaging model whose embeddings it starts with; empty: none
    std::string parses;           // file of the parses of the targets, whose forms scpn learns to write in
    std::string sourceParses;     // of the sources, of the same pairs; empty: not known
    Form form = Form::topLevels;  // what scpn reads of a parse
    bool copies = true;           // scpn and parse-generator copy tokens of the source
    int labelDimension = 56;      // of the embeddings of a form's symbols
    int formUnits = 128;          // of the LSTM that reads them
    bool aggressive = false;      // the encoders are trained ahead of the decoders (He et al. 2019)
    int heldOut = 500;            // pairs kept from training, whose perplexity is measured
    Device device = Device::cpu;
    Precision precision = Precision::automatic;
};

struct TrainSettings {
    int epochs = 10;
    std::int64_t steps = 0;  // 0: no limit
    int batch = 128;         // B, pairs per mini-batch
    int megaBatch = 60;      // M, mini-batches per mega-batch
    int anneal = 150;        // mini-batches after which M grows by one; 0: no annealing
    double margin = 0.4;     // delta
    double learningRate = 0.001;
    double clip = 5.0;  // global gradient norm; 0: no clipping
    Negatives negatives = Negatives::automatic;
    bool repeats = false;   // a sentence with the same tokens may be a negative
    int negativeCount = 1;  // of each sentence
    double guard = 2;       // by how much a negative's cosine may exceed that of the pair
    bool symmetric = true;  // both terms of the loss
    Loss loss = Loss::margin;
    double temperature = 0.05;     // of the softmax
    bool nested = false;           // the loss of the first 32, 64, 128, ... dimensions as well
    std::string teacher;           // file with vectors of another model, which is followed; empty: none
    std::string teacherSentences;  // file with the sentences of these vectors
    double teacherShare = 0.5;     // of the teacher's loss in the sum; 1: that alone
    TeacherLoss teacherLoss = TeacherLoss::cosine;
    NegativeSearch negativeSearch = NegativeSearch::exact;
    AdamUpdate adam = AdamUpdate::dense;
    double average = 0;  // decay per step of the running mean of the weights; 0: none
    std::int64_t seed = 1;
    int threads = 0;           // 0: one per core
    int memory = 2000;         // megabytes of tokens in memory, more are stored on disk; 0: no limit
    bool tableOnDisk = false;  // table and moments are in a file; a rank has only its own rows in memory
    std::int64_t evaluateEvery = 0;  // steps between development evaluations; 0: each epoch
    int patience = 0;                // evaluations without a better score that end training; 0: never
    double checkpointMinutes = 5;    // 0: only at the end of each epoch
    int heldOut = 1000;              // pairs kept from training without development sets; 0: none
    bool tensorboard = false;        // write event files to the run folder during training
};

// The costs with which sentences of two documents are linked (methods.md, Alignment).
struct AlignSettings {
    int largest = 8;         // sentences of a link on either side, 1 to 8
    double product = 0.5;    // sizes of a link that weigh its distance: 1 their product, 0 their mean
    double words = 0.16;     // for each word, by how its translation is found inside and beside the link
    double length = 0.23;    // of the difference in length, in units of its square root
    double further = 0.67;   // for each further sentence of a link
    double numbers = 0.16;   // for each number without its equal
    double names = 0.04;     // for each name without its equal
    double terms = 0.3;      // for each term of the glossary without its translation
    double punctuation = 0;  // for each punctuation mark without its equal
    double ending = 0.38;    // if the two sides end with different marks
    double skip = 0.6;       // cost of leaving out a sentence, as a share of a random link's median cost
    int samples = 100;       // random runs for expected cosines
    int band = 16;           // sentences around the coarse path that are searched
};

struct Settings {
    TextSettings text;
    PairSettings pairs;
    FilterSettings filter;
    TokenizerSettings tokenizer;
    EncoderSettings encoder;
    GenerativeSettings generative;
    TrainSettings train;
    AlignSettings align;
};

}  // namespace paragram
