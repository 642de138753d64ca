#include "ui/shell/crash_report.h"

#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstring>
#include <string>

namespace paragram::ui {

namespace {

constexpr std::array kSignals{SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

// What the handler needs, prepared before: it may not allocate.
struct Prepared {
    char path[4096] = {};
    char version[64] = {};
};
Prepared prepared;

void put(int file, const char* text) {
    [[maybe_unused]] const ssize_t written = ::write(file, text, std::strlen(text));
}

extern "C" void reportCrash(int number) {
    const int file = ::open(prepared.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file >= 0) {
        put(file, "Paragram Workbench ");
        put(file, prepared.version);
        put(file, " ended by SIG");
        put(file, ::sigabbrev_np(number));
        put(file, "\nThis file was not sent anywhere. Calls, the last one first:\n");
        std::array<void*, 64> calls{};
        ::backtrace_symbols_fd(calls.data(), ::backtrace(calls.data(), calls.size()), file);
        ::close(file);
    }
    std::signal(number, SIG_DFL);
    std::raise(number);
}

}  // namespace

void writeReportOfCrash(const std::filesystem::path& folder, const char* version) {
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    const std::string path = crashReport(folder, ::getpid()).string();
    if (path.size() >= sizeof prepared.path) return;
    std::strcpy(prepared.path, path.c_str());
    std::strncpy(prepared.version, version, sizeof prepared.version - 1);
    void* first = nullptr;
    ::backtrace(&first, 1);  // loads what it needs now
    for (const int number : kSignals) std::signal(number, reportCrash);
}

std::filesystem::path crashReport(const std::filesystem::path& folder, long process) {
    return folder / ("crash-" + std::to_string(process) + ".txt");
}

}  // namespace paragram::ui
