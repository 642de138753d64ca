// Formats of pair files, one row each. The import, the export, the combo boxes of the window, --help and the
// table in the manual are built from the rows.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/pairs/formats/pair_reader.h"
#include "core/pairs/formats/pair_writer.h"
#include "core/text/input/byte_source.h"

namespace paragram {

// An input with its first file open.
struct PairSource {
    PairInput input;                    // with the members of archives and second files that were found
    std::unique_ptr<ByteSource> bytes;  // of the first file
    bool decoded = false;               // already converted to UTF-8, whatever the file declares
    std::string head;  // the first bytes, at most kHeadBytes, which `bytes` will still return
    std::string name;  // of the first file: lower case, without folder and compression suffix

    static constexpr std::size_t kHeadBytes = 1U << 16;
};

// How certain a format is that it matches a source.
enum class Match { no, possible, likely, certain };

struct PairFormat {
    std::string id;                    // "tmx"
    std::string title;                 // "TMX", as the window shows it
    std::string sentence;              // what it is and who writes it; one sentence
    std::vector<std::string> endings;  // ".tmx"; without compression suffixes
    bool isTable = false;              // has columns, and possibly a header
    bool quoted = false;               // for tables: CSV, with quotes and a choice of delimiters
    std::vector<int> columns;  // for tables: source, target[, score], if they are the same in every file
    std::string second;        // description of the second file; empty: there is none
    Match (*recognises)(const PairSource&) = nullptr;
    // The second file if none is named: from the first one's name; empty if there is no such file. Null: it
    // must be named, or the source looks for it before its format is known.
    std::filesystem::path (*findSecond)(const PairInput&) = nullptr;
    Result<std::unique_ptr<PairReader>> (*read)(PairSource) = nullptr;
    // Null if the format can only be read.
    Result<std::unique_ptr<PairWriter>> (*write)(const std::filesystem::path&,
                                                 const PairWriterOptions&) = nullptr;
};

}  // namespace paragram
