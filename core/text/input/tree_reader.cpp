#include "core/text/input/tree_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kLongestTree = 1'000'000;  // bytes
constexpr std::string_view kBlanks = " \t\n";

}  // namespace

Result<Nothing> forEachTree(const std::filesystem::path& file,
                            const std::function<Result<Nothing>(std::string_view tree)>& take) {
    std::string tree;
    int depth = 0;
    std::int64_t number = 0, begun = 0, trees = 0;
    const auto noTree = [&](std::int64_t line) {
        return Error{fmt::format("{}:{}", file.string(), line), "no complete tree in brackets",
                     "parses such as (ROOT (S (NP ...) (VP ...)))", "mend the file"};
    };
    const Result<Nothing> read = forEachLine(file, [&](Line& line) -> Result<Nothing> {
        number = line.number;
        for (const char c : line.text + '\n') {
            if (depth == 0 && kBlanks.find(c) != std::string_view::npos) continue;
            if (depth == 0) begun = number;
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            tree += c;
            if (depth < 0 || tree.front() != '(' || tree.size() > kLongestTree) return noTree(begun);
            if (depth > 0) continue;
            if (const Result<Nothing> taken = take(tree); !taken) return taken;
            ++trees;
            tree.clear();
        }
        return Nothing{};
    });
    if (!read) return read.error();
    if (depth > 0 || trees == 0) return noTree(std::max<std::int64_t>(1, begun));
    return Nothing{};
}

}  // namespace paragram
