#include "core/settings/setting_row.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <type_traits>

#include "core/base/choices.h"
#include "core/base/number_text.h"

namespace paragram {
namespace {

std::string grouped(double value) {
    const bool whole = value == std::floor(value) && std::abs(value) < 1e15;
    return whole ? groupedNumber(value) : fmt::format("{}", value);
}

template <class T>
bool parse(const std::string& text, T& value) {
    const char* end = text.data() + text.size();
    const auto [at, status] = std::from_chars(text.data(), end, value);
    return status == std::errc() && at == end;
}

bool parseBool(const std::string& text, bool& value) {
    if (text == "true" || text == "1" || text == "yes" || text == "on") return value = true;
    if (text == "false" || text == "0" || text == "no" || text == "off") return !(value = false);
    return false;
}

// Whether a settings file would preserve the text unchanged.
bool isPlainText(const std::string& text) {
    constexpr char kBlanks[] = " \t\r";
    return text.empty() ||
           (text.find_first_of("\n\r") == std::string::npos && text.find_first_of(kBlanks) != 0 &&
            text.find_last_of(kBlanks) != text.size() - 1 && text.front() != '#' &&
            text.find(" #") == std::string::npos && text.find("\t#") == std::string::npos &&
            text.find(" | ") == std::string::npos);
}

std::string textOf(const SettingPointer& pointer) {
    return std::visit(
        [](const auto& value) -> std::string {
            using Value = std::remove_cvref_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, ChoicePointer>)
                return value.name(value.value);
            else
                return fmt::format("{}", *value);
        },
        pointer);
}

}  // namespace

std::string SettingRow::text(const Settings& settings) const {
    return textOf(field(const_cast<Settings&>(settings)));  // only read
}

std::string SettingRow::defaultText() const {
    const std::string value = text(Settings{});
    return value.empty() ? "none" : value;
}

bool SettingRow::isText() const {
    Settings defaults;
    return choices.empty() && std::holds_alternative<std::string*>(field(defaults));
}

bool SettingRow::isDefault(const Settings& settings) const {
    return text(settings) == text(Settings{});
}

std::string SettingRow::range() const {
    Settings defaults;
    const SettingPointer pointer = field(defaults);
    if (std::holds_alternative<bool*>(pointer)) return "true or false";
    if (!choices.empty()) return fmt::format("{}", fmt::join(choices, ", "));
    if (isText()) return isFile ? "a file, or nothing" : "any text";
    const std::string suffix = unit.empty() ? "" : " " + unit;
    if (maximum >= 9e15) return "from " + grouped(minimum) + suffix;
    return grouped(minimum) + " to " + grouped(maximum) + suffix;
}

std::vector<std::string> SettingRow::valuesIn(std::string_view value) const {
    const std::string_view bar = isText() ? " | " : "|";
    std::vector<std::string> values;
    while (true) {
        const std::size_t at = value.find(bar);
        std::string_view part = value.substr(0, at);
        while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
        while (!part.empty() && part.back() == ' ') part.remove_suffix(1);
        values.emplace_back(part);
        if (at == std::string_view::npos) return values;
        value.remove_prefix(at + bar.size());
    }
}

Result<Nothing> SettingRow::set(Settings& settings, const std::string& value) const {
    Error refused{key, fmt::format("\"{}\"", value), range(), "give a value in that range"};
    if (!choices.empty()) {
        refused.expected.clear();
        refused.action = choiceAdvice(value, choices);
    }
    if (valuesIn(value).size() > 1) {
        refused.found += ", a list of values";
        refused.action = "give one value, or train once with each of them with --grid";
    }
    const SettingPointer pointer = field(settings);
    if (auto* const* flag = std::get_if<bool*>(&pointer)) {
        if (!parseBool(value, **flag)) return refused;
        return Nothing{};
    }
    if (auto* const* text = std::get_if<std::string*>(&pointer)) {
        if (choices.empty() ? !isPlainText(value)
                            : std::find(choices.begin(), choices.end(), value) == choices.end())
            return refused;
        **text = value;
        return Nothing{};
    }
    if (const auto* choice = std::get_if<ChoicePointer>(&pointer)) {
        if (!choice->set(choice->value, value)) return refused;
        return Nothing{};
    }
    return std::visit(
        [&](auto number) -> Result<Nothing> {
            using T = std::remove_pointer_t<decltype(number)>;
            if constexpr (!std::is_arithmetic_v<T> || std::is_same_v<T, bool>) {
                return refused;
            } else {
                T parsed{};
                if (!parse(value, parsed)) {
                    double fraction = 0;
                    if (std::is_integral_v<T> && parse(value, fraction) && fraction != std::floor(fraction))
                        refused.expected = "a whole number, " + refused.expected;
                    return refused;
                }
                const auto asDouble = static_cast<double>(parsed);
                if (!std::isfinite(asDouble) || asDouble < minimum || asDouble > maximum) return refused;
                *number = parsed;
                return Nothing{};
            }
        },
        pointer);
}

}  // namespace paragram
