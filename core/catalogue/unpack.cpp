#include "core/catalogue/unpack.h"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <new>

#include "core/base/atomic_file.h"
#include "core/base/stopwatch.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

// Text shrinks to a tenth, rarely to a hundredth: more than this is no corpus.
constexpr std::int64_t kLargestGrowth = 200;
constexpr std::int64_t kAlwaysAllowed = 100'000'000;  // bytes

struct ReadFree {
    void operator()(archive* reader) const { archive_read_free(reader); }
};

bool wanted(const std::string& name, const std::vector<std::string>& patterns) {
    return std::any_of(patterns.begin(), patterns.end(), [&](const std::string& pattern) {
        return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
    });
}

// Whether a member's name stays inside the folder.
bool staysInside(const fs::path& name) {
    if (name.empty() || name.is_absolute()) return false;
    return std::none_of(name.begin(), name.end(), [](const fs::path& part) { return part == ".."; });
}

// A folder that is gone unless it was moved to its place.
class Staging {
  public:
    explicit Staging(const fs::path& target) : target_(target), folder_(target.string() + ".part") {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    ~Staging() {
        std::error_code code;
        fs::remove_all(folder_, code);
    }
    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;
    const fs::path& folder() const { return folder_; }
    void commit() {
        fs::remove_all(target_);
        fs::rename(folder_, target_);
    }

  private:
    fs::path target_, folder_;
};

class Unpacking {
  public:
    Unpacking(const UnpackRequest& request, JobContext& job)
        : request_(request), job_(job), limit_(limitOf(request.archive)) {}

    Result<UnpackSummary> run() {
        const std::unique_ptr<archive, ReadFree> reader(archive_read_new());
        if (!reader) throw std::bad_alloc();
        archive_read_support_filter_all(reader.get());
        archive_read_support_format_zip(reader.get());
        archive_read_support_format_tar(reader.get());
        if (archive_read_open_filename(reader.get(), request_.archive.c_str(), 1U << 17) != ARCHIVE_OK)
            return damaged(reader.get());
        Staging staging(request_.folder);
        archive_entry* entry = nullptr;
        int code = ARCHIVE_OK;
        while ((code = archive_read_next_header(reader.get(), &entry)) == ARCHIVE_OK ||
               code == ARCHIVE_WARN) {
            const char* name = archive_entry_pathname_utf8(entry);
            if (!name) name = archive_entry_pathname(entry);
            if (!name || archive_entry_filetype(entry) != AE_IFREG || !wanted(name, request_.patterns))
                continue;
            if (!staysInside(name))
                return Error{request_.archive.string(), fmt::format("a member named \"{}\"", name),
                             "names inside the archive's own folder",
                             "do not trust this file; take it from its publisher again"};
            const Result<bool> written = write(reader.get(), staging.folder() / name);
            if (!written) return written.error();
            if (!*written) {
                summary_ = {};
                summary_.stopped = true;
                return summary_;
            }
            summary_.files.emplace_back(name);
        }
        if (code != ARCHIVE_EOF) return damaged(reader.get());
        if (summary_.files.empty())
            return Error{request_.archive.string(), "no member of these names",
                         fmt::format("{}", fmt::join(request_.patterns, " or ")),
                         "check that this is the right archive"};
        staging.commit();
        return summary_;
    }

  private:
    static std::int64_t limitOf(const fs::path& file) {
        std::error_code code;
        const auto bytes = fs::file_size(file, code);
        return kAlwaysAllowed + (code ? 0 : static_cast<std::int64_t>(bytes) * kLargestGrowth);
    }

    Error damaged(archive* reader) const {
        const char* reason = archive_error_string(reader);
        return {request_.archive.string(),
                fmt::format("cannot be unpacked ({})", reason ? reason : "not an archive"),
                "a zip or tar archive", "download it again"};
    }

    // false: stopped.
    Result<bool> write(archive* reader, const fs::path& file) {
        fs::create_directories(file.parent_path());
        std::ofstream stream(file, std::ios::binary | std::ios::trunc);
        if (!stream) throwWriteFailure(file);
        const void* block = nullptr;
        std::size_t size = 0;
        la_int64_t offset = 0;
        int code = ARCHIVE_OK;
        while ((code = archive_read_data_block(reader, &block, &size, &offset)) == ARCHIVE_OK) {
            if (job_.shouldStop()) return false;
            summary_.bytes += static_cast<std::int64_t>(size);
            if (summary_.bytes > limit_)
                return Error{request_.archive.string(),
                             fmt::format("more than {} bytes come out of it", limit_),
                             fmt::format("at most {} times its size", kLargestGrowth),
                             "do not trust this file; take it from its publisher again"};
            stream.seekp(offset);
            stream.write(static_cast<const char*>(block), static_cast<std::streamsize>(size));
            if (!stream) throwWriteFailure(file);
            job_.tell({"Unpacking " + file.filename().string(), static_cast<double>(summary_.bytes) / 1e6, 0,
                       "MB", static_cast<double>(summary_.bytes) / 1e6 / std::max(watch_.seconds(), 1e-3),
                       "MB", -1});
        }
        if (code != ARCHIVE_EOF) return damaged(reader);
        stream.close();
        if (!stream) throwWriteFailure(file);
        return true;
    }

    const UnpackRequest& request_;
    JobContext& job_;
    std::int64_t limit_;
    Stopwatch watch_;
    UnpackSummary summary_;
};

}  // namespace

Result<UnpackSummary> unpack(const UnpackRequest& request, JobContext& job) {
    return Unpacking(request, job).run();
}

}  // namespace paragram
