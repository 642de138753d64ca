#include "core/evaluation/sets/retrieval_set.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

Result<std::vector<std::string>> readLines(const fs::path& file) {
    std::vector<std::string> lines;
    const Result<Nothing> read = forEachLine(file, [&lines](Line& line) -> Result<Nothing> {
        lines.push_back(std::move(line.text));
        return Nothing{};
    });
    if (!read) return read.error();
    return lines;
}

}  // namespace

std::vector<RetrievalFiles> findRetrievalSets(const fs::path& folder) {
    std::vector<RetrievalFiles> sets;
    std::error_code code;
    for (const auto& entry : fs::directory_iterator(folder, code)) {
        const fs::path& file = entry.path();
        const std::string stem = file.stem().string();
        const std::string languages = fs::path(stem).extension().string();  // ".deu-eng"
        const auto dash = languages.find('-');
        if (dash == std::string::npos || !entry.is_regular_file(code)) continue;
        const std::string first = languages.substr(1, dash - 1), second = languages.substr(dash + 1);
        const fs::path other = file.parent_path() / (stem + "." + second);
        if (file.extension() != "." + first || first == second || !fs::exists(other, code)) continue;
        sets.push_back({file, other, stem, first, second});
    }
    std::ranges::sort(sets, {}, &RetrievalFiles::name);
    return sets;
}

Result<RetrievalSet> readRetrievalSet(const RetrievalFiles& files) {
    Result<std::vector<std::string>> source = readLines(files.source);
    if (!source) return source.error();
    Result<std::vector<std::string>> target = readLines(files.target);
    if (!target) return target.error();
    if (source->size() != target->size() || source->empty()) {
        return Error{files.source.string(),
                     fmt::format("{} lines, but {} in {}", source->size(), target->size(),
                                 files.target.filename().string()),
                     "as many translations as sentences", "use another copy of the two files"};
    }
    return RetrievalSet{files.name,         files.sourceLanguage, files.targetLanguage,
                        std::move(*source), std::move(*target),   fs::absolute(files.source).parent_path()};
}

}  // namespace paragram
