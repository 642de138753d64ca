#include "core/catalogue/check_content.h"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "core/text/input/archive.h"
#include "core/text/input/file_source.h"
#include "core/text/input/unpacking.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBlockBytes = 1U << 17;
constexpr const char* kAgain = "download it from its publisher again";

bool endsLike(const std::string& name, const std::vector<const char*>& endings) {
    return std::ranges::any_of(endings,
                               [&](const char* ending) { return lowerCase(name).ends_with(ending); });
}

bool isNamedArchive(const std::string& name) {
    return endsLike(name, {".zip", ".tar", ".tgz", ".tar.gz", ".tar.bz2", ".tar.xz", ".tar.zst"});
}

Error otherContent(const fs::path& file, std::string found, std::string expected) {
    return {file.string(), std::move(found), std::move(expected), kAgain};
}

// Reads to the end; read: as ByteSource::read.
Result<Nothing> readAll(const auto& read, JobContext& job) {
    std::vector<char> block(kBlockBytes);
    for (;;) {
        if (job.shouldStop()) return Stopped{};
        const Result<std::size_t> got = read(block.data(), block.size());
        if (!got) return got.error();
        if (*got == 0) return Nothing{};
    }
}

// The end of a zip lists its members; without it, some may be lost.
bool lacksEnd(const fs::path& file) {
    constexpr std::uintmax_t kMost = 65557;  // the record with the longest comment
    std::ifstream in(file, std::ios::binary);
    std::string start(4, '\0');
    if (!in.read(start.data(), 4) || start != "PK\x03\x04") return false;
    const auto bytes = fs::file_size(file), tail = std::min(bytes, kMost);
    std::string end(tail, '\0');
    in.seekg(static_cast<std::streamoff>(bytes - tail));
    in.read(end.data(), static_cast<std::streamsize>(tail));
    return end.find("PK\x05\x06") == std::string::npos;
}

Result<Nothing> checkArchive(const fs::path& file, const CatalogueEntry& entry, JobContext& job) {
    Result<ArchiveReader> reader = ArchiveReader::open(file);
    if (!reader) return reader.error();
    std::vector<ArchiveMember> members;
    for (ArchiveMember member;;) {
        const Result<bool> more = reader->next(member);
        if (!more) return more.error();
        if (!*more) break;
        const Result<Nothing> read =
            readAll([&](char* into, std::size_t size) { return reader->read(into, size); }, job);
        if (!read) return read.error();
        members.push_back(member);
    }
    if (lacksEnd(file)) return otherContent(file, "a truncated archive", entry.title);
    if (members.empty()) return otherContent(file, "an empty archive", entry.title);
    const auto isThere = [&](const std::string& pattern) {
        return std::ranges::any_of(members, [&](const ArchiveMember& member) {
            return fnmatch(pattern.c_str(), member.name.c_str(), 0) == 0;
        });
    };
    if (!entry.unpack.empty() && std::ranges::none_of(entry.unpack, isThere)) {
        return otherContent(file, "an archive without them",
                            fmt::format("members {} of {}", fmt::join(entry.unpack, " or "), entry.title));
    }
    return Nothing{};
}

}  // namespace

Result<Nothing> checkContent(const fs::path& file, const CatalogueEntry& entry, const CatalogueFile& wanted,
                             JobContext& job) {
    std::error_code code;
    const auto bytes = static_cast<std::int64_t>(fs::file_size(file, code));
    if (code) return Error{file.string(), code.message(), "a file", "check its name and permissions"};
    if (bytes == 0) return otherContent(file, "an empty file", entry.title);
    if (wanted.bytes > 0 && wanted.bytes != bytes) {
        return otherContent(file, fmt::format("{} bytes", bytes),
                            fmt::format("{} bytes for {}", wanted.bytes, entry.title));
    }
    Result<std::unique_ptr<ByteSource>> source = openFileBytes(file);
    if (!source) return source.error();
    const Result<std::string> head = readUpTo(**source, kArchiveHeadBytes);
    if (!head) return head.error();
    if (looksLikeArchive(*head)) return checkArchive(file, entry, job);
    if (isNamedArchive(wanted.name)) return otherContent(file, "no archive", entry.title);
    const std::string start = lowerCase(head->substr(0, head->find('>')));
    if (start.starts_with("<!doctype html") || start.starts_with("<html"))
        return otherContent(file, "a web page", entry.title);
    return readAll([&](char* into, std::size_t size) { return (*source)->read(into, size); }, job);
}

}  // namespace paragram
