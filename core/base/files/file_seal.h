// Checksums of our own files, so that a damaged one is rejected instead of read as something else.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

// XXH3-128 of bytes in hexadecimal.
std::string hashOfBytes(std::string_view bytes);

// The same of bytes that come in parts.
class RunningHash {
  public:
    RunningHash();
    ~RunningHash();
    RunningHash(RunningHash&&) noexcept;
    RunningHash& operator=(RunningHash&&) noexcept;
    void add(std::string_view bytes);
    std::string value() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// A seal is kSealBytes at the end of a binary file whose format says itself where the contents end (HDF5,
// FAISS, tokens): "pgsealed", the size of the contents (64 bits), XXH3-128 of the contents (128 bits), all
// little-endian. Other readers of the format take no notice of it.
inline constexpr std::size_t kSealBytes = 32;

// Adds a seal to a complete file. Throws MachineFailure that names `target`.
void sealFile(const std::filesystem::path& file, const std::filesystem::path& target);
// Reads the whole file. Error if it has a seal and other contents than were sealed, or cannot be read; none
// for a file without a seal, which earlier versions wrote.
std::optional<Error> findBrokenSeal(const std::filesystem::path& file);
// The size without a seal; 0 if the file cannot be read.
std::uintmax_t sizeWithoutSeal(const std::filesystem::path& file);

// Of a JSON object: the member "checksum" for its other members, in whatever order and spacing.
void addChecksum(nlohmann::ordered_json& object);
// Whether the member "checksum" is missing or right.
bool checksumHolds(const nlohmann::json& object);

}  // namespace paragram
