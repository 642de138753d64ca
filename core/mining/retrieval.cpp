#include "core/mining/retrieval.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/text/line_reader.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

Result<std::vector<std::string>> readLines(const fs::path& file) {
    Result<LineReader> reader = LineReader::open(file);
    if (!reader) return reader.error();
    std::vector<std::string> lines;
    Line line;
    for (;;) {
        const Result<bool> more = reader->next(line);
        if (!more) return more.error();
        if (!*more) return lines;
        if (line.problem) return *line.problem;
        lines.push_back(std::move(line.text));
    }
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
                     fmt::format("{} lines beside {} in {}", source->size(), target->size(),
                                 files.target.filename().string()),
                     "as many translations as sentences", "take another copy of the two files"};
    }
    return RetrievalSet{files.name, files.sourceLanguage, files.targetLanguage, std::move(*source),
                        std::move(*target)};
}

RetrievalErrors retrievalErrors(std::span<const std::string> source, std::span<const std::string> target,
                                const MutualNeighbours& neighbours, MarginKind kind) {
    const auto share = [&](Retrieval direction) {
        const bool forward = direction == Retrieval::forward;
        const std::span<const std::string> texts = forward ? target : source;
        std::size_t right = 0;
        for (const MinedPair& pair : minePairs(neighbours.ofRows, neighbours.ofCols, {kind, direction})) {
            const std::int32_t own = forward ? pair.source : pair.target;
            const std::int32_t found = forward ? pair.target : pair.source;
            right += texts[static_cast<std::size_t>(own)] == texts[static_cast<std::size_t>(found)] ? 1 : 0;
        }
        return texts.empty() ? 0 : 1 - static_cast<double>(right) / static_cast<double>(texts.size());
    };
    return {share(Retrieval::forward), share(Retrieval::backward)};
}

}  // namespace paragram
