#include "core/documents/document_formats.h"

#include <algorithm>

#include "core/base/choices.h"
#include "core/text/input/file_source.h"

namespace paragram {
namespace {

// The first bytes of a file, decompressed.
Result<std::string> headOf(const std::filesystem::path& file) {
    auto source = openFileBytes(file);
    if (!source) return source.error();
    std::string head(4096, '\0');
    std::size_t size = 0;
    for (std::size_t got = 1; got > 0 && size < head.size(); size += got) {
        const auto read = (*source)->read(head.data() + size, head.size() - size);
        if (!read) return read.error();
        got = *read;
    }
    head.resize(size);
    return head;
}

const DocumentFormat* formatNamed(const std::string& id) {
    for (const DocumentFormat& format : documentFormats())
        if (format.id == id) return &format;
    return nullptr;
}

std::string lowerAscii(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

// What the first bytes say: the first member of these zips is the mimetype, or one of Word's.
std::string idByHead(const std::string& head) {
    const auto has = [&](std::string_view text) { return head.find(text) != std::string::npos; };
    if (head.starts_with("%PDF-")) return "pdf";
    if (head.starts_with("PK\x03\x04")) {
        if (has("application/epub+zip")) return "epub";
        if (has("application/vnd.oasis.opendocument.text")) return "odt";
        if (has("[Content_Types].xml") || has("word/")) return "docx";
        return {};
    }
    if (head.starts_with("WEBVTT") || head.starts_with("\xEF\xBB\xBFWEBVTT")) return "subtitles";
    const std::string lower = lowerAscii(head.substr(0, 1024));
    if (lower.find("<!doctype html") != std::string::npos || lower.find("<html") != std::string::npos)
        return "html";
    if (lower.find("<tei") != std::string::npos) return "tei";
    return {};
}

}  // namespace

const std::vector<DocumentFormat>& documentFormats() {
    static const std::vector<DocumentFormat> formats{
        {"text",
         "Plain text: paragraphs between blank lines, or one paragraph or sentence per line.",
         {".txt", ".text"},
         readPlainText},
        {"markdown",
         "Markdown: as plain text, without its marks; code blocks are left out.",
         {".md", ".markdown"},
         readMarkdown},
        {"html",
         "Web pages; scripts, styles and navigation are left out.",
         {".html", ".htm", ".xhtml"},
         readHtml},
        {"docx",
         "Word, since 2007; deleted text of tracked changes is left out.",
         {".docx", ".docm"},
         readDocx},
        {"odt",
         "OpenDocument text of LibreOffice and others; notes are left out.",
         {".odt", ".ott"},
         readOdt},
        {"epub", "Electronic books without copy protection, in reading order.", {".epub"}, readEpub},
        {"pdf",
         "PDF with text: lines are joined to paragraphs, running heads and page numbers are left out.",
         {".pdf"},
         readPdf},
        {"subtitles",
         "Subtitles, SubRip or WebVTT: each cue is a paragraph.",
         {".srt", ".vtt"},
         readSubtitles},
        {"tei", "TEI and other XML: the text of its body.", {".xml", ".tei"}, readTei}};
    return formats;
}

Result<const DocumentFormat*> documentFormatOf(const std::filesystem::path& file) {
    if (file == "-") return formatNamed("text");
    const Result<std::string> head = headOf(file);
    if (!head) return head.error();
    if (const std::string id = idByHead(*head); !id.empty()) return formatNamed(id);
    std::string name = lowerAscii(file.filename().string());
    for (const char* packed : {".gz", ".bz2", ".xz", ".zst"})
        if (name.ends_with(packed)) name.resize(name.rfind('.'));
    for (const DocumentFormat& format : documentFormats())
        if (std::ranges::any_of(format.endings, [&](const auto& e) { return name.ends_with(e); }))
            return &format;
    if (head->find('\0') != std::string::npos && !head->starts_with("\xFF\xFE") &&
        !head->starts_with("\xFE\xFF")) {
        return Error{file.string(), "not text, and no known format of documents", "a document",
                     "save it as docx, odt, epub, PDF, HTML or plain text"};
    }
    return formatNamed("text");
}

Result<Document> readDocument(const DocumentInput& input, const std::string& format, const JobContext& job) {
    const DocumentFormat* chosen = nullptr;
    if (format.empty()) {
        const auto guessed = documentFormatOf(input.file);
        if (!guessed) return guessed.error();
        chosen = *guessed;
    } else {
        chosen = formatNamed(format);
    }
    if (!chosen) {
        std::vector<std::string> names;
        for (const DocumentFormat& known : documentFormats()) names.push_back(known.id);
        return wrongChoice("format", format, names);
    }
    Result<Document> document = chosen->read(input, job);
    if (document && document->paragraphs.empty()) {
        return Error{input.file.string(), "no text", "a document with text",
                     "choose another file, or another format"};
    }
    return document;
}

}  // namespace paragram
