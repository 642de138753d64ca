#include "core/text/input/line_reader.h"
#include "core/text/input/open_bytes.h"

#include <fmt/format.h>

#include <cstring>
#include <vector>

#include "core/base/files/file_kind.h"
#include "core/base/number_text.h"
#include "core/text/input/text_encoding.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kBufferBytes = 1U << 17;
constexpr std::size_t kEndlessBytes = 1U << 30;  // a file with such a line is not text

}  // namespace

struct LineReader::State {
    std::unique_ptr<ByteSource> source;
    std::vector<char> buffer = std::vector<char>(kBufferBytes);
    std::size_t at = 0, end = 0;
    std::int64_t number = 0;
    std::string file;         // that is read, of a list
    std::int64_t before = 0;  // lines of those before it
    std::string advice_;      // for bytes that are not UTF-8; empty: not yet known

    const std::string& advice() {
        if (advice_.empty()) advice_ = encodingAdvice(std::string_view(buffer.data(), end), "line");
        return advice_;
    }
};

LineReader::LineReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
LineReader::LineReader(LineReader&&) noexcept = default;
LineReader& LineReader::operator=(LineReader&&) noexcept = default;
LineReader::~LineReader() = default;
const std::string& LineReader::name() const {
    return state_->source->name();
}

Result<LineReader> LineReader::open(const std::filesystem::path& file, const std::string& encoding) {
    if (const std::optional<Error> refused = refuseAsText(file)) return *refused;
    Result<std::unique_ptr<ByteSource>> bytes = openBytes(file);
    if (!bytes) return bytes.error();
    Result<std::unique_ptr<ByteSource>> text = decoded(std::move(*bytes), encoding);
    if (!text) return text.error();
    return of(std::move(*text));
}

LineReader LineReader::of(std::unique_ptr<ByteSource> source) {
    auto state = std::make_unique<State>();
    state->source = std::move(source);
    return LineReader(std::move(state));
}

double LineReader::fraction() const {
    return state_->source->fraction();
}

Result<bool> LineReader::next(Line& line) {
    State& s = *state_;
    line.text.clear();
    line.problem.reset();
    std::size_t bytes = 0;  // length of the line, including bytes beyond the limit
    bool ended = false;
    const auto where = [&s](std::int64_t number) {
        return fmt::format("{}:{}", s.source->name(), number - s.before);
    };
    while (!ended) {
        if (s.at == s.end) {
            const Result<std::size_t> got = s.source->read(s.buffer.data(), kBufferBytes);
            if (!got) {
                Error error = got.error();
                if (error.where == s.source->name()) error.where = where(s.number + 1);
                return error;
            }
            if (*got == 0) break;
            if (s.file != s.source->name()) {
                s.file = s.source->name();
                s.before = s.number;
            }
            s.at = 0;
            s.end = *got;
        }
        const char* first = s.buffer.data() + s.at;
        const void* newline = std::memchr(first, '\n', s.end - s.at);
        ended = newline != nullptr;
        const std::size_t length =
            ended ? static_cast<std::size_t>(static_cast<const char*>(newline) - first) : s.end - s.at;
        if (bytes + length <= kMaximumLineBytes) line.text.append(first, length);
        bytes += length;
        s.at += length + (ended ? 1 : 0);
        if (bytes > kEndlessBytes) {
            return Error{where(s.number + 1),
                         fmt::format("more than {} bytes without a line end", groupedNumber(kEndlessBytes)),
                         "lines of text", "check that this is the right file"};
        }
    }
    if (bytes == 0 && !ended) return false;
    line.number = ++s.number;
    if (line.number == 1 && line.text.starts_with("\xEF\xBB\xBF")) line.text.erase(0, 3);
    line.carriageReturn = line.text.ends_with('\r');
    if (line.carriageReturn) line.text.pop_back();
    if (bytes > kMaximumLineBytes) {
        line.problem = Error{where(line.number), fmt::format("a line of {} bytes", groupedNumber(bytes)),
                             "at most " + groupedNumber(kMaximumLineBytes),
                             "split or remove the line, or import with pairs.skip-bad-lines"};
    } else if (const auto problem = findTextProblem(line.text)) {
        line.problem =
            Error{where(line.number), fmt::format("{} at byte {}", problem->found, problem->byte + 1),
                  "UTF-8 text", s.advice()};
    }
    if (line.problem) line.text.clear();
    return true;
}

Result<Nothing> forEachLine(const std::filesystem::path& file,
                            const std::function<Result<Nothing>(Line&)>& take) {
    Result<LineReader> lines = LineReader::open(file);
    if (!lines) return lines.error();
    for (Line line;;) {
        const Result<bool> more = lines->next(line);
        if (!more) return more.error();
        if (!*more) return Nothing{};
        if (line.problem) return *line.problem;
        const Result<Nothing> taken = take(line);
        if (!taken) return taken.error();
    }
}

}  // namespace paragram
