// Formats that a model goes out in: each is a row with who reads it, how it is written and how it is checked.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/models/model.h"
#include "core/training/adam.h"

namespace paragram {

enum class Precision { fp32, fp16, int8 };
std::string precisionName(Precision precision);
Result<Precision> precisionOf(const std::string& name);

// What is written: rotated, cut and thinned out already.
struct ExportModel {
    const Model& model;
    std::string name;  // of the model, for titles
    Precision precision = Precision::fp32;
    std::string card;                           // README.md
    std::vector<std::string> sentences;         // points of an index or a projector; empty: the vocabulary
    std::filesystem::path history;              // history.csv of its run; empty: none
    const AdamMoments* moments = nullptr;       // of the rows of model; null: none
    std::uint64_t externalBytes = 1ULL << 30U;  // an ONNX table larger than this has a file of its own
};

// Where the files of an export stand: folder / (stem + ".npy").
struct ExportPlace {
    std::filesystem::path folder;
    std::string stem;

    std::filesystem::path file(const std::string& ending) const { return folder / (stem + ending); }
};

// How an export, read back, compares with the model.
struct ExportCheck {
    std::int64_t compared = 0;  // sentences, or points
    std::int64_t otherCut = 0;  // sentences that the format cuts otherwise than the model does: not compared
    double largest = 0;         // difference of a cosine
};

struct ExportSnippet {
    std::string language;  // "Python"
    std::string code;      // {path} stands for the file or folder
};

struct ExportTarget {
    std::string name;        // "sentence-transformers"
    std::string label;       // "Sentence Transformers"
    std::string reader;      // a sentence: who reads it
    std::string ending;      // of the main file, ".onnx"; empty: the folder is the export
    bool reduced = true;     // fp16 and int8 can be written
    bool int8 = true;        // of these, int8
    bool ownReadme = false;  // write takes care of the card itself
    std::vector<ExportSnippet> snippets;
    // Why a model cannot go out in this format; nothing when it can.
    std::function<std::optional<Error>(const ExportModel&)> refusal;
    // Bytes on disk, about.
    std::function<double(const ExportModel&)> bytes;
    // Throws MachineFailure. The folder exists.
    std::function<void(const ExportModel&, const ExportPlace&)> write;
    // Reads what was written by the rules of the format and compares it with the model.
    std::function<Result<ExportCheck>(const ExportModel&, const ExportPlace&,
                                      const std::vector<std::string>& sentences)>
        check;
};

// In the order people are shown them.
const std::vector<ExportTarget>& exportTargets();
Result<const ExportTarget*> findExportTarget(const std::string& name);

// One a file.
ExportTarget sentenceTransformersTarget();
ExportTarget model2vecTarget();
ExportTarget onnxTarget();
ExportTarget word2vecTarget();
ExportTarget word2vecBinaryTarget();
ExportTarget safetensorsTarget();
ExportTarget npyTarget();
ExportTarget rawTarget();
ExportTarget tensorboardTarget();
ExportTarget faissTarget();
ExportTarget pspTarget();

}  // namespace paragram
