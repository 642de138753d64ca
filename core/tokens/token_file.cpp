#include "core/tokens/token_file.h"

#include <fcntl.h>
#include <unistd.h>
#define XXH_INLINE_ALL
#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"

namespace paragram {
namespace {

constexpr char kMagic[8] = {'p', 'g', 't', 'o', 'k', 'e', 'n', 's'};
constexpr std::uint32_t kVersion = 2;
constexpr std::size_t kBufferBytes = 1U << 22;

struct Header {
    std::array<char, 8> magic{};
    std::uint32_t version = kVersion, idBytes = 4;
    std::int64_t pairs = 0, sourceIds = 0, targetIds = 0, bytes = 0;
    std::uint64_t fingerprint = 0;
    std::int64_t formSymbols = 0;
};
static_assert(sizeof(Header) == 64);

struct RecordHead {
    std::uint32_t source = 0, target = 0, form = 0;  // ids
};

void writeAll(int descriptor, const void* data, std::size_t size, const std::filesystem::path& file) {
    const char* at = static_cast<const char*>(data);
    while (size > 0) {
        errno = 0;
        const ssize_t written = ::write(descriptor, at, size);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) throwWriteFailure(file);
        at += written;
        size -= static_cast<std::size_t>(written);
    }
}

[[noreturn]] void throwReadFailure(const std::filesystem::path& file, const std::string& found) {
    throw MachineFailure(
        {file.string(), found, "", "continue with --resume; the tokens are then created again"});
}

}  // namespace

struct PairFingerprint::State {
    XXH3_state_t hash;
};

PairFingerprint::PairFingerprint() : state_(std::make_unique<State>()) {
    XXH3_64bits_reset(&state_->hash);
}
PairFingerprint::~PairFingerprint() = default;

void PairFingerprint::add(std::span<const std::int32_t> source, std::span<const std::int32_t> target,
                          std::span<const std::int32_t> form) {
    const std::uint32_t head[]{static_cast<std::uint32_t>(source.size()),
                               static_cast<std::uint32_t>(target.size())};
    XXH3_64bits_update(&state_->hash, head, sizeof(head));
    XXH3_64bits_update(&state_->hash, source.data(), source.size_bytes());
    XXH3_64bits_update(&state_->hash, target.data(), target.size_bytes());
    XXH3_64bits_update(&state_->hash, form.data(), form.size_bytes());
}

std::uint64_t PairFingerprint::value() const {
    return XXH3_64bits_digest(&state_->hash);
}

struct TokenFileWriter::State {
    explicit State(const std::filesystem::path& target) : file(target) {}
    ~State() {
        if (descriptor >= 0) ::close(descriptor);
    }
    void put(const void* data, std::size_t size) {
        const char* bytes = static_cast<const char*>(data);
        buffer.insert(buffer.end(), bytes, bytes + size);
        if (buffer.size() >= kBufferBytes) flush();
    }
    void putIds(std::span<const std::int32_t> ids) {
        if (header.idBytes == 4) return put(ids.data(), ids.size_bytes());
        narrow.assign(ids.begin(), ids.end());
        put(narrow.data(), narrow.size() * sizeof(narrow[0]));
    }
    void flush() {
        writeAll(descriptor, buffer.data(), buffer.size(), file.target());
        header.bytes += static_cast<std::int64_t>(buffer.size());
        buffer.clear();
    }

    AtomicFile file;
    int descriptor = -1;
    Header header;
    std::vector<char> buffer;
    std::vector<std::uint16_t> narrow;
};

TokenFileWriter::TokenFileWriter(const std::filesystem::path& file, std::size_t vocabulary)
    : state_(std::make_unique<State>(file)) {
    errno = 0;
    state_->descriptor =
        ::open(state_->file.temporary().c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (state_->descriptor < 0) throwWriteFailure(file);
    state_->header.idBytes = vocabulary <= 65536 ? 2 : 4;
    state_->put(&state_->header, sizeof(Header));  // reserves its space
}

TokenFileWriter::~TokenFileWriter() = default;

void TokenFileWriter::add(const PairTokens& pairs) {
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const std::span<const std::int32_t> source = pairs.source[i], target = pairs.target[i],
                                            form = pairs.formOf(i);
        const RecordHead head{static_cast<std::uint32_t>(source.size()),
                              static_cast<std::uint32_t>(target.size()),
                              static_cast<std::uint32_t>(form.size())};
        state_->put(&head, sizeof(head));
        state_->putIds(source);
        state_->putIds(target);
        state_->putIds(form);
    }
    state_->header.pairs += static_cast<std::int64_t>(pairs.size());
    state_->header.sourceIds += static_cast<std::int64_t>(pairs.source.ids.size());
    state_->header.targetIds += static_cast<std::int64_t>(pairs.target.ids.size());
    state_->header.formSymbols += static_cast<std::int64_t>(pairs.form.ids.size());
}

void TokenFileWriter::commit(std::uint64_t fingerprint) {
    state_->flush();
    Header& header = state_->header;
    std::copy(std::begin(kMagic), std::end(kMagic), header.magic.begin());
    header.fingerprint = fingerprint;
    if (::lseek(state_->descriptor, 0, SEEK_SET) != 0) throwWriteFailure(state_->file.target());
    writeAll(state_->descriptor, &header, sizeof(header), state_->file.target());
    sealFile(state_->file.temporary(), state_->file.target());
    state_->file.commit();
}

Result<TokenFile> TokenFile::open(const std::filesystem::path& file) {
    std::error_code code;
    const std::uintmax_t size = sizeWithoutSeal(file);
    if (!std::filesystem::exists(file, code))
        return Error{file.string(), "no such file", "a token file", "continue with --resume"};
    Header header;
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    const ssize_t got = descriptor < 0 ? -1 : ::read(descriptor, &header, sizeof(header));
    if (descriptor >= 0) ::close(descriptor);
    const std::string action = "delete it; it is created again when the training is resumed";
    if (got != sizeof(header) || !std::equal(header.magic.begin(), header.magic.end(), kMagic)) {
        return Error{file.string(), "not a token file", "a token file of this program", action};
    }
    if (header.version != kVersion || (header.idBytes != 2 && header.idBytes != 4)) {
        return Error{file.string(), "a token file of another version of this program",
                     fmt::format("version {}", kVersion), action};
    }
    if (header.bytes != static_cast<std::int64_t>(size) || header.pairs < 0) {
        return Error{file.string(), std::to_string(size) + " bytes", std::to_string(header.bytes) + " bytes",
                     "the file is truncated or damaged: " + action};
    }
    if (auto broken = findBrokenSeal(file)) {
        broken->action = action;
        return *broken;
    }
    return TokenFile(file, {header.pairs, header.sourceIds, header.targetIds, header.formSymbols,
                            header.bytes, header.fingerprint, static_cast<int>(header.idBytes)});
}

struct TokenScan::State {
    explicit State(const TokenFile& tokens) : file(tokens) {
        descriptor = ::open(file.path().c_str(), O_RDONLY | O_CLOEXEC);
        if (descriptor < 0) throwReadFailure(file.path(), "can no longer be opened");
        ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL);
        ::lseek(descriptor, sizeof(Header), SEEK_SET);
    }
    ~State() {
        if (descriptor >= 0) ::close(descriptor);
    }
    // Reads until `size` bytes from `at` on are in the buffer.
    void need(std::size_t size) {
        if (end - at >= size) return;
        std::copy(buffer.begin() + static_cast<std::ptrdiff_t>(at),
                  buffer.begin() + static_cast<std::ptrdiff_t>(end), buffer.begin());
        end -= at;
        at = 0;
        if (buffer.size() < std::max(size, kBufferBytes)) buffer.resize(std::max(size, kBufferBytes));
        while (end < size) {
            const ssize_t got = ::read(descriptor, buffer.data() + end, buffer.size() - end);
            if (got < 0 && errno == EINTR) continue;
            if (got < 0)
                throwReadFailure(file.path(), std::string("cannot be read (") + std::strerror(errno) + ")");
            if (got == 0) throwReadFailure(file.path(), "ends early: it was changed during the training");
            end += static_cast<std::size_t>(got);
        }
    }
    void appendIds(std::size_t from, std::size_t count, TokenList& list) const {
        const std::size_t first = list.ids.size();
        list.ids.resize(first + count);
        const char* bytes = buffer.data() + from;
        if (file.info().idBytes == 4) {
            std::memcpy(list.ids.data() + first, bytes, count * 4);
        } else {
            for (std::size_t i = 0; i < count; ++i) {
                std::uint16_t id = 0;
                std::memcpy(&id, bytes + 2 * i, sizeof(id));
                list.ids[first + i] = id;
            }
        }
        list.offsets.push_back(static_cast<std::int64_t>(list.ids.size()));
    }

    TokenFile file;
    int descriptor = -1;
    std::vector<char> buffer;
    std::size_t at = 0, end = 0;  // positions in the buffer: the next record, the end of the data
    std::size_t record = 0;       // position in the buffer: the ids of the current pair
    RecordHead head;              // of the current pair
    std::int64_t pairsRead = 0;
};

TokenScan::TokenScan(const TokenFile& file) : state_(std::make_unique<State>(file)) {}
TokenScan::~TokenScan() = default;

bool TokenScan::next() {
    State& s = *state_;
    if (s.pairsRead == s.file.info().pairs) return false;
    s.need(sizeof(RecordHead));
    std::memcpy(&s.head, s.buffer.data() + s.at, sizeof(RecordHead));
    const std::size_t ids = std::size_t{s.head.source} + s.head.target + s.head.form;
    const std::size_t size = sizeof(RecordHead) + ids * static_cast<std::size_t>(s.file.info().idBytes);
    if (static_cast<std::int64_t>(size) > s.file.info().bytes)
        throwReadFailure(s.file.path(), "was changed during the training");
    s.need(size);
    s.record = s.at + sizeof(RecordHead);
    s.at += size;
    ++s.pairsRead;
    return true;
}

void TokenScan::appendTo(PairTokens& pairs) const {
    const State& s = *state_;
    const auto idBytes = static_cast<std::size_t>(s.file.info().idBytes);
    const std::size_t target = s.record + s.head.source * idBytes, form = target + s.head.target * idBytes;
    s.appendIds(s.record, s.head.source, pairs.source);
    s.appendIds(target, s.head.target, pairs.target);
    if (s.file.info().formSymbols > 0) s.appendIds(form, s.head.form, pairs.form);
}

}  // namespace paragram
