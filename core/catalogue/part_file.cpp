#include "core/catalogue/part_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/files/atomic_file.h"

namespace paragram {

namespace fs = std::filesystem;
using nlohmann::json;

PartFile::PartFile(fs::path target) : target_(std::move(target)) {}

fs::path PartFile::part() const {
    return target_.string() + ".part";
}

fs::path PartFile::note() const {
    return target_.string() + ".part.json";
}

Result<Nothing> PartFile::open(const JobContext& job) {
    if (!fs::exists(part()) || !fs::exists(note())) return Nothing{};
    const Result<std::string> text = readFile(note());
    if (!text) return text.error();
    const json note = json::parse(*text, nullptr, false);
    if (!note.is_object()) return Nothing{};
    origin_.url = note.value("url", "");
    origin_.etag = note.value("etag", "");
    origin_.lastModified = note.value("last-modified", "");
    origin_.total = note.value("bytes", std::int64_t{-1});
    std::ifstream stream(part(), std::ios::binary);
    std::vector<char> buffer(1U << 20);
    while (stream) {
        if (job.shouldStop()) return Stopped{};
        stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        sum_.add({buffer.data(), static_cast<std::size_t>(stream.gcount())});
        bytes_ += stream.gcount();
    }
    if (stream.bad())
        return Error{part().string(), "cannot be read", "", "remove it; the download then starts again"};
    return Nothing{};
}

void PartFile::restart(const PartOrigin& origin) {
    stream_.close();
    // The note is removed first: bytes without a note are never resumed.
    fs::remove(note());
    stream_.open(part(), std::ios::binary | std::ios::trunc);
    if (!stream_) throwWriteFailure(part());
    sum_ = {};
    bytes_ = 0;
    origin_ = origin;
    const json text{{"url", origin.url},
                    {"etag", origin.etag},
                    {"last-modified", origin.lastModified},
                    {"bytes", origin.total}};
    writeFileAtomically(note(), text.dump(2) + '\n');
}

void PartFile::add(std::span<const char> bytes) {
    if (!stream_.is_open()) stream_.open(part(), std::ios::binary | std::ios::app);
    stream_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!stream_) throwWriteFailure(part());
    sum_.add(bytes);
    bytes_ += static_cast<std::int64_t>(bytes.size());
}

void PartFile::commit() {
    // Closed already if an earlier program received everything and was killed then.
    if (stream_.is_open()) stream_.close();
    if (!stream_ || !fs::exists(part())) throwWriteFailure(part());
    const int descriptor = ::open(part().c_str(), O_RDONLY | O_CLOEXEC);
    const bool durable = descriptor >= 0 && ::fsync(descriptor) == 0;
    if (descriptor >= 0) ::close(descriptor);
    if (!durable) throwWriteFailure(part());
    fs::rename(part(), target_);
    fs::remove(note());
}

void PartFile::discard() {
    stream_.close();
    fs::remove(note());
    fs::remove(part());
    sum_ = {};
    bytes_ = 0;
    origin_ = {};
}

}  // namespace paragram
