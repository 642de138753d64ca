// Archives (zip, tar, compressed tar), the members of which are read in place and never unpacked to disk.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/text/input/byte_source.h"

namespace paragram {

struct ArchiveMember {
    std::string name;         // "de-en/news.tmx"
    std::int64_t bytes = -1;  // unpacked; -1: the archive does not say
};

// Whether bytes are the start of an archive; recognising a tar needs kArchiveHeadBytes.
inline constexpr std::size_t kArchiveHeadBytes = 512;
bool looksLikeArchive(std::string_view head);
// The same for a file; also recognises a tar inside a compressed file.
bool isArchive(const std::filesystem::path& file);

// Splits "corpus.zip!de-en/news.tmx" into its two parts; the second is empty without a member. An existing
// file with "!" in its name is not split.
std::pair<std::filesystem::path, std::string> splitMember(const std::filesystem::path& file);

// Lists plain files only. Error for a damaged archive, or one with more than a million members.
Result<std::vector<ArchiveMember>> listMembers(const std::filesystem::path& archive);

// Whether there is a file of this name, or the member of an archive that it names.
bool isFileOrMember(const std::filesystem::path& file);

// The members that may be texts: without README, LICENSE, .ids, hidden files, and names that isSafeMember
// rejects.
std::vector<ArchiveMember> textMembers(const std::vector<ArchiveMember>& members);

// A relative name without "..", so that it stays inside the folder it is unpacked to.
bool isSafeMember(std::string_view name);

// Streams members. Continuing in the order of the archive costs one pass over it; going back starts from the
// beginning.
class ArchiveReader {
  public:
    // Error if the file is missing or not an archive.
    static Result<ArchiveReader> open(const std::filesystem::path& archive);
    ArchiveReader(ArchiveReader&&) noexcept;
    ArchiveReader& operator=(ArchiveReader&&) noexcept;
    ~ArchiveReader();

    // Moves to the next plain file; false at the end. Error if the archive is damaged, here and below.
    Result<bool> next(ArchiveMember& member);
    // Moves to a member by its name, exactly as listed. Error if there is none.
    Result<Nothing> find(const std::string& name);
    // Reads bytes of the current member; 0 at its end.
    Result<std::size_t> read(char* into, std::size_t size);
    double fraction() const;  // of the archive read, 0..1

  private:
    struct State;
    explicit ArchiveReader(std::unique_ptr<State> state);
    Result<Nothing> rewind();
    std::unique_ptr<State> state_;
};

// One member as a stream; a member that is itself compressed (news.tmx.gz) is decompressed.
Result<std::unique_ptr<ByteSource>> openMember(const std::filesystem::path& archive, const std::string& name);

}  // namespace paragram
