// A disk that fills up, for tests of what then happens.
#pragma once

#include <sys/resource.h>

#include <csignal>
#include <cstdint>

namespace paragram::test {

// Until it is destroyed, no file of this process grows beyond the size given last.
class FullDisk {
  public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

    void fillAt(std::uintmax_t bytes) {
        rlimit tight = before_;
        tight.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &tight);
    }

  private:
    rlimit before_{};
};

}  // namespace paragram::test
