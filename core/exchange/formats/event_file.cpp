#include "core/exchange/formats/event_file.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>

#include "core/base/files/atomic_file.h"
#include "core/base/little_endian.h"
#include "core/base/protobuf.h"

namespace paragram {
namespace {

constexpr std::array<std::uint32_t, 256> kTable = [] {
    constexpr std::uint32_t kPolynomial = 0x82F63B78;
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit) value = value >> 1 ^ ((value & 1) != 0 ? kPolynomial : 0);
        table[i] = value;
    }
    return table;
}();

std::uint32_t masked(std::string_view bytes) {
    const std::uint32_t crc = crc32c(bytes);
    return (crc >> 15 | crc << 17) + 0xA282EAD8U;
}

}  // namespace

std::uint32_t crc32c(std::string_view bytes) {
    std::uint32_t crc = 0xFFFFFFFF;
    for (const char c : bytes) crc = crc >> 8 ^ kTable[(crc ^ static_cast<unsigned char>(c)) & 0xFF];
    return ~crc;
}

EventFileWriter::EventFileWriter(const std::filesystem::path& folder, double wallSeconds, std::int64_t part) {
    std::error_code code;
    std::filesystem::create_directories(folder, code);
    file_ = folder /
            fmt::format("events.out.tfevents.{}.paragram.{}", static_cast<std::int64_t>(wallSeconds), part);
    errno = 0;
    out_.open(file_, std::ios::binary | std::ios::trunc);
    if (!out_) throwWriteFailure(file_);
    record(ProtobufWriter().wideReal(1, wallSeconds).text(3, "brain.Event:2").bytes());
}

void EventFileWriter::record(std::string_view payload) {
    std::string bytes;
    appendValue(bytes, static_cast<std::uint64_t>(payload.size()));
    appendValue(bytes, masked(bytes));
    bytes += payload;
    appendValue(bytes, masked(payload));
    errno = 0;
    out_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!out_) throwWriteFailure(file_);
}

void EventFileWriter::add(const std::string& tag, std::int64_t step, double value, double wallSeconds) {
    const ProtobufWriter scalar = ProtobufWriter().text(1, tag).real(2, static_cast<float>(value));
    const ProtobufWriter summary = ProtobufWriter().text(1, scalar.bytes());
    record(ProtobufWriter().wideReal(1, wallSeconds).integer(2, step).text(5, summary.bytes()).bytes());
}

void EventFileWriter::flush() {
    errno = 0;
    if (!out_.flush()) throwWriteFailure(file_);
}

Result<std::vector<EventScalar>> readEventFile(const std::filesystem::path& file) {
    const Result<std::string> bytes = readFile(file);
    if (!bytes) return bytes.error();
    const auto damaged = [&](const std::string& found) {
        return Error{file.string(), found, "an event file of TensorBoard", "the file is damaged"};
    };
    std::vector<EventScalar> scalars;
    std::string_view rest = *bytes;
    for (std::int64_t number = 0; rest.size() >= 12; ++number) {
        const auto length = *valueAt<std::uint64_t>(rest, 0);
        if (*valueAt<std::uint32_t>(rest, 8) != masked(rest.substr(0, 8)))
            return damaged(fmt::format("record {} with a wrong checksum of its length", number));
        if (length > rest.size() || rest.size() - length < 16) break;
        const std::string_view payload = rest.substr(12, length);
        if (*valueAt<std::uint32_t>(rest, 12 + length) != masked(payload))
            return damaged(fmt::format("record {} with a wrong checksum", number));
        rest.remove_prefix(16 + length);
        const auto event = readProtobuf(payload);
        if (!event) return damaged(fmt::format("record {} that is not an event", number));
        EventScalar scalar;
        bool version = false;
        std::string_view summary;
        for (const ProtobufField& field : *event) {
            if (field.number == 1) scalar.wallSeconds = field.wideReal();
            if (field.number == 2) scalar.step = static_cast<std::int64_t>(field.value);
            if (field.number == 3) version = field.bytes == "brain.Event:2";
            if (field.number == 5) summary = field.bytes;
        }
        if (number == 0 && !version) return damaged("a first record without the version");
        const auto values = readProtobuf(summary);
        for (std::size_t i = 0; values && i < values->size(); ++i) {
            const auto value = readProtobuf((*values)[i].bytes);
            if (!value) return damaged(fmt::format("record {} without a value", number));
            for (const ProtobufField& field : *value) {
                if (field.number == 1) scalar.tag = field.bytes;
                if (field.number == 2) scalar.value = static_cast<double>(field.real());
            }
            scalars.push_back(scalar);
        }
    }
    return scalars;
}

}  // namespace paragram
