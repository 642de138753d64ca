// PDF with text (poppler).
#include <fmt/format.h>
#include <poppler-document.h>
#include <poppler-global.h>
#include <poppler-page.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/base/number_text.h"
#include "core/documents/document_formats.h"
#include "core/documents/page_lines.h"

namespace paragram {
namespace {

void ignoreMessage(const std::string&, void*) {}

std::string utf8Of(const poppler::ustring& text) {
    const poppler::byte_array bytes = text.to_utf8();
    std::string plain(bytes.begin(), bytes.end());
    std::erase_if(plain, [](char c) { return c == '\0' || c == '\n' || c == '\r' || c == '\f'; });
    return plain;
}

// The words of a page in reading order, joined to lines: words of a line overlap in height and follow each
// other to the right.
PageLines linesOf(const poppler::page& page) {
    PageLines lines;
    for (const poppler::text_box& box : page.text_list()) {
        const poppler::rectf at = box.bbox();
        const std::string word = utf8Of(box.text());
        if (word.empty()) continue;
        if (!lines.empty()) {
            PageLine& line = lines.back();
            const double middle = at.y() + at.height() / 2;
            const bool same = middle > line.top && middle < line.top + line.height && at.x() > line.left;
            if (same) {
                const bool space = at.x() - line.right > 0.1 * line.height;
                line.text += (space ? " " : "") + word;
                line.right = at.x() + at.width();
                line.height = std::max(line.height, at.height());
                continue;
            }
        }
        lines.push_back({word, at.x(), at.x() + at.width(), at.y(), at.height()});
    }
    return lines;
}

}  // namespace

Result<Document> readPdf(const DocumentInput& input, const JobContext& job) {
    const std::string name = input.file.string();
    poppler::set_debug_error_function(ignoreMessage, nullptr);
    const std::unique_ptr<poppler::document> pdf(
        poppler::document::load_from_file(name, input.password, input.password));
    if (!pdf) return Error{name, "a damaged PDF", "a PDF", "use another copy of the file"};
    if (pdf->is_locked()) {
        return Error{name, input.password.empty() ? "a PDF with a password" : "a PDF with another password",
                     "a PDF that can be opened", "give its password, or save it without one"};
    }
    std::vector<PageLines> pages;
    std::int64_t words = 0;
    for (int i = 0; i < pdf->pages(); ++i) {
        job.report({"Reading pages", static_cast<double>(i), static_cast<double>(pdf->pages()), "pages"});
        if (job.shouldStop()) return Stopped{};
        const std::unique_ptr<poppler::page> page(pdf->create_page(i));
        pages.push_back(page ? linesOf(*page) : PageLines());
        words += static_cast<std::int64_t>(pages.back().size());
    }
    if (words == 0) {
        return Error{name, countOf(pdf->pages(), "page") + " without text, probably scanned",
                     "a PDF with text", "recognise its text with an OCR program such as ocrmypdf"};
    }
    Document document;
    document.placeUnit = "page";
    const std::int64_t dropped = dropRunningLines(pages);
    if (dropped > 0)
        document.remarks.push_back(
            fmt::format("{}: {} left out as running heads and page numbers", name, countOf(dropped, "line")));
    document.paragraphs = joinLines(pages);
    return document;
}

}  // namespace paragram
