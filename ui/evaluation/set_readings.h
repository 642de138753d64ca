// How the files of data sets are read where they cannot be recognised by looking, or where the user knows
// better.
#pragma once

#include <QJsonArray>
#include <QString>
#include <filesystem>
#include <map>

#include "core/evaluation/sets/set_table.h"

namespace paragram::ui {

// By file. Columns, header, delimiter and encoding are used; empty and "auto" are recognised.
using SetReadings = std::map<std::filesystem::path, PairInput>;

// For readSuites and readSetTable: bad lines are skipped, and advice names what the window has.
SetReading setReading(const SetReadings& readings);

// Files inside the project's folder are stored relative to it.
QJsonArray toJson(const SetReadings& readings, const std::filesystem::path& project);
SetReadings readingsFromJson(const QJsonArray& list, const std::filesystem::path& project);

}  // namespace paragram::ui
