// Documents of markup: HTML (libxml2, which repairs what browsers accept) and XML (expat).
#include <libxml/HTMLparser.h>

#include <algorithm>
#include <cstring>

#include "core/documents/document_formats.h"
#include "core/documents/markup_blocks.h"
#include "core/documents/markup_bytes.h"
#include "core/text/input/open_bytes.h"
#include "core/text/input/text_encoding.h"

namespace paragram {
namespace {

constexpr std::size_t kBlock = 1U << 16;

void beginElement(void* handler, const xmlChar* name, const xmlChar** attributes) {
    const char* none = nullptr;
    // libxml2 has a null list for no attributes, and null values for those without one.
    std::vector<const char*> list;
    for (const xmlChar** a = attributes; a && *a; a += 2) {
        list.push_back(reinterpret_cast<const char*>(a[0]));
        list.push_back(a[1] ? reinterpret_cast<const char*>(a[1]) : "");
    }
    list.push_back(none);
    static_cast<MarkupBlocks*>(handler)->begin(reinterpret_cast<const char*>(name),
                                               XmlAttributes(list.data()));
}

void endElement(void* handler, const xmlChar* name) {
    static_cast<MarkupBlocks*>(handler)->end(reinterpret_cast<const char*>(name));
}

void characters(void* handler, const xmlChar* text, int size) {
    static_cast<MarkupBlocks*>(handler)->text(
        {reinterpret_cast<const char*>(text), static_cast<std::size_t>(size)});
}

}  // namespace

Result<Nothing> readHtmlBytes(ByteSource& source, bool utf8, MarkupBlocks& blocks, const JobContext& job) {
    htmlSAXHandler handler;
    std::memset(&handler, 0, sizeof handler);
    handler.startElement = beginElement;
    handler.endElement = endElement;
    handler.characters = characters;
    handler.cdataBlock = characters;
    handler.ignorableWhitespace = characters;
    std::string block(kBlock, '\0');
    const auto first = source.read(block.data(), block.size());
    if (!first) return first.error();
    const auto encoding = utf8 ? XML_CHAR_ENCODING_UTF8 : XML_CHAR_ENCODING_NONE;
    const std::unique_ptr<htmlParserCtxt, decltype(&htmlFreeParserCtxt)> parser(
        htmlCreatePushParserCtxt(&handler, &blocks, block.data(),
                                 static_cast<int>(std::min<std::size_t>(*first, 4)), nullptr, encoding),
        htmlFreeParserCtxt);
    if (!parser) throw std::bad_alloc();
    htmlCtxtUseOptions(parser.get(), HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET);
    std::size_t from = std::min<std::size_t>(*first, 4), size = *first;
    while (size > 0) {
        if (job.shouldStop()) return Stopped{};
        htmlParseChunk(parser.get(), block.data() + from, static_cast<int>(size - from), 0);
        const auto next = source.read(block.data(), block.size());
        if (!next) return next.error();
        size = *next;
        from = 0;
    }
    htmlParseChunk(parser.get(), nullptr, 0, 1);
    blocks.finish();
    return Nothing{};
}

Result<Nothing> readXmlBytes(std::unique_ptr<ByteSource> source, MarkupBlocks& blocks,
                             const JobContext& job) {
    XmlStream stream(std::move(source), false, blocks);
    for (;;) {
        if (job.shouldStop()) return Stopped{};
        const auto more = stream.advance();
        if (!more) return more.error();
        if (*more) continue;
        blocks.finish();
        return Nothing{};
    }
}

Result<Document> readHtml(const DocumentInput& input, const JobContext& job) {
    auto source = openBytes(input.file);
    if (!source) return source.error();
    const auto head = input.file == "-" ? Result<std::string>(std::string()) : readHead(input.file, 1U << 16);
    if (!head) return head.error();
    // Without a declaration, libxml2 would take UTF-8 for Latin-1.
    const std::string guessed = guessEncoding(*head);
    const bool given = !input.encoding.empty() && input.encoding != "auto";
    const bool utf8 = given || guessed == "UTF-8" || guessed.starts_with("UTF-16");
    if (utf8) {
        source = decoded(std::move(*source), input.encoding);
        if (!source) return source.error();
    }
    Document document;
    document.placeUnit = "paragraph";
    MarkupBlocks blocks(htmlDialect(), document);
    const auto read = readHtmlBytes(**source, utf8, blocks, job);
    if (!read) return read.error();
    return document;
}

Result<Document> readTei(const DocumentInput& input, const JobContext& job) {
    auto source = openBytes(input.file);
    if (!source) return source.error();
    Document document;
    document.placeUnit = "paragraph";
    MarkupBlocks blocks(teiDialect(), document);
    const auto read = readXmlBytes(std::move(*source), blocks, job);
    if (!read) return read.error();
    return document;
}

}  // namespace paragram
