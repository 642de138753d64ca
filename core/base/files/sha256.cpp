#include "core/base/files/sha256.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <array>
#include <fstream>
#include <new>
#include <vector>

namespace paragram {
namespace {

struct Free {
    void operator()(EVP_MD_CTX* context) const { EVP_MD_CTX_free(context); }
};
using Context = std::unique_ptr<EVP_MD_CTX, Free>;

Context makeContext() {
    Context context(EVP_MD_CTX_new());
    if (!context) throw std::bad_alloc();
    return context;
}

}  // namespace

struct Sha256::State {
    Context context = makeContext();
};

Sha256::Sha256() : state_(std::make_unique<State>()) {
    EVP_DigestInit_ex(state_->context.get(), EVP_sha256(), nullptr);
}
Sha256::~Sha256() = default;
Sha256::Sha256(Sha256&&) noexcept = default;
Sha256& Sha256::operator=(Sha256&&) noexcept = default;

void Sha256::add(std::span<const char> bytes) {
    EVP_DigestUpdate(state_->context.get(), bytes.data(), bytes.size());
}

std::string Sha256::hex() const {
    const Context copy = makeContext();
    EVP_MD_CTX_copy_ex(copy.get(), state_->context.get());
    std::array<unsigned char, 32> digest{};
    EVP_DigestFinal_ex(copy.get(), digest.data(), nullptr);
    std::string text;
    for (const unsigned char byte : digest) text += fmt::format("{:02x}", byte);
    return text;
}

Result<std::string> sha256OfFile(const std::filesystem::path& file, const JobContext& job) {
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return Error{file.string(), "cannot be read", "", "check its name and permissions"};
    Sha256 sum;
    std::vector<char> buffer(1U << 20);
    while (stream) {
        if (job.shouldStop()) return Stopped{};
        stream.read(buffer.data(), static_cast<std::streamsize>(buffer.size()));
        sum.add({buffer.data(), static_cast<std::size_t>(stream.gcount())});
    }
    if (stream.bad()) return Error{file.string(), "cannot be read to its end", "", "check the disk"};
    return sum.hex();
}

}  // namespace paragram
