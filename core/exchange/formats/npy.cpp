#include "core/exchange/formats/npy.h"

#include <fmt/format.h>

#include <bit>
#include <cstring>
#include <regex>

#include "core/base/files/atomic_file.h"

namespace paragram {
namespace {

static_assert(std::endian::native == std::endian::little);
constexpr std::size_t kMagicBytes = 10;  // "\x93NUMPY", version, header length

Error refused(const std::filesystem::path& file, std::string found) {
    return {file.string(), std::move(found), "a two-dimensional .npy array of little-endian float32",
            "save it with numpy as float32 in C order"};
}

}  // namespace

Result<Matrix> readNpy(const std::filesystem::path& file) {
    const Result<std::string> bytes = readFile(file);
    if (!bytes) return bytes.error();
    const std::string& text = *bytes;
    if (text.size() < kMagicBytes || !text.starts_with("\x93NUMPY") || text[6] != 1) {
        return refused(file, "not a .npy header of version 1.0");
    }
    const std::size_t length =
        static_cast<unsigned char>(text[8]) + 256U * static_cast<unsigned char>(text[9]);
    if (text.size() < kMagicBytes + length) return refused(file, "a truncated header");
    const std::string header = text.substr(kMagicBytes, length);
    if (header.find("'<f4'") == std::string::npos) return refused(file, "values of another type");
    if (header.find("'fortran_order': False") == std::string::npos) return refused(file, "Fortran order");
    std::smatch shape;
    if (!std::regex_search(header, shape, std::regex(R"('shape': \((\d{1,15}), (\d{1,15})\))"))) {
        return refused(file, "another number of dimensions");
    }
    const std::size_t rows = std::stoull(shape[1].str());
    const std::size_t cols = std::stoull(shape[2].str());
    const std::size_t values = (text.size() - kMagicBytes - length) / sizeof(float);
    if (cols != 0 && rows > values / cols) return refused(file, fmt::format("{} values", values));
    Matrix matrix(rows, cols);
    if (matrix.size() > 0)
        std::memcpy(matrix.data(), text.data() + kMagicBytes + length, matrix.size() * sizeof(float));
    return matrix;
}

std::string npyHeader(std::int64_t rows, std::int64_t cols) {
    std::string dict =
        fmt::format("{{'descr': '<f4', 'fortran_order': False, 'shape': ({}, {}), }}", rows, cols);
    constexpr std::size_t kAlign = 64;
    const std::size_t unpadded = kMagicBytes + dict.size() + 1;
    dict.append((kAlign - unpadded % kAlign) % kAlign, ' ');
    dict += '\n';
    std::string header("\x93NUMPY\x01\x00", 8);
    header += static_cast<char>(dict.size() % 256);
    header += static_cast<char>(dict.size() / 256);
    return header + dict;
}

}  // namespace paragram
