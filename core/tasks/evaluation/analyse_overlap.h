// Token overlap between the sides of pair stores, and its correlation, and that of language distances, with
// the quality of models (P19, 4.2, Figure 1 and Table 5).
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/reports/score_table.h"
#include "core/pairs/store/pair_store.h"
#include "core/tokens/model/model_tokenizer.h"

namespace paragram {

struct OverlapRequest {
    std::filesystem::path pairs;                    // store
    std::vector<std::filesystem::path> tokenizers;  // one for both sides, or one each; empty: the model's
    std::filesystem::path model;                    // run or model file
};

// The tokenizer for measuring overlap.
struct OverlapTokens {
    std::shared_ptr<const ModelTokenizer> tokenizer;
    bool lowerCase = true;
};
// Loads what OverlapRequest names. Error if a file cannot be read, or for more than two tokenizers.
Result<OverlapTokens> loadOverlapTokens(const std::vector<std::filesystem::path>& tokenizers,
                                        const std::filesystem::path& model);
// The side whose types are counted: the English one, otherwise the source.
Side overlapSide(const PairStoreInfo& info);

struct OverlapSummary {
    std::string sourceLanguage, targetLanguage;
    std::int64_t pairs = 0;
    std::size_t sourceTypes = 0, targetTypes = 0, shared = 0;
    // Share of the types of overlapSide that also occur on the other side, 0..1.
    double overlap = 0;
};

// Stopped: the overlap of the pairs read so far. Error if a file cannot be read.
Result<OverlapSummary> measureOverlap(const OverlapRequest& request, JobContext& job);

// A language of a study: the score of its model, and what may explain it. NaN: unknown.
struct StudiedLanguage {
    std::string language;
    double score = 0;    // mean of STS 2012-2016, Pearson's r
    double overlap = 0;  // of English with the language, 0..1
    std::vector<double> distances;
};

// Spearman's rho of the scores with the overlap and with each distance, over the languages that have both.
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

// table: a header and one line per language, tab-separated. Columns: language; score, or model (a run folder
// or model file) to be evaluated on suites; overlap, or pairs (a store) to measure it on with the model's
// tokenizer; any other column of numbers is a distance (such as URIEL's). Files are also searched next to the
// table. Error names the line that cannot be read. Stopped: the languages so far.
Result<LanguageStudy> studyLanguages(const std::filesystem::path& table,
                                     const std::vector<std::filesystem::path>& suites, double threshold,
                                     JobContext& job);

// The correlations of known values.
std::vector<StudyCorrelations> correlateStudy(const std::vector<StudiedLanguage>& languages,
                                              std::size_t distances, double threshold);

// The languages, and the correlations next to those of the paper.
std::vector<ScoreTable> studyTables(const LanguageStudy& study);

}  // namespace paragram
