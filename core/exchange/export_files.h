// What exporters share: numbers in three precisions, files beside the main one, comparing what is read back.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/exchange/export_target.h"

namespace paragram {

// Writes a file whole. Throws MachineFailure.
void writeExportFile(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write);
void writeExportFile(const std::filesystem::path& file, std::string_view text);

std::size_t bytesOf(Precision precision);  // of a number
// Little-endian, row by row; int8 as round(127 x / max|x|).
void writeNumbers(std::ostream& out, const Matrix& table, Precision precision);

// A line "token<TAB>row" for each row.
std::string vocabularyLines(const Model& model);
// A token on one line without tabs; spaces are written as U+2581 where noSpaces.
std::string printableToken(const std::string& token, bool noSpaces);
// Of the tokens' text together.
double vocabularyBytes(const Model& model);

// Beside the main file: STEM.vocab.txt, and the SentencePiece model where there is one.
void writeBeside(const ExportModel& model, const ExportPlace& place);

// Sentence vectors made of a table of the model's shape by plain sums in double: (texts, dimension).
Matrix poolPlainly(const Model& model, const Matrix& table, std::span<const std::string> texts);

// Cosines of neighbouring rows, and of each row with its twin. skip: why rows do not count.
enum CompareSkip : char { kCounts, kOtherCut, kNothingKnown };
ExportCheck compareVectors(const Matrix& ours, const Matrix& theirs, const std::vector<char>& skip = {});

// The check of a format that holds a table of the model's rows in their order.
Result<ExportCheck> checkTable(const ExportModel& model, const Result<Matrix>& table,
                               const std::vector<std::string>& sentences);

// What an index or a projector shows: sentences with their vectors, or the vocabulary with its rows.
struct ExportPoints {
    std::vector<std::string> texts;
    Matrix vectors;
};
ExportPoints exportPoints(const ExportModel& model, std::size_t most);

}  // namespace paragram
