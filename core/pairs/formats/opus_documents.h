// Documents of an OPUS corpus: sentences by their ids, from a folder or from archives.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/base/result.h"
#include "core/text/archive.h"

namespace paragram {

// Sentences of a document by their ids, words parted by spaces.
using OpusDocument = std::unordered_map<std::string, std::string>;

class OpusDocuments {
  public:
    // place: a folder that holds the documents or archives with them (de.zip), or such an archive.
    explicit OpusDocuments(std::filesystem::path place) : place_(std::move(place)) {}

    // name as an alignment gives it, "de/2008/x.xml.gz". Error when it is missing, would lie outside the
    // place, or holds more than a gigabyte of text.
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
