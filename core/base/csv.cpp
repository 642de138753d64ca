#include "core/base/csv.h"

namespace paragram {

std::string csvQuoted(std::string_view text) {
    std::string field = "\"";
    for (const char c : text) {
        if (c == '"') field += '"';
        field += c;
    }
    return field + '"';
}

std::string csvField(std::string_view text) {
    return text.find_first_of(",\"\r\n") == std::string_view::npos ? std::string(text) : csvQuoted(text);
}

}  // namespace paragram
