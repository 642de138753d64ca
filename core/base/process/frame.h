// Messages between two programs: a JSON header and named arrays. The only code that the engine and
// paragram-neural share; it needs nothing but the standard library and the JSON library.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iosfwd>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace paragram {

// An array of a frame: type as safetensors names it ("F32", "I32"), shape, and its bytes in the payload.
struct FrameArray {
    std::string type;
    std::vector<std::int64_t> shape;
    std::span<const char> bytes;
};

// On the wire: the length of the header (4 bytes), that of the payload (8 bytes), both little-endian, the
// header as JSON, the payload. The header's "arrays" has a row {type, shape, data_offsets} for each array.
class Frame {
  public:
    nlohmann::json header = nlohmann::json::object();

    void add(const std::string& name, const std::string& type, std::vector<std::int64_t> shape,
             std::span<const char> bytes);
    void add(const std::string& name, std::vector<std::int64_t> shape, std::span<const float> values);
    void add(const std::string& name, std::span<const std::int32_t> values);

    bool has(const std::string& name) const;
    // Throws std::runtime_error if there is no such array, or its place or size is wrong.
    FrameArray array(const std::string& name) const;
    std::vector<std::string> names() const;
    std::vector<float> floats(const std::string& name) const;
    std::vector<std::int32_t> integers(const std::string& name) const;

    // The arrays as a safetensors file, and back; the header is the file's "__metadata__", with a checksum of
    // everything else in the file. The second throws std::runtime_error for bytes that are no such file or
    // whose checksum does not match.
    void writeSafetensors(std::ostream& stream) const;
    static Frame fromSafetensors(std::string bytes);

    std::string bytes() const;
    // Takes one frame from the start of a buffer; empty while it is incomplete. Throws std::runtime_error for
    // bytes that are no frame or a frame of more than kLimit bytes.
    static std::optional<Frame> take(std::string& buffer);
    static constexpr std::uint64_t kLimit = std::uint64_t{1} << 34;

  private:
    std::string payload_;
};

}  // namespace paragram
