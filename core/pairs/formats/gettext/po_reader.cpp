#include "core/pairs/formats/gettext/po_reader.h"

#include <fmt/format.h>

#include <charconv>

#include "core/base/number_text.h"

namespace paragram {
namespace {

constexpr std::string_view kBlank = " \t\r";
constexpr std::size_t kMostForms = 100;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(kBlank);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kBlank) + 1 - first);
}

bool isOctal(char c) {
    return c >= '0' && c <= '7';
}

// The number of at most `most` digits at `at`, as a byte; at moves behind it.
char numberedByte(std::string_view text, std::size_t& at, std::size_t most, int base) {
    unsigned number = 0;
    const auto [end, status] =
        std::from_chars(text.data() + at, text.data() + std::min(at + most, text.size()), number, base);
    at = static_cast<std::size_t>(end - text.data());
    return static_cast<char>(status == std::errc() ? number : 0);
}

// Adds what a string in quotes stands for. False if it is none.
bool appendUnquoted(std::string_view quoted, std::string& text) {
    if (quoted.size() < 2 || quoted.front() != '"') return false;
    std::size_t at = 1;
    while (at < quoted.size() && quoted[at] != '"') {
        if (quoted[at] != '\\') {
            text += quoted[at++];
            continue;
        }
        if (++at == quoted.size()) return false;
        constexpr std::string_view kNames = "ntrabvf", kBytes = "\n\t\r\a\b\v\f";
        const char c = quoted[at];
        if (isOctal(c)) {
            text += numberedByte(quoted, at, 3, 8);
        } else if (c == 'x' && at + 1 < quoted.size()) {
            text += numberedByte(quoted, ++at, 2, 16);
        } else {
            const auto name = kNames.find(c);
            text += name == std::string_view::npos ? c : kBytes[name];
            ++at;
        }
    }
    return at + 1 == quoted.size();
}

}  // namespace

void PoReader::begin() {
    message_ = {};
    context_.clear();
    part_ = nullptr;
    hasMessage_ = hasForms_ = isBad_ = false;
}

// Null if the keyword is none of a message, or out of order.
std::string* PoReader::partNamed(std::string_view keyword) {
    if (keyword == "msgctxt" && !hasMessage_) return &context_;
    if (keyword == "msgid" && !hasMessage_) {
        hasMessage_ = true;
        return &message_.text;
    }
    if (!hasMessage_) return nullptr;
    if (keyword == "msgid_plural" && !hasForms_) return &message_.plural;
    if (!keyword.starts_with("msgstr")) return nullptr;
    std::string_view number = keyword.substr(std::string_view("msgstr").size());
    std::size_t form = 0;
    if (!number.empty()) {
        if (number.size() < 3 || number.front() != '[' || number.back() != ']') return nullptr;
        number = number.substr(1, number.size() - 2);
        const auto [end, status] = std::from_chars(number.data(), number.data() + number.size(), form);
        if (status != std::errc() || end != number.data() + number.size() || form >= kMostForms)
            return nullptr;
    }
    hasForms_ = true;
    if (message_.forms.size() <= form) message_.forms.resize(form + 1);
    return &message_.forms[form];
}

std::optional<Error> PoReader::takeText(const Line& line, std::string_view text) {
    const std::string where = fmt::format("{}:{}", lines_.name(), line.number);
    if (text.front() != '"') {
        const std::size_t end = text.find_first_of(" \t\"");
        const std::string_view keyword = text.substr(0, end);
        part_ = partNamed(keyword);
        text = end == std::string_view::npos ? std::string_view() : trimmed(text.substr(end));
    }
    if (!part_) {
        return Error{where, "no part of a message", "msgid and msgstr with text in quotes, or a comment",
                     "remove the line or set pairs.skip-bad-lines"};
    }
    if (!appendUnquoted(text, *part_)) {
        return Error{where, "text without quotes around it", "text in quotes",
                     "remove the line or set pairs.skip-bad-lines"};
    }
    if (part_->size() > kMaximumLineBytes) {
        return Error{where, fmt::format("a message of more than {} bytes", groupedNumber(kMaximumLineBytes)),
                     "a sentence", "remove it or set pairs.skip-bad-lines"};
    }
    return std::nullopt;
}

std::optional<Error> PoReader::take(const Line& line) {
    if (line.problem) return line.problem;
    const std::string_view text = trimmed(line.text);
    if (text.empty()) return std::nullopt;
    if (text.front() == '#') {
        if (text.starts_with("#,") && text.find("fuzzy") != std::string_view::npos) message_.isFuzzy = true;
        return std::nullopt;
    }
    return takeText(line, text);
}

Result<ReadOutcome> PoReader::nextMessage(GettextMessage& message) {
    for (;;) {
        if (!isLineLeft_) {
            const Result<bool> more = lines_.next(line_);
            if (!more) return more.error();
            if (!*more) {
                const bool isLast = hasForms_ && !isBad_;
                message = std::move(message_);
                begin();
                return isLast ? ReadOutcome::pair : ReadOutcome::end;
            }
        }
        const std::string_view text = trimmed(line_.text);
        const bool begins = text.starts_with('#') || text.starts_with("msgctxt") ||
                            (text.starts_with("msgid") && !text.starts_with("msgid_plural"));
        if (begins && (hasForms_ || isBad_) && !isLineLeft_) {
            const bool isWhole = hasForms_ && !isBad_;
            message = std::move(message_);
            begin();
            isLineLeft_ = true;
            if (isWhole) return ReadOutcome::pair;
        }
        isLineLeft_ = false;
        if (isBad_) continue;  // up to the next message
        if (const auto problem = take(line_)) {
            isBad_ = true;
            return reject(*problem);
        }
    }
}

}  // namespace paragram
