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
    const char* counted() const final { return "unit"; }
    LeftOut leftOut() const final { return leftOut_; }
    double fraction() const final { return stream_->fraction(); }
    std::pair<std::string, std::string> languages() const final { return {sourceLanguage_, targetLanguage_}; }

  protected:
    // A translation unit that is a pair, or is skipped because a side is missing or empty, or is
    // rejected.
    void give(SentencePair pair);
    void passOver();
    void giveProblem(std::string found, std::string expected);
    // The error at the end of a file without any pair.
    virtual Error nothingFound() const = 0;
    // The error at the end of a file with pairs; empty if there is none.
    virtual std::optional<Error> problemAtEnd() const { return std::nullopt; }

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
    LeftOut leftOut_;
    bool gave_ = false;
};

// "92%", "92" and "0.92" are all 0.92; empty if it is not a number.
std::optional<float> parseQuality(std::string_view text);

}  // namespace paragram
