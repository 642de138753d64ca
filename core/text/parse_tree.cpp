#include "core/text/parse_tree.h"

#include <sstream>

namespace paragram {
namespace {

constexpr std::string_view kBlanks = " \t\n", kEnd = "EOP";

struct Node {
    std::string label;
    std::vector<std::string_view> children;  // in brackets
};

// The node that a text in brackets describes; its words are no children.
Node nodeOf(std::string_view text) {
    Node node;
    const std::size_t begin = text.find_first_not_of(kBlanks, 1);
    node.label = text.substr(begin, text.find_first_of(" \t\n()", begin) - begin);
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

}  // namespace

const std::array<std::string_view, 10> kCommonTemplates{
    "( ROOT ( S ( NP ) ( VP ) ( . ) ) ) EOP",
    "( ROOT ( S ( VP ) ( . ) ) ) EOP",
    "( ROOT ( NP ( NP ) ( . ) ) ) EOP",
    "( ROOT ( FRAG ( SBAR ) ( . ) ) ) EOP",
    "( ROOT ( S ( S ) ( , ) ( CC ) ( S ) ( . ) ) ) EOP",
    "( ROOT ( S ( LST ) ( VP ) ( . ) ) ) EOP",
    "( ROOT ( SBARQ ( WHADVP ) ( SQ ) ( . ) ) ) EOP",
    "( ROOT ( S ( PP ) ( , ) ( NP ) ( VP ) ( . ) ) ) EOP",
    "( ROOT ( S ( ADVP ) ( NP ) ( VP ) ( . ) ) ) EOP",
    "( ROOT ( S ( SBAR ) ( , ) ( NP ) ( VP ) ( . ) ) ) EOP",
};

std::string parseTemplate(std::string_view tree) {
    tree = trimmed(tree);
    if (tree.ends_with(kEnd)) tree = trimmed(tree.substr(0, tree.size() - kEnd.size()));
    if (!isTree(tree)) return {};
    Node root = nodeOf(tree);
    while (isWrapper(root)) root = nodeOf(root.children.front());
    std::string found = '(' + root.label;
    for (const std::string_view child : root.children) found += " (" + nodeOf(child).label + ')';
    return found + ')';
}

std::string linearTemplate(std::string_view tree) {
    std::string top = parseTemplate(tree);
    if (top.empty()) return {};
    if (!top.starts_with("(ROOT ")) top = "(ROOT " + top + ')';
    std::string linear;
    for (const std::string& symbol : templateSymbols(top)) linear += symbol + ' ';
    return linear.append(kEnd);
}

std::vector<std::string> templateSymbols(std::string_view form) {
    std::string spaced;
    for (const char c : form) spaced += c == '(' || c == ')' ? std::string{' ', c, ' '} : std::string{c};
    std::istringstream stream(spaced);
    std::vector<std::string> symbols;
    for (std::string symbol; stream >> symbol && symbol != kEnd;) symbols.push_back(symbol);
    return symbols;
}

}  // namespace paragram
