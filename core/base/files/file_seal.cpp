#include "core/base/files/file_seal.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#define XXH_INLINE_ALL
#include <fmt/format.h>
#include <xxhash.h>

#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/base/files/atomic_file.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr char kMagic[8] = {'p', 'g', 's', 'e', 'a', 'l', 'e', 'd'};
constexpr std::size_t kBlock = 1U << 20;
constexpr char kChecksum[] = "checksum";

struct Seal {
    std::array<char, 8> magic{};
    std::uint64_t size = 0, low = 0, high = 0;
};
static_assert(sizeof(Seal) == kSealBytes && std::endian::native == std::endian::little);

class Descriptor {
  public:
    Descriptor(const fs::path& file, int flags) : number_(::open(file.c_str(), flags | O_CLOEXEC)) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int get() const { return number_; }

  private:
    int number_;
};

bool readAt(int file, void* data, std::size_t size, std::uint64_t from) {
    char* at = static_cast<char*>(data);
    while (size > 0) {
        errno = 0;
        const ssize_t got = ::pread(file, at, size, static_cast<off_t>(from));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        at += got;
        from += static_cast<std::uint64_t>(got);
        size -= static_cast<std::size_t>(got);
    }
    return true;
}

std::optional<std::uint64_t> sizeOf(int file) {
    struct stat status {};
    if (file < 0 || ::fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
    return static_cast<std::uint64_t>(status.st_size);
}

// Of the first bytes of a file; empty if they cannot be read.
std::optional<XXH128_hash_t> hashOfFile(int file, std::uint64_t size) {
    ::posix_fadvise(file, 0, 0, POSIX_FADV_SEQUENTIAL);
    XXH3_state_t hash;
    XXH3_128bits_reset(&hash);
    std::vector<char> block(static_cast<std::size_t>(std::min<std::uint64_t>(size, kBlock)));
    for (std::uint64_t from = 0; from < size; from += kBlock) {
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(kBlock, size - from));
        if (!readAt(file, block.data(), count, from)) return std::nullopt;
        XXH3_128bits_update(&hash, block.data(), count);
    }
    return XXH3_128bits_digest(&hash);
}

// The seal of a file of `size` bytes; empty: it has none.
std::optional<Seal> sealOf(int file, std::uint64_t size) {
    Seal seal;
    if (size < kSealBytes || !readAt(file, &seal, sizeof(seal), size - kSealBytes) ||
        !std::equal(seal.magic.begin(), seal.magic.end(), kMagic)) {
        return std::nullopt;
    }
    return seal;
}

std::string textOf(const XXH128_hash_t& hash) {
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

std::string hashOfMembers(nlohmann::json object) {
    object.erase(kChecksum);
    return hashOfBytes(object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace

std::string hashOfBytes(std::string_view bytes) {
    return textOf(XXH3_128bits(bytes.data(), bytes.size()));
}

struct RunningHash::State {
    XXH3_state_t hash;
};

RunningHash::RunningHash() : state_(std::make_unique<State>()) {
    XXH3_128bits_reset(&state_->hash);
}
RunningHash::~RunningHash() = default;
RunningHash::RunningHash(RunningHash&&) noexcept = default;
RunningHash& RunningHash::operator=(RunningHash&&) noexcept = default;

void RunningHash::add(std::string_view bytes) {
    XXH3_128bits_update(&state_->hash, bytes.data(), bytes.size());
}

std::string RunningHash::value() const {
    return textOf(XXH3_128bits_digest(&state_->hash));
}

void sealFile(const fs::path& file, const fs::path& target) {
    errno = 0;
    const Descriptor open(file, O_RDWR);
    const auto size = sizeOf(open.get());
    const auto hash = size ? hashOfFile(open.get(), *size) : std::nullopt;
    if (!hash) throwWriteFailure(target);
    Seal seal{{}, *size, hash->low64, hash->high64};
    std::copy(std::begin(kMagic), std::end(kMagic), seal.magic.begin());
    const ssize_t written = ::pwrite(open.get(), &seal, sizeof(seal), static_cast<off_t>(*size));
    if (written != static_cast<ssize_t>(sizeof(seal))) throwWriteFailure(target);
}

std::optional<Error> findBrokenSeal(const fs::path& file) {
    const Descriptor open(file, O_RDONLY | O_NONBLOCK);
    const auto size = sizeOf(open.get());
    if (!size) return std::nullopt;  // said by those who read it
    const auto seal = sealOf(open.get(), *size);
    if (!seal) return std::nullopt;
    const std::string action = "create it again or use another copy";
    const auto hash = hashOfFile(open.get(), *size - kSealBytes);
    if (!hash)
        return Error{file.string(), std::string("cannot be read (") + std::strerror(errno) + ")", "", action};
    if (seal->size == *size - kSealBytes && seal->low == hash->low64 && seal->high == hash->high64)
        return std::nullopt;
    return Error{file.string(), "damaged: its contents do not match its checksum", "an undamaged file",
                 action};
}

std::uintmax_t sizeWithoutSeal(const fs::path& file) {
    const Descriptor open(file, O_RDONLY | O_NONBLOCK);
    const auto size = sizeOf(open.get());
    if (!size) return 0;
    return sealOf(open.get(), *size) ? *size - kSealBytes : *size;
}

void addChecksum(nlohmann::ordered_json& object) {
    object[kChecksum] = hashOfMembers(nlohmann::json(object));
}

bool checksumHolds(const nlohmann::json& object) {
    const auto found = object.find(kChecksum);
    return found == object.end() || (found->is_string() && *found == hashOfMembers(object));
}

}  // namespace paragram
