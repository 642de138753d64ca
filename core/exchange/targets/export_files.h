// Shared by export targets: numbers in three precisions, additional files, and the read-back check.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/exchange/targets/export_target.h"

namespace paragram {

// Writes an atomic file. Throws MachineFailure.
void writeExportFile(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write);
void writeExportFile(const std::filesystem::path& file, std::string_view text);

std::size_t bytesOf(WeightPrecision precision);  // per number
// Little-endian, row by row; int8 as round(127 x / max|x|) for each row.
void writeNumbers(std::ostream& out, const Matrix& table, WeightPrecision precision);

// One line "token<TAB>row" for each row.
std::string vocabularyLines(const Model& model);
// A token on one line without tabs; with noSpaces, spaces are written as U+2581.
std::string printableToken(const std::string& token, bool noSpaces);
// The total length of the tokens' text.
double vocabularyBytes(const Model& model);

// Writes STEM.vocab.txt next to the main file, and the SentencePiece model if there is one.
void writeBeside(const ExportModel& model, const ExportPlace& place);

// Sentence vectors from a table of the model's shape, by plain sums in double precision: (texts, dimension).
// The reference implementation.
Matrix poolReference(const Model& model, const Matrix& table, std::span<const std::string> texts);

// Compares the cosines of neighbouring rows, and of corresponding rows. skip: why rows do not count.
enum CompareSkip : char { kCounts, kOtherCut, kNothingKnown };
ExportCheck compareVectors(const Matrix& ours, const Matrix& theirs, const std::vector<char>& skip = {});

// The check of a format that contains a table with the model's rows in their order.
Result<ExportCheck> checkTable(const ExportModel& model, const Result<Matrix>& table,
                               const std::vector<std::string>& sentences);

// The points of an index or a projector: sentences with their vectors, or the vocabulary with its rows.
struct ExportPoints {
    std::vector<std::string> texts;
    Matrix vectors;
};
// The first `most` sentences or rows.
ExportPoints exportPoints(const ExportModel& model, std::size_t most);

}  // namespace paragram
