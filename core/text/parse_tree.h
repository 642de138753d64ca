// Constituency parses in brackets, as the Penn Treebank has them, and templates: their top two levels (P18,
// Table 1 and 6; Iyyer, Wieting, Gimpel and Zettlemoyer 2018).
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/settings/choices.h"

namespace paragram {

// The label of the root and those of its children, "(S (NP) (VP) (.))". A wrapper with one child around the
// tree (ROOT, TOP, S1 or no label, as parsers write it) does not count. The tree may be a linear template
// itself. Empty if the text is not one tree in brackets.
std::string parseTemplate(std::string_view tree);

// The same as symbols with blanks between them, below a root, "( ROOT ( S ( NP ) ( VP ) ( . ) ) ) EOP", as
// the released SCPN writes it; EOP ends it. The tree as above.
std::string linearTemplate(std::string_view tree);

// All levels in this way, "( ROOT ( S ( NP ( DT ) ( NN ) ) ... ) ) EOP": the tree without its words.
std::string linearParse(std::string_view tree);
// The one of these that a form is.
std::string linearForm(std::string_view tree, Form form);

// Brackets and labels, without EOP.
std::vector<std::string> templateSymbols(std::string_view form);

// Symbols that a model wrote, as a tree: brackets that close nothing are left out, those that are not closed
// are closed at the end. Empty if there is no label.
std::string treeOfSymbols(std::string_view symbols);

// Ten frequent templates of English, linear: those that the released SCPN writes paraphrases with
// (miyyer/scpn, generate_paraphrases.py).
extern const std::array<std::string_view, 10> kCommonTemplates;

}  // namespace paragram
