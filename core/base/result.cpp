#include "core/base/result.h"

namespace paragram {

namespace {

// Names of files may contain anything: what would move the cursor of a terminal is shown as a question mark.
void replaceControls(std::string& text, bool lineBreaks) {
    for (char& c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x20 && c != '\t' && (lineBreaks || c != '\n')) || byte == 0x7F) c = '?';
    }
}

}  // namespace

std::string Error::sentence() const {
    std::string text = where;
    replaceControls(text, true);
    if (!text.empty() && !found.empty()) text += ": ";
    text += found;
    if (!expected.empty()) text += ", expected " + expected;
    if (!action.empty()) text += "; " + action;
    replaceControls(text, false);
    return text;
}

}  // namespace paragram
