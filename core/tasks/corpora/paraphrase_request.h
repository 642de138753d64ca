// What is needed to make paraphrases from translations, and the record from which an interrupted run of it is
// found again.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/generation/line_translator.h"
#include "core/pairs/store/pair_store.h"

namespace paragram {

struct ParaphraseRequest {
    std::filesystem::path pairs;   // store
    std::filesystem::path output;  // store: each sentence of the other side with its paraphrase; the score is
                                   // the log-probability per token of the translation
    std::filesystem::path table;   // sentence, paraphrase, original and score in a text file; empty: none
    Side side = Side::target;      // is translated
    LongSentences longSentences = LongSentences::split;
    WritingOptions writing{.beam = 12};  // P18, 3; with best > 1 that many paraphrases of each sentence
    std::filesystem::path model{};       // run or file of the translator, for the record only
    // Nothing more is translated: the store has what earlier runs translated, and the same request without
    // this continues them.
    bool onlyDone = false;
    // Told soon after the start if the side is not in the language that is translated; LanguageCheck::remark.
    std::function<void(const std::string& remark)> onRemark{};
};

// How a model translates a side of such a store into the language of the other. Error for a model that does
// not translate between these languages.
Result<WritingRoute> paraphraseRoute(const Model& model, const PairStoreInfo& info, Side side);

// Where the translations of a run are until its store is written.
std::filesystem::path translationsOf(const std::filesystem::path& output);

// The record OUTPUT.translations.request, while a run is unfinished. Throws MachineFailure.
void writeParaphraseRecord(const ParaphraseRequest& request);
// The record and the translations: what an unfinished run leaves, as far as it exists.
std::vector<std::filesystem::path> paraphraseFiles(const std::filesystem::path& output);
// Removes these files.
void discardParaphrases(const std::filesystem::path& output);

struct UnfinishedParaphrases {
    ParaphraseRequest request;
    std::int64_t done = 0;   // pairs translated
    std::int64_t total = 0;  // pairs of the store; 0: it cannot be read any more
};
// Those whose output is in this folder, by name. Records that cannot be read are ignored.
std::vector<UnfinishedParaphrases> unfinishedParaphrases(const std::filesystem::path& folder);

}  // namespace paragram
