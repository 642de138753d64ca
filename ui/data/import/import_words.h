// Texts of the import: the engine's errors in the window's words, and the name filter of its file dialog.
#pragma once

#include <QString>
#include <string>

namespace paragram::ui {

// The engine's advice names flags of the command line; here it names the fields of the import page.
QString inWindowWords(const std::string& sentence);

// "Files of pairs (*.tsv *.tmx ...)" from the formats that can be read, and "All files".
QString importNameFilter();

}  // namespace paragram::ui
