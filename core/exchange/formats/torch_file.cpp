#include "core/exchange/formats/torch_file.h"

#include <fmt/format.h>

#include "core/base/little_endian.h"
#include "core/base/numeric/half_float.h"
#include "core/exchange/formats/zip_archive.h"

namespace paragram {
namespace {

using Kind = PickleNode::Kind;

// The first bytes of the old container: a pickle of torch's magic number.
constexpr std::string_view kLegacyStart("\x80\x02\x8A\x0A\x6C\xFC\x9C\x46\xF9\x20\x6A\xA8\x50\x19\x2E", 15);

template <class T>
float numberAt(const char* bytes) {
    T value;
    std::memcpy(&value, bytes, sizeof(T));
    return static_cast<float>(value);
}
template <float (*convert)(std::uint16_t)>
float smallNumberAt(const char* bytes) {
    std::uint16_t value;
    std::memcpy(&value, bytes, sizeof value);
    return convert(value);
}

struct ElementType {
    std::string_view storage;
    std::size_t bytes;
    float (*read)(const char*);
};
constexpr ElementType kTypes[] = {
    {"torch FloatStorage", 4, numberAt<float>},
    {"torch DoubleStorage", 8, numberAt<double>},
    {"torch HalfStorage", 2, smallNumberAt<fromHalf>},
    {"torch BFloat16Storage", 2, smallNumberAt<fromBrainFloat>},
    {"torch LongStorage", 8, numberAt<std::int64_t>},
    {"torch IntStorage", 4, numberAt<std::int32_t>},
    {"torch ShortStorage", 2, numberAt<std::int16_t>},
    {"torch ByteStorage", 1, numberAt<std::uint8_t>},
    {"torch BoolStorage", 1, numberAt<std::uint8_t>},
};

const ElementType* typeOf(const PickleDocument& document, const PickleNode& storage) {
    const std::string& name = document.at(storage.items[0]).text;
    for (const ElementType& type : kTypes) {
        if (type.storage == name) return &type;
    }
    return nullptr;
}

}  // namespace

Error TorchFile::damaged(const std::string& found) const {
    return {name_, found, "a checkpoint as torch saves it", "the file is damaged: use another copy"};
}

Result<TorchFile> TorchFile::open(const std::filesystem::path& file) {
    Result<MappedFile> mapped = MappedFile::open(file);
    if (!mapped) return mapped.error();
    TorchFile torch(file.string(), std::move(mapped).value());
    const std::string_view bytes = torch.file_.bytes();
    Result<Nothing> read = Nothing{};
    if (isZip(bytes)) {
        read = torch.readZipContainer();
    } else if (bytes.starts_with(kLegacyStart)) {
        read = torch.readLegacyContainer();
    } else {
        return Error{file.string(), "not a file of torch.save", "a .pt checkpoint", "choose another file"};
    }
    if (!read) return read.error();
    return torch;
}

Result<Nothing> TorchFile::readZipContainer() {
    const Result<std::vector<ZipMember>> members = readZip(file_.bytes(), name_);
    if (!members) return members.error();
    if (members->empty()) return damaged("an empty archive");
    const std::string& first = members->front().name;
    const std::string stem = first.substr(0, first.find('/')) + "/";
    std::string_view pickle;
    for (const ZipMember& member : *members) {
        if (!member.name.starts_with(stem)) continue;
        const std::string name = member.name.substr(stem.size());
        if (name == "data.pkl") pickle = member.bytes;
        if (name.starts_with("data/")) storages_[name.substr(5)] = member.bytes;
        if (name == "byteorder" && member.bytes != "little") {
            return Error{name_, "numbers in big-endian order", "little-endian",
                         "load it in Python and save it on this computer"};
        }
    }
    std::size_t taken = 0;
    Result<PickleDocument> document = PickleDocument::read(pickle, name_, taken);
    if (!document) return document.error();
    document_ = std::move(document).value();
    return Nothing{};
}

Result<Nothing> TorchFile::readLegacyContainer() {
    std::string_view rest = file_.bytes();
    PickleDocument documents[5];  // magic number, version, system, the object, keys of its storages
    for (PickleDocument& document : documents) {
        std::size_t taken = 0;
        Result<PickleDocument> read = PickleDocument::read(rest, name_, taken);
        if (!read) return read.error();
        document = std::move(read).value();
        rest.remove_prefix(taken);
    }
    const PickleNode* little = documents[2].find(documents[2].root(), "little_endian");
    if (little && little->integer == 0) {
        return Error{name_, "numbers in big-endian order", "little-endian",
                     "load it in Python and save it on this computer"};
    }
    document_ = std::move(documents[3]);
    std::map<std::string, std::size_t> widths;  // bytes per element, by key
    for (std::uint32_t i = 0; i < document_.size(); ++i) {
        const PickleNode& node = document_.at(i);
        if (node.kind != Kind::storage) continue;
        if (const ElementType* type = typeOf(document_, node)) widths[node.text] = type->bytes;
    }
    const PickleDocument& keys = documents[4];
    if (keys.root().kind != Kind::list) return damaged("no list of storages");
    for (const std::uint32_t place : keys.root().items) {
        const std::string& key = keys.at(place).text;
        const auto width = widths.find(key);
        const auto count = valueAt<std::int64_t>(rest, 0);
        if (width == widths.end() || !count || *count < 0) return damaged("truncated storages");
        rest.remove_prefix(sizeof(std::int64_t));
        if (static_cast<std::uint64_t>(*count) > rest.size() / width->second)
            return damaged("truncated storages");
        const std::size_t bytes = static_cast<std::size_t>(*count) * width->second;
        storages_[key] = rest.substr(0, bytes);
        rest.remove_prefix(bytes);
    }
    return Nothing{};
}

std::int64_t TorchFile::elements(const PickleNode& tensor) const {
    if (tensor.kind != Kind::tensor) return 0;
    std::int64_t count = 1;
    for (const std::uint32_t size : document_.at(tensor.items[1]).items) {
        if (__builtin_mul_overflow(count, document_.at(size).integer, &count)) return 0;
    }
    return count;
}

std::map<std::string, std::string> TorchFile::arguments(const PickleNode& bag) const {
    std::map<std::string, std::string> texts;
    if (bag.kind != Kind::object || bag.items.empty()) return texts;
    const PickleNode& dict = document_.at(bag.items[0]);
    for (std::size_t i = 0; i + 1 < dict.items.size(); i += 2) {
        const PickleNode* value = &document_.at(dict.items[i + 1]);
        if (value->kind == Kind::list && !value->items.empty()) value = &document_.at(value->items[0]);
        std::string& text = texts[document_.at(dict.items[i]).text];
        switch (value->kind) {
            case Kind::none:
                text = "none";
                break;
            case Kind::boolean:
                text = value->integer != 0 ? "1" : "0";
                break;
            case Kind::integer:
                text = std::to_string(value->integer);
                break;
            case Kind::real:
                text = fmt::format("{}", value->real);
                break;
            case Kind::text:
                text = value->text;
                break;
            default:
                text = "";
        }
    }
    return texts;
}

Result<Matrix> TorchFile::matrix(const PickleNode& tensor) const {
    if (tensor.kind != Kind::tensor) return damaged("a value that is not a tensor");
    const PickleNode& storage = document_.at(tensor.items[0]);
    const PickleNode &sizes = document_.at(tensor.items[1]), &strides = document_.at(tensor.items[2]);
    const ElementType* type = typeOf(document_, storage);
    const auto bytes = storages_.find(storage.text);
    if (!type || bytes == storages_.end()) return damaged("a tensor without its data");
    if (sizes.items.size() > 2 || strides.items.size() != sizes.items.size())
        return damaged(fmt::format("a tensor of {} dimensions", sizes.items.size()));
    std::int64_t shape[2] = {1, 1}, step[2] = {0, 0};
    const std::size_t shift = 2 - sizes.items.size();
    for (std::size_t i = 0; i < sizes.items.size(); ++i) {
        shape[i + shift] = document_.at(sizes.items[i]).integer;
        step[i + shift] = document_.at(strides.items[i]).integer;
    }
    // Every element is within the storage, and none twice: the matrix is then no larger than the file.
    const auto held = static_cast<std::int64_t>(bytes->second.size() / type->bytes);
    const std::int64_t offset = tensor.integer;
    const bool sane = offset >= 0 && offset <= held && shape[0] >= 0 && shape[1] >= 0 && step[0] >= 0 &&
                      step[1] >= 0 && shape[0] <= held && shape[1] <= held && step[0] <= held &&
                      step[1] <= held;
    const bool empty = sane && (shape[0] == 0 || shape[1] == 0);
    if (!sane || (!empty && (shape[0] > held / shape[1] ||
                             (shape[0] - 1) * step[0] + (shape[1] - 1) * step[1] >= held - offset))) {
        return damaged("a tensor that is larger than its data");
    }
    Matrix matrix(static_cast<std::size_t>(shape[0]), static_cast<std::size_t>(shape[1]));
    for (std::int64_t i = 0; i < shape[0]; ++i) {
        for (std::int64_t j = 0; j < shape[1]; ++j) {
            const auto at = static_cast<std::size_t>(offset + i * step[0] + j * step[1]);
            matrix(static_cast<std::size_t>(i), static_cast<std::size_t>(j)) =
                type->read(bytes->second.data() + at * type->bytes);
        }
    }
    return matrix;
}

}  // namespace paragram
