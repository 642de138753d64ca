// Little-endian integers of binary formats, to and from strings.
#pragma once

#include <bit>
#include <concepts>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

namespace paragram {

static_assert(std::endian::native == std::endian::little);

// Appends the bytes of a value.
template <class T>
void appendValue(std::string& bytes, T value) {
    char raw[sizeof(T)];
    std::memcpy(raw, &value, sizeof(T));
    bytes.append(raw, sizeof(T));
}

// Empty if the bytes end before the value does.
template <class T>
std::optional<T> valueAt(std::string_view bytes, std::size_t at) {
    if (at > bytes.size() || bytes.size() - at < sizeof(T)) return std::nullopt;
    T value;
    std::memcpy(&value, bytes.data() + at, sizeof(T));
    return value;
}

// Removes a value from the front of bytes; if there is none, returns 0, clears ok and empties bytes.
template <class T>
T takeValue(std::string_view& bytes, bool& ok) {
    const std::optional<T> value = valueAt<T>(bytes, 0);
    if (!value) {
        ok = false;
        bytes = {};
        return T{};
    }
    bytes.remove_prefix(sizeof(T));
    return *value;
}

}  // namespace paragram
