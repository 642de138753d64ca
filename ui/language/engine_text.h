// Texts of the engine's tables in the language of the window.
#pragma once

#include <QString>
#include <string>

namespace paragram::ui {

// The engine knows no languages: its tables are English, and resources/i18n/engine_texts.h lists their texts
// for the translators, one context a table.
enum class EngineTable { settings, presets, filters, recipes, formats, exports, catalogue, jobs };

// The translation of a text of a table; the text itself if there is none.
QString engineText(EngineTable table, const std::string& text);
// The same for inside a sentence: "dropout"; in languages that capitalise nouns, as it is.
QString inlineText(EngineTable table, const std::string& text);
// The same for a title: "Length".
QString titleText(EngineTable table, const std::string& text);
// What a job is doing: "Reading pairs"; also "Exporting ONNX", where the table has "Exporting %1".
QString stageText(const std::string& stage);

// The context of a table in the files of translations.
const char* contextOf(EngineTable table);

}  // namespace paragram::ui
