// The documents of an OPUS corpus, from a folder or from archives.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/base/result.h"
#include "core/text/input/archive.h"

namespace paragram {

// The sentences of a document by id; words are separated by spaces.
using OpusDocument = std::unordered_map<std::string, std::string>;

class OpusDocuments {
  public:
    // place: a folder that contains the documents or archives of them (de.zip), or such an archive.
    explicit OpusDocuments(std::filesystem::path place) : place_(std::move(place)) {}

    // name: as in an alignment, "de/2008/x.xml.gz". Error if the document is missing, outside the place, or
    // contains more than a gigabyte of text.
    Result<OpusDocument> read(const std::string& name);

  private:
    struct Archive {
        std::filesystem::path file;
        std::unordered_map<std::string, std::string> members;  // full name by the part below "xml/" or "raw/"
        std::unique_ptr<ArchiveReader> reader;
    };
    Result<std::unique_ptr<ByteSource>> open(const std::string& name);
    Result<Nothing> listArchives();

    std::filesystem::path place_;
    std::vector<Archive> archives_;
    bool listed_ = false;
};

}  // namespace paragram
