#include "core/base/files/resumable_output.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <nlohmann/json.hpp>

#include "core/base/files/atomic_file.h"
#include "core/base/files/mapped_file.h"

namespace paragram {

namespace fs = std::filesystem;

namespace {

constexpr char kUnfinished[] = ".unfinished", kProgress[] = ".progress";

}  // namespace

std::string inputKey(const fs::path& input) {
    std::error_code code;
    const auto size = fs::file_size(input, code);
    if (input == "-" || code || isSpecialFile(input)) {
        const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
        return input.string() + ' ' + std::to_string(::getpid()) + ' ' + std::to_string(now);
    }
    const auto changed = fs::last_write_time(input, code).time_since_epoch().count();
    return fs::absolute(input).string() + ' ' + std::to_string(size) + ' ' + std::to_string(changed);
}

std::int64_t resumableDone(const fs::path& target) {
    const Result<std::string> text = readFile(target.string() + kProgress);
    if (!text) return 0;
    const nlohmann::json record = nlohmann::json::parse(*text, nullptr, false);
    return record.is_object() ? record.value("done", std::int64_t{0}) : 0;
}

void discardResumable(const fs::path& target) {
    std::error_code ignored;
    for (const char* ending : {kProgress, kUnfinished}) fs::remove(target.string() + ending, ignored);
}

ResumableOutput::ResumableOutput(fs::path target, std::string key)
    : target_(std::move(target)), key_(std::move(key)) {}

fs::path ResumableOutput::unfinished() const {
    return target_.string() + kUnfinished;
}

fs::path ResumableOutput::progress() const {
    return target_.string() + kProgress;
}

Result<ResumableOutput> ResumableOutput::open(const fs::path& target, const std::string& key) {
    ResumableOutput output(target, key);
    if (target == "-" || isSpecialFile(target)) {
        Result<OutputStream> stream = OutputStream::open(target);
        if (!stream) return stream.error();
        output.stream_ = *std::move(stream);
        return output;
    }
    if (const Result<Nothing> writable = checkTextWritable(target); !writable) return writable.error();
    Result<WriteLock> lock = WriteLock::ofOutput(target);
    if (!lock) return lock.error();
    output.lock_ = std::make_unique<WriteLock>(std::move(lock).value());
    output.continueEarlier();
    errno = 0;
    output.file_.open(output.unfinished(),
                      std::ios::binary | (output.bytes_ > 0 ? std::ios::app : std::ios::trunc));
    output.check();
    return output;
}

void ResumableOutput::continueEarlier() {
    const Result<std::string> text = readFile(progress());
    if (!text) return;
    const nlohmann::json record = nlohmann::json::parse(*text, nullptr, false);
    if (!record.is_object() || record.value("task", "") != key_) return;
    const std::int64_t bytes = record.value("bytes", std::int64_t{0});
    std::error_code code;
    const auto size = fs::file_size(unfinished(), code);
    if (code || bytes < 0 || size < static_cast<std::uintmax_t>(bytes)) return;
    fs::resize_file(unfinished(), static_cast<std::uintmax_t>(bytes), code);
    if (code) return;
    const auto kept = MappedFile::open(unfinished());
    if (!kept || !checksumHolds(record)) return;
    hash_.add(kept->bytes());
    if (record.value("hash", hash_.value()) != hash_.value()) {
        hash_ = RunningHash();
        return;
    }
    bytes_ = bytes;
    done_ = record.value("done", std::int64_t{0});
    note_ = record.value("note", "");
}

void ResumableOutput::check() {
    if (!file_) throwWriteFailure(unfinished());
}

void ResumableOutput::write(std::string_view bytes) {
    if (stream_) return stream_->write(bytes);
    errno = 0;
    file_.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    check();
    hash_.add(bytes);
    bytes_ += static_cast<std::int64_t>(bytes.size());
}

void ResumableOutput::checkpoint(std::int64_t done, const std::string& note) {
    done_ = done;
    note_ = note;
    if (stream_) return;
    errno = 0;
    file_.flush();
    check();
    const int descriptor = ::open(unfinished().c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
    nlohmann::ordered_json record{
        {"task", key_}, {"done", done_}, {"bytes", bytes_}, {"note", note_}, {"hash", hash_.value()}};
    addChecksum(record);
    writeFileAtomically(progress(),
                        record.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n');
}

void ResumableOutput::commit() {
    if (stream_) return stream_->commit();
    checkpoint(done_, note_);
    file_.close();
    check();
    std::error_code code;
    fs::rename(unfinished(), target_, code);
    if (code) {
        errno = code.value();
        throwWriteFailure(target_);
    }
    fs::remove(progress(), code);
    lock_.reset();
}

}  // namespace paragram
