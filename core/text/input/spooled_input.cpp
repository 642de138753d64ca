#include "core/text/input/spooled_input.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/base/files/atomic_file.h"
#include "core/base/files/temporary_folder.h"
#include "core/base/number_text.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBlockBytes = 1U << 18;
constexpr std::uintmax_t kLeftToOthers = 1'000'000'000;

void writeAll(int descriptor, const char* bytes, std::size_t size, const fs::path& folder) {
    while (size > 0) {
        const ssize_t count = ::write(descriptor, bytes, size);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) throwWriteFailure(folder);
        bytes += count;
        size -= static_cast<std::size_t>(count);
    }
}

void replaceAll(std::string& text, const std::string& part, const std::string& by) {
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + by.size()))
        text.replace(at, part.size(), by);
}

}  // namespace

SpooledInput::SpooledInput(int descriptor) : descriptor_(descriptor) {}

SpooledInput::~SpooledInput() {
    ::close(descriptor_);
}

Result<std::shared_ptr<const SpooledInput>> SpooledInput::of(ByteSource& source,
                                                             const std::stop_token& stop) {
    const fs::path folder = temporaryFolder();
    const int descriptor = openUnnamedFile(folder);
    auto spool = std::make_shared<const SpooledInput>(descriptor);
    const std::uintmax_t free = fs::space(folder).available;
    const std::uintmax_t room = free > kLeftToOthers ? free - kLeftToOthers : 0;
    std::vector<char> block(kBlockBytes);
    for (std::uintmax_t bytes = 0;;) {
        if (stop.stop_requested()) return Error{source.name(), "reading was stopped", "", "start again"};
        const Result<std::size_t> got = source.read(block.data(), block.size());
        if (!got) return got.error();
        if (*got == 0) return spool;
        bytes += *got;
        if (bytes > room) {
            return Error{source.name(),
                         fmt::format("more than {} MB, for which {} has no space",
                                     groupedNumber(room / 1'000'000), folder.string()),
                         "", "unpack it first, or set TMPDIR to a folder with more space"};
        }
        writeAll(descriptor, block.data(), *got, folder);
    }
}

fs::path SpooledInput::path() const {
    return fmt::format("/proc/self/fd/{}", descriptor_);
}

Error SpooledInput::named(Error error) const {
    const std::string whole = path().string(), name = path().filename().string();
    for (std::string* text : {&error.where, &error.found, &error.expected, &error.action}) {
        replaceAll(*text, whole, "-");
        replaceAll(*text, "\"" + name + "!", "\"-!");
    }
    return error;
}

}  // namespace paragram
