// The symbols of the forms that a model was trained on: brackets and labels, numbered.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/settings/choices.h"

namespace paragram {

class FormVocabulary {
  public:
    FormVocabulary() = default;
    // Of linear templates (linearTemplate) and how often each occurs, and of further symbols.
    static FormVocabulary of(const std::map<std::string, std::int64_t>& templates,
                             std::set<std::string> symbols = {});
    static FormVocabulary fromText(const std::string& text);
    // One line for each frequent template below one of the symbols; empty if there are none.
    std::string text() const;

    bool empty() const { return symbols_.empty(); }
    // Symbols, EOP included, which has the last number.
    int size() const { return empty() ? 0 : static_cast<int>(symbols_.size()) + 1; }
    // The most frequent templates, linear, at most ten, the most frequent first.
    const std::vector<std::string>& frequent() const { return frequent_; }
    bool knows(std::string_view tree, Form form = Form::topLevels) const;
    // The numbers of a form's symbols without EOP; tree: any that linearForm takes. Error if it is no tree or
    // has a label that is not known.
    Result<std::vector<std::int32_t>> symbols(std::string_view tree, Form form = Form::topLevels) const;
    // In the order of their numbers, without EOP.
    const std::vector<std::string>& all() const { return symbols_; }

    bool operator==(const FormVocabulary&) const = default;

  private:
    std::vector<std::string> symbols_;  // in order
    std::vector<std::string> frequent_;
};

}  // namespace paragram
