// The wire format of protocol buffers, as far as needed to write and read messages field by field.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paragram {

class ProtobufWriter {
  public:
    ProtobufWriter& integer(int field, std::int64_t value);
    ProtobufWriter& text(int field, std::string_view value);  // also for bytes and messages
    ProtobufWriter& real(int field, float value);
    ProtobufWriter& wideReal(int field, double value);
    const std::string& bytes() const { return bytes_; }

  private:
    void varint(std::uint64_t value);
    void tag(int field, int type);
    std::string bytes_;
};

struct ProtobufField {
    int number = 0;
    std::uint64_t value = 0;  // varint, or the bits of a fixed32 or fixed64
    std::string_view bytes;   // of a text or message

    float real() const;
    double wideReal() const;
};

// All fields of a message in order; empty if it is damaged.
std::optional<std::vector<ProtobufField>> readProtobuf(std::string_view message);
// Packed or single varints; empty if damaged.
std::optional<std::vector<std::int64_t>> readVarints(std::string_view packed);

}  // namespace paragram
