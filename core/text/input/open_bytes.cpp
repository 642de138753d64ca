#include "core/text/input/open_bytes.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/number_text.h"
#include "core/text/input/archive.h"
#include "core/text/input/file_source.h"
#include "core/text/input/listed_files.h"
#include "core/text/input/unpacking.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

Result<std::unique_ptr<ByteSource>> openOnlyText(const fs::path& archive) {
    const auto members = listMembers(archive);
    if (!members) return members.error();
    const auto texts = textMembers(*members);
    if (texts.size() == 1) return openMember(archive, texts.front().name);
    if (texts.empty())
        return Error{archive.string(), "no text inside", "a text file", "choose another archive"};
    constexpr std::size_t kNamed = 5;
    std::string names;
    for (std::size_t i = 0; i < std::min(kNamed, texts.size()); ++i)
        names += (i == 0 ? "" : ", ") + texts[i].name;
    return Error{archive.string(), fmt::format("{} files inside", groupedNumber(texts.size())),
                 fmt::format("one of {}{}", names, texts.size() > kNamed ? ", ..." : ""),
                 fmt::format("name one, as \"{}!{}\"", archive.filename().string(), texts.front().name)};
}

}  // namespace

Result<std::unique_ptr<ByteSource>> openBytes(const fs::path& file) {
    if (isListOfFiles(file)) return openListedFiles(file, openBytes);
    if (const auto [archive, member] = splitMember(file); !member.empty()) return openMember(archive, member);
    Result<std::unique_ptr<ByteSource>> source = openFileBytes(file);
    if (!source || file == "-") return source;
    Result<std::string> head = readUpTo(**source, kArchiveHeadBytes);
    if (!head) return head.error();
    if (looksLikeArchive(*head)) return openOnlyText(file);
    return withHead(std::move(*head), std::move(*source));
}

Result<std::string> readHead(const fs::path& file, std::size_t most) {
    Result<std::unique_ptr<ByteSource>> source = openBytes(file);
    if (!source) return source.error();
    return readUpTo(**source, most);
}

}  // namespace paragram
