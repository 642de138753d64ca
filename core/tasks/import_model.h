// A model of another program as a model file of ours, and where it allows as a run to go on training.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

enum class ForeignModelKind { pspCheckpoint, staticFolder, wordVectors, npy };

// What a file or folder turned out to be, for a person to read before anything is written.
struct ForeignModel {
    ForeignModelKind kind = ForeignModelKind::pspCheckpoint;
    std::string format;                // "P-SP checkpoint"
    std::vector<std::string> found;    // "20,491 rows of 32 numbers", "lower-cased", ...
    std::vector<std::string> missing;  // what has to be named besides: "the SentencePiece model ..."
    bool canGoOn = false;              // holds the optimizer's state
    bool wantsSentencePiece = false, wantsVocabulary = false;
};

struct ImportModelRequest {
    std::filesystem::path checkpoint;     // .pt, a folder, a file of word vectors, .npy
    std::filesystem::path sentencePiece;  // empty: none, or the one beside it
    std::filesystem::path vocabulary;     // of .npy: a token a line, first column; empty: the one beside it
    std::filesystem::path output;         // MODEL.h5; may be empty where there is a run
    std::filesystem::path run;            // a run folder to make: model, settings, checkpoint; empty: none
    bool mustGoOn = true;                 // a run without the optimizer's state is an Error
    int epochs = 0;                       // of that run, in all; 0: as many as were asked for at first
};

struct ImportModelSummary {
    ForeignModel model;
    std::int64_t rows = 0;
    int dimension = 0;
    std::int64_t steps = 0;  // trained
    bool stopped = false;
};

// Looks without importing. Error: nothing that is known here, or damaged.
Result<ForeignModel> recogniseModel(const ImportModelRequest& request);
Result<ImportModelSummary> importModel(const ImportModelRequest& request, JobContext& job);

}  // namespace paragram
