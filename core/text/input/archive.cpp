#include "core/text/input/archive.h"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>

#include <algorithm>

#include "core/base/number_text.h"
#include "core/text/input/file_source.h"
#include "core/text/input/unpacking.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBlockBytes = 1U << 17;
constexpr std::size_t kMostMembers = 1'000'000;
constexpr std::size_t kTarMarkAt = 257;

struct FreeArchive {
    void operator()(archive* a) const { archive_read_free(a); }
};

std::string nameOf(archive_entry* entry) {
    // The second function is for names in an unknown encoding.
    if (const char* name = archive_entry_pathname_utf8(entry)) return name;
    const char* name = archive_entry_pathname(entry);
    return name ? name : "";
}

class MemberSource : public ByteSource {
  public:
    MemberSource(ArchiveReader reader, std::string name)
        : reader_(std::move(reader)), name_(std::move(name)) {}
    Result<std::size_t> read(char* into, std::size_t size) override { return reader_.read(into, size); }
    double fraction() const override { return reader_.fraction(); }
    const std::string& name() const override { return name_; }

  private:
    ArchiveReader reader_;
    std::string name_;
};

}  // namespace

struct ArchiveReader::State {
    fs::path file;
    std::uint64_t fileBytes = 0;
    std::unique_ptr<archive, FreeArchive> handle;
    std::uint64_t memberBytes = 0;  // read so far
    bool inMember = false;

    Error failure() const {
        const char* reason = archive_error_string(handle.get());
        return {file.string(), fmt::format("cannot be read ({})", reason ? reason : "not an archive"), "",
                "use another copy of the file"};
    }
};

ArchiveReader::ArchiveReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
ArchiveReader::ArchiveReader(ArchiveReader&&) noexcept = default;
ArchiveReader& ArchiveReader::operator=(ArchiveReader&&) noexcept = default;
ArchiveReader::~ArchiveReader() = default;

Result<ArchiveReader> ArchiveReader::open(const fs::path& file) {
    auto state = std::make_unique<State>();
    std::error_code code;
    state->file = file;
    state->fileBytes = fs::file_size(file, code);
    if (code) return Error{file.string(), "no such file", "an archive", "check the name"};
    ArchiveReader reader(std::move(state));
    const Result<Nothing> opened = reader.rewind();
    if (!opened) return opened.error();
    return reader;
}

Result<Nothing> ArchiveReader::rewind() {
    state_->handle.reset(archive_read_new());
    archive* a = state_->handle.get();
    archive_read_support_filter_gzip(a);
    archive_read_support_filter_bzip2(a);
    archive_read_support_filter_xz(a);
    archive_read_support_filter_lzma(a);
    archive_read_support_filter_zstd(a);
    archive_read_support_format_zip(a);
    archive_read_support_format_tar(a);
    state_->inMember = false;
    if (archive_read_open_filename(a, state_->file.c_str(), kBlockBytes) < ARCHIVE_WARN)
        return state_->failure();
    return Nothing{};
}

Result<bool> ArchiveReader::next(ArchiveMember& member) {
    for (;;) {
        archive_entry* entry = nullptr;
        const int status = archive_read_next_header(state_->handle.get(), &entry);
        state_->inMember = false;
        if (status == ARCHIVE_EOF) return false;
        if (status < ARCHIVE_WARN) return state_->failure();
        if (archive_entry_filetype(entry) != AE_IFREG || archive_entry_hardlink(entry)) continue;
        member.name = nameOf(entry);
        member.bytes = archive_entry_size_is_set(entry) ? archive_entry_size(entry) : -1;
        state_->memberBytes = 0;
        state_->inMember = true;
        return true;
    }
}

Result<Nothing> ArchiveReader::find(const std::string& name) {
    ArchiveMember member;
    for (const bool again : {false, true}) {
        if (again) {
            const Result<Nothing> opened = rewind();
            if (!opened) return opened.error();
        }
        for (;;) {
            const Result<bool> more = next(member);
            if (!more) return more.error();
            if (!*more) break;
            if (member.name == name) return Nothing{};
        }
    }
    return Error{state_->file.string(), fmt::format("no \"{}\" inside", name), "the name of a member",
                 "look at the archive's list of files"};
}

Result<std::size_t> ArchiveReader::read(char* into, std::size_t size) {
    if (!state_->inMember) return std::size_t{0};
    const la_ssize_t got = archive_read_data(state_->handle.get(), into, size);
    if (got < 0) return state_->failure();
    state_->memberBytes += static_cast<std::uint64_t>(got);
    if (auto error = expandsTooMuch(state_->file.string(), state_->fileBytes, state_->memberBytes))
        return *error;
    state_->inMember = got > 0;
    return static_cast<std::size_t>(got);
}

double ArchiveReader::fraction() const {
    if (state_->fileBytes == 0) return 0;
    const auto read = static_cast<double>(archive_filter_bytes(state_->handle.get(), -1));
    return std::clamp(read / static_cast<double>(state_->fileBytes), 0.0, 1.0);
}

bool looksLikeArchive(std::string_view head) {
    return head.starts_with("PK\x03\x04") || head.starts_with("PK\x05\x06") ||
           (head.size() >= kArchiveHeadBytes && head.substr(kTarMarkAt, 5) == "ustar");
}

bool isArchive(const fs::path& file) {
    std::error_code code;
    if (!fs::is_regular_file(file, code)) return false;
    const Result<std::unique_ptr<ByteSource>> source = openFileBytes(file);
    const Result<std::string> head = source ? readUpTo(**source, kArchiveHeadBytes) : source.error();
    return head && looksLikeArchive(*head);
}

std::pair<fs::path, std::string> splitMember(const fs::path& file) {
    std::error_code code;
    const std::string& text = file.native();
    if (fs::exists(file, code)) return {file, ""};
    for (std::size_t mark = text.find('!'); mark != std::string::npos; mark = text.find('!', mark + 1)) {
        const fs::path archive = text.substr(0, mark);
        if (fs::is_regular_file(archive, code)) return {archive, text.substr(mark + 1)};
    }
    return {file, ""};
}

Result<std::vector<ArchiveMember>> listMembers(const fs::path& file) {
    Result<ArchiveReader> reader = ArchiveReader::open(file);
    if (!reader) return reader.error();
    std::vector<ArchiveMember> members;
    for (ArchiveMember member;;) {
        const Result<bool> more = reader->next(member);
        if (!more) return more.error();
        if (!*more) return members;
        if (members.size() == kMostMembers) {
            return Error{file.string(), fmt::format("more than {} files inside", groupedNumber(kMostMembers)),
                         "a text archive", "unpack it with another program"};
        }
        members.push_back(member);
    }
}

bool isSafeMember(std::string_view name) {
    if (name.empty() || name.front() == '/' || name.find('\\') != std::string_view::npos ||
        name.find('\0') != std::string_view::npos || (name.size() > 1 && name[1] == ':')) {
        return false;
    }
    for (std::size_t at = 0; at <= name.size();) {
        const std::size_t slash = std::min(name.find('/', at), name.size());
        if (name.substr(at, slash - at) == "..") return false;
        at = slash + 1;
    }
    return true;
}

bool isFileOrMember(const fs::path& file) {
    const auto [archive, member] = splitMember(file);
    std::error_code code;
    if (member.empty()) return fs::is_regular_file(file, code);
    const auto members = listMembers(archive);
    return members && std::ranges::find(*members, member, &ArchiveMember::name) != members->end();
}

std::vector<ArchiveMember> textMembers(const std::vector<ArchiveMember>& members) {
    std::vector<ArchiveMember> texts;
    for (const ArchiveMember& member : members) {
        const std::string base = fs::path(member.name).filename().string();
        const auto beginsLike = [&](std::string_view word) {
            return base.size() >= word.size() &&
                   std::equal(word.begin(), word.end(), base.begin(),
                              [](char a, char b) { return a == (b >= 'a' && b <= 'z' ? b - 32 : b); });
        };
        const bool about = beginsLike("README") || beginsLike("LICEN") || beginsLike("COPYING") ||
                           base.ends_with(".ids") || base.ends_with(".md") || base.starts_with(".") ||
                           member.name.starts_with("__MACOSX/");
        if (!about && !base.empty() && isSafeMember(member.name)) texts.push_back(member);
    }
    return texts;
}

Result<std::unique_ptr<ByteSource>> openMember(const fs::path& file, const std::string& name) {
    if (!isSafeMember(name)) {
        return Error{file.string(), fmt::format("the name \"{}\"", name),
                     "a path inside the archive's folder",
                     "the archive tries to write to other folders: do not use it"};
    }
    Result<ArchiveReader> reader = ArchiveReader::open(file);
    if (!reader) return reader.error();
    const Result<Nothing> found = reader->find(name);
    if (!found) return found.error();
    return unpacked(std::make_unique<MemberSource>(std::move(*reader), file.string() + "!" + name));
}

}  // namespace paragram
