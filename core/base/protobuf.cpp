#include "core/base/protobuf.h"

#include <bit>

#include "core/base/little_endian.h"

namespace paragram {
namespace {

enum WireType { kVarint = 0, kFixed64 = 1, kBytes = 2, kFixed32 = 5 };

std::optional<std::uint64_t> takeVarint(std::string_view& rest) {
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64 && !rest.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(rest.front());
        rest.remove_prefix(1);
        value |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
        if (byte < 0x80) return value;
    }
    return std::nullopt;
}

}  // namespace

void ProtobufWriter::varint(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) bytes_ += static_cast<char>(value | 0x80);
    bytes_ += static_cast<char>(value);
}

void ProtobufWriter::tag(int field, int type) {
    varint(static_cast<std::uint64_t>(field) << 3 | static_cast<std::uint64_t>(type));
}

ProtobufWriter& ProtobufWriter::integer(int field, std::int64_t value) {
    tag(field, kVarint);
    varint(static_cast<std::uint64_t>(value));
    return *this;
}

ProtobufWriter& ProtobufWriter::text(int field, std::string_view value) {
    tag(field, kBytes);
    varint(value.size());
    bytes_ += value;
    return *this;
}

ProtobufWriter& ProtobufWriter::real(int field, float value) {
    tag(field, kFixed32);
    appendValue(bytes_, value);
    return *this;
}

ProtobufWriter& ProtobufWriter::wideReal(int field, double value) {
    tag(field, kFixed64);
    appendValue(bytes_, value);
    return *this;
}

float ProtobufField::real() const {
    return std::bit_cast<float>(static_cast<std::uint32_t>(value));
}

double ProtobufField::wideReal() const {
    return std::bit_cast<double>(value);
}

std::optional<std::vector<ProtobufField>> readProtobuf(std::string_view rest) {
    std::vector<ProtobufField> fields;
    while (!rest.empty()) {
        const auto tag = takeVarint(rest);
        if (!tag || *tag >> 3 == 0 || *tag >> 3 > 0x1FFFFFFF) return std::nullopt;
        ProtobufField field{static_cast<int>(*tag >> 3), 0, {}};
        bool ok = true;
        switch (*tag & 7) {
            case kVarint: {
                const auto value = takeVarint(rest);
                ok = value.has_value();
                field.value = value.value_or(0);
                break;
            }
            case kFixed64:
                field.value = takeValue<std::uint64_t>(rest, ok);
                break;
            case kFixed32:
                field.value = takeValue<std::uint32_t>(rest, ok);
                break;
            case kBytes: {
                const auto size = takeVarint(rest);
                ok = size && *size <= rest.size();
                if (!ok) break;
                field.bytes = rest.substr(0, *size);
                rest.remove_prefix(*size);
                break;
            }
            default:
                ok = false;
        }
        if (!ok) return std::nullopt;
        fields.push_back(field);
    }
    return fields;
}

std::optional<std::vector<std::int64_t>> readVarints(std::string_view packed) {
    std::vector<std::int64_t> values;
    while (!packed.empty()) {
        const auto value = takeVarint(packed);
        if (!value) return std::nullopt;
        values.push_back(static_cast<std::int64_t>(*value));
    }
    return values;
}

}  // namespace paragram
