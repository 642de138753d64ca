// Sentence pairs on disk: flat UTF-8 bytes with offsets, a side each, in one HDF5 file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/hdf5_file.h"
#include "core/base/result.h"
#include "core/pairs/sentence_pair.h"

namespace paragram {

struct PairStoreInfo {
    std::int64_t pairs = 0;
    std::string sourceLanguage, targetLanguage;
    std::string origin;    // file it was imported from
    std::string settings;  // pairs.* and filter.* in force, as a settings file
    bool hasScore = false;
    std::string recipe{};  // of all filters the pairs have passed, recipe after recipe
    std::string counts{};  // a line a step of these: seen, kept and its line in the recipe, between tabs
};

// Streams pairs into a new store; nothing is there before commit(). Throws MachineFailure.
class PairStoreWriter {
  public:
    explicit PairStoreWriter(const std::filesystem::path& file);
    void add(const SentencePair& pair);
    std::int64_t pairs() const { return pairs_; }
    // info.pairs and info.hasScore are filled in here.
    void commit(PairStoreInfo info);

  private:
    struct Side {
        std::string text;
        std::vector<std::int64_t> offsets;
        std::int64_t bytes = 0;
    };
    void flush();

    Hdf5Writer file_;
    Side source_, target_;
    std::vector<float> scores_;
    std::int64_t pairs_ = 0;
    bool hasScore_ = false;
};

// Throws Hdf5Damage when the file does not hold what it should.
class PairStore {
  public:
    static Result<PairStore> open(const std::filesystem::path& file);
    const PairStoreInfo& info() const { return info_; }
    // Pairs first .. first + count, fewer at the end.
    std::vector<SentencePair> read(std::int64_t first, std::int64_t count) const;

  private:
    PairStore(Hdf5Reader file, PairStoreInfo info) : file_(std::move(file)), info_(std::move(info)) {}
    std::vector<std::string> readSide(const char* side, std::int64_t first, std::int64_t count) const;
    Hdf5Reader file_;
    PairStoreInfo info_;
};

}  // namespace paragram
