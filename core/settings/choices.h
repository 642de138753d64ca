// The choices of settings, each with its names.
#pragma once

#include <span>

#include "core/base/enum_names.h"

namespace paragram {

// What happens to a pair that occurs more than once.
enum class Duplicates { keep, one, none };
constexpr NamedValue<Duplicates> kDuplicatesNames[]{{Duplicates::keep, "keep", "keep all"},
                                                    {Duplicates::one, "one", "keep the first"},
                                                    {Duplicates::none, "none", "keep none"}};
constexpr std::span<const NamedValue<Duplicates>> namesOf(Duplicates) {
    return kDuplicatesNames;
}

enum class TokenizerKind { sentencepiece, word, trigram };
constexpr NamedValue<TokenizerKind> kTokenizerKindNames[]{
    {TokenizerKind::sentencepiece, "sentencepiece", "sentence pieces"},
    {TokenizerKind::word, "word", "words"},
    {TokenizerKind::trigram, "trigram", "character trigrams"}};
constexpr std::span<const NamedValue<TokenizerKind>> namesOf(TokenizerKind) {
    return kTokenizerKindNames;
}

// How SentencePiece learns its pieces.
enum class PieceModel { unigram, bpe };
constexpr NamedValue<PieceModel> kPieceModelNames[]{{PieceModel::unigram, "unigram", "unigram"},
                                                    {PieceModel::bpe, "bpe", "byte pair"}};
constexpr std::span<const NamedValue<PieceModel>> namesOf(PieceModel) {
    return kPieceModelNames;
}

// What the two languages share (P19, 4.2).
enum class Sharing { shared, marked, unshared };
constexpr NamedValue<Sharing> kSharingNames[]{{Sharing::shared, "shared", "vocabulary and rows"},
                                              {Sharing::marked, "marked", "only the segmentation"},
                                              {Sharing::unshared, "unshared", "nothing"}};
constexpr std::span<const NamedValue<Sharing>> namesOf(Sharing) {
    return kSharingNames;
}

enum class Pooling { mean, max };
constexpr NamedValue<Pooling> kPoolingNames[]{{Pooling::mean, "mean", "mean"},
                                              {Pooling::max, "max", "maximum"}};
constexpr std::span<const NamedValue<Pooling>> namesOf(Pooling) {
    return kPoolingNames;
}

// What makes a sentence vector of the embeddings of its tokens.
enum class Network { average, lstm, blstm, transformer, seq2seq };
constexpr NamedValue<Network> kNetworkNames[]{{Network::average, "average", "none: averaging"},
                                              {Network::lstm, "lstm", "LSTM"},
                                              {Network::blstm, "blstm", "LSTM, both directions"},
                                              {Network::transformer, "transformer", "transformer"},
                                              {Network::seq2seq, "seq2seq", "LSTM encoder-decoder"}};
constexpr std::span<const NamedValue<Network>> namesOf(Network) {
    return kNetworkNames;
}

// How the vectors of the two directions become one.
enum class JoinedDirections { concatenated, added };
constexpr NamedValue<JoinedDirections> kJoinedDirectionsNames[]{
    {JoinedDirections::concatenated, "concatenated", "concatenated"},
    {JoinedDirections::added, "added", "added"}};
constexpr std::span<const NamedValue<JoinedDirections>> namesOf(JoinedDirections) {
    return kJoinedDirectionsNames;
}

// The generative models that train a transformer or an LSTM encoder-decoder: those of P20, Table 2,
// translation whose decoder attends to every token of the source, and paraphrase whose decoder also attends
// to the symbols of a form that is given (SCPN), or the same of parses in place of sentences.
enum class Generative {
    bgt,
    released,
    noprior,
    nolangvars,
    bitrans,
    entrans,
    envae,
    enae,
    translation,
    backTranslation,
    scpn,
    parseGenerator
};
constexpr NamedValue<Generative> kGenerativeNames[]{
    {Generative::bgt, "bgt", "BGT"},
    {Generative::released, "released", "BGT as released"},
    {Generative::noprior, "noprior", "BGT without prior"},
    {Generative::nolangvars, "nolangvars", "BGT without language variables"},
    {Generative::bitrans, "bitrans", "translation, both directions"},
    {Generative::entrans, "entrans", "translation of the source"},
    {Generative::envae, "envae", "variational autoencoder of the source"},
    {Generative::enae, "enae", "autoencoder of the source"},
    {Generative::translation, "translation", "translation with attention"},
    {Generative::backTranslation, "back-translation", "translation with attention, to the source"},
    {Generative::scpn, "scpn", "paraphrase of a given form"},
    {Generative::parseGenerator, "parse-generator", "parse of a given form"}};
constexpr std::span<const NamedValue<Generative>> namesOf(Generative) {
    return kGenerativeNames;
}

// Whether it is given the form of what it writes.
constexpr bool writesInForms(Generative model) {
    return model == Generative::scpn || model == Generative::parseGenerator;
}
// Whether the decoder sees the states of every token of the source, in place of a sentence vector.
constexpr bool attendsToTokens(Generative model) {
    return model == Generative::translation || model == Generative::backTranslation || writesInForms(model);
}

// What is given as a form: the top two levels of a parse, or all of it but the words.
enum class Form { topLevels, parse };
constexpr NamedValue<Form> kFormNames[]{{Form::topLevels, "template", "template"},
                                        {Form::parse, "parse", "whole parse"}};
constexpr std::span<const NamedValue<Form>> namesOf(Form) {
    return kFormNames;
}

// Where the sentence vector enters the decoder of an LSTM encoder-decoder (P20, Appendix A): beside each
// input word, as the first hidden state, beside the state after the LSTM, and before the softmax.
enum class Placement {
    hidden,
    word,
    attention,
    logit,
    wordHidden,
    hiddenLogit,
    wordHiddenAttention,
    wordHiddenLogit,
    all
};
constexpr NamedValue<Placement> kPlacementNames[]{
    {Placement::hidden, "hidden", "first hidden state"},
    {Placement::word, "word", "each word"},
    {Placement::attention, "attention", "attention"},
    {Placement::logit, "logit", "before the softmax"},
    {Placement::wordHidden, "word+hidden", "word, hidden"},
    {Placement::hiddenLogit, "hidden+logit", "hidden, logit"},
    {Placement::wordHiddenAttention, "word+hidden+attention", "word, hidden, attention"},
    {Placement::wordHiddenLogit, "word+hidden+logit", "word, hidden, logit"},
    {Placement::all, "word+hidden+attention+logit", "all four"}};
constexpr std::span<const NamedValue<Placement>> namesOf(Placement) {
    return kPlacementNames;
}

// What computes a generative model.
enum class Device { automatic, cpu, cuda };
constexpr NamedValue<Device> kDeviceNames[]{{Device::automatic, "auto", "the GPU if there is one"},
                                            {Device::cpu, "cpu", "the processor"},
                                            {Device::cuda, "cuda", "the GPU"}};
constexpr std::span<const NamedValue<Device>> namesOf(Device) {
    return kDeviceNames;
}

// Of the matrix products of a generative model's training.
enum class Precision { automatic, single, mixed };
constexpr NamedValue<Precision> kPrecisionNames[]{{Precision::automatic, "auto", "mixed on a GPU"},
                                                  {Precision::single, "single", "single"},
                                                  {Precision::mixed, "mixed", "mixed"}};
constexpr std::span<const NamedValue<Precision>> namesOf(Precision) {
    return kPrecisionNames;
}

// Whether a sentence vector consists of the average of embeddings beside the vector of the network.
enum class Combination { none, concatenated, added };
constexpr NamedValue<Combination> kCombinationNames[]{
    {Combination::none, "none", "no"},
    {Combination::concatenated, "concatenated", "concatenated"},
    {Combination::added, "added", "added"}};
constexpr std::span<const NamedValue<Combination>> namesOf(Combination) {
    return kCombinationNames;
}

// When it is drawn which sentences are scrambled.
enum class Scrambling { pairs, sentences };
constexpr NamedValue<Scrambling> kScramblingNames[]{
    {Scrambling::pairs, "pairs", "pairs, drawn in each epoch"},
    {Scrambling::sentences, "sentences", "sentences, once for all epochs"}};
constexpr std::span<const NamedValue<Scrambling>> namesOf(Scrambling) {
    return kScramblingNames;
}

// The generator of the embedding initialisation.
enum class RandomGenerator { own, pytorch };
constexpr NamedValue<RandomGenerator> kRandomGeneratorNames[]{
    {RandomGenerator::own, "own", "this program's"}, {RandomGenerator::pytorch, "pytorch", "PyTorch's"}};
constexpr std::span<const NamedValue<RandomGenerator>> namesOf(RandomGenerator) {
    return kRandomGeneratorNames;
}

// The side of the other pairs that negatives come from.
enum class Negatives { automatic, opposite, any };
constexpr NamedValue<Negatives> kNegativesNames[]{{Negatives::automatic, "auto", "by language"},
                                                  {Negatives::opposite, "opposite", "other side"},
                                                  {Negatives::any, "any", "either side"}};
constexpr std::span<const NamedValue<Negatives>> namesOf(Negatives) {
    return kNegativesNames;
}

enum class Loss { margin, softmax };
constexpr NamedValue<Loss> kLossNames[]{{Loss::margin, "margin", "margin"},
                                        {Loss::softmax, "softmax", "softmax within the mini-batch"}};
constexpr std::span<const NamedValue<Loss>> namesOf(Loss) {
    return kLossNames;
}

enum class TeacherLoss { cosine, similarities };
constexpr NamedValue<TeacherLoss> kTeacherLossNames[]{
    {TeacherLoss::cosine, "cosine", "cosine"}, {TeacherLoss::similarities, "similarities", "similarities"}};
constexpr std::span<const NamedValue<TeacherLoss>> namesOf(TeacherLoss) {
    return kTeacherLossNames;
}

enum class NegativeSearch { exact, projected };
constexpr NamedValue<NegativeSearch> kNegativeSearchNames[]{
    {NegativeSearch::exact, "exact", "exact"}, {NegativeSearch::projected, "projected", "projected"}};
constexpr std::span<const NamedValue<NegativeSearch>> namesOf(NegativeSearch) {
    return kNegativeSearchNames;
}

// What Adam does with rows that have no gradient.
enum class AdamUpdate { dense, lazy };
constexpr NamedValue<AdamUpdate> kAdamUpdateNames[]{{AdamUpdate::dense, "dense", "dense"},
                                                    {AdamUpdate::lazy, "lazy", "lazy"}};
constexpr std::span<const NamedValue<AdamUpdate>> namesOf(AdamUpdate) {
    return kAdamUpdateNames;
}

}  // namespace paragram
