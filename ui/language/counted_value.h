// "12 pairs", as the engine's errors have it, in the language of the window.
#pragma once

#include <QString>
#include <optional>

namespace paragram::ui {

// Nothing if the text is not a number and a noun that is known here.
std::optional<QString> countedValue(const QString& said);

}  // namespace paragram::ui
