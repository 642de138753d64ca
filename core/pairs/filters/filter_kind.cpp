#include "core/pairs/filters/filter_kind.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/base/choices.h"
#include "core/base/number_text.h"

namespace paragram {
namespace {

std::optional<double> numberOf(const std::string& text) {
    double value = 0;
    const char* end = text.data() + text.size();
    const auto [at, status] = std::from_chars(text.data(), end, value);
    if (status != std::errc() || at != end) return std::nullopt;
    return value;
}

std::string plainNumber(double value) {
    return value == static_cast<double>(static_cast<std::int64_t>(value)) ? groupedNumber(value)
                                                                          : fmt::format("{}", value);
}

}  // namespace

std::string FilterParameter::range() const {
    switch (kind) {
        case ParameterKind::number:
            return fmt::format("{} to {}{}{}", plainNumber(minimum), plainNumber(maximum),
                               unit.empty() ? "" : " ", unit);
        case ParameterKind::flag:
            return "true or false";
        case ParameterKind::choice:
            return fmt::format("{}", fmt::join(choices, ", "));
        case ParameterKind::text:
            return "any text";
        default:
            return "a file or folder";
    }
}

Result<Nothing> FilterParameter::check(const std::string& value) const {
    const auto wrong = [&] {
        if (kind == ParameterKind::choice)
            return Error{"", fmt::format("{} is \"{}\"", key, value), "", choiceAdvice(value, choices)};
        return Error{"", fmt::format("{} is \"{}\"", key, value), range(), "correct the value"};
    };
    if (value.find('"') != std::string::npos || value.find('\n') != std::string::npos) {
        return Error{"", key + " contains a quotation mark or a line break", "a value without them",
                     "rename the file or value"};
    }
    if (kind == ParameterKind::number) {
        const auto number = numberOf(value);
        if (!number || !(*number >= minimum && *number <= maximum)) return wrong();
    }
    if (kind == ParameterKind::flag && value != "true" && value != "false") return wrong();
    if (kind == ParameterKind::choice && std::ranges::find(choices, value) == choices.end()) return wrong();
    return Nothing{};
}

double FilterValues::number(const std::string& key) const {
    return numberOf(text(key)).value_or(0);
}

const FilterParameter* FilterKind::parameter(std::string_view key) const {
    const auto found = std::ranges::find(parameters, key, &FilterParameter::key);
    return found == parameters.end() ? nullptr : &*found;
}

FilterParameter numberParameter(std::string key, std::string label, double minimum, double maximum,
                                std::string fallback, std::string unit, std::string help) {
    return {std::move(key), std::move(label), ParameterKind::number, std::move(fallback),
            minimum,        maximum,          std::move(unit),       {},
            std::move(help)};
}

FilterParameter flagParameter(std::string key, std::string label, bool fallback, std::string help) {
    return {std::move(key), std::move(label), ParameterKind::flag, fallback ? "true" : "false", 0, 0, "", {},
            std::move(help)};
}

FilterParameter choiceParameter(std::string key, std::string label, std::vector<std::string> choices,
                                std::string help) {
    std::string first = choices.front();
    return {std::move(key),     std::move(label), ParameterKind::choice, std::move(first), 0, 0, "",
            std::move(choices), std::move(help)};
}

FilterParameter textParameter(std::string key, std::string label, std::string help) {
    return {std::move(key), std::move(label), ParameterKind::text, "", 0, 0, "", {}, std::move(help)};
}

FilterParameter fileParameter(std::string key, std::string label, std::string help) {
    return {std::move(key), std::move(label), ParameterKind::file, "", 0, 0, "", {}, std::move(help)};
}

}  // namespace paragram
