#include "core/documents/document_sentences.h"

#include <functional>

#include "core/documents/sentence_splitter.h"
#include "core/text/input/line_reader.h"
#include "core/text/language_detector.h"

namespace paragram {
namespace {

constexpr std::size_t kDetected = 20'000;  // bytes from which the language is detected

// The language of the first texts. texts: of anything that textOf makes a string of.
template <class Texts, class TextOf>
std::string detectedLanguage(const Texts& texts, TextOf textOf) {
    std::string text;
    for (const auto& one : texts) {
        text.append(textOf(one)).append("\n");
        if (text.size() > kDetected) break;
    }
    return detectLanguage(text);
}

Result<DocumentSentences> readLines(const SentencesRequest& request, const JobContext& job) {
    auto reader = LineReader::open(request.input.file, request.input.encoding);
    if (!reader) return reader.error();
    DocumentSentences sentences;
    sentences.placeUnit = "line";
    sentences.language = request.language;
    Line line;
    for (;;) {
        if (sentences.texts.size() % 4096 == 0 && job.shouldStop()) return Stopped{};
        const auto more = reader->next(line);
        if (!more) return more.error();
        if (!*more) break;
        if (line.problem) return *line.problem;
        sentences.places.push_back(line.number);
        sentences.paragraphs.push_back(static_cast<std::int32_t>(sentences.texts.size()));
        sentences.texts.push_back(std::move(line.text));
    }
    if (sentences.texts.empty()) {
        return Error{reader->name(), "an empty file", "a document with text", "choose another file"};
    }
    if (sentences.language.empty()) sentences.language = detectedLanguage(sentences.texts, std::identity());
    return sentences;
}

}  // namespace

Result<DocumentSentences> readSentences(const SentencesRequest& request, const JobContext& job) {
    if (request.unit == SentenceUnit::lines) return readLines(request, job);
    Result<Document> document = readDocument(request.input, request.format, job);
    if (!document) return document.error();
    DocumentSentences sentences;
    sentences.placeUnit = document->placeUnit;
    sentences.remarks = std::move(document->remarks);
    sentences.language = request.language;
    if (sentences.language.empty())
        sentences.language = document->language.substr(0, document->language.find('-'));
    if (sentences.language.empty())
        sentences.language = detectedLanguage(document->paragraphs, std::mem_fn(&Paragraph::text));
    SentenceSplitter splitter(sentences.language);
    splitter.addAbbreviations(request.abbreviations);
    for (std::size_t p = 0; p < document->paragraphs.size(); ++p) {
        // Freed when it is split, so that a large document is not held twice.
        const Paragraph paragraph = std::move(document->paragraphs[p]);
        const auto add = [&](std::string_view text) {
            sentences.texts.emplace_back(text);
            sentences.places.push_back(paragraph.place);
            sentences.paragraphs.push_back(static_cast<std::int32_t>(p));
            sentences.headings.push_back(paragraph.heading);
        };
        if (request.unit == SentenceUnit::paragraphs || paragraph.heading) {
            add(paragraph.text);
        } else {
            for (const std::string_view sentence : splitter.split(paragraph.text)) add(sentence);
        }
    }
    return sentences;
}

}  // namespace paragram
