// Settings as text.
#pragma once

#include <QString>

#include "core/settings/settings.h"

namespace paragram::ui {

// "dropout 0.3, mega-batch 20": the training, encoder, tokenizer and text settings that differ from their
// defaults; empty where none does.
QString differencesText(const Settings& settings);

}  // namespace paragram::ui
