// Imports a model of another program as a model file and, where possible, as a run that can be resumed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

enum class ForeignModelKind { pspCheckpoint, bgtCheckpoint, staticFolder, wordVectors, npy };

// What a file or folder was recognised as, to be read before anything is written.
struct ForeignModel {
    ForeignModelKind kind = ForeignModelKind::pspCheckpoint;
    std::string format;                // "P-SP checkpoint"
    std::vector<std::string> found;    // "20,491 rows of 32 numbers", "lower-cased", ...
    std::vector<std::string> missing;  // what has to be given as well: "the SentencePiece model ..."
    bool canResume = false;            // contains the optimizer's state
    bool wantsSentencePiece = false, wantsVocabulary = false;
};

struct ImportModelRequest {
    std::filesystem::path checkpoint;     // .pt, a folder, word vectors or .npy
    std::filesystem::path sentencePiece;  // empty: none, or the one next to it
    // Of .npy: one token per line, first column. Of a BGT checkpoint: fairseq's dictionary. Empty: the one
    // next to it.
    std::filesystem::path vocabulary;
    std::filesystem::path output;  // MODEL.h5; may be empty if run is not
    std::filesystem::path run;     // a run folder to create, with model, settings and checkpoint; empty: none
    bool mustResume = true;        // Error if there is no optimizer state for the run
    int epochs = 0;                // total epochs of that run; 0: as originally requested
};

struct ImportModelSummary {
    ForeignModel model;
    std::int64_t rows = 0;
    int dimension = 0;
    std::int64_t steps = 0;  // steps trained so far
};

// Recognises a model without importing it. Error if it is damaged or of an unknown kind.
Result<ForeignModel> recogniseModel(const ImportModelRequest& request);
// Error as above, or if a file is missing. Throws MachineFailure.
Result<ImportModelSummary> importModel(const ImportModelRequest& request, JobContext& job);

}  // namespace paragram
