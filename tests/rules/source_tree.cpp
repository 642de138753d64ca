#include "tests/rules/source_tree.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>

namespace paragram::rules {

namespace fs = std::filesystem;

int SourceFile::lines() const {
    return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

std::vector<SourceFile::Include> SourceFile::includes() const {
    static const std::regex kInclude(R"re((?:^|\n)[ \t]*#[ \t]*include[ \t]*(["<])([^">\n]+)[">])re");
    std::vector<Include> found;
    for (std::sregex_iterator it(text.begin(), text.end(), kInclude), end; it != end; ++it) {
        found.push_back({(*it)[2], (*it)[1] == "\""});
    }
    return found;
}

fs::path projectRoot() {
    return PARAGRAM_SOURCE_DIR;
}

std::string readText(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<SourceFile> sourceFiles(const std::string& folder) {
    std::vector<SourceFile> files;
    if (!fs::is_directory(projectRoot() / folder)) return files;
    for (const auto& entry : fs::recursive_directory_iterator(projectRoot() / folder)) {
        const fs::path extension = entry.path().extension();
        if (extension != ".h" && extension != ".cpp") continue;
        files.push_back(
            {entry.path().lexically_relative(projectRoot()).generic_string(), readText(entry.path())});
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

}  // namespace paragram::rules
