#include "core/documents/markup_blocks.h"

namespace paragram {

void appendCollapsed(std::string& text, std::string_view part) {
    constexpr std::string_view kNoBreakSpace = "\xC2\xA0";
    for (std::size_t i = 0; i < part.size(); ++i) {
        const char c = part[i];
        const bool noBreak = part.substr(i, 2) == kNoBreakSpace;
        if (noBreak || c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f') {
            if (!text.empty() && text.back() != ' ') text += ' ';
            i += noBreak ? 1 : 0;
        } else {
            text += c;
        }
    }
}

const MarkupDialect& htmlDialect() {
    static const MarkupDialect dialect{
        {"p",   "div",        "li",      "td",      "th",      "tr",   "dt",     "dd",     "blockquote",
         "pre", "figcaption", "caption", "section", "article", "body", "table",  "ul",     "ol",
         "dl",  "header",     "footer",  "main",    "hr",      "form", "option", "address"},
        {"h1", "h2", "h3", "h4", "h5", "h6", "title"},
        {"script", "style", "nav", "noscript", "template", "svg", "select", "rt", "rp", "title"},
        {"br"}};
    return dialect;
}

const MarkupDialect& docxDialect() {
    static const MarkupDialect dialect{
        {"p"}, {}, {"del", "instrText", "txbxContent", "AlternateContent"}, {"br", "tab", "cr"}, {"t"}};
    return dialect;
}

const MarkupDialect& odtDialect() {
    static const MarkupDialect dialect{{"p", "list-item"},
                                       {"h"},
                                       {"tracked-changes", "annotation", "note", "forms", "sequence-decls"},
                                       {"s", "tab", "line-break"},
                                       {"p", "h"}};
    return dialect;
}

const MarkupDialect& teiDialect() {
    static const MarkupDialect dialect{
        {"p", "l", "ab", "item", "cell", "sp", "speaker", "stage", "s", "seg", "u", "div", "lg", "body",
         "opener", "closer", "paragraph", "para", "title"},
        {"head"},
        {"teiHeader", "note", "fw", "metadata"},
        {"lb", "br"}};
    return dialect;
}

void MarkupBlocks::begin(std::string_view element, const XmlAttributes& attributes) {
    if (skipping_ > 0 || dialect_.skipped.contains(element)) {
        ++skipping_;
        return;
    }
    const bool heading = dialect_.headings.contains(element);
    if (heading || dialect_.blocks.contains(element)) endParagraph(heading);
    if (dialect_.spaces.contains(element)) appendCollapsed(text_, " ");
    if (dialect_.only.contains(element)) ++inside_;
    // Word names the style of a paragraph inside of it: Heading1, Title.
    if (element == "pStyle") {
        const std::string_view style = attributes["w:val"];
        heading_ = style.starts_with("Heading") || style.starts_with("heading") || style == "Title";
    }
    if (document_.language.empty()) {
        for (const char* name : {"xml:lang", "lang"})
            if (!attributes[name].empty() && (element == "html" || element == "TEI" || element == "text"))
                document_.language = attributes[name];
    }
}

void MarkupBlocks::end(std::string_view element) {
    if (skipping_ > 0) {
        --skipping_;
        return;
    }
    if (dialect_.only.contains(element)) --inside_;
    if (dialect_.headings.contains(element) || dialect_.blocks.contains(element)) endParagraph(false);
}

void MarkupBlocks::text(std::string_view part) {
    if (skipping_ == 0 && (dialect_.only.empty() || inside_ > 0)) appendCollapsed(text_, part);
}

void MarkupBlocks::endParagraph(bool nextIsHeading) {
    while (!text_.empty() && text_.back() == ' ') text_.pop_back();
    if (!text_.empty()) {
        const auto place = static_cast<std::int64_t>(document_.paragraphs.size()) + 1;
        document_.paragraphs.push_back({std::move(text_), heading_, place});
    }
    text_.clear();
    heading_ = nextIsHeading;
}

}  // namespace paragram
