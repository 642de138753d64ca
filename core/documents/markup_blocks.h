// Paragraphs from elements: which ones are blocks, headings, or left out, for each kind of markup.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "core/documents/document.h"
#include "core/text/input/xml_stream.h"

namespace paragram {

struct MarkupDialect {
    std::set<std::string, std::less<>> blocks;    // each starts and ends a paragraph
    std::set<std::string, std::less<>> headings;  // blocks that are headings
    std::set<std::string, std::less<>> skipped;   // left out with everything inside
    std::set<std::string, std::less<>> spaces;    // a line break or a tab
    std::set<std::string, std::less<>> only{};    // text counts only inside these, if there are any
};
const MarkupDialect& htmlDialect();
const MarkupDialect& docxDialect();
const MarkupDialect& odtDialect();
const MarkupDialect& teiDialect();

// White space of any length becomes one space.
class MarkupBlocks : public XmlHandler {
  public:
    MarkupBlocks(const MarkupDialect& dialect, Document& document) : dialect_(dialect), document_(document) {}
    void begin(std::string_view element, const XmlAttributes& attributes) override;
    void end(std::string_view element) override;
    void text(std::string_view part) override;
    // Ends the last paragraph.
    void finish() { endParagraph(false); }

  private:
    void endParagraph(bool nextIsHeading);

    const MarkupDialect& dialect_;
    Document& document_;
    std::string text_;
    int skipping_ = 0, inside_ = 0;
    bool heading_ = false;
};

// Appends part to text with single spaces; leading ones only if text has none at its end.
void appendCollapsed(std::string& text, std::string_view part);

}  // namespace paragram
