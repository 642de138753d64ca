#include "core/text/parse_tree.h"

#include <optional>
#include <sstream>

namespace paragram {
namespace {

constexpr std::string_view kBlanks = " \t\n", kEnd = "EOP";

struct Node {
    std::string_view text;  // with its brackets
    std::string label;
    std::vector<std::string_view> children;  // in brackets
};

// The node that a text in brackets describes; its words are no children.
Node nodeOf(std::string_view text) {
    Node node;
    node.text = text;
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

// The tree below its wrappers; none if the text is no tree.
std::optional<Node> rootOf(std::string_view tree) {
    tree = trimmed(tree);
    if (tree.ends_with(kEnd)) tree = trimmed(tree.substr(0, tree.size() - kEnd.size()));
    if (!isTree(tree)) return std::nullopt;
    Node root = nodeOf(tree);
    while (isWrapper(root)) root = nodeOf(root.children.front());
    return root;
}

// The symbols of a tree, without words, below a root, which it may have, and with EOP.
std::string linear(std::string_view tree, bool rooted) {
    std::string found = rooted ? "" : "( ROOT ";
    bool label = false;
    for (const std::string& symbol : templateSymbols(tree)) {
        const bool bracket = symbol == "(" || symbol == ")";
        if (bracket || label) found += symbol + ' ';
        label = symbol == "(";
    }
    if (!rooted) found += ") ";
    return found.append(kEnd);
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
    const std::optional<Node> root = rootOf(tree);
    if (!root) return {};
    std::string found = '(' + root->label;
    for (const std::string_view child : root->children) found += " (" + nodeOf(child).label + ')';
    return found + ')';
}

std::string linearTemplate(std::string_view tree) {
    const std::string top = parseTemplate(tree);
    return top.empty() ? std::string() : linear(top, top.starts_with("(ROOT "));
}

std::string linearParse(std::string_view tree) {
    const std::optional<Node> root = rootOf(tree);
    return root ? linear(root->text, root->label == "ROOT") : std::string();
}

std::string linearForm(std::string_view tree, Form form) {
    return form == Form::parse ? linearParse(tree) : linearTemplate(tree);
}

std::string treeOfSymbols(std::string_view symbols) {
    std::string tree;
    int depth = 0;
    bool labelled = false;  // the last bracket that was opened has a label
    for (const std::string& symbol : templateSymbols(symbols)) {
        if (symbol == ")") {
            if (depth == 0) continue;
            if (--depth == 0) return tree + ')';
            tree += ')';
        } else if (symbol == "(") {
            ++depth;
            tree += tree.empty() ? "(" : " (";
            labelled = false;
        } else if (depth > 0 && !labelled) {
            tree += symbol;
            labelled = true;
        }
    }
    return tree.empty() ? tree : tree.append(static_cast<std::size_t>(depth), ')');
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
