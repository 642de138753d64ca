// Tokenised pairs on disk, read from start to end, for training sets that are larger than memory.
//
// A header of 64 bytes: "pgtokens", version, bytes per id (2 or 4), then as 64-bit numbers: pairs, ids of the
// sources, ids of the targets, size of the file, fingerprint, symbols of the forms. A record for each pair:
// the lengths of source, target and form (32 bits each), then their ids, and a seal (file_seal.h). All in the
// byte order of the computer: the file is for one run on one computer.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/tokens/token_list.h"

namespace paragram {

// A hash of the tokens of pairs in order, the same in memory and on disk.
class PairFingerprint {
  public:
    PairFingerprint();
    ~PairFingerprint();
    void add(std::span<const std::int32_t> source, std::span<const std::int32_t> target,
             std::span<const std::int32_t> form = {});
    std::uint64_t value() const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// Writes an atomic file: nothing exists before commit(). Throws MachineFailure.
class TokenFileWriter {
  public:
    // vocabulary: all ids and symbols are below it; up to 65,536 an id is stored in two bytes.
    TokenFileWriter(const std::filesystem::path& file, std::size_t vocabulary);
    ~TokenFileWriter();
    // Appends pairs.
    void add(const PairTokens& pairs);
    // Completes the header and moves the file to its place.
    void commit(std::uint64_t fingerprint);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

struct TokenFileInfo {
    std::int64_t pairs = 0, sourceIds = 0, targetIds = 0, formSymbols = 0;
    std::int64_t bytes = 0;  // size of the file
    std::uint64_t fingerprint = 0;
    int idBytes = 4;
};

class TokenFile {
  public:
    // Reads the whole file once. Error if it is missing, not a token file, incomplete or damaged.
    static Result<TokenFile> open(const std::filesystem::path& file);
    const TokenFileInfo& info() const { return info_; }
    const std::filesystem::path& path() const { return path_; }

  private:
    TokenFile(std::filesystem::path path, TokenFileInfo info) : path_(std::move(path)), info_(info) {}
    std::filesystem::path path_;
    TokenFileInfo info_;
};

// Reads the pairs of a file from first to last. Throws MachineFailure if the file cannot be read or has
// changed since it was opened.
class TokenScan {
  public:
    explicit TokenScan(const TokenFile& file);
    ~TokenScan();
    // Moves to the next pair, first to pair 0; false at the end. Skipping pairs costs almost nothing.
    bool next();
    // Appends the current pair.
    void appendTo(PairTokens& pairs) const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
