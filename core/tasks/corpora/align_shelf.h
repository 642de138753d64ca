// Aligns many documents, one after another; an interrupted run continues where it ended.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/tasks/corpora/align_documents.h"

namespace paragram {

struct ShelfEntry {
    std::filesystem::path source, target;
    std::string name;  // of the output, without ending
};

// Lines of source, tab, target, and optionally tab and a name for the output; relative names are beside the
// list. Error for a bad line or a name that occurs twice.
Result<std::vector<ShelfEntry>> readShelfList(const std::filesystem::path& list);

// Pairs the files of two folders whose names differ only in their language and ending: book-1.de.txt with
// Book_1.fr.docx. The others by content, where a model finds them similar. unpaired: files without a partner.
Result<std::vector<ShelfEntry>> pairFolders(const Model& model, const std::filesystem::path& sources,
                                            const std::filesystem::path& targets,
                                            std::vector<std::filesystem::path>& unpaired,
                                            const JobContext& job);

struct ShelfRequest {
    std::vector<ShelfEntry> entries;
    AlignRequest each;             // how; its files are those of the entries
    std::filesystem::path folder;  // of the outputs: NAME.ending
    std::string ending = "tsv";    // says the format; moses: NAME.xx and NAME.yy
    std::string goldEnding{};      // gold files are beside the sources, with this ending instead; empty: none
    bool overwrite = false;        // align again what is there
};

struct ShelfDocument {
    ShelfEntry entry;
    enum class State { aligned, wasThere, failed } state = State::aligned;
    AlignSummary summary;  // if aligned
    std::string problem;   // if failed
};

// Documents that cannot be aligned are reported, and the others are aligned. Stopped: with the documents so
// far, whose outputs are complete.
Result<std::vector<ShelfDocument>> alignShelf(const Model& model, const ShelfRequest& request,
                                              JobContext& job);

}  // namespace paragram
