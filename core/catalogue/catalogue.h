// Public datasets, models and tools: where they are, what they are good for, on what terms.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace paragram {

struct CatalogueFile {
    std::vector<std::string> urls;  // mirrors, the best first
    std::string name;               // on disk, relative to the entry's folder
    std::int64_t bytes = 0;         // exact size; 0: not known
    std::int64_t aboutBytes = 0;    // where only this is known; 0: not known either
    std::string sha256;             // empty: not known
};

// What a person has to choose before an entry names files.
enum class LanguageChoice { none, one, two };

struct CatalogueEntry {
    std::string id, title;
    std::string kind;       // translations, paraphrases, evaluation, mining, models, vectors, language
                            // identification
    std::string about;      // what is inside and what it is good for
    std::string languages;  // as a sentence says them
    std::string licence, terms;
    bool nonCommercial = false;
    bool large = false;  // more than kLargeDownload, as far as is known
    LanguageChoice choice = LanguageChoice::none;
    bool ordered = false;               // two codes in alphabetical order
    std::vector<std::string> codes;     // that can be chosen; empty: any
    std::vector<std::string> versions;  // the usual one first; empty: only one
    std::vector<CatalogueFile> files;   // with {first}, {second}, {version} in URLs and names
    std::vector<std::string> unpack;    // patterns of archive members worth unpacking; empty: read in place
    std::string use;                    // what comes next: import, explore, evaluate, mine, model, file
};

// datasets/catalogue, in its order.
const std::vector<CatalogueEntry>& catalogue();

// nullptr: none of this id.
const CatalogueEntry* findEntry(std::string_view id);

// Entries that have every word of the query (any case) somewhere, and are of that kind; empty: all.
std::vector<const CatalogueEntry*> searchCatalogue(std::string_view query, std::string_view kind = {});

struct CatalogueChoice {
    std::string first, second;  // language codes in the entry's own spelling
    std::string version;        // empty: the usual one
};

// The files to fetch for a choice, with the checksums that are known. Error: a language is missing or not
// there.
Result<std::vector<CatalogueFile>> filesOf(const CatalogueEntry& entry, const CatalogueChoice& choice);

// An entry a file on disk may be, found by its name; with the file of the entry it would be.
struct CatalogueMatch {
    const CatalogueEntry* entry = nullptr;
    CatalogueChoice choice;
    CatalogueFile file;
};
std::vector<CatalogueMatch> matchesByName(const std::string& fileName);

// Any entry with files of that size and checksum, whatever the file is called.
std::vector<CatalogueMatch> matchesByContent(std::int64_t bytes, std::string_view sha256);

}  // namespace paragram
