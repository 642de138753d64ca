// XML of any size, read in blocks (expat). Entities that a file declares itself are refused, because they can
// expand without end; deep nesting and endless tags are, too.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/text/byte_source.h"

namespace paragram {

// Attributes of an element, as long as its begin() runs.
class XmlAttributes {
  public:
    explicit XmlAttributes(const char** list) : list_(list) {}
    // Empty where there is none. Name with prefix, as "xml:lang".
    std::string_view operator[](std::string_view name) const;

  private:
    const char** list_;  // name, value, ..., null
};

// Names of elements come without prefix.
class XmlHandler {
  public:
    virtual ~XmlHandler() = default;
    virtual void begin(std::string_view element, const XmlAttributes& attributes) = 0;
    virtual void end(std::string_view element) = 0;
    // A part of the text between tags; one text may come in several parts.
    virtual void text(std::string_view part) = 0;
};

class XmlStream {
  public:
    // utf8: source has been decoded, whatever the file itself says of its encoding.
    XmlStream(std::unique_ptr<ByteSource> source, bool utf8, XmlHandler& handler);
    ~XmlStream();
    XmlStream(const XmlStream&) = delete;
    XmlStream& operator=(const XmlStream&) = delete;

    // Hands the next block to the handler; false at the end. Error with the line where the file is no XML or
    // is refused.
    Result<bool> advance();
    // Ends the reading with an Error of the handler's.
    void fail(Error error);
    std::int64_t line() const;
    // "news.tmx:118", for an Error.
    std::string where() const;
    const std::string& name() const;
    double fraction() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
