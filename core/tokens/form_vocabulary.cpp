#include "core/tokens/form_vocabulary.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include "core/text/parse_tree.h"

namespace paragram {
namespace {

constexpr std::size_t kFrequent = 10;

std::vector<std::string> labels(std::vector<std::string> symbols) {
    std::erase(symbols, "(");
    std::erase(symbols, ")");
    return symbols;
}

std::string joined(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
    return line;
}

}  // namespace

FormVocabulary FormVocabulary::of(const std::map<std::string, std::int64_t>& templates,
                                  std::set<std::string> symbols) {
    std::vector<std::pair<std::string, std::int64_t>> counts(templates.begin(), templates.end());
    for (const auto& entry : counts)
        for (std::string& symbol : templateSymbols(entry.first)) symbols.insert(std::move(symbol));
    std::ranges::stable_sort(counts, std::ranges::greater{}, &std::pair<std::string, std::int64_t>::second);
    FormVocabulary found;
    found.symbols_.assign(symbols.begin(), symbols.end());
    for (const auto& entry : counts)
        if (found.frequent_.size() < kFrequent) found.frequent_.push_back(entry.first);
    return found;
}

FormVocabulary FormVocabulary::fromText(const std::string& text) {
    FormVocabulary found;
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    found.symbols_ = templateSymbols(line);
    std::ranges::sort(found.symbols_);
    while (std::getline(lines, line)) found.frequent_.push_back(line);
    return found;
}

std::string FormVocabulary::text() const {
    if (empty()) return {};
    std::string text = joined(symbols_) + '\n';
    for (const std::string& form : frequent_) text += form + '\n';
    return text;
}

bool FormVocabulary::knows(std::string_view tree, Form form) const {
    return symbols(tree, form).ok();
}

Result<std::vector<std::int32_t>> FormVocabulary::symbols(std::string_view tree, Form form) const {
    const std::vector<std::string> found = templateSymbols(linearForm(tree, form));
    if (found.empty()) {
        return Error{"template", std::string(tree), "a tree such as (S (NP) (VP) (.))",
                     "give the top two levels of a parse in brackets"};
    }
    std::vector<std::int32_t> numbers;
    for (const std::string& symbol : found) {
        const auto place = std::ranges::lower_bound(symbols_, symbol);
        if (place == symbols_.end() || *place != symbol)
            return Error{"template", std::string(tree) + " with the label " + symbol,
                         "those of the trained templates: " + joined(labels(symbols_)),
                         "choose another template"};
        numbers.push_back(static_cast<std::int32_t>(place - symbols_.begin()));
    }
    return numbers;
}

}  // namespace paragram
