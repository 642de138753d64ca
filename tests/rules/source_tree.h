// The project's own sources, for tests that read them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace paragram::rules {

// A .h or .cpp file; path is from the project's root, with forward slashes.
struct SourceFile {
    std::string path;
    std::string text;

    std::string folder() const { return path.substr(0, path.find_last_of('/')); }
    std::string name() const { return path.substr(path.find_last_of('/') + 1); }
    int lines() const;
    // What stands in #include "..." or <...>, in order.
    struct Include {
        std::string path;
        bool quoted = false;
    };
    std::vector<Include> includes() const;
};

std::filesystem::path projectRoot();

// All of a folder of the project and the folders below it, in the order of their paths; none where there is
// no such folder.
std::vector<SourceFile> sourceFiles(const std::string& folder);

std::string readText(const std::filesystem::path& file);

}  // namespace paragram::rules
