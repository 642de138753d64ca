// Archives (zip, tar, compressed tar) whose members are read where they are, never unpacked to disk.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/text/byte_source.h"

namespace paragram {

struct ArchiveMember {
    std::string name;         // "de-en/news.tmx"
    std::int64_t bytes = -1;  // unpacked; -1: the archive does not say
};

// Whether bytes begin an archive; enough of them for a tar, too, are kArchiveHeadBytes.
inline constexpr std::size_t kArchiveHeadBytes = 512;
bool looksLikeArchive(std::string_view head);
// The same of a file; looks into compressed ones for a tar.
bool isArchive(const std::filesystem::path& file);

// "corpus.zip!de-en/news.tmx" to its two parts; the second is empty for a file that is none of an archive. A
// file whose own name holds a "!" is itself.
std::pair<std::filesystem::path, std::string> splitMember(const std::filesystem::path& file);

// Plain files only. Error for a damaged archive, or one of more than a million members.
Result<std::vector<ArchiveMember>> listMembers(const std::filesystem::path& archive);

// Of these, the ones that can hold a text: no README, LICENSE, .ids, hidden files, or names that isSafeMember
// refuses.
std::vector<ArchiveMember> textMembers(const std::vector<ArchiveMember>& members);

// A relative name without ".." that stays below the folder it would be unpacked to.
bool isSafeMember(std::string_view name);

// Streams members. Going on in the order of the archive costs one pass over it; going back starts again.
class ArchiveReader {
  public:
    static Result<ArchiveReader> open(const std::filesystem::path& archive);
    ArchiveReader(ArchiveReader&&) noexcept;
    ArchiveReader& operator=(ArchiveReader&&) noexcept;
    ~ArchiveReader();

    // The next plain file; false at the end.
    Result<bool> next(ArchiveMember& member);
    // Goes to a member by its name, exactly as listed. Error when there is none.
    Result<Nothing> find(const std::string& name);
    // Bytes of the member gone to; 0 at its end.
    Result<std::size_t> read(char* into, std::size_t size);
    double fraction() const;  // of the archive's bytes

  private:
    struct State;
    explicit ArchiveReader(std::unique_ptr<State> state);
    Result<Nothing> rewind();
    std::unique_ptr<State> state_;
};

// One member as a stream; a member that is compressed itself (news.tmx.gz) is given unpacked.
Result<std::unique_ptr<ByteSource>> openMember(const std::filesystem::path& archive, const std::string& name);

}  // namespace paragram
