#include "core/text/line_reader.h"

#include <fmt/format.h>
#include <unistd.h>
#include <zlib.h>

#include <cstring>
#include <vector>

#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBufferBytes = 1U << 17;

struct GzClose {
    void operator()(gzFile file) const { gzclose(file); }
};

}  // namespace

struct LineReader::State {
    std::unique_ptr<std::remove_pointer_t<gzFile>, GzClose> file;
    std::string name;
    std::vector<char> buffer = std::vector<char>(kBufferBytes);
    std::size_t at = 0, end = 0;
    std::int64_t number = 0;
    std::uintmax_t fileBytes = 0;
};

LineReader::LineReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
LineReader::LineReader(LineReader&&) noexcept = default;
LineReader::~LineReader() = default;
const std::string& LineReader::name() const {
    return state_->name;
}

Result<LineReader> LineReader::open(const fs::path& file) {
    auto state = std::make_unique<State>();
    std::error_code code;
    if (file == "-") {
        state->name = "standard input";
        state->file.reset(gzdopen(::dup(STDIN_FILENO), "rb"));
    } else {
        state->name = file.string();
        if (!fs::exists(file, code)) return Error{state->name, "no such file", "", "check the name"};
        if (fs::is_directory(file, code)) {
            return Error{state->name, "is a folder", "a text file", "name a file inside it"};
        }
        state->file.reset(gzopen(file.c_str(), "rb"));
        state->fileBytes = fs::file_size(file, code);
        if (code) state->fileBytes = 0;
    }
    if (!state->file) return Error{state->name, "cannot be read", "", "check its permissions"};
    gzbuffer(state->file.get(), kBufferBytes);
    return LineReader(std::move(state));
}

double LineReader::fraction() const {
    if (state_->fileBytes == 0) return 0;
    return static_cast<double>(gzoffset(state_->file.get())) / static_cast<double>(state_->fileBytes);
}

Result<bool> LineReader::next(Line& line) {
    State& s = *state_;
    line.text.clear();
    line.problem.reset();
    std::size_t bytes = 0;  // of the line, also those beyond the limit
    bool ended = false;
    while (!ended) {
        if (s.at == s.end) {
            const int got = gzread(s.file.get(), s.buffer.data(), static_cast<unsigned>(kBufferBytes));
            int status = Z_OK;
            const char* reason = gzerror(s.file.get(), &status);
            if (got < 0 || (got == 0 && status == Z_BUF_ERROR)) {
                return Error{
                    fmt::format("{}:{}", s.name, s.number + 1),
                    got < 0 ? fmt::format("cannot be read ({})", reason) : "compressed data is cut short", "",
                    "take another copy of the file"};
            }
            if (got == 0) break;
            s.at = 0;
            s.end = static_cast<std::size_t>(got);
        }
        const char* first = s.buffer.data() + s.at;
        const void* newline = std::memchr(first, '\n', s.end - s.at);
        ended = newline != nullptr;
        const std::size_t length =
            ended ? static_cast<std::size_t>(static_cast<const char*>(newline) - first) : s.end - s.at;
        if (bytes + length <= kMaximumLineBytes) line.text.append(first, length);
        bytes += length;
        s.at += length + (ended ? 1 : 0);
    }
    if (bytes == 0 && !ended) return false;
    line.number = ++s.number;
    if (line.number == 1 && line.text.starts_with("\xEF\xBB\xBF")) line.text.erase(0, 3);
    if (line.text.ends_with('\r')) line.text.pop_back();
    const std::string where = fmt::format("{}:{}", s.name, line.number);
    if (bytes > kMaximumLineBytes) {
        line.problem = Error{where, fmt::format("a line of {} bytes", bytes),
                             fmt::format("at most {}", kMaximumLineBytes),
                             "split or remove the line, or set pairs.skip-bad-lines"};
    } else if (const auto problem = findTextProblem(line.text)) {
        line.problem =
            Error{where, fmt::format("{} at byte {}", problem->found, problem->byte + 1), "UTF-8 text",
                  "convert the file to UTF-8, remove the line, or set pairs.skip-bad-lines"};
    }
    if (line.problem) line.text.clear();
    return true;
}

}  // namespace paragram
