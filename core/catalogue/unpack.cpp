#include "core/catalogue/unpack.h"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <fstream>
#include <vector>

#include "core/base/files/atomic_file.h"
#include "core/base/stopwatch.h"
#include "core/text/input/archive.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBlockBytes = 1U << 17;

bool wanted(const std::string& name, const std::vector<std::string>& patterns) {
    return std::any_of(patterns.begin(), patterns.end(), [&](const std::string& pattern) {
        return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
    });
}

// A folder that is removed unless it was moved to its place.
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
    Unpacking(const UnpackRequest& request, JobContext& job) : request_(request), job_(job) {}

    Result<UnpackSummary> run() {
        Result<ArchiveReader> reader = ArchiveReader::open(request_.archive);
        if (!reader) return reader.error();
        Staging staging(request_.folder);
        for (ArchiveMember member;;) {
            const Result<bool> more = reader->next(member);
            if (!more) return more.error();
            if (!*more) break;
            if (!wanted(member.name, request_.patterns)) continue;
            if (!isSafeMember(member.name))
                return Error{request_.archive.string(), fmt::format("a member named \"{}\"", member.name),
                             "names inside the archive's folder",
                             "do not trust this file; download it from its publisher again"};
            const Result<Nothing> written = write(*reader, staging.folder() / member.name);
            if (!written) return written.error();
            summary_.files.emplace_back(member.name);
        }
        if (summary_.files.empty())
            return Error{request_.archive.string(), "no member with these names",
                         fmt::format("{}", fmt::join(request_.patterns, " or ")),
                         "check that this is the right archive"};
        staging.commit();
        return summary_;
    }

  private:
    Result<Nothing> write(ArchiveReader& reader, const fs::path& file) {
        fs::create_directories(file.parent_path());
        std::ofstream stream(file, std::ios::binary | std::ios::trunc);
        if (!stream) throwWriteFailure(file);
        for (;;) {
            if (job_.shouldStop()) return Stopped{};
            const Result<std::size_t> got = reader.read(block_.data(), block_.size());
            if (!got) return got.error();
            if (*got == 0) break;
            stream.write(block_.data(), static_cast<std::streamsize>(*got));
            if (!stream) throwWriteFailure(file);
            summary_.bytes += static_cast<std::int64_t>(*got);
            const double megabytes = static_cast<double>(summary_.bytes) / 1e6;
            job_.report({"Unpacking " + file.filename().string(), megabytes, 0, "MB",
                         megabytes / std::max(watch_.seconds(), 1e-3), "MB", -1});
        }
        stream.close();
        if (!stream) throwWriteFailure(file);
        return Nothing{};
    }

    const UnpackRequest& request_;
    JobContext& job_;
    std::vector<char> block_ = std::vector<char>(kBlockBytes);
    Stopwatch watch_;
    UnpackSummary summary_;
};

}  // namespace

Result<UnpackSummary> unpack(const UnpackRequest& request, JobContext& job) {
    return Unpacking(request, job).run();
}

}  // namespace paragram
