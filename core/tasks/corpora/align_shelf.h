// Aligns many documents, one after another; an interrupted run continues where it ended.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/tasks/corpora/align_documents.h"
#include "core/tasks/corpora/shelf_entries.h"

namespace paragram {

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
    Error problem;         // if failed
};

// What happens to each entry, by its number; called by the thread that aligns.
struct ShelfObserver {
    // false: the document is skipped, as if it were there.
    std::function<bool(std::size_t entry)> wanted{};
    std::function<void(std::size_t entry)> begun{};
    // secondsLeft: of this document, negative if unknown.
    std::function<void(std::size_t entry, const Progress& progress, double secondsLeft)> progressed{};
    std::function<void(std::size_t entry, const ShelfDocument& document)> ended{};
};

// Documents that cannot be aligned are reported, and the others are aligned. Stopped: with the documents so
// far, whose outputs are complete.
Result<std::vector<ShelfDocument>> alignShelf(const Model& model, const ShelfRequest& request,
                                              const ShelfObserver& observer, JobContext& job);

// What a saved alignment contains, with its corrections. Errors of AlignmentWork::open. Returns Stopped.
struct AlignmentCounts {
    AlignSummary summary;
    std::string sourceLanguage, targetLanguage;
    std::int64_t certain = 0;  // links that the user has made or accepted
};
Result<AlignmentCounts> countAlignment(const std::filesystem::path& file, const JobContext& job);

// Writes the pairs of saved alignments into one file: see AlignmentWriter and writeAlignment. Error for
// alignments of different languages. Returns Stopped; there is no file then. Throws MachineFailure.
struct ShelfExport {
    std::int64_t documents = 0, pairs = 0;
};
Result<ShelfExport> exportShelf(const std::vector<std::filesystem::path>& alignments,
                                const std::string& format, double least, const std::filesystem::path& output,
                                const JobContext& job);

}  // namespace paragram
