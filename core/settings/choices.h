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
enum class Network { average, lstm, blstm };
constexpr NamedValue<Network> kNetworkNames[]{{Network::average, "average", "none: averaging"},
                                              {Network::lstm, "lstm", "LSTM"},
                                              {Network::blstm, "blstm", "LSTM, both directions"}};
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
