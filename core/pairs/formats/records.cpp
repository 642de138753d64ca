#include "core/pairs/formats/records.h"
#include "core/base/number_text.h"

#include <fmt/format.h>

namespace paragram {
namespace {

void splitAt(std::string_view text, char delimiter, std::vector<std::string_view>& fields) {
    fields.clear();
    std::size_t first = 0;
    for (std::size_t at = text.find(delimiter); at != std::string_view::npos;
         at = text.find(delimiter, first)) {
        fields.push_back(text.substr(first, at - first));
        first = at + 1;
    }
    fields.push_back(text.substr(first));
}

// Follows quotes across the lines of a row. A quote opens only at the start of a field; others are text.
class QuoteState {
  public:
    explicit QuoteState(char delimiter) : delimiter_(delimiter) {}
    bool inside() const { return inside_; }
    void read(std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (inside_) {
                if (text[i] != '"') continue;
                if (i + 1 < text.size() && text[i + 1] == '"')
                    ++i;
                else
                    inside_ = false;
            } else {
                inside_ = fieldBegins_ && text[i] == '"';
            }
            fieldBegins_ = !inside_ && text[i] == delimiter_;
        }
    }

  private:
    char delimiter_;
    bool inside_ = false, fieldBegins_ = true;
};

// Splits a row and removes its quotes; the shortened fields stay inside text.
void splitQuoted(std::string& text, char delimiter, std::vector<std::string_view>& fields) {
    fields.clear();
    std::size_t to = 0, begin = 0;
    bool inside = false, fieldBegins = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inside) {
            if (c != '"') {
                text[to++] = c;
            } else if (i + 1 < text.size() && text[i + 1] == '"') {
                text[to++] = '"';
                ++i;
            } else {
                inside = false;
            }
            fieldBegins = false;
        } else if (c == delimiter) {
            fields.emplace_back(text.data() + begin, to - begin);
            begin = to;
            fieldBegins = true;
        } else if (fieldBegins && c == '"') {
            inside = true;
            fieldBegins = false;
        } else {
            text[to++] = c;
            fieldBegins = false;
        }
    }
    fields.emplace_back(text.data() + begin, to - begin);
}

}  // namespace

Result<bool> RecordReader::next(Record& record) {
    record.problem.reset();
    record.fields.clear();
    const Result<bool> more = lines_.next(line_);
    if (!more) return more.error();
    if (!*more) return false;
    record.line = line_.number;
    record.problem = line_.problem;
    record.text.swap(line_.text);
    if (record.problem) return true;
    if (!syntax_.quoted) {
        splitAt(record.text, syntax_.delimiter, record.fields);
        return true;
    }
    const Result<Nothing> taken = takeQuoted(record);
    if (!taken) return taken.error();
    if (!record.problem) splitQuoted(record.text, syntax_.delimiter, record.fields);
    return true;
}

// Adds the lines in which a quoted field continues.
Result<Nothing> RecordReader::takeQuoted(Record& record) {
    QuoteState quotes(syntax_.delimiter);
    quotes.read(record.text);
    while (quotes.inside()) {
        const bool carriageReturn = line_.carriageReturn;
        const Result<bool> more = record.text.size() > kMaximumLineBytes ? false : lines_.next(line_);
        if (!more) return more.error();
        if (!*more) {
            record.problem = Error{fmt::format("{}:{}", name(), record.line), "a quote that is not closed",
                                   fmt::format("one within {} bytes", groupedNumber(kMaximumLineBytes)),
                                   "close or remove it, or set pairs.skip-bad-lines"};
            return Nothing{};
        }
        if (line_.problem) {
            record.problem = line_.problem;
            return Nothing{};
        }
        if (carriageReturn) record.text += '\r';
        record.text += '\n';
        record.text += line_.text;
        quotes.read(line_.text);
    }
    return Nothing{};
}

std::vector<std::vector<std::string>> recordsOf(std::string_view head, const RecordSyntax& syntax,
                                                std::size_t most) {
    std::vector<std::vector<std::string>> records;
    if (head.starts_with("\xEF\xBB\xBF")) head.remove_prefix(3);
    const bool whole = head.size() < (std::size_t{1} << 15);
    std::string text;
    QuoteState quotes(syntax.delimiter);
    std::vector<std::string_view> fields;
    while (!head.empty() && records.size() < most) {
        const std::size_t newline = head.find('\n');
        if (newline == std::string_view::npos && !whole) break;
        const std::string_view line = head.substr(0, newline);
        text += line;
        quotes.read(line);
        head.remove_prefix(newline == std::string_view::npos ? head.size() : newline + 1);
        if (syntax.quoted && quotes.inside() && !head.empty()) {
            text += '\n';
            continue;
        }
        if (text.ends_with('\r')) text.pop_back();
        if (syntax.quoted)
            splitQuoted(text, syntax.delimiter, fields);
        else
            splitAt(text, syntax.delimiter, fields);
        records.emplace_back(fields.begin(), fields.end());
        text.clear();
        quotes = QuoteState(syntax.delimiter);
    }
    return records;
}

}  // namespace paragram
