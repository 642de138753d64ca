#include "core/text/input/unpacking.h"
#include "core/base/number_text.h"

#include <archive.h>
#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <vector>

namespace paragram {
namespace {

constexpr std::size_t kBufferBytes = 1U << 17;
constexpr std::uint64_t kSmallEnough = 1U << 28;  // bytes to which any file may expand
constexpr std::uint64_t kMostExpansion = 500;     // factor; text rarely reaches 20

// Counts the bytes that a wrapper reads from its source.
class Counted {
  public:
    explicit Counted(std::unique_ptr<ByteSource> source) : source_(std::move(source)) {}
    Result<std::size_t> fill(std::vector<char>& buffer) {
        Result<std::size_t> got = source_->read(buffer.data(), buffer.size());
        if (got) taken_ += *got;
        return got;
    }
    std::uint64_t taken() const { return taken_; }
    const ByteSource& source() const { return *source_; }

  private:
    std::unique_ptr<ByteSource> source_;
    std::uint64_t taken_ = 0;
};

Error cutShort(const std::string& name) {
    return {name, "compressed data is truncated", "", "use another copy of the file"};
}

Error damaged(const std::string& name, const std::string& reason) {
    return {name, fmt::format("cannot be read ({})", reason), "", "use another copy of the file"};
}

// gzip with any number of members, as gzip -d reads them: data after the last one is ignored.
class GzipSource : public ByteSource {
  public:
    explicit GzipSource(std::unique_ptr<ByteSource> source)
        : input_(std::move(source)), buffer_(kBufferBytes), name_(input_.source().name()) {
        if (inflateInit2(&stream_, kGzipOnly) != Z_OK) throw std::bad_alloc();
    }
    ~GzipSource() override { inflateEnd(&stream_); }

    Result<std::size_t> read(char* into, std::size_t size) override {
        stream_.next_out = reinterpret_cast<Bytef*>(into);
        stream_.avail_out = static_cast<uInt>(std::min<std::size_t>(size, 1U << 30));
        const uInt wanted = stream_.avail_out;
        while (stream_.avail_out == wanted && !ended_) {
            if (stream_.avail_in == 0) {
                const Result<std::size_t> got = input_.fill(buffer_);
                if (!got) return got.error();
                if (*got == 0) {
                    if (!between_) return cutShort(name_);
                    ended_ = true;
                    break;
                }
                stream_.next_in = reinterpret_cast<Bytef*>(buffer_.data());
                stream_.avail_in = static_cast<uInt>(*got);
            }
            // After a member, only another member is valid.
            if (between_ && members_ > 0 && *stream_.next_in != 0x1F) {
                ended_ = true;
                break;
            }
            between_ = false;
            const int status = inflate(&stream_, Z_NO_FLUSH);
            if (status == Z_STREAM_END) {
                ++members_;
                between_ = true;
                inflateReset(&stream_);
            } else if (status != Z_OK && status != Z_BUF_ERROR) {
                return damaged(name_, stream_.msg ? stream_.msg : "not gzip data");
            }
        }
        const std::size_t given = wanted - stream_.avail_out;
        given_ += given;
        if (auto error = expandsTooMuch(name_, input_.taken(), given_)) return *error;
        return given;
    }
    double fraction() const override { return input_.source().fraction(); }
    const std::string& name() const override { return name_; }

  private:
    static constexpr int kGzipOnly = 15 + 16;
    Counted input_;
    std::vector<char> buffer_;
    std::string name_;
    z_stream stream_{};
    std::uint64_t given_ = 0;
    int members_ = 0;
    bool between_ = true, ended_ = false;
};

struct FreeArchive {
    void operator()(archive* a) const { archive_read_free(a); }
};

// bzip2, xz, lzma and zstd, using libarchive.
class FilterSource : public ByteSource {
  public:
    explicit FilterSource(std::unique_ptr<ByteSource> source)
        : input_(std::move(source)), buffer_(kBufferBytes), name_(input_.source().name()) {}

    Result<Nothing> open() {
        archive_.reset(archive_read_new());
        archive* a = archive_.get();
        archive_read_support_filter_bzip2(a);
        archive_read_support_filter_xz(a);
        archive_read_support_filter_lzma(a);
        archive_read_support_filter_zstd(a);
        archive_read_support_format_raw(a);
        archive_read_support_format_empty(a);
        if (archive_read_open(a, this, nullptr, &FilterSource::give, nullptr) < ARCHIVE_WARN)
            return failure();
        archive_entry* entry = nullptr;
        const int status = archive_read_next_header(a, &entry);
        if (status == ARCHIVE_EOF)
            ended_ = true;
        else if (status < ARCHIVE_WARN)
            return failure();
        return Nothing{};
    }
    Result<std::size_t> read(char* into, std::size_t size) override {
        if (ended_) return std::size_t{0};
        const la_ssize_t got = archive_read_data(archive_.get(), into, size);
        if (got < 0) return failure();
        given_ += static_cast<std::uint64_t>(got);
        if (auto error = expandsTooMuch(name_, input_.taken(), given_)) return *error;
        ended_ = got == 0;
        return static_cast<std::size_t>(got);
    }
    double fraction() const override { return input_.source().fraction(); }
    const std::string& name() const override { return name_; }

  private:
    static la_ssize_t give(archive*, void* self, const void** bytes) {
        auto& me = *static_cast<FilterSource*>(self);
        const Result<std::size_t> got = me.input_.fill(me.buffer_);
        if (!got) {
            me.inputError_ = got.error();
            return -1;
        }
        *bytes = me.buffer_.data();
        return static_cast<la_ssize_t>(*got);
    }
    Error failure() const {
        if (inputError_) return *inputError_;
        const char* reason = archive_error_string(archive_.get());
        const std::string text = reason ? reason : "damaged compressed data";
        const bool cut =
            text.find("runcated") != std::string::npos || text.find("No progress") != std::string::npos;
        return cut ? cutShort(name_) : damaged(name_, text);
    }

    Counted input_;
    std::vector<char> buffer_;
    std::string name_;
    std::unique_ptr<archive, FreeArchive> archive_;
    std::optional<Error> inputError_;
    std::uint64_t given_ = 0;
    bool ended_ = false;
};

class HeadSource : public ByteSource {
  public:
    HeadSource(std::string head, std::unique_ptr<ByteSource> source)
        : head_(std::move(head)), source_(std::move(source)) {}
    Result<std::size_t> read(char* into, std::size_t size) override {
        if (at_ == head_.size()) return source_->read(into, size);
        const std::size_t some = std::min(size, head_.size() - at_);
        std::memcpy(into, head_.data() + at_, some);
        at_ += some;
        return some;
    }
    double fraction() const override { return source_->fraction(); }
    const std::string& name() const override { return source_->name(); }

  private:
    std::string head_;
    std::size_t at_ = 0;
    std::unique_ptr<ByteSource> source_;
};

bool isGzip(std::string_view head) {
    return head.starts_with("\x1F\x8B");
}

bool isPackedOtherwise(std::string_view head) {
    using namespace std::string_view_literals;
    const bool bzip2 = head.size() > 3 && head.starts_with("BZh") && head[3] >= '1' && head[3] <= '9';
    return bzip2 || head.starts_with("\xFD\x37zXZ\0"sv) || head.starts_with("\x28\xB5\x2F\xFD") ||
           head.starts_with("\x5D\0\0"sv);
}

}  // namespace

bool isPacked(std::string_view head) {
    return isGzip(head) || isPackedOtherwise(head);
}

std::optional<Error> expandsTooMuch(const std::string& name, std::uint64_t packed, std::uint64_t plain) {
    if (plain <= kSmallEnough || plain / kMostExpansion <= packed) return std::nullopt;
    return Error{name,
                 fmt::format("{} compressed bytes expand to more than {}", groupedNumber(packed),
                             groupedNumber(plain)),
                 fmt::format("at most {} times as many, as for text", kMostExpansion),
                 "the file is designed to fill memory or disk: do not use it"};
}

std::unique_ptr<ByteSource> withHead(std::string head, std::unique_ptr<ByteSource> source) {
    return std::make_unique<HeadSource>(std::move(head), std::move(source));
}

Result<std::string> readUpTo(ByteSource& source, std::size_t most) {
    constexpr std::size_t kPart = 1U << 20;
    std::string bytes;
    std::size_t have = 0;
    while (have < most) {
        if (have == bytes.size()) bytes.resize(std::min(most, have + std::max(have, kPart)));
        const Result<std::size_t> got = source.read(bytes.data() + have, bytes.size() - have);
        if (!got) return got.error();
        if (*got == 0) break;
        have += *got;
    }
    bytes.resize(have);
    return bytes;
}

Result<std::unique_ptr<ByteSource>> unpacked(std::unique_ptr<ByteSource> source) {
    constexpr std::size_t kMagicBytes = 6;
    Result<std::string> head = readUpTo(*source, kMagicBytes);
    if (!head) return head.error();
    const bool gzip = isGzip(*head), other = isPackedOtherwise(*head);
    source = withHead(std::move(*head), std::move(source));
    if (gzip) return std::unique_ptr<ByteSource>(std::make_unique<GzipSource>(std::move(source)));
    if (!other) return source;
    auto filter = std::make_unique<FilterSource>(std::move(source));
    const Result<Nothing> opened = filter->open();
    if (!opened) return opened.error();
    return std::unique_ptr<ByteSource>(std::move(filter));
}

}  // namespace paragram
