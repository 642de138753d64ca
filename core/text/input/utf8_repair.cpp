#include "core/text/input/utf8_repair.h"

#include <unicode/utf8.h>

#include <algorithm>
#include <cstring>
#include <vector>

namespace paragram {
namespace {

constexpr std::size_t kBlockBytes = 1U << 16;
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr std::size_t kLongestCharacter = 4;

// The length of the character at `at`, or of the damaged part there; code is negative then.
std::size_t lengthAt(std::string_view text, std::size_t at, UChar32& code) {
    std::int32_t i = 0;
    const std::string_view rest = text.substr(at, kLongestCharacter);
    U8_NEXT(rest.data(), i, static_cast<std::int32_t>(rest.size()), code);
    return static_cast<std::size_t>(i);
}

class RepairingSource : public ByteSource {
  public:
    explicit RepairingSource(std::unique_ptr<ByteSource> source)
        : source_(std::move(source)), block_(kBlockBytes) {}

    Result<std::size_t> read(char* into, std::size_t size) override {
        while (at_ == text_.size() && !ended_) {
            const Result<std::size_t> got = source_->read(block_.data(), block_.size());
            if (!got) return got.error();
            ended_ = *got == 0;
            rest_.append(block_.data(), *got);
            repair();
        }
        const std::size_t some = std::min(size, text_.size() - at_);
        std::memcpy(into, text_.data() + at_, some);
        at_ += some;
        return some;
    }
    double fraction() const override { return source_->fraction(); }
    const std::string& name() const override { return source_->name(); }

  private:
    // Moves rest_ to text_, except a character that the next block may complete.
    void repair() {
        text_.clear();
        at_ = 0;
        std::size_t i = 0;
        while (i < rest_.size()) {
            if (static_cast<unsigned char>(rest_[i]) < 0x80) {
                text_ += rest_[i++];
                continue;
            }
            UChar32 code = 0;
            const std::size_t length = lengthAt(rest_, i, code);
            if (code < 0 && !ended_ && i + kLongestCharacter > rest_.size()) break;
            if (code < 0)
                text_ += kReplacement;
            else
                text_.append(rest_, i, length);
            i += length;
        }
        rest_.erase(0, i);
    }

    std::unique_ptr<ByteSource> source_;
    std::vector<char> block_;
    std::string rest_, text_;
    std::size_t at_ = 0;
    bool ended_ = false;
};

}  // namespace

Utf8Shares utf8Shares(std::string_view text) {
    Utf8Shares shares;
    for (std::size_t i = 0; i < text.size();) {
        if (static_cast<unsigned char>(text[i]) < 0x80) {
            ++i;
            continue;
        }
        UChar32 code = 0;
        i += lengthAt(text, i, code);
        ++(code < 0 ? shares.damaged : shares.characters);
    }
    return shares;
}

std::unique_ptr<ByteSource> repairedUtf8(std::unique_ptr<ByteSource> source) {
    return std::make_unique<RepairingSource>(std::move(source));
}

}  // namespace paragram
