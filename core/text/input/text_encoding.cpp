#include "core/text/input/text_encoding.h"

#include <fmt/format.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ucsdet.h>
#include <unicode/utf16.h>
#include <unicode/utf8.h>

#include <cstring>
#include <vector>

#include "core/text/input/unpacking.h"
#include "core/text/input/utf8_repair.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kBlockBytes = 1U << 16;
constexpr UChar kUndecodable = 0xDFFF;  // invalid on its own, so that no text contains it
constexpr std::int32_t kLeastConfidence = 10;

// Marks what cannot be decoded and continues.
void U_CALLCONV markUndecodable(const void*, UConverterToUnicodeArgs* args, const char*, std::int32_t,
                                UConverterCallbackReason reason, UErrorCode* status) {
    if (reason > UCNV_IRREGULAR) return;
    *status = U_ZERO_ERROR;
    ucnv_cbToUWriteUChars(args, &kUndecodable, 1, 0, status);
}

struct CloseConverter {
    void operator()(UConverter* c) const { ucnv_close(c); }
};
using Converter = std::unique_ptr<UConverter, CloseConverter>;

class DecodingSource : public ByteSource {
  public:
    DecodingSource(std::unique_ptr<ByteSource> source, Converter converter, std::string undecodable)
        : source_(std::move(source)),
          converter_(std::move(converter)),
          undecodable_(std::move(undecodable)),
          bytes_(kBlockBytes),
          units_(kBlockBytes) {}

    Result<std::size_t> read(char* into, std::size_t size) override {
        while (at_ == text_.size() && !ended_) {
            const Result<Nothing> more = decodeBlock();
            if (!more) return more.error();
        }
        const std::size_t some = std::min(size, text_.size() - at_);
        std::memcpy(into, text_.data() + at_, some);
        at_ += some;
        return some;
    }
    double fraction() const override { return source_->fraction(); }
    const std::string& name() const override { return source_->name(); }

  private:
    Result<Nothing> decodeBlock() {
        const Result<std::size_t> got = source_->read(bytes_.data(), bytes_.size());
        if (!got) return got.error();
        ended_ = *got == 0;
        text_.clear();
        at_ = 0;
        const char* from = bytes_.data();
        const char* const end = from + *got;
        UErrorCode status = U_BUFFER_OVERFLOW_ERROR;
        while (status == U_BUFFER_OVERFLOW_ERROR) {
            status = U_ZERO_ERROR;
            UChar* to = units_.data();
            ucnv_toUnicode(converter_.get(), &to, to + units_.size(), &from, end, nullptr, ended_, &status);
            append(units_.data(), static_cast<std::size_t>(to - units_.data()));
        }
        return Nothing{};
    }
    void append(const UChar* units, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            UChar32 character = units[i];
            if (U16_IS_LEAD(units[i])) {
                lead_ = units[i];
                continue;
            }
            if (lead_ != 0 && U16_IS_TRAIL(units[i])) character = U16_GET_SUPPLEMENTARY(lead_, units[i]);
            lead_ = 0;
            if (U_IS_SURROGATE(character)) {
                text_ += undecodable_;
                continue;
            }
            char bytes[4];
            std::int32_t length = 0;
            U8_APPEND_UNSAFE(bytes, length, character);
            text_.append(bytes, static_cast<std::size_t>(length));
        }
    }

    std::unique_ptr<ByteSource> source_;
    Converter converter_;
    std::string undecodable_;
    std::vector<char> bytes_;
    std::vector<UChar> units_;
    std::string text_;
    std::size_t at_ = 0;
    UChar lead_ = 0;
    bool ended_ = false;
};

}  // namespace

std::string guessEncoding(std::string_view head) {
    if (head.starts_with("\xFF\xFE")) return "UTF-16LE";
    if (head.starts_with("\xFE\xFF")) return "UTF-16BE";
    constexpr std::size_t kLongestCharacter = 4;
    // A NUL does not depend on the encoding.
    std::string_view rest = head;
    for (auto problem = findTextProblem(rest);; problem = findTextProblem(rest)) {
        if (!problem || problem->byte + kLongestCharacter > rest.size()) return "UTF-8";
        if (rest[problem->byte] != '\0') break;
        rest.remove_prefix(problem->byte + 1);
    }
    if (utf8Shares(head).isDamagedUtf8()) return "UTF-8";
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&status),
                                                                              &ucsdet_close);
    ucsdet_setText(detector.get(), head.data(), static_cast<std::int32_t>(head.size()), &status);
    const UCharsetMatch* match = ucsdet_detect(detector.get(), &status);
    if (U_FAILURE(status) || !match || ucsdet_getConfidence(match, &status) < kLeastConfidence) return {};
    const char* name = ucsdet_getName(match, &status);
    if (U_FAILURE(status) || !name || std::string_view(name) == "UTF-8") return {};
    // Text detected as Latin-1 is treated as its superset of Windows.
    return std::string_view(name) == "ISO-8859-1" ? "windows-1252" : name;
}

std::string encodingAdvice(std::string_view head, const std::string& text) {
    const std::string rest = fmt::format("remove the {}, or import with pairs.skip-bad-lines", text);
    if (utf8Shares(head).isDamagedUtf8()) {
        return fmt::format("the rest is UTF-8: give --encoding {} to replace its damaged characters, {}",
                           kRepairedUtf8, rest);
    }
    const std::string encoding = guessEncoding(head);
    if (encoding.empty() || encoding.starts_with("UTF-")) return "convert the file to UTF-8, " + rest;
    return fmt::format("it looks like {0}: give --encoding {0}, {1}", encoding, rest);
}

Result<std::unique_ptr<ByteSource>> decoded(std::unique_ptr<ByteSource> source, const std::string& encoding) {
    std::string name = encoding;
    if (name.empty() || name == "auto") {
        Result<std::string> mark = readUpTo(*source, 2);
        if (!mark) return mark.error();
        const bool wide = *mark == "\xFF\xFE" || *mark == "\xFE\xFF";
        source = withHead(std::move(*mark), std::move(source));
        if (!wide) return source;
        name = "UTF-16";
    }
    if (lowerCase(name) == lowerCase(kRepairedUtf8)) return repairedUtf8(std::move(source));
    UErrorCode status = U_ZERO_ERROR;
    Converter converter(ucnv_open(name.c_str(), &status));
    if (U_FAILURE(status) || !converter) {
        return Error{"--encoding", "\"" + encoding + "\"",
                     "UTF-8, UTF-8-replace, UTF-16, windows-1252, ISO-8859-2, ...",
                     "use one of these, or omit it"};
    }
    if (std::strcmp(ucnv_getName(converter.get(), &status), "UTF-8") == 0) return source;
    ucnv_setToUCallBack(converter.get(), markUndecodable, nullptr, nullptr, nullptr, &status);
    const bool wide = name.starts_with("UTF-16") || name.starts_with("UTF-32");
    return std::unique_ptr<ByteSource>(std::make_unique<DecodingSource>(
        std::move(source), std::move(converter), wide ? "\xED\xBF\xBF" : "\xFF"));
}

}  // namespace paragram
