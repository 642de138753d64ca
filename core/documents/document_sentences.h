// The sentences of a document, with their places.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/enum_names.h"
#include "core/documents/document_formats.h"

namespace paragram {

enum class SentenceUnit { sentences, lines, paragraphs };
constexpr NamedValue<SentenceUnit> kSentenceUnitNames[]{
    {SentenceUnit::sentences, "sentences", "sentences"},
    {SentenceUnit::lines, "lines", "lines"},
    {SentenceUnit::paragraphs, "paragraphs", "paragraphs"}};
constexpr std::span<const NamedValue<SentenceUnit>> namesOf(SentenceUnit) {
    return kSentenceUnitNames;
}

struct SentencesRequest {
    DocumentInput input;
    std::string format{};    // id of a format; empty: guessed
    std::string language{};  // code; empty: as the document says, or detected
    // lines: every line of a text file is a sentence, blank ones too; paragraphs: each is one.
    SentenceUnit unit = SentenceUnit::sentences;
    std::vector<std::string> abbreviations{};  // besides the built-in ones
};

struct DocumentSentences {
    std::vector<std::string> texts;
    std::vector<std::int64_t> places;      // of each sentence, from 1, in placeUnit
    std::vector<std::int32_t> paragraphs;  // of each sentence, from 0
    std::vector<bool> headings;            // whether each is one; empty: none is known
    std::string placeUnit;
    std::string language;
    std::vector<std::string> remarks;
};

// Errors of readDocument. Returns Stopped.
Result<DocumentSentences> readSentences(const SentencesRequest& request, const JobContext& job);

}  // namespace paragram
