// Export targets: one row for each format, with its readers, how it is written and how it is checked.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/encoders/weight_precision.h"
#include "core/models/model.h"
#include "core/training/adam.h"

namespace paragram {

// The model to be written, with reductions already applied.
struct ExportModel {
    const Model& model;
    std::string name;  // of the model, for titles
    WeightPrecision precision = WeightPrecision::fp32;
    std::string card;                           // README.md
    std::vector<std::string> sentences;         // points of an index or a projector; empty: the vocabulary
    std::filesystem::path history;              // history.csv of its run; empty: none
    const AdamMoments* moments = nullptr;       // of the rows of model; null: none
    std::uint64_t externalBytes = 1ULL << 30U;  // a larger ONNX table is written to a separate file
};

// The place of the files of an export: folder / (stem + ".npy").
struct ExportPlace {
    std::filesystem::path folder;
    std::string stem;

    std::filesystem::path file(const std::string& ending) const { return folder / (stem + ending); }
};

// The result of the read-back check.
struct ExportCheck {
    std::int64_t compared = 0;  // sentences, or points
    std::int64_t otherCut = 0;  // sentences that the format tokenises differently; not compared
    double largest = 0;         // largest difference of a cosine
};

struct ExportSnippet {
    std::string language;  // "Python"
    std::string code;      // {path} is replaced by the file or folder
};

struct ExportTarget {
    std::string name;         // "sentence-transformers"
    std::string label;        // "Sentence Transformers"
    std::string reader;       // one sentence: who reads it
    std::string ending;       // extension of the main file, ".onnx"; empty: the export is a folder
    bool reduced = true;      // fp16 and int8 can be written
    bool int8 = true;         // of these, int8
    bool averages = true;     // takes averaging encoders
    bool recurrent = false;   // recurrent encoders
    bool generative = false;  // generative models
    bool ownReadme = false;   // write also writes the model card
    std::vector<ExportSnippet> snippets;
    // Why a model cannot be exported in this format; empty if it can.
    std::function<std::optional<Error>(const ExportModel&)> refusal;
    // Approximate bytes on disk.
    std::function<double(const ExportModel&)> bytes;
    // The folder must exist. Throws MachineFailure.
    std::function<void(const ExportModel&, const ExportPlace&)> write;
    // Reads what was written by the rules of the format, and compares it with the model. Error if it cannot
    // be read.
    std::function<Result<ExportCheck>(const ExportModel&, const ExportPlace&,
                                      const std::vector<std::string>& sentences)>
        check;

    bool takes(const Model& model) const {
        return model.averaging() ? averages : model.recurrent() ? recurrent : generative;
    }
};

// In the order of lists.
const std::vector<ExportTarget>& exportTargets();
// Error lists the names.
Result<const ExportTarget*> findExportTarget(const std::string& name);

// The rows, each defined in its own file.
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
ExportTarget bgtTarget();

}  // namespace paragram
