#include "core/text/input/xml_stream.h"

#include <expat.h>
#include <fmt/format.h>
#include <unicode/ucnv.h>

#include <optional>
#include <vector>

#include "core/base/number_text.h"
#include "core/text/input/text_encoding.h"

namespace paragram {
namespace {

constexpr std::size_t kBlockBytes = 1U << 16;
constexpr int kMostDepth = 256;
constexpr std::int64_t kLongestTag = 1 << 22;  // bytes

std::string_view withoutPrefix(std::string_view name) {
    const auto colon = name.rfind(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

// Single-byte encodings that expat does not know.
int XMLCALL knowEncoding(void*, const XML_Char* name, XML_Encoding* encoding) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, decltype(&ucnv_close)> converter(ucnv_open(name, &status), &ucnv_close);
    if (U_FAILURE(status) || ucnv_getMaxCharSize(converter.get()) != 1) return XML_STATUS_ERROR;
    for (int byte = 0; byte < 256; ++byte) {
        const char text = static_cast<char>(byte);
        const char* at = &text;
        status = U_ZERO_ERROR;
        const UChar32 character = ucnv_getNextUChar(converter.get(), &at, at + 1, &status);
        encoding->map[byte] = U_FAILURE(status) || character == 0xFFFD ? -1 : character;
    }
    encoding->data = nullptr;
    encoding->convert = nullptr;
    encoding->release = nullptr;
    return XML_STATUS_OK;
}

}  // namespace

std::string_view XmlAttributes::operator[](std::string_view name) const {
    for (const char** at = list_; *at; at += 2)
        if (name == *at) return at[1];
    return {};
}

struct XmlStream::State {
    std::unique_ptr<ByteSource> source;
    XmlHandler& handler;
    XML_Parser parser;
    std::vector<char> block = std::vector<char>(kBlockBytes);
    std::optional<Error> error;
    std::int64_t fed = 0;  // bytes
    int depth = 0;
    bool begun = false, ended = false;

    State(std::unique_ptr<ByteSource> bytes, bool utf8, XmlHandler& to)
        : source(std::move(bytes)), handler(to), parser(XML_ParserCreate(utf8 ? "UTF-8" : nullptr)) {
        if (!parser) throw std::bad_alloc();
        XML_SetUserData(parser, this);
        XML_SetElementHandler(parser, begin, end);
        XML_SetCharacterDataHandler(parser, text);
        XML_SetEntityDeclHandler(parser, declareEntity);
        XML_SetSkippedEntityHandler(parser, skipEntity);
        XML_SetUnknownEncodingHandler(parser, knowEncoding, nullptr);
    }
    ~State() { XML_ParserFree(parser); }
    State(const State&) = delete;
    State& operator=(const State&) = delete;

    std::string where() const {
        return fmt::format("{}:{}", source->name(), XML_GetCurrentLineNumber(parser));
    }
    void stop(Error why) {
        if (!error) error = std::move(why);
        XML_StopParser(parser, XML_FALSE);
    }

    static State& of(void* self) { return *static_cast<State*>(self); }
    static void XMLCALL begin(void* self, const XML_Char* name, const XML_Char** attributes) {
        State& s = of(self);
        if (s.error) return;
        s.begun = true;
        if (++s.depth > kMostDepth) {
            return s.stop({s.where(), fmt::format("more than {} elements inside each other", kMostDepth),
                           "a flat list of sentences", "check that this is the right file"});
        }
        s.handler.begin(withoutPrefix(name), XmlAttributes(attributes));
    }
    static void XMLCALL end(void* self, const XML_Char* name) {
        State& s = of(self);
        if (s.error) return;
        --s.depth;
        s.handler.end(withoutPrefix(name));
    }
    static void XMLCALL text(void* self, const XML_Char* part, int length) {
        State& s = of(self);
        if (!s.error) s.handler.text({part, static_cast<std::size_t>(length)});
    }
    static void XMLCALL declareEntity(void* self, const XML_Char* name, int, const XML_Char*, int,
                                      const XML_Char*, const XML_Char*, const XML_Char*, const XML_Char*) {
        State& s = of(self);
        s.stop({s.where(), fmt::format("the entity \"{}\" is declared", std::string_view(name).substr(0, 40)),
                "XML without entity declarations, which can expand without limit",
                "replace entities by their text, or do not use the file"});
    }
    static void XMLCALL skipEntity(void* self, const XML_Char* name, int isParameter) {
        State& s = of(self);
        if (s.error || isParameter) return;
        s.handler.text(fmt::format("&{};", name));
    }
};

XmlStream::XmlStream(std::unique_ptr<ByteSource> source, bool utf8, XmlHandler& handler)
    : state_(std::make_unique<State>(std::move(source), utf8, handler)) {}
XmlStream::~XmlStream() = default;

Result<bool> XmlStream::advance() {
    State& s = *state_;
    if (s.error) return *s.error;
    if (s.ended) return false;
    const Result<std::size_t> got = s.source->read(s.block.data(), s.block.size());
    if (!got) return got.error();
    s.ended = *got == 0;
    s.fed += static_cast<std::int64_t>(*got);
    const auto status = XML_Parse(s.parser, s.block.data(), static_cast<int>(*got), s.ended);
    if (s.error) return *s.error;
    if (status != XML_STATUS_OK) {
        const XML_Error code = XML_GetErrorCode(s.parser);
        const auto at = XML_GetCurrentByteIndex(s.parser) - (s.fed - static_cast<std::int64_t>(*got));
        const std::string_view block(s.block.data(), *got);
        if (code == XML_ERROR_INVALID_TOKEN && at >= 0 && at < std::ssize(block) &&
            static_cast<unsigned char>(block[static_cast<std::size_t>(at)]) >= 0x80) {
            s.error = Error{where(), "bytes that are not UTF-8", "XML", encodingAdvice(block, "unit")};
            return *s.error;
        }
        const bool cut = s.ended && (code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN);
        s.error = Error{where(),
                        cut && !s.begun ? "no elements"
                        : cut           ? "the file ends before its last element"
                                        : fmt::format("not well-formed XML ({})", XML_ErrorString(code)),
                        "XML", "correct the file, or use another copy of it"};
        return *s.error;
    }
    if (s.fed - XML_GetCurrentByteIndex(s.parser) > kLongestTag) {
        s.error =
            Error{where(), fmt::format("a tag or comment of more than {} bytes", groupedNumber(kLongestTag)),
                  "a list of sentences", "check that this is the right file"};
        return *s.error;
    }
    return !s.ended;
}

void XmlStream::fail(Error error) {
    state_->stop(std::move(error));
}
std::int64_t XmlStream::line() const {
    return static_cast<std::int64_t>(XML_GetCurrentLineNumber(state_->parser));
}
std::string XmlStream::where() const {
    return state_->where();
}
const std::string& XmlStream::name() const {
    return state_->source->name();
}
double XmlStream::fraction() const {
    return state_->source->fraction();
}

}  // namespace paragram
