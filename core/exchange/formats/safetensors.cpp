#include "core/exchange/formats/safetensors.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

#include "core/base/little_endian.h"
#include "core/base/numeric/half_float.h"

namespace paragram {
namespace {

using Json = nlohmann::json;

constexpr std::uint64_t kLongestHeader = 100'000'000;

template <class T>
double read(const char* bytes) {
    T value;
    std::memcpy(&value, bytes, sizeof value);
    return static_cast<double>(value);
}

struct NumberType {
    const char* name;
    std::size_t bytes;
    double (*read)(const char*);
};
const NumberType kTypes[] = {
    {"F32", 4, read<float>},
    {"F64", 8, read<double>},
    {"F16", 2,
     [](const char* at) {
         return static_cast<double>(fromHalf(static_cast<std::uint16_t>(read<std::uint16_t>(at))));
     }},
    {"BF16", 2,
     [](const char* at) {
         return static_cast<double>(fromBrainFloat(static_cast<std::uint16_t>(read<std::uint16_t>(at))));
     }},
    {"I8", 1, read<std::int8_t>},
    {"U8", 1, read<std::uint8_t>},
    {"BOOL", 1, read<std::uint8_t>},
    {"I16", 2, read<std::int16_t>},
    {"U16", 2, read<std::uint16_t>},
    {"I32", 4, read<std::int32_t>},
    {"U32", 4, read<std::uint32_t>},
    {"I64", 8, read<std::int64_t>},
    {"U64", 8, read<std::uint64_t>},
};

const NumberType* typeOf(const std::string& name) {
    for (const NumberType& type : kTypes) {
        if (name == type.name) return &type;
    }
    return nullptr;
}

// The number of elements of a shape; -1 if it is invalid.
std::int64_t elementsOf(const std::vector<std::int64_t>& shape) {
    std::int64_t count = 1;
    for (const std::int64_t size : shape) {
        if (size < 0 || __builtin_mul_overflow(count, size, &count)) return -1;
    }
    return count;
}

}  // namespace

Result<SafeTensors> SafeTensors::open(const std::filesystem::path& file) {
    Result<MappedFile> mapped = MappedFile::open(file);
    if (!mapped) return mapped.error();
    const Error damaged{file.string(), "a header that does not match the file", "a safetensors file",
                        "the file is damaged or of another kind: use another copy"};
    SafeTensors all(std::move(mapped).value());
    all.name_ = file.string();
    const std::string_view bytes = all.file_.bytes();
    const auto length = valueAt<std::uint64_t>(bytes, 0);
    if (!length || *length > kLongestHeader || *length > bytes.size() - sizeof(std::uint64_t)) return damaged;
    const std::string_view buffer = bytes.substr(sizeof(std::uint64_t) + *length);
    try {
        const Json header = Json::parse(bytes.substr(sizeof(std::uint64_t), *length));
        std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges;
        for (const auto& [name, entry] : header.items()) {
            if (name == "__metadata__") {
                for (const auto& [key, value] : entry.items()) all.metadata_[key] = value.get<std::string>();
                continue;
            }
            SafeTensor tensor{
                entry.at("dtype").get<std::string>(), entry.at("shape").get<std::vector<std::int64_t>>(), {}};
            const auto begin = entry.at("data_offsets").at(0).get<std::uint64_t>();
            const auto end = entry.at("data_offsets").at(1).get<std::uint64_t>();
            if (begin > end || end > buffer.size()) return damaged;
            const NumberType* type = typeOf(tensor.type);
            const std::int64_t elements = elementsOf(tensor.shape);
            std::uint64_t needed = 0;
            if (elements < 0 || (type && (__builtin_mul_overflow(static_cast<std::uint64_t>(elements),
                                                                 type->bytes, &needed) ||
                                          needed != end - begin)))
                return damaged;
            tensor.bytes = buffer.substr(begin, end - begin);
            ranges.emplace_back(begin, end);
            all.tensors_.emplace(name, std::move(tensor));
        }
        std::ranges::sort(ranges);
        std::uint64_t at = 0;
        for (const auto& [begin, end] : ranges) {
            if (begin != at) return damaged;
            at = end;
        }
        if (at != buffer.size()) return damaged;
    } catch (const Json::exception&) {
        return damaged;
    }
    return all;
}

Result<Matrix> SafeTensors::matrix(const std::string& tensor) const {
    const auto found = tensors_.find(tensor);
    if (found == tensors_.end()) {
        return Error{name_, fmt::format("no tensor \"{}\"", tensor), "a tensor of that name",
                     "this kind of file cannot be read"};
    }
    const SafeTensor& t = found->second;
    const NumberType* type = typeOf(t.type);
    if (!type || t.shape.empty() || t.shape.size() > 2) {
        return Error{name_,
                     fmt::format("\"{}\" of type {} with {} dimensions", tensor, t.type, t.shape.size()),
                     "numbers in one or two dimensions", "this kind of file cannot be read"};
    }
    const auto rows = static_cast<std::size_t>(t.shape[0]);
    Matrix matrix(rows, t.shape.size() == 2 && rows > 0 ? static_cast<std::size_t>(t.shape[1]) : 1);
    for (std::size_t i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = static_cast<float>(type->read(t.bytes.data() + i * type->bytes));
    return matrix;
}

std::vector<std::int64_t> SafeTensors::integers(const std::string& tensor) const {
    std::vector<std::int64_t> values;
    const auto found = tensors_.find(tensor);
    if (found == tensors_.end() || found->second.shape.size() != 1) return values;
    const NumberType* type = typeOf(found->second.type);
    if (!type) return values;
    for (std::int64_t i = 0; i < found->second.shape[0]; ++i)
        values.push_back(static_cast<std::int64_t>(
            type->read(found->second.bytes.data() + static_cast<std::size_t>(i) * type->bytes)));
    return values;
}

}  // namespace paragram
