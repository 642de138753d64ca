#include "core/pairs/formats/json_items.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/base/number_text.h"
#include "core/pairs/formats/json_fields.h"
#include "core/text/input/text_encoding.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kBufferBytes = 1U << 16;
constexpr std::size_t kEndlessBytes = 1U << 30;  // no element is that long
constexpr std::string_view kSpace = " \t\r\n", kByteOrderMark = "\xEF\xBB\xBF";

bool isSpace(int c) {
    return c >= 0 && kSpace.find(static_cast<char>(c)) != std::string_view::npos;
}

}  // namespace

bool looksLikeJsonArray(std::string_view head) {
    if (head.starts_with(kByteOrderMark)) head.remove_prefix(kByteOrderMark.size());
    const auto next = [&head](std::size_t after) {
        const auto at = head.find_first_not_of(kSpace, after);
        return at == std::string_view::npos ? std::pair(head.size(), '\0') : std::pair(at, head[at]);
    };
    const auto [open, bracket] = next(0);
    const auto [begin, brace] = next(open + 1);
    const auto [inner, first] = next(begin + 1);
    if (bracket != '[' || (brace != '{' && brace != '[') || (first != '"' && first != '}' && first != ']'))
        return false;
    // An array in the first line and more behind it: JSON lines.
    const auto line = head.find('\n', open);
    if (line == std::string_view::npos || next(line).second == '\0') return true;
    return !readJsonFields(head.substr(0, line), "").ok();
}

JsonItems::JsonItems(std::unique_ptr<ByteSource> source, bool isArray) {
    if (!isArray) {
        lines_ = LineReader::of(std::move(source));
        return;
    }
    source_ = std::move(source);
    buffer_.resize(kBufferBytes);
}

const std::string& JsonItems::name() const {
    return lines_ ? lines_->name() : source_->name();
}
double JsonItems::fraction() const {
    return lines_ ? lines_->fraction() : source_->fraction();
}
std::string JsonItems::where(const Line& item) const {
    return lines_ ? fmt::format("{}:{}", name(), item.number)
                  : fmt::format("{}: object {}", name(), item.number);
}
Error JsonItems::damage(std::string found, std::string expected) const {
    return {fmt::format("{}: {} object {}", name(), number_ == 0 ? "before" : "after",
                        std::max<std::int64_t>(number_, 1)),
            std::move(found), std::move(expected), "correct the file, or use another copy of it"};
}

Result<int> JsonItems::look() {
    if (at_ == end_) {
        const Result<std::size_t> got = source_->read(buffer_.data(), buffer_.size());
        if (!got) return got.error();
        at_ = 0;
        end_ = *got;
        if (end_ == 0) return -1;
    }
    return static_cast<unsigned char>(buffer_[at_]);
}

Result<int> JsonItems::lookPastSpace() {
    for (;;) {
        const Result<int> c = look();
        if (!c || !isSpace(*c)) return c;
        ++at_;
    }
}

Result<bool> JsonItems::next(Line& item) {
    if (lines_) return lines_->next(item);
    item = {};
    item.number = number_;
    if (ended_) return false;
    if (number_ == 0) {
        for (const char mark : kByteOrderMark) {
            const Result<int> c = look();
            if (!c) return c.error();
            if (*c == static_cast<unsigned char>(mark)) ++at_;
        }
    }
    // "[" before the first element, "," or "]" after the others.
    Result<int> c = lookPastSpace();
    if (!c) return c.error();
    if (*c < 0) return damage("the end of the file", "a closing ]");
    const char found = static_cast<char>(*c);
    if (number_ == 0 ? found != '[' : found != ',' && found != ']')
        return damage(fmt::format("\"{}\"", found), number_ == 0 ? "[" : "a comma or a closing ]");
    ++at_;
    ended_ = found == ']';
    if (number_ == 0) {
        c = lookPastSpace();
        if (!c) return c.error();
        ended_ = *c == ']';
        if (ended_) ++at_;
    }
    if (ended_) {
        c = lookPastSpace();
        if (!c) return c.error();
        if (*c >= 0) return damage("more text after the closing ]", "nothing");
        return false;
    }
    c = lookPastSpace();
    if (!c) return c.error();
    item.number = ++number_;
    const Result<Nothing> taken = takeElement(item);
    if (!taken) return taken.error();
    return true;
}

// Up to the comma or bracket that ends it; whether it is JSON is checked by the parser.
Result<Nothing> JsonItems::takeElement(Line& item) {
    std::size_t bytes = 0;
    int depth = 0;
    bool quoted = false, escaped = false;
    for (;; ++at_, ++bytes) {
        if (at_ == end_) {
            const Result<int> c = look();
            if (!c) return c.error();
            if (*c < 0 && depth == 0 && !quoted && bytes > 0) break;
            if (*c < 0 || bytes > kEndlessBytes) {
                --number_;
                return damage(*c < 0 ? "the end of the file" : "an object without an end", "a closing ]");
            }
        }
        const char byte = buffer_[at_];
        if (quoted) {
            quoted = escaped || byte != '"';
            escaped = !escaped && byte == '\\';
        } else if (byte == '"') {
            quoted = true;
        } else if (byte == '{' || byte == '[') {
            ++depth;
        } else if (depth == 0 && (byte == ',' || byte == ']')) {
            break;
        }
        if (bytes < kMaximumLineBytes) item.text += byte;
        if (!quoted && (byte == '}' || byte == ']') && --depth == 0) {
            ++at_;
            ++bytes;
            break;
        }
    }
    const std::string place = where(item);
    if (isAllWhitespace(item.text)) {
        item.problem = Error{place, "nothing", "an object", "remove the comma before it"};
    } else if (bytes > kMaximumLineBytes) {
        item.problem = Error{place, fmt::format("an object of {} bytes", groupedNumber(bytes)),
                             fmt::format("at most {}", groupedNumber(kMaximumLineBytes)),
                             "remove the object, or import with pairs.skip-bad-lines"};
    } else if (const auto problem = findTextProblem(item.text)) {
        item.problem = Error{place, fmt::format("{} at byte {}", problem->found, problem->byte + 1),
                             "UTF-8 text", encodingAdvice(item.text, "object")};
    }
    if (item.problem) item.text.clear();
    return Nothing{};
}

}  // namespace paragram
