// The documents of a shelf: pairs of documents from folders and lists.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

struct ShelfEntry {
    std::filesystem::path source, target;
    std::string name;  // of the output, without ending
};

// Lines of source, tab, target, and optionally tab and a name for the output; relative names are beside the
// list. Error for a bad line or a name that occurs twice.
Result<std::vector<ShelfEntry>> readShelfList(const std::filesystem::path& list);
// Error for names that a list cannot hold. Throws MachineFailure.
Result<Nothing> writeShelfList(const std::filesystem::path& list, const std::vector<ShelfEntry>& entries);

// Pairs the files of two folders whose names differ only in their language and ending: book-1.de.txt with
// Book_1.fr.docx. The others by content, where a model finds them similar. unpaired: files without a partner.
Result<std::vector<ShelfEntry>> pairFolders(const Model& model, const std::filesystem::path& sources,
                                            const std::filesystem::path& targets,
                                            std::vector<std::filesystem::path>& unpaired,
                                            const JobContext& job);

// Appends entries that are not on the shelf. One whose name is on the shelf, or is that of an alignment of
// other documents in the folder, gets a number: "book-2". Returns how many were added.
std::size_t addToShelf(std::vector<ShelfEntry>& shelf, std::vector<ShelfEntry> added,
                       const std::filesystem::path& folder);

}  // namespace paragram
