// Formats of documents, one row each. --help, the file dialogs and the manual's table are built from the
// rows.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/documents/document.h"

namespace paragram {

struct DocumentInput {
    std::filesystem::path file;
    std::string encoding{};  // of plain text, Markdown, HTML and subtitles; as for decoded()
    std::string password{};  // of a PDF
};

struct DocumentFormat {
    std::string id;                    // "docx"
    std::string sentence;              // what it is; one sentence
    std::vector<std::string> endings;  // ".docx"
    Result<Document> (*read)(const DocumentInput& input, const JobContext& job) = nullptr;
};

// In the order of lists and the manual.
const std::vector<DocumentFormat>& documentFormats();

// The format of a file: by its first bytes if they say what it is, otherwise by its ending; plain text if
// neither does. Error if the file cannot be read.
Result<const DocumentFormat*> documentFormatOf(const std::filesystem::path& file);

// format: an id, or empty for documentFormatOf. Error for a file that is damaged, protected by a password, or
// has no text; the sentence says which. Returns Stopped.
Result<Document> readDocument(const DocumentInput& input, const std::string& format, const JobContext& job);

// One reader for each format; "-" is standard input for those of text.
Result<Document> readPlainText(const DocumentInput& input, const JobContext& job);
Result<Document> readMarkdown(const DocumentInput& input, const JobContext& job);
Result<Document> readSubtitles(const DocumentInput& input, const JobContext& job);
Result<Document> readHtml(const DocumentInput& input, const JobContext& job);
Result<Document> readTei(const DocumentInput& input, const JobContext& job);
Result<Document> readDocx(const DocumentInput& input, const JobContext& job);
Result<Document> readOdt(const DocumentInput& input, const JobContext& job);
Result<Document> readEpub(const DocumentInput& input, const JobContext& job);
Result<Document> readPdf(const DocumentInput& input, const JobContext& job);

}  // namespace paragram
