// SHA-256 of a stream of bytes (FIPS 180-4).
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

class Sha256 {
  public:
    Sha256();
    ~Sha256();
    Sha256(Sha256&&) noexcept;
    Sha256& operator=(Sha256&&) noexcept;

    void add(std::span<const char> bytes);
    // Of all bytes so far, as 64 lower-case hexadecimal digits; more may be added afterwards.
    std::string hex() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// Of a complete file. Error if it cannot be read. Returns Stopped.
Result<std::string> sha256OfFile(const std::filesystem::path& file, const JobContext& job);

}  // namespace paragram
