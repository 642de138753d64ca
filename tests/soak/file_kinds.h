// Our kinds of files, small, and what the program reads from each.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace paragram::test {

// What a file says, in one text: equal contents give equal texts. Empty if the file is refused; `sentence` is
// then why.
struct Opened {
    std::optional<std::string> contents;
    std::string sentence;
};

struct FileKind {
    std::string name;
    std::filesystem::path file;  // the undamaged file, in a folder with what is opened with it
    // Opens a copy of that folder's file as the program does.
    std::function<Opened(const std::filesystem::path& file)> open;
    // Text that users may edit: it has no checksum, and other contents are not an error.
    bool edited = false;
    // A log that is continued line by line: a cut one may be opened as it was earlier.
    bool log = false;
};

// Creates a file of each kind below a folder. Throws Failure.
void makeFiles(const std::filesystem::path& folder);
// The kinds of the files that makeFiles created.
std::vector<FileKind> fileKinds(const std::filesystem::path& folder);

}  // namespace paragram::test
