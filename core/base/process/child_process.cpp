#include "core/base/process/child_process.h"

#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

extern char** environ;

namespace paragram {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBlock = 1U << 16;
constexpr int kFoldersAbove = 4;  // of a build: tests/ui/benchmarks

// Both ends are closed when another program starts, so no child inherits those of another one.
struct Pipe {
    Descriptor out, in;  // read end, write end
    // A pair of sockets: writing to one with a closed other end can be done without raising a signal.
    Pipe() {
        std::array<int, 2> ends{};
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
            throw systemFailure("socketpair", errno);
        out = Descriptor(ends[0]);
        in = Descriptor(ends[1]);
    }
};

}  // namespace

MachineFailure systemFailure(const std::string& what, int code) {
    return MachineFailure({what, std::strerror(code), "", "close other programs and try again"});
}

void Descriptor::close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
}

void Descriptor::take(std::string& into) {
    std::array<char, kBlock> block{};
    const ssize_t count = ::read(number_, block.data(), block.size());
    if (count > 0) into.append(block.data(), static_cast<std::size_t>(count));
    if (count == 0 || (count < 0 && errno != EINTR)) close();
}

ChildProcess::ChildProcess(const fs::path& program, const std::vector<std::string>& arguments) {
    Pipe in, out, errors;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in.out.get(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out.in.get(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, errors.in.get(), STDERR_FILENO);
    std::string name = program.string();
    std::vector<char*> pointers{name.data()};
    std::vector<std::string> texts = arguments;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    const int failed = ::posix_spawn(&process_, name.c_str(), &actions, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (failed != 0) {
        process_ = -1;
        throw systemFailure(name, failed);
    }
    input = std::move(in.in);
    output = std::move(out.out);
    lines = std::move(errors.out);
}

ChildProcess::~ChildProcess() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
}

bool ChildProcess::wait() {
    int status = 0;
    ::waitpid(std::exchange(process_, -1), &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

fs::path programBeside(const char* name, const char* variable) {
    if (const char* named = std::getenv(variable)) return named;
    std::error_code code;
    const fs::path folder = fs::read_symlink("/proc/self/exe", code).parent_path();
    std::vector<fs::path> places{folder / name, folder.parent_path() / "libexec" / "paragram" / name};
    fs::path above = folder;
    for (int i = 0; i < kFoldersAbove; ++i) {
        above = above.parent_path();
        places.push_back(above / "app" / name);
        places.push_back(above / "app" / "neural" / name);
    }
    const auto found =
        std::ranges::find_if(places, [&](const fs::path& place) { return fs::is_regular_file(place, code); });
    return found == places.end() ? fs::path() : *found;
}

}  // namespace paragram
