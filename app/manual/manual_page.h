// Manual pages in the macros of man(7), written from the declarations of a program's flags.
#pragma once

#include <string>
#include <vector>

namespace paragram::manual {

struct ManualFlag {
    std::vector<std::string> names;  // "-h", "--help"; a word without a flag has its name only
    std::string value;               // as --help shows it: "FILE"; empty for a switch
    std::string description;
};

struct ManualSection {
    std::string title;  // "OPTIONS"
    std::vector<ManualFlag> flags;
};

struct ManualPage {
    std::string name;     // "paragram-cli-train"
    std::string summary;  // one line
    std::string version;
    std::vector<std::string> synopsis;     // one line for each way to call it
    std::vector<std::string> description;  // paragraphs
    std::vector<ManualSection> sections;
    std::vector<ManualFlag> exitStatus;
    std::vector<std::string> examples;  // command lines
    std::vector<std::string> seeAlso;   // other pages of section 1
};

// The page in section 1, which groff formats without warnings. All text is UTF-8; what is not ASCII is
// written as \[uXXXX].
std::string manualText(const ManualPage& page);

}  // namespace paragram::manual
