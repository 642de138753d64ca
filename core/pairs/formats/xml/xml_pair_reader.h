// What XML readers of pairs share: blocks are parsed until a pair is complete.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/pairs/formats/checked_reader.h"
#include "core/text/input/xml_stream.h"

namespace paragram {

inline constexpr std::size_t kMaximumSegmentBytes = 1'000'000;

// Text between tags, of limited length.
class SegmentText {
  public:
    void clear() {
        text_.clear();
        tooLong_ = false;
    }
    void append(std::string_view part) {
        tooLong_ = tooLong_ || text_.size() + part.size() > kMaximumSegmentBytes;
        if (!tooLong_) text_ += part;
    }
    const std::string& text() const { return text_; }
    bool tooLong() const { return tooLong_; }

  private:
    std::string text_;
    bool tooLong_ = false;
};

class XmlPairReader : public CheckedReader, protected XmlHandler {
  public:
    XmlPairReader(std::unique_ptr<ByteSource> source, bool utf8);

    Result<ReadOutcome> next(SentencePair& pair) final;
    std::int64_t linesRead() const final { return units_; }
    double fraction() const final { return stream_->fraction(); }
    std::pair<std::string, std::string> languages() const final { return {sourceLanguage_, targetLanguage_}; }

  protected:
    // A translation unit that is a pair, is rejected, or is skipped.
    void give(SentencePair pair);
    void giveProblem(std::string found, std::string expected);
    void passOver() { ++units_; }
    // The error if no unit of the file was a pair.
    virtual Error nothingFound() const = 0;

    XmlStream& stream() { return *stream_; }
    const XmlStream& stream() const { return *stream_; }
    std::string sourceLanguage_, targetLanguage_;  // when known

  private:
    struct Unit {
        SentencePair pair{};
        std::optional<Error> problem{};
    };
    std::deque<Unit> ready_;
    std::unique_ptr<XmlStream> stream_;
    std::int64_t units_ = 0;
    bool gave_ = false;
};

// How well a code in a file matches a requested one: 2 the same, 1 the same language ("de" for "de-DE"), 0
// another.
int languageMatch(std::string_view code, std::string_view wanted);

// "92%", "92" and "0.92" are all 0.92; empty if it is not a number.
std::optional<float> parseQuality(std::string_view text);

}  // namespace paragram
