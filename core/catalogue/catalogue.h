// Public data sets, models and tools: addresses, purposes and terms.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace paragram {

struct CatalogueFile {
    std::vector<std::string> urls;  // mirrors, the preferred one first
    std::string name;               // on disk, relative to the entry's folder
    std::int64_t bytes = 0;         // exact size; 0: unknown
    std::int64_t aboutBytes = 0;    // if only this is known; 0: unknown
    std::string sha256;             // empty: unknown
};

// The languages to choose before the files of an entry are known.
enum class LanguageChoice { none, one, two };

struct CatalogueEntry {
    std::string id, title;
    std::string kind;       // translations, paraphrases, evaluation, mining, documents, models, vectors,
                            // language identification
    std::string about;      // contents and purpose
    std::string languages;  // as text
    std::string licence, terms;
    bool nonCommercial = false;
    bool large = false;  // more than kLargeDownload, as far as known
    LanguageChoice choice = LanguageChoice::none;
    bool ordered = false;               // two codes in alphabetical order
    std::vector<std::string> codes;     // possible choices; empty: any
    std::vector<std::string> versions;  // the default first; empty: only one
    std::vector<CatalogueFile> files;   // with {first}, {second}, {version} in URLs and names
    std::vector<std::string> unpack;    // patterns of archive members to be unpacked; empty: read in place
    std::string use;                    // the next step: import, explore, evaluate, mine, align, model,
                                        // file
};

// The entries of datasets/catalogue, in order.
const std::vector<CatalogueEntry>& catalogue();

// nullptr if there is none with this id.
const CatalogueEntry* findEntry(std::string_view id);

// The Error for an id that no entry has, with the most similar one.
Error unknownEntry(const std::string& id);

// Entries of a kind (empty: all) that contain every word of the query, ignoring case. translated: what an
// entry says in another language, which is searched as well.
std::vector<const CatalogueEntry*> searchCatalogue(
    std::string_view query, std::string_view kind = {},
    const std::function<std::string(const CatalogueEntry&)>& translated = {});

struct CatalogueChoice {
    std::string first, second;  // language codes as spelled by the entry
    std::string version;        // empty: the default
};

// The files to download for a choice, with known checksums. Error if a language is missing or not available.
Result<std::vector<CatalogueFile>> filesOf(const CatalogueEntry& entry, const CatalogueChoice& choice);

// An entry, and its file, that a file on disk may be, judging by its name.
struct CatalogueMatch {
    const CatalogueEntry* entry = nullptr;
    CatalogueChoice choice;
    CatalogueFile file;
};
// All entries with a file of this name; empty if there are none.
std::vector<CatalogueMatch> matchesByName(const std::string& fileName);

// Entries with files of this size and checksum, whatever the file name.
std::vector<CatalogueMatch> matchesByContent(std::int64_t bytes, std::string_view sha256);

}  // namespace paragram
