// Another program of the project, started with pipes to its standard streams.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// An end of a pipe, closed with the object.
class Descriptor {
  public:
    explicit Descriptor(int number = -1) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    int get() const { return number_; }
    bool open() const { return number_ >= 0; }
    void close();
    // Appends what can be read now; closes at the end.
    void take(std::string& into);

  private:
    int number_;
};

// A running program; killed with the object.
class ChildProcess {
  public:
    // Throws MachineFailure if it cannot be started.
    ChildProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments);
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    // Waits for its end: whether the exit status is 0.
    bool wait();

    Descriptor input, output, lines;  // its standard input, standard output and standard error

  private:
    pid_t process_ = -1;
};

// A program of the project: from this environment variable, next to the running program, in libexec/paragram
// of its installation, or in the app folder of a build; empty if it is not found.
std::filesystem::path programBeside(const char* name, const char* variable);

// The failure of a system call: what, and its errno.
MachineFailure systemFailure(const std::string& what, int code);

}  // namespace paragram
