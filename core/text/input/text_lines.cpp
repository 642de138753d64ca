#include "core/text/input/text_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <fstream>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_kind.h"
#include "core/base/number_text.h"
#include "core/text/input/archive.h"
#include "core/text/input/line_reader.h"
#include "core/text/input/listed_files.h"
#include "core/text/input/text_encoding.h"
#include "core/text/input/unpacking.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t kBetweenPolls = 1U << 16;  // lines

// Whether the lines can be read directly from the file.
bool isPlain(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::string head(kArchiveHeadBytes, '\0');
    in.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(in.gcount()));
    return !isPacked(head) && !looksLikeArchive(head) && !guessEncoding(head).starts_with("UTF-16");
}

Result<Nothing> writeOut(const std::filesystem::path& from, const std::filesystem::path& to,
                         const JobContext& job) {
    Result<LineReader> reader = LineReader::open(from);
    if (!reader) return reader.error();
    AtomicFile target(to);
    std::ofstream out(target.temporary(), std::ios::binary);
    Line line;
    for (std::size_t count = 0;; ++count) {
        const Result<bool> more = reader->next(line);
        if (!more) return more.error();
        if (!*more) break;
        if (line.problem) return *line.problem;
        out << line.text << '\n';
        if (!out) throwWriteFailure(to);
        if (count % kBetweenPolls == 0 && job.shouldStop()) return Stopped{};
    }
    out.close();
    if (!out) throwWriteFailure(to);
    target.commit();
    return Nothing{};
}

}  // namespace

Result<TextLines> TextLines::open(const std::filesystem::path& file, const std::filesystem::path& spool,
                                  const JobContext& job) {
    if (const std::optional<Error> refused = refuseAsText(file)) return *refused;
    TextLines lines;
    std::filesystem::path plain = file;
    std::error_code code;
    if (file == "-" || isListOfFiles(file) || !splitMember(file).second.empty() ||
        (std::filesystem::is_regular_file(file, code) && !isPlain(file))) {
        const Result<Nothing> written = writeOut(file, spool, job);
        if (!written) return written.error();
        plain = spool;
    }
    Result<MappedFile> mapped = MappedFile::open(plain);
    if (!mapped) return mapped.error();
    lines.file_ = std::move(*mapped);
    const std::string_view all = lines.file_.bytes();
    std::size_t at = all.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    while (at < all.size()) {
        lines.begins_.push_back(at);
        const void* newline = std::memchr(all.data() + at, '\n', all.size() - at);
        const std::size_t end =
            newline ? static_cast<std::size_t>(static_cast<const char*>(newline) - all.data()) : all.size();
        const auto where = [&] { return fmt::format("{}:{}", file.string(), lines.begins_.size()); };
        if (end - at > kMaximumLineBytes) {
            return Error{where(), fmt::format("a line of {} bytes", groupedNumber(end - at)),
                         "at most " + groupedNumber(kMaximumLineBytes), "split or remove the line"};
        }
        if (const auto problem = findTextProblem(all.substr(at, end - at))) {
            return Error{where(), fmt::format("{} at byte {}", problem->found, problem->byte + 1),
                         "UTF-8 text", "convert the file to UTF-8 or remove the line"};
        }
        at = newline ? end + 1 : end;
        if (lines.begins_.size() % kBetweenPolls == 0 && job.shouldStop()) return Stopped{};
    }
    lines.begins_.push_back(at);
    return lines;
}

std::string_view TextLines::operator[](std::size_t line) const {
    std::string_view text = file_.bytes().substr(begins_[line], begins_[line + 1] - begins_[line]);
    if (text.ends_with('\n')) text.remove_suffix(1);
    if (text.ends_with('\r')) text.remove_suffix(1);
    return text;
}

std::string_view TextLines::field(std::size_t line, int column) const {
    std::string_view text = (*this)[line];
    for (; column > 0; --column) {
        const auto tab = text.find('\t');
        if (tab == std::string_view::npos) return {};
        text.remove_prefix(tab + 1);
    }
    return text.substr(0, text.find('\t'));
}

std::string_view TextLines::bytesBefore(std::size_t line) const {
    return file_.bytes().substr(0, line < begins_.size() ? begins_[line] : file_.size());
}

}  // namespace paragram
