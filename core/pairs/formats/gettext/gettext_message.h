// The messages of gettext catalogues (GNU gettext manual, "The Format of PO Files" and "The Format of GNU MO
// Files"), and the sentence pairs in them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/pairs/store/sentence_pair.h"

namespace paragram {

struct GettextMessage {
    std::string text, plural;        // msgid; msgid_plural, empty if there is none
    std::vector<std::string> forms;  // msgstr, or msgstr[0], msgstr[1], ...; empty ones are not translated
    bool isFuzzy = false;            // the translation is a guess of a program, or out of date

    bool isHeader() const { return text.empty(); }
    bool isTranslated() const { return !forms.empty() && !forms.back().empty(); }
};

// What a catalogue says about itself in the translation of the empty message. Empty if it does not.
struct GettextHeader {
    std::string encoding;                        // "ISO-8859-2"; empty for UTF-8 and ASCII, too
    std::string sourceLanguage, targetLanguage;  // "pt-BR"
};
GettextHeader readGettextHeader(std::string_view text);

// "pt-BR" from "pt_BR.UTF-8" and "sr" from "sr@latin"; empty if it is no code of a language.
std::string languageOfLocale(std::string_view locale);

// A pair for each paragraph of the message, if the translation has as many, otherwise one of the whole texts;
// lines within a paragraph are joined. Of a message with a plural, the plural and the last form, and if there
// are two forms, the singular and the first as well: more forms than two do not say which is the singular.
// The mark of a keyboard accelerator is removed if both sides have one: _File and _Datei, &File, ~File.
std::vector<SentencePair> pairsOfMessage(const GettextMessage& message);

}  // namespace paragram
