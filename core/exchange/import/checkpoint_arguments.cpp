#include "core/exchange/import/checkpoint_arguments.h"

#include <charconv>

namespace paragram {

double CheckpointArguments::number(const std::string& name, double fallback) const {
    const auto found = args.find(name);
    if (found == args.end()) return fallback;
    double value = fallback;
    const std::string& text = found->second;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    return status == std::errc() ? value : fallback;
}

std::string CheckpointArguments::text(const std::string& name, const std::string& fallback) const {
    const auto found = args.find(name);
    return found == args.end() ? fallback : found->second;
}

}  // namespace paragram
