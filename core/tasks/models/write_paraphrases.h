// Paraphrases of sentences, of a list or of a text of any length, written some sentences at a time and kept
// on disk.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/tasks/models/written_paraphrases.h"

namespace paragram {

struct SentencesToParaphrase {
    std::vector<std::string> sources{};
    std::filesystem::path input{};       // instead of them: a text, one sentence a line; "-"
    std::filesystem::path scoreModel{};  // run, model file or word vectors for the cosines; empty: none
    // Keeps what is written in JOURNAL.unfinished and JOURNAL.progress, where the same request continues
    // after an interruption; the caller removes them (discardResumable). Empty: nothing is kept.
    std::filesystem::path journal{};
    // Given the paraphrases as they are written, those of an interrupted run first, and their sentences, the
    // first of which has the number `first`; they are then not in the result. made: languages and counts so
    // far.
    std::function<void(const WrittenParaphrases& made, std::span<const std::string> sentences,
                       std::size_t first, std::span<const WrittenParaphrase> texts)>
        onTexts{};
};

// How sentences are paraphrased.
struct ParaphraseWay {
    WrittenParaphrases made;      // without texts: languages, provenance
    std::string writtenLanguage;  // of the paraphrases
    std::size_t together = 0;     // sentences that are written together
    std::string key;              // everything that the texts depend on but the sentences
    std::string stage;            // in JobContext::report
    // The distinct paraphrases of some sentences, the first of which has this number, sentence by sentence.
    std::function<Result<DistinctTexts>(std::span<const std::string> sentences, std::size_t first,
                                        const JobContext& job)>
        write;
};

// Errors of the way, of the input, of a damaged journal, and of loadPairScorer. Throws MachineFailure.
Result<WrittenParaphrases> writeParaphrases(const ParaphraseWay& way, const SentencesToParaphrase& request,
                                            JobContext& job);

}  // namespace paragram
