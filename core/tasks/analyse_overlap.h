// Token overlap of the two sides of pair stores, and whether it or the distance of languages goes with the
// quality of models (Wieting et al. 2019, 4.2, Figure 1 and Table 5).
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/score_table.h"
#include "core/pairs/pair_store.h"
#include "core/tokens/model_tokenizer.h"

namespace paragram {

struct OverlapRequest {
    std::filesystem::path pairs;                    // store
    std::vector<std::filesystem::path> tokenizers;  // one for both sides, or one each; empty: model's
    std::filesystem::path model;                    // run or model file
};

// What cuts sentences into the tokens whose overlap counts.
struct OverlapTokens {
    std::shared_ptr<const ModelTokenizer> tokenizer;
    bool lowerCase = true;
};
// As OverlapRequest names them.
Result<OverlapTokens> loadOverlapTokens(const std::vector<std::filesystem::path>& tokenizers,
                                        const std::filesystem::path& model);
// The side whose types are counted: English's, else the source's.
Side overlapSide(const PairStoreInfo& info);

struct OverlapSummary {
    std::string sourceLanguage, targetLanguage;
    std::int64_t pairs = 0;
    std::size_t sourceTypes = 0, targetTypes = 0, shared = 0;
    // Share of the English side's types that the other side has; of the source's where neither is English.
    double overlap = 0;
    bool stopped = false;
};

Result<OverlapSummary> measureOverlap(const OverlapRequest& request, JobContext& job);

// A language of a study: what its model scores, and what may explain it. Values x1 (0..1); NaN: not known.
struct StudiedLanguage {
    std::string language;
    double score = 0;    // mean of STS 2012-2016, Pearson
    double overlap = 0;  // of English with it
    std::vector<double> distances;
};

// Spearman of the scores with the overlap and with each distance, over the languages that have both.
struct StudyCorrelations {
    std::string name;  // "all", "overlap <= 0.3", "overlap > 0.3"
    std::size_t languages = 0;
    double overlap = 0;
    std::vector<double> distances;
};

struct LanguageStudy {
    std::vector<std::string> distanceNames;
    std::vector<StudiedLanguage> languages;
    std::vector<StudyCorrelations> correlations;
};

// table: a header and a line a language, separated by tabs. Columns: language; score, or model (a run or
// model file) to be evaluated on suites; overlap, or pairs (a store) to measure it on with the model's
// tokenizer; any other column of numbers is a distance (URIEL's, for instance). Files are found beside the
// table, too.
Result<LanguageStudy> studyLanguages(const std::filesystem::path& table,
                                     const std::vector<std::filesystem::path>& suites, double threshold,
                                     JobContext& job);

// From values that are known already.
std::vector<StudyCorrelations> correlateStudy(const std::vector<StudiedLanguage>& languages,
                                              std::size_t distances, double threshold);

// The languages, and the correlations with the paper's beside them.
std::vector<ScoreTable> studyTables(const LanguageStudy& study);

}  // namespace paragram
