// A document: paragraphs of text in reading order, without layout.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace paragram {

struct Paragraph {
    std::string text;  // UTF-8 on one line, without spaces at its ends; never empty
    bool heading = false;
    std::int64_t place = 0;  // where it starts, from 1: see Document::placeUnit
};

struct Document {
    std::vector<Paragraph> paragraphs;
    std::string placeUnit = "line";    // "line", "page", "paragraph" or "cue"
    std::string language;              // as the file declares it; may be empty
    std::vector<std::string> remarks;  // what the user should know; one sentence each
};

}  // namespace paragram
