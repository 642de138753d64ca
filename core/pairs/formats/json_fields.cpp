#include "core/pairs/formats/json_fields.h"
#include "core/base/number_text.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace paragram {
namespace {

constexpr std::size_t kMostDepth = 64, kMostValues = 10000;

class Flattener : public nlohmann::json_sax<nlohmann::json> {
  public:
    std::vector<JsonField> fields;
    std::string problem;

    bool null() override { return step(); }
    bool boolean(bool value) override { return add(value ? "1" : "0", true); }
    bool number_integer(number_integer_t value) override { return add(std::to_string(value), true); }
    bool number_unsigned(number_unsigned_t value) override { return add(std::to_string(value), true); }
    bool number_float(number_float_t, const string_t& text) override { return add(text, true); }
    bool string(string_t& text) override { return add(std::move(text), false); }
    bool binary(binary_t&) override { return step(); }
    bool start_object(std::size_t) override { return open(false); }
    bool start_array(std::size_t) override { return open(true); }
    bool key(string_t& name) override {
        levels_.back().name = std::move(name);
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::json::exception& error) override {
        const std::string what = error.what();
        const bool half = what.find("surrogate") != std::string::npos;
        problem = fmt::format("{} at byte {}", half ? "half a surrogate pair" : "not JSON", at);
        return false;
    }

  private:
    struct Level {
        bool isArray = false;
        std::string name{};     // of the current value, in an object
        std::size_t place = 0;  // of the current value, in an array
    };
    bool add(std::string text, bool isNumber) {
        std::string path;
        for (const Level& level : levels_) {
            if (!path.empty()) path += '.';
            path += level.isArray ? std::to_string(level.place) : level.name;
        }
        fields.push_back({std::move(path), std::move(text), isNumber});
        if (fields.size() > kMostValues)
            problem = fmt::format("more than {} values", groupedNumber(kMostValues));
        return problem.empty() && step();
    }
    // Moves to the next place of an array.
    bool step() {
        if (!levels_.empty()) ++levels_.back().place;
        return true;
    }
    bool open(bool isArray) {
        if (levels_.size() == kMostDepth)
            problem = fmt::format("values nested more than {} deep", kMostDepth);
        levels_.push_back({isArray});
        return problem.empty();
    }
    bool close() {
        levels_.pop_back();
        return step();
    }
    std::vector<Level> levels_;
};

}  // namespace

Result<std::vector<JsonField>> readJsonFields(std::string_view json, const std::string& where) {
    Flattener flat;
    if (!nlohmann::json::sax_parse(json, &flat)) {
        return Error{where, flat.problem, "a JSON object", "remove the line or set pairs.skip-bad-lines"};
    }
    return std::move(flat.fields);
}

}  // namespace paragram
