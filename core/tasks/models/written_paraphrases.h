// Paraphrases that a model wrote of sentences: which of the candidates are different, how far they are from
// their sentences, and the pair store of those that are wanted.
#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "core/models/pair_scorer.h"
#include "core/text/numbers.h"

namespace paragram {

struct WrittenParaphrase {
    std::size_t source = 0;         // number of the sentence
    std::string text;               // the paraphrase
    std::string origin;             // the translation that it was made of, or its template (parseTemplate)
    std::vector<TextSpan> added{};  // words that the sentence has not
    double cosine = std::numeric_limits<double>::quiet_NaN();  // with the sentence; NaN: no model
    double overlap = 0;                                        // trigram overlap with the sentence, 0 to 1
    double score = 0;  // log-probability per token; of a round trip, mean of both translations
};

struct WrittenParaphrases {
    // Sentence after sentence, of each the best first: by cosine, without a model by score.
    std::vector<WrittenParaphrase> texts;
    std::string language, through;
    bool inForms = false;  // by templates instead of a round trip (form_paraphrases.h)
    // Texts written, those that repeat the sentence, and those that repeat another text of it but for case
    // and punctuation, of which the one with the best score stays.
    std::int64_t candidates = 0, same = 0, repeated = 0;
    std::string remark;      // on the language of the sentences; LanguageCheck::remark
    std::string provenance;  // one line for PairStoreInfo::recipe
};

struct DistinctTexts {
    std::vector<WrittenParaphrase> texts;  // in the order of the candidates
    std::int64_t same = 0, repeated = 0;
};
// The paraphrases among texts that were written for a sentence, as WrittenParaphrases has them.
DistinctTexts distinctTexts(const std::string& sentence, std::vector<WrittenParaphrase> candidates);

// Measures added words, overlap and, with a scorer, cosine of the texts with their sentences, and sorts them
// as WrittenParaphrases has them.
void rankTexts(const std::vector<std::string>& sources, std::span<WrittenParaphrase> texts,
               const PairScorer& scorer);

// Writes the texts of these numbers as pairs of sentence and paraphrase to a pair store. The score of a pair
// is its cosine; where there is none, the log-probability, and the store says so (ScoreKind). Throws
// MachineFailure.
void storeParaphrases(std::span<const std::string> sources, const WrittenParaphrases& summary,
                      std::span<const std::size_t> numbers, const std::filesystem::path& output);

}  // namespace paragram
