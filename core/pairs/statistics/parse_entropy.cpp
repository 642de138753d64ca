#include "core/pairs/statistics/parse_entropy.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/text/input/tree_reader.h"
#include "core/text/parse_tree.h"

namespace paragram {
namespace {

ParseStatistics statisticsOf(const std::map<std::string, std::int64_t>& counts, std::string name) {
    ParseStatistics found;
    found.name = std::move(name);
    for (const auto& entry : counts) found.parses += entry.second;
    found.templates.assign(counts.begin(), counts.end());
    std::ranges::stable_sort(found.templates, std::ranges::greater{},
                             &std::pair<std::string, std::int64_t>::second);
    for (const auto& entry : counts) {
        const double share = static_cast<double>(entry.second) / static_cast<double>(found.parses);
        found.entropy -= share * std::log2(share);
    }
    return found;
}

}  // namespace

Result<ParseStatistics> readParses(const std::filesystem::path& file) {
    std::map<std::string, std::int64_t> counts;
    const Result<Nothing> read = forEachTree(file, [&](std::string_view tree) -> Result<Nothing> {
        ++counts[parseTemplate(tree)];
        return Nothing{};
    });
    if (!read) return read.error();
    return statisticsOf(counts, file.filename().string());
}

}  // namespace paragram
