#include "core/encoders/word_vector_file.h"

#include <fmt/format.h>
#include <zlib.h>

#include <charconv>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/number_text.h"
#include "core/encoders/fasttext_vectors.h"
#include "core/text/input/line_reader.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

using Gzip = std::unique_ptr<gzFile_s, decltype(&gzclose)>;  // also reads plain files

constexpr std::int64_t kMostNumbers = 100'000;  // in a vector
constexpr std::size_t kLongestWord = 10'000;    // bytes; a longer one is another kind of file

Error cannotRead(const fs::path& file) {
    return {file.string(), "cannot be read", "a file of word vectors", "check its name and permissions"};
}

Error noVectors(const fs::path& file, std::string found) {
    return {file.string() + ":1", std::move(found),
            "a word and its numbers, or how many vectors and numbers follow",
            "choose a file of word2vec (text or binary), fastText (.bin, .vec) or GloVe"};
}

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

// The part after the last space, which is removed from text; empty if there is none.
std::string_view takeLast(std::string_view& text) {
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    std::size_t begin = text.size();
    while (begin > 0 && !isBlank(text[begin - 1])) --begin;
    const std::string_view last = text.substr(begin);
    text.remove_suffix(last.size());
    return last;
}

// In double precision, so that numbers too small for a float become 0 instead of an error.
std::optional<float> parseNumber(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    double value = 0;
    const auto [at, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status != std::errc() || at != text.data() + text.size()) return std::nullopt;
    const auto narrow = static_cast<float>(value);
    return std::isfinite(narrow) ? std::optional(narrow) : std::nullopt;
}

std::optional<std::int64_t> parseCount(std::string_view text) {
    std::int64_t value = 0;
    const auto [at, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    return status == std::errc() && at == text.data() + text.size() && value > 0 ? std::optional(value)
                                                                                 : std::nullopt;
}

// Word and values of a line; the word is everything before the last values.size() parts, including spaces.
// Returns the part that is not a number, if there is one.
std::optional<std::string> parseLine(std::string_view line, std::string_view& word, std::span<float> values) {
    for (std::size_t i = values.size(); i-- > 0;) {
        const std::string_view part = takeLast(line);
        const std::optional<float> value = parseNumber(part);
        if (!value) return std::string(part);
        values[i] = *value;
    }
    while (!line.empty() && isBlank(line.back())) line.remove_suffix(1);
    word = line;
    return std::nullopt;
}

std::size_t countParts(std::string_view line) {
    std::size_t count = 0;
    while (!takeLast(line).empty()) ++count;
    return count;
}

Error cutShort(const fs::path& file, std::int64_t found, std::int64_t promised) {
    return {file.string(), groupedNumber(found) + " vectors", groupedNumber(promised) + " by its first line",
            "the file is truncated: use another copy"};
}

Result<Nothing> readText(const fs::path& file, const WordVectorShape& shape, const TakeWordVector& take) {
    Result<LineReader> lines = LineReader::open(file);
    if (!lines) return lines.error();
    std::vector<float> values(shape.dimension);
    std::int64_t count = 0;
    for (Line line;;) {
        const Result<bool> more = lines->next(line);
        if (!more) return more.error();
        if (!*more || (shape.count > 0 && count == shape.count)) break;
        if (line.number == 1 && shape.format == WordVectorFormat::word2vecText) continue;
        std::string_view word;
        if (!line.problem) {
            if (line.text.find_first_not_of(" \t\r") == std::string::npos) continue;
            const std::size_t parts = countParts(line.text);
            const std::string where = fmt::format("{}:{}", file.string(), line.number);
            if (parts < shape.dimension) {
                return Error{where, fmt::format("{} parts", parts),
                             fmt::format("a word and {} numbers", shape.dimension),
                             "the file is damaged or truncated: use another copy"};
            }
            if (const auto wrong = parseLine(line.text, word, values)) {
                return Error{where, fmt::format("\"{}\" for a number", *wrong),
                             fmt::format("a word and {} numbers", shape.dimension),
                             "use another copy, or remove the line"};
            }
        }
        ++count;
        if (!take(word, values, lines->fraction())) return Nothing{};
    }
    if (shape.count > count) return cutShort(file, count, shape.count);
    return Nothing{};
}

Result<Nothing> readBinary(const fs::path& file, const WordVectorShape& shape, const TakeWordVector& take) {
    const Gzip in(gzopen(file.c_str(), "rb"), gzclose);
    if (!in) return cannotRead(file);
    gzbuffer(in.get(), 1 << 18);
    while (true) {  // the header
        const int c = gzgetc(in.get());
        if (c == '\n' || c < 0) break;
    }
    std::vector<float> values(shape.dimension);
    const auto bytes = static_cast<unsigned>(values.size() * sizeof(float));
    std::error_code code;
    const auto size = static_cast<double>(fs::file_size(file, code));
    std::string word;
    for (std::int64_t count = 0; count < shape.count; ++count) {
        word.clear();
        int c = gzgetc(in.get());
        while (c == '\n') c = gzgetc(in.get());  // written by word2vec after each vector, but not by others
        for (; c >= 0 && c != ' ' && word.size() < kLongestWord; c = gzgetc(in.get()))
            word += static_cast<char>(c);
        if (c < 0 || gzread(in.get(), values.data(), bytes) != static_cast<int>(bytes))
            return cutShort(file, count, shape.count);
        for (const float value : values) {
            if (std::isfinite(value)) continue;
            return Error{file.string(),
                         fmt::format("vector {} contains a value that is not a number", count + 1),
                         "finite numbers", "use another copy"};
        }
        if (findTextProblem(word)) word.clear();
        if (!take(word, values, size > 0 ? static_cast<double>(gzoffset(in.get())) / size : 0)) break;
    }
    return Nothing{};
}

}  // namespace

Result<WordVectorShape> recogniseWordVectors(const fs::path& file) {
    std::error_code code;
    if (!fs::exists(file, code)) return Error{file.string(), "no such file", "", "check the name"};
    if (fs::is_directory(file, code))
        return Error{file.string(), "is a folder", "a file of word vectors", "choose a file inside it"};
    if (!fs::is_regular_file(file, code)) {
        return Error{file.string(), "is a device or a pipe",
                     "a file of word vectors, which is read more than once", "save it to a file first"};
    }
    const Gzip in(gzopen(file.c_str(), "rb"), gzclose);
    if (!in) return cannotRead(file);
    std::string start(1 << 16, '\0');
    const int got = gzread(in.get(), start.data(), static_cast<unsigned>(start.size()));
    if (got < 0) return cannotRead(file);
    start.resize(static_cast<std::size_t>(got));
    if (looksLikeFastText(start)) {
        if (gzdirect(in.get()) != 0) return fastTextShape(file);
        return Error{file.string(), "a packed fastText model", "an unpacked one, whose rows can be found",
                     "unpack it with gunzip"};
    }
    const std::size_t lineEnd = std::min(start.find('\n'), start.size());
    const std::string_view first = std::string_view(start).substr(0, lineEnd);
    const std::size_t parts = countParts(first);
    if (parts < 2) {
        return noVectors(file, start.empty()            ? "no text"
                               : findTextProblem(first) ? "bytes that are not text"
                                                        : "a line of one part");
    }

    WordVectorShape shape;
    std::string_view rest = first;
    const std::string_view last = takeLast(rest);
    const auto dimension = parseCount(last), count = parseCount(takeLast(rest));
    if (parts == 2 && dimension && count) {
        if (*dimension > kMostNumbers)
            return noVectors(file, fmt::format("vectors of {} numbers", *dimension));
        shape.dimension = static_cast<std::size_t>(*dimension);
        shape.count = *count;
        shape.format = WordVectorFormat::word2vecBinary;
        // A text has a second line with as many numbers; in a binary file a line end may be anywhere or
        // nowhere.
        const std::string_view after = std::string_view(start).substr(std::min(lineEnd + 1, start.size()));
        const std::string_view second = after.substr(0, after.find('\n'));
        std::string_view word;
        std::vector<float> values(shape.dimension);
        if (second.size() < after.size() || static_cast<std::size_t>(got) < (1U << 16)) {
            const bool text = !findTextProblem(second) && countParts(second) >= shape.dimension &&
                              !parseLine(second, word, values);
            if (text) shape.format = WordVectorFormat::word2vecText;
        }
        return shape;
    }
    if (findTextProblem(first)) return noVectors(file, "bytes that are not text");
    if (!parseNumber(last)) return noVectors(file, fmt::format("\"{}\" for a number", last.substr(0, 40)));
    shape.dimension = parts - 1;
    return shape;
}

Result<Nothing> readWordVectors(const fs::path& file, const WordVectorShape& shape,
                                const TakeWordVector& take) {
    if (shape.format == WordVectorFormat::fastText) return readFastText(file, take);
    return shape.format == WordVectorFormat::word2vecBinary ? readBinary(file, shape, take)
                                                            : readText(file, shape, take);
}

}  // namespace paragram
