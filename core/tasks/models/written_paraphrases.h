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
#include "core/pairs/store/pair_store.h"
#include "core/text/numbers.h"

namespace paragram {

struct WrittenParaphrase {
    std::size_t source = 0;         // number of the sentence
    std::string text;               // the paraphrase
    std::string origin;             // the translation that it was made of, or its template (parseTemplate)
    std::string parse{};            // without words, in which it is written; empty: none was given
    std::vector<TextSpan> added{};  // words that the sentence has not
    double cosine = std::numeric_limits<double>::quiet_NaN();  // with the sentence; NaN: no model
    double overlap = 0;                                        // trigram overlap with the sentence, 0 to 1
    double score = 0;  // log-probability per token; of a round trip, mean of both translations
};

// Texts written, those that repeat the sentence, and those that repeat another text of it but for case and
// punctuation, of which the one with the best score stays.
struct ParaphraseCounts {
    std::int64_t candidates = 0, same = 0, repeated = 0;
    void add(const ParaphraseCounts& more);
};

struct WrittenParaphrases : ParaphraseCounts {
    // Sentence after sentence, of each the best first: by cosine, without a model by score.
    std::vector<WrittenParaphrase> texts;
    std::string language, through;
    bool inForms = false;                         // by templates instead of a round trip (form_paraphrases.h)
    bool inParses = false;                        // and each in a whole parse
    std::int64_t sentences = 0, alreadyDone = 0;  // of these, by a run that was interrupted
    std::string remark;                           // on the language of the sentences; LanguageCheck::remark
    std::string provenance;                       // one line for PairStoreInfo::recipe
};

struct DistinctTexts : ParaphraseCounts {
    std::vector<WrittenParaphrase> texts;  // in the order of the candidates
    void add(DistinctTexts more);
};
// The paraphrases among texts that were written for a sentence.
DistinctTexts distinctTexts(const std::string& sentence, std::vector<WrittenParaphrase> candidates);

// Measures added words and overlap of texts with their sentences, the first of which has this number.
void compareTexts(std::span<const std::string> sentences, std::size_t first,
                  std::span<WrittenParaphrase> texts);
// With a scorer, measures their cosines; sorts them as WrittenParaphrases has them.
void rankTexts(std::span<const std::string> sentences, std::size_t first, std::span<WrittenParaphrase> texts,
               const PairScorer& scorer);

// Pairs of sentence and paraphrase as a pair store. The score of a pair is its cosine; where there is none,
// the log-probability, and the store says so (ScoreKind). Throws MachineFailure.
class ParaphraseStore {
  public:
    explicit ParaphraseStore(const std::filesystem::path& output) : store_(output) {}
    void add(const std::string& sentence, const WrittenParaphrase& text);
    std::int64_t pairs() const { return store_.pairs(); }
    // of: what the pairs are of, with its language and provenance.
    void commit(const WrittenParaphrases& of);

  private:
    PairStoreWriter store_;
    ScoreKind scores_ = ScoreKind::given;
};
// The texts of these numbers as such a store.
void storeParaphrases(std::span<const std::string> sources, const WrittenParaphrases& summary,
                      std::span<const std::size_t> numbers, const std::filesystem::path& output);

}  // namespace paragram
