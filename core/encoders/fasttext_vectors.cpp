#include "core/encoders/fasttext_vectors.h"

#include <fasttext/args.h>
#include <fasttext/dictionary.h>
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstring>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/files/mapped_file.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::int32_t kMark = 793712314, kNewestVersion = 12;
constexpr std::int32_t kMostNumbers = 100'000, kLongestGram = 1000;
constexpr std::size_t kLongestWord = 100'000;  // bytes
constexpr const char* kUseAnother = "use another copy of the file";

// What precedes the rows in the file: fields of args.cc and dictionary.cc.
struct Header {
    std::int32_t mark = 0, version = 0;
    std::int32_t dimension = 0, bucket = 0, minn = 0, maxn = 0;
    bool supervised = false;
    std::int32_t entries = 0, words = 0;
    std::streamoff args = 0;  // place of the arguments, in bytes
    std::streamoff rows = 0;  // place of the first row
    std::int64_t rowCount = 0;
};

template <class T>
bool get(std::istream& in, T& value) {
    return static_cast<bool>(in.read(reinterpret_cast<char*>(&value), sizeof value));
}

Error damaged(const fs::path& file, const std::string& what) {
    return {file.string(), "a damaged fastText model (" + what + ")", "", kUseAnother};
}

// The library trusts what it reads: everything it would loop over or allocate is checked first.
Result<Header> readHeader(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return Error{file.string(), "cannot be read", "", "check its name and permissions"};
    Header header;
    std::array<std::int32_t, 12> args{};
    double threshold = 0;
    if (!get(in, header.mark) || !get(in, header.version) || header.mark != kMark)
        return damaged(file, "no mark");
    if (header.version > kNewestVersion) {
        return Error{file.string(), fmt::format("a fastText model of version {}", header.version),
                     fmt::format("at most {}", kNewestVersion), "export it as .vec with a newer fastText"};
    }
    header.args = in.tellg();
    if (!get(in, args) || !get(in, threshold)) return damaged(file, "truncated");
    header.dimension = args[0];
    header.supervised = args[7] == static_cast<std::int32_t>(fasttext::model_name::sup);
    header.bucket = args[8];
    header.minn = args[9];
    header.maxn = args[10];
    // The library takes a negative length for a very large one.
    const auto isLength = [](std::int32_t length) { return length >= 0 && length <= kLongestGram; };
    if (header.dimension < 1 || header.dimension > kMostNumbers || header.bucket < 0 ||
        !isLength(header.maxn) || !isLength(header.minn) || (header.maxn > 0 && header.bucket == 0))
        return damaged(file, "impossible settings");
    std::int32_t labels = 0;
    std::int64_t tokens = 0, pruned = 0;
    if (!get(in, header.entries) || !get(in, header.words) || !get(in, labels) || !get(in, tokens) ||
        !get(in, pruned))
        return damaged(file, "truncated");
    if (header.entries < 0 || header.words < 0 || labels < 0 || header.entries - labels != header.words)
        return damaged(file, "impossible numbers of words");
    std::string word;
    for (std::int32_t i = 0; i < header.entries; ++i) {
        std::int64_t count = 0;
        std::int8_t type = 0;
        if (!std::getline(in, word, '\0') || !get(in, count) || !get(in, type))
            return damaged(file, "truncated");
        if (word.size() > kLongestWord || type != (i < header.words ? 0 : 1))
            return damaged(file, "impossible words");
    }
    std::uint8_t quantised = 0;
    if (!get(in, quantised)) return damaged(file, "truncated");
    if (quantised != 0 || pruned >= 0) {
        return Error{file.string(), "a quantised fastText model (.ftz)", "a .bin or .vec of the same vectors",
                     "use one of these: a quantised model is for classification only"};
    }
    std::int64_t columns = 0;
    if (!get(in, header.rowCount) || !get(in, columns)) return damaged(file, "truncated");
    header.rows = in.tellg();
    std::error_code code;
    const auto bytes = static_cast<std::int64_t>(fs::file_size(file, code)) - header.rows;
    if (columns != header.dimension || header.rowCount < header.words)
        return damaged(file, "impossible rows");
    const std::int64_t row = columns * static_cast<std::int64_t>(sizeof(float));
    if (header.rowCount > bytes / row) return damaged(file, "truncated");
    return header;
}

// Rows of numbers in a mapped file.
class Rows {
  public:
    Rows(const MappedFile& file, const Header& header)
        : first_(file.bytes().data() + header.rows),
          count_(header.rowCount),
          values_(static_cast<std::size_t>(header.dimension)) {}

    bool addTo(std::vector<float>& sum, std::int32_t row) {
        if (row < 0 || row >= count_) return false;
        const std::size_t bytes = values_.size() * sizeof(float);
        std::memcpy(values_.data(), first_ + static_cast<std::size_t>(row) * bytes, bytes);  // not aligned
        for (std::size_t i = 0; i < values_.size(); ++i) sum[i] += values_[i];
        return true;
    }

  private:
    const char* first_;
    std::int64_t count_;
    std::vector<float> values_;
};

}  // namespace

bool looksLikeFastText(std::string_view head) {
    std::int32_t mark = 0;
    if (head.size() < sizeof mark) return false;
    std::memcpy(&mark, head.data(), sizeof mark);
    return mark == kMark;
}

Result<WordVectorShape> fastTextShape(const fs::path& file) {
    const Result<Header> header = readHeader(file);
    if (!header) return header.error();
    return WordVectorShape{WordVectorFormat::fastText, static_cast<std::size_t>(header->dimension),
                           header->words};
}

Result<Nothing> readFastText(const fs::path& file, const TakeWordVector& take) {
    const Result<Header> header = readHeader(file);
    if (!header) return header.error();
    std::ifstream in(file, std::ios::binary);
    in.seekg(header->args);
    const auto args = std::make_shared<fasttext::Args>();
    args->load(in);
    // As the library does: supervised models had no n-grams before version 12.
    if (header->version < kNewestVersion && header->supervised) args->maxn = 0;
    std::optional<fasttext::Dictionary> words;
    try {
        words.emplace(args, in);
    } catch (const std::exception&) {
        return damaged(file, "its words cannot be read");
    }
    const Result<MappedFile> mapped = MappedFile::open(file);
    if (!mapped) return mapped.error();
    Rows rows(*mapped, *header);
    std::vector<float> vector(static_cast<std::size_t>(header->dimension));
    for (std::int32_t i = 0; i < header->words; ++i) {
        std::ranges::fill(vector, 0.0F);
        const std::vector<std::int32_t>& parts = words->getSubwords(i);
        for (const std::int32_t part : parts)
            if (!rows.addTo(vector, part)) return damaged(file, "rows are missing");
        const auto share = static_cast<float>(1.0 / static_cast<double>(parts.size()));
        for (float& value : vector) value *= share;
        if (!std::ranges::all_of(vector, [](float value) { return std::isfinite(value); }))
            return damaged(file, "values that are not numbers");
        const std::string word = words->getWord(i);
        if (!take(findTextProblem(word) ? std::string_view() : word, vector,
                  static_cast<double>(i) / header->words))
            break;
    }
    return Nothing{};
}

}  // namespace paragram
