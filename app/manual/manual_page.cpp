#include "app/manual/manual_page.h"

#include <cstdio>
#include <string_view>

namespace paragram::manual {
namespace {

// One character of UTF-8 from position i on, which is moved behind it.
char32_t characterAt(std::string_view text, std::size_t& i) {
    const auto first = static_cast<unsigned char>(text[i++]);
    int following = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    char32_t character = following == 0 ? first : first & (0x3FU >> following);
    for (; following > 0 && i < text.size(); --following)
        character = character << 6U | (static_cast<unsigned char>(text[i++]) & 0x3FU);
    return character;
}

// Text of one line: characters with a meaning in groff are escaped, and so is the hyphen, which groff would
// otherwise print as a typographic one that cannot be pasted.
std::string escaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const char32_t c = characterAt(text, i);
        if (c == '\\')
            out += "\\(rs";
        else if (c == '-')
            out += "\\-";
        else if (c == '\'')
            out += "\\(aq";
        else if (c == '`')
            out += "\\(ga";
        else if (c == '^')
            out += "\\(ha";
        else if (c == '~')
            out += "\\(ti";
        else if (c == '"')
            out += "\\(dq";
        else if (c == '.' && out.empty())
            out += "\\&.";
        else if (c == '\n')
            out += ' ';
        else if (c < 0x80)
            out += static_cast<char>(c);
        else {
            char code[16];
            std::snprintf(code, sizeof code, "\\[u%04X]", static_cast<unsigned>(c));
            out += code;
        }
    }
    return out;
}

std::string bold(std::string_view text) {
    return "\\fB" + escaped(text) + "\\fR";
}

std::string upperCase(std::string text) {
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
}

std::string heading(std::string_view title) {
    return ".SH " + escaped(title) + "\n";
}

std::string item(const ManualFlag& flag) {
    std::string names;
    for (const std::string& name : flag.names) names += (names.empty() ? "" : ", ") + bold(name);
    if (!flag.value.empty()) names += " \\fI" + escaped(flag.value) + "\\fR";
    return ".TP\n" + names + "\n" + escaped(flag.description) + "\n";
}

}  // namespace

std::string manualText(const ManualPage& page) {
    std::string text = ".\\\" Written by the program from the declarations of its flags.\n";
    text += ".TH \"" + escaped(upperCase(page.name)) + "\" 1 \"\" \"Paragram Workbench " +
            escaped(page.version) + "\" \"User Commands\"\n.nh\n.ad l\n";
    text += heading("NAME") + escaped(page.name) + " \\- " + escaped(page.summary) + "\n";
    text += heading("SYNOPSIS");
    for (const std::string& line : page.synopsis)
        text += (&line == &page.synopsis.front() ? "" : ".br\n") + bold(line) + "\n";
    if (!page.description.empty()) text += heading("DESCRIPTION");
    for (const std::string& paragraph : page.description)
        text += (&paragraph == &page.description.front() ? "" : ".PP\n") + escaped(paragraph) + "\n";
    for (const ManualSection& section : page.sections) {
        text += heading(upperCase(section.title));
        for (const ManualFlag& flag : section.flags) text += item(flag);
    }
    if (!page.exitStatus.empty()) text += heading("EXIT STATUS");
    for (const ManualFlag& status : page.exitStatus) text += item(status);
    if (!page.examples.empty()) text += heading("EXAMPLES") + ".nf\n";
    for (const std::string& example : page.examples) text += escaped(example) + "\n";
    if (!page.examples.empty()) text += ".fi\n";
    if (!page.seeAlso.empty()) text += heading("SEE ALSO");
    for (const std::string& other : page.seeAlso)
        text += bold(other) + "(1)" + (&other == &page.seeAlso.back() ? "" : ",") + "\n";
    return text;
}

}  // namespace paragram::manual
