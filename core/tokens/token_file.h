// Tokenised pairs on disk, to be read from front to back: what a training uses that is too large for memory.
//
// Header of 64 bytes: "pgtokens", version, bytes of an id (2 or 4), then as 64-bit numbers pairs, ids of the
// sources, ids of the targets, size of the file, fingerprint, 0. A record for each pair: the lengths of
// source and target (32 bits each), then their ids. All in the byte order of the machine: the file is made
// for one run on one machine.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/tokens/token_list.h"

namespace paragram {

// A number for the tokens of pairs in their order, the same in memory and on disk.
class PairFingerprint {
  public:
    PairFingerprint();
    ~PairFingerprint();
    void add(std::span<const std::int32_t> source, std::span<const std::int32_t> target);
    std::uint64_t value() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// Nothing is there before commit(). Throws MachineFailure.
class TokenFileWriter {
  public:
    // vocabulary: every id is below it; up to 65,536 an id takes two bytes.
    TokenFileWriter(const std::filesystem::path& file, std::size_t vocabulary);
    ~TokenFileWriter();
    void add(const PairTokens& pairs);
    void commit(std::uint64_t fingerprint);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

struct TokenFileInfo {
    std::int64_t pairs = 0, sourceIds = 0, targetIds = 0;
    std::int64_t bytes = 0;  // of the file
    std::uint64_t fingerprint = 0;
    int idBytes = 4;
};

class TokenFile {
  public:
    // Error when the file is missing, no token file, or not whole.
    static Result<TokenFile> open(const std::filesystem::path& file);
    const TokenFileInfo& info() const { return info_; }
    const std::filesystem::path& path() const { return path_; }

  private:
    TokenFile(std::filesystem::path path, TokenFileInfo info) : path_(std::move(path)), info_(info) {}
    std::filesystem::path path_;
    TokenFileInfo info_;
};

// The pairs of a file from the first to the last. Throws MachineFailure when the file cannot be read or was
// changed since it was opened.
class TokenScan {
  public:
    explicit TokenScan(const TokenFile& file);
    ~TokenScan();
    // Goes to the next pair, at first to pair 0; false at the end. Pairs passed over cost next to nothing.
    bool next();
    // Appends the pair.
    void appendTo(PairTokens& pairs) const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
