#include "core/pairs/formats/gettext/mo_reader.h"

#include <fmt/format.h>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <bit>
#include <cstring>

#include "core/base/number_text.h"
#include "core/text/input/line_reader.h"
#include "core/text/input/unpacking.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kMostBytes = 500'000'000;  // of the file, which is in memory
constexpr std::size_t kHeaderBytes = 20, kEntryBytes = 8;
constexpr std::string_view kMagic("\xDE\x12\x04\x95", 4), kMagicSwapped("\x95\x04\x12\xDE", 4);
constexpr std::uint32_t kMostMajor = 1;

bool isKnownEncoding(const std::string& encoding) {
    UErrorCode status = U_ZERO_ERROR;
    UConverter* const converter = ucnv_open(encoding.c_str(), &status);
    ucnv_close(converter);
    return U_SUCCESS(status);
}

std::string inUtf8(const std::string& text, const std::string& encoding) {
    if (encoding.empty()) return text;
    const icu::UnicodeString decoded(text.data(), static_cast<std::int32_t>(text.size()), encoding.c_str());
    std::string utf8;
    return decoded.toUTF8String(utf8);
}

}  // namespace

bool isMoFile(std::string_view head) {
    return head.starts_with(kMagic) || head.starts_with(kMagicSwapped);
}

MoReader::MoReader(std::string bytes, std::string name, std::string fileLanguage)
    : GettextReader(std::move(fileLanguage)), bytes_(std::move(bytes)), name_(std::move(name)) {
    isSwapped_ = bytes_.starts_with(kMagic) != (std::endian::native == std::endian::little);
}

std::uint32_t MoReader::numberAt(std::size_t at) const {
    std::uint32_t number = 0;
    std::memcpy(&number, bytes_.data() + at, sizeof number);
    return isSwapped_ ? __builtin_bswap32(number) : number;
}

std::optional<std::string> MoReader::stringAt(std::size_t table, std::uint32_t index) const {
    const std::size_t entry = table + kEntryBytes * index;
    const std::uint32_t size = numberAt(entry), at = numberAt(entry + 4);
    if (at > bytes_.size() || size > bytes_.size() - at) return std::nullopt;
    return bytes_.substr(at, size);
}

Result<std::unique_ptr<PairReader>> MoReader::open(ByteSource& source, std::string fileLanguage) {
    const std::string& name = source.name();
    Result<std::string> bytes = readUpTo(source, kMostBytes + 1);
    if (!bytes) return bytes.error();
    if (bytes->size() > kMostBytes) {
        return Error{name, "too much data", fmt::format("at most {} bytes", groupedNumber(kMostBytes)),
                     "check that this is the right file"};
    }
    const auto damaged = [&](std::string found) {
        return Error{name, std::move(found), "a whole MO file", "read the PO file, or get the file again"};
    };
    if (!isMoFile(*bytes)) return damaged("no MO file");
    if (bytes->size() < kHeaderBytes) return damaged("a file that ends in its header");
    std::unique_ptr<MoReader> reader(new MoReader(std::move(*bytes), name, std::move(fileLanguage)));
    if (const std::uint32_t major = reader->numberAt(4) >> 16; major > kMostMajor)
        return damaged(fmt::format("version {} of the format", major));
    reader->count_ = reader->numberAt(8);
    reader->texts_ = reader->numberAt(12);
    reader->translations_ = reader->numberAt(16);
    const std::size_t tableBytes = kEntryBytes * reader->count_;
    for (const std::size_t table : {reader->texts_, reader->translations_}) {
        if (table > reader->bytes_.size() || tableBytes > reader->bytes_.size() - table)
            return damaged("messages beyond its end");
    }
    return std::unique_ptr<PairReader>(std::move(reader));
}

Result<ReadOutcome> MoReader::nextMessage(GettextMessage& message) {
    if (next_ == count_) return ReadOutcome::end;
    const std::uint32_t index = next_++;
    const auto text = stringAt(texts_, index), translation = stringAt(translations_, index);
    const auto bad = [&](std::string found, std::string expected) {
        return reject({fmt::format("{}: message {}", name_, index + 1), std::move(found), std::move(expected),
                       "set pairs.skip-bad-lines, or get the file again"});
    };
    if (!text || !translation) return bad("text beyond the end of the file", "text in its bytes");
    message = {};
    // "context EOT text NUL plural", and the forms separated by NUL.
    std::string_view both(*text);
    if (const auto context = both.find('\4'); context != std::string_view::npos)
        both.remove_prefix(context + 1);
    const auto nul = both.find('\0');
    message.text = inUtf8(std::string(both.substr(0, nul)), encoding_);
    if (nul != std::string_view::npos) message.plural = inUtf8(std::string(both.substr(nul + 1)), encoding_);
    for (std::size_t begin = 0; begin <= translation->size();) {
        const std::size_t end = std::min(translation->find('\0', begin), translation->size());
        message.forms.push_back(inUtf8(translation->substr(begin, end - begin), encoding_));
        begin = end + 1;
    }
    if (message.isHeader()) {
        encoding_ = readGettextHeader(message.forms.front()).encoding;
        if (!encoding_.empty() && !isKnownEncoding(encoding_)) {
            return Error{name_, fmt::format("text in the encoding \"{}\"", encoding_),
                         "an encoding that ICU knows, such as UTF-8", "read the PO file with --encoding"};
        }
        return ReadOutcome::pair;
    }
    for (const std::string* part :
         {&message.text, &message.plural, &message.forms.front(), &message.forms.back()}) {
        if (const auto problem = findTextProblem(*part)) return bad(problem->found, "text in UTF-8");
        if (part->size() > kMaximumLineBytes) {
            return bad(fmt::format("a message of more than {} bytes", groupedNumber(kMaximumLineBytes)),
                       "a sentence");
        }
    }
    return ReadOutcome::pair;
}

}  // namespace paragram
