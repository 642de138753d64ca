#include "core/pairs/store/psp_pairs.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "core/base/files/atomic_file.h"
#include "core/base/hdf5/hdf5_file.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr char kData[] = "/data";

Result<std::vector<std::string>> readVocabulary(const std::filesystem::path& file) {
    std::error_code code;
    if (!std::filesystem::exists(file, code)) {
        return Error{file.string(), "no such file", "the vocabulary next to the .h5 file",
                     "put the .vocab file there"};
    }
    const Result<std::string> text = readFile(file);
    if (!text) return text.error();
    std::vector<std::string> pieces;
    std::string_view rest = *text;
    while (!rest.empty()) {
        const auto end = rest.find('\n');
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
        const std::string where = fmt::format("{}:{}", file.string(), pieces.size() + 1);
        const auto tab = line.rfind('\t');
        std::int64_t id = -1;
        if (tab != std::string_view::npos && tab > 0)
            std::from_chars(line.data() + tab + 1, line.data() + line.size(), id);
        if (id != static_cast<std::int64_t>(pieces.size())) {
            return Error{where, fmt::format("\"{}\"", line.substr(0, 40)),
                         fmt::format("a piece, a tab and the id {}", pieces.size()),
                         "use another copy of the vocabulary"};
        }
        pieces.emplace_back(line.substr(0, tab));
    }
    if (pieces.empty())
        return Error{file.string(), "no pieces", "a piece and its id per line", "check the file"};
    return pieces;
}

}  // namespace

bool PspPairs::recognises(const std::filesystem::path& file) {
    return Hdf5ListReader::holds(file, kData);
}

Result<PspPairs> PspPairs::open(const std::filesystem::path& file) {
    Result<Hdf5ListReader> lists = Hdf5ListReader::open(file, kData, 2);
    if (!lists) return lists.error();
    std::filesystem::path vocabulary = file;
    vocabulary.replace_extension(".vocab");
    Result<std::vector<std::string>> pieces = readVocabulary(vocabulary);
    if (!pieces) return pieces.error();
    return PspPairs(file, std::move(lists).value(), std::move(pieces).value());
}

IntegerLists PspPairs::read(std::int64_t first, std::int64_t count) const {
    count = std::max<std::int64_t>(0, std::min(count, pairs() - first));
    IntegerLists lists = lists_.read(first, count);
    const auto unknown = static_cast<std::int32_t>(pieces_.size());
    for (std::size_t i = 0; i < lists.values.size(); ++i) {
        const std::int32_t id = lists.values[i];
        if (id >= 0 && id <= unknown) continue;
        const auto list =
            std::upper_bound(lists.offsets.begin(), lists.offsets.end(), static_cast<std::int64_t>(i)) -
            lists.offsets.begin() - 1;
        throw Hdf5Damage({fmt::format("{}: pair {}", file_.string(), first + list / 2 + 1),
                          fmt::format("the token id {}", id), fmt::format("0 to {}", unknown),
                          "check that the .vocab file belongs to it"});
    }
    return lists;
}

std::string PspPairs::text(std::span<const std::int32_t> ids) const {
    std::string text;
    for (const std::int32_t id : ids) {
        if (static_cast<std::size_t>(id) < pieces_.size()) text += pieces_[static_cast<std::size_t>(id)];
    }
    return textOfPieces(text);
}

}  // namespace paragram
