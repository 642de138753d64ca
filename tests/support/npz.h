// Arrays of numpy's .npz archives: little-endian float32, int32 and int16 of one or two
// dimensions.
#pragma once

#include <QRegularExpression>
#include <QString>
#include <cstring>
#include <map>
#include <stdexcept>
#include <string>

#include "core/base/numeric/matrix.h"
#include "core/text/input/archive.h"

namespace paragram::test {

// The rest of the current member.
inline std::string bytesOf(ArchiveReader& archive) {
    std::string bytes;
    char some[65536];
    for (Result<std::size_t> count = archive.read(some, sizeof some); count && *count > 0;
         count = archive.read(some, sizeof some))
        bytes.append(some, *count);
    return bytes;
}

// The arrays by name, integers as floats; an array of one dimension is a column. Throws std::runtime_error.
inline std::map<std::string, Matrix> readNpz(const std::filesystem::path& file) {
    Result<ArchiveReader> archive = ArchiveReader::open(file);
    if (!archive) throw std::runtime_error(archive.error().sentence());
    static const QRegularExpression shape(
        "'descr': '<(f4|i4|i2)', 'fortran_order': False, 'shape': \\((\\d+),(?: (\\d+))?");
    std::map<std::string, Matrix> arrays;
    ArchiveMember member;
    for (Result<bool> more = archive->next(member); more && *more; more = archive->next(member)) {
        const std::string bytes = bytesOf(*archive);
        const std::size_t start =
            10 + static_cast<unsigned char>(bytes[8]) + 256U * static_cast<unsigned char>(bytes[9]);
        const auto found = shape.match(QString::fromLatin1(bytes.data() + 10, static_cast<int>(start) - 10));
        if (!found.hasMatch()) throw std::runtime_error(member.name + ": another kind of array");
        const auto cols = found.captured(3).isEmpty() ? 1U : found.captured(3).toULong();
        Matrix values(found.captured(2).toULong(), cols);
        const std::size_t width = found.captured(1) == "i2" ? 2 : 4;
        if (bytes.size() != start + width * values.size()) throw std::runtime_error(member.name + ": cut");
        for (std::size_t i = 0; i < values.size(); ++i) {
            const char* at = bytes.data() + start + width * i;
            std::int32_t whole = 0;
            std::int16_t small = 0;
            std::memcpy(width == 2 ? static_cast<void*>(&small) : &whole, at, width);
            if (found.captured(1) == "f4")
                std::memcpy(values.data() + i, at, width);
            else
                values.data()[i] = static_cast<float>(width == 2 ? small : whole);
        }
        arrays[member.name.substr(0, member.name.rfind(".npy"))] = std::move(values);
    }
    return arrays;
}

}  // namespace paragram::test
