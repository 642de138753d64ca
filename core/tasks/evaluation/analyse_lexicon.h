// Builds a paraphrase lexicon from pair stores, writes it, and compares it with word similarity lists.
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
    int minimumCount = 10;                     // sentences in which a word must occur
    int longest = 30;          // word tokens; pairs with longer sentences are skipped; 0: no limit
    double smallestScore = 0;  // pairs with a lower given score are skipped (P18: 0.35); 0: no limit
};

struct LexiconSummary {
    std::shared_ptr<const Lexicon> lexicon;
    std::string sourceLanguage, targetLanguage;
    std::int64_t pairs = 0, passedOver = 0;  // used, and skipped
    double seconds = 0;
};

// Stopped: the lexicon of the pairs read so far. Error if the stores' languages differ or one cannot be read.
Result<LexiconSummary> buildLexicon(const LexiconRequest& request, JobContext& job);

// Writes the best entries of every word: word, entry, pairs, cross PMI, adjusted PMI. Stopped: there is no
// file. Throws MachineFailure.
Result<Nothing> writeLexicon(const LexiconSummary& summary, std::size_t most, LexiconScore by,
                             const std::filesystem::path& output, JobContext& job);

struct LexiconAgreement {
    std::string name;                  // "SIMLEX-999"
    std::size_t pairs = 0, known = 0;  // known: the two words occur on opposite sides of a pair
    double crossSpearman = 0, adjustedSpearman = 0;
};

// Spearman's rho of the gold scores of word lists with the lexicon's scores; words that never occur on
// opposite sides score 0 (as for PPDB in P18, Table 13). Stopped: the lists evaluated so far. Error for
// unreadable lists.
Result<std::vector<LexiconAgreement>> evaluateLexicon(const Lexicon& lexicon,
                                                      const std::filesystem::path& words, JobContext& job);

}  // namespace paragram
