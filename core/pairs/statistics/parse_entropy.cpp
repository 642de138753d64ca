#include "core/pairs/statistics/parse_entropy.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/text/input/line_reader.h"

namespace paragram {
namespace {

constexpr std::size_t kLongestTree = 1'000'000;  // bytes
constexpr std::string_view kBlanks = " \t\n";

struct Node {
    std::string label;
    std::vector<std::string_view> children;  // in brackets
};

// The node that a text in brackets describes; its words are no children.
Node nodeOf(std::string_view text) {
    Node node;
    const std::size_t end = text.find_first_of(" \t\n()", 1);
    node.label = text.substr(1, end - 1);
    int depth = 0;
    std::size_t start = 0;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '(' && depth++ == 0) start = i;
        if (text[i] == ')' && --depth == 0) node.children.push_back(text.substr(start, i + 1 - start));
    }
    return node;
}

bool isWrapper(const Node& node) {
    return node.children.size() == 1 &&
           (node.label.empty() || node.label == "ROOT" || node.label == "TOP" || node.label == "S1");
}

// Whether brackets open and close as one tree.
bool isTree(std::string_view text) {
    if (text.empty() || text.front() != '(') return false;
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (depth == 0) return i + 1 == text.size();
    }
    return false;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

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

std::string parseTemplate(std::string_view tree) {
    tree = trimmed(tree);
    if (!isTree(tree)) return {};
    Node root = nodeOf(tree);
    while (isWrapper(root)) root = nodeOf(root.children.front());
    std::string found = '(' + root.label;
    for (const std::string_view child : root.children) found += " (" + nodeOf(child).label + ')';
    return found + ')';
}

Result<ParseStatistics> readParses(const std::filesystem::path& file) {
    std::map<std::string, std::int64_t> counts;
    std::string tree;
    int depth = 0;
    std::int64_t number = 0, begun = 0;
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
            ++counts[parseTemplate(tree)];
            tree.clear();
        }
        return Nothing{};
    });
    if (!read) return read.error();
    if (depth > 0 || counts.empty()) return noTree(std::max<std::int64_t>(1, begun));
    return statisticsOf(counts, file.filename().string());
}

}  // namespace paragram
