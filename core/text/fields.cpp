#include "core/text/fields.h"

namespace paragram {

std::vector<std::string> splitFields(const std::string& line) {
    std::vector<std::string> fields;
    std::size_t first = 0;
    for (std::size_t tab = line.find('\t'); tab != std::string::npos; tab = line.find('\t', first)) {
        fields.push_back(line.substr(first, tab - first));
        first = tab + 1;
    }
    fields.push_back(line.substr(first));
    return fields;
}

}  // namespace paragram
