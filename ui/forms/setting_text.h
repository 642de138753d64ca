// Settings as text, in the language of the window.
#pragma once

#include <QString>

#include "core/settings/setting_row.h"

namespace paragram::ui {

// "dropout 0.3, mega-batch 20": the training, encoder, tokenizer and text settings that differ from their
// defaults; empty where none does.
QString differencesText(const Settings& settings);

// "1 to 1,000 mini-batches", "opposite, any", "true or false"
QString rangeText(const SettingRow& row);
// "0 to 10,000 words"; unit: translated, or empty
QString rangeText(double minimum, double maximum, const QString& unit);

}  // namespace paragram::ui
