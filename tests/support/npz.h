// Arrays of numpy's .npz archives without compression: little-endian float32 and int32 of one or two
// dimensions.
#pragma once

#include <QRegularExpression>
#include <QString>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>

#include "core/base/numeric/matrix.h"
#include "core/exchange/formats/zip_archive.h"

namespace paragram::test {

// The arrays by name, integers as floats; an array of one dimension is a column. Throws std::runtime_error.
inline std::map<std::string, Matrix> readNpz(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    const auto members = readZip(bytes, file.string());
    if (!members) throw std::runtime_error(members.error().sentence());
    static const QRegularExpression shape(
        "'descr': '<([fi])4', 'fortran_order': False, 'shape': \\((\\d+),(?: (\\d+))?");
    std::map<std::string, Matrix> arrays;
    for (const ZipMember& member : *members) {
        const std::size_t start = 10 + static_cast<unsigned char>(member.bytes[8]) +
                                  256U * static_cast<unsigned char>(member.bytes[9]);
        const auto found =
            shape.match(QString::fromLatin1(member.bytes.data() + 10, static_cast<int>(start) - 10));
        if (!found.hasMatch()) throw std::runtime_error(member.name + ": another kind of array");
        const auto cols = found.captured(3).isEmpty() ? 1U : found.captured(3).toULong();
        Matrix values(found.captured(2).toULong(), cols);
        if (member.bytes.size() != start + 4 * values.size()) throw std::runtime_error(member.name + ": cut");
        std::memcpy(values.data(), member.bytes.data() + start, 4 * values.size());
        if (found.captured(1) == "i") {
            for (std::size_t i = 0; i < values.size(); ++i) {
                std::int32_t whole = 0;
                std::memcpy(&whole, values.data() + i, 4);
                values.data()[i] = static_cast<float>(whole);
            }
        }
        arrays[member.name.substr(0, member.name.rfind(".npy"))] = std::move(values);
    }
    return arrays;
}

}  // namespace paragram::test
