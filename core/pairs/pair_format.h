// Formats of files of sentence pairs: a row each, from which the import, the export, the window's boxes,
// --help and the manual's table are made.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/pairs/pair_reader.h"
#include "core/pairs/pair_writer.h"
#include "core/text/byte_source.h"

namespace paragram {

// An input with its first file opened.
struct PairSource {
    PairInput input;                    // members of archives and second files found
    std::unique_ptr<ByteSource> bytes;  // of the first file
    bool decoded = false;               // to UTF-8, whatever the file itself says
    std::string head;                   // the first bytes, at most kHeadBytes; still to come from bytes, too
    std::string name;                   // of the first file: lower case, no folder, no ending of compression

    static constexpr std::size_t kHeadBytes = 1U << 16;
};

// How sure a format is of a source.
enum class Match { no, possible, likely, certain };

struct PairFormat {
    std::string id;                    // "tmx"
    std::string title;                 // "TMX", as a box shows it
    std::string sentence;              // what it is, who writes it
    std::vector<std::string> endings;  // ".tmx"; without those of compression
    bool isTable = false;              // has columns, and perhaps a header
    bool quoted = false;               // of a table: CSV, with quotes and a delimiter to choose
    std::vector<int> columns;          // of a table: source, target[, score], where every file has the same
    std::string second;                // what the second file is; empty: there is none
    Match (*recognises)(const PairSource&) = nullptr;
    Result<std::unique_ptr<PairReader>> (*read)(PairSource) = nullptr;
    // Null: is only read.
    Result<std::unique_ptr<PairWriter>> (*write)(const std::filesystem::path&,
                                                 const PairWriterOptions&) = nullptr;
};

// In the order of boxes and manual; of formats equally sure of a source the first is taken.
const std::vector<PairFormat>& pairFormats();
// Null where there is none.
const PairFormat* findPairFormat(const std::string& id);
// "tsv, csv, ..." of all that can be read, or written.
std::string readableFormats();
std::string writableFormats();

// Opens the first file, looks into an archive for its only text or its pair of texts, finds a second file
// that belongs to the first by name, and settles the format.
// An archive on standard input is put into a file first.
Result<PairSource> openPairSource(const PairInput& input);
// Of a source that has been opened.
Result<std::unique_ptr<PairReader>> makePairReader(PairSource source);

// Whether a file's name could be one of pairs, for a file dropped onto the window.
bool looksLikePairs(const std::filesystem::path& file);

}  // namespace paragram
