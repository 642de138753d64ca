#include "core/base/process/frame.h"

#include <bit>
#include <ostream>
#define XXH_INLINE_ALL
#include <xxhash.h>

namespace paragram {
namespace {

static_assert(std::endian::native == std::endian::little);
constexpr std::size_t kLengths = sizeof(std::uint32_t) + sizeof(std::uint64_t);

std::size_t sizeOf(const std::string& type) {
    if (type == "F64" || type == "I64") return 8;
    if (type == "F32" || type == "I32") return 4;
    throw std::runtime_error("an array of type " + type);
}

template <typename T>
std::span<const char> charsOf(std::span<const T> values) {
    return {reinterpret_cast<const char*>(values.data()), values.size_bytes()};
}

template <typename T>
std::vector<T> valuesOf(const FrameArray& array, const char* type) {
    if (array.type != type) throw std::runtime_error("an array of type " + array.type);
    std::vector<T> values(array.bytes.size() / sizeof(T));
    if (!values.empty()) std::memcpy(values.data(), array.bytes.data(), array.bytes.size());
    return values;
}

constexpr char kMetadata[] = "__metadata__", kChecksum[] = "checksum";

// Of a safetensors file without its checksum.
std::string checksumOf(const nlohmann::json& rows, const std::string& payload) {
    const std::string text = rows.dump();
    XXH3_state_t hash;
    XXH3_64bits_reset(&hash);
    XXH3_64bits_update(&hash, text.data(), text.size());
    XXH3_64bits_update(&hash, payload.data(), payload.size());
    return std::to_string(XXH3_64bits_digest(&hash));
}

}  // namespace

void Frame::add(const std::string& name, const std::string& type, std::vector<std::int64_t> shape,
                std::span<const char> bytes) {
    const std::size_t from = payload_.size();
    payload_.append(bytes.data(), bytes.size());
    header["arrays"][name] = {
        {"dtype", type}, {"shape", std::move(shape)}, {"data_offsets", {from, payload_.size()}}};
}

void Frame::add(const std::string& name, std::vector<std::int64_t> shape, std::span<const float> values) {
    add(name, "F32", std::move(shape), charsOf(values));
}

void Frame::add(const std::string& name, std::span<const std::int32_t> values) {
    add(name, "I32", {static_cast<std::int64_t>(values.size())}, charsOf(values));
}

bool Frame::has(const std::string& name) const {
    return header.contains("arrays") && header["arrays"].contains(name);
}

FrameArray Frame::array(const std::string& name) const {
    if (!has(name)) throw std::runtime_error("no array " + name);
    const nlohmann::json& row = header["arrays"][name];
    FrameArray array{
        row.at("dtype").get<std::string>(), row.at("shape").get<std::vector<std::int64_t>>(), {}};
    const auto from = row.at("data_offsets").at(0).get<std::uint64_t>(),
               to = row.at("data_offsets").at(1).get<std::uint64_t>();
    std::uint64_t expected = sizeOf(array.type);
    for (const std::int64_t side : array.shape) expected *= static_cast<std::uint64_t>(side);
    if (from > to || to > payload_.size() || to - from != expected)
        throw std::runtime_error("array " + name + " has the wrong size");
    array.bytes = std::span(payload_).subspan(from, to - from);
    return array;
}

std::vector<std::string> Frame::names() const {
    std::vector<std::string> names;
    if (header.contains("arrays"))
        for (const auto& [name, row] : header["arrays"].items()) names.push_back(name);
    return names;
}

std::vector<float> Frame::floats(const std::string& name) const {
    return valuesOf<float>(array(name), "F32");
}

std::vector<std::int32_t> Frame::integers(const std::string& name) const {
    return valuesOf<std::int32_t>(array(name), "I32");
}

void Frame::writeSafetensors(std::ostream& stream) const {
    nlohmann::json rows = header.contains("arrays") ? header["arrays"] : nlohmann::json::object();
    for (const auto& [key, value] : header.items())
        if (key != "arrays")
            rows[kMetadata][key] = value.is_string() ? value.get<std::string>() : value.dump();
    rows[kMetadata][kChecksum] = checksumOf(rows, payload_);
    std::string text = rows.dump();
    text.append((8 - text.size() % 8) % 8, ' ');  // so that the data are aligned
    const std::uint64_t size = text.size();
    stream.write(reinterpret_cast<const char*>(&size), sizeof size);
    stream << text << payload_;
}

Frame Frame::fromSafetensors(std::string bytes) {
    std::uint64_t size = 0;
    if (bytes.size() < sizeof size) throw std::runtime_error("no safetensors file");
    std::memcpy(&size, bytes.data(), sizeof size);
    if (size > bytes.size() - sizeof size) throw std::runtime_error("an incomplete safetensors file");
    Frame frame;
    const auto from = bytes.begin() + sizeof size, to = from + static_cast<std::ptrdiff_t>(size);
    nlohmann::json rows = nlohmann::json::parse(from, to, nullptr, false);
    if (!rows.is_object()) throw std::runtime_error("no safetensors file");
    bytes.erase(bytes.begin(), to);
    frame.payload_ = std::move(bytes);
    if (rows.contains(kMetadata)) {
        nlohmann::json& metadata = rows[kMetadata];
        if (!metadata.is_object()) throw std::runtime_error("no safetensors file");
        if (const nlohmann::json checksum = metadata.value(kChecksum, nlohmann::json());
            !checksum.is_null()) {
            metadata.erase(kChecksum);
            if (checksum != checksumOf(rows, frame.payload_))
                throw std::runtime_error("a damaged safetensors file: its checksum does not match");
        }
        frame.header = std::move(metadata);
        rows.erase(kMetadata);
    }
    frame.header["arrays"] = std::move(rows);
    return frame;
}

std::string Frame::bytes() const {
    const std::string text = header.dump();
    const auto headerSize = static_cast<std::uint32_t>(text.size());
    const std::uint64_t payloadSize = payload_.size();
    std::string bytes(kLengths, '\0');
    std::memcpy(bytes.data(), &headerSize, sizeof headerSize);
    std::memcpy(bytes.data() + sizeof headerSize, &payloadSize, sizeof payloadSize);
    return bytes + text + payload_;
}

std::optional<Frame> Frame::take(std::string& buffer) {
    if (buffer.size() < kLengths) return std::nullopt;
    std::uint32_t headerSize = 0;
    std::uint64_t payloadSize = 0;
    std::memcpy(&headerSize, buffer.data(), sizeof headerSize);
    std::memcpy(&payloadSize, buffer.data() + sizeof headerSize, sizeof payloadSize);
    if (headerSize > kLimit / 2 || payloadSize > kLimit / 2)
        throw std::runtime_error("a frame that is too long");
    const std::size_t whole = kLengths + headerSize + static_cast<std::size_t>(payloadSize);
    if (buffer.size() < whole) return std::nullopt;
    Frame frame;
    frame.header = nlohmann::json::parse(buffer.data() + kLengths, buffer.data() + kLengths + headerSize,
                                         nullptr, false);
    if (!frame.header.is_object()) throw std::runtime_error("a frame without a JSON header");
    frame.payload_ = buffer.substr(kLengths + headerSize, payloadSize);
    buffer.erase(0, whole);
    return frame;
}

}  // namespace paragram
