// Names of languages for the codes in files and pair stores.
#pragma once

#include <QString>

namespace paragram::ui {

// "es" -> "Spanish", in the language of the window; returns the code itself if it is unknown, and an empty
// string for none.
QString languageName(const QString& code);
// "English, Spanish"; "English" if both are the same; empty if neither is known.
QString languagePair(const std::string& source, const std::string& target);
// Heading of a side: its language, or "First side", "Second side" if it is unknown.
QString sideName(const std::string& language, bool first);

}  // namespace paragram::ui
