// Retrieval sets as LASER lays them out (formats.md 14): NAME.xxx and NAME.eng, translations line by line,
// and the share of sentences whose nearest neighbour is another text than its translation.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/mining/margin_score.h"
#include "core/search/exact_search.h"

namespace paragram {

struct RetrievalFiles {
    std::filesystem::path source, target;
    std::string name;                            // "tatoeba.deu-eng"
    std::string sourceLanguage, targetLanguage;  // "deu", "eng"
};

struct RetrievalSet {
    std::string name, sourceLanguage, targetLanguage;
    std::vector<std::string> source, target;  // equally many
};

// The sets of a folder by name: pairs of files NAME.A-B.A and NAME.A-B.B.
std::vector<RetrievalFiles> findRetrievalSets(const std::filesystem::path& folder);
// Error when the two files have different numbers of lines.
Result<RetrievalSet> readRetrievalSet(const RetrievalFiles& files);

struct RetrievalErrors {
    double forward = 0, backward = 0;  // shares of sources and of targets, 0..1
    double mean() const { return (forward + backward) / 2; }
};

// By cosine (MarginKind::absolute: the Tatoeba error) or by a margin among the k neighbours (ratio, k 4:
// xSIM). Texts are compared, not places: a set may hold a text twice.
RetrievalErrors retrievalErrors(std::span<const std::string> source, std::span<const std::string> target,
                                const MutualNeighbours& neighbours, MarginKind kind);

}  // namespace paragram
