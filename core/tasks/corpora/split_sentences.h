// Splits a document into sentences and writes them as lines.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/documents/document_sentences.h"

namespace paragram {

struct SplitSentencesRequest {
    SentencesRequest document;
    std::filesystem::path output;  // "-": standard output
    bool paragraphs = false;       // a blank line between paragraphs
    bool places = false;           // line, page, paragraph or cue, and a tab, in front of each sentence
};

struct SplitSentencesSummary {
    std::int64_t sentences = 0, paragraphs = 0;
    std::string language;  // empty: not clear
    std::vector<std::string> remarks;
};

// Stopped: there is no output. Error for a document that cannot be read. Throws MachineFailure.
Result<SplitSentencesSummary> splitSentences(const SplitSentencesRequest& request, JobContext& job);

}  // namespace paragram
