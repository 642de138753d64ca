// Pair stores to a paraphrase lexicon, its file, and its agreement with people on single words.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include "core/analysis/lexicon.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/evaluation_report.h"

namespace paragram {

struct LexiconRequest {
    std::vector<std::filesystem::path> pairs;  // stores
    int minimumCount = 10;                     // sentences a word must stand in
    int longest = 30;          // word tokens; longer sentences are left out with their pair; 0: none
    double smallestScore = 0;  // pairs with a lower given score are left out (P18: 0.35); 0: none
};

struct LexiconSummary {
    std::shared_ptr<const Lexicon> lexicon;
    std::string sourceLanguage, targetLanguage;
    std::int64_t pairs = 0, passedOver = 0;
    double seconds = 0;
};

// A stop gives the lexicon of the pairs read so far. Error where the stores' languages differ.
Result<LexiconSummary> buildLexicon(const LexiconRequest& request, JobContext& job);

// A file with the best entries of every word: word, entry, pairs, cross-sentence PMI, adjusted PMI. False:
// stopped, and there is no file.
Result<bool> writeLexicon(const LexiconSummary& summary, std::size_t most, LexiconScore by,
                          const std::filesystem::path& output, JobContext& job);

struct LexiconAgreement {
    std::string name;                  // "SIMLEX-999"
    std::size_t pairs = 0, known = 0;  // known: the two words face each other in the data
    double crossSpearman = 0, adjustedSpearman = 0;
};

// Spearman of a word list's grades with the lexicon's scores; a pair that never faces each other scores 0 (as
// for PPDB in P18, Table 13). A stop gives the lists done until then.
Result<std::vector<LexiconAgreement>> evaluateLexicon(const Lexicon& lexicon,
                                                      const std::filesystem::path& words, JobContext& job);

}  // namespace paragram
