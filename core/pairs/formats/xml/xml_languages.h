// The languages that an XML file of pairs contains, and whether two of them are chosen.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// How well a code in a file matches a requested one: 2 the same, 1 the same language ("de" for "de-DE"), 0
// another.
int languageMatch(std::string_view code, std::string_view wanted);

// "de" from "de-DE".
std::string_view primaryLanguage(std::string_view code);

class XmlLanguages {
  public:
    explicit XmlLanguages(std::pair<std::string, std::string> wanted) : wanted_(std::move(wanted)) {}

    bool areChosen() const { return !wanted_.first.empty() && !wanted_.second.empty(); }
    const std::pair<std::string, std::string>& wanted() const { return wanted_; }

    // The languages of one unit or file.
    void add(const std::vector<std::string_view>& codes);
    // Nothing says which two are meant: no languages are requested, and the file has more than two, or
    // several variants of one of two ("en-US", "en-GB", "de").
    bool areOpen() const { return open_ && !areChosen(); }
    // "de, en, fr", or the pairs that files declare.
    std::string list() const;
    Error openError(const std::string& file) const;
    // For two variants of one language; otherwise empty.
    static std::string variantRemark(const std::string& source, const std::string& target);

  private:
    std::pair<std::string, std::string> wanted_;
    std::set<std::string, std::less<>> seen_;
    std::vector<std::string> primaries_;  // different languages
    bool open_ = false, variants_ = false;
};

}  // namespace paragram
