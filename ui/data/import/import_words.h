// The name filter of the import's file dialog.
#pragma once

#include <QString>

namespace paragram::ui {

// "Files of pairs (*.tsv *.tmx ...)" from the formats that can be read, and "All files".
QString importNameFilter();

}  // namespace paragram::ui
