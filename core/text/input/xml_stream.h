// Reads XML of any size in blocks (expat). Entities declared in the file are rejected, because they can
// expand without limit, and so are deep nesting and endless tags.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/text/input/byte_source.h"

namespace paragram {

// Attributes of an element; valid during the call of begin().
class XmlAttributes {
  public:
    explicit XmlAttributes(const char** list) : list_(list) {}
    // Empty if there is none. Names have their prefix: "xml:lang".
    std::string_view operator[](std::string_view name) const;

  private:
    const char** list_;  // name, value, ..., null
};

// Receives the contents; names of elements have no prefix.
class XmlHandler {
  public:
    virtual ~XmlHandler() = default;
    virtual void begin(std::string_view element, const XmlAttributes& attributes) = 0;
    virtual void end(std::string_view element) = 0;
    // A part of the text between tags; a text may be passed in several parts.
    virtual void text(std::string_view part) = 0;
};

class XmlStream {
  public:
    // utf8: source is already decoded, whatever encoding the file declares.
    XmlStream(std::unique_ptr<ByteSource> source, bool utf8, XmlHandler& handler);
    ~XmlStream();
    XmlStream(const XmlStream&) = delete;
    XmlStream& operator=(const XmlStream&) = delete;

    // Passes the next block to the handler; false at the end. Error with the line if the file is not XML or
    // is rejected.
    Result<bool> advance();
    // Ends the reading with an Error of the handler.
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
