// Retrieval sets in the layout of LASER (files.md, Evaluation sets): NAME.xxx and NAME.eng, translations line
// by line.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram {

struct RetrievalFiles {
    std::filesystem::path source, target;
    std::string name;                            // "tatoeba.deu-eng"
    std::string sourceLanguage, targetLanguage;  // "deu", "eng"
};

struct RetrievalSet {
    std::string name, sourceLanguage, targetLanguage;
    std::vector<std::string> source, target;  // the same number
    std::filesystem::path folder = {};        // of its files
};

// The data sets of a folder by name: pairs of files NAME.A-B.A and NAME.A-B.B.
std::vector<RetrievalFiles> findRetrievalSets(const std::filesystem::path& folder);
// Error if a file cannot be read or the numbers of lines differ.
Result<RetrievalSet> readRetrievalSet(const RetrievalFiles& files);

}  // namespace paragram
