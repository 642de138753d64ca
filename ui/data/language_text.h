// Names of languages for the codes that files and pair stores carry.
#pragma once

#include <QString>

namespace paragram::ui {

// "es" -> "Spanish"; the code itself where it is not known, empty for none.
QString languageName(const QString& code);
// "English, Spanish"; "English" where both are the same; empty where neither is known.
QString languagePair(const std::string& source, const std::string& target);
// Heading of a side: its language, or "First side", "Second side".
QString sideName(const std::string& language, bool first);

}  // namespace paragram::ui
