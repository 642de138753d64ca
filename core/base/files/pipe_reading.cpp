#include "core/base/files/pipe_reading.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "core/base/interruption.h"

namespace paragram {
namespace {

constexpr int kPollMs = 100;

}  // namespace

int openForReading(const std::filesystem::path& file) {
    struct stat status {};
    const bool pipe = ::stat(file.c_str(), &status) == 0 && S_ISFIFO(status.st_mode);
    return ::open(file.c_str(), O_RDONLY | O_CLOEXEC | (pipe ? O_NONBLOCK : 0));
}

Result<std::size_t> readBytes(int descriptor, char* into, std::size_t size, const std::string& name) {
    const auto failed = [&] {
        return Error{name, fmt::format("cannot be read ({})", std::strerror(errno)), "",
                     "use another copy of the file"};
    };
    for (;;) {
        // Regular files are always ready. A pipe is ready when there are bytes, or its last writer has ended.
        pollfd waiting{descriptor, POLLIN, 0};
        const int ready = ::poll(&waiting, 1, kPollMs);
        // Only waits are interrupted: what is there is read, such as the files of a run that was stopped.
        if (ready <= 0 && waitsInterrupted()) return Stopped{};
        if (ready == 0 || (ready < 0 && errno == EINTR)) continue;
        if (ready < 0) return failed();
        const ssize_t got = ::read(descriptor, into, size);
        if (got >= 0) return static_cast<std::size_t>(got);
        if (errno != EINTR && errno != EAGAIN) return failed();
    }
}

}  // namespace paragram
